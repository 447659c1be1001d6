"""Where a rule lives: its words, its numbers, the code that decides it, tests that name it."""

import argparse

from oobmgr.cli.output import print_json
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.known_games import all_games, game
from oobmgr.rules.case_names import chapter_of
from oobmgr.rules.case_places import ActPlace, CaseIndex, CasePlaces
from oobmgr.rules.case_tests import CaseTests
from oobmgr.rules.cases import Case
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import folded, nearest


def rule(wish: argparse.Namespace) -> None:
    """Tell where a case lives."""
    games = (game(wish.game),) if wish.game else all_games()
    one, case = _found(games, wish.case)
    index = CaseIndex(one)
    found = index.places(case)
    tests = CaseTests(index).of(case)
    if wish.json:
        print_json({"places": found, "tests": tests})
    else:
        _tell(found, tests)


def _found(games: tuple[Game, ...], text: str) -> tuple[Game, Case]:
    """The case by its id or its number in the rulebook. Raises `BadInput` with the nearest."""
    for one in games:
        for case in one.cases().values():
            # Without a number its id again: an empty one would be found by any text of mere signs.
            if folded(text) in {folded(case.id), folded(case.number or case.id)}:
                return one, case
    raise BadInput(Fault(f"there is no case {text!r}.", "case", text, _advice(games, text)))


def _advice(games: tuple[Game, ...], text: str) -> str:
    """The case that was meant, else how cases are written."""
    # As ids are written, or "inc 12" would be like nothing that is known.
    wish = text.strip().upper().replace(" ", "-")
    chapters = {chapter: one for one in games for chapter in one.chapters}
    # By its chapter first: two letters more or fewer are another chapter, perhaps of another game.
    chapter = nearest(chapter_of(wish), chapters)
    if chapter:
        number = wish.rpartition("-")[2]
        known = [case for case in chapters[chapter].cases() if chapter_of(case) == chapter]
        return f"Did you mean {nearest(f'{chapter}-{number}', known)}?"
    examples = (f"{next(iter(one.cases()))} ({one.id})" for one in games if one.cases())
    return f"Cases are written so: {', '.join(examples)}."


def _tell(found: CasePlaces, tests: tuple[str, ...]) -> None:
    case = found.case
    say(f"{case.id} {case.title} ({found.game}, class {case.rule_class})")
    say(case.text)
    say(f"Source: {case.source}")
    for act in found.acts:
        say(f"{act.kind} {act.name}: {_act_words(act)}")
    for cell in found.cells:
        say(f"cell {cell.path} = {cell.value}{f' ({cell.name})' if cell.name else ''}")
    for test in tests:
        say(f"test {test}")


def _act_words(act: ActPlace) -> str:
    """What it is called, where its code stands, and on which pages of the window it is met."""
    pages = (f"page {page}" for page in act.pages if page != act.title)
    return ", ".join(word for word in (act.title, act.code, *pages) if word)
