"""The terminal: playing, replaying and tables of figures, with rich."""
