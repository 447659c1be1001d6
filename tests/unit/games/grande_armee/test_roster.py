"""The Roster Sheets: strength boxes, markers laid from the sheet, totals."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import FRANCE, Table

from oobmgr.campaign.commands import Command, EditUnits, LoseSteps, ReadBack, SetSteps, SheetMark
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Refused
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.rules.rosters import RosterBook, RosterRow


@pytest.fixture
def table(tmp_path: Path) -> Table:
    game = Table(tmp_path)
    game.own_turn(FRANCE, "movement")
    return game


def book(table: Table) -> RosterBook:
    found = table.queries.roster()
    assert found is not None
    return found


def row(table: Table, name: str) -> RosterRow:
    return next(one for one in book(table).rows if one.unit.designation == name)


def words(table: Table, name: str) -> list[str]:
    return [mark.words for mark in row(table, name).marks]


def test_a_row_has_a_box_for_each_strength_point(table: Table) -> None:
    table.campaign.session.execute(LoseSteps((UnitId(table.ids["8 Div"]),), 3))
    found = row(table, "8 Div")
    assert (len(found.boxes), found.unit.steps_left) == (8, 5)
    assert [figure.text for figure in found.strengths] == ["5"]
    assert row(table, "Ney").strengths[0].note == "A leader has no strength points."


@pytest.mark.parametrize("way", ["lose", "set", "sheet"])
def test_a_leader_loses_no_box(table: Table, way: str) -> None:
    napoleon, division = (UnitId(table.ids[name]) for name in ("Napoleon", "8 Div"))
    commands: dict[str, Command] = {
        "lose": LoseSteps((division, napoleon), 1),
        "set": SetSteps(napoleon, 0),
        "sheet": ReadBack((SheetMark(napoleon, change=-1),)),
    }
    with pytest.raises(Refused, match=r"Napoleon.* is a leader and has no strength points"):
        table.campaign.session.execute(commands[way])
    assert (row(table, "Napoleon").unit.steps_left, row(table, "8 Div").unit.steps_left) == (1, 8)


def test_trains_are_lost_by_an_entry_of_their_own(table: Table) -> None:
    train = UnitId(table.ids["1 Train"])
    with pytest.raises(Refused, match="Enter it under Trains and depots lost"):
        table.campaign.session.execute(LoseSteps((train,), 1))
    assert "neither a train nor a depot" in table.refused("trains_lost", units="Ney, 8 Div")
    assert "No unit is picked" in table.refused("trains_lost", units="")
    posted = table.post("trains_lost", units="1 Train, 2 Train", why="taken")
    assert table.working(posted)["Lost"] == 2
    status = {unit.designation: unit.status for unit in table.queries.units()}
    assert [status[f"{at} Train"] for at in (1, 2, 3)] == [
        UnitStatus.DEAD, UnitStatus.DEAD, UnitStatus.ON_MAP,
    ]  # fmt: skip
    assert "is not on the map" in table.refused("trains_lost", units="1 Train")
    table.campaign.session.undo()
    assert row(table, "1 Train").unit.status is UnitStatus.ON_MAP
    assert table.queries.check() == ()


def test_markers_are_laid_and_taken_off(table: Table) -> None:
    table.post("mark_units", units="8 Div, 3 Cav", marker="stage")
    table.post("mark_units", units="3 Cav", marker="demoralized")
    assert (words(table, "8 Div"), words(table, "3 Cav")) == (["Rout 1"], ["Rout 1", "demoralized"])
    # The same markers as those of the forms of the turn.
    assert table.marks("3 Cav") == ("Rout 1", "demoralized")
    assert "Nothing would change" in table.refused("mark_units", units="8 Div", marker="stage")
    told = table.refused("mark_units", units="8 Div", marker="demoralized")
    assert "is not cavalry" in told
    assert "no strength points" in table.refused("mark_units", units="Ney", marker="stage")
    table.post("mark_units", units="8 Div", marker="stage", on=False)
    assert words(table, "8 Div") == []


def test_a_marker_that_lies_there_keeps_its_turn(table: Table) -> None:
    table.post("rout", units="8 Div", marker="Rout 1")
    table.next_turn(FRANCE, "movement")
    table.post("mark_units", units="8 Div, 9 Div", marker="stage")
    # Only that of the earlier turn is due to turn over.
    table.post("turn_routs")
    assert (words(table, "8 Div"), words(table, "9 Div")) == (["Rout 2"], ["Rout 1"])


def test_boxes_are_entered_and_the_points_still_add_up(table: Table) -> None:
    table.post("enter_boxes", units="8 Div", steps=10, lost=4)
    found = row(table, "8 Div").unit
    assert (found.steps, found.steps_left) == (10, 6)
    assert table.queries.check() == ()
    assert "no box open" in table.refused("enter_boxes", units="9 Div", steps=3, lost=3)
    assert "already" in table.refused("enter_boxes", units="8 Div", steps=10)
    assert "no strength box" in table.refused("enter_boxes", units="9 Div", steps=1, numbers=[2])
    table.campaign.session.undo()
    found = row(table, "8 Div").unit
    assert (found.steps, found.steps_left) == (8, 8)


def test_only_rows_that_a_marker_touched_are_read_again(table: Table) -> None:
    before = table.queries.version()
    table.post("mark_units", units="3 Cav", marker="demoralized")
    changes = table.queries.roster_changes(before)
    assert changes is not None
    assert [one.unit.designation for one in changes.rows or ()] == ["3 Cav"]


def test_a_printed_sheet_is_read_back(table: Table) -> None:
    eighth, cavalry = (UnitId(table.ids[name]) for name in ("8 Div", "3 Cav"))
    table.post("mark_units", units="3 Cav", marker="demoralized")
    marks = (
        SheetMark(eighth, steps_left=6, markers={"stage": True}),
        # What the books hold already is passed over.
        SheetMark(cavalry, markers={"demoralized": True}, hex="A3729"),
    )
    table.campaign.session.execute(ReadBack(marks))
    assert (words(table, "8 Div"), row(table, "8 Div").unit.steps_left) == (["Rout 1"], 6)
    assert table.hex_of("3 Cav") == "A3729"


def test_totals_of_a_side(table: Table) -> None:
    table.post("points", power="France", kind="resource points", points=5)
    table.post("victory_points", points=3, cause="Lützen")
    table.post("mark_units", units="8 Div", marker="stage")
    rules, sheets = table.queries.game.roster, book(table)
    assert rules is not None
    sheet = next(one for one in sheets.sheets if one.side == FRANCE)
    rows = [one for one in sheets.rows if one.unit.side == FRANCE]
    shown = rules.totals(sheet, rows, sheets.standing)
    totals = {one.label: f"{one.figure} {one.words}".strip() for one in shown}
    # 8 + 7 + 5 + 2 + 1 of III Corps and 7 of XII Corps; three leaders.
    assert totals["Strength points"] == "30 of 30"
    assert (totals["Leaders"], totals["Routed"]) == ("3", "1")
    assert (totals["Resource Points"], totals["Victory Points"]) == ("5", "3")


def _of_iii_corps(table: Table) -> tuple[str, str, str]:
    """The units and the strength in the head of the III Corps, and the strength in the totals."""
    rules, sheets = table.queries.game.roster, book(table)
    assert rules is not None
    sheet = next(one for one in sheets.sheets if one.side == FRANCE)
    rows = [one for one in sheets.rows if one.unit.side == FRANCE]
    head = rules.heading([one for one in rows if "III Corps" in one.unit.path], sheets.standing)
    total = rules.totals(sheet, rows, sheets.standing)[0]
    return head.detail, head.right, f"{total.figure} {total.words}"


def test_heads_and_totals_count_the_same_units(table: Table) -> None:
    assert _of_iii_corps(table) == ("5 units", "23 of 23 SP", "30 of 30")
    # 9 Div is wiped out, and of 8 Div two of eight are lost.
    table.campaign.session.execute(LoseSteps((UnitId(table.ids["9 Div"]),), 7))
    table.campaign.session.execute(LoseSteps((UnitId(table.ids["8 Div"]),), 2))
    assert _of_iii_corps(table) == ("4 units", "14 of 16 SP", "21 of 23")
    # The Bavarians are yet to come.
    due = (UnitId(table.ids["29 Div"]),)
    later = table.queries.game.calendar.next(TurnCode(table.queries.sequence().turn))
    table.campaign.session.execute(EditUnits(due, {"arrival": later, "hex": ""}))
    assert _of_iii_corps(table) == ("3 units", "9 of 11 SP", "16 of 18")
