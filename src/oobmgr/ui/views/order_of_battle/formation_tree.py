"""The left panel: sides, formations or hexes, each with the number of its units."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from oobmgr.ui.emblems import Emblem, draw_emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey, TreeMode, TreeNode, named_in
from oobmgr.ui.views.order_of_battle.carried import Carried, DropGround, carried_in, carry
from oobmgr.ui.views.order_of_battle.tree_model import TreeModel
from oobmgr.ui.views.screen import Screen, tell_keys
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.elision import told_apart
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.paint import RIGHT, draw_focus_ring, draw_text, text_width, whole
from oobmgr.ui.widgets.parts import Panel, follow_text
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.wrapping_row import WrappingRow

_KEYS: Final = (
    ("F2", "rename it"),
    ("Ctrl+Shift+N", "add a formation"),
    ("Ctrl+X Ctrl+V", "to another formation"),
    ("M", "its units to a hex"),
    ("Ctrl+J", "merge with another"),
    ("Del", "remove an empty formation"),
    ("Ins", "add a unit"),
)
"""What the keys do while the tree has them; those of the units lead nowhere there."""
_INDENT = 14
_MARK = 12
_OPENS_AFTER_MS = 500
"""How long a drag rests on a closed formation before it opens."""


class _NodeDelegate(QStyledItemDelegate):
    """Draws emblem or icon, name, and the count at the right edge."""

    # Qt

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, TreeModel) or (node := model.node(index)) is None:
            return
        rect = whole(option.rect)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        self._paint_ground(painter, rect, option, chosen=chosen)
        mark = QRectF(rect.left() + 1, rect.top(), scaled(_MARK), rect.height())
        if node.emblem:
            draw_emblem(painter, mark, Emblem(node.emblem))
        else:
            draw_icon(painter, mark, "formation", "ink2")
        count = f"{node.count:,}"
        right = text_width(count, font(BODY_PX)) + 10
        found = node.key in model.found
        face = font(BODY_PX, SEMIBOLD) if chosen or found else font(BODY_PX)
        words = rect.adjusted(scaled(_MARK) + 6, 0, -right - 4, 0)
        # Names that begin alike are cut where they differ: cut at the end, corps of one army would
        # read the same.
        # Said before it is cut: a name that is cut is a text like any other, and *Corps* a word.
        label = AsWritten(told_apart(tr(node.label), model.labels, face, int(words.width())))
        draw_text(painter, words, label, "accent" if found else "ink", face)
        draw_text(painter, rect.adjusted(0, 0, -10, 0), count, "ink2", font(BODY_PX), RIGHT)

    def _paint_ground(
        self, painter: QPainter, rect: QRectF, option: QStyleOptionViewItem, *, chosen: bool
    ) -> None:
        view = option.widget
        # From the left edge of the panel: Qt gives a delegate only what is right of the indent.
        line = QRectF(0, rect.top(), rect.right() + 1, rect.height())
        if chosen:
            painter.fillRect(rect, colour("accentsoft"))
            painter.fillRect(QRectF(line.left(), line.top(), 3, line.height()), colour("accent"))
        focused = isinstance(view, QTreeView) and view.hasFocus()
        if focused and option.state & QStyle.StateFlag.State_HasFocus:
            draw_focus_ring(painter, rect.adjusted(0, 0, -1, -1), radius=2)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, row_px(24))


class NodeView(QTreeView):
    """The tree itself. It keeps what is open and chosen when the nodes are read again.

    `chosen` carries the keys of the chosen nodes, from above; `dropped` what was dropped
    (`Carried`) and the key of the node that it was dropped on. `focused` says whether it has the
    keys now; `removal_asked` stands for Del.
    """

    chosen = Signal(object)
    dropped = Signal(object, object)
    focused = Signal(bool)
    removal_asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.nodes = TreeModel(self)
        self.setModel(self.nodes)
        self.setItemDelegate(_NodeDelegate(self))
        self.ground = DropGround(self)
        self.setObjectName("formation_tree")
        self.setAccessibleName(tr("Formations"))
        self.setHeaderHidden(True)
        # Otherwise Qt measures every node before it can scroll.
        self.setUniformRowHeights(True)
        # The arrow of a branch fills the room that Qt indents by.
        follow_text(self, _INDENT, lambda _, px: self.setIndentation(px))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.setStyleSheet("QTreeView { background: transparent; }")
        self.setSelectionMode(QTreeView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QTreeView.DragDropMode.DragDrop)
        # On a node, never between two: formations stand in the order in which they were added.
        self.setDragDropOverwriteMode(True)
        self.setAutoExpandDelay(_OPENS_AFTER_MS)
        self._open: set[NodeKey] = set()
        self._filling = False
        self._awaited: Callable[[], NodeKey | None] = lambda: None
        """What is to be chosen once it is read."""
        self._new: Callable[[], NodeKey | None] = lambda: None
        """What is to be brought into sight once it is read, without being chosen."""
        self.expanded.connect(self._remember)
        self.collapsed.connect(self._remember)
        self.selectionModel().selectionChanged.connect(lambda *_: self._choose())

    def set_nodes(self, nodes: Sequence[TreeNode], *, open_tops: bool, tell: bool = True) -> None:
        """Show other nodes, with the same ones open; `open_tops` opens the sides.

        Where another is chosen then, it is not told to who asks for it and has the rows of before:
        filtered by it, those that are selected might be gone.
        """
        held, several, above = self.current(), self.chosen_keys(), self._above_current()
        self._filling = True  # what Qt makes current on the way is not the player's choice
        at = self.verticalScrollBar().value()
        self.nodes.set_nodes(nodes)
        for index in self.nodes.indexes():
            node = cast("TreeNode", self.nodes.node(index))
            if node.key in self._open or (open_tops and node.level == 0):
                self.expand(index)
        stay = [key for key in several if self.nodes.index_of(key).isValid()]
        if stay and (held is None or not self.nodes.index_of(held).isValid()):
            # Merged into another that is chosen, too: that one is, now and after an undo.
            held = stay[0]
        elif held is not None and not self.nodes.index_of(held).isValid():
            # Taken off: what it stood in is where the player goes on, not all units of the game.
            held = next((key for key in above if self.nodes.index_of(key).isValid()), held)
        awaited = self._awaited()
        if found := awaited is not None and self.nodes.index_of(awaited).isValid():
            self._awaited, held, stay = lambda: None, awaited, []
        if held is not None:
            self._go_to(self.nodes.index_of(held))
        for key in stay if len(stay) > 1 else ():
            flag = QItemSelectionModel.SelectionFlag.Select
            self.selectionModel().select(self.nodes.index_of(key), flag)
        # After the choice, which scrolls to itself.
        self.verticalScrollBar().setValue(at)
        if found:
            self.scrollTo(self.currentIndex())
        self._show_new()
        self._filling = False
        # Told once, and only where the choice has really become another.
        if several != self.chosen_keys():
            self._choose(tell=tell)

    def choose_once_read(self, key: Callable[[], NodeKey | None]) -> None:
        """Choose a node once the books are read again and have it, unless the player chooses."""
        self._awaited = key

    def show_once_read(self, key: Callable[[], NodeKey | None]) -> None:
        """Open what stands above a node once the books are read again; what is chosen stays."""
        self._new = key

    def _show_new(self) -> None:
        new = self._new()
        if new is not None and (index := self.nodes.index_of(new)).isValid():
            self._new = lambda: None
            # It opens all that stands above.
            self.scrollTo(index)

    def show_found(self, text: str) -> None:
        """Mark the formations that the words of a search name, and bring the first into sight."""
        self.nodes.found = named_in(self.nodes.all_nodes(), text)
        for key in self.nodes.found[:1]:
            self.scrollTo(self.nodes.index_of(key))
        self.viewport().update()

    def wanted_width(self) -> int:
        """How wide the tree would be with every name in full, in pixels."""
        face = font(BODY_PX, SEMIBOLD)
        beside = scaled(_MARK) + 6 + text_width("00,000", font(BODY_PX)) + 2 * scaled(_INDENT)
        names = (
            text_width(node.label, face) + (node.level + 1) * scaled(_INDENT)
            for node in self.nodes.all_nodes()
        )
        return beside + max(names, default=0)

    def current(self) -> NodeKey | None:
        """Return what is chosen."""
        node = self.nodes.node(self.currentIndex())
        return node.key if node else None

    def _above_current(self) -> list[NodeKey]:
        """What the chosen node stands in, the nearest first."""
        found, index = [], self.currentIndex().parent()
        while (node := self.nodes.node(index)) is not None:
            found.append(node.key)
            index = index.parent()
        return found

    def chosen_keys(self) -> tuple[NodeKey, ...]:
        """Return all that are chosen, from above."""
        found = (self.nodes.node(index) for index in self.selectionModel().selectedIndexes())
        keys = {node.key for node in found if node}
        # Qt gives selected rows in the order in which they were chosen.
        return tuple(node.key for node in self.nodes.all_nodes() if node.key in keys)

    def select(self, key: NodeKey | None) -> None:
        """Choose a node, or none, opening what is above it."""
        if key is None:
            self.selectionModel().clear()
        self._go_to(QModelIndex() if key is None else self.nodes.index_of(key))

    def _go_to(self, index: QModelIndex) -> None:
        """Choose one node and no other, whatever keys are held meanwhile."""
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, flag)

    def _remember(self, index: QModelIndex) -> None:
        node = self.nodes.node(index)
        if node is not None and self.isExpanded(index):
            self._open.add(node.key)
        elif node is not None:
            self._open.discard(node.key)

    def _choose(self, *, tell: bool = True) -> None:
        if not self._filling:
            self._awaited = lambda: None
        if not self._filling and tell:
            self.chosen.emit(self.chosen_keys())

    def _takes(self, carried: Carried | None, at: QPoint) -> NodeKey | None:
        """The node at a place, where what is dragged may be dropped on it."""
        node = self.nodes.node(self.indexAt(at))
        return node.key if node is not None and self.ground.takes(carried, node.key) else None

    # Qt

    def startDrag(self, _: Qt.DropAction) -> None:
        keys = [key for key in self.chosen_keys() if key.kind == "formation"]
        sides = {key.side for key in keys}
        if keys:
            side = sides.pop() if len(sides) == 1 else ""
            self.ground.begin()
            carry(self, Carried(side, formations=tuple(key.formation for key in keys)))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)  # scrolls, opens what is closed, marks the node
        if self._takes(carried_in(event.mimeData()), event.position().toPoint()) is None:
            event.ignore()
        else:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        carried = carried_in(event.mimeData())
        key = self._takes(carried, event.position().toPoint())
        if key is not None:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
            self.dropped.emit(carried, key)
        # The base class, which is not called, would move rows of the model by itself; leaving the
        # state of a drag is its work, too.
        self.setState(QTreeView.State.NoState)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # Before anything is chosen no node can show that the tree has the keys.
        if self.hasFocus() and not self.currentIndex().isValid():
            painter = QPainter(self.viewport())
            draw_focus_ring(painter, QRectF(self.viewport().rect()), radius=2)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        # Qt paints the two nodes anew; the ring that goes before any is chosen is round all.
        if not previous.isValid():
            self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose nothing on the way: Qt goes to the first node, which would leave out the rest."""
        nothing = self.current() is None
        self._filling = True
        super().focusInEvent(event)
        if nothing:
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(QModelIndex(), flag)
        self._filling = False
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The action of this key is that of units, and off while none of them is selected.
        if event.matches(QKeySequence.StandardKey.Delete):
            self.removal_asked.emit()
        elif event.key() == Qt.Key.Key_Down and self.current() is None and self.nodes.found:
            # Whoever comes from the search means what it found.
            self.select(self.nodes.found[0])
        else:
            super().keyPressEvent(event)


def follow(page: Screen, tree: NodeView, search: SearchField) -> None:
    """Let a page tell what the keys do in its tree while that has them, and the tree its search."""
    search.searched.connect(tree.show_found)
    tell_keys(page, tree.focused, _KEYS)


class FormationPanel(Panel):
    """The tree under its title, with the choice between parents and places."""

    mode_changed = Signal(str)
    menu_asked = Signal(QPoint)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", "panel")
        self.setObjectName("formation_panel")
        self.setAccessibleName(tr("Formations"))
        self.tree = NodeView()
        self.mode = SegmentedControl("Order the tree by", ("Parent", "Place"), quiet="")
        self.mode.setObjectName("tree_mode")
        title = TextLabel("Formations", px=LABEL_PX, weight=SEMIBOLD)
        # In longer words the choice stands below the title: beside it, it was cut.
        head = across(WrappingRow((title, 1), self.mode, spacing=8), margins=(10, 0, 8, 0))
        down(head, (self.tree, 1), on=self, margins=(0, 6, 0, 0), spacing=4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        # Not the panel, whose head may be wider: its last word was cut.
        follow_text(self.tree, 186, QWidget.setMinimumWidth)
        self.mode.changed.connect(self.mode_changed)
        here = self.tree.viewport()
        self.tree.customContextMenuRequested.connect(
            lambda at: self.menu_asked.emit(here.mapToGlobal(at))
        )
        self.setFocusProxy(self.tree)

    @property
    def mode_now(self) -> TreeMode:
        """Parents or places."""
        return cast("TreeMode", self.mode.value)
