"""What is drawn beside words grows with them: boxes, ticks, arrows, signs, emblems of sides."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QToolButton, QTreeView
from pytestqt.qtbot import QtBot

import oobmgr
from oobmgr.reports.roster_request import SheetSide
from oobmgr.ui import icons
from oobmgr.ui.application import wear
from oobmgr.ui.emblems import Emblem, draw_emblem, emblem_px
from oobmgr.ui.printing.formation_tree import FormationTree
from oobmgr.ui.settings import Preferences
from oobmgr.ui.theme import DARK, LIGHT, Mode
from oobmgr.ui.views.order_of_battle.unit_columns import STEPS
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable
from oobmgr.ui.widgets.message_bar import MessageBar
from oobmgr.ui.widgets.phase_stepper import PhaseCell, PhaseStepper
from oobmgr.ui.widgets.steps import LARGE_BOX_PX, StepBoxesWidget, StepsRow, box_rects
from oobmgr.ui.widgets.table_delegate import CELL_PADDING
from tests.ui.desks import full_campaign, open_window, settle

SIZES = [100, 125, 150, 175, 200]


def wear_text(qapp: QApplication, text_pct: int) -> None:
    wear(qapp, replace(Preferences(), theme="light", text_pct=text_pct))


@pytest.mark.parametrize("text_pct", SIZES)
def test_boxes_of_steps_grow_and_stay_within_their_row(qapp: QApplication, text_pct: int) -> None:
    wear_text(qapp, text_pct)
    high = 26 * text_pct / 100
    boxes = box_rects(QRectF(0, 0, 1000, high), 3)
    assert boxes[0].height() == round(14 * text_pct / 100)
    assert boxes[1].left() > boxes[0].right()
    assert all(box.top() >= 0 and box.bottom() <= high for box in boxes)
    # The large ones, in the widget that asks for the room.
    widget = StepBoxesWidget(StepsRow(4, 1))
    widget.resize(widget.sizeHint())
    parts = [part.rect for part in widget.spoken_parts()]
    assert [part.height() for part in parts if part] == [round(LARGE_BOX_PX * text_pct / 100)] * 4


def test_every_unit_keeps_its_boxes_in_the_tables_at_the_largest_text(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    window.change_preferences(replace(window.settings.preferences, text_pct=200))
    settle(qtbot, window)
    table = window.findChild(UnitTable)
    assert isinstance(table, UnitTable)
    room = QRectF(0, 0, table.columnWidth(STEPS) - 2 * CELL_PADDING, table.rowHeight(1))
    most = max(line.unit.steps for line in table.units.rows if line.unit.steps <= 12)
    boxes = box_rects(room, most)
    assert len(boxes) == most
    assert boxes[0].height() == 28


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, int]]:
    """The icons that are painted, by name and size."""
    found: set[tuple[str, int]] = set()
    made = icons._pixmap  # noqa: SLF001 - where each picture of an icon is made

    def told(name: str, colour: str, px: int, dpr: float) -> QPixmap:
        found.add((name, px))
        return made(name, colour, px, dpr)

    monkeypatch.setattr(icons, "_pixmap", told)
    return found


def test_what_is_painted_on_the_pages_is_twice_as_large_at_twice_the_text(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication, drawn: set[tuple[str, int]]
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"))
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    window.resize(1400, 900)
    assert window.workspace is not None
    # The smallest that any is at normal text size.
    for text_pct, least in ((100, 11), (200, 22)):
        window.change_preferences(replace(window.settings.preferences, text_pct=text_pct))
        for page in ("turn", "order_of_battle", "roster_sheets", "ledger", "air"):
            window.workspace.show_page(page)
            settle(qtbot, window)
            drawn.clear()
            window.grab()
            assert drawn
            assert not {one for one in drawn if one[1] < least}, page
    # Arrows of a tree, which Qt draws as wide as it indents, and of the turns.
    tree = window.findChild(QTreeView, "formation_tree")
    assert isinstance(tree, QTreeView)
    assert tree.indentation() == 28
    arrows = [one for one in window.findChildren(QToolButton) if not one.icon().isNull()]
    assert {arrow.iconSize().width() for arrow in arrows if arrow.isVisible()} == {32}


def test_the_tick_of_a_phase_and_the_sign_of_a_refusal_leave_room_for_the_words(
    qtbot: QtBot, qapp: QApplication, drawn: set[tuple[str, int]]
) -> None:
    cells = (PhaseCell("air", "Air", "done"), PhaseCell("combat", "Combat", "now"))
    stepper, bar = PhaseStepper(), MessageBar()
    stepper.set_cells(cells)
    for part in (stepper, bar):
        qtbot.addWidget(part)
    bar.tell("Refused.")
    widths = {}
    for text_pct in (100, 200):
        wear_text(qapp, text_pct)
        stepper.resize(stepper.sizeHint())
        widths[text_pct] = stepper.width()
        drawn.clear()
        stepper.grab()
        bar.grab()
        assert drawn == {("check", 14 * text_pct // 100), ("error", 16 * text_pct // 100)}
    assert widths[200] > widths[100] + 14
    layout = bar.layout()
    assert layout is not None
    assert layout.contentsMargins().left() == 16 * 2 + 24


def _painted(draw: Callable[[QPainter], None]) -> set[tuple[int, int]]:
    """The pixels that are painted on, of a picture of 64 times 64."""
    picture = QImage(64, 64, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    draw(painter)
    painter.end()
    found = ((x, y) for x in range(64) for y in range(64))
    return {(x, y) for x, y in found if picture.pixelColor(x, y).alpha() > 64}


def _wide(pixels: set[tuple[int, int]]) -> int:
    across = [x for x, _ in pixels]
    return max(across) + 1 - min(across)


@pytest.mark.parametrize("emblem", Emblem)
def test_an_emblem_grows_with_the_text_in_the_middle_of_its_place(
    qapp: QApplication, emblem: Emblem
) -> None:
    wide = {}
    for text_pct in SIZES:
        wear_text(qapp, text_pct)
        pixels = _painted(lambda painter: draw_emblem(painter, QRectF(0, 0, 64, 64), emblem))
        wide[text_pct] = _wide(pixels)
        assert wide[text_pct] <= emblem_px()
        assert abs(min(x for x, _ in pixels) + max(x for x, _ in pixels) - 63) <= 1
    assert wide[100] in {8, 9, 10}
    # An edge within a pixel is drawn on both sides of it.
    assert abs(wide[200] - 2 * wide[100]) <= 2
    assert sorted(set(wide.values())) == list(wide.values())


def test_the_emblem_of_a_side_that_can_be_printed_follows_text_and_theme(
    qtbot: QtBot, tmp_path: Path, qapp: QApplication
) -> None:
    campaign = full_campaign(tmp_path / "a.oob")
    tree = FormationTree((SheetSide("axis", "Axis", "square"),), campaign.queries.units())
    campaign.close()
    qtbot.addWidget(tree)
    for text_pct, theme in ((100, LIGHT), (200, DARK)):
        mode: Mode = "dark" if theme is DARK else "light"
        wear(qapp, replace(Preferences(), theme=mode, text_pct=text_pct))
        tree.resize(400, 300)
        item = tree.topLevelItem(0)
        assert item is not None
        line = tree.visualItemRect(item)
        picture = tree.viewport().grab(line).toImage()
        own = QColor(theme["square"])
        places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
        seen = {(x, y) for x, y in places if picture.pixelColor(x, y) == own}
        assert _wide(seen) == 8 * text_pct // 100


def _places(function: ast.FunctionDef, painting: str) -> Iterator[ast.Call]:
    """Where a function paints such marks: ``QRectF(left, top, 12, high)``, named before or not."""
    named = {
        target.id: one.value
        for one in ast.walk(function)
        if isinstance(one, ast.Assign) and isinstance(target := one.targets[0], ast.Name)
    }
    for call in ast.walk(function):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == painting:
            place: ast.expr | None = call.args[1]
            place = named.get(place.id) if isinstance(place, ast.Name) else place
            if isinstance(place, ast.Call) and len(place.args) == 4:
                yield place


@pytest.mark.parametrize("painting", ["draw_icon", "draw_emblem"])
def test_no_mark_is_painted_in_a_width_that_stays(painting: str) -> None:
    top = Path(str(oobmgr.__file__)).parent
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(top.rglob("*.py"))}
    found = [
        (f"{path.relative_to(top)}:{place.lineno}", place.args[2])
        for path, text in texts.items()
        if f"{painting}(" in text
        for function in ast.walk(ast.parse(text))
        if isinstance(function, ast.FunctionDef)
        for place in _places(function, painting)
    ]
    assert found
    assert [place for place, wide in found if isinstance(wide, ast.Constant)] == []
