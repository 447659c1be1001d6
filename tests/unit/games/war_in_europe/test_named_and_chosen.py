"""What a player has to name or to choose for all: seas, types that are rebuilt, one option."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, SOVIET, Table

from oobmgr.games.war_in_europe.sea.assault import AssaultInputs, amphibious_assault_check
from oobmgr.games.war_in_europe.tables import tables
from oobmgr.games.war_in_europe.words import Weather

LANDING = {
    "hex": "B2222",
    "water_hexes": 4,
    "dist_major_supply": 4,
    "adj_all_sea": True,
}
CLOSED = "closed in this weather"


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def _ashore(table: Table, weather: str) -> None:
    """The Allied movement phase of a turn of this weather, with points that wait."""
    table.weather(weather)
    table.go_to(ALLIED, "replacement")
    table.post("assault_points", points=2)
    table.go_to(ALLIED, "movement")


# ------------------------------------------------------------------------------- the Baltic


@pytest.mark.parametrize("weather", ["Mud", "Snow"])
@pytest.mark.parametrize(
    "sea",
    [
        "Baltic Sea",
        "Ostsee",
        "Östersjön",
        "Gulf of Finland",
        "Bottnischer Meerbusen",
        "Gulf of Riga",
    ],
)
def test_the_baltic_is_closed_by_whatever_name(table: Table, weather: str, sea: str) -> None:
    _ashore(table, weather)
    assert CLOSED in table.refused("assault", **LANDING, sea=sea)
    asked = AssaultInputs(4, 4, Weather(weather), adj_all_sea=True, sea=sea)
    assert amphibious_assault_check(asked, tables()).result.fails == ("baltic_weather",)


def test_the_baltic_is_open_in_clear_weather(table: Table) -> None:
    _ashore(table, "Clear")
    for sea in ("Ostsee", "nowhere in particular"):
        assert table.preview("assault", **LANDING, sea=sea).warnings == ()
    table.post("assault", **LANDING, sea="Gulf of Bothnia")


def test_a_sea_that_nobody_knows_is_asked_about_in_mud(table: Table) -> None:
    _ashore(table, "Mud")
    for sea in ("North Sea", "Nordsee", "Mittelmeer", "the Channel", "White Sea"):
        assert table.preview("assault", **LANDING, sea=sea).warnings == ()
    (asked,) = table.preview("assault", **LANDING, sea="Oslofjord").warnings
    assert (asked.where, asked.case, asked.asks) == ("sea", "WIE-AMPH-11", True)
    assert "Mud closes the Baltic" in asked.sentence()
    # A slip of one of its names is none of another sea.
    assert "Write Baltic" in table.refused("assault", **LANDING, sea="Ostse")


# ------------------------------------------------------------------------------- one option


def test_all_units_of_a_battle_take_the_option_or_none(table: Table) -> None:
    table.add(AXIS, "Germany", "13", "infantry", "B1012")
    table.go_to(AXIS, "combat")
    form = {"units": "12", "formed": "option"}
    assert "Say whether all units" in table.refused("form_kampfgruppe", **form)
    told = table.refused("form_kampfgruppe", **form, all_alike=False)
    assert "choose alike" in told
    shown = table.preview("form_kampfgruppe", **form, all_alike=True)
    (asked,) = shown.warnings
    assert (asked.case, asked.asks, shown.refusals) == ("WIE-KG-04", True, ())
    assert "13 infantry: is in B1012 as well" in asked.sentence()
    both = form | {"units": "12, 13"}
    assert table.preview("form_kampfgruppe", **both, all_alike=True).warnings == ()
    # On DE each unit does what it can, whoever stands beside it.
    assert table.preview("form_kampfgruppe", units="12").warnings == ()
    table.post("form_kampfgruppe", **both, all_alike=True)


# ------------------------------------------------------------------------- types of two points


def test_only_types_that_are_named_are_rebuilt_for_two_points(tmp_path: Path) -> None:
    table = Table(tmp_path, rebuilt_types=" airborne,Infantry, airborne")
    assert table.queries.summary().options["rebuilt_types"] == "airborne, Infantry"
    table.own_turn(AXIS, "replacement")
    table.lose("12", "7 Pz")
    table.post("receive_points", front="West", kind="infantry", points=6)
    rebuild = {"front": "West", "kind": "infantry", "arrives": "2/5/41"}
    told = table.refused("rebuild", units="12, 7 Pz", **rebuild)
    assert "7 Pz armor: is armor, and two points rebuild: airborne, Infantry." in told
    assert "12 infantry" not in told
    table.post("rebuild", units="12", **rebuild)


# ---------------------------------------------------------------------------- what is proposed


def test_the_only_beach_is_proposed_and_no_other(table: Table) -> None:
    _ashore(table, "Clear")
    table.post("assault", **LANDING, sea="North Sea")
    assert table.queries.filled("through_beach", {}).hex == "B2222"
    table.post("assault", **LANDING | {"hex": "B2224"}, sea="North Sea")
    assert table.queries.filled("through_beach", {}).hex == ""


def test_the_front_of_a_transfer_is_proposed_where_there_is_one(table: Table) -> None:
    table.own_turn(AXIS)
    table.post("airborne_box", units="7 Flieger", front="West")
    assert table.queries.filled("airborne_transfer", {}).to_front is None  # South, East
    assert "to which front" in table.refused("airborne_transfer", units="7 Flieger")
    table.own_turn(ALLIED)
    table.post("airborne_box", units="6 Abn", front="West")
    assert table.queries.filled("airborne_transfer", {}).to_front == "South"


def test_a_box_of_another_front_is_asked_about_by_its_own_case(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.add(SOVIET, "Soviet Union", "214", "airborne", "D4042")
    table.own_turn(SOVIET)
    (asked,) = table.preview("airborne_box", units="214", front="South").warnings
    assert (asked.case, asked.asks) == ("WIE-ABN-06", True)
    table.post("airborne_box", units="214", front="East")
    move = {"units": "214", "to_front": "South"}
    (asked,) = table.preview("airborne_transfer", **move).warnings
    assert (asked.case, asked.asks) == ("WIE-ABN-06", True)
    # His ships sail in the East.
    assert table.queries.filled("interdict", {}).front == "East"


def test_own_units_come_first_in_a_list_of_all_sides(table: Table) -> None:
    table.own_turn(SOVIET, "combat")
    for action in ("disband", "form_kampfgruppe"):
        listed = list(table.queries.unit_choices(action, table.queries.units()))
        assert {table.ids["3 Rail"], table.ids["100"]} == set(listed[:2])


@pytest.mark.parametrize("change", ["received", "spent"])
def test_points_between_fronts_by_the_form_of_points_are_asked_about(
    table: Table, change: str
) -> None:
    table.own_turn(AXIS)
    table.post("receive_points", front="West", kind="infantry", points=4)
    moved = {"change": change, "front": "West", "kind": "infantry", "points": 2}
    for why in ("to the East", "Transfer", "from Southern Front"):
        (asked,) = table.preview("receive_points", why=why, **moved).warnings
        assert (asked.where, asked.case, asked.asks) == ("why", "WIE-REPL-02", True)
    for why in ("", "Western factories", "rebuilt"):
        assert table.preview("receive_points", why=why, **moved).warnings == ()


# ----------------------------------------------------------------------- other ways to the same


def test_points_that_count_on_a_front_do_not_count_on_another_unasked(table: Table) -> None:
    table.air("Axis", "West", 10)
    move = {"change": "moved", "nation": "Axis", "front": "West", "to_front": "East", "points": 2}
    table.weather()
    assert table.preview("air_points", **move).warnings == ()
    table.front("West", ("Axis", 0, 8))
    (asked,) = table.preview("air_points", **move).warnings
    assert (asked.where, asked.case, asked.asks) == ("front", "WIE-AIR-08", True)
    assert "count in the West this turn" in asked.sentence()
    # Once the turn's air war is over they may go.
    table.own_turn(AXIS)
    assert table.preview("air_points", **move).warnings == ()


def test_a_ship_that_the_books_do_not_know_is_asked_about(table: Table) -> None:
    table.air("Axis", "South", 7)
    table.weather()
    table.front("South", ("Axis", 0, 7))
    table.own_turn(ALLIED)
    attack = {"nation": "Axis", "front": "South", "points": 5}
    both = attack | {"targets": ["50", "fiftieth"], "results": ["D", "D"]}
    (asked,) = table.preview("interdict", **both).warnings
    assert (asked.where, asked.case, asked.asks) == ("targets.1", "WIE-AIR-04", True)
    named = attack | {"targets": ["50 infantry", "5 di"], "results": ["D", "D"]}
    assert table.preview("interdict", **named).warnings == ()


def test_disbanding_brings_no_points_by_another_form(table: Table) -> None:
    table.own_turn(AXIS)
    got = {"front": "West", "kind": "infantry", "points": 1}
    for why in ("disbanded 12", "Disbanding"):
        assert "brings its owner no points" in table.refused("receive_points", **got, why=why)
    table.post("receive_points", **got, why="income")
    # Nothing stands against what is spent.
    table.post("receive_points", **got, why="disbanded", change="spent")


def test_axis_units_attack_in_the_turn_of_the_axis(table: Table) -> None:
    entry = {"kind": "enter", "country": "Belgium"}
    table.own_turn(AXIS)
    assert table.preview("french_attacked", **entry).warnings == ()
    table.own_turn(ALLIED)
    (asked,) = table.preview("french_attacked", **entry).warnings
    assert (asked.where, asked.case, asked.asks) == ("kind", "WIE-FORT-01", True)
