"""What is kept: people, matches, and every event of every match. SQLite or PostgreSQL."""
