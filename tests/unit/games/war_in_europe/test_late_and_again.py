"""What is entered late, and units used again in a turn: each turn is held to what it allows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.unit.games.war_in_europe.playing import ALLIED, AXIS, SOVIET, Table

from oobmgr.campaign.commands import EditUnits, ImportOrderOfBattle, Late, PostAction
from oobmgr.domain.errors import Refused
from oobmgr.domain.postings import UnitId
from oobmgr.domain.records import RecordValues
from oobmgr.games.war_in_europe.records.air import FLAGS
from oobmgr.games.war_in_europe.records.listed import AIR_FRONTS, MISSIONS

WORK = {"units": "1 Rail", "area": "Severe"}
LANDING = {
    "hex": "A2020", "water_hexes": 5, "dist_major_supply": 3, "adj_all_sea": True,
    "sea": "Channel",
}  # fmt: skip


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def late(table: Table, side: str, action: str, **given: object) -> PostAction:
    """An entry of the movement phase of the first turn, in any later one."""
    raw = dict(given)
    if "units" in raw:
        raw["units"] = [table.ids[str(raw["units"])]]
    place = Late("forgotten", turn="1941-05-1", side=side, phase="movement")
    return PostAction(action, table.queries.filled(action, raw), place)


def post(table: Table, entry: PostAction) -> None:
    table.campaign.session.execute(entry)


def refused(table: Table, entry: PostAction) -> str:
    with pytest.raises(Refused) as error:
        post(table, entry)
    return " ".join(fault.sentence() for fault in error.value.faults)


def told(table: Table, entry: PostAction, *, asks: bool) -> str:
    shown = table.campaign.session.preview(entry)
    return " ".join(one.message for one in shown.warnings if one.asks is asks)


def in_the_second_turn(table: Table) -> None:
    table.to_next_turn()
    table.own_turn()


def hexes(number: int, row: int) -> list[str]:
    return [f"B{row}{at:02}" for at in range(number)]


# -------------------------------------------------------------------------------------- rail


def test_late_work_is_held_to_its_own_turn_and_takes_nothing_from_the_later(table: Table) -> None:
    """Five hexes a turn in clear weather (6.69): three in the first turn, four in the second."""
    table.own_turn()
    table.post("rail_work", hexes=hexes(3, 11), **WORK)
    in_the_second_turn(table)
    table.post("rail_work", hexes=hexes(4, 12), **WORK)
    assert "would make 6" in refused(
        table, late(table, AXIS, "rail_work", hexes=hexes(3, 13), **WORK)
    )
    post(table, late(table, AXIS, "rail_work", hexes=hexes(2, 13), **WORK))
    assert "would make 6" in refused(
        table, late(table, AXIS, "rail_work", hexes=hexes(1, 14), **WORK)
    )
    assert "would make 6" in table.refused("rail_work", hexes=hexes(2, 15), **WORK)
    table.post("rail_work", hexes=hexes(1, 15), **WORK)
    # Neither turn forgets it by an undo in between.
    table.campaign.session.undo()
    table.campaign.session.redo()
    assert "would make 6" in table.refused("rail_work", hexes=hexes(1, 16), **WORK)


def test_who_rode_in_both_turns_works_in_neither(table: Table) -> None:
    table.own_turn()
    table.post("ride", units="1 Rail", hex="B1111")
    in_the_second_turn(table)
    table.post("ride", units="1 Rail", hex="B1112")
    for entry in (late(table, AXIS, "rail_work", hexes=["B1110"], **WORK),):
        assert "at most 0" in refused(table, entry)
    assert "at most 0" in table.refused("rail_work", hexes=["B1110"], **WORK)


def test_a_late_ride_brings_no_unit_back_that_rode_since(table: Table) -> None:
    table.own_turn()
    in_the_second_turn(table)
    table.post("ride", units="12", hex="B1111")
    ride = late(table, AXIS, "ride", units="12", hex="B1119")
    assert "stays in B1111" in told(table, ride, asks=False)
    post(table, ride)
    assert table.hex_of("12") == "B1111"
    post(table, late(table, AXIS, "ride", units="7 Pz", hex="B1119"))
    assert table.hex_of("7 Pz") == "B1119"


def test_late_work_mends_no_cut_of_a_later_turn(table: Table) -> None:
    table.own_turn()
    table.post("rail_cut", hexes=["B1110"])
    in_the_second_turn(table)
    table.post("rail_work", hexes=["B1110"], **WORK)
    # A cut of the first turn that comes late is the one that was mended.
    cut = late(table, AXIS, "rail_cut", hexes=["B1110"])
    assert "has worked there in a later turn" in told(table, cut, asks=True)
    table.post("rail_cut", hexes=["B1110"])
    post(table, late(table, AXIS, "rail_work", hexes=["B1110"], **WORK))
    assert "B1110 is cut already" in table.refused("rail_cut", hexes=["B1110"])


# --------------------------------------------------------------------------- beaches and hexes


def test_late_traffic_through_a_beach_is_held_to_its_own_turn(table: Table) -> None:
    """Two units a turn through the one point of a beach (7.35)."""
    table.own_turn(ALLIED, "replacement")
    table.post("assault_points", points=2)
    table.own_turn(ALLIED)
    table.post("assault", points=1, **LANDING)
    out = {"hex": "A2020", "units_in": 0, "units_out": 1}
    table.post("through_beach", **out)
    table.to_next_turn()
    table.own_turn(ALLIED)
    table.post("through_beach", **out | {"units_out": 2})
    post(table, late(table, ALLIED, "through_beach", **out))
    assert "makes 3 through" in refused(table, late(table, ALLIED, "through_beach", **out))
    assert "makes 3 through" in table.refused("through_beach", **out)


def test_who_was_last_in_a_hex_is_not_who_was_there_before(table: Table) -> None:
    table.own_turn()
    in_the_second_turn(table)
    table.post("hexes", hexes=["B1110"], last="Axis")
    entry = late(table, AXIS, "hexes", hexes=["B1110"], last="Soviet")
    assert "Axis units were in it later, in 2/5/41." in refused(table, entry)
    post(table, late(table, AXIS, "hexes", hexes=["B1110"], printed=True))


# ------------------------------------------------------------------------- units used again


def asked(table: Table, action: str, **given: object) -> str:
    return " ".join(one.message for one in table.preview(action, **given).warnings if one.asks)


def test_an_airborne_unit_that_came_out_of_its_box_is_asked_about_a_second_time(
    table: Table,
) -> None:
    table.own_turn()
    drop = {"units": "7 Flieger", "way": "air assault", "may_be_supplied": True}
    for place, doubt in (("B2011", ""), ("B2012", "came out of its box in this turn already.")):
        table.post("airborne_box", units="7 Flieger", front="West")
        assert asked(table, "airborne_drop", hex=place, **drop) == doubt
        table.post("airborne_drop", hex=place, **drop)
    in_the_second_turn(table)
    table.post("airborne_box", units="7 Flieger", front="West")
    assert asked(table, "airborne_drop", hex="B2013", **drop) == ""


def test_soviet_units_round_the_horn_are_asked_about(table: Table) -> None:
    table.own_turn(AXIS)
    assert asked(table, "set_out", units="12") == ""
    table.own_turn(ALLIED)
    assert asked(table, "set_out", units="50") == ""
    table.own_turn(SOVIET)
    assert "no Soviet units round the Horn" in asked(table, "set_out", units="100")


# ------------------------------------------------------------------- cycles and kampfgruppen


def test_missions_that_come_after_the_attrition_of_their_cycle_are_asked_about(
    table: Table,
) -> None:
    table.air("Axis", "West", 40)
    table.air("Commonwealth", "West", 60)
    for _ in range(4):
        table.weather()
        table.front("West", ("Axis", 0, 0), ("Commonwealth", 0, 0))
        table.to_next_turn()
    place = Late("forgotten", turn="1941-05-4", phase="air")
    raw = {"front": "West", "superiority": {}, "other": {"Axis": 5}}
    entry = PostAction("missions", table.queries.filled("missions", raw), place)
    assert told(table, entry, asks=True) == ""
    table.post("attrition")
    assert told(table, entry, asks=True) == "The attrition before 1/6/41 is taken already."
    # A workbook is asked of as the form is, once for all rows of the turn; what stands so already
    # changes nothing.
    row: dict[str, Any] = {"turn": "1941-05-4", "front": "West", "superiority": 0}
    row |= {"inactive": 0, "exposed": "yes"}
    flown = [row | {"of": nation, "other": 5} for nation in ("Axis", "Commonwealth")]
    war: dict[str, Any] = {
        "turn": "1941-05-4",
        "front": "West",
        "war": "yes",
        "combat": "yes",
        "distance": 1,
    }
    war |= dict.fromkeys(FLAGS, "no") | {"neutral_between": "no"}
    for rows, kind in ((flown, MISSIONS), ([war], AIR_FRONTS)):
        records = tuple(RecordValues(kind.subject, one) for one in rows)
        shown = table.campaign.session.preview(ImportOrderOfBattle((), records))
        doubts = [(one.message, one.asks) for one in shown.warnings]
        assert doubts == [("The attrition before 1/6/41 is taken already.", True)]
    table.skip()
    table.weather()
    assert asked(table, "missions", front="West", other={"Axis": 5}) == ""
    now = tuple(RecordValues(MISSIONS.subject, one | {"turn": "1941-06-1"}) for one in flown)
    assert not table.campaign.session.preview(ImportOrderOfBattle((), now)).warnings


def test_a_kampfgruppe_of_a_unit_without_its_ratings_is_asked_about(table: Table) -> None:
    table.own_turn(AXIS, "combat")
    form = {"formed": "eliminated"}
    # Where nobody has any, nobody can tell who forms one.
    assert asked(table, "form_kampfgruppe", units="1 Rail", **form) == ""
    panzer = (UnitId(table.ids["7 Pz"]),)
    table.campaign.session.execute(EditUnits(panzer, {"trait:kampfgruppe": "1-2-6"}))
    assert "no ratings of a kampfgruppe" in asked(table, "form_kampfgruppe", units="1 Rail", **form)
    assert asked(table, "form_kampfgruppe", units="7 Pz", **form) == ""


def test_a_late_entry_unfortifies_nobody_who_fortified_since(table: Table) -> None:
    table.own_turn()
    in_the_second_turn(table)
    table.post("fortify", units="12")
    left = late(table, AXIS, "fortify", units="12", fortified=False)
    assert "stays as the" in told(table, left, asks=False)
    post(table, left)
    assert "is fortified already" in table.refused("fortify", units="12")
