"""The player's own workbook, filled from the menu."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.workbook.defined_name import DefinedName
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import BindWorkbook
from oobmgr.exchange.own_workbook import binding_of
from oobmgr.ui.dialogs import bind_workbook
from oobmgr.ui.dialogs.bind_workbook import BindDialog
from oobmgr.ui.dialogs.point_at_cells import PointDialog
from oobmgr.ui.main_window import MainWindow
from tests.ui.desks import full_campaign, new_campaign, open_window, settle, until

CONTROL = Qt.KeyboardModifier.ControlModifier


def test_it_is_filled_once_it_is_bound(qtbot: QtBot, tmp_path: Path) -> None:
    book = tmp_path / "own.xlsx"
    Workbook().save(book)
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"), page="exchange")
    fill = window.menus.actions["fill_workbook"]
    fill.trigger()
    settle(qtbot, window)
    assert "no workbook is bound" in window.opened.message.text
    bind = BindWorkbook(str(book), {"Sheet!A1:B80": "Holdings: Place, Amount"})
    window.opened.desk.campaign.session.execute(bind)
    fill.trigger()
    settle(qtbot, window)
    assert "own.xlsx was filled" in window.opened.message.text
    sheet = load_workbook(book)["Sheet"]
    assert (sheet["A1"].value, sheet["B1"].value) == ("Place", "Amount")
    assert (tmp_path / "own before oobmgr.xlsx").exists()


def own_book(folder: Path, *, rows: int = 1000) -> Path:
    made = Workbook()
    sheet = made.active
    assert sheet is not None
    sheet.title = "My army"
    made.defined_names["army"] = DefinedName("army", attr_text=f"'My army'!$A$3:$C${rows + 2}")
    made.save(folder / "own.xlsx")
    return folder / "own.xlsx"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")


@pytest.fixture
def dialogs(monkeypatch: pytest.MonkeyPatch) -> list[BindDialog]:
    """The dialogs that were opened; each is left open, as if it were still asking."""
    opened: list[BindDialog] = []

    def show(dialog: BindDialog) -> int:
        dialog.show()
        opened.append(dialog)
        return 0

    monkeypatch.setattr(BindDialog, "exec", show)
    monkeypatch.setattr(BindDialog, "deleteLater", lambda _: None)
    return opened


def opened(
    qtbot: QtBot, window: MainWindow, dialogs: list[BindDialog], path: Path | None
) -> BindDialog:
    """The dialog as the menu opens it, with a workbook chosen by the system's dialog."""
    window.menus.give("bind_workbook")
    until(qtbot, lambda: bool(dialogs))
    dialog = dialogs[-1]
    dialog.activateWindow()
    settle(qtbot, window)
    if path is not None:
        assert QApplication.focusWidget() is dialog.choose
        qtbot.keyClick(dialog.choose, Qt.Key.Key_Space)
        settle(qtbot, window)
    return dialog


def lines(dialog: BindDialog) -> list[tuple[str, str, str]]:
    return [(row.target, row.source, row.fault or row.told) for row in dialog.model.rows]


def type_range(qtbot: QtBot, dialog: BindDialog, target: str, table: str, columns: str) -> None:
    """Fill in the three fields by keys, and take the range."""
    dialog.range.enter()
    qtbot.keyClicks(dialog.range.field, target)
    dialog.source.setFocus()
    qtbot.keyClicks(dialog.source, table)
    dialog.columns.enter()
    qtbot.keyClick(dialog.columns.field, Qt.Key.Key_Delete)
    qtbot.keyClicks(dialog.columns.field, columns)
    qtbot.keyClick(dialog.columns.field, Qt.Key.Key_Return)


def test_a_workbook_is_bound_and_filled_by_keys(
    qtbot: QtBot, window: MainWindow, dialogs: list[BindDialog], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    book = own_book(tmp_path)
    monkeypatch.setattr(bind_workbook, "ask_for_file", lambda *_: book)
    dialog = opened(qtbot, window, dialogs, book)
    assert dialog.path.text() == book.name
    # Its own ranges are named, and none has to be cleared away to type another.
    assert (dialog.range.text, dialog.action.isEnabled()) == ("", False)
    assert dialog.range.field.placeholderText() == "army, 'My army'!B4"
    type_range(qtbot, dialog, "army", "Units", "Designation, Type, Steps left")
    assert lines(dialog) == [
        ("army", "Units: Designation, Type, Steps left", "fills 941 of 1,000 rows")
    ]
    qtbot.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    assert dialog.bound
    assert window.desk is not None
    wanted = {"army": "Units: Designation, Type, Steps left"}
    assert binding_of(window.desk.campaign.queries) == (book, wanted)
    # With the question still open nothing was filled; the menu does so.
    window.menus.give("fill_workbook")
    settle(qtbot, window)
    sheet = load_workbook(book)["My army"]
    units = window.desk.campaign.queries.units()
    assert sheet["A3"].value == "Designation"
    assert (sheet["A4"].value, sheet["C943"].value) == (units[0].designation, units[939].steps_left)
    # Asked again, it stands as it is bound; one more is taken off by Del.
    again = opened(qtbot, window, dialogs, None)
    assert lines(again) == lines(dialog)
    again.table.selectRow(0)
    again.table.setFocus()
    qtbot.keyClick(again.table, Qt.Key.Key_Delete)
    assert (lines(again), again.action.isEnabled()) == ([], False)


REFUSED = (
    ("army", "Designation", "too small: 941 rows and 1 column are needed"),
    ("navy", "", "The workbook has no range 'navy'"),
    ("army", "Desination", "Units has no column 'Desination'. Did you mean"),
    ("'My army'!A1:ZZ900000", "", "631,800,000 cells. Choose one of 500,000"),
)


def test_what_cannot_be_filled_is_refused_in_the_field(
    qtbot: QtBot, window: MainWindow, dialogs: list[BindDialog], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    book = own_book(tmp_path, rows=100)
    monkeypatch.setattr(bind_workbook, "ask_for_file", lambda *_: book)
    dialog = opened(qtbot, window, dialogs, book)
    for target, columns, told in REFUSED:
        type_range(qtbot, dialog, target, "Units", columns)
        assert told in f"{dialog.range.fault.text()} {dialog.columns.fault.text()}"
        assert (lines(dialog), dialog.range.text) == ([], target)
        assert not dialog.action.isEnabled()


def test_what_a_workbook_would_lose_is_told_before_and_filled_on_demand(
    qtbot: QtBot, window: MainWindow, dialogs: list[BindDialog], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    path = own_book(tmp_path)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("xl/media/image1.png", b"")
    monkeypatch.setattr(bind_workbook, "ask_for_file", lambda *_: path)
    dialog = opened(qtbot, window, dialogs, path)
    assert dialog.lost.text() == "Filling removes from it: pictures. The copy keeps them."
    type_range(qtbot, dialog, "army", "Units", "Designation")
    qtbot.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    # From the menu it is refused, with the way out beside it.
    window.menus.give("fill_workbook")
    settle(qtbot, window)
    assert window.opened.message.text.startswith(f"{path} would lose pictures.")
    qtbot.mouseClick(window.opened.message.offered[0], Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    assert "own.xlsx was filled" in window.opened.message.text


def test_a_file_that_is_no_workbook_is_refused_and_the_dialog_goes_on(
    qtbot: QtBot, window: MainWindow, dialogs: list[BindDialog], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    bad = tmp_path / "bad.xlsx"
    bad.write_text("no workbook")
    monkeypatch.setattr(bind_workbook, "ask_for_file", lambda *_: bad)
    dialog = opened(qtbot, window, dialogs, bad)
    assert "cannot be read as an Excel workbook" in dialog.problem.text()
    assert not dialog.add.isEnabled()
    book = own_book(tmp_path)
    monkeypatch.setattr(bind_workbook, "ask_for_file", lambda *_: book)
    qtbot.keyClick(dialog.choose, Qt.Key.Key_Space)
    settle(qtbot, window)
    assert (dialog.problem.text(), dialog.add.isEnabled()) == ("", True)


@pytest.fixture
def pointing(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> list[tuple[str, str]]:
    """What dialogs say that ask for cells: of those pointed at, and what is wrong with them.

    The first is pointed at with the mouse, the second with the keys as well.
    """
    said: list[tuple[str, str]] = []

    def point(dialog: PointDialog) -> int:
        dialog.show()
        until(qtbot, lambda: dialog.sheets.count() > 0)
        cell = dialog.table.model().index(4, 1)
        spot = dialog.table.visualRect(cell).center()
        qtbot.mouseClick(dialog.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        if said:
            shift = Qt.KeyboardModifier.ShiftModifier
            for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right):
                qtbot.keyClick(dialog.table, key, shift)
        said.append((dialog.told.text(), dialog.problem.text()))
        qtbot.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
        return dialog.result()

    monkeypatch.setattr(PointDialog, "exec", point)
    return said


def test_the_cells_are_pointed_at(
    qtbot: QtBot, window: MainWindow, dialogs: list[BindDialog], pointing: list[tuple[str, str]],
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    book = own_book(tmp_path)
    monkeypatch.setattr(bind_workbook, "ask_for_file", lambda *_: book)
    dialog = opened(qtbot, window, dialogs, book)
    dialog.source.setCurrentText("Units")
    dialog.columns.enter()
    qtbot.keyClicks(dialog.columns.field, "Designation, Type")
    qtbot.mouseClick(dialog.point, Qt.MouseButton.LeftButton)
    told = "'My army'!B5: the table begins here and takes 941 rows and 2 columns."
    assert pointing == [(told, "")]
    assert dialog.range.text == "'My army'!B5"
    qtbot.keyClick(dialog.columns.field, Qt.Key.Key_Return)
    assert lines(dialog) == [
        ("'My army'!B5", "Units: Designation, Type", "takes 941 rows from there on")
    ]
    settle(qtbot, window)
    # The offscreen desktop activates no window when the one above it goes.
    dialog.activateWindow()
    qtbot.keyClick(dialog, Qt.Key.Key_Return, CONTROL)
    settle(qtbot, window)
    window.menus.give("fill_workbook")
    settle(qtbot, window)
    assert "own.xlsx was filled" in window.opened.message.text
    assert load_workbook(book)["My army"]["B5"].value == "Designation"
    # A range that is too small cannot be taken: that is said, and the dialog stays.
    again = opened(qtbot, window, dialogs, None)
    again.source.setCurrentText("Units")
    qtbot.mouseClick(again.point, Qt.MouseButton.LeftButton)
    told, fault = pointing[1]
    assert told.startswith("'My army'!B5:C7: 941 rows and ")
    assert "The range 'My army'!B5:C7 is too small: 941 rows" in fault
    assert "B5:C7" not in again.range.text
