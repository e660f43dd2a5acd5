"""Brings a database to the present schema; called by the store with its own connection."""

from alembic import context

from stol.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
