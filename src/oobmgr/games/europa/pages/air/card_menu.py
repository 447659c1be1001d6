"""The menu of a card: activate it, move it, let it fly a mission, tell what it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget

from oobmgr.games.europa.pages.air.missions import MISSION_LETTER
from oobmgr.games.europa.pages.air.viewmodel import BASE_LETTER, ShownBox, ShownCard, ShownForce


@dataclass(frozen=True, slots=True)
class CardActs:
    """What can be done with a card; None where it cannot be done now."""

    details: Callable[[ShownCard], None]
    tick: Callable[[ShownCard], None] | None = None
    move: Callable[[ShownCard, tuple[ShownBox, ...]], None] | None = None
    join: Callable[[ShownCard], None] | None = None


def show_card_menu(
    parent: QWidget, card: ShownCard, force: ShownForce, acts: CardActs, at: QPoint
) -> None:
    """Open the menu of a card at a place on the screen."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if acts.tick is not None:
        words = "Do not activate" if card.pencilled else "Activate"
        menu.addAction(f"{words}\tSpace", partial(acts.tick, card))
    if acts.move is not None:
        _add_moves(menu, card, force, acts.move)
    if acts.join is not None:
        menu.addAction(f"Fly a mission…\t{MISSION_LETTER}", partial(acts.join, card))
    menu.addAction("Details\tEnter", partial(acts.details, card))
    menu.popup(at)


def _add_moves(
    menu: QMenu,
    card: ShownCard,
    force: ShownForce,
    move: Callable[[ShownCard, tuple[ShownBox, ...]], None],
) -> None:
    for box in force.boxes:
        if box.letter and box.key != card.box:
            menu.addAction(f"Move to {box.name}\t{box.letter}", partial(move, card, (box,)))
    bases = tuple(box for box in force.places if box.key != card.box)
    if bases:
        menu.addAction(f"Move to a base…\t{BASE_LETTER}", partial(move, card, bases))
