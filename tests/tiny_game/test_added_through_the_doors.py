"""A game is added by the list of games alone, and has all that a game can have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from openpyxl import Workbook
from pypdf import PdfReader
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr import known_games
from oobmgr.bootstrap import main
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen
from tests import tiny_game
from tests.tiny_game.pages import StoresScreen
from tests.ui.desks import open_window, settle, until
from tests.unit.cli.cli_runs import CommandLine

ALT = Qt.KeyboardModifier.AltModifier
UNITS = ("ID", "Side", "Nation", "Designation", "Type", "Size", "Formation", "Ratings", "Steps")
FIRST = ("b1", "Blue", "Bluland", "First", "infantry", "X", "Blue Force", "4-6", 3)
OTHER = ("r1", "Red", "Redland", "Other", "infantry", "X", "Red Force", "5-6", 2)


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one change: the game stands in the list of games."""
    monkeypatch.setattr(known_games, "GAMES", (*known_games.GAMES, tiny_game.ENTRY))


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)


@pytest.fixture
def file(cli: CommandLine, tmp_path: Path) -> Path:
    """A campaign of the game with two units and a cart, of a wet summer."""
    path, book = tmp_path / "tiny.oob", tmp_path / "tiny.xlsx"
    cli.does("new", path, "--game", "tiny", "--scenario", "summer", "--option", "summer=wet")
    _write(book)
    told = cli.does("import", path, book, "--accept").out
    assert "2 new units" in told
    assert "1 cart" in told
    return path


def _write(path: Path) -> None:
    workbook = Workbook()
    units = workbook.active
    assert units is not None
    units.title = "Units"
    for row in (UNITS, FIRST, OTHER):
        units.append(row)
    carts = workbook.create_sheet("Carts")
    carts.append(("Side", "Nation", "Load"))
    carts.append(("Blue", "Bluland", 7))
    workbook.save(path)


def test_its_rules_answer_on_the_command_line(cli: CommandLine) -> None:
    dry = cli.does("calc", "tiny.harvest", '{"fields": 2}').json
    assert dry["result"] == {"value": 6}  # 2 fields x 3
    wet = '{"fields": 2, "options": {"summer": "wet"}}'
    assert cli.does("calc", "tiny.harvest", wet).json["result"] == {"value": 4}  # 2 x (3 - 1)
    assert "A field that is cut brings food." in cli.does("rule", "TG-01").out
    refused = cli("calc", "tiny.harvest", '{"fields": 10}')
    assert refused.code == 2
    assert "fields" in refused.err


def test_a_question_that_cannot_be_asked_is_refused_in_one_line(
    cli: CommandLine, file: Path
) -> None:
    unknown = cli("ask", file, "storse")
    assert (unknown.code, unknown.out) == (2, "")
    assert "there is no such question" in unknown.err
    assert "stores" in unknown.err
    assert "is not JSON" in cli("ask", file, "stores", "{").err
    assert cli("ask", file, "stores", '{"side": "blue"}').code == 2
    deep = cli("ask", file, "stores", "[" * 100_000)
    assert (deep.code, deep.err.count("\n")) == (2, 1)
    assert "nested too deep" in deep.err


def test_what_lies_in_accounts_is_set_by_a_sheet_and_comes_back(
    cli: CommandLine, file: Path, tmp_path: Path
) -> None:
    book, again = tmp_path / "stores.xlsx", tmp_path / "again.oob"
    workbook = Workbook()
    sheet = workbook.active
    assert sheet is not None
    for row in (("Side", "Food"), ("Red", 9)):
        sheet.append(row)
    workbook.save(book)
    assert "1 store;" in cli.does("import", file, book, "--accept").out
    assert {row["amount"] for row in cli.does("balances", file, "--json").json} == {0, 9}
    cli.does("export", file, "--out", book)
    cli.does("new", again, "--game", "tiny", "--scenario", "summer")
    cli.does("import", again, book, "--accept")
    red = next(row for row in cli.does("balances", again, "--json").json if row["side"] == "Red")
    assert red["amount"] == 9


def test_a_campaign_of_it_is_played_and_taken_back_to_its_start(
    cli: CommandLine, file: Path
) -> None:
    shown = cli.does("turn", "show", file).out
    assert "The store is empty." in shown
    cli.does("turn", "post", file, "forage", '{"fields": 4}')
    assert "The store is empty." not in cli.does("turn", "show", file).out
    food = {row["side"]: row["amount"] for row in cli.does("balances", file, "--json").json}
    assert food == {"Blue": 8, "Red": 0}  # 4 fields x (3 - 1) in a wet summer
    stores = cli.does("ask", file, "stores").json
    assert stores[0] == {"side": "Blue", "food": 8, "fields": 4, "loads": 7}
    assert cli.does("stores", file).out.splitlines()[1].split() == ["Blue", "8", "7"]
    assert "What each side has in store." in cli.does("ask", file).out
    report = cli.does("report", file, "store-list", "--side", "Blue").out
    assert "Fields cut" in report
    # Besides its own report it has those of every game.
    assert "Turn sheet" in cli.does("report", file, "turn-sheet", "--side", "Blue").out
    assert "4" in report
    cli.does("house-rule", file, "food.harvest.field", "5")
    cli.does("undo", file)
    assert cli.does("check", file).out.startswith("The books are consistent")
    for _ in range(2):
        cli.does("undo", file)
    assert cli.does("ask", file, "stores").json[0]["loads"] == 0
    assert cli.does("units", file, "--json").json == []
    cli.does("check", file)


def test_an_action_brings_units_that_come_and_go_with_it(cli: CommandLine, file: Path) -> None:
    before = cli.does("units", file, "--json").json
    raised = '{"villages": ["Oak", "Elm"], "steps": 3}'
    told = cli.does("turn", "post", file, "raise_militia", raised).out
    assert "Militia of Oak, Elm" in told
    units = {one["designation"]: one for one in cli.does("units", file, "--json").json}
    assert (units["Oak"]["steps_left"], units["Oak"]["formation"]) == (3, ["Blue Militia"])
    # Numbers of their own, also beside those that an entry before it gave out.
    cli.does("turn", "post", file, "raise_militia", '{"villages": ["Ash"]}')
    ids = [one["id"] for one in cli.does("units", file, "--json").json]
    assert len(set(ids)) == len(ids) == len(before) + 3
    cli.does("check", file)
    cli.does("undo", file)
    cli.does("undo", file)
    assert cli.does("units", file, "--json").json == before
    assert "Blue Militia" not in cli.does("formations", file).out
    cli.does("check", file)
    cli.does("redo", file)
    units = {one["designation"]: one for one in cli.does("units", file, "--json").json}
    assert units["Elm"]["steps_left"] == 3
    cli.does("lose", file, units["Elm"]["id"])
    # What came later rests on it: it is not taken back from below.
    lines = cli.does("ledger", file, "--every", "--json").json
    entry = max(line["transaction"] for line in lines) - 1
    refused = cli("revoke", file, entry)
    assert refused.code == 2
    assert "depends" in refused.err
    cli.does("check", file)


def test_units_that_cannot_be_are_not_brought_by_an_action(cli: CommandLine, file: Path) -> None:
    before = cli.does("units", file, "--json").json
    for steps, told in ((0, "at least one step"), (61, "60 at most")):
        raised = f'{{"villages": ["Oak"], "steps": {steps}}}'
        refused = cli("turn", "post", file, "raise_militia", raised)
        assert refused.code == 2
        assert told in refused.err
    assert cli.does("units", file, "--json").json == before


def test_its_units_are_marked_on_its_sheets(cli: CommandLine, file: Path) -> None:
    units = cli.does("units", file, "--json").json
    unit = next(one["id"] for one in units if one["designation"] == "First")
    cli.does("turn", "post", file, "mark_units", f'{{"units": [{unit}]}}')
    cli.does("lose", file, unit)
    sheet = cli.does("sheets", file, "--side", "Blue", "--json").json[0]
    (row,) = sheet["rows"]
    assert (row["steps_left"], row["markers"]) == (2, {"tired": True})
    assert row["strengths"] == ["2"]  # two boxes, one each while it is tired
    assert row["did"] == []
    cli.does("turn", "advance", file, "--anyway")
    (row,) = cli.does("sheets", file, "--side", "Blue", "--json").json[0]["rows"]
    assert row["markers"] == {}  # with the Forage Phase of its side


def test_its_example_brings_units_and_is_replayed(cli: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "example.oob"
    cli.does("new", path, "--game", "tiny", "--scenario", "example", "--option", "summer=wet")
    assert "July 1900, II" in cli.does("turn", "show", path).out  # a turn later where it rains
    told = cli.does("replay", path, "--all", "--json").json
    assert [step["title"] for step in told] == ["Harvest", "Tired"]
    figures = {one["name"]: (one["found"], one["agrees"]) for one in told[1]["figures"]}
    assert figures == {"First": ("3", True), "First is tired": ("yes", True)}
    # What it holds of its units no correction by hand gets past; other units and words do.
    units = {one["designation"]: one["id"] for one in cli.does("units", path, "--json").json}
    refused = cli("edit", path, units["First"], "--set", "hex=0202")
    assert refused.code == 2
    assert "too tired to move" in refused.err
    cli.does("edit", path, units["First"], "--set", "note=asleep")
    cli.does("edit", path, units["Other"], "--set", "hex=0202")
    doubted = cli("edit", path, units["Other"], "--set", "type=griffin")
    assert "'griffin' is not a type of this game" in doubted.err


def test_its_printed_sheets_list_what_was_posted(cli: CommandLine, tmp_path: Path) -> None:
    path, paper = tmp_path / "example.oob", tmp_path / "sheets.pdf"
    cli.does("new", path, "--game", "tiny", "--scenario", "example")
    cli.does("replay", path, "--all")
    assert main(["roster", str(path), "--out", str(paper)]) == 0
    blue, red = (" ".join(page.extract_text().split()) for page in PdfReader(paper).pages)
    for words in ("for Blue alone", "before noon", "1 cut", "3 eaten"):
        assert words in blue, words
    assert "for Red alone" in red
    assert "1 cut" not in red


@pytest.fixture
def campaign(file: Path) -> Iterator[Campaign]:
    with open_campaign(file) as campaign:
        yield campaign


def test_the_window_shows_its_page_and_marks_a_box(
    qtbot: QtBot, campaign: Campaign, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, campaign)
    workspace = window.workspace
    assert workspace is not None
    qtbot.keyClick(window, Qt.Key.Key_5, ALT)
    settle(qtbot, window)
    page = workspace.screen_shown
    assert isinstance(page, StoresScreen)
    until(qtbot, lambda: page.figures.text().startswith("Blue: 0 food, carts with 7"))
    qtbot.keyClick(window, Qt.Key.Key_3, ALT)
    settle(qtbot, window)
    sheets = workspace.screen_shown
    assert isinstance(sheets, RosterSheetsScreen)
    until(qtbot, window.isActiveWindow)
    sheets.table.setFocus()
    until(qtbot, sheets.table.hasFocus)
    sheets.marking.lose([line for line in sheets.table.units.rows if line.row.unit.steps == 3])
    settle(qtbot, window)
    left = {unit.designation: unit.steps_left for unit in campaign.queries.units()}
    assert left == {"First": 2, "Other": 2}
    window.menus.give("undo")
    settle(qtbot, window)
    left = {unit.designation: unit.steps_left for unit in campaign.queries.units()}
    assert left == {"First": 3, "Other": 2}


def test_where_no_game_has_a_sample_none_is_offered(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(known_games, "GAMES", (tiny_game.ENTRY,))
    window = open_window(qtbot, tmp_path)
    assert set(window.welcome.start) == {"new", "open", "import"}
