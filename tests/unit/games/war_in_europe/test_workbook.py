"""Points, marks of units and hexes as sheets of a workbook, which come back from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from tests.campaigns import campaign_at
from tests.unit.cli.cli_runs import CommandLine
from tests.unit.games.war_in_europe.playing import Table
from tests.unit.games.war_in_europe.test_sample import Sample
from tests.unit.games.war_in_europe.workbooks import (
    LATE,
    empty,
    exported,
    held,
    preview,
    taken,
    written,
)

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput
from oobmgr.domain.records import RecordValues
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.games.war_in_europe.actions.attrition import AttritionInputs
from oobmgr.games.war_in_europe.air.log import ENTRY
from oobmgr.games.war_in_europe.fact_kinds import BEACH, WEATHER
from oobmgr.games.war_in_europe.records.air import FLAGS
from oobmgr.games.war_in_europe.records.listed import (
    AIR_FRONTS,
    MISSIONS,
    UNIT_MARKS,
)
from oobmgr.rules.record_kinds import RecordKind


@pytest.fixture
def sample(tmp_path: Path) -> Sample:
    return Sample(tmp_path)


def test_a_campaign_comes_back_from_its_workbook_with_all_that_lies_there(
    sample: Sample, tmp_path: Path
) -> None:
    path = exported(sample.campaign, tmp_path)
    before = held(sample.campaign)
    assert {kind: len(rows) for kind, rows in before.items()} == {
        "air_points_held": 7,
        "replacement_points_held": 6,
        "amphibious_points_held": 3,
        "unit_marks_held": 6,
        "hexes_held": 7,
        "weather_held": 1,
    }
    with empty(tmp_path) as other:
        taken(path, other)
        assert held(other) == before
        assert other.queries.check() == ()
        found = preview(path, other)
        assert (found.new_records, found.changed_records, found.missing_records) == ((), (), ())
        other.session.undo()
        assert held(other) == {}


def _go_on_to(turn: str, campaign: Campaign) -> None:
    while campaign.queries.sequence().turn != turn:
        campaign.session.execute(Advance(anyway=True, reason="played on the table"))


def test_the_turns_of_a_cycle_come_along_and_cost_the_same_once(tmp_path: Path) -> None:
    table = Table(tmp_path, "3/5/40")
    table.air("Axis", "West", 40)
    table.air("Commonwealth", "West", 60)
    table.weather()
    table.front("West", ("Axis", 20, 10), ("Commonwealth", 30, 0), distance=3)  # combat: nothing
    table.to_next_turn()
    table.weather()
    table.front("West", ("Axis", 0, 10), ("Commonwealth", 0, 0))
    path = exported(table.campaign, tmp_path)
    begun = NewCampaign("Begun", "war_in_europe", "campaign", options={"first_turn": "3/5/40"})
    with campaign_at(tmp_path / "begun.oob", begun) as other:
        _go_on_to("1940-05-4", other)
        taken(path, other)
        rows = held(other)
        assert rows["air_missions_held"] == held(table.campaign)["air_missions_held"]
        assert [(row["turn"], row["combat"]) for row in rows["air_fronts_held"]] == [
            ("1940-05-3", "yes"),
            ("1940-05-4", "no"),
        ]
        # By hand: turns with combat count nothing, so only the second does. In it all 60 points
        # of the Commonwealth count against the Axis, which costs 1; of the 40 of the Axis 10 are on
        # another mission, and 30 cost nothing.
        for played in (table.campaign, other):
            _go_on_to("1940-06-1", played)
            played.session.execute(PostAction("attrition", AttritionInputs()))
            assert [
                (row["of"], row["total"], row["lost"]) for row in held(played)["air_attrition_held"]
            ] == [("Axis", 60, 1), ("Commonwealth", 30, 0)]
            again = played.session.preview(PostAction("attrition", AttritionInputs()))
            assert again.refusals[-1].message == "is entered already."
        (front,) = (row for row in rows["air_fronts_held"] if row["combat"] == "yes")
        assert (front["distance"], front["war"], front["us_belligerent"]) == (3, "yes", "no")


def test_attrition_that_was_taken_is_not_taken_again_in_another_campaign(tmp_path: Path) -> None:
    table = Table(tmp_path, "1/5/40")
    table.air("Axis", "West", 40)
    table.air("Commonwealth", "West", 60)
    for _ in range(4):
        table.weather()
        table.front("West", ("Axis", 0, 0), ("Commonwealth", 0, 0))
        table.to_next_turn()
    table.post("attrition")
    path = exported(table.campaign, tmp_path)
    with campaign_at(tmp_path / "late.oob", LATE) as other:
        taken(path, other)
        assert held(other)["air_attrition_held"] == [
            {"turn": "1940-06-1", "front": "West", "of": "Axis", "total": 240, "lost": 4},
            {"turn": "1940-06-1", "front": "West", "of": "Commonwealth", "total": 160, "lost": 2},
        ]
        inputs = AttritionInputs()
        found = other.session.preview(PostAction("attrition", inputs))
        assert found.refusals[-1].message == "is entered already."


def _refused(kind: RecordKind, row: dict[str, Any], folder: Path) -> str:
    """What a row is refused with in a campaign of its own."""
    with empty(folder) as campaign:
        try:
            campaign.session.execute(ImportOrderOfBattle((), (RecordValues(kind.subject, row),)))
        except BadInput as error:
            return " ".join(fault.sentence() for fault in error.faults)
    return ""


@pytest.mark.parametrize(("front", "most"), [("East", 30), ("South", 60), ("West", 120)])
def test_no_row_flies_more_superiority_than_may(tmp_path: Path, front: str, most: int) -> None:
    row: dict[str, Any] = {"turn": "1940-05-2", "front": front, "of": "Axis", "other": 0}
    row |= {"inactive": 0, "exposed": "yes"}
    told = f"at most {most} fly superiority in the {front}"
    assert told in _refused(MISSIONS, row | {"superiority": most + 1}, tmp_path)
    assert _refused(MISSIONS, row | {"superiority": most}, tmp_path) == ""


def test_no_row_has_air_combat_where_no_air_war_is_possible(tmp_path: Path) -> None:
    row: dict[str, Any] = {"turn": "1940-05-2", "front": "West", "distance": 13}
    row |= dict.fromkeys(FLAGS, "no") | {"neutral_between": "no", "war": "no"}
    assert "no air war is possible" in _refused(AIR_FRONTS, row | {"combat": "yes"}, tmp_path)
    assert _refused(AIR_FRONTS, row | {"combat": "no"}, tmp_path) == ""


@pytest.mark.parametrize(
    ("unit", "repaired", "converted", "told"),
    [
        ("1 Rail", 6, 0, "at most 5 hexes may be repaired"),
        ("1 Rail", 0, 2, "at most 1 hex may be converted"),
        ("3 Rail", 2, 0, "at most 1 hex may be repaired"),
        ("1 Rail", 5, 0, ""),
        ("3 Rail", 0, 1, ""),
    ],
)
def test_no_row_works_more_than_a_repair_unit_does(
    tmp_path: Path, unit: str, repaired: int, converted: int, told: str
) -> None:
    table = Table(tmp_path)
    side = "soviet" if unit == "3 Rail" else "axis"
    row: dict[str, Any] = {"side": side, "unit": table.ids[unit], "mark": "rail work"}
    row |= {"front": None, "origin": None, "formed": None, "turn": "1941-05-1"}
    row |= {"repaired": repaired, "converted": converted}
    command = ImportOrderOfBattle((), (RecordValues(UNIT_MARKS.subject, row),))
    if not told:
        table.campaign.session.execute(command)
        return
    with pytest.raises(BadInput, match=told):
        table.campaign.session.execute(command)


def test_the_air_war_of_a_turn_to_come_is_refused(tmp_path: Path) -> None:
    with empty(tmp_path) as campaign:
        row: dict[str, Any] = {"turn": "1940-12-1", "front": "West", "of": "Axis"}
        row |= {"superiority": 1, "other": 0, "inactive": 0, "exposed": "yes"}
        with pytest.raises(BadInput, match="still to come"):
            campaign.session.execute(
                ImportOrderOfBattle((), (RecordValues(MISSIONS.subject, row),))
            )


def test_what_repair_units_did_in_the_turn_comes_along(tmp_path: Path) -> None:
    table = Table(tmp_path, "3/5/40")
    table.own_turn()
    table.post("rail_work", units="1 Rail", hexes=["B0005", "B0006"], area="Moderate")
    table.post("ride", units="7 Pz", hex="B2020")
    path = exported(table.campaign, tmp_path)
    with empty(tmp_path) as other:
        taken(path, other)
        rows = {(row["unit"], row["mark"]): row for row in held(other)["unit_marks_held"]}
        assert rows["1 Rail", "rail work"]["repaired"] == 2
        assert rows["1 Rail", "rail work"]["converted"] == 0
        assert ("7 Pz", "rode") in rows
    # A turn later both are over: the sheet says nothing of them.
    table.to_next_turn()
    assert "unit_marks_held" not in held(table.campaign)


def test_a_figure_that_was_changed_in_the_workbook_is_ticked_and_set(
    sample: Sample, tmp_path: Path
) -> None:
    path = exported(sample.campaign, tmp_path)
    assert held(sample.campaign)["air_points_held"][0]["points"] == 60
    written(path, "Air points", {"D2": 50})
    (changed,) = preview(path, sample.campaign).changed_records
    assert (changed.name, changed.here, changed.there) == (
        "Air points of Axis, West", "air points 60", "air points 50",
    )  # fmt: skip
    taken(path, sample.campaign)
    assert held(sample.campaign)["air_points_held"][0]["points"] == 60 - 10
    accounts = {row.account: row.amount for row in sample.queries.balances(all_accounts=True)}
    # Sixty were opened with, and ten are adjusted away: nothing comes from nowhere.
    assert accounts["adjusted:axis"] == 10
    assert sample.queries.check() == ()
    sample.campaign.session.undo()
    assert held(sample.campaign)["air_points_held"][0]["points"] == 60


def test_an_older_workbook_changes_nothing_that_is_not_ticked(
    sample: Sample, tmp_path: Path
) -> None:
    path = exported(sample.campaign, tmp_path)
    sample.post("air_points", change="lost", nation="Axis", front="West", points=7)
    sample.post("air_points", change="lost", nation="Axis", front="East", points=9)
    found = preview(path, sample.campaign)
    told = {one.name: (one.here, one.there) for one in found.changed_records}
    assert told == {
        "Air points of Axis, West": ("air points 53", "air points 60"),
        "Air points of Axis, East": ("", "air points 9"),
    }
    assert (found.new_records, found.proposed) == ((), frozenset())
    ticked = [one.id for one in found.changed_records if "East" in one.id]
    sample.campaign.session.execute(found.to_command(frozenset(ticked)))
    after = {(row["of"], row["front"]): row["points"] for row in _air(sample)}
    assert (after["Axis", "West"], after["Axis", "East"]) == (53, 9)


def _air(sample: Sample) -> list[dict[str, Any]]:
    return held(sample.campaign)["air_points_held"]


def test_a_row_that_is_gone_is_taken_off_where_that_is_ticked(
    sample: Sample, tmp_path: Path
) -> None:
    path = exported(sample.campaign, tmp_path)
    book = load_workbook(path)
    for name in ("Air points", "Marks", "Hexes"):
        book[name].delete_rows(2)
    book.save(path)
    found = preview(path, sample.campaign)
    assert [(one.name, one.words) for one in found.missing_records] == [
        ("Air points of Axis, West", "air points 60"),
        ("XIV mechanized [oobmgr.3], kampfgruppe", "formed eliminated, since 2/5/40"),
        ("Hex B2223", "last in it Allied, since 2/5/40, printed fortification yes"),
    ]
    before = held(sample.campaign)
    with pytest.raises(BadInput, match="there is nothing to add"):
        sample.campaign.session.execute(found.to_command())
    sample.campaign.session.execute(found.to_command(found.tickable))
    after = held(sample.campaign)
    assert [len(before[kind]) - len(after[kind]) for kind in before] == [1, 0, 0, 1, 1, 0]


@pytest.mark.parametrize(
    ("sheet", "cells", "said"),
    [
        ("Air points", {"A2": "Allied"}, "Air points of Axis are of the Axis side"),
        ("Amphibious points", {"B2": "nowhere"}, "'NOWHERE' is not a hex"),
        ("Amphibious points", {"B2": "B1010", "C2": 5}, "B1010: at most 4 may be in a hex"),
        ("Marks", {"B2": "Nobody [x.1]"}, "no unit is called 'Nobody [x.1]'"),
        ("Marks", {"A2": "Allied"}, "XIV mechanized [oobmgr.3] belongs to another side"),
        ("Marks", {"C2": "airborne box", "D2": "West"}, "of no type that can be so: airborne box"),
        ("Marks", {"I2": None}, "kampfgruppe has no turn"),
        ("Hexes", {"A2": "here"}, "'HERE' is not a hex"),
        ("Weather", {"A2": "4/5/40"}, "Weather of 4/5/40: that turn is still to come"),
        ("Amphibious points", {"E2": 3}, "B5519: at most 2 units go through in a turn"),
    ],
)
def test_a_row_that_cannot_be_is_refused(
    sample: Sample, tmp_path: Path, sheet: str, cells: dict[str, object], said: str
) -> None:
    path = exported(sample.campaign, tmp_path)
    before, version = held(sample.campaign), sample.queries.version()
    written(path, sheet, cells)
    found = preview(path, sample.campaign)
    with pytest.raises(BadInput) as refused:
        sample.campaign.session.execute(found.to_command(found.tickable))
    assert said in " ".join(fault.sentence() for fault in refused.value.faults)
    assert (held(sample.campaign), sample.queries.version()) == (before, version)


def test_a_beach_is_of_one_side(sample: Sample, tmp_path: Path) -> None:
    """Points of whoever lost it are recycled (WIE-AMPH-08), so no two sides have any there."""
    path = exported(sample.campaign, tmp_path)
    written(path, "Amphibious points", {"A5": "Soviet", "B5": "b5519 ", "C5": 1})
    before, found = held(sample.campaign), preview(path, sample.campaign)
    with pytest.raises(BadInput) as refused:
        sample.campaign.session.execute(found.to_command(found.proposed))
    (fault,) = refused.value.faults
    assert fault.case == "WIE-AMPH-08"
    assert fault.sentence() == (
        "hex: B5519: two sides have points there, Axis and Soviet. "
        "Leave the beach empty for the side that lost it: its points wait again."
    )
    assert held(sample.campaign) == before
    written(path, "Amphibious points", {"B5": None})
    taken(path, sample.campaign)
    rows = held(sample.campaign)["amphibious_points_held"]
    assert ("soviet", "") in [(row["side"], row["hex"]) for row in rows]


def test_weather_and_traffic_are_told_on_paper_and_in_the_workbook(
    sample: Sample, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    while sample.queries.sequence().phase != "movement":
        sample.campaign.session.execute(Advance(anyway=True))
    sample.post("through_beach", hex="B5519", units_in=1)
    cli, path = CommandLine(capsys), exported(sample.campaign, tmp_path)
    rail = cli.does("report", sample.campaign.path, "rail-and-supply", "--side", "axis").out
    assert re.search(r"Weather\n.*3/5/40 +Clear", rail, re.DOTALL)
    assert "1 + 0" in cli.does("report", sample.campaign.path, "production").out
    beach = next(r for r in held(sample.campaign)["amphibious_points_held"] if r["hex"])
    assert (beach["in"], beach["out"]) == (1, None)
    with empty(tmp_path) as other:
        taken(path, other)
        assert other.queries.facts(WEATHER)["1940-05-3", ENTRY] == "Clear"
        # What came in before the import still counts in the turn.
        assert other.queries.facts(BEACH)["B5519", "in"] == 1


def test_two_rows_of_the_same_are_told_at_the_second(sample: Sample, tmp_path: Path) -> None:
    path = exported(sample.campaign, tmp_path)
    written(path, "Air points", {"A3": "Axis", "B3": "Axis"})
    (problem,) = read_order_of_battle(path, sample.campaign.game).errors
    assert problem.sentence() == (
        "Air points!C3: Air points of Axis, West is in row 2 already. Keep one of the two."
    )
    found = preview(path, sample.campaign)
    assert (found.changed_records, found.new_records) == ((), ())


def test_points_that_arrive_add_up_in_the_workbook(tmp_path: Path) -> None:
    table = Table(tmp_path, "3/5/40", transfer_delay=1)
    table.own_turn(SideId("axis"), "replacement")
    table.post("receive_points", front="West", kind="infantry", points=6)
    table.post("transfer_points", front="West", to_front="East", kind="infantry", points=2)
    table.to_next_turn()
    table.own_turn(SideId("axis"), "replacement")
    book = load_workbook(exported(table.campaign, tmp_path), data_only=True)
    assert book["About"]["B7"].value == "The balances agree with the program."
    # Received 6, of which 2 are on the way for a turn: other moves are 2 out, then 2 in.
    heads, *rows = book["Supply"].iter_rows(values_only=True)
    at = [heads.index(name) for name in ("Other moves", "Closing stock", "Difference")]
    axis = [tuple(row[i] for i in at) for row in rows if row[0] == "Axis"]
    assert axis == [(-2, 4, 0), (2, 6, 0)]
