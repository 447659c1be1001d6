"""A game is known by its own folder and by the list of games, and by nothing else."""

import re
import tomllib
from pathlib import Path

import pytest

from oobmgr.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "oobmgr"
GAME_IDS = tuple(game.id for game in GAMES)


def lines_naming(game_id: str, text: str) -> list[str]:
    """The lines in which a game's id stands as a word, in code or in a string."""
    word = re.compile(rf"\b{re.escape(game_id)}\b")
    return [line.strip() for line in text.splitlines() if word.search(line)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('if game.id == "europa":', True),
        ("from oobmgr.games.europa.words import SP", True),
        ('"""What Revised Europa asks for."""', False),
        ("european = 1", False),
    ],
)
def test_a_line_that_knows_a_game_is_recognised(line: str, found: bool) -> None:
    assert bool(lines_naming("europa", line)) is found


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_other_part_of_the_program_names_a_game(game_id: str) -> None:
    outside = [path for path in SOURCE.rglob("*.py") if SOURCE / "games" not in path.parents]
    assert len(outside) > 100
    naming = {
        str(path.relative_to(SOURCE)): lines
        for path in outside
        if (lines := lines_naming(game_id, path.read_text(encoding="utf-8")))
    }
    assert naming == {}


def test_the_shared_rules_name_no_game() -> None:
    shared = list((SOURCE / "rules").glob("*.py"))
    assert shared
    naming = {
        path.name: lines
        for path in shared
        for game_id in GAME_IDS
        if (lines := lines_naming(game_id, path.read_text(encoding="utf-8")))
    }
    assert naming == {}


def test_the_import_contract_holds_for_every_game_and_every_part() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    contract = next(one for one in contracts if one["id"] == "games")
    assert contract["forbidden_modules"] == ["oobmgr.games.*"]
    parts = {path.parent.name for path in SOURCE.glob("*/__init__.py")} - {"games"}
    assert {f"oobmgr.{part}" for part in parts} <= set(contract["source_modules"])
