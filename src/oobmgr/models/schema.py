"""Bringing a file to the present schema. Alembic is loaded only when there is work for it."""

from sqlalchemy import Connection, Engine

from oobmgr.domain.places import migrations_dir
from oobmgr.models.engines import fetch, mark_as_campaign, writing


def revision(connection: Connection) -> str | None:
    """The schema revision of a database, None where it has none."""
    # Asked without alembic, which takes longer to load than a list of units to print.
    table = fetch(connection, "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
    rows = fetch(connection, "SELECT version_num FROM alembic_version") if table else []
    return str(rows[0][0]) if rows else None


def known_revisions() -> frozenset[str]:
    """Every revision that this program can upgrade from."""
    return frozenset(path.stem for path in (migrations_dir() / "versions").glob("*.py"))


HEAD = max(known_revisions(), default="")
"""The newest revision: each begins with its date. A test holds it against the migrations."""


def upgrade(engine: Engine) -> None:
    """Run the migrations up to `HEAD` in one transaction, and mark the file as ours."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    # The configuration takes a percent sign for a name to fill in, and a folder may be called so.
    config.set_main_option("script_location", str(migrations_dir()).replace("%", "%%"))
    with writing(engine) as connection:
        # One transaction for all migrations: an upgrade that fails leaves the file as it was.
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        mark_as_campaign(connection)
