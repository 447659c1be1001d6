"""The widgets of a layout without its items, which Python keeps when Qt has thrown them away."""

from pathlib import Path

from PySide6.QtWidgets import QLayout, QLayoutItem, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.parts import discard, laid_out
from oobmgr.ui.widgets.pool_bar import FigureRow, PoolStrip
from oobmgr.ui.widgets.reading_order import stops
from oobmgr.ui.widgets.wrapping_row import WrappingRow

SOURCE = Path(__file__).resolve().parents[2] / "src"


def items_held() -> set[int]:
    """The items of layouts that Python takes for good, by their identity."""
    held = (one for one in Shiboken.getAllValidWrappers() if isinstance(one, QLayoutItem))
    return {id(one) for one in held if not isinstance(one, QLayout)}


def test_the_widgets_of_a_layout_come_in_its_order(qtbot: QtBot) -> None:
    page, beside = QWidget(), QWidget()
    qtbot.addWidget(page)
    first, second, third, last = parts = [QWidget() for _ in range(4)]
    beside.setParent(page)
    inner = across(second, STRETCH, third)
    whole = down(last, on=page)
    whole.insertLayout(0, inner)
    whole.insertWidget(0, first)
    assert laid_out(whole) == parts
    assert laid_out(inner) == [second, third]
    discard(second, inner)
    assert laid_out(whole) == [first, third, last]


def test_no_item_of_a_layout_is_kept_of_what_is_shown(qtbot: QtBot) -> None:
    before = items_held()
    strip = PoolStrip()
    qtbot.addWidget(strip)
    strip.resize(900, 44)
    strip.show()
    for figure in ("30", "31"):
        strip.set_rows((), tuple(FigureRow(f"Soviet {n}", figure) for n in range(3)))
        strip.grab()
    assert list(stops(strip)) == []
    assert items_held() <= before


def test_no_item_is_kept_of_a_row_that_wraps(qtbot: QtBot) -> None:
    before = items_held()
    page = QWidget()
    qtbot.addWidget(page)
    row = WrappingRow(*(QPushButton(f"a button, {n}") for n in range(6)))
    row.setParent(page)
    page.show()
    for width in (900, 200, 900, 300):
        row.resize(width, 200)
        row.grab()
    assert row.lines > 1
    assert items_held() <= before


def test_no_layout_is_asked_for_its_items() -> None:
    asking = [path.name for path in SOURCE.rglob("*.py") if ".itemAt(" in path.read_text("utf-8")]
    assert asking == []
