"""A board of boxes with counters of one kind in them, such as air groups: what a screen shows.

Counters that are alike are told apart by number only, so a card stands for all of them in a box.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """Counters that are alike, in one box.

    Attributes:
        key: Which counters: the same text in every box, as moves name them.
        name: The name on the counter, ``Me109F``, with its sign for half strength.
        kind: What it pays and does: ``fighter``, ``other`` or ``transport``; picks the icon.
        steps: Steps of each.
        number: How many lie in the box.
        active: How many of them are paid for in this turn; they are moved last.
        note: A word beside the number, such as ``free``; empty for none.
    """

    key: str
    name: str
    kind: str
    steps: int
    number: int
    active: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class BoardBox:
    """A box of the board, or a place on the map that holds counters.

    Attributes:
        key: Saved name, as moves name it.
        name: Name on screen; a place's own name.
        sentence: What lies here, in a few words.
        letter: The key that moves a card here; empty where a menu asks for the place.
        cards: What lies here.
        place: Where on the map, as written; empty off the map.
        capacity: How many may act from here undamaged; None where nothing limits them.
        hits: Damage, taken off the capacity.
        case: The case that limits it.
    """

    key: str
    name: str
    sentence: str
    letter: str
    cards: tuple[Card, ...] = ()
    place: str = ""
    capacity: int | None = None
    hits: int = 0
    case: str = ""

    @property
    def number(self) -> int:
        """How many counters lie here."""
        return sum(card.number for card in self.cards)


@dataclass(frozen=True, slots=True)
class Force:
    """The counters of one nation.

    Attributes:
        nation: Whose.
        name: As a tab names it, ``German``.
        boxes: Boxes off the map, and of what was lost, in the order in which they are drawn.
        places: Boxes on the map, in the order of their names.
        on_map: How many count against the allowance.
        allowance: How many may be on the map; None where nothing limits them.
        case: The case of the allowance.
    """

    nation: str
    name: str
    boxes: tuple[BoardBox, ...]
    places: tuple[BoardBox, ...] = ()
    on_map: int = 0
    allowance: int | None = None
    case: str = ""

    @property
    def number(self) -> int:
        """How many counters the nation has in all."""
        return sum(box.number for box in (*self.boxes, *self.places))


@dataclass(frozen=True, slots=True)
class Board:
    """All counters of a side. `action` moves cards, `activation` pays for them, by action name.

    The action of `action` takes `moves`, a list of records ``card, source, target, number``, keys
    of this board; that of `activation` takes `groups`, records ``card, box, number``.
    """

    side: str
    forces: tuple[Force, ...]
    action: str
    activation: str = ""
