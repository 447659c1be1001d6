"""What ends by itself: when it is asked, and how several ends make one plan."""

from __future__ import annotations

from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.games.europa.words import AIR, COMBAT
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books
from oobmgr.rules.closings import closing, closings_of
from tests.unit.rules.fake_books import FakeBooks


def put_out(what: str, books: Books) -> ActionPlan | None:
    """A lamp goes out that burns in the books."""
    if not books.fact(Subject.CONDITION, what, "burns"):
        return None
    return ActionPlan(
        f"{what} out",
        f"The {what} is out.",
        Ruling(what, (Step(what, "out", case="AB-01"),), (f"{what} was lit",)),
        facts=(Fact(Subject.CONDITION, what, "burns", old=True, new=None),),
        warnings=(Fault(f"{what} smokes."),),
    )


@closing("AB-01..02", title="Lamps put out", phases=(COMBAT,))
def lamps(books: Books) -> ActionPlan | None:
    """Lamps go out with the combat."""
    return put_out("lamp", books)


@closing("AB-03", title="Stoves put out")
def stoves(books: Books) -> ActionPlan | None:
    """Stoves go out with the player turn."""
    return put_out("stove", books)


@closing("AB-04", title="Fires put out")
def fires(books: Books) -> ActionPlan | None:
    """Fires go out with the player turn, too."""
    return put_out("fire", books)


CLOSINGS = closings_of(lamps, stoves, fires)
GAME = replace(game("europa"), closings=CLOSINGS)


def burning(*things: str) -> FakeBooks:
    books = FakeBooks(phase=COMBAT)
    for thing in things:
        books.known[Subject.CONDITION, thing, "burns"] = True
    return books


def test_an_end_is_told_with_its_name_title_cases_and_phases() -> None:
    lamp, stove, _ = CLOSINGS
    assert (lamp.name, lamp.title, lamp.cases) == ("lamps", "Lamps put out", ("AB-01", "AB-02"))
    assert (lamp.phases, stove.phases) == ((COMBAT,), ())


def test_what_names_phases_ends_with_those_and_the_rest_with_the_player_turn() -> None:
    books = burning("lamp", "stove")
    ends = (GAME.close_phase(books), GAME.close_turn(books))
    assert [plan.title for plan in ends if plan] == ["lamp out", "stove out"]
    books.phase = AIR
    assert GAME.close_phase(books) is None


def test_one_end_keeps_its_own_result() -> None:
    plan = GAME.close_turn(burning("fire"))
    assert plan is not None
    assert (plan.ruling.result, plan.sentence) == ("fire", "The fire is out.")


def test_several_ends_are_one_plan_with_all_that_they_say() -> None:
    plan = GAME.close_turn(burning("stove", "fire"))
    assert plan is not None
    assert plan.title == "stove out; fire out"
    assert plan.sentence == "The stove is out. The fire is out."
    assert plan.ruling.result is None
    assert [line.label for line in plan.ruling.working] == ["stove", "fire"]
    assert plan.ruling.notes == ("stove was lit", "fire was lit")
    assert [fact.key for fact in plan.facts] == ["stove", "fire"]
    assert [fault.message for fault in plan.warnings] == ["stove smokes.", "fire smokes."]


def test_nothing_ends_where_nothing_burns() -> None:
    assert GAME.close_phase(burning()) is None
    assert GAME.close_turn(burning()) is None
