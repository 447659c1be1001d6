"""Naming the parts of a window, and throwing them away."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import TypeVar

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QAbstractButton, QFrame, QLayout, QWidget

from oobmgr.ui.icons import ICON_PX
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled

Named = TypeVar("Named", bound=QObject)


def named(part: Named, name: str) -> Named:
    """The same part with an object name, by which style sheets and tests find it."""
    part.setObjectName(name)
    return part


class _Follower(QObject):
    """Sets a length of its parent anew whenever text gets another size; it goes with its parent."""

    def __init__(self, part: QWidget, set_length: Callable[[], None]) -> None:
        super().__init__(part)
        self._set_length = set_length
        theme_changes().changed.connect(self.measure)
        self.measure()

    def measure(self) -> None:
        """Set the length for the present size of text."""
        self._set_length()


def follow_text(
    part: QWidget,
    px: int,
    *set_lengths: Callable[[QWidget, int], None],
    measure: Callable[[int], int] = scaled,
) -> None:
    """Give a widget lengths that follow the size of text, also when that changes later.

    `set_lengths` are methods of its class, such as ``QWidget.setMinimumWidth``; `measure` makes
    the length of a screen of `px`.
    """

    def set_all() -> None:
        for set_length in set_lengths:
            set_length(part, measure(px))

    # A child of the widget, which keeps it: no name is needed for that.
    _Follower(part, set_all)


def grow_icon(button: QAbstractButton) -> None:
    """Let the icon of a button follow the size of text."""
    follow_text(button, ICON_PX, lambda _, px: button.setIconSize(QSize(px, px)))


class Panel(QFrame):
    """A frame whose property `panel` names its ground and edge: "sheet", "alt", "bar" and others.

    It has a class of its own because the style sheet asks every widget of the class that a rule
    names for its property, and all labels are QFrames.
    """


def panel(look: str) -> Panel:
    """A frame of this look."""
    frame = Panel()
    frame.setProperty("panel", look)
    return frame


def mark_wrong(field: QWidget, *, wrong: bool) -> None:
    """Give a field the edge of what cannot be used, or its own again."""
    field.setProperty("state", "err" if wrong else "")
    # Qt asks the style sheet again only for what is polished anew.
    field.style().unpolish(field)
    field.style().polish(field)


def discard(part: QWidget, layout: QLayout | None = None) -> None:
    """Throw a widget away, out of the layout in which it stands.

    It is hidden at once, and gives up its room, for Qt deletes it only when it is idle again.
    """
    if layout is not None:
        layout.removeWidget(part)
    part.hide()
    part.deleteLater()


def put_by(part: QWidget, owner: QWidget) -> None:
    """Keep a part that this owner does not show.

    Without a parent it would outlive its page, and be a window of its own once it is shown.
    """
    part.setParent(owner)
    part.hide()


def laid_out(layout: QLayout) -> list[QWidget]:
    """The widgets of a layout that stands on one, and those of the layouts in it, in their order.

    Never by its items (`QLayout.itemAt`): Python goes on taking such an item for good after Qt
    has thrown it away with its widget, and then for whatever comes to lie in its place in memory.
    """
    owner = layout.parentWidget()
    widgets = [one for one in owner.children() if isinstance(one, QWidget)] if owner else []
    inner = [one for one in layout.children() if isinstance(one, QLayout)]
    # Those of a layout in it are children of the same owner, but have no place here.
    places = [(layout.indexOf(one), [one]) for one in widgets]
    places += [(layout.indexOf(one), laid_out(one)) for one in inner]
    found = sorted((place for place in places if place[0] >= 0), key=itemgetter(0))
    return [widget for _, those in found for widget in those]


def empty(layout: QLayout) -> None:
    """Throw away all that stands in a layout."""
    while (item := layout.takeAt(0)) is not None:
        # Out of its layout a widget still stands where it stood, and is seen there.
        part = item.widget()
        if part is not None:
            discard(part)
