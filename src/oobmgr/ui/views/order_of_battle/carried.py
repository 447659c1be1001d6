"""Units and formations in the player's hand: dragged with the mouse, or cut to be put elsewhere."""

from __future__ import annotations

import json

from PySide6.QtCore import QByteArray, QMimeData, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QDrag, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.ui.theme import colour
from oobmgr.ui.theme.fonts import BODY_PX, font, scaled
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.widgets.paint import text_width

KIND = "application/x-oobmgr-units"
"""What a drag of ours is known by."""


@dataclass(frozen=True, slots=True)
class Carried:
    """Units and formations by their ids; `side` is theirs, empty where they are of several.

    `name` is that of the first, which stands for it where it is the only one.
    """

    side: str
    units: tuple[int, ...] = ()
    formations: tuple[int, ...] = ()
    name: str = ""

    @property
    def words(self) -> str:
        """``3 units``, ``2 formations``; one by its name."""
        if self.name and len(self.units) + len(self.formations) == 1:
            return self.name
        parts = [counted(len(self.units), "unit")] if self.units else []
        more = [counted(len(self.formations), "formation")] if self.formations else []
        return " and ".join((*parts, *more))


def may_drop(carried: Carried | None, on: NodeKey | None) -> bool:
    """Whether what is dragged may be dropped there: on a formation, or on a side."""
    if on is None or carried is None or on.kind not in {"formation", "side"}:
        return False
    # A side is the top of its tree: formations can stand there, units cannot.
    if on.kind == "side" and carried.units:
        return False
    return carried.side in {"", on.side}


class DropGround(QObject):
    """Whether a view takes what is dragged: not where an earlier turn is shown.

    `refused` comes when something is dragged all the same.
    """

    refused = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.open = True

    def takes(self, carried: Carried | None, on: NodeKey | None) -> bool:
        """Whether what is dragged may be dropped there now."""
        return self.open and may_drop(carried, on)

    def begin(self) -> None:
        """Tell of a drag that leads nowhere; the pointer says so over each place."""
        if not self.open:
            self.refused.emit()


def as_mime(carried: Carried) -> QMimeData:
    """What a drag carries."""
    # Ids and not the rows themselves: the books may be read anew while the drag lasts.
    mime = QMimeData()
    parts = [carried.side, carried.units, carried.formations]
    mime.setData(KIND, QByteArray(json.dumps(parts).encode()))
    return mime


def carried_in(mime: QMimeData) -> Carried | None:
    """What a drag of ours carries; None for any other."""
    if not mime.hasFormat(KIND):
        return None
    side, units, formations = json.loads(bytes(mime.data(KIND).data()))
    return Carried(side, tuple(units), tuple(formations))


def carry(from_: QWidget, carried: Carried) -> None:
    """Drag units and formations until they are dropped, under a label that says how many."""
    drag = QDrag(from_)
    drag.setMimeData(as_mime(carried))
    drag.setPixmap(drag_label(from_, carried.words))
    # Beside the pointer: what it is dropped on stays in sight.
    drag.setHotSpot(QPoint(-scaled(12), -scaled(8)))
    drag.exec(Qt.DropAction.MoveAction)


def drag_label(from_: QWidget, words: str) -> QPixmap:
    """What is seen beside the pointer while something is dragged."""
    ratio = from_.devicePixelRatioF()
    width, height = text_width(words, font(BODY_PX)) + scaled(16), scaled(24)
    picture = QPixmap(round(width * ratio), round(height * ratio))
    # Before painting, which then counts as the window does, whatever the screen.
    picture.setDevicePixelRatio(ratio)
    picture.fill(colour("accent"))
    painter = QPainter(picture)
    painter.setFont(font(BODY_PX))
    painter.setPen(colour("onaccent"))
    painter.drawText(0, 0, width, height, int(Qt.AlignmentFlag.AlignCenter), words)
    painter.end()
    return picture
