"""What is alive: rooms with their connections, clocks that run, bots that think."""
