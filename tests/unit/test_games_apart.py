"""A game is known by its own folder and by the list of games, and by nothing else."""

import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from oobmgr.known_games import GAMES, entry_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "oobmgr"
GAME_IDS = tuple(game.id for game in GAMES)


SHARED = ("domain", "models", "campaign", "exchange", "reports", "cli", "ui", "rules")
VOCABULARY = {
    game_id: import_module(f"oobmgr.games.{game_id}.vocabulary").WORDS for game_id in GAME_IDS
}
PLAIN_WORDS = frozenset({"own"})
"""Ids that are words of every other sentence: they are looked for only where code names a game."""
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
"""The words of an identifier or a text: ``lend_lease``, ``LendLease`` and "lend lease" are two."""
HOMONYMS = {
    # A field's default is made by a factory, in the language itself.
    "default_factory": "factory",
    # Qt calls so what makes the voice of a widget for a screen reader.
    "installFactory": "factory",
    # The driver of the database calls so what makes a text of bytes.
    "text_factory": "factory",
    # The drawing library calls the scale of a chart an axis.
    "set_x_axis": "axis",
    "set_y_axis": "axis",
}
"""What a shared part may write although a game has the word, with the reason above each."""


def words_of(text: str) -> frozenset[str]:
    """The words of code, of its strings, docstrings and comments: in small letters, each once."""
    for allowed in HOMONYMS:
        # Few files have one, and to look with a pattern takes far longer.
        if allowed in text:
            text = re.sub(rf"\b{re.escape(allowed)}\b", "", text)
    return frozenset(word.lower() for word in WORD.findall(text))


def words_of_a_game(found: frozenset[str], words: frozenset[str]) -> list[str]:
    """The words of a game among those that were found."""
    return sorted(word for word in found if word in words or word.removesuffix("s") in words)


@cache
def words_of_shared_modules() -> dict[str, frozenset[str]]:
    """The words of every module that belongs to no game, found once for all games."""
    return {
        str(path.relative_to(SOURCE)): words_of(path.read_text(encoding="utf-8"))
        for path in shared_modules()
    }


def shared_modules() -> list[Path]:
    """Every module that belongs to no game."""
    parts = [path for part in SHARED for path in (SOURCE / part).rglob("*.py")]
    # The list of games names their folders; that is what it is for.
    return [*parts, *(one for one in SOURCE.glob("*.py") if one.name != "known_games.py")]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def cadre_of(unit):", ["cadre"]),
        ("class PanzerRow:", ["panzer"]),
        ("for_NKVD = 1", ["nkvd"]),
        ("def _f(): ...  # as an Overrun does", ["overrun"]),
        ('"""``Panzers on a rail line``"""', ["panzers", "rail"]),
        ("say('Lend-Lease')", ["lease", "lend"]),
        ("class RailRules: ...", ["rail"]),
        ("rows: dict[str, int] = field(default_factory=dict)", []),
        ("chart.set_x_axis({})", []),
        ("the_axis = x_axis", ["axis"]),
        ("trailing, derailed = guarantee", []),
    ],
)
def test_a_word_of_a_game_is_found_wherever_it_stands(text: str, found: list[str]) -> None:
    assert words_of_a_game(words_of(text), VOCABULARY["europa"]) == found


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_vocabulary_of_a_game_is_its_own(game_id: str) -> None:
    words = VOCABULARY[game_id]
    # An id of several words is looked for as a whole.
    assert game_id in words or game_id in PLAIN_WORDS or "_" in game_id
    assert all(word == word.lower() and WORD.fullmatch(word) for word in words)
    assert not any(words & VOCABULARY[other] for other in GAME_IDS if other != game_id)


@pytest.mark.parametrize("game_id", [game_id for game_id in GAME_IDS if VOCABULARY[game_id]])
def test_no_shared_part_has_a_word_of_a_game(game_id: str) -> None:
    modules = words_of_shared_modules()
    assert len(modules) > 300
    naming = {
        module: words
        for module, found in modules.items()
        if (words := words_of_a_game(found, VOCABULARY[game_id]))
    }
    assert naming == {}


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_loads_and_plays_with_the_other_folders_absent(game_id: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.one_game_alone", game_id, str(tmp_path / "alone.oob")],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split()[-1] == "played"


def lines_naming(game_id: str, text: str) -> list[str]:
    """The lines in which a game's id stands as a word, in code or in a string.

    Of an id that is a plain word, those with a string that is the id, is a name of a page or a
    calculator made from it, or has its folder.
    """
    name = re.escape(game_id)
    calculators = "|".join(map(re.escape, entry_of(game_id).calculators.names))
    plain = rf"""["']{name}["':_]|games[./]{name}\b|\b({calculators})\b"""
    word = re.compile(plain if game_id in PLAIN_WORDS else rf"\b{name}\b")
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


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('if game.id == "own":', True),
        ("from oobmgr.games.own.words import pool", True),
        ('run("own.portion", {})', True),
        ("page = 'own_goods'", True),
        ('does="own.wear_theme"', False),
        ('"""Own entries of a side: each has its own."""', False),
        ("own = name.rpartition('.')[2]", False),
    ],
)
def test_a_line_that_knows_a_game_with_a_plain_id_is_recognised(line: str, found: bool) -> None:
    assert bool(lines_naming("own", line)) is found


@cache
def texts_outside_games() -> dict[str, str]:
    """The code of every module outside the games, read once for all games."""
    return {
        str(path.relative_to(SOURCE)): path.read_text(encoding="utf-8")
        for path in SOURCE.rglob("*.py")
        if SOURCE / "games" not in path.parents and path.name != "known_games.py"
    }


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_other_part_of_the_program_names_a_game(game_id: str) -> None:
    outside = texts_outside_games()
    assert len(outside) > 100
    naming = {
        module: lines for module, text in outside.items() if (lines := lines_naming(game_id, text))
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
    assert contract["forbidden_modules"] == ["oobmgr.games"]
    parts = {path.parent.name for path in SOURCE.glob("*/__init__.py")} - {"games"}
    assert {f"oobmgr.{part}" for part in parts} <= set(contract["source_modules"])
