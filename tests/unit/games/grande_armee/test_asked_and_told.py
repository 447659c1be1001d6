"""What march, supply, points and politics ask for or tell: each in its own words."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import COALITION, FRANCE, Table
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.games.grande_armee.march.stacking import TrainInputs, supply_train_stacking
from oobmgr.games.grande_armee.politics.index import Event, EventsInputs, political_index_moves
from oobmgr.games.grande_armee.turns import date_of
from oobmgr.games.grande_armee.words import Power
from oobmgr.known_games import game


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    return Realm(tmp_path)


# ----------------------------------------------------------------------- weather, arrivals


def test_the_weather_is_told_as_missing_and_asked_for(tmp_path: Path) -> None:
    table = Table(tmp_path)
    assert "Roll it by your rules, and enter it." in table.refused("weather", weather=None)
    table.go_to(FRANCE, "weather")
    assert table.warned("weather_due") == ["Enter it: how far leaders and units move goes by it."]
    table.post("weather", weather="clear")
    assert table.warned("weather_due") == []


def test_a_depot_is_not_built_in_weather_that_nobody_entered(realm: Realm) -> None:
    realm.go_to(FRANCE, "movement")
    told = realm.refused("build_depot", units="1 Depot", hex="A3728")
    assert "Enter the weather of the turn, or name it here." in told
    realm.post("build_depot", units="1 Depot", hex="A3728", weather="clear")


def test_reinforcements_that_may_enter_are_told(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.own_turn(FRANCE, "movement")
    assert table.warned("reinforcements_due") == []
    turn = table.queries.sequence().turn
    eighth = (UnitId(table.ids["8 Div"]),)
    table.campaign.session.execute(EditUnits(eighth, {"arrival": turn, "hex": ""}))
    assert table.warned("reinforcements_due") == [
        "They may enter in this phase: 8 Div infantry division."
    ]


def test_a_besieged_fortress_holds_any_number_of_trains() -> None:
    tables = game("grande_armee").tables()
    outside = supply_train_stacking(TrainInputs(9), tables)
    inside = supply_train_stacking(TrainInputs(9, besieged_fortress=True), tables)
    assert (outside.result, inside.result) == (False, True)
    assert "9 > 2" in outside.working[-1].arithmetic
    assert "no limit inside a fortress under siege" in inside.working[-1].arithmetic


# ------------------------------------------------------------------------------ detachments


def test_points_are_added_to_an_own_marker_in_the_same_hex_alone(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.own_turn(FRANCE)
    table.post("drop", units="8 Div", points=2, number=7)
    told = table.refused("drop", units="9 Div", points=1, number=7, hex="A3729")
    assert "is in A3728. Choose another marker, or drop them there." in told
    table.own_turn(COALITION)
    told = table.refused("drop", units="1 Div", points=1, number=7, power="France")
    assert "is a marker of the other side." in told


def test_the_marker_of_a_minor_ally_of_the_coalition_is_asked_for(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.add(COALITION, "Bavaria", "1 Bavarians", "infantry division", "A3926")
    table.own_turn(COALITION)
    told = table.refused("drop", units="1 Bavarians", points=1, number=1)
    assert "Say whose marker goes down." in told
    table.post("drop", units="1 Bavarians", points=1, number=1, power="Russia")


# ------------------------------------------------------------------------ points, politics


def test_a_power_loses_no_more_points_than_it_has(realm: Realm) -> None:
    realm.give("France", resource=5)
    told = realm.refused("points", power="France", points=6, change="lost")
    assert "is more than the 5 that France has. Enter fewer." in told
    realm.post("points", power="France", points=5, change="lost")


@pytest.mark.parametrize("given", [{}, {"moved": "Prussia"}, {"shift": -1}])
def test_the_first_town_in_france_needs_the_marker_and_how_far(
    realm: Realm, given: dict[str, object]
) -> None:
    realm.post("index_markers", boxes={"Prussia": 7})
    told = realm.refused("french_town", war="1813", town="Reims", taker="Russia", **given)
    assert "It is the first: say whose marker moves, and how far." in told


def test_a_war_is_over_once(realm: Realm) -> None:
    realm.post("index_markers", boxes={"Prussia": 7})
    town = {"town": "Reims", "taker": "Russia", "moved": "Prussia", "shift": -1}
    realm.post("french_town", war="1813", **town)
    realm.post("french_town", war="1813", over=True)
    assert "is over already." in realm.refused("french_town", war="1813", over=True)


def test_a_level_that_is_reached_or_lost_stands_in_the_working(realm: Realm) -> None:
    posted = realm.post("victory_points", points=48, cause="towns")
    assert "Level reached" not in realm.working(posted)
    posted = realm.post("victory_points", points=4, cause="towns")
    assert realm.working(posted)["Level reached"] == 50
    posted = realm.post("victory_points", points=4, cause="towns", change="lost")
    assert realm.working(posted)["Level lost"] == 50


def test_a_minimum_in_turkey_is_told_after_the_turn_of_grace(realm: Realm) -> None:
    realm.post("ottoman_war", russian_bid=3, ottoman_bid=5)
    at = realm.queries.sequence()
    assert realm.warned("minimum_in_turkey") == []
    told = "Russia has to have its wartime minimum in the Turkish box."
    realm.next_turn(SideId(at.side), "weather")
    assert realm.warned("minimum_in_turkey") == [told]
    realm.next_turn(SideId(at.side), at.phase)
    assert realm.warned("minimum_in_turkey") == [told]


def test_shifts_that_cancel_are_said_to_be_for_the_players() -> None:
    def told(*shifts: int) -> str:
        events = tuple(Event(Power.PRUSSIA, shift) for shift in shifts)
        tables = game("grande_armee").tables()
        return political_index_moves(EventsInputs(events), tables).working[0].arithmetic

    assert told(2, -2) == "equal shifts to both sides: the players decide"
    assert told(3, -2) == "largest of +3, -2"


# ------------------------------------------------------------------------ options and turns


def test_an_option_that_is_a_hex_takes_nothing_else(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is not a hex"):
        Realm(tmp_path, napoleon_hex="Dresden")


def test_a_code_that_is_no_turn_has_no_date() -> None:
    with pytest.raises(ValueError, match="no turn: 1813"):
        date_of(TurnCode("1813"))
