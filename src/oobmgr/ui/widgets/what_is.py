"""What a thing in the window is: the one place that the command *What is this?* asks.

A widget says it by a property (`set_about`), a list or table by `ABOUT_ROLE` of its model, and what
paints several things by a method `about` of its own. Of all else its accessible name tells.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol, cast, runtime_checkable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.rules.game import Game

# Far from the roles that single lists have for themselves, which count from the first on.
ABOUT_ROLE: Final = Qt.ItemDataRole.UserRole + 77
"""The role under which a model tells the `About` of a cell or of the head of a column."""
CASE: Final = "case"
"""The property of a widget that holds the case of what is entered or said there."""
_ABOUT: Final = "about"
_GAME: Final = "game"


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a thing: its name, what stands there now, what it means, its case.

    `term` is the word that the glossary may have for it, where that is not its name.
    """

    name: str
    figure: str = ""
    sentence: str = ""
    case: str = ""
    term: str = ""


class Tells(Protocol):
    """A widget that says what it shows: at a point of it, or where its own cursor stands."""

    def about(self, at: QPoint | None) -> About | None:
        """What stands there; None where nothing does."""


@runtime_checkable
class Answers(Protocol):
    """A window in which one can ask what a thing is."""

    def tell_of(self, part: QWidget, at: QPoint | None = None) -> None:
        """Show what a part is, at a point of it or where its cursor stands."""


def set_about(widget: QWidget, about: About) -> None:
    """Say what a widget, and all in it that says no more, is."""
    widget.setProperty(_ABOUT, about)


def set_game(window: QWidget, game: Game | None) -> None:
    """Say whose cases the things in a window, and in the dialogs on it, name."""
    window.setProperty(_GAME, game)


def game_of(widget: QWidget | None) -> Game | None:
    """The game whose cases a widget names; None where none is open."""
    while widget is not None:
        if game := widget.property(_GAME):
            found: Game = game
            return found
        widget = widget.parentWidget()
    return None


def case_at(widget: QWidget | None) -> str:
    """The case of a widget, or of the smallest part around it that has one; empty if none has."""
    while widget is not None:
        case = widget.property(CASE)
        if case:
            return str(case)
        widget = widget.parentWidget()
    return ""


def about_at(widget: QWidget, at: QPoint | None = None) -> About:
    """What a widget is, at a point of it or where its cursor stands.

    What nobody has described has the name that screen readers are told, or none.
    """
    part: QWidget | None = widget
    while part is not None:
        if found := _told_by(part, at):
            # A field without a case of its own rests on that of its form.
            return found if found.case else replace(found, case=case_at(part))
        # The point is told in each part's own coordinates, which a list around it counts in as
        # well.
        at = part.mapToParent(at) if at is not None else None
        # A dialog has the window as its parent, but what stands in it is none of the window's.
        part = None if part.isWindow() else part.parentWidget()
    return About(_name_of(widget), sentence=_tip_of(widget), case=case_at(widget))


def _told_by(part: QWidget, at: QPoint | None) -> About | None:
    """What a widget itself says; None where it says nothing."""
    # `isinstance` asks a protocol for its methods anew each time, which takes it longer than the
    # rest of all this.
    if callable(getattr(part, "about", None)):
        return cast("Tells", part).about(at)
    if isinstance(part, QHeaderView):
        return _of_head(part, at)
    if isinstance(part, QAbstractItemView) and (cell := _of_cell(part, at)):
        return cell
    told = part.property(_ABOUT)
    return told if isinstance(told, About) else None


def _of_head(head: QHeaderView, at: QPoint | None) -> About | None:
    section = head.logicalIndexAt(at) if at is not None else -1
    if section < 0 or head.model() is None:
        return None
    told = head.model().headerData(section, head.orientation(), ABOUT_ROLE)
    return told if isinstance(told, About) else None


def _of_cell(view: QAbstractItemView, at: QPoint | None) -> About | None:
    # A click counts in the viewport, from which the walk comes up to the view.
    index = view.currentIndex()
    if at is not None:
        index = view.indexAt(view.viewport().mapFromParent(at))
    told = index.data(ABOUT_ROLE) if index.isValid() else None
    return told if isinstance(told, About) else None


def _name_of(widget: QWidget) -> str:
    """The name of a widget, or of the smallest part around it that has one within its window."""
    part: QWidget | None = widget
    while part is not None and not part.isWindow():
        if name := part.accessibleName():
            return name
        part = part.parentWidget()
    return ""


def _tip_of(widget: QWidget) -> str:
    return widget.toolTip() or widget.accessibleDescription()
