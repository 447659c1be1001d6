"""Where a rule lives: its words, its numbers, the code that decides it, tests that name it."""

import argparse

from oobmgr.cli.output import print_json
from oobmgr.cli.streams import say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.known_games import all_games, game
from oobmgr.rules.case_places import ActPlace, CaseIndex, CasePlaces, tests_by_case
from oobmgr.rules.cases import Case
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import did_you_mean, folded


def rule(wish: argparse.Namespace) -> None:
    """Tell where a case lives."""
    games = (game(wish.game),) if wish.game else all_games()
    one, case = _found(games, wish.case)
    found = CaseIndex(one).places(case)
    tests = tests_by_case().get(case.id, ())
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
    # As ids are written, or "inc 12" would be like nothing that is known.
    advice = did_you_mean(text.upper().replace(" ", "-"), known)
    raise BadInput(Fault(f"there is no case {text!r}.", "case", text, advice))


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
