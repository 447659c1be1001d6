"""The Print page in the window, by keys and clicks."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.known_games import game
from oobmgr.reports.listed import kinds_of
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.viewmodels.reports import CHART, sheet_key
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.views.reports.screen import PrintScreen
from tests.ui.desks import open_window, settle, until
from tests.unit.reports.kept_books import kept_books
from tests.unit.reports.sheets import texts

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    shown = open_window(qtbot, tmp_path, kept_books(tmp_path), page="exchange")
    shown.resize(1280, 800)
    qtbot.keyClick(shown, Qt.Key.Key_9)
    settle(qtbot, shown)
    until(qtbot, lambda: screen(shown).panel.preview.document is not None)
    return shown


def screen(window: MainWindow) -> PrintScreen:
    assert window.workspace is not None
    found = window.workspace.screen_shown
    assert isinstance(found, PrintScreen)
    return found


def titles(window: MainWindow) -> set[str]:
    """What stands on the pages in sight."""
    document = screen(window).panel.preview.document
    assert document is not None
    return {text for page in document.pages for text in texts(page)}


def shows(qtbot: QtBot, window: MainWindow, title: str) -> None:
    until(qtbot, lambda: title in titles(window))


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key) -> None:
    qtbot.keyClick(screen(window).panel.list.table, key)


def button(window: MainWindow, text: str) -> QAbstractButton:
    found = screen(window).findChildren(QAbstractButton)
    return next(one for one in found if one.text() == text)


def state(window: MainWindow) -> str:
    return next(
        label.text()
        for label in screen(window).findChildren(QLabel)
        if label.accessibleName() == "State of printing"
    )


def test_nine_opens_the_page_on_the_first_turn_sheet(window: MainWindow, qtbot: QtBot) -> None:
    shows(qtbot, window, "Turn sheet, Axis")
    assert screen(window).panel.list.table.hasFocus()
    assert {"July I 1941", "Axis Initial Phase", "Steps of units"} <= titles(window)
    assert state(window) == "Turn sheet, Axis: 1 page"


def test_arrows_go_through_every_sheet(window: MainWindow, qtbot: QtBot) -> None:
    shows(qtbot, window, "Turn sheet, Axis")
    kinds = kinds_of(game("europa"))
    for side in ("Axis", "Soviet"):
        for kind in kinds:
            shows(qtbot, window, f"{kind.title}, {side}")
            press(qtbot, window, Qt.Key.Key_Down)
            if kind is kinds[-1]:  # over the head of the next group
                press(qtbot, window, Qt.Key.Key_Down)
    until(qtbot, lambda: "units" in state(window))
    choices = screen(window).panel.choices
    assert choices is not None
    assert choices.isVisible()
    assert not button(window, "Copy as table").isEnabled()
    qtbot.keyClick(screen(window).panel.list.table, Qt.Key.Key_Home, CTRL)
    press(qtbot, window, Qt.Key.Key_Down)
    shows(qtbot, window, "Turn sheet, Axis")
    assert not choices.isVisible()


def test_home_and_end_go_to_the_first_and_the_last_sheet(window: MainWindow, qtbot: QtBot) -> None:
    """As keys of a row they led nowhere."""
    shows(qtbot, window, "Turn sheet, Axis")
    press(qtbot, window, Qt.Key.Key_End)
    shown = screen(window).panel.list
    assert shown.row is not None
    assert shown.model.row_at(shown.model.rowCount() - 1) is shown.row
    press(qtbot, window, Qt.Key.Key_Home)
    shows(qtbot, window, "Turn sheet, Axis")


def test_enter_goes_to_the_pages_and_keys_zoom_them(window: MainWindow, qtbot: QtBot) -> None:
    press(qtbot, window, Qt.Key.Key_Return)
    view = screen(window).panel.preview.view
    until(qtbot, view.hasFocus)
    before = view.page_rect(0).width()
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.page_rect(0).width() > before
    assert "Steps of units" in view.accessibleDescription()


@pytest.mark.usefixtures("in_german")
def test_paper_is_read_aloud_as_it_is_printed(window: MainWindow) -> None:
    """It is English, and *Schritte von einheiten* was read from it."""
    told = screen(window).panel.preview.view.accessibleDescription()
    assert "Steps of units" in told
    assert "einheiten" not in told


def test_another_paper_lays_the_same_sheet_out_again(window: MainWindow, qtbot: QtBot) -> None:
    panel = screen(window).panel
    panel.paper.paper.set_value("A4")
    qtbot.keyClick(panel.paper.paper, Qt.Key.Key_Right)
    until(qtbot, lambda: panel.preview.document is not None
          and panel.preview.document.setup.paper == "Letter")  # fmt: skip
    assert "Turn sheet, Axis" in titles(window)


def test_the_table_is_copied_for_a_spreadsheet(window: MainWindow, qtbot: QtBot) -> None:
    shows(qtbot, window, "Turn sheet, Axis")
    qtbot.keyClick(window, Qt.Key.Key_C, CTRL | SHIFT)
    copied = QGuiApplication.clipboard().text()
    assert "Germany, infantry points\t0\t6\t2\t4\t" in copied.splitlines()
    QGuiApplication.clipboard().clear()
    qtbot.mouseClick(button(window, "Copy as table"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == copied


def test_what_was_copied_is_told_until_something_else_is_done(
    window: MainWindow, qtbot: QtBot
) -> None:
    shows(qtbot, window, "Turn sheet, Axis")
    labels = screen(window).findChildren(QLabel)
    told = next(one for one in labels if one.accessibleName() == "State of printing")
    of_pages = told.text()
    qtbot.mouseClick(button(window, "Copy as table"), Qt.MouseButton.LeftButton)
    assert told.text() == "The tables were copied. Paste them into a spreadsheet."
    qtbot.keyClick(screen(window).panel.preview.view, Qt.Key.Key_Right)
    assert told.text() == of_pages


def test_ctrl_s_saves_the_sheet_in_sight(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    preview = screen(window).panel.preview
    shows(qtbot, window, "Turn sheet, Axis")
    proposed: list[str] = []

    def ask(name: str) -> Path:
        proposed.append(name)
        return tmp_path / "mine.pdf"

    preview.ask_path = ask
    with qtbot.waitSignal(preview.saved):
        qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    assert proposed == ["Turn sheet, Axis.pdf"]
    assert len(PdfReader(tmp_path / "mine.pdf").pages) == 1


def test_a_chart_is_proposed_under_one_name_wherever_it_is_written(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On one page it was called after the campaign, on the other after the side."""
    proposed: list[Path] = []
    for module in ("oobmgr.ui.printing.preview", "oobmgr.ui.views.pictures.screen"):
        ask = f"{module}.ask_where_to_save"
        monkeypatch.setattr(ask, lambda _p, _t, path, _k: proposed.append(path))
    screen(window).show_sheet(sheet_key(CHART, "axis"))
    title = "Organisation chart, Axis"
    until(qtbot, lambda: any(one.startswith(title) for one in titles(window)))
    until(qtbot, lambda: screen(window).panel.preview.document is not None)
    qtbot.keyClick(window, Qt.Key.Key_S, CTRL)
    assert window.workspace is not None
    window.workspace.show_page("pictures")
    settle(qtbot, window)
    page = window.workspace.screen_shown
    assert isinstance(page, PicturesScreen)
    page.write.click()
    file = window.workspace.desk.campaign.path
    assert proposed == [file.with_name(f"{file.stem}, {title}.pdf")] * 2


def test_ctrl_p_prints_here_and_leads_here_from_elsewhere(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    preview = screen(window).panel.preview
    shows(qtbot, window, "Turn sheet, Axis")
    asked: list[str] = []

    def to_file(printer: QPrinter) -> bool:
        asked.append(printer.docName())
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "out.pdf"))
        return True

    preview.ask_printer = to_file
    qtbot.keyClick(window, Qt.Key.Key_7)
    settle(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_P, CTRL)
    assert asked == []
    shows(qtbot, window, "Turn sheet, Axis")
    qtbot.keyClick(window, Qt.Key.Key_P, CTRL)
    assert asked == ["Turn sheet, Axis, July I 1941"]
    assert len(PdfReader(tmp_path / "out.pdf").pages) == 1


def test_the_chart_is_printed_with_the_changes_and_the_formation_chosen(
    window: MainWindow, qtbot: QtBot
) -> None:
    """It came whole and without a change, and there was no choice of a turn to compare with."""
    assert window.workspace is not None
    window.workspace.show_page("pictures")
    settle(qtbot, window)
    page = window.workspace.screen_shown
    assert isinstance(page, PicturesScreen)
    chart = page.chart
    chart.formation.setCurrentIndex(chart.formation.count() - 1)
    chart.since.setCurrentIndex(chart.since.findText("Surprise turn, June 1941"))
    chart.since.activated.emit(chart.since.currentIndex())
    settle(qtbot, window)
    qtbot.keyClick(window, Qt.Key.Key_P, CTRL)
    changes = "Changes since the end of Surprise turn, June 1941"
    until(qtbot, lambda: any(one.startswith(changes) for one in titles(window)))
    panel = screen(window).panel
    assert panel.choices is not None
    # All of the side is in the formation, and so it is ticked whole; the other side is not.
    assert [one.side for one in panel.choices.tree.chosen()] == ["axis"]
    assert panel.compared.box.isVisible()
    assert panel.compared.box.currentText() == "Surprise turn, June 1941"
    # The choice is offered there as well, and can be taken back.
    panel.compared.box.setCurrentIndex(0)
    panel.compared.box.activated.emit(0)
    until(qtbot, lambda: not any(one.startswith(changes) for one in titles(window)))
    screen(window).show_sheet(sheet_key("turn-sheet", "axis"))
    assert not panel.compared.isVisible()


def test_looking_back_shows_the_sheets_of_that_turn(window: MainWindow, qtbot: QtBot) -> None:
    shows(qtbot, window, "July I 1941")
    qtbot.keyClick(window, "[")
    shows(qtbot, window, "June II 1941")
    assert "At the end of the turn" in next(t for t in titles(window) if t.startswith("At the end"))
    assert "Destroyed" in titles(window)
    qtbot.keyClick(window, "]")
    shows(qtbot, window, "Axis Initial Phase")


def test_the_reports_menu_lists_every_sheet(window: MainWindow, qtbot: QtBot) -> None:
    menu = window.menus.menus["Reports"]
    menu.aboutToShow.emit()
    names = [action.text() for action in menu.actions() if action.text()]
    wanted = [
        f"{kind.title}, {side}" for side in ("Axis", "Soviet") for kind in kinds_of(game("europa"))
    ]
    assert names[: len(wanted) + 1] == [*wanted, "Roster sheets"]
    qtbot.keyClick(window, Qt.Key.Key_1)
    settle(qtbot, window)
    next(a for a in menu.actions() if a.text() == "Losses by turn, Soviet").trigger()
    settle(qtbot, window)
    shows(qtbot, window, "Losses by turn, Soviet")


def test_what_is_posted_stands_on_the_sheet_at_once(window: MainWindow, qtbot: QtBot) -> None:
    shows(qtbot, window, "Brought back")
    assert window.desk is not None
    window.desk.undo()  # the revoke of the tanks' loss
    window.desk.undo()  # the revoke of the count-in
    settle(qtbot, window)
    until(qtbot, lambda: not any(text.startswith("Revoke:") for text in titles(window)))


def test_the_smallest_window_holds_the_page(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 700)
    screen(window).show_sheet("roster")
    until(qtbot, lambda: "units" in state(window))
    settle(qtbot, window)
    for text in ("Print…", "PDF…", "Copy as table", "Width", "Page"):
        one = button(window, text)
        assert one.width() >= one.sizeHint().width(), text
    assert window.width() == 1024


def test_f6_goes_from_list_to_pages_to_the_choices_of_a_roster(
    window: MainWindow, qtbot: QtBot
) -> None:
    panel = screen(window).panel
    screen(window).show_sheet("roster")
    until(qtbot, lambda: "units" in state(window))
    panel.list.table.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert panel.preview.isAncestorOf(focus())
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert panel.choices is not None
    assert panel.choices.isAncestorOf(focus())
    # Blank sheets carry no losses and no pools.
    panel.choices.filled.setFocus()
    qtbot.keyClick(panel.choices.filled, Qt.Key.Key_Right)
    until(qtbot, lambda: "Turn" in titles(window))
    # A posting keeps what was chosen.
    assert window.desk is not None
    window.desk.undo()
    settle(qtbot, window)
    assert panel.choices.filled.value == "Blank"


def focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def test_the_choices_of_the_paper_stand_together_at_the_top(window: MainWindow) -> None:
    paper = screen(window).panel.paper
    top = paper.paper.mapTo(paper, paper.paper.rect().topLeft()).y()
    last = paper.black.mapTo(paper, paper.black.rect().bottomLeft()).y()
    # Seven lines: spread over the height of the panel they stood apart by as much again.
    assert last - top < 7 * 1.6 * paper.paper.height()
