"""The doors: HTTP routes, the live socket, and what guards them."""
