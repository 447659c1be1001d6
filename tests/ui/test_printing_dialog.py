"""The print dialog, used as a person does: with keys, ticks and buttons."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QAbstractButton, QLabel, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from oobmgr.reports.roster_request import Chosen, RosterOptions
from oobmgr.ui.printing.pages_view import PagesView
from oobmgr.ui.printing.print_dialog import PrintDialog
from oobmgr.ui.theme import colour
from oobmgr.ui.widgets.buttons import PrimaryButton
from tests.unit.reports.sheets import sheet, texts, unit

ROWS = [
    *(unit(n, path=("AG Center", "4th Army", f"{n // 30} Corps")) for n in range(1, 91)),
    unit(91, path=("AG Center", "4th Army"), designation="Army troops"),
    unit(92, path=("AG South", "6th Army"), status="due"),
    unit(93, side="soviet", path=("Western MD", "10th Army"), left=0, status="dead"),
]


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[PrintDialog]:
    shown = PrintDialog(sheet(ROWS), RosterOptions(paper="A4"))
    qtbot.addWidget(shown)
    with qtbot.waitSignal(shown.laid_out):
        shown.show()
    yield shown
    shown.close()


def button(dialog: PrintDialog, text: str) -> QAbstractButton:
    return next(found for found in dialog.findChildren(QAbstractButton) if found.text() == text)


def state(dialog: PrintDialog) -> str:
    return next(
        label.text()
        for label in dialog.findChildren(QLabel)
        if label.accessibleName() == "State of printing"
    )


def words(dialog: PrintDialog) -> set[str]:
    assert dialog.document is not None
    return {text for page in dialog.document.pages for text in texts(page)}


def entry(dialog: PrintDialog, *names: str) -> QTreeWidgetItem:
    item = dialog.choices.tree.invisibleRootItem()
    for name in names:
        below = (item.child(at) for at in range(item.childCount()))
        item = next(child for child in below if child is not None and child.text(0) == name)
    return item


def test_it_opens_on_the_whole_roster(dialog: PrintDialog) -> None:
    assert dialog.document is not None
    assert state(dialog) == f"{len(dialog.document.pages)} pages, 93 units"
    assert dialog.view.accessibleName().startswith("Page 1 of ")
    assert button(dialog, "Save as PDF…").isEnabled()


def test_pages_turn_by_keys(dialog: PrintDialog, qtbot: QtBot) -> None:
    assert dialog.document is not None
    last = len(dialog.document.pages) - 1
    assert last >= 4
    for key, page in (
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_PageDown, 2),
        (Qt.Key.Key_PageUp, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_PageDown, last),
        (Qt.Key.Key_Home, 0),
    ):
        qtbot.keyClick(dialog.view, key)
        assert dialog.view.page == page
        assert dialog.view.accessibleName().startswith(f"Page {page + 1} of {last + 1}, ")


def test_zooming_by_keys_changes_the_size_of_pages(dialog: PrintDialog, qtbot: QtBot) -> None:
    before = dialog.view.page_rect(0).width()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Plus)
    larger = dialog.view.page_rect(0).width()
    qtbot.keyClick(dialog.view, Qt.Key.Key_Minus)
    assert larger == pytest.approx(before * 1.2, rel=0.01)
    assert dialog.view.page_rect(0).width() == pytest.approx(before, abs=1)


def test_space_on_a_formation_leaves_it_out(dialog: PrintDialog, qtbot: QtBot) -> None:
    dialog.choices.tree.setCurrentItem(entry(dialog, "Axis", "AG Center"))
    with qtbot.waitSignal(dialog.laid_out):
        qtbot.keyClick(dialog.choices.tree, Qt.Key.Key_Space)
    assert dialog.choices.options().formations == (
        Chosen("axis", ("AG South",)),
        Chosen("soviet", ()),
    )
    assert state(dialog) == "2 pages, 2 units"


def test_units_of_a_formation_itself_can_be_printed_without_those_below(
    dialog: PrintDialog, qtbot: QtBot
) -> None:
    qtbot.mouseClick(button(dialog, "None"), Qt.MouseButton.LeftButton)
    dialog.choices.tree.setCurrentItem(
        entry(dialog, "Axis", "AG Center", "4th Army", "4th Army itself")
    )
    with qtbot.waitSignal(dialog.laid_out):
        qtbot.keyClick(dialog.choices.tree, Qt.Key.Key_Space)
    assert dialog.choices.options().formations == (
        Chosen("axis", ("AG Center", "4th Army"), below=False),
    )
    assert "Army troops" in words(dialog)
    assert state(dialog) == "1 page, 1 unit"


def test_with_nothing_ticked_there_is_nothing_to_save(dialog: PrintDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.laid_out):
        qtbot.mouseClick(button(dialog, "None"), Qt.MouseButton.LeftButton)
    assert not button(dialog, "Save as PDF…").isEnabled()
    assert not button(dialog, "Print…").isEnabled()
    with qtbot.waitSignal(dialog.laid_out):
        qtbot.mouseClick(button(dialog, "All"), Qt.MouseButton.LeftButton)
    assert button(dialog, "Save as PDF…").isEnabled()


def test_blank_sheets_on_letter(dialog: PrintDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.laid_out):
        qtbot.keyClick(dialog.choices.paper, Qt.Key.Key_Right)
    with qtbot.waitSignal(dialog.laid_out):
        qtbot.keyClick(dialog.choices.filled, Qt.Key.Key_Right)
    assert dialog.document is not None
    assert dialog.document.paper == "Letter"
    assert "1B 2417" not in words(dialog)


def test_the_dead_and_the_due_can_be_left_out(dialog: PrintDialog, qtbot: QtBot) -> None:
    for box in (dialog.choices.due, dialog.choices.dead):
        with qtbot.waitSignal(dialog.laid_out):
            qtbot.keyClick(box, Qt.Key.Key_Space)
    assert {"arrives Aug I", "dead"}.isdisjoint(words(dialog))
    assert state(dialog).endswith("91 units")


def test_ctrl_s_saves_what_is_in_sight(dialog: PrintDialog, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "mine.pdf"
    proposed: list[str] = []

    def ask(name: str) -> Path:
        proposed.append(name)
        return path

    dialog.ask_path = ask
    with qtbot.waitSignal(dialog.saved):
        qtbot.keyClick(dialog, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert proposed == ["Barbarossa, Tuesdays roster.pdf"]
    assert dialog.document is not None
    assert len(PdfReader(path).pages) == len(dialog.document.pages)
    assert state(dialog).startswith("Saved mine.pdf, ")


def test_a_place_that_cannot_be_written_is_said_in_the_dialog(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog.ask_path = lambda name: tmp_path / "nowhere" / name
    qtbot.mouseClick(button(dialog, "Save as PDF…"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "cannot be written" in state(dialog))
    assert button(dialog, "Save as PDF…").isEnabled()


def test_ctrl_p_prints_on_the_printer_that_was_chosen(
    dialog: PrintDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    def to_file(printer: QPrinter) -> bool:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "out.pdf"))
        return True

    dialog.ask_printer = to_file
    qtbot.keyClick(dialog, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert dialog.document is not None
    assert len(PdfReader(tmp_path / "out.pdf").pages) == len(dialog.document.pages)
    assert "sent to" in state(dialog)


def test_everything_that_can_be_focused_says_what_it_is(dialog: PrintDialog) -> None:
    choices = dialog.choices
    for widget in (choices.tree, choices.paper, choices.filled, choices.level, dialog.view):
        assert widget.accessibleName()


def ring_of(view: PagesView) -> QColor:
    """The colour where the ring of the focus stands."""
    picture = view.viewport().grab().toImage()
    return picture.pixelColor(picture.width() // 2, 4)


def test_the_pages_have_a_ring_only_while_they_have_the_focus(
    dialog: PrintDialog, qtbot: QtBot
) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.view.setFocus()
    painted: list[str] = []
    watcher = _Repaints(painted)
    dialog.view.viewport().installEventFilter(watcher)
    qtbot.wait(20)
    painted.clear()
    assert ring_of(dialog.view) == colour("accent")
    qtbot.keyClick(dialog.view, Qt.Key.Key_Tab)
    assert not dialog.view.hasFocus()
    painted.clear()
    qtbot.waitUntil(lambda: bool(painted))  # it was told to, not only when looked at
    assert ring_of(dialog.view) == colour("desk")


def test_one_button_is_the_main_one(dialog: PrintDialog) -> None:
    main = dialog.findChildren(PrimaryButton)
    assert [found.text() for found in main] == ["Save as PDF…"]


class _Repaints(QObject):
    def __init__(self, painted: list[str]) -> None:
        super().__init__()
        self._painted = painted

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._painted.append("painted")
        return False
