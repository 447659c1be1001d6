"""The supply check: what it sets, what stays, what small units share, and what units then show."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.pockets import (
    EUROPA,
    FREE,
    GUNS,
    INFANTRY,
    JULY_I,
    PANZER,
    POCKET,
    a_pocket,
    line,
    plan,
    said,
    starved,
)

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.games.europa.supply.marks import NOT_IN_SUPPLY, unit_marks
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supplies, supply_of
from oobmgr.games.europa.turns import FIRST_TURN, SURPRISE_TURN
from oobmgr.games.europa.words import AXIS, MOVEMENT, SOVIET

OOS, ISOLATED = SupplyState.OOS, SupplyState.ISOLATED


def test_a_whole_hex_is_set_however_it_is_written() -> None:
    books = a_pocket()
    books.post(plan(books, "supply_states", stacks=[{"hex": "1b2417", "state": "isolated"}]))
    assert supplies(books) == dict.fromkeys(
        (PANZER, INFANTRY, GUNS), UnitSupply(ISOLATED, FIRST_TURN)
    )


def test_a_single_unit_goes_before_the_stack_that_it_stands_in() -> None:
    books = a_pocket()
    stacks = [{"hex": POCKET, "state": "isolated"}]
    books.post(plan(books, "supply_states", stacks=stacks, unsupplied=[INFANTRY]))
    assert supply_of(books, INFANTRY).state is OOS
    assert supply_of(books, GUNS).state is ISOLATED, "set with the hex, so it shares nothing"


def test_a_stack_that_is_half_unsupplied_and_half_isolated_is_told_of() -> None:
    """A slip picks one unit of a stack, which traces from one hex as a whole (SUP-01)."""
    books = starved(ISOLATED)
    (told,) = plan(books, "supply_states", unsupplied=[INFANTRY]).warnings
    assert told.message == f"{POCKET}: some are unsupplied, some isolated."
    whole = [{"hex": POCKET, "state": "unsupplied"}]
    assert not plan(books, "supply_states", stacks=whole).warnings
    assert not plan(books, "supply_states", in_supply=[INFANTRY]).warnings
    assert not plan(books, "supply_states", whole=True).warnings


def test_what_was_without_supply_keeps_its_turn_until_it_is_in_supply_again() -> None:
    books = starved(OOS)
    found = books.post(plan(books, "supply_states", isolated=[PANZER], in_supply=[INFANTRY]))
    assert supply_of(books, PANZER) == UnitSupply(ISOLATED, FIRST_TURN)
    assert supply_of(books, INFANTRY) == UnitSupply()
    assert supply_of(books, FREE) == UnitSupply()
    assert line(found, "Of them since June II 1941") == 2, "the guns share the panzer's state"
    books.post(plan(books, "supply_states", in_supply=[PANZER]))
    books.turn = TurnCode("1941-07-II")
    books.post(plan(books, "supply_states", unsupplied=[PANZER]))
    assert supply_of(books, PANZER).since == books.turn, "it begins anew"


@pytest.mark.parametrize(("option", "state"), [("worst", ISOLATED), ("best", OOS)])
def test_small_units_share_the_worst_or_the_best_of_their_divisions(
    option: str, state: SupplyState
) -> None:
    books = a_pocket(mixed_stack_state=option)
    found = books.post(plan(books, "supply_states", unsupplied=[PANZER], isolated=[INFANTRY]))
    assert supply_of(books, GUNS).state is state
    assert line(found, "Units below division size") == 1


def test_a_small_unit_that_is_named_keeps_its_own_state() -> None:
    books = a_pocket()
    books.post(plan(books, "supply_states", isolated=[PANZER, INFANTRY], in_supply=[GUNS]))
    assert GUNS not in supplies(books)


def test_the_whole_check_confirms_what_is_not_named() -> None:
    books = starved()
    assert "supply_check" in {one.kind for one in EUROPA.warnings(books)}
    found = books.post(plan(books, "supply_states"))
    assert found.title == "Supply: 3 as before"
    assert found.sentence == "3 units are not in supply; 1 hex rolls for attrition."
    assert "supply_check" not in {one.kind for one in EUROPA.warnings(books)}


def test_a_part_of_the_check_is_not_the_check() -> None:
    books = starved()
    books.post(plan(books, "supply_states", in_supply=[INFANTRY], whole=False))
    assert "supply_check" in {one.kind for one in EUROPA.warnings(books)}
    refused = plan(books, "supply_states", whole=False)
    assert said(refused.refusals) == [
        "Nothing is entered. Pick units, or say that this is the whole check."
    ]


def test_air_supply_keeps_units_from_rolling() -> None:
    books = starved()
    found = books.post(plan(books, "supply_states", by_air=[PANZER, INFANTRY]))
    assert supplies(books) == {}
    assert line(found, "Of them supplied by air") == 2
    assert line(found, "Hexes that roll for attrition") == 0


def test_states_are_refused_for_units_that_are_not_there() -> None:
    books = a_pocket()
    books.enlist(5, "infantry", status=UnitStatus.DEAD, steps_left=0)
    books.enlist(6, "infantry", status=UnitStatus.DUE, arrival=JULY_I)
    found = plan(
        books, "supply_states", isolated=[5, 6, 99, PANZER], unsupplied=[PANZER],
        stacks=[{"hex": "nowhere", "state": "isolated"}],
    )  # fmt: skip
    assert not found.facts
    assert said(found.refusals) == [
        "No unit of yours is in nowhere. Enter the hex as the order of battle has it.",
        "There is no such unit.",
        "5 infantry is in the dead pile.",
        "6 infantry has not arrived yet.",
        "1 panzer is in unsupplied and isolated. Leave it in one of them.",
    ]


def test_a_state_set_at_another_time_corrects_the_books() -> None:
    books = a_pocket()
    books.phase = MOVEMENT
    found = books.post(plan(books, "supply_states", unsupplied=[PANZER]))
    assert said(found.warnings) == [
        "Supply is measured only in a side's own Initial Phase; this corrects the books."
    ]
    assert supply_of(books, PANZER).since == FIRST_TURN


@pytest.mark.parametrize(
    ("turn", "playing", "of", "since"),
    [
        (JULY_I, SOVIET, AXIS, JULY_I),  # the Axis measured before, in this turn
        (JULY_I, AXIS, SOVIET, FIRST_TURN),  # the Soviets did in the turn before
        (FIRST_TURN, AXIS, SOVIET, SURPRISE_TURN),
    ],
)
def test_units_of_the_other_side_count_from_its_own_last_check(
    turn: TurnCode, playing: str, of: str, since: TurnCode
) -> None:
    books = a_pocket()
    books.side = of  # type: ignore[assignment]
    books.enlist(7, "rifle")
    books.turn, books.side = turn, playing  # type: ignore[assignment]
    found = books.post(plan(books, "supply_states", isolated=[7]))
    assert supply_of(books, UnitId(7)).since == since
    assert "of the other side" in said(found.warnings)[-1]


def test_a_turn_that_the_books_do_not_know_is_entered() -> None:
    books = a_pocket()
    books.turn = JULY_I
    found = books.post(plan(books, "supply_states", isolated=[FREE], since="June II 1941"))
    assert supply_of(books, FREE) == UnitSupply(ISOLATED, FIRST_TURN)
    assert line(found, "Hexes that roll for attrition") == 1


def test_units_show_what_their_state_takes_from_them() -> None:
    books = starved()
    books.post(plan(books, "supply_states", unsupplied=[FREE], in_supply=[INFANTRY]))
    marks = {unit: [mark.full for mark in own] for unit, own in unit_marks(books).items()}
    assert marks == {
        PANZER: ["Isolated since June II 1941: attack × ½, movement × ½, exploitation not allowed"],
        GUNS: ["Isolated since June II 1941: attack × ½, bombardment not allowed"],
        FREE: ["Unsupplied since July I 1941: attack × ½"],
    }
    assert {mark.group for own in unit_marks(books).values() for mark in own} == {NOT_IN_SUPPLY}
    assert {effect.case for own in unit_marks(books).values() for mark in own
            for effect in mark.effects} == {"SP-25", "SUP-06"}  # fmt: skip


def test_a_cadre_moves_as_the_division_that_it_was() -> None:
    books = starved()
    books.enlist(PANZER, "panzer", steps_left=1, traits={"cadre": "4-8"})
    (mark,) = unit_marks(books)[PANZER]
    assert "movement × ½" in mark.sentence


def test_the_dead_show_nothing() -> None:
    books = starved()
    books.enlist(INFANTRY, "infantry", status=UnitStatus.DEAD, steps_left=0)
    assert INFANTRY not in unit_marks(books)
