"""Slips in a typed page: each is told as what it is, and put right by typing what is lacking."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.views.import_order_of_battle.preview_panel import PreviewPanel
from tests.ui.desks import new_campaign, open_window, settle
from tests.ui.test_import_answers import choose
from tests.ui.test_import_screen import page

PAGE = """5th Army
27th Rifle Corps
4-6 Infantry XX 87
4-6 Infantry 124
5-6 Infantry XX
9th Mechanised Corps
2-8 Armoured XX 20
5-8 Motorised XX 131
"""
UNITS = [("87", "4-6"), ("124", "4-6"), ("135", "5-6"), ("20", "2-8"), ("131", "5-8")]


@pytest.fixture
def preview(qtbot: QtBot, tmp_path: Path) -> PreviewPanel:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    page(window).paste(PAGE)
    settle(qtbot, window)
    window.activateWindow()
    panel = page(window).preview
    choose(qtbot, window, next(iter(panel.questions.fields)), "Soviet")
    return panel


def window_of(preview: PreviewPanel) -> MainWindow:
    window = preview.window()
    assert isinstance(window, MainWindow)
    return window


def names(preview: PreviewPanel) -> list[str]:
    assert preview.material is not None
    return [unit.designation for unit in preview.material.reading.units]


def typed(qtbot: QtBot, preview: PreviewPanel, text: str) -> None:
    """Type where the keys are, and press Enter."""
    field = preview.window().focusWidget()
    assert isinstance(field, QLineEdit)
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    settle(qtbot, window_of(preview))


def test_what_a_line_lacks_is_typed_alone_and_the_unit_stays(
    qtbot: QtBot, preview: PreviewPanel
) -> None:
    """A size as it was asked for took the place of the line, and the unit became a formation."""
    problems = preview.problems
    problems.go_first()
    assert problems.whole.text().startswith("The size is missing.")
    assert problems.model.index(0, 2).data() == "missing"
    assert preview.mending.text.text() == "4-6 Infantry 124 "
    # Nothing is asked any more: the keys are where the first line is put right.
    assert preview.mending.text.hasFocus()
    page(window_of(preview)).go_due()
    page(window_of(preview)).go_due()  # round to the first again
    typed(qtbot, preview, "XX")
    assert names(preview) == ["87", "124", "5-6 Infantry XX", "20", "131"]
    typed(qtbot, preview, "135")
    assert names(preview) == [name for name, _ in UNITS]
    assert preview.problems.model.rows == ()


def test_tab_into_the_field_writes_on_too(qtbot: QtBot, preview: PreviewPanel) -> None:
    preview.problems.go_first()
    field = preview.mending.text
    field.setFocus(Qt.FocusReason.TabFocusReason)
    assert not field.hasSelectedText()
    assert field.cursorPosition() == len("4-6 Infantry 124 ")
    typed(qtbot, preview, "XX")
    assert "124" in names(preview)


def test_a_line_of_which_nothing_is_told_is_put_right_as_well(
    qtbot: QtBot, preview: PreviewPanel
) -> None:
    """A slip may be as good as another unit: seen in the preview, its line could not be changed."""
    sheet, lines = preview.sheet, preview.lines
    at = next(at for at, one in enumerate(lines.lines) if one.title.startswith("131"))
    lines.setFocus()
    lines.setCurrentIndex(lines.model().index(at, 0))
    assert preview.mending.where.text() == "A8 should say"
    assert preview.mending.text.text() == "5-8 Motorised XX 131"
    sheet.setFocus()
    sheet.setCurrentIndex(sheet.model().index(6, 0))
    assert preview.mending.where.text() == "A7 should say"
    qtbot.keyClick(sheet, Qt.Key.Key_Return)
    typed(qtbot, preview, "2-8 Armoured XX 21")
    assert names(preview)[-2:] == ["21", "131"]
    assert preview.mending.text.text() == "2-8 Armoured XX 21"
