"""An edited workbook read again: only its differences, by cell, and only those that are ticked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from openpyxl import load_workbook

from oobmgr.campaign import commands as c
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.campaign.import_rows import UnitUpdate
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Refused
from oobmgr.domain.postings import FormationId, TransactionId, UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.exchange.comparison import ImportPreview, compared
from oobmgr.exchange.differences import Standing
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from tests.campaigns import campaign_at
from tests.unit.exchange.made_workbooks import Cell, make_workbook
from tests.unit.exchange.trial_lists import saved

WORKBOOK, CAMPAIGN, BOTH = Standing.WORKBOOK, Standing.CAMPAIGN, Standing.BOTH
LIST = "list.xlsx"


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    """With the two units and the air group of the small workbook."""
    new = NewCampaign("Trial", "europa", "barbarossa", "full")
    with campaign_at(tmp_path / "trial.oob", new) as made:
        made.session.execute(again(made, tmp_path)[1].to_command())
        yield made


def again(
    campaign: Campaign, folder: Path, cells: Mapping[str, Cell] | None = None
) -> tuple[OrderOfBattleReading, ImportPreview]:
    """The small workbook with some cells changed, compared with the campaign."""
    path = make_workbook(folder / LIST, cells)
    reading = read_order_of_battle(path, campaign.game)
    return reading, compared(reading, campaign.queries)


def found(preview: ImportPreview) -> dict[str, tuple[str, str, str | None, Standing]]:
    return {
        one.field: (one.in_campaign, one.in_workbook, one.before, one.standing)
        for unit in preview.changed
        for one in unit.differences
    }


def edit(campaign: Campaign, number: int, **changes: str | int) -> None:
    named = {name.replace("_", ":"): value for name, value in changes.items()}
    campaign.session.execute(c.EditUnits((UnitId(number),), named))


def rows(campaign: Campaign) -> dict[str, UnitRow]:
    return {row.source_key or str(row.id): row for row in campaign.queries.units()}


def by_hand(designation: str) -> c.AddUnit:
    return c.AddUnit(
        UnitValues(
            side=SideId("axis"), nation="Germany", designation=designation, type="infantry",
            size="XX", path=("4th Army",), steps=2, traits={"re": "3"},
            ratings={"attack": 5, "defense": 5, "move": 6},
        )
    )  # fmt: skip


def test_a_list_is_read_after_a_unit_was_taken_off_that_had_lost_a_step(
    campaign: Campaign, tmp_path: Path
) -> None:
    """*There is no unit 3* was all that was told, and no list could be read any more."""
    campaign.session.execute(by_hand("9"))
    added = next(UnitId(one.id) for one in campaign.queries.units() if one.designation == "9")
    campaign.session.execute(c.LoseSteps((added,)))
    campaign.session.execute(c.RemoveUnits((added,), "mistake"))
    _, preview = again(campaign, tmp_path, {"Axis!D2": "62"})
    assert [one.values.designation for one in preview.changed] == ["62"]


def changed_export(campaign: Campaign, path: Path, cells: Mapping[str, Cell]) -> Path:
    """The campaign's own export with cells changed, by heading and the ID of their unit."""
    export_workbook(campaign.queries, path)
    book = load_workbook(path)
    sheet = book["Units"]
    at = {str(cell.value): place for place, cell in enumerate(sheet[1])}
    lines = {str(row[at["ID"]].value): row for row in sheet.iter_rows(min_row=2)}
    for place, value in cells.items():
        key, _, heading = place.partition("!")
        lines[key][at[heading]].value = value
    book.save(path)
    return path


def test_what_changed_in_the_workbook_is_proposed_and_taken_over(
    campaign: Campaign, tmp_path: Path
) -> None:
    cells: dict[str, Cell] = {
        "Axis!H2": "8-6", "Axis!I2": 8, "Axis!J2": 8, "Axis!S2": "July I 1941",
        "Axis!G3": "9th Army / XX Corps", "Axis!W2": "from a new source",
    }  # fmt: skip
    reading, preview = again(campaign, tmp_path, cells)
    assert found(preview) == {
        "attack": ("7", "8", "7", WORKBOOK),
        "defense": ("7", "8", "7", WORKBOOK),
        "arrival": ("June II 1941", "July I 1941", "June II 1941", WORKBOOK),
        "note": ("", "from a new source", "", WORKBOOK),
        "formation": ("4th Army / 4th Army troops", "9th Army / XX Corps",
                      "4th Army / 4th Army troops", WORKBOOK),
    }  # fmt: skip
    places = {
        one.field: reading.cell_of(unit.place, one.column)
        for unit in preview.changed
        for one in unit.differences
    }
    assert places == {
        "attack": "Axis!I2", "defense": "Axis!J2", "arrival": "Axis!S2", "note": "Axis!W2",
        "formation": "Axis!G3",
    }  # fmt: skip
    before = rows(campaign)
    posted = campaign.session.execute(preview.to_command(preview.proposed))
    after = rows(campaign)
    assert posted.title == "Imported 0 units, changed 2 from list.xlsx"
    assert (after["GE.61"].ratings["attack"], after["GE.61"].note) == (8, "from a new source")
    assert (after["GE.61"].arrival_label, after["GE.61"].status) == ("July I 1941", "due")
    assert after["GE.f1"].path == ("9th Army", "XX Corps")
    assert again(campaign, tmp_path, cells)[1].changed == ()
    assert campaign.queries.check() == ()
    campaign.session.revoke(posted.transaction)
    assert rows(campaign) == before
    # Taken back, it is proposed as before.
    assert again(campaign, tmp_path, cells)[1].proposed == preview.proposed


def test_only_what_is_ticked_is_taken_over(campaign: Campaign, tmp_path: Path) -> None:
    _, preview = again(campaign, tmp_path, {"Axis!D2": "61 (new)", "Axis!W2": "a note"})
    ticked = {name for name in preview.proposed if name.endswith("note")}
    campaign.session.execute(preview.to_command(ticked))
    unit = rows(campaign)["GE.61"]
    assert (unit.designation, unit.note) == ("61", "a note")


def test_who_changed_what_is_told_and_a_conflict_is_not_ticked(
    campaign: Campaign, tmp_path: Path
) -> None:
    edit(campaign, 1, designation="61 (ours)", hex="1B 1309", rating_move=7)
    _, preview = again(campaign, tmp_path, {"Axis!D2": "61 (theirs)", "Axis!R2": 5})
    assert found(preview) == {
        "designation": ("61 (ours)", "61 (theirs)", "61", BOTH),
        "move": ("7", "6", "6", CAMPAIGN),
        "AA": ("", "5", "", WORKBOOK),
    }
    assert preview.proposed == {"differs:1:trait:aa"}
    campaign.session.execute(preview.to_command(preview.proposed))
    assert rows(campaign)["GE.61"].designation == "61 (ours)"
    assert rows(campaign)["GE.61"].traits["aa"] == "5"


def test_a_formation_renamed_in_the_campaign_is_the_campaigns_change(
    campaign: Campaign, tmp_path: Path
) -> None:
    renamed = next(row for row in campaign.queries.formations() if row.name == "4th Army")
    campaign.session.execute(c.RenameFormation(FormationId(renamed.id), "4th Panzer Army"))
    _, preview = again(campaign, tmp_path)
    assert {one.standing for unit in preview.changed for one in unit.differences} == {CAMPAIGN}
    assert preview.proposed == frozenset()


def test_steps_lost_in_play_are_not_won_back_by_the_list(
    campaign: Campaign, tmp_path: Path
) -> None:
    campaign.session.execute(c.LoseSteps((UnitId(1),), 1))
    _, preview = again(campaign, tmp_path, {"Axis!X1": "Steps left", "Axis!X2": 2})
    assert found(preview)["steps left"] == ("1", "2", "2", CAMPAIGN)


def test_more_steps_come_from_where_steps_are_raised(campaign: Campaign, tmp_path: Path) -> None:
    _, preview = again(campaign, tmp_path, {"Axis!U2": 3})
    campaign.session.execute(preview.to_command(preview.proposed))
    unit = rows(campaign)["GE.61"]
    assert (unit.steps, unit.steps_left) == (3, 3)
    balances = {row.account: row.amount for row in campaign.queries.balances(all_accounts=True)}
    # Two and one of the import, and the one that it grew by.
    assert balances["raised:axis"] == -4
    _, preview = again(campaign, tmp_path, {"Axis!U2": 1, "Axis!L2": ""})
    campaign.session.execute(preview.to_command(preview.proposed))
    assert rows(campaign)["GE.61"].steps_left == 1
    assert campaign.queries.check() == ()


def test_a_side_is_not_changed_by_a_workbook(campaign: Campaign, tmp_path: Path) -> None:
    _, preview = again(campaign, tmp_path, {"Axis!B2": "Soviet"})
    assert found(preview)["side"][3] is Standing.FIXED
    assert "differs:1:side" not in preview.tickable


def test_what_is_in_it_no_more_goes_only_where_it_is_ticked(
    campaign: Campaign, tmp_path: Path
) -> None:
    campaign.session.execute(by_hand("9"))
    emptied: dict[str, Cell] = {f"Axis!{letter}3": "" for letter in "ABCDEFGHIJKLMNOPQRSTUVW"}
    _, preview = again(campaign, tmp_path, emptied)
    assert [one.row.source_key for one in preview.missing] == ["GE.f1"]
    assert preview.proposed == frozenset()
    assert preview.nothing_new
    campaign.session.execute(preview.to_command({preview.missing[0].id}))
    assert set(rows(campaign)) == {"GE.61", "3"}
    # It was taken off: the list that still has it does not bring it back by itself.
    _, whole = again(campaign, tmp_path)
    (unit,) = whole.new
    assert (unit.removed, whole.nothing_new) == (True, True)
    campaign.session.execute(whole.to_command({unit.id}))
    assert set(rows(campaign)) == {"GE.61", "GE.f1", "3"}


def test_a_row_that_cannot_be_read_is_not_missing(campaign: Campaign, tmp_path: Path) -> None:
    reading, preview = again(campaign, tmp_path, {"Axis!F3": "XY"})
    assert [problem.where for problem in reading.errors] == ["Axis!F3"]
    assert preview.missing == ()


def test_units_of_another_workbook_are_not_missing(campaign: Campaign, tmp_path: Path) -> None:
    other = make_workbook(
        tmp_path / "other.xlsx", {"Axis!A2": "X.1", "Axis!A3": "X.2", "Axis!D2": "99"}
    )
    reading = read_order_of_battle(other, campaign.game)
    preview = compared(reading, campaign.queries)
    assert (len(preview.new), preview.missing) == (2, ())


def test_a_unit_of_another_type_is_new_and_the_old_one_missing_where_sheets_have_no_ids(
    tmp_path: Path,
) -> None:
    head = ("Army", "Unit", "Nation", "Type", "Size", "Ratings")
    sixth = ("6th Army", "61", "Germany", "Inf", "XX", "7-6")
    with campaign_at(tmp_path / "b.oob", NewCampaign("B", "war_in_europe", "may_1940")) as made:

        def listed(kind: str) -> ImportPreview:
            tank = ("6th Army", "1", "Germany", kind, "XX", "14-10")
            book = saved(tmp_path / LIST, head, sixth, tank)
            return compared(read_order_of_battle(book, made.game), made.queries)

        made.session.execute(listed("Panzer").to_command())
        preview = listed("Mot")
        assert [unit.values.designation for unit in preview.new] == ["1"]
        # None of the scenario's own units, which no list brought.
        assert [one.row.designation for one in preview.missing] == ["1"]
        before = len(made.queries.units())
        made.session.execute(preview.to_command({one.id for one in preview.missing}))
        assert len(made.queries.units()) == before


def test_our_own_export_knows_units_by_hand_whatever_is_changed_of_them(
    campaign: Campaign, tmp_path: Path
) -> None:
    for _ in range(2):
        campaign.session.execute(by_hand("9"))
    path = changed_export(
        campaign, tmp_path / "ours.xlsx",
        {"oobmgr.4!Designation": "9 (b)", "GE.f1!Notes": None, "GE.61!Setup": "Memel"},
    )  # fmt: skip
    reading = read_order_of_battle(path, campaign.game)
    preview = compared(reading, campaign.queries)
    assert (reading.errors, preview.new, preview.missing) == ((), (), ())
    # An emptied cell of our own export is one that the player emptied.
    assert found(preview) == {
        "designation": ("9", "9 (b)", "9", WORKBOOK),
        "note": ("motorised", "", "motorised", WORKBOOK),
        "setup": ("East Prussia", "Memel", "East Prussia", WORKBOOK),
    }
    edit(campaign, 1, setup="Tilsit")
    edit(campaign, 2, hex="1B 1309")
    preview = compared(reading, campaign.queries)
    assert found(preview)["setup"] == ("Tilsit", "Memel", "East Prussia", BOTH)
    assert found(preview)["hex"] == ("1B 1309", "", "", CAMPAIGN)
    campaign.session.execute(preview.to_command(preview.proposed))
    assert [row.designation for row in campaign.queries.units()].count("9") == 1


def test_an_export_of_another_campaign_numbers_other_units(
    campaign: Campaign, tmp_path: Path
) -> None:
    campaign.session.execute(by_hand("9"))
    path = changed_export(campaign, tmp_path / "ours.xlsx", {"oobmgr.3!Designation": "10"})
    new = NewCampaign("Other", "europa", "barbarossa", "full")
    with campaign_at(tmp_path / "other.oob", new) as other:
        other.session.execute(by_hand("11"))
        other.session.execute(by_hand("12"))
        other.session.execute(by_hand("13"))
        preview = compared(read_order_of_battle(path, other.game), other.queries)
        assert [unit.values.designation for unit in preview.new] == ["10", "61", "1"]
        assert preview.changed == ()


def test_records_that_an_export_has_no_more_can_be_taken_off(
    campaign: Campaign, tmp_path: Path
) -> None:
    row: tuple[Cell, ...] = ("Axis", "Germany", "air group", "Ju87", 3, 2, "June II 1941")
    cells = {f"Air!{letter}3": value for letter, value in zip("ABCDEFG", row, strict=True)}
    _, preview = again(campaign, tmp_path, cells)
    campaign.session.execute(preview.to_command())
    _, preview = again(campaign, tmp_path)
    (gone,) = preview.missing_records
    assert gone.row.values["aircraft"] == "Ju87"
    campaign.session.execute(preview.to_command({gone.id}))
    assert [row.values["aircraft"] for row in campaign.queries.records()] == ["Me109F"]
    campaign.session.undo()
    assert len(campaign.queries.records()) == 2


def test_all_of_an_import_is_one_entry_or_none(campaign: Campaign) -> None:
    before = rows(campaign)
    command = c.ImportOrderOfBattle(
        (by_hand("9").values,),
        source="list",
        updates=(UnitUpdate(UnitId(1), {"hex": "1B 1309"}), UnitUpdate(UnitId(2), steps=0)),
    )
    with pytest.raises(BadInput):
        campaign.session.execute(command)
    assert rows(campaign) == before


def test_imports_are_listed_and_taken_back_unless_something_rests_on_them(
    campaign: Campaign,
) -> None:
    (row,) = campaign.queries.imports()
    assert (row.source, row.title, row.undone) == (LIST, "Imported 2 units from list.xlsx", False)
    edit(campaign, 1, hex="1B 1309")
    with pytest.raises(Refused, match="depends on it"):
        campaign.session.revoke(TransactionId(row.transaction))
    campaign.session.undo()
    campaign.session.revoke(TransactionId(row.transaction))
    assert campaign.queries.units() == ()
    assert campaign.queries.imports()[0].undone
