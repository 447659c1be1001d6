"""What forms propose and offer: the powers of the side that plays, and reasons that are known."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import COALITION, FRANCE, Table
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.games.grande_armee.politics.index import Event
from oobmgr.rules.inputs import TOLD


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_points_are_proposed_for_the_side_that_plays(table: Table) -> None:
    table.own_turn()
    assert table.queries.form("points").inputs["power"] == "France"
    assert table.queries.form("victory_points").inputs["side"] == "French"
    table.own_turn(COALITION)
    # Prussia stands before Russia in the list, and has units on the map, as Russia has.
    assert table.queries.form("points").inputs["power"] == "Prussia"
    assert table.queries.form("victory_points").inputs["side"] == "Coalition"


def test_a_power_that_has_had_points_is_proposed_before_others(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.post("points", power="Russia", points=3, why="subsidies")
    realm.go_to(COALITION, "income")
    assert realm.queries.form("points").inputs["power"] == "Russia"


def test_reasons_that_are_usual_or_were_given_are_offered(table: Table) -> None:
    table.own_turn()
    form = table.queries.form
    assert form("points").offered["why"] == ("start of the scenario",)
    assert form("trains_lost").offered["why"] == ("taken by the enemy", "given up")
    table.post("points", power="France", points=3, why="a forced loan")
    assert form("points").offered["why"] == ("start of the scenario", "a forced loan")


def test_causes_are_offered_from_what_the_books_know(table: Table) -> None:
    table.own_turn()
    form = table.queries.form
    assert form("victory_points").offered["cause"] == ()
    assert form("political_event").offered["cause"] == ()
    table.post("town", place="Leipzig", kind="city", start="Coalition")
    table.post("victory_points", points=50, cause="Lützen")
    assert form("victory_points").offered["cause"] == ("Lützen", "Leipzig taken")
    # The level that was reached calls for its events now.
    assert form("political_event").offered["cause"] == ("50 victory points",)
    table.post("index_markers", boxes={"Austria": 5})
    table.post(
        "political_event",
        cause="Austria arms",
        events=[{"power": "Austria", "shift": 1, "source": "gold"}],
    )
    assert form("political_event").offered["cause"] == ("50 victory points", "Austria arms")


def test_corrections_are_offered_by_their_numbers_open_ones_first(tmp_path: Path) -> None:
    realm = Realm(tmp_path)
    realm.go_to(FRANCE, "weather")
    offered = realm.queries.form("corrections").offered["corrections"]
    assert offered[0] == "SC-23"
    realm.post("corrections", corrections=["SC-23"])
    after = realm.queries.form("corrections").offered["corrections"]
    assert sorted(after) == sorted(offered)
    assert after[-1] == "SC-23"


def test_shifts_say_which_way_they_count() -> None:
    labels = [field.metadata[TOLD].label for field in fields(Event)]
    assert labels == ["Marker of", "Boxes to the right (left: −)", "Because of"]
