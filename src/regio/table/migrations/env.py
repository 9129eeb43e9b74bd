"""Run by Alembic, over the connection that `regio.table.store` hands in."""

from alembic import context

from regio.table.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
