"""Hexes of entries of War in Europe: what is none, whose they are, maps and enemies asked about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, SOVIET, Table

from oobmgr.campaign.commands import EditUnits
from oobmgr.domain.postings import UnitId
from oobmgr.known_games import run


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_what_is_printed_in_a_hex_names_no_owner(table: Table) -> None:
    table.own_turn()
    owned = table.preview("hexes", hexes=["B0007"], last="Axis")
    assert "Axis was there last" in f"{owned.title} {owned.sentence} {owned.working}"
    printed = table.preview("hexes", hexes=["B0007"], printed=True)
    assert "was there last" not in f"{printed.title} {printed.sentence} {printed.working}"


def test_a_hex_in_which_nobody_has_been_is_an_enemys() -> None:
    answer = run("war_in_europe.hex_ownership", {"side": "Axis"})
    assert answer["working"][-1]["arithmetic"] == "no unit has been in it"


@pytest.mark.parametrize("hex_", [{"neutral_country": True}, {"last_occupier": "Axis"}, {}])
def test_whose_a_hex_is_names_the_cases_in_which_control_means_that(hex_: dict[str, Any]) -> None:
    (line, _) = run("war_in_europe.hex_ownership", {"side": "Axis", **hex_})["working"]
    # 3.26: the seven of the corrections.
    assert line["value"] == "6.62, 7.73, 8.26, 20.71, 31.0, 61.74, 61.9"
    assert line["case"] == "WIE-HEX-02"


def doubts(table: Table, action: str, **inputs: object) -> str:
    """What is asked about an entry that may be posted all the same."""
    return _said(table, action, inputs, asks=True)


def told(table: Table, action: str, **inputs: object) -> str:
    """What is told of an entry, and stops nobody."""
    return _said(table, action, inputs, asks=False)


def _said(table: Table, action: str, inputs: dict[str, object], *, asks: bool) -> str:
    shown = table.preview(action, **inputs)
    assert shown.refusals == ()
    said = (one for one in shown.warnings if one.asks is asks)
    return " ".join(f"{one.value} {one.message}" for one in said)


@pytest.mark.parametrize("word", ["B99", "9999", "B12345", "somewhere"])
def test_a_hex_is_a_letter_and_four_digits(table: Table, word: str) -> None:
    table.own_turn()
    assert "is not a hex" in table.refused("rail_cut", hexes=[word])
    assert "Write the letter of the map" in table.refused("ride", units="12", hex=word)


@pytest.mark.parametrize(
    ("action", "given"),
    [
        ("ride", {"units": "12", "hex": "Z9999"}),
        ("emergency_transport", {"units": "12", "hex": "Z9999"}),
        ("rail_cut", {"hexes": ["B2720", "Z9999"]}),
        ("rail_work", {"units": "1 Rail", "hexes": ["Z9999"], "area": "Severe"}),
        ("hexes", {"hexes": ["Z9999"], "last": "Axis"}),
    ],
)
def test_a_map_of_which_no_hex_is_known_is_asked_about(
    table: Table, action: str, given: dict[str, object]
) -> None:
    table.own_turn()
    assert "no hex of map Z" in doubts(table, action, **given)
    named = {key: "C2428" if key == "hex" else given[key] for key in given}
    named |= {"hexes": ["C2428"]} if "hexes" in given else {}
    # No unit stands on map C, but the tables name a hex of it.
    assert doubts(table, action, **named) == ""
    table.post(action, **given)
    if "hexes" in given:
        assert "no hex of map Z" not in doubts(table, "rail_cut", hexes=["Z1000"])


def test_the_first_hex_of_books_without_any_is_told_and_not_asked(tmp_path: Path) -> None:
    table = Table(tmp_path)
    units = tuple(UnitId(one) for one in table.ids.values())
    table.campaign.session.execute(EditUnits(units, {"hex": ""}))
    table.own_turn()
    assert "no hex of map Z" in told(table, "rail_cut", hexes=["Z1000"])
    assert doubts(table, "rail_cut", hexes=["Z1000"]) == ""
    table.post("rail_cut", hexes=["Z1000"])
    assert "no hex of map Y" in doubts(table, "rail_cut", hexes=["Y1000"])


def test_out_of_the_box_to_a_map_of_which_no_hex_is_known(table: Table) -> None:
    table.own_turn()
    table.post("airborne_box", units="7 Flieger", front="West")
    drop = {"units": "7 Flieger", "way": "air transport"}
    assert "no hex of map Z" in doubts(table, "airborne_drop", hex="Z9999", **drop)
    assert doubts(table, "airborne_drop", hex="B2720", **drop) == ""


@pytest.mark.parametrize("action", ["ride", "emergency_transport"])
def test_units_that_move_to_an_enemy_are_asked_about(table: Table, action: str) -> None:
    table.own_turn()
    assert "enemy units are there" in doubts(table, action, units="12", hex="A2020")
    assert doubts(table, action, units="12", hex="A2022") == ""
    # The Soviet and the Allied player are no enemies.
    table.own_turn(ALLIED)
    assert doubts(table, action, units="50", hex="D4041") == ""


def test_a_hex_where_an_enemy_stands_is_asked_about_before_one_is_last_in_it(table: Table) -> None:
    table.own_turn(SOVIET)
    # 3.26: whoever stands in it was there last.
    assert doubts(table, "hexes", hexes=["B1012"], last="Soviet") == (
        "B1012 B1012: enemy units are there."
    )
    assert doubts(table, "hexes", hexes=["B1012"], last="Axis") == ""
    assert doubts(table, "hexes", hexes=["A2020"], last="Soviet") == ""
    assert doubts(table, "hexes", hexes=["B1012"], printed=True) == ""
