"""The page "Combat" in large text: what is decided by stays in sight, and nothing is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QSplitter

from oobmgr.ui.application import wear
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.ui.combat.fighter import Fighter
from tests.ui.looks import SMALL, wear_look

_WIDE = (1280, 800)


@pytest.mark.parametrize(
    ("text_pct", "size"), [(100, SMALL), (150, _WIDE), (175, _WIDE), (200, SMALL)]
)
def test_what_a_unit_pays_and_loses_is_in_sight(
    player: Fighter, qapp: QApplication, text_pct: int, size: tuple[int, int]
) -> None:
    window = player.window
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    wear_look(player.qtbot, window, text_pct, size, "light")
    player.click_cell("axis", "1 infantry", "pick")
    for side, columns in (("axis", ("unit", "now", "paid", "loss")), ("soviet", ("hex", "loss"))):
        table = player.list_of(side).table
        assert table.horizontalScrollBar().maximum() == 0, side
        keys = [column.key for column in table.list_model.columns]
        for key in columns:
            assert not table.isColumnHidden(keys.index(key)), (side, key)
    area = window.findChild(QScrollArea, "page_area")
    assert isinstance(area, QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0


def test_the_lists_stand_above_each_other_where_they_have_no_room_and_come_back(
    player: Fighter, qapp: QApplication
) -> None:
    window = player.window
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    lists = window.findChild(QSplitter, "combat_lists")
    assert isinstance(lists, QSplitter)
    for text_pct, way in ((100, "Horizontal"), (200, "Vertical"), (100, "Horizontal")):
        wear_look(player.qtbot, window, text_pct, SMALL, "light")
        assert lists.orientation() is Qt.Orientation[way]
        assert all(lists.sizes())


@pytest.mark.usefixtures("in_german")
@pytest.mark.parametrize("text_pct", [150, 200])
def test_longer_words_do_not_widen_the_page(
    player: Fighter, qapp: QApplication, text_pct: int
) -> None:
    window = player.window
    window.preferences_changed.connect(lambda preferences: wear(qapp, preferences))
    wear_look(player.qtbot, window, text_pct, SMALL, "dark")
    area = window.findChild(QScrollArea, "page_area")
    kinds = window.findChild(SegmentedControl, "battle_kind")
    assert isinstance(area, QScrollArea)
    assert isinstance(kinds, SegmentedControl)
    for word in kinds.options:
        kinds.changed.emit(word)
        player.settle()
        assert area.horizontalScrollBar().maximum() == 0, word
        assert player.screen.panel is not None
        for side in ("attackers", "defenders"):
            units = getattr(player.screen.panel.battle_form, side)
            # The heads and three units, whatever stands in two lines above them.
            assert units.table.viewport().height() >= 3 * units.table.rowHeight(0)
            assert units.table.horizontalScrollBar().maximum() == 0, side
