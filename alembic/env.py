"""Runs the migrations on the connection that the program hands over, or on a scratch file."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from oobmgr.models.campaign import Base


def run(connection: Connection) -> None:
    """Run migrations in the caller's transaction."""
    context.configure(
        connection=connection,
        target_metadata=Base.metadata,
        render_as_batch=True,
        transactional_ddl=False,
    )
    context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    # A developer at the command line (`alembic revision --autogenerate`): migrate a fresh
    # database in memory first, so that only new differences are found.
    url = context.get_x_argument(as_dictionary=True).get("url", "sqlite://")
    with create_engine(url).connect() as scratch, scratch.begin():
        run(scratch)
