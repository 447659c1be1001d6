"""Where a rule lives: its words, its numbers, the code that decides it, tests that name it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from oobmgr.cli.output import print_json
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.places import resources_dir
from oobmgr.known_games import all_games, game
from oobmgr.rules.case_places import CasePlaces, places_of
from oobmgr.rules.cases import Case
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import did_you_mean, folded

_TESTS = ("*.py", "*.json", "*.toml")


def rule(wish: argparse.Namespace) -> None:
    """Tell where a case lives."""
    games = (game(wish.game),) if wish.game else all_games()
    found = places_of(*_found(games, wish.case))
    tests = tuple(_tests_of(found.case))
    if wish.json:
        print_json({"places": found, "tests": tests})
    else:
        _tell(found, tests)


def _found(games: tuple[Game, ...], text: str) -> tuple[Game, Case]:
    """The case by its id or its number in the rulebook. Raises `BadInput` with the nearest."""
    for one in games:
        for case in one.cases().values():
            if folded(text) in {folded(case.id), folded(case.number or case.id)}:
                return one, case
    known = [case for one in games for case in one.cases()]
    advice = did_you_mean(text.upper().replace(" ", "-"), known)
    raise BadInput(Fault(f"there is no case {text!r}.", "case", text, advice))


def _tell(found: CasePlaces, tests: tuple[str, ...]) -> None:
    case = found.case
    say(f"{case.id} {case.title} ({found.game}, class {case.rule_class})")
    say(case.text)
    say(f"Source: {case.source}")
    for act in found.acts:
        say(f"{act.kind} {act.name}: {act.title}{f', {act.code}' if act.code else ''}")
    for cell in found.cells:
        say(f"cell {cell.path} = {cell.value}{f' ({cell.name})' if cell.name else ''}")
    for test in tests:
        say(f"test {test}")


def _tests_of(case: Case) -> Iterator[str]:
    """The tests that name a case, as file and line; none where the program runs without them."""
    root = resources_dir().parent
    # SP-1 must not be found in SP-12, nor SUP-01 in an id that ends alike.
    named = re.compile(rf"(?<![A-Z-]){re.escape(case.id)}(?!\d)")
    files = (file for pattern in _TESTS for file in (root / "tests").rglob(pattern))
    for file in sorted(files):
        line = _line_of(named, file)
        if line:
            yield f"{file.relative_to(root).as_posix()}:{line}"


def _line_of(named: re.Pattern[str], file: Path) -> int:
    """The first line of a file that names the case; 0 where none does."""
    text = file.read_text(encoding="utf-8")
    found = named.search(text)
    return text.count("\n", 0, found.start()) + 1 if found else 0
