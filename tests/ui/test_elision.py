"""Names that find no room are cut so that none is taken for another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from oobmgr.ui.application import wear
from oobmgr.ui.language import tr
from oobmgr.ui.settings import TEXT_SIZES, Preferences
from oobmgr.ui.shell.corner import HistoryButton
from oobmgr.ui.theme.fonts import BODY_PX, font, scaled
from oobmgr.ui.views.ledger.entry_table import ROUTE, EntryTable
from oobmgr.ui.views.order_of_battle.unit_columns import STATUS, STEPS, TYPE
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.data_table import DataTable
from oobmgr.ui.widgets.elision import told_apart
from oobmgr.ui.widgets.paint import tag_size, text_width
from oobmgr.ui.widgets.table_delegate import CELL_PADDING, cell_words
from tests.ui.desks import full_campaign, open_window, settle
from tests.ui.looks import BOOKS

pytestmark = pytest.mark.usefixtures("qapp")

CORPS = frozenset({
    "III Motorized Guard Corps", "III Motorized Shock Guard Corps", "III Mountain Guard Corps",
    "IV Corps", "IV Corps of the Far Northern Front", "IV Corps of the Far Southern Front",
})  # fmt: skip


def shown(name: str, width: int) -> str:
    return told_apart(name, CORPS, font(BODY_PX), scaled(width))


@pytest.mark.parametrize("width", [90, 110, 130, 150, 400])
def test_names_alike_are_told_apart_at_any_width(width: int) -> None:
    cut = {name: shown(name, width) for name in CORPS}
    assert len(set(cut.values())) == len(CORPS), cut
    for name, words in cut.items():
        start, _, end = words.partition("\N{HORIZONTAL ELLIPSIS}")
        alike = [one for one in CORPS if one.startswith(start) and one.endswith(end)]
        assert words == name or len(alike) == 1 or not start, cut


def test_a_name_that_fits_or_stands_alone_is_as_usual() -> None:
    assert shown("IV Corps", 200) == "IV Corps"
    face = font(BODY_PX)
    cut = told_apart("I Cavalry Corps", frozenset({"I Cavalry Corps", "9th Army"}), face, 80)
    assert cut.startswith("I C")
    assert cut.endswith("ps")


# Letters that lean towards each other no longer do beside the dots.
@example({"XaVCVV"}, 40)
@given(st.sets(st.text("IVX Corpsat", min_size=1, max_size=30), min_size=1, max_size=6),
       st.integers(20, 300))  # fmt: skip
def test_no_name_is_wider_than_its_room(names: set[str], width: int) -> None:
    face = font(BODY_PX)
    for name in names:
        assert text_width(told_apart(name, names, face, width), face) <= max(width, scaled(20))


def painted(table: DataTable, at: int) -> dict[str, str]:
    """What stands in a column of all rows, and what of it is painted."""
    model = table.list_model
    column, room = model.columns[at], table.columnWidth(at) - 2 * CELL_PADDING
    face = font(BODY_PX)
    metrics = {}
    for row in model.rows:
        words = cell_words(column, row, face, room, lambda: model.terms(column))
        fits = text_width(words, face) <= room
        metrics[tr(column.text(row))] = tr(words) if fits else f"{tr(words)[:6]}…"
    return metrics


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("text_pct", [100, 150])
def test_long_types_and_routes_are_told_apart_in_a_small_window(
    text_pct: int, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.resize(1280, 800)
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    units = window.findChildren(UnitTable)[0]
    units.setColumnWidth(TYPE, scaled(100 * text_pct // 150))
    shown = painted(units, TYPE)
    assert any(words != whole for whole, words in shown.items()), "nothing is cut"
    assert len(set(shown.values())) == len(shown), shown
    window.workspace.show_page("ledger")
    settle(qtbot, window)
    routes = painted(window.findChildren(EntryTable)[0], ROUTE)
    assert len(set(routes.values())) == len(routes) > 1, routes


@pytest.mark.usefixtures("in_german")
def test_the_head_of_the_steps_is_whole(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.resize(1280, 800)
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    table = window.findChildren(UnitTable)[0]
    assert table.columnWidth(STEPS) >= table.head_width(STEPS)


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_that_a_unit_is_off_the_map_is_read_whole(
    size: tuple[int, int], qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, BOOKS["spark"](tmp_path), page="exchange")
    window.resize(*size)
    assert window.workspace is not None
    window.workspace.show_page("order_of_battle")
    settle(qtbot, window)
    table = window.findChildren(UnitTable)[0]
    assert any(line.status == "off map" for line in table.units.rows)
    assert table.columnWidth(STATUS) >= tag_size("off map").width() + 2 * CELL_PADDING


@pytest.mark.usefixtures("in_german")
def test_what_would_be_undone_is_read_whole(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, full_campaign(tmp_path / "a.oob"), page="exchange")
    window.resize(1280, 800)
    settle(qtbot, window)
    undo = window.bar_end.undo
    assert undo.painted_words() == "940 Einheiten aus barbarossa_1941.xlsx importiert"
    window.resize(1024, 700)
    settle(qtbot, window)
    cut = undo.painted_words()
    assert cut.startswith("940 ")
    assert cut.endswith("rt"), "the end says what was done"
    assert len(cut) > len("940 … importiert")


def test_a_word_or_two_of_what_would_be_done_again_are_left_out(qtbot: QtBot) -> None:
    redo = HistoryButton("Redo", "redo", "Ctrl+Shift+Z")
    qtbot.addWidget(redo)
    redo.set_title("Moved LIII Army Corps to Army Group South")
    whole = redo.sizeHint().width()
    redo.give_up(whole - 90)
    redo.resize(redo.sizeHint())
    assert redo.painted_words() == "", "Mo…th"
    assert redo.sizeHint().width() < 40
    redo.give_up(40)
    redo.resize(redo.sizeHint())
    assert redo.painted_words().startswith("Moved LIII")


def test_words_without_room_in_a_drop_down_list_end_in_dots_and_are_whole_on_hover(
    qtbot: QtBot,
) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItem("Surprise turn, June 1941, now")
    box.resize(box.sizeHint())
    box.show()
    assert box.shown_words() == "Surprise turn, June 1941, now"
    assert hover(box) == ""
    box.resize(120, box.height())
    assert box.shown_words().startswith("Surprise t")
    assert box.shown_words().endswith("…")
    assert hover(box) == "Surprise turn, June 1941, now"


@pytest.mark.parametrize("percent", TEXT_SIZES)
def test_a_drop_down_list_that_has_room_shows_its_words_whole_in_any_size_of_text(
    qtbot: QtBot, qapp: QApplication, percent: int
) -> None:
    wear(qapp, replace(Preferences(), text_pct=percent))
    for words in ("Surprise turn, June 1941", "July I 1941", "iiiiiiii", "JWf", "AWAY", "jf"):
        box = ChoiceBox()
        qtbot.addWidget(box)
        box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        box.addItem(words)
        box.resize(box.sizeHint())
        assert box.shown_words() == words


def hover(box: ChoiceBox) -> str:
    QToolTip.hideText()
    QApplication.sendEvent(
        box, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(4, 4), box.mapToGlobal(QPoint(4, 4)))
    )
    return QToolTip.text() if QToolTip.isVisible() else ""


def test_names_that_differ_at_two_places_are_told_apart() -> None:
    """What tells one from the name most like it may be what a third has, too."""
    names = frozenset(
        f"Assault that is lost by {by}, hexes of the {who}"
        for by in (1, 2, 3)
        for who in ("attacker", "defender")
    )
    face = font(BODY_PX)
    room = text_width("…y 2, hexes of the def…", face) + 2
    shown = {name: told_apart(name, names, face, room) for name in names}
    assert len(set(shown.values())) == len(names), shown
