"""The table online: rooms, seats, storage, fairness. Imports the engine; nothing imports it."""


def serve(
    host: str = "127.0.0.1", port: int = 8000, database: str = "", open_browser: bool = False, weights: str = "",
    log: str = "",
) -> None:  # fmt: skip
    """Runs the server until it is stopped by Ctrl-C or SIGTERM."""
    from kingcraft.server.run import serve as run

    run(host, port, database, open_browser, weights, log)


def prepare(database: str = "") -> None:
    """Opens the database and brings it up to date; what stands in the way is refused in words."""
    from kingcraft.server.run import prepare as run

    run(database)


def forget(days: int, really: bool, database: str = "") -> int:
    """How many tables that were never played on are older than so many days; deletes them if it is meant."""
    from kingcraft.server.run import forget as run

    return run(days, really, database)


def worker(database: str = "", weights: str = "") -> None:
    """Plays bots for servers that share a PostgreSQL database, until it is stopped."""
    from kingcraft.server.run import worker as run

    run(database, weights)
