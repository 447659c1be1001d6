"""What is to bear in mind in a phase: at its place, with its numbers, where it applies."""

from __future__ import annotations

from tests.unit.rules.fake_books import FakeBooks, opened

from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.words import AXIS, SOVIET
from oobmgr.known_games import game
from oobmgr.rules.phase_cases import phase_cases_now

EUROPA = game("europa")


def told(books: FakeBooks, phase: str) -> dict[str, str]:
    """The case and the text of what is shown for a phase of the player turn."""
    entries = phase_cases_now(books, EUROPA.phase_cases(books.tables))
    return {entry.case: entry.text for entry in entries if entry.phase == phase}


def test_every_rule_followed_on_the_map_stands_in_a_phase() -> None:
    placed = {entry.case for entry in EUROPA.phase_cases(EUROPA.tables())}
    on_the_map = {case.id for case in EUROPA.cases().values() if case.rule_class == "M"}
    assert on_the_map
    assert on_the_map - placed == set()


def test_they_stand_in_phases_of_the_game_and_have_no_gap_for_a_number() -> None:
    phases = {phase.id for phase in EUROPA.phases}
    for entry in EUROPA.phase_cases(EUROPA.tables()):
        assert entry.phase in phases
        assert "{" not in entry.text
        assert entry.side in {None, AXIS, SOVIET}


def test_a_house_rule_changes_the_number_that_is_told() -> None:
    books = opened()
    assert "200 hexes" in told(books, "movement")["RAIL-05"]
    books.tables = books.tables.with_overrides({"rail.strategic.hexes": 150})
    assert "150 hexes" in told(books, "movement")["RAIL-05"]


def test_the_set_up_and_the_move_to_contact_belong_to_the_surprise_turn() -> None:
    books = opened()
    assert "SET-01" not in told(books, "air")
    books.turn = SURPRISE_TURN
    assert "3 to 5 hexes" in told(books, "air")["SET-01"]
    assert "1 hex to contact" in told(books, "combat")["SET-02"]
    assert "SET-03" in told(books, "combat")


def test_limited_zones_are_told_to_the_axis_in_june_ii_alone() -> None:
    books = opened()
    assert "costs 1 MP" in told(books, "movement")["ZOC-04"]
    assert "ZOC-04" in told(books, "exploitation")
    books.side = SOVIET
    assert "ZOC-04" not in told(books, "movement")
    books.side, books.turn = AXIS, TurnCode("1941-07-I")
    assert "ZOC-04" not in told(books, "movement")
