"""The table online: rooms, seats, storage, fairness. Imports the engine; nothing imports it."""

from kingcraft.server.run import serve, worker

__all__ = ["serve", "worker"]
