"""The print centre in the window: of what is printed, on what, by mouse and by keys alone."""

import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.reports.drawing import Document, PageLabel, Symbol, apart
from oobmgr.reports.page_setup import CounterSize, Duplex, Margins
from oobmgr.reports.roster_request import SheetSide
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.operations.jobs import JobQueue
from oobmgr.ui.printing.formation_tree import FormationTree
from oobmgr.ui.printing.paper_choices import PaperChoices
from oobmgr.ui.printing.preview import LaidOut, Sheet, SheetPreview
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.reports.panel import PrintPanel
from oobmgr.ui.views.reports.screen import PrintScreen
from oobmgr.ui.widgets.texts import TextLabel
from tests.ui.desks import open_window, settle, until
from tests.unit.reports.kept_books import kept_books
from tests.unit.reports.sheets import texts

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    shown = open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange")
    shown.resize(1280, 800)
    settle(qtbot, shown)
    return shown


def panel(window: MainWindow) -> PrintPanel:
    assert window.workspace is not None
    found = window.workspace.screen_shown
    assert isinstance(found, PrintScreen)
    return found.panel


def words(window: MainWindow) -> set[str]:
    document = panel(window).preview.document
    return {text for page in document.pages for text in texts(page)} if document else set()


def drawn(window: MainWindow) -> int:
    """How many units are drawn on the pages in sight."""
    document = panel(window).preview.document
    assert document is not None
    return sum(isinstance(i, Symbol) for page in document.pages for i in apart(page))


def open_sheet(qtbot: QtBot, window: MainWindow, key: str, title: str) -> None:
    panel(window).choose(key)
    until(qtbot, lambda: title in words(window))


def _is_another(window: MainWindow, document: Document | None) -> bool:
    return panel(window).preview.document is not document


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_ctrl_p_prints_what_is_selected_in_the_order_of_battle(
    window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_2)
    settle(qtbot, window)
    assert window.workspace is not None
    units = window.workspace.screen_shown
    assert isinstance(units, OrderOfBattleScreen)
    units.table.setFocus()
    qtbot.keyClick(units.table, Qt.Key.Key_A, CTRL)
    chosen = units.selected_units()
    assert len(chosen) > 1
    qtbot.keyClick(window, Qt.Key.Key_P, CTRL)
    settle(qtbot, window)
    until(qtbot, lambda: panel(window).preview.document is not None)
    choices = panel(window).choices
    assert choices is not None
    assert choices.units == chosen
    open_sheet(qtbot, window, "cards:axis", "Unit cards, Axis")
    few = drawn(window)
    assert choices.selection.isVisible()
    qtbot.mouseClick(choices.selection, LEFT, pos=QPoint(8, 8))
    until(qtbot, lambda: drawn(window) >= few and not choices.units)


def test_everything_is_chosen_by_keys_alone_and_remembered(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_P, CTRL)
    settle(qtbot, window)
    until(qtbot, lambda: "Turn sheet, Axis" in words(window))
    table = panel(window).list.table
    while "Organisation chart, Axis" not in words(window):
        shown = panel(window).preview.document
        qtbot.keyClick(table, Qt.Key.Key_Down)
        until(qtbot, partial(_is_another, window, shown))
    paper = panel(window).paper
    for widget, key in (
        (paper.paper, Qt.Key.Key_Right), (paper.held, Qt.Key.Key_Right),
        (paper.text, Qt.Key.Key_Down), (paper.counter, Qt.Key.Key_Right),
        (paper.margins, Qt.Key.Key_Right), (paper.duplex, Qt.Key.Key_Down),
        (paper.black, Qt.Key.Key_Space),
    ):  # fmt: skip
        for _ in range(60):
            if focus() is widget:
                break
            qtbot.keyClick(focus(), Qt.Key.Key_Tab)
        assert focus() is widget
        qtbot.keyClick(widget, key)
    setup = paper.setup()
    assert (setup.landscape, setup.text_pct, setup.colour) == (True, 115, True)
    assert (setup.counter, setup.margins) == (CounterSize.NINE_SIXTEENTHS, Margins.WIDE)
    assert setup.duplex is Duplex.BOTH
    document = panel(window).preview.document
    until(qtbot, lambda: panel(window).preview.document is not document)
    panel(window).preview.ask_path = lambda _: tmp_path / "chart.pdf"
    with qtbot.waitSignal(panel(window).preview.saved):
        qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    page = PdfReader(tmp_path / "chart.pdf").pages[0]
    assert page.mediabox.width > page.mediabox.height
    kept = panel(window).paper.kept()
    window.close()
    assert kept in window.settings.place("print:chosen")


def test_a_pdf_is_proposed_beside_the_campaign(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[Path] = []

    def ask(_: object, __: str, path: Path, ___: str) -> None:
        proposed.append(path)

    monkeypatch.setattr("oobmgr.ui.printing.preview.ask_where_to_save", ask)
    qtbot.keyClick(window, Qt.Key.Key_9)
    until(qtbot, lambda: panel(window).preview.document is not None)
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    assert [path.parent for path in proposed] == [tmp_path]


def test_what_was_remembered_is_taken_up_and_nonsense_is_not(qtbot: QtBot) -> None:
    first, second = PaperChoices(), PaperChoices()
    for widget in (first, second):
        qtbot.addWidget(widget)
    first.paper.set_value("A5")
    first.duplex.setCurrentIndex(2)
    second.take_up(first.kept())
    assert second.kept() == first.kept()
    for nonsense in ("{", "[]", '{"paper": "A3", "text_pct": "large", "duplex": 3}'):
        second.take_up(nonsense)
    setup = second.setup()
    assert (setup.paper, setup.text_pct, setup.duplex) == ("A5", 100, Duplex.FRONTS)


def test_formations_of_the_side_alone_are_offered(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_9)
    settle(qtbot, window)
    until(qtbot, lambda: panel(window).preview.document is not None)
    choices = panel(window).choices
    assert choices is not None
    assert not choices.isVisible()  # a turn sheet is of the whole side
    open_sheet(qtbot, window, "boxes:axis", "Counter boxes, Axis")
    assert choices.isVisible()
    all_units = drawn(window)
    axis, soviet = choices.tree.topLevelItem(0), choices.tree.topLevelItem(1)
    assert axis is not None
    assert soviet is not None
    assert (axis.isHidden(), soviet.isHidden()) == (False, True)
    choices.tree.setCurrentItem(axis.child(0) or axis)
    qtbot.keyClick(choices.tree, Qt.Key.Key_Space)
    until(qtbot, lambda: drawn(window) < all_units)


@pytest.mark.usefixtures("in_german")
def test_sides_to_print_are_called_in_the_language_of_the_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    units = kept_books(tmp_path).queries.units()
    sides = [SheetSide("axis", "Axis", "cross"), SheetSide("soviet", "Soviet", "circle")]
    tree = FormationTree(sides, units)
    qtbot.addWidget(tree)
    tops = [tree.topLevelItem(0), tree.topLevelItem(1)]
    assert [top.text(0) for top in tops if top] == ["Achse", "Sowjets"]


@pytest.mark.usefixtures("in_german")
def test_formations_to_print_keep_the_names_that_players_gave(qtbot: QtBot, tmp_path: Path) -> None:
    """*Army* stood there, and below it *Armee selbst*."""
    unit = kept_books(tmp_path).queries.units()[0]
    units = [replace(unit, path=path) for path in (("Army",), ("Army", "Reserve"))]
    tree = FormationTree([SheetSide(unit.side, "Axis", "cross")], units)
    qtbot.addWidget(tree)
    top = tree.topLevelItem(0)
    army = top.child(0) if top else None
    alone = army.child(0) if army else None
    assert army is not None
    assert alone is not None
    assert (army.text(0), army.toolTip(0), alone.text(0)) == ("Army", "Army", "Army selbst")


def test_a_pdf_that_fails_leaves_pages_that_are_laid_out_to_be_stopped(
    qtbot: QtBot, tmp_path: Path
) -> None:
    queue = JobQueue()
    preview = SheetPreview(queue)
    qtbot.addWidget(preview)
    preview.show()
    blank = LaidOut(Document("A", ((),), (PageLabel("Axis", "A", 1, 1),)), "one page")
    preview.show_sheet(Sheet(lambda _metrics, _progress: blank, "one"))
    qtbot.waitUntil(lambda: preview.document is not None)
    held, laying = threading.Event(), threading.Event()
    queue.run(lambda _: held.wait(), lambda _: None, lambda _: None)  # what is asked next waits
    preview.ask_path = lambda _: tmp_path / "no such folder" / "a.pdf"
    preview.save_pdf()

    def endless(_metrics: object, progress: Callable[[int, int], None]) -> LaidOut:
        while True:
            laying.set()
            progress(1, 2)

    preview.show_sheet(Sheet(endless, "endless"))
    stop = next(b for b in preview.findChildren(QWidget) if getattr(b, "text", str)() == "Cancel")
    told = preview.findChildren(TextLabel)
    qtbot.waitUntil(lambda: any(label.text() == "Laying out…" for label in told))
    held.set()
    qtbot.waitUntil(laying.is_set)
    qtbot.waitUntil(stop.isVisible)
    qtbot.mouseClick(stop, LEFT)
    qtbot.waitUntil(lambda: not stop.isVisible())
    queue.wait()
    queue.close()


def test_laying_out_can_be_cancelled(qtbot: QtBot) -> None:
    queue = JobQueue()
    preview = SheetPreview(queue)
    qtbot.addWidget(preview)
    preview.show()
    stop = []

    def endless(_metrics: object, progress: object) -> LaidOut:
        assert callable(progress)
        at = 0
        while True:
            progress(at := at + 1, 1_000_000)
            stop.append(at)

    preview.show_sheet(Sheet(endless, "endless"))
    qtbot.waitUntil(lambda: bool(stop))
    button = next(b for b in preview.findChildren(QWidget) if getattr(b, "text", str)() == "Cancel")
    qtbot.waitUntil(button.isVisible)
    qtbot.mouseClick(button, LEFT)
    qtbot.waitUntil(lambda: not button.isVisible())
    queue.wait()
    queue.close()
    assert preview.document is None
