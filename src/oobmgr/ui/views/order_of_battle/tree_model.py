"""The tree's nodes as Qt wants them: a flat list in tree order, parents found once."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from oobmgr.domain.quantities import counted
from oobmgr.ui.language import tr
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey, TreeNode
from oobmgr.ui.views.order_of_battle.carried import KIND
from oobmgr.ui.widgets.list_model import Index
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.what_is import ABOUT_ROLE, About

_ROOT: Final = QModelIndex()
_TOP: Final = -1
_MEANING: Final = "All units below it count, those in formations below it included."


class TreeModel(QAbstractItemModel):
    """One column; an index carries the number of its node. `found` is what a search names."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._nodes: Sequence[TreeNode] = ()
        # Parents, children and rows are worked out once: Qt asks for them at each step of the
        # mouse.
        self._parents: list[int] = []
        self._children: dict[int, list[int]] = {}
        self._row: list[int] = []
        self.labels: frozenset[str] = frozenset()
        self.found: tuple[NodeKey, ...] = ()

    def set_nodes(self, nodes: Sequence[TreeNode]) -> None:
        """Show other nodes; they come in the order of the tree."""
        self.beginResetModel()
        self._nodes = nodes
        self.labels = frozenset(node.label for node in nodes)
        self._parents, self._row, self._children = [], [], {}
        above: list[int] = []
        for at, node in enumerate(nodes):
            # What stands as deep or deeper is not above it.
            del above[node.level :]
            parent = above[-1] if above else _TOP
            siblings = self._children.setdefault(parent, [])
            self._parents.append(parent)
            self._row.append(len(siblings))
            siblings.append(at)
            above.append(at)
        self.endResetModel()

    def node(self, index: Index) -> TreeNode | None:
        """Return the node of an index, None for the root."""
        return self._nodes[index.internalId()] if index.isValid() else None

    def index_of(self, key: NodeKey) -> QModelIndex:
        """Return the index of the node with this key; an invalid one where it is gone."""
        found = (at for at, node in enumerate(self._nodes) if node.key == key)
        at = next(found, None)
        return QModelIndex() if at is None else self._index(at)

    def all_nodes(self) -> Sequence[TreeNode]:
        """Give all nodes, from above."""
        return self._nodes

    def indexes(self) -> list[QModelIndex]:
        """Return the indexes of all nodes that have others below them."""
        return [self._index(at) for at in self._children if at != _TOP]

    def _index(self, at: int) -> QModelIndex:
        return self.createIndex(self._row[at], 0, at)

    # Qt

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        node = self.node(index)
        if node is not None and node.key.kind == "formation":
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        if node is not None and node.key.kind in {"formation", "side"}:
            flags |= Qt.ItemFlag.ItemIsDropEnabled
        return flags

    def mimeTypes(self) -> list[str]:
        return [KIND]

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def index(self, row: int, column: int, parent: Index = _ROOT) -> QModelIndex:
        above = parent.internalId() if parent.isValid() else _TOP
        siblings = self._children.get(above, [])
        if column or not 0 <= row < len(siblings):
            return QModelIndex()
        return self.createIndex(row, 0, siblings[row])

    def parent(self, index: Index = _ROOT) -> QModelIndex:  # type: ignore[override]
        above = self._parents[index.internalId()] if index.isValid() else _TOP
        return QModelIndex() if above == _TOP else self._index(above)

    def rowCount(self, parent: Index = _ROOT) -> int:
        above = parent.internalId() if parent.isValid() else _TOP
        return len(self._children.get(above, ()))

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        node = self.node(index)
        if node is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return node.label
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(node.label)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr(f"{node.label}, {counted(node.count, 'unit')}")
        if role == ABOUT_ROLE:
            return About(node.label, counted(node.count, "unit"), _MEANING, term="Formation")
        return None
