"""Interdiction zones: placed by a mission, told to the enemy, removed by the calendar."""

from __future__ import annotations

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.air.zones import zones_of
from oobmgr.games.europa.on_map import on_map, zone_entries
from oobmgr.games.europa.rail.breaks import breaks
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AXIS, EXPLOITATION, INITIAL, MOVEMENT, SOVIET
from oobmgr.known_games import game
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.inputs import decode

EUROPA = game("europa")
JULY_I, JULY_II = TurnCode("1941-07-I"), TurnCode("1941-07-II")
FULL_THREE = {"rating": 3, "step": 2}
FULL_TWO = {"rating": 2, "step": 2}


def mission(books: FakeBooks, **raw: object) -> ActionPlan:
    action = EUROPA.action("interdiction")
    books.pay_to_fly()
    return action.plan(books, decode(action.inputs, {"place": "1B 1716", **raw}))


def in_air(**options: str | bool) -> FakeBooks:
    books = opened("central", **options)
    books.turn, books.phase = JULY_I, AIR
    return books


def placed(books: FakeBooks, place: str = "1B 1716", *, rail: bool = False) -> FakeBooks:
    books.post(mission(books, place=place, rail=rail, result="yes"))
    return books


def centres(books: FakeBooks, side: object = AXIS) -> list[str]:
    return [zone.place for zone in zones_of(books, side)]  # type: ignore[arg-type]


def close(books: FakeBooks) -> ActionPlan | None:
    """Close the player turn, and begin the next one."""
    plan = EUROPA.close_turn(books)
    if plan is not None:
        books.post(plan)
    if books.side == AXIS:
        books.side = SOVIET
    else:
        books.side, books.turn = AXIS, EUROPA.calendar.next(books.turn)
    books.phase = INITIAL
    return plan


# A full group doubles its rating: 3 is 6 factors and needs no die; 2 is 4 factors, a roll of 4 or
# less (INT-03).
@pytest.mark.parametrize(
    ("raw", "success"),
    [
        ({"groups": [FULL_THREE]}, True),
        ({"groups": [FULL_TWO], "die": 4}, True),
        ({"groups": [FULL_TWO], "die": 5}, False),
        ({"groups": [FULL_TWO], "factors": 2}, True),
        ({"factors": 1, "die": 1}, True),
        ({"factors": 5, "die": 6}, False),
        ({"result": "yes"}, True),
        ({"groups": [FULL_THREE], "result": "no"}, False),
    ],
)
def test_a_mission_places_its_zone_or_not(raw: dict[str, object], success: bool) -> None:
    books = in_air()
    draft = books.post(mission(books, **raw))
    assert draft.ruling.result is success
    assert centres(books) == (["1B 1716"] if success else [])


@pytest.mark.parametrize(
    ("raw", "where"),
    [
        ({"place": "", "result": "yes"}, "place"),
        ({}, "groups"),
        ({"factors": 5}, "die"),
        ({"place": "1b1716", "result": "yes"}, "place"),
    ],
)
def test_what_is_asked_for(raw: dict[str, object], where: str) -> None:
    draft = mission(placed(in_air()), **({"place": "1B 1309"} | raw))
    assert [fault.where for fault in draft.refusals] == [where]
    assert not draft.facts


def test_a_zone_goes_as_the_next_turn_of_its_side_begins() -> None:
    books = placed(in_air())
    assert close(books) is None
    assert centres(books) == ["1B 1716"]  # in force through the Soviet player turn
    books.phase = AIR
    books.post(mission(books, place="Pskov", result="yes"))
    assert centres(books, SOVIET) == ["Pskov"]
    closing = close(books)
    assert closing is not None
    assert closing.sentence == "1 interdiction zone removed: 1B 1716."
    assert closing.ruling.cases == ("INT-06",)
    assert (centres(books), centres(books, SOVIET)) == ([], ["Pskov"])
    assert close(books) is not None  # the Axis closes July II: the Soviet zone goes
    assert centres(books, SOVIET) == []
    assert close(books) is None


def test_a_zone_of_a_turn_that_was_passed_over_is_over() -> None:
    books = placed(in_air())
    books.turn = JULY_II
    assert centres(books) == []
    books.side = SOVIET
    assert centres(books) == []
    closing = EUROPA.close_turn(books)
    assert closing is not None  # what is over leaves the books with the next close
    books.post(closing)
    books.turn = JULY_I
    assert centres(books) == []


def test_a_zone_of_the_surprise_turn_goes_with_it() -> None:
    books = in_air()
    books.turn = SURPRISE_TURN
    placed(books)
    (entry,) = zone_entries(books)
    assert (entry.then, entry.since, entry.side) == (TurnCode("1941-06-II"), SURPRISE_TURN, AXIS)
    closing = EUROPA.close_turn(books)
    assert closing is not None
    assert "INT-06" in closing.ruling.cases
    assert "SP-32" in closing.ruling.cases  # the special supply points are dropped in the same go
    books.post(closing)
    assert centres(books) == []


def test_the_enemy_is_told_what_a_zone_costs_him() -> None:
    books = placed(in_air(), rail=True)

    def notice() -> str:
        assert EUROPA.phase_notes is not None
        note = EUROPA.phase_notes(books).get(books.phase)
        return note.notice if note else ""

    end = "until the Axis Initial Phase of July II 1941."
    assert notice() == f"Your Interdiction Zones: 1B 1716 (rail cut) {end}"
    books.phase = MOVEMENT
    assert notice() == ""  # one's own zones cost nothing
    books.side, books.phase = SOVIET, INITIAL
    assert notice().endswith("A supply link that enters zones may be 1 hex shorter.")
    for phase in (MOVEMENT, EXPLOITATION):
        books.phase = phase
        assert notice() == (
            f"Enemy Interdiction Zones: 1B 1716 (rail cut) {end} Leaving a hex of a zone costs "
            "C/M units 2 MP more, others 1. By rail only the rail cut costs: 2 full MP."
        )


def test_a_zone_on_a_rail_hex_breaks_the_line_as_long_as_it_lies() -> None:
    books = placed(in_air(), rail=True)
    assert [(one.place, one.cause) for one in breaks(books)] == [("1B 1716", "zone centre")]
    kinds = [entry.kind for entry in on_map(books)]
    assert kinds == ["Rail break", "Interdiction Zone"]
    close(books)
    assert len(breaks(books)) == 1
    close(books)
    assert breaks(books) == ()
    assert on_map(books) == ()


def test_entering_costs_where_the_campaign_says_so() -> None:
    books = placed(in_air(interdiction_cm_enter=True))
    (entry,) = zone_entries(books)
    assert "Entering one costs C/M units 2 MP more." in entry.note
