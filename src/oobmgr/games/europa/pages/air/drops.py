"""What a widget needs so that cards can be dropped on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from oobmgr.games.europa.pages.air.cards import Dragged, dragged_of


class CardDrops(QObject):
    """Lets cards be dropped on a widget, which is painted anew as one comes and goes.

    `dropped` carries what was dragged and whether Shift was held. `takes` says of what is dragged
    whether it may be dropped now.
    """

    dropped = Signal(object, bool)

    def __init__(self, target: QWidget, takes: Callable[[Dragged], bool]) -> None:
        super().__init__(target)
        self.over = False
        self._target = target
        self._takes = takes
        target.setAcceptDrops(True)
        target.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.DragEnter:
                self._light(over=self._accepted(event) is not None)
            case QEvent.Type.DragMove:
                self._accepted(event)
            case QEvent.Type.DragLeave:
                self._light(over=False)
            case QEvent.Type.Drop:
                self._drop(cast("QDropEvent", event))
            case _:
                return super().eventFilter(watched, event)
        return True

    def _accepted(self, event: QEvent) -> Dragged | None:
        """What may be dropped here, and is accepted with that; None where it may not."""
        drop = cast("QDropEvent", event)
        dragged = dragged_of(drop.mimeData())
        if dragged is None or not self._takes(dragged):
            drop.ignore()
            return None
        drop.acceptProposedAction()
        return dragged

    def _drop(self, event: QDropEvent) -> None:
        self._light(over=False)
        dragged = self._accepted(event)
        if dragged is not None:
            held = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            # Once the drag is over: the card that is dragged may go, and a form may open.
            QTimer.singleShot(0, self, partial(self.dropped.emit, dragged, held))

    def _light(self, *, over: bool) -> None:
        self.over = over
        self._target.update()
