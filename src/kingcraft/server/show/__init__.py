"""What a viewer gets to see. All that leaves the server about a game is made here, for one viewer."""
