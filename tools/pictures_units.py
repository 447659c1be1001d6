"""Pictures of work on many units: own columns, filters, filling down, copies, formations."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent
from PySide6.QtWidgets import QApplication

from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.carried import Carried, as_mime, drag_label
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.order_of_battle.view_choices import SavedFilter
from pictures_stage import Stage

_ALSO = QItemSelectionModel.SelectionFlag.Select
_NO_KEY = Qt.KeyboardModifier.NoModifier
_SAVED = {
    "Panzer divisions": SavedFilter(search="panzer xx"),
    "Soviet units that lost steps": SavedFilter(side="soviet", status="reduced"),
}


def own_columns(stage: Stage) -> None:
    """Columns of a player's own choice, in an order by two of them, and the menu of the others."""
    page = _page(stage)
    page.filters.search.setText("cavalry")
    page.view.group_by("nothing")
    for key in ("location", "nation", "arrival"):
        page.table.arrangement.toggle(key)
    at = {column.key: place for place, column in enumerate(page.table.units.columns)}
    page.table.sort_from(at["nation"])
    page.table.sort_further(at["designation"])
    stage.show_menu(page.view.menu(), page.view.anchor, opened="Columns")


def dragged(stage: Stage) -> None:
    """Divisions of one corps on their way to another, by mouse."""
    page = _page(stage)
    corps = [_corps(page, f"{name} Motorised Corps") for name in ("LVI", "XXXXI")]
    page.tree.tree.select(corps[0])
    stage.settle()
    page.table.selectAll()
    stage.settle()
    tree = page.tree.tree
    tree.scrollTo(tree.nodes.index_of(corps[1]))
    stage.settle()
    at = tree.visualRect(tree.nodes.index_of(corps[1])).center()
    units = tuple(line.unit.id for line in page.table.selected_rows())
    hand = Carried("axis", units)
    mime = as_mime(hand)
    for kind in (QDragEnterEvent, QDragMoveEvent):
        event = kind(at, Qt.DropAction.MoveAction, mime, Qt.MouseButton.LeftButton, _NO_KEY)
        QApplication.sendEvent(tree.viewport(), event)
    stage.lay(drag_label(tree, hand.words), tree.viewport(), at + QPoint(12, 8))


def fill_down(stage: Stage) -> None:
    """What the first of some divisions has, for the others to get."""
    page = _page(stage)
    page.filters.search.setText("LVI")
    page.table.selectAll()
    page.units.by_name["fill_down"].trigger()
    stage.show_dialog(stage.find("prompt", Prompt))


def duplicate(stage: Stage) -> None:
    """Divisions entered again, with the next free numbers."""
    page = _page(stage)
    page.filters.search.setText("LVI")
    page.table.selectAll()
    page.units.by_name["duplicate"].trigger()
    stage.show_dialog(stage.find("prompt", Prompt))


def split_off(stage: Stage) -> None:
    """The divisions of a corps on their way into a new formation."""
    page = _page(stage)
    page.filters.search.setText("LVI")
    page.table.selectAll()
    page.moving.by_name["split_off"].trigger()
    stage.type("prompt_formation", "Group Hube")
    stage.show_dialog(stage.find("prompt", Prompt))


def merge(stage: Stage) -> None:
    """Two corps that are to be one."""
    page = _page(stage)
    tree = page.tree.tree
    first, second = (
        _corps(page, name) for name in ("LVI Motorised Corps", "XXXXI Motorised Corps")
    )
    tree.select(first)
    tree.selectionModel().select(tree.nodes.index_of(second), _ALSO)
    page.formations.by_name["merge_formations"].trigger()
    stage.show_dialog(stage.find("prompt", Prompt))


def saved_filters(stage: Stage) -> None:
    """The menu of the view with two filters that a player keeps; the one that is used is ticked."""
    page = _page(stage)
    page.view.saved.update(_SAVED)
    page.filters.search.setText("panzer xx")
    stage.show_menu(page.view.menu(), page.view.anchor)


def _corps(page: OrderOfBattleScreen, name: str) -> NodeKey:
    return next(node.key for node in page.tree.tree.nodes.all_nodes() if node.label == name)


def _page(stage: Stage) -> OrderOfBattleScreen:
    stage.open_sample()
    page = stage.page("order_of_battle")
    assert isinstance(page, OrderOfBattleScreen)  # noqa: S101 - says which page it is
    return page
