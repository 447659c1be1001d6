"""What stands in the rows of phases to come, and which inputs mean nothing in a turn."""

from __future__ import annotations

import pytest
from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AIR, COMBAT, EXPLOITATION, INITIAL, MOVEMENT, SOVIET, ZONES
from oobmgr.known_games import game
from oobmgr.rules.game import PhaseNote

EUROPA = game("europa")


def notes(books: FakeBooks) -> dict[str, PhaseNote]:
    assert EUROPA.phase_notes is not None
    return {str(phase): note for phase, note in EUROPA.phase_notes(books).items()}


def weather(books: FakeBooks, **kinds: str) -> FakeBooks:
    for zone in ZONES:
        key = (fact_kinds.WEATHER, str(books.turn), zone)
        books.known[key] = kinds.get(zone, kinds.get("every", "clear"))
    return books


def test_movement_says_what_may_move_and_what_all_of_it_would_cost() -> None:
    books = opened()
    for number, kind in enumerate(("motorised infantry", "panzer", "panzer", "infantry")):
        books.enlist(number, kind)
    books.enlist(9, "tank", side=SOVIET)
    # 2 × 1 + 1 × 1/2; the infantry moves free.
    line = "2 panzer, 1 motorized; all moved would cost 2\u2009½ SP"
    assert notes(books)[MOVEMENT] == PhaseNote(line)


def test_movement_says_so_only_while_it_is_still_to_come() -> None:
    books = opened()
    assert MOVEMENT not in notes(books)
    books.enlist(1, "panzer")
    books.phase = AIR
    assert MOVEMENT in notes(books)
    for phase in (MOVEMENT, COMBAT, EXPLOITATION):
        books.phase = phase
        assert MOVEMENT not in notes(books)


@pytest.mark.parametrize(
    ("turn", "line"),
    [
        ("1942-04-II", "30 factors a hex, 60 AF an attack"),
        ("1942-05-I", "40 factors a hex, 80 AF an attack"),
    ],
)
def test_combat_says_the_limits_of_the_date_until_it_is_over(turn: str, line: str) -> None:
    books = opened()
    books.turn = TurnCode(turn)
    for phase in (AIR, COMBAT):
        books.phase = phase
        assert notes(books)[COMBAT] == PhaseNote(line)
    books.phase = EXPLOITATION
    assert COMBAT not in notes(books)


def test_mud_in_a_zone_keeps_its_units_from_exploiting() -> None:
    books = weather(opened(), B="mud", D="snow", A="frost")
    note = notes(books)[EXPLOITATION]
    assert note == PhaseNote("not for units that start in zone B, D", ("mud", "snow"))
    assert note.held
    assert not note.notice


def test_bad_weather_everywhere_closes_the_phase() -> None:
    books = weather(opened(), every="snow", C="mud")
    books.phase = EXPLOITATION
    note = notes(books)[EXPLOITATION]
    assert not note.held
    assert note.line == "not held: Mud or Snow in every zone"
    assert note.notice.startswith("Not held: Mud or Snow in every zone.")


def test_the_weather_of_a_player_turn_counts_where_each_has_its_own() -> None:
    books = opened(weather_scope="player_turn")
    books.known[fact_kinds.WEATHER, f"{books.turn}:{books.side}", "B"] = "mud"
    books.known[fact_kinds.WEATHER, f"{books.turn}:{SOVIET}", "C"] = "mud"
    books.known[fact_kinds.WEATHER, f"{books.turn}:{books.side}", "C"] = "clear"
    assert notes(books)[EXPLOITATION].line == "not for units that start in zone B"


def test_nothing_is_noted_of_phases_that_a_turn_does_not_have() -> None:
    books = opened()
    books.turn = SURPRISE_TURN
    books.phase = AIR
    books.enlist(1, "panzer")
    assert set(notes(weather(books, every="mud"))) == {COMBAT}


@pytest.mark.parametrize(("action", "field"), [("air", "ju87"), ("combat", "army_groups")])
def test_inputs_of_the_surprise_turn_are_left_out_of_others(action: str, field: str) -> None:
    left_out = EUROPA.action(action).left_out
    assert left_out is not None
    books = opened()
    assert field in left_out(books)
    books.turn = SURPRISE_TURN
    assert field not in left_out(books)


def test_patrol_is_not_counted_where_the_books_hold_the_groups() -> None:
    left_out = EUROPA.action("air").left_out
    assert left_out is not None
    books = opened()
    assert "patrol" in left_out(books)
    books.amounts.clear()
    assert "patrol" not in left_out(books)


def test_each_phase_says_what_is_done_in_it() -> None:
    assert [phase.id for phase in EUROPA.phases if phase.sentence] == [
        INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION,
    ]  # fmt: skip
