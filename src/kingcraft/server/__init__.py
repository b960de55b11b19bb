"""The table online: rooms, seats, storage, fairness. Imports the engine; nothing imports it."""
