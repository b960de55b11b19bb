"""Runs the migrations on the connection that the server hands over."""

from alembic import context

from kingcraft.server.store.tables import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
