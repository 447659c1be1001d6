"""Strength points are called so on every list and sheet, and leaders and trains are in no sum.

The French have 8 + 7 + 5 + 2 + 1 in the III Corps and 7 in the XII, 30 in all; Napoleon, two corps
leaders and three trains have none.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from openpyxl import load_workbook
from tests.campaigns import campaign_at
from tests.unit.games.grande_armee.playing import COALITION, FRANCE, Table
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import EditUnits, LoseSteps, RestoreSteps, SetSteps
from oobmgr.campaign.file import NewCampaign
from oobmgr.campaign.queries.over_turns import LOSSES, STRENGTH
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Refused
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.exchange.comparison import compared
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.reports.holdings import Holdings
from oobmgr.reports.listed import kinds_of, made
from oobmgr.reports.organisation import ChartWish, chart_report
from oobmgr.rules.reporting import DrawnSection
from oobmgr.ui.viewmodels import order_of_battle as shown
from oobmgr.ui.viewmodels.lives import life_columns
from oobmgr.ui.viewmodels.order_of_battle import UnitLine
from oobmgr.ui.viewmodels.order_of_battle_inspector import inspect, together
from oobmgr.ui.viewmodels.selected_units import (
    selected,
)


@pytest.fixture
def table(tmp_path: Path) -> Table:
    game = Table(tmp_path)
    game.own_turn(phase="combat")
    game.campaign.session.execute(LoseSteps((UnitId(game.ids["8 Div"]),), 3))
    return game


def lines_of(table: Table, *names: str) -> list[UnitLine]:
    lines = shown.read_order_of_battle(table.queries).lines
    return [line for line in lines if not names or line.unit.designation in names]


def test_a_selection_counts_strength_points_alone(table: Table) -> None:
    french = [line for line in lines_of(table) if line.unit.side == FRANCE]
    assert selected(french).words("") == "27 of 30 SP"
    sums = together(french, selected(french), None).sums
    assert ("SP", "27 of 30") in {(line.label, line.value) for line in sums}
    assert selected(lines_of(table, "Napoleon", "1 Train")).words("") == ""
    (ney,) = lines_of(table, "Ney")
    assert (ney.boxes.none, ney.boxes.words) == (True, "no SP")
    seen = inspect(ney, table.queries.game)
    assert seen.steps_sentence == "It has no SP."
    assert {field.label: field.value for field in seen.fields if "SP" in field.label} == {
        "SP": "", "SP left": "",
    }  # fmt: skip
    (division,) = lines_of(table, "8 Div")
    assert division.boxes.words == "8 SP, 3 lost"


def test_formations_have_the_strength_of_their_units(table: Table) -> None:
    rows = {row.name: (row.units, row.steps_left, row.steps) for row in table.queries.formations()}
    assert rows["Grande Armée"] == (12, 27, 30)
    assert rows["III Corps"] == (6, 20, 23)


@pytest.mark.parametrize(("side", "lost"), [(FRANCE, 52), (COALITION, 10)])
def test_dead_leaders_trains_and_depots_of_a_list_bring_no_strength(
    tmp_path: Path, side: SideId, lost: int
) -> None:
    """The French dead are 5 divisions of 10 SP and a brigade of 2, the others a division of 10."""
    campaign = Realm(tmp_path).campaign

    def dead_pile() -> int:
        material = campaign.queries.report_material()
        held = Holdings(material, material.game, material.game.side(side))
        found = held.in_turn(material.turn.code)
        return next((one.closing for one in found if one.name == "SP in the dead pile"), 0)

    assert dead_pile() == lost
    campaign.session.undo()
    assert dead_pile() == 0
    campaign.session.redo()
    assert dead_pile() == lost


def test_the_account_of_a_turn_is_kept_in_strength_points(table: Table) -> None:
    table.post("leader_fallen", units="Ney", cause="pursuit")
    material = table.queries.report_material()
    game = material.game
    side = game.side(FRANCE)
    held = {
        one.name: (one.opening, one.came, one.went, one.closing)
        for one in Holdings(material, game, side).in_turn(material.turn.code)
    }
    assert held["SP of units"][3] == 27
    assert held["SP in the dead pile"] == (0, 3, 0, 3)
    sheets = {
        kind.name: made(kind, material, game, side)
        for kind in kinds_of(game)
        if kind.name in {"losses", "dead-pile", "set-up", "turn-sheet"}
    }
    told = {
        name: [column.title for section in sheet.sections for column in section.columns]
        for name, sheet in sheets.items()
    }
    assert "SP lost" in told["losses"]
    assert "SP" in told["dead-pile"]
    assert "SP" in told["set-up"]
    assert "SP" in told["turn-sheet"]
    assert not [title for titles in told.values() for title in titles if "tep" in title]
    dead = sheets["dead-pile"].sections[0]
    # The leader lies there, and lost no strength points.
    assert ("Ney", 0) in {(row.cells[0], row.cells[4]) for row in dead.rows}
    for measure, wanted in ((STRENGTH, 27), (LOSSES, 3)):
        series = {
            one.side: one.values[-1] for one in table.queries.over_turns(measure, "whole").series
        }
        assert series[FRANCE] == wanted
    life = table.queries.life([table.ids["Ney"]])
    assert [one.words for one in life_columns(life)][-1].endswith("there; destroyed")


def test_a_chart_draws_no_box_for_a_leader(table: Table) -> None:
    (section,) = chart_report(table.queries, ChartWish(FRANCE)).sections
    assert isinstance(section, DrawnSection)
    faces = {row.name: row.face for row in section.drawn if row.unit}
    assert (faces["Ney"].steps, faces["1 Train"].steps_told, faces["8 Div"].steps) == (0, "", 8)
    heads = {row.name: row.note for row in section.drawn if not row.unit}
    assert heads["Grande Armée"] == "12 units, 27 of 30 SP"
    form = table.queries.game.sheet_form(table.queries.tables())
    rows = {unit.designation: form.line(unit).boxes for unit in table.queries.units()}
    assert (form.steps_title, rows["Ney"], len(rows["8 Div"] or ())) == ("SP", (), 8)


def test_a_workbook_counts_strength_points_and_comes_back(table: Table, tmp_path: Path) -> None:
    table.post("leader_fallen", units="Ney", cause="pursuit")
    path = export_workbook(table.queries, tmp_path / "books.xlsx")
    sheet = load_workbook(path)["Units"]
    heads, *rows = sheet.iter_rows(values_only=True)
    name, full, left = (heads.index(one) for one in ("Designation", "SP", "SP left"))
    cells = {row[name]: (row[full], row[left]) for row in rows}
    assert cells["8 Div"] == (8, 5)
    assert (cells["Napoleon"], cells["Ney"], cells["1 Train"]) == (
        (None, None), (None, 0), (None, None),
    )  # fmt: skip
    same = compared(read_order_of_battle(path, table.queries.game), table.queries)
    assert not same.changed
    (tmp_path / "other").mkdir()
    new = NewCampaign("Other", "grande_armee", "campaign")
    other = campaign_at(tmp_path / "other" / "books.oob", new)
    found = compared(read_order_of_battle(path, other.game), other.queries)
    other.session.execute(found.to_command(found.proposed))
    states = {unit.designation: unit for unit in other.queries.units()}
    assert states["Ney"].status is UnitStatus.DEAD
    assert (states["Napoleon"].steps_left, states["8 Div"].steps_left) == (1, 5)


def test_what_is_struck_by_hand_is_told_in_strength_points(table: Table) -> None:
    session, division = table.campaign.session, UnitId(table.ids["8 Div"])
    taken = session.execute(LoseSteps((division,), 1)).title
    assert taken == "1 SP lost by 8 Div infantry division"
    assert session.execute(RestoreSteps((division,), 2)).title.startswith("2 SP restored to 8 Div")
    assert session.execute(SetSteps(division, 4)).title.endswith(": 4 of 8 SP left")
    for command, words in (
        (LoseSteps((division,), 5), "8 Div infantry division has 4 of 8 SP."),
        (LoseSteps((division,), 0), "give at least 1 SP."),
        (EditUnits((division,), {"steps": "many"}), "'many' is not a number of SP."),
        (EditUnits((division,), {"steps": "61"}), "cannot have so many SP."),
        (EditUnits((division,), {"status": "dead"}), "has 4 SP left."),
    ):
        with pytest.raises((BadInput, Refused)) as refused:
            session.execute(command)
        assert words in " ".join(fault.sentence() for fault in refused.value.faults)


def test_no_sheet_speaks_of_steps_under_its_tables(table: Table) -> None:
    """The word stood under the organisation chart, the set-up sheet and four more."""
    entries = {kind.name: kind for kind in kinds_of(table.queries.game)}
    assert entries["organisation"].foot == (
        "SP left and SP in all are shown beside a unit that has lost some."
    )
    assert entries["set-up"].foot == ("Tick off what is in place. SP are those that are left.")
    told = " ".join(f"{kind.sentence} {kind.foot}" for kind in entries.values())
    assert "step" not in told.casefold()
