"""What a widget that paints itself is to a screen reader, and what each of its parts says.

Such a widget names its role as `spoken_role`. One with parts that a person tells apart lists them
in `spoken_parts`, and says with `spoken_at` which of them has its mark. It tells of another mark,
and of other parts, with `tell_parts`.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, Protocol, cast, overload, runtime_checkable

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from oobmgr.domain.values import dataclass
from oobmgr.ui.language import tr

Role = QAccessible.Role
_NOBODY: Final = cast("QAccessibleInterface", None)
"""What Qt takes for none; its Python types leave that out."""


@dataclass(frozen=True, slots=True)
class SpokenPart:
    """A part of a painted widget: its words, where it stands, what it is.

    `rect` is a place in the widget; None says that the part takes all of it. `chosen` is what holds
    of a tick or a choice, or None for a part that is neither.
    """

    words: str
    rect: QRectF | None = None
    role: QAccessible.Role = Role.ListItem
    chosen: bool | None = None


class PartsMade(Sequence[SpokenPart]):
    """Parts that are made when they are asked for, where there may be thousands."""

    def __init__(self, count: int, make: Callable[[int], SpokenPart]) -> None:
        self._count = count
        self._make = make

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> SpokenPart: ...
    @overload
    def __getitem__(self, at: slice) -> list[SpokenPart]: ...
    def __getitem__(self, at: int | slice) -> SpokenPart | list[SpokenPart]:
        if isinstance(at, slice):
            # The range does the reckoning with negative and missing ends.
            return [self._make(one) for one in range(self._count)[at]]
        return self._make(range(self._count)[at])


@runtime_checkable
class Spoken(Protocol):
    """A widget that says what it is."""

    spoken_role: QAccessible.Role


@runtime_checkable
class SpokenInParts(Protocol):
    """A widget that says what each of its parts is; `spoken_at` is -1 where none has the mark."""

    @property
    def spoken_at(self) -> int: ...

    def spoken_parts(self) -> Sequence[SpokenPart]: ...


@cache
def speak_for_painted() -> None:
    """Let screen readers ask painted widgets from now on."""
    # Once, as it is cached: Qt keeps whatever is installed here, and asks all of them.
    QAccessible.installFactory(_made)


def tell_parts(widget: QWidget) -> None:
    """Say that the mark of a widget is on another part, or that its parts are others."""
    # Nobody listens, and asking for the interface would make one.
    if not QAccessible.isActive():
        return
    told = QAccessible.queryAccessibleInterface(widget)
    if not isinstance(told, PaintedInterface):
        return
    at = told.asked.at
    # Elsewhere a word about the mark would interrupt what is being read.
    marked = widget.hasFocus() and at >= 0
    kind = QAccessible.Event.Focus if marked else QAccessible.Event.ObjectReorder
    event = QAccessibleEvent(widget, kind)
    if marked:
        event.setChild(told.first + at)
    QAccessible.updateAccessibility(event)


def _made(_: str, one: QObject) -> QAccessibleInterface | None:
    if isinstance(one, QWidget) and isinstance(one, Spoken):
        return PaintedInterface(one, one.spoken_role)
    return None


class _Asked:
    """A widget that a screen reader asks; what it has asked for is kept longer than the widget."""

    def __init__(self, widget: QWidget) -> None:
        # Weakly: a screen reader may hold its interface for as long as it likes, and the page with
        # it.
        self._widget = weakref.ref(widget)

    @property
    def widget(self) -> QWidget | None:
        """The widget; None once it is gone."""
        one = self._widget()
        # Python's half may outlive that of C++, and fails when it is asked then.
        return one if one is not None and isValid(one) else None

    @property
    def _told(self) -> SpokenInParts | None:
        one: object = self.widget
        return one if isinstance(one, SpokenInParts) else None

    @property
    def parts(self) -> Sequence[SpokenPart]:
        """The parts there are now."""
        return self._told.spoken_parts() if self._told else ()

    @property
    def at(self) -> int:
        """Which part has the mark, or -1."""
        return self._told.spoken_at if self._told else -1

    def part(self, at: int) -> SpokenPart | None:
        """A part by its number; None where there are less."""
        parts = self.parts
        return parts[at] if 0 <= at < len(parts) else None

    def rect_of(self, at: int) -> QRect:
        """Where a part stands on the screen."""
        one, part = self.widget, self.part(at)
        if one is None or part is None:
            return QRect()
        inside = one.rect() if part.rect is None else part.rect.toAlignedRect()
        return inside.translated(one.mapToGlobal(QPoint(0, 0)))

    def has_focus(self, at: int) -> bool:
        """Whether a part has the mark, and the widget the focus."""
        one = self.widget
        return one is not None and one.hasFocus() and self.at == at


class PaintedInterface(QAccessibleWidget):
    """A painted widget: the widgets in it, then its parts."""

    def __init__(self, widget: QWidget, role: QAccessible.Role) -> None:
        super().__init__(widget, role)
        self.asked = _Asked(widget)
        self._made: dict[int, PartInterface] = {}

    @property
    def first(self) -> int:
        """The number of the first part: those before it are the widgets inside."""
        return super().childCount()

    def _part(self, at: int) -> PartInterface:
        # Kept, for one made anew would be another object to the screen reader.
        if at not in self._made:
            self._made[at] = PartInterface(self.asked, at)
            QAccessible.registerAccessibleInterface(self._made[at])
        return self._made[at]

    # Qt

    def childCount(self) -> int:
        return self.first + len(self.asked.parts)

    def child(self, index: int) -> QAccessibleInterface:
        at = index - self.first
        if at < 0:
            return super().child(index)
        return _NOBODY if self.asked.part(at) is None else self._part(at)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, PartInterface):
            return self.first + child.at
        return super().indexOfChild(child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        places = range(len(self.asked.parts))
        at = next((at for at in places if self.asked.rect_of(at).contains(x, y)), None)
        return super().childAt(x, y) if at is None else self._part(at)

    def focusChild(self) -> QAccessibleInterface:
        at = self.asked.at
        return self._part(at) if at >= 0 and self.asked.has_focus(at) else super().focusChild()

    def text(self, kind: QAccessible.Text) -> str:
        marked = self.asked.part(self.asked.at)
        if kind is QAccessible.Text.Value and marked is not None:
            return tr(marked.words)
        return super().text(kind)


class PartInterface(QAccessibleInterface):
    """A part by its number; there may be less of them by the time it is asked."""

    def __init__(self, asked: _Asked, at: int) -> None:
        super().__init__()
        self._asked = asked
        self.at = at

    @property
    def _told(self) -> SpokenPart | None:
        return self._asked.part(self.at)

    # Qt

    def isValid(self) -> bool:
        return self._told is not None

    def object(self) -> QObject:
        # No object of its own stands behind it; Qt's types do not foresee that.
        return cast("QObject", None)

    def window(self) -> QWindow:
        return self.parent().window() if self._asked.widget else cast("QWindow", None)

    def parent(self) -> QAccessibleInterface:
        one = self._asked.widget
        return _NOBODY if one is None else QAccessible.queryAccessibleInterface(one)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface:
        return _NOBODY

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _NOBODY

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        told = self._told
        return told.role if told else Role.NoRole

    def rect(self) -> QRect:
        return self._asked.rect_of(self.at)

    def text(self, kind: QAccessible.Text) -> str:
        told = self._told
        return tr(told.words) if told and kind is QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, words: str) -> None:
        """Nobody writes into what is painted."""

    def state(self) -> QAccessible.State:
        state, told = QAccessible.State(), self._told
        if told is None:
            state.invalid = True
            return state
        state.focusable = True
        state.focused = self._asked.has_focus(self.at)
        if told.chosen is not None:
            ticked = told.role in {Role.CheckBox, Role.RadioButton}
            # Of a list item it is said that it is selected, of a tick that it is set; never both.
            state.checkable, state.checked = ticked, ticked and told.chosen
            state.selectable, state.selected = not ticked, not ticked and told.chosen
        return state
