"""The program with one text of a unit more, `command_note`: what a developer would write for it.

Run as ``python further_text.py FOLDER COMMANDS``: `COMMANDS` is a list of command lines as JSON.
Writes JSON to standard error: the exit code of each command, and what can be edited of the first
unit in the file of the last one.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from pathlib import Path

DESCRIBED = """
    command_note: str = field(
        default="",
        metadata={_TEXT: UnitField(
            label="Command", words="who commands it", headings=("Command",), width=20
        )},
    )


UNIT_TEXTS = tuple("""
COLUMN = """
    source_key: Mapped[str]
    command_note: Mapped[str] = mapped_column(server_default="")
"""
MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "20990101_command_note"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("unit", sa.Column("command_note", sa.String(), nullable=False, server_default=""))
"""


def rewrite(name: str, old: str, new: str) -> None:
    """Load a module from its source with `old` replaced."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    source = Path(spec.origin).read_text(encoding="utf-8")
    assert source.count(old) == 1, name
    module = module_from_spec(spec)
    sys.modules[name] = module
    exec(compile(source.replace(old, new), spec.origin, "exec"), module.__dict__)  # noqa: S102 - our own text
    parent, _, own = name.rpartition(".")
    setattr(import_module(parent), own, module)


def add_the_text(folder: Path) -> None:
    """Describe it, give it a column, and migrate: all that the program needs."""
    places = import_module("oobmgr.domain.places")
    migrations = folder / "alembic"
    shutil.copytree(places.migrations_dir(), migrations)
    newest = max(path.stem for path in (migrations / "versions").glob("*.py"))
    added = migrations / "versions" / "20990101_command_note.py"
    added.write_text(MIGRATION.format(newest=newest), encoding="utf-8")
    places.migrations_dir = lambda: migrations  # type: ignore[attr-defined]
    rewrite("oobmgr.domain.units", "\n\nUNIT_TEXTS = tuple(", DESCRIBED)
    rewrite("oobmgr.models.campaign", "\n    source_key: Mapped[str]\n", COLUMN)
    # As `python -m tests.data.old_files.make` does with a new migration.
    sys.path.insert(0, str(Path(__file__).parents[2]))
    import_module("tests.data.old_files.make").write_parts()


def main(folder: Path, commands: list[list[str]]) -> None:
    """Add the text, obey the commands, and say what came of it."""
    add_the_text(folder)
    run: Callable[..., int] = import_module("oobmgr.cli.main").run
    codes = [run(command, None) for command in commands]
    open_campaign = import_module("oobmgr.campaign.file").open_campaign
    edit_fields = import_module("oobmgr.ui.viewmodels.unit_fields").edit_fields
    with open_campaign(Path(commands[-1][1])) as campaign:
        unit = campaign.queries.units()[0]
        form = {one.field: one.value for one in edit_fields(unit, campaign.game)}
    sys.stderr.write(json.dumps({"codes": codes, "form": form}))


if __name__ == "__main__":
    main(Path(sys.argv[1]), json.loads(sys.argv[2]))
