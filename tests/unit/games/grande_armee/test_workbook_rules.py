"""Detachments of a workbook are held to what the forms hold: refused or asked, never just taken."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.cli.cli_runs import CommandLine
from tests.unit.games.grande_armee.playing import FRANCE, Table
from tests.unit.games.grande_armee.test_detachments import markers
from tests.unit.games.grande_armee.test_workbook import exported, held, preview, written

from oobmgr.domain.errors import BadInput
from oobmgr.exchange.comparison import ImportPreview

SHEET = "Detachments"
# Side, marker, number, nation, hex, formation, SP: the columns of the sheet.
NEW = {"A3": "French", "B3": "France", "C3": 4, "D3": "France", "E3": "A3728", "G3": 2}


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A game in which one detachment of a minor power lies under a French marker."""
    game = Table(tmp_path)
    game.own_turn()
    markers(game, "France", 9)
    game.post("drop", units="29 Div", points=2, number=3)
    return game


def changed(table: Table, folder: Path, cells: dict[str, object]) -> Path:
    path = exported(table.campaign, folder)
    written(path, SHEET, cells)
    return path


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ({**NEW, "C3": 10}, "beyond the 9 markers of France"),
        ({**NEW, "B3": "Bavaria"}, "Bavaria has no markers of its own"),
        ({**NEW, "D3": "Narnia"}, "Narnia is neither a nation"),
    ],
)
def test_a_marker_that_the_form_refuses_is_refused_in_a_workbook(
    table: Table, tmp_path: Path, cells: dict[str, object], said: str
) -> None:
    path, before = changed(table, tmp_path, cells), held(table.campaign)
    found = preview(path, table.campaign)
    with pytest.raises(BadInput) as refused:
        table.campaign.session.execute(found.to_command(found.tickable))
    assert said in " ".join(fault.sentence() for fault in refused.value.faults)
    assert held(table.campaign) == before


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ({**NEW, "B3": "Prussia"}, "A marker of Prussia for strength points of France"),
        ({"D2": "France"}, "France 3 holds strength points of Bavaria"),
        ({"G2": 5}, "France 3: 3 SP would come from no unit"),
    ],
)
def test_a_detachment_that_is_doubtful_is_asked_about(
    table: Table, tmp_path: Path, cells: dict[str, object], said: str
) -> None:
    found = preview(changed(table, tmp_path, cells), table.campaign)
    told = table.campaign.session.preview(found.to_command(found.tickable)).warnings
    assert said in " ".join(fault.sentence() for fault in told if fault.asks)


def test_points_from_nowhere_are_asked_about_once_the_game_has_begun(
    table: Table, tmp_path: Path
) -> None:
    def asked() -> bool:
        found = preview(path, table.campaign)
        told = table.campaign.session.preview(found.to_command(found.tickable)).warnings
        return any("from no unit" in fault.message for fault in told)

    path = changed(table, tmp_path, NEW)
    # In the first turn a workbook sets the game up.
    assert not asked()
    while table.queries.sequence().phase != "weather":
        table.skip()
    assert asked()


def test_the_command_line_lists_what_is_asked_and_wants_it_meant(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = changed(table, tmp_path, {"G2": 5})
    file = table.campaign.path
    table.campaign.close()
    oobmgr = CommandLine(capsys)
    answers = tmp_path / "answers.json"
    answers.write_text('{"answers": {"differs:detachments_held:Detachment France 3": "workbook"}}')
    words = ("import", file, path, "--answers", answers)
    assert (
        "question: Detachments: France 3: 3 SP would come from no unit" in oobmgr.does(*words).out
    )
    refused = oobmgr(*words, "--accept")
    assert (refused.code, "--anyway" in refused.err) == (2, True)
    oobmgr.does(*words, "--accept", "--anyway")
    markers_beyond = tmp_path / "more.xlsx"
    path.rename(markers_beyond)
    written(markers_beyond, SHEET, {**NEW, "C3": 10})
    assert (
        "error: number: is beyond the 9 markers" in oobmgr.does("import", file, markers_beyond).out
    )


def test_the_sheet_keeps_what_the_forms_brought_about(table: Table, tmp_path: Path) -> None:
    table.post("drop", units="8 Div", points=2, number=4)
    path = exported(table.campaign, tmp_path)
    found = preview(path, table.campaign)
    assert (found.new_records, found.changed_records) == ((), ())
    assert held(table.campaign)["detachments_held"][0]["side"] == FRANCE


# Provinces.

LAND = {"A2": "Tyrol", "B2": "province", "C2": "France", "D2": "annexed"}


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ({"A2": "Holland"}, "is not what Holland is: it is a minor power"),
        ({"A2": "Grand Duchy of Hesse", "E2": 2}, "is 1 for the Grand Duchy of Hesse"),
        ({"A2": "Illyria", "C2": "Illyria"}, "Illyria cannot hold itself"),
    ],
)
def test_a_land_that_the_form_refuses_is_refused_in_a_workbook(
    table: Table, tmp_path: Path, cells: dict[str, object], said: str
) -> None:
    found = _lands(table, tmp_path, {**LAND, **cells})
    with pytest.raises(BadInput) as refused:
        table.campaign.session.execute(found.to_command(found.tickable))
    assert said in " ".join(fault.sentence() for fault in refused.value.faults)
    assert "lands_held" not in held(table.campaign)


@pytest.mark.parametrize(
    ("cells", "asked"),
    [
        ({}, []),
        ({"A2": "Holland", "B2": "minor"}, []),
        ({"A2": "Grand Duchy of Hesse", "E2": 1}, []),
        ({"C2": "Narnia"}, ["Narnia is neither a power nor a minor power in the books."]),
    ],
)
def test_a_holder_whom_nobody_knows_is_asked_about(
    table: Table, tmp_path: Path, cells: dict[str, object], asked: list[str]
) -> None:
    found = _lands(table, tmp_path, {**LAND, **cells})
    told = table.campaign.session.preview(found.to_command(found.tickable)).warnings
    assert [fault.message for fault in told if fault.asks] == asked


def _lands(table: Table, folder: Path, cells: dict[str, object]) -> ImportPreview:
    path = exported(table.campaign, folder)
    written(path, "Provinces", {"G2": "some missing", "H2": "no", **cells})
    return preview(path, table.campaign)


@pytest.mark.parametrize(("points", "due"), [(49, True), (50, False)])
def test_points_of_a_workbook_below_a_level_make_it_due_once_more(
    table: Table, tmp_path: Path, points: int, *, due: bool
) -> None:
    table.post("index_markers", boxes={"Austria": 5})
    table.post("victory_points", side="French", points=55, cause="Vienna")
    shifts = [{"power": "Austria", "shift": 2, "source": "test"}]
    table.post("political_event", events=shifts, level=50)
    path = exported(table.campaign, tmp_path)
    written(path, "Points", {"D2": points})
    found = preview(path, table.campaign)
    table.campaign.session.execute(found.to_command(found.tickable))
    table.post("victory_points", side="French", points=1, cause="Ulm")
    assert bool(table.warned("level_reached")) == due
