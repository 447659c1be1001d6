"""Sheets on the Print page, used as a person does: with keys, ticks and buttons."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QAbstractButton, QLabel, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from oobmgr.reports.drawing import Document
from oobmgr.reports.page_setup import USUAL_SETUP
from oobmgr.reports.roster_request import Chosen
from oobmgr.ui.operations.jobs import JobQueue
from oobmgr.ui.printing.pages_view import PagesView
from oobmgr.ui.printing.sheet_choices import SheetChoices
from oobmgr.ui.theme import colour
from oobmgr.ui.viewmodels.reports import ROSTER, PrintMaterial, SheetRow
from oobmgr.ui.views.reports.panel import PrintPanel
from oobmgr.ui.widgets.buttons import PrimaryButton
from tests.unit.reports.sheets import sheet, texts, unit

ROWS = [
    *(unit(n, path=("AG Center", "4th Army", f"{n // 30} Corps")) for n in range(1, 91)),
    unit(91, path=("AG Center", "4th Army"), designation="Army troops"),
    unit(92, path=("AG South", "6th Army"), status="due"),
    unit(93, side="soviet", path=("Western MD", "10th Army"), left=0, status="dead"),
]


@pytest.fixture
def panel(qtbot: QtBot) -> Iterator[PrintPanel]:
    queue = JobQueue()
    shown = PrintPanel((SheetRow(ROSTER, "Roster sheets", "", "Order of battle"),), queue)
    qtbot.addWidget(shown)
    shown.resize(1100, 800)
    shown.paper.paper.set_value("A4")
    shown.show()
    with qtbot.waitSignal(shown.preview.laid_out):
        shown.show_material(PrintMaterial(sheet(ROWS)))
    yield shown
    queue.close()


def button(panel: PrintPanel, text: str) -> QAbstractButton:
    return next(found for found in panel.findChildren(QAbstractButton) if found.text() == text)


def state(panel: PrintPanel) -> str:
    return next(
        label.text()
        for label in panel.findChildren(QLabel)
        if label.accessibleName() == "State of printing"
    )


def document(panel: PrintPanel) -> Document:
    assert panel.preview.document is not None
    return panel.preview.document


def choices(panel: PrintPanel) -> SheetChoices:
    assert panel.choices is not None
    return panel.choices


def words(panel: PrintPanel) -> set[str]:
    return {text for page in document(panel).pages for text in texts(page)}


def entry(panel: PrintPanel, *names: str) -> QTreeWidgetItem:
    item = choices(panel).tree.invisibleRootItem()
    for name in names:
        below = (item.child(at) for at in range(item.childCount()))
        item = next(child for child in below if child is not None and child.text(0) == name)
    return item


def test_it_opens_on_the_whole_roster(panel: PrintPanel) -> None:
    assert state(panel) == f"{len(document(panel).pages)} pages, 93 units"
    assert panel.preview.view.accessibleName().startswith("Page 1 of ")
    assert button(panel, "PDF…").isEnabled()


def test_pages_turn_by_keys(panel: PrintPanel, qtbot: QtBot) -> None:
    last = len(document(panel).pages) - 1
    assert last >= 4
    for key, page in (
        (Qt.Key.Key_PageDown, 1),
        (Qt.Key.Key_PageDown, 2),
        (Qt.Key.Key_PageUp, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_PageDown, last),
        (Qt.Key.Key_Home, 0),
    ):
        qtbot.keyClick(panel.preview.view, key)
        assert panel.preview.view.page == page
        assert panel.preview.view.accessibleName().startswith(f"Page {page + 1} of {last + 1}, ")


def test_zooming_by_keys_changes_the_size_of_pages(panel: PrintPanel, qtbot: QtBot) -> None:
    before = panel.preview.view.page_rect(0).width()
    qtbot.keyClick(panel.preview.view, Qt.Key.Key_Plus)
    larger = panel.preview.view.page_rect(0).width()
    qtbot.keyClick(panel.preview.view, Qt.Key.Key_Minus)
    assert larger == pytest.approx(before * 1.2, rel=0.01)
    assert panel.preview.view.page_rect(0).width() == pytest.approx(before, abs=1)


def test_space_on_a_formation_leaves_it_out(panel: PrintPanel, qtbot: QtBot) -> None:
    choices(panel).tree.setCurrentItem(entry(panel, "Axis", "AG Center"))
    with qtbot.waitSignal(panel.preview.laid_out):
        qtbot.keyClick(choices(panel).tree, Qt.Key.Key_Space)
    assert choices(panel).options(USUAL_SETUP).formations == (
        Chosen("axis", ("AG South",)),
        Chosen("soviet", ()),
    )
    assert state(panel) == "2 pages, 2 units"


def test_units_of_a_formation_itself_can_be_printed_without_those_below(
    panel: PrintPanel, qtbot: QtBot
) -> None:
    qtbot.mouseClick(button(panel, "None"), Qt.MouseButton.LeftButton)
    choices(panel).tree.setCurrentItem(
        entry(panel, "Axis", "AG Center", "4th Army", "4th Army itself")
    )
    with qtbot.waitSignal(panel.preview.laid_out):
        qtbot.keyClick(choices(panel).tree, Qt.Key.Key_Space)
    assert choices(panel).options(USUAL_SETUP).formations == (
        Chosen("axis", ("AG Center", "4th Army"), below=False),
    )
    assert "Army troops" in words(panel)
    assert state(panel) == "1 page, 1 unit"


def test_with_nothing_ticked_there_is_nothing_to_save(panel: PrintPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.preview.laid_out):
        qtbot.mouseClick(button(panel, "None"), Qt.MouseButton.LeftButton)
    assert not button(panel, "PDF…").isEnabled()
    assert not button(panel, "Print…").isEnabled()
    with qtbot.waitSignal(panel.preview.laid_out):
        qtbot.mouseClick(button(panel, "All"), Qt.MouseButton.LeftButton)
    assert button(panel, "PDF…").isEnabled()


def test_blank_sheets_on_letter(panel: PrintPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.preview.laid_out):
        qtbot.keyClick(panel.paper.paper, Qt.Key.Key_Right)
    with qtbot.waitSignal(panel.preview.laid_out):
        qtbot.keyClick(choices(panel).filled, Qt.Key.Key_Right)
    assert document(panel).setup.paper == "Letter"
    assert "1B 2417" not in words(panel)


def test_the_dead_and_the_due_can_be_left_out(panel: PrintPanel, qtbot: QtBot) -> None:
    for box in (choices(panel).due, choices(panel).dead):
        with qtbot.waitSignal(panel.preview.laid_out):
            qtbot.keyClick(box, Qt.Key.Key_Space)
    assert {"arrives Aug I", "dead"}.isdisjoint(words(panel))
    assert state(panel).endswith("91 units")


def test_ctrl_s_saves_what_is_in_sight(panel: PrintPanel, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "mine.pdf"
    proposed: list[str] = []

    def ask(name: str) -> Path:
        proposed.append(name)
        return path

    panel.preview.ask_path = ask
    with qtbot.waitSignal(panel.preview.saved):
        qtbot.keyClick(panel, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert proposed == ["Roster sheets.pdf"]
    assert len(PdfReader(path).pages) == len(document(panel).pages)
    assert state(panel).startswith("Saved mine.pdf, ")


def test_a_place_that_cannot_be_written_is_said_in_the_dialog(
    panel: PrintPanel, qtbot: QtBot, tmp_path: Path
) -> None:
    panel.preview.ask_path = lambda name: tmp_path / "nowhere" / name
    qtbot.mouseClick(button(panel, "PDF…"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "cannot be written" in state(panel))
    assert button(panel, "PDF…").isEnabled()


def test_pages_go_to_the_printer_that_was_chosen(
    panel: PrintPanel, qtbot: QtBot, tmp_path: Path
) -> None:
    def to_file(printer: QPrinter) -> bool:
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "out.pdf"))
        return True

    panel.preview.ask_printer = to_file
    qtbot.mouseClick(button(panel, "Print…"), Qt.MouseButton.LeftButton)
    assert len(PdfReader(tmp_path / "out.pdf").pages) == len(document(panel).pages)
    assert "sent to" in state(panel)


def test_everything_that_can_be_focused_says_what_it_is(panel: PrintPanel) -> None:
    chosen = choices(panel)
    paper = panel.paper.paper
    for widget in (chosen.tree, paper, chosen.filled, chosen.level, panel.preview.view):
        assert widget.accessibleName()


def ring_of(view: PagesView) -> QColor:
    """The colour where the ring of the focus stands."""
    picture = view.viewport().grab().toImage()
    return picture.pixelColor(picture.width() // 2, 4)


def test_the_pages_have_a_ring_only_while_they_have_the_focus(
    panel: PrintPanel, qtbot: QtBot
) -> None:
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.preview.view.setFocus()
    painted: list[str] = []
    watcher = _Repaints(painted)
    panel.preview.view.viewport().installEventFilter(watcher)
    qtbot.waitUntil(lambda: bool(painted))  # with the ring, before it goes
    painted.clear()
    assert ring_of(panel.preview.view) == colour("accent")
    qtbot.keyClick(panel.preview.view, Qt.Key.Key_Tab)
    assert not panel.preview.view.hasFocus()
    painted.clear()
    qtbot.waitUntil(lambda: bool(painted))  # it was told to, not only when looked at
    assert ring_of(panel.preview.view) == colour("desk")


def test_one_button_is_the_main_one(panel: PrintPanel) -> None:
    main = panel.findChildren(PrimaryButton)
    assert [found.text() for found in main] == ["Print…"]


class _Repaints(QObject):
    def __init__(self, painted: list[str]) -> None:
        super().__init__()
        self._painted = painted

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._painted.append("painted")
        return False
