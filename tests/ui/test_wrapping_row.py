"""Rows of tools and words of boxes that go on in further lines in a narrow window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.widgets.boxes import STRETCH
from oobmgr.ui.widgets.wrapping_check import WrappingCheck
from oobmgr.ui.widgets.wrapping_row import WrappingRow
from tests.waiting import rest


def _buttons(*widths: int) -> list[QWidget]:
    made: list[QWidget] = [QPushButton("Write a file") for _ in widths]
    for button, width in zip(made, widths, strict=True):
        button.setFixedWidth(width)
    return made


def _shown(qtbot: QtBot, row: QWidget, width: int) -> Callable[[int], None]:
    """Show a row in a window, and give what makes it as wide as it is told."""
    window = QWidget()
    qtbot.addWidget(window)
    row.setParent(window)

    def make_wide(width: int) -> None:
        assert row.parentWidget() is window  # which stays as long as this function
        row.resize(width, 200)
        rest(qtbot)

    window.resize(800, 300)
    window.show()
    row.show()
    make_wide(width)
    return make_wide


def test_parts_begin_a_line_where_they_have_no_room_and_come_back(qtbot: QtBot) -> None:
    one, two, three = parts = _buttons(100, 150, 80)
    row = WrappingRow(one, STRETCH, two, three, spacing=10)
    make_wide = _shown(qtbot, row, 400)
    assert row.lines == 1
    # Behind the room that is left they stand at the right edge.
    assert three.geometry().right() == row.rect().right()
    low = row.minimumSizeHint().height()
    for width, lines in ((350, 1), (349, 2), (170, 3), (400, 1)):
        make_wide(width)
        assert row.lines == lines
        assert all(part.geometry().right() <= row.rect().right() for part in parts)
        assert (row.minimumSizeHint().height() > low) is (lines > 1)
    # As wide as the widest of them, in however many lines they stand.
    assert row.minimumSizeHint().width() == 150


def test_what_is_hidden_takes_no_room_until_it_is_shown(qtbot: QtBot) -> None:
    one, two, three = _buttons(100, 150, 80)
    two.hide()
    row = WrappingRow(one, two, three, spacing=10)
    make_wide = _shown(qtbot, row, 200)
    assert row.lines == 1
    assert row.minimumSizeHint().width() == 100
    two.show()
    rest(qtbot)
    assert row.lines == 3
    assert two.geometry().top() > one.geometry().bottom()
    two.hide()
    make_wide(199)
    assert row.lines == 1


def test_what_has_room_in_as_many_lines_is_not_narrower_than_it_likes(qtbot: QtBot) -> None:
    one, two, three = parts = _buttons(100, 100, 80)
    two.setMinimumWidth(50)
    two.setMaximumWidth(400)
    liked = two.sizeHint().width()
    assert liked > 60
    row = WrappingRow(*parts, spacing=0)
    # At its least the second would have room beside the first, but not the third.
    make_wide = _shown(qtbot, row, 100 + liked - 1)
    assert row.lines == 2
    assert two.width() >= liked
    assert one.geometry().bottom() < two.geometry().top() == three.geometry().top()
    # In one line all stand, however little the second is left with.
    make_wide(100 + 50 + 80)
    assert row.lines == 1


def test_the_words_of_a_box_go_on_in_further_lines(qtbot: QtBot) -> None:
    box = WrappingCheck("Share pages where formations fit")
    make_wide = _shown(qtbot, box, 600)
    assert box.text() == "Share pages where formations fit"
    wide, low = box.sizeHint().width(), box.sizeHint().height()
    assert box.minimumSizeHint().width() < wide
    make_wide(wide - 1)
    assert box.text() == "Share pages where formations\nfit"
    assert box.sizeHint().height() > low
    make_wide(box.minimumSizeHint().width())
    assert box.text().split() == ["Share", "pages", "where", "formations", "fit"]
    assert "formations\n" in box.text()
    # Who hears it hears it in one.
    assert box.accessibleName() == "Share pages where formations fit"
    box.set_words("Dead units")
    rest(qtbot)
    assert box.text().replace("\n", " ") == "Dead units"
