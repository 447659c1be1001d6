"""The screen at the sizes of the smallest and the usual windows, at normal and larger text."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.ui.theme import apply_theme
from oobmgr.ui.theme.fonts import set_measures
from oobmgr.ui.views.turn.working_pane import WorkingPane
from oobmgr.ui.widgets.side_by_side import Halves
from oobmgr.ui.widgets.texts import TextLabel
from tests.ui.turn.playing import Player, campaign, unit

# What is left of windows of 1024 × 700, 1280 × 800 and 1440 × 900 beside navigation and bars.
SIZES = [(968, 556), (1104, 656), (1264, 756)]


@pytest.fixture(params=[1.0, 1.3], ids=["normal text", "larger text"])
def _text(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    set_measures(text_scale=request.param)
    apply_theme(qapp, "light")
    yield
    set_measures()
    apply_theme(qapp, "light")


@pytest.mark.usefixtures("_text")
@pytest.mark.parametrize("size", SIZES, ids=["1024", "1280", "1440"])
def test_nothing_needs_scrolling_sideways(player: Player, size: tuple[int, int]) -> None:
    player.screen.resize(*size)
    player.settle()
    area = player.find("accordion", QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0


def test_the_right_panel_gives_way_in_a_small_window(player: Player) -> None:
    player.screen.resize(968, 556)
    player.settle()
    assert not player.there("warnings")
    assert player.find("show_side_panel").accessibleName() == "Show the panel: 2 look forgotten"
    player.click("show_side_panel")
    assert player.there("warnings")
    player.click("hide_side_panel")
    assert not player.there("warnings")


@pytest.mark.parametrize(("width", "stacked"), [(1264, False), (760, True)])
def test_form_and_working_stand_above_each_other_where_it_is_narrow(
    player: Player, width: int, stacked: bool
) -> None:
    player.screen.resize(width, 600)
    player.settle()
    (halves,) = (w for w in player.screen.findChildren(Halves) if w.isVisible())
    assert halves.stacked is stacked


def test_a_field_under_the_fold_is_scrolled_into_sight_by_tab(player: Player) -> None:
    player.screen.resize(968, 400)
    player.settle()
    player.find("buy", QSpinBox).setFocus()
    player.find("accordion", QScrollArea).ensureWidgetVisible(player.find("buy"))
    area = player.find("accordion", QScrollArea)
    top = player.find("buy").mapTo(area, player.find("buy").rect().topLeft()).y()
    assert 0 <= top < area.height()


KINDS = ("infantry", "panzer", "motorised infantry", "cavalry", "jager", "mountain", "light")


@pytest.fixture
def crowded(qtbot: QtBot, tmp_path: Path) -> Iterator[Player]:
    """Many divisions of every class, in the Combat Phase with nothing left to pay them."""
    units = tuple(unit(f"{at}", KINDS[at % len(KINDS)]) for at in range(1, 420))
    opened = Player(qtbot, campaign(tmp_path, units))
    opened.posted("initial")
    opened.go_to("combat")
    yield opened
    opened.settle()
    opened.desk.close()


def _in_sight(player: Player, widget: QWidget) -> bool:
    area = player.find("accordion", QScrollArea).viewport()
    top = widget.mapTo(area, widget.rect().topLeft()).y()
    return top >= 0 and top + widget.height() <= area.height()


def test_picking_everything_leaves_form_and_working_where_they_are(crowded: Player) -> None:
    crowded.screen.resize(1104, 656)
    crowded.settle()
    (halves,) = (w for w in crowded.screen.findChildren(Halves) if w.isVisible())
    assert not halves.stacked
    crowded.click("pick_all")
    assert crowded.text("picked").startswith("419 picked: ")
    assert not halves.stacked
    crowded.post(at="picker")
    assert not halves.stacked


def test_what_posts_is_in_sight_beside_a_long_form(crowded: Player) -> None:
    crowded.screen.resize(1264, 756)
    crowded.settle()
    crowded.find("pick_search").setFocus()
    crowded.find("accordion", QScrollArea).verticalScrollBar().setValue(0)
    crowded.enter("bombardments", 1)
    crowded.find("accordion", QScrollArea).ensureWidgetVisible(crowded.find("pick_search"))
    assert _in_sight(crowded, crowded.find("post"))


def test_what_stands_in_the_way_of_posting_is_brought_into_sight(crowded: Player) -> None:
    crowded.screen.resize(760, 500)
    crowded.settle()
    crowded.click("pick_all")
    (pane,) = (w for w in crowded.screen.findChildren(WorkingPane) if w.isVisible())
    assert pane.fault_lines[0].accessibleName().startswith("The price is ")
    crowded.find("accordion", QScrollArea).verticalScrollBar().setValue(0)
    assert not _in_sight(crowded, pane.fault_lines[0])
    crowded.post(at="picker")
    assert _in_sight(crowded, pane.fault_lines[0])


def test_a_click_on_the_label_goes_to_its_field(player: Player) -> None:
    player.posted("initial")
    player.go_to("air")
    field = player.find("transports", QSpinBox)
    labels = player.screen.findChildren(TextLabel)
    label = next(one for one in labels if one.isVisible() and _leads_to(one, field))
    player.qtbot.mouseClick(label, Qt.MouseButton.LeftButton)
    assert field.hasFocus()
    player.qtbot.keyClicks(field, "7")
    assert field.value() == 7


def _leads_to(label: TextLabel, field: QWidget) -> bool:
    buddy = cast("QWidget | None", label.buddy())
    return buddy is not None and (buddy is field or buddy.focusProxy() is field)


def test_another_step_begins_at_its_head_wherever_the_page_was_scrolled(player: Player) -> None:
    player.screen.resize(968, 556)
    player.settle()
    area, phase = player.find("accordion", QScrollArea), player.screen.phase
    assert phase is not None
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    assert phase.name.visibleRegion().isEmpty()
    phase.go(1)
    player.settle()
    assert not phase.name.visibleRegion().isEmpty()
