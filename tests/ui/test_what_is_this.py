"""What is this: by key, menu and right click, of a field, a cell, a pool, a chip, a page."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.dialogs.case_dialog import CaseDialog
from oobmgr.ui.dialogs.guide_window import GuideWindow
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.dialogs.what_is_this import WhatIsThis
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.calculators.answer_panel import AnswerPanel
from oobmgr.ui.views.turn.step_list import StepList
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.pool_bar import PoolPanel
from oobmgr.ui.widgets.working_view import WorkingView
from tests.ui.desks import full_campaign, open_window, settle, until

SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


class Asker:
    """Asks in the window what things are, as a person does."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.window: MainWindow = open_window(qtbot, folder, full_campaign(folder / "a.oob"))

    def go_to(self, page: Qt.Key) -> None:
        self.qtbot.keyClick(self.window, page, ALT)
        settle(self.qtbot, self.window)

    def press(
        self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self.qtbot.keyClick(QApplication.focusWidget() or self.window, key, held)
        settle(self.qtbot, self.window)

    def ask(self) -> WhatIsThis:
        """Press Shift+F1."""
        self.press(Qt.Key.Key_F1, SHIFT)
        return self.told

    def right_click(self, part: QWidget, at: QPoint | None = None) -> list[str]:
        """Click with the right button and choose the entry; what the menu offers."""
        at = part.rect().center() if at is None else at
        before = {id(menu) for menu in self.window.findChildren(QMenu)}
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, part.mapToGlobal(at))
        QApplication.sendEvent(part, event)
        opened = QApplication.activePopupWidget()
        assert isinstance(opened, QMenu)
        assert id(opened) not in before
        offered = [action.text().partition("\t")[0] for action in opened.actions()]
        what = next(a for a in opened.actions() if a.objectName() == "what_is")
        self.qtbot.mouseClick(opened, LEFT, pos=opened.actionGeometry(what).center())
        settle(self.qtbot, self.window)
        return offered

    @property
    def told(self) -> WhatIsThis:
        (found,) = (one for one in self.window.findChildren(WhatIsThis) if one.isVisible())
        return found

    def table(self) -> DataTable:
        found = [one for one in self.window.findChildren(DataTable) if one.isVisible()]
        return max(found, key=lambda one: one.width())


@pytest.fixture
def asker(qtbot: QtBot, tmp_path: Path) -> Asker:
    return Asker(qtbot, tmp_path)


def cell(table: DataTable, key: str, row: int) -> QPoint:
    """Where a cell stands in the viewport."""
    at = next(at for at, c in enumerate(table.list_model.columns) if c.key == key)
    return table.visualRect(table.list_model.index(row, at)).center()


def test_a_pool_is_told_by_a_right_click(asker: Asker) -> None:
    panel = asker.window.findChildren(PoolPanel)[0]
    assert panel.row.name == "Axis SP"
    assert asker.right_click(panel) == ["What is this?"]
    told = asker.told
    assert told.heading.text() == "Axis SP"
    assert f"Axis SP: {told.figure.text()}" == panel.accessibleName()
    assert told.meaning.text().startswith("Supply points, Axis side, as the books have them.")
    assert told.case.chip.case_id == "SP-01"
    assert told.case.title.text() == "One pool a side"
    assert told.case.text.text() == asker.window.opened.desk.game.cases()["SP-01"].text
    assert told.link.text() == "The guide: SP, supply points"


def test_an_answer_of_a_calculator_is_told_by_a_right_click_on_it(asker: Asker) -> None:
    asker.go_to(Qt.Key.Key_8)
    (panel,) = asker.window.findChildren(AnswerPanel)
    label, value = panel.results_shown.popitem()
    shown = next(
        one for one in panel.results.findChildren(QLabel) if one.text() == value and one.isVisible()
    )
    assert asker.right_click(shown) == ["What is this?"]
    assert (asker.told.heading.text(), asker.told.figure.text()) == (label, value)
    assert asker.told.case.chip.case_id == panel.view.rows[-1].case != ""


def test_a_figure_is_told_once_where_its_tip_says_what_it_is(asker: Asker) -> None:
    asker.go_to(Qt.Key.Key_2)
    table = asker.table()
    row = next(at for at in range(20) if not table.list_model.is_head(at))
    asker.right_click(table.viewport(), cell(table, "figure", row))
    told = asker.told
    assert told.words().count("To activate it now") == 1
    assert "SP-" not in told.words()  # a case as chips write it
    assert told.case.chip.case_id


def test_the_case_and_the_guide_open_from_there(asker: Asker) -> None:
    asker.right_click(asker.window.findChildren(PoolPanel)[0])
    asker.qtbot.mouseClick(asker.told.link, LEFT)
    (guide,) = asker.told.findChildren(GuideWindow)
    assert guide.part == "glossary.md#sp-supply-points"
    guide.close()
    asker.qtbot.mouseClick(asker.told.case.chip, LEFT)
    (case,) = asker.window.findChildren(CaseDialog)
    assert case.case_id.text() == "SP 01"


def test_the_guide_stays_open_when_what_it_was_opened_from_is_closed(asker: Asker) -> None:
    pool = asker.window.findChildren(PoolPanel)[0]
    asker.right_click(pool)
    asker.qtbot.mouseClick(asker.told.link, LEFT)
    (guide,) = asker.told.findChildren(GuideWindow)
    asker.told.cancel.click()
    for _ in range(2):
        asker.right_click(pool)
        asker.told.cancel.click()
        settle(asker.qtbot, asker.window)
    assert guide.isVisible()
    guide.close()
    asker.right_click(pool)
    settle(asker.qtbot, asker.window)
    assert len(asker.window.findChildren(WhatIsThis)) == 1


def test_a_cell_is_told_where_it_was_clicked_by_key_and_by_the_menu_there(asker: Asker) -> None:
    asker.go_to(Qt.Key.Key_2)
    table = asker.table()
    row = table.list_model.find(lambda line: line.unit.steps > 1)
    point = cell(table, "steps", row)
    asker.qtbot.mouseClick(table.viewport(), LEFT, pos=cell(table, "type", row))
    told = asker.ask()
    assert told.heading.text() == "Type"
    assert told.figure.text() == table.current_row().unit.type
    assert told.meaning.text() == "What kind of unit it is."
    asker.press(Qt.Key.Key_Escape)
    assert not told.isVisible()
    offered = asker.right_click(table.viewport(), point)
    assert offered[0] == "Lose a step"
    assert offered[-1] == "What is this?"
    assert asker.told.heading.text() == "Steps"
    assert asker.told.link.text() == "The guide: Step"


def test_the_head_of_a_column_is_told_without_a_figure(asker: Asker) -> None:
    asker.go_to(Qt.Key.Key_7)
    table = asker.table()
    head = table.horizontalHeader()
    at = next(at for at, c in enumerate(table.list_model.columns) if c.key == "balance")
    point = QPoint(head.sectionViewportPosition(at) + 5, head.height() // 2)
    asker.right_click(head.viewport(), point)
    assert asker.told.heading.text() == "Balance"
    assert asker.told.meaning.text() == "What was there after the entry."
    assert not asker.told.figure.isVisible()
    assert not asker.told.case.isVisible()


def test_a_field_is_told_by_key_with_its_sentence_and_case(asker: Asker) -> None:
    field = next(one for one in asker.window.findChildren(QWidget, "fighters") if one.isVisible())
    field.setFocus()
    told = asker.ask()
    assert told.case.chip.case_id == "SP-09"
    assert told.meaning.text()
    assert "SP 09" in told.case.chip.text()
    assert asker.ask() is told


def test_a_line_of_the_working_is_told_by_the_keyboard(asker: Asker) -> None:
    field = next(one for one in asker.window.findChildren(QWidget, "fighters") if one.isVisible())
    field.setFocus()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClicks(focus, "3")
    settle(asker.qtbot, asker.window)
    view = next(v for v in asker.window.findChildren(WorkingView) if v.isVisible() and v.rows)
    at = next(at for at, row in enumerate(view.rows) if row.case)
    view.setFocus()
    view.setCurrentIndex(view.model().index(0, 0))
    for _ in range(at):
        asker.press(Qt.Key.Key_Down)
    told = asker.ask()
    assert told.heading.text() == view.rows[at].label
    assert told.figure.text() == view.rows[at].value
    assert told.case.chip.case_id == view.rows[at].case
    assert told.case.text.text()


def test_a_chip_is_told_with_the_text_of_its_case(asker: Asker) -> None:
    chip = next(one for one in asker.window.findChildren(CaseChip) if one.isVisible())
    asker.right_click(chip)
    assert asker.told.heading.text() == f"Case {chip.text()}"
    assert asker.told.case.text.text()


def test_what_nobody_described_says_so_and_leads_to_the_page(asker: Asker) -> None:
    asker.window.menus.give("what_is")
    asker.told.close()
    bar = asker.window.opened.context
    asker.right_click(bar, QPoint(3, 3))
    assert asker.told.nothing.isVisible()
    assert not asker.told.meaning.isVisible()
    assert asker.told.link.text() == "The guide: Air Phase"
    asker.press(Qt.Key.Key_F1)
    (guide,) = asker.told.findChildren(GuideWindow)
    assert guide.part == "turn.md#air-phase"


def test_it_answers_in_a_dialog_over_it(asker: Asker) -> None:
    window = asker.window
    dialog = OptionsDialog(window.settings.preferences, window.desk, {}, window)
    dialog.open()
    until(asker.qtbot, dialog.isActiveWindow)
    asker.press(Qt.Key.Key_F1, SHIFT)
    (told,) = dialog.findChildren(WhatIsThis)
    assert told.isVisible()
    told.close()
    dialog.close()


def test_phases_steps_and_the_turn_say_what_they_are(asker: Asker) -> None:
    """They said that they had no explanation, though each has a sentence and a case."""
    workspace = asker.window.workspace
    assert workspace is not None
    stepper = workspace.context.stepper
    movement = next(at for at, cell in enumerate(stepper.cells) if cell.id == "movement")
    asker.right_click(stepper, stepper.cell_rects()[movement].center().toPoint())
    words = [label.text() for label in asker.told.findChildren(QLabel)]
    phase = next(one for one in asker.window.opened.desk.game.phases if one.id == "movement")
    state = stepper.cells[movement].words.partition(", ")[2]
    assert {"Movement", state.capitalize(), phase.sentence.capitalize()} <= {
        one.capitalize() for one in words
    }
    asker.press(Qt.Key.Key_Escape)
    asker.right_click(workspace.context.turn)
    words = [label.text() for label in asker.told.findChildren(QLabel)]
    assert {"Turn", workspace.context.turn.text()} <= set(words)
    asker.press(Qt.Key.Key_Escape)
    (steps,) = (one for one in asker.window.findChildren(StepList) if one.isVisible())
    step = steps.guide.steps[0]
    asker.right_click(steps, steps.rect_of(step.name).center().toPoint())
    told = asker.told
    words = [label.text() for label in told.findChildren(QLabel)]
    assert step.text in words
    assert step.sentence in words or step.why in words
    assert told.case.isVisible()
