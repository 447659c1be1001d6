"""Load one game with the others refused, and play it: run as a program by the test of the house.

Usage: ``python -m tests.one_game_alone GAME NEW_FILE``
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oobmgr.rules.entries import GameEntry

FOLDER = Path(__file__).resolve().parents[1] / "src" / "oobmgr" / "games"


class Absent(MetaPathFinder):
    """Refuses the packages of every game but one."""

    def __init__(self, kept: str) -> None:
        self._kept = kept

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        parts = fullname.split(".")
        if parts[:2] == ["oobmgr", "games"] and parts[2:3] not in ([], [self._kept]):
            message = f"{fullname} is absent"
            raise ModuleNotFoundError(message, name=fullname)
        return None


def games_of_one(game_id: str) -> GameEntry:
    """The list of games as it stands where no other folder is there; the module is made anew."""
    path = FOLDER.with_name("known_games.py")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "FOLDERS":
            node.value = ast.parse(f"('oobmgr.games.{game_id}',)", mode="eval").body
    module = ModuleType("oobmgr.known_games")
    module.__file__ = str(path)
    sys.modules["oobmgr.known_games"] = module
    import_module("oobmgr").known_games = module  # type: ignore[attr-defined]
    exec(compile(ast.fix_missing_locations(tree), str(path), "exec"), module.__dict__)  # noqa: S102 - our own file
    (entry,) = module.GAMES
    found: GameEntry = entry
    return found


def named_parts(game_id: str) -> Iterator[str]:
    """Every ``module:name`` and every module of the game that its files name in a string."""
    for path in sorted((FOLDER / game_id).rglob("*.py")):
        source, begins = path.read_text(encoding="utf-8"), f"oobmgr.games.{game_id}."
        # Few files name a part so, and to read them all took a third of the time.
        if f'"{begins}' not in source and f"'{begins}" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
                if text.startswith(begins) and not text.endswith("."):
                    yield text


def load_all(entry: GameEntry) -> None:
    """Import every module of the game, and look at every part that it names to be loaded later."""
    from oobmgr.rules.later import loaded
    from oobmgr.rules.loading import load

    for path in sorted((FOLDER / entry.id).rglob("*.py")):
        parts = path.relative_to(FOLDER).with_suffix("").parts
        import_module(".".join(("oobmgr.games", *(p for p in parts if p != "__init__"))))
    for name in named_parts(entry.id):
        loaded(name) if ":" in name else import_module(name)
    game = load(entry)
    assert [one.where for one in entry.pages if not loaded(one.where)] == []
    assert all(hasattr(import_module(one.where), "obey") for one in entry.commands)
    forms = [action.form.where for action in game.actions if action.form]
    assert [where for where in forms if not loaded(where)] == []
    assert [one.where for one in game.reports if not loaded(one.where)] == []
    for whole in (game.actions, game.checks, game.questions, entry.calculators, game.options):
        assert tuple(whole)
    assert game.cases()
    assert game.tables().cells


def play(entry: GameEntry, path: Path) -> None:
    """A campaign of the game: made, played to the next player turn, taken back and checked."""
    from oobmgr.campaign.commands import Advance
    from oobmgr.campaign.file import NewCampaign, create_campaign
    from oobmgr.cli.main import run
    from oobmgr.cli.services import Services
    from oobmgr.rules.loading import load

    scenario = load(entry).scenarios[-1]
    new = NewCampaign("Alone", entry.id, scenario.id, scenario.variants[0].id)
    with create_campaign(path, new) as campaign:
        before = campaign.queries.sequence()
        campaign.session.execute(Advance("side", anyway=True))
        assert campaign.queries.sequence() != before
        campaign.session.undo()
        assert campaign.queries.sequence() == before
    services = Services(*(None for _ in range(6)))  # type: ignore[arg-type]
    assert run(["check", str(path)], lambda: services) == 0


def main(game_id: str, path: str) -> None:
    """Load the game alone and play it."""
    sys.meta_path.insert(0, Absent(game_id))
    entry = games_of_one(game_id)
    load_all(entry)
    play(entry, Path(path))
    games = {name.split(".")[2] for name in sys.modules if name.startswith("oobmgr.games.")}
    assert games == {game_id}, games
    sys.stdout.write("played\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
