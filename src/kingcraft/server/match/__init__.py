"""A match as its events tell it: pure, without storage and without connections."""
