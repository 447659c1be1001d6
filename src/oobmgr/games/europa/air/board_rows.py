"""A board of boxes with counters of one kind in them, such as air groups: what a screen shows.

Counters that are alike are told apart by number only, so a card stands for all of them in a box.
"""

from __future__ import annotations

from collections.abc import Mapping

from oobmgr.domain.postings import JsonValue
from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """Counters that are alike, in one box.

    Attributes:
        key: Which counters: the same text in every box, as moves name them.
        name: The name on the counter, ``Me109F``, with its sign for half strength.
        kind: What it pays and does: ``fighter``, ``other`` or ``transport``; picks the icon.
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

    @property
    def left(self) -> int:
        """How many may still act from here after its damage; 0 where nothing limits them."""
        # Hits beyond the capacity leave nobody able to act, and not fewer than nobody.
        return max((self.capacity or 0) - self.hits, 0)


@dataclass(frozen=True, slots=True)
class Force:
    """The counters of one nation.

    Attributes:
        name: As a tab names it, ``German``.
        boxes: Boxes off the map, and of what was lost, in the order in which they are drawn.
        places: Boxes on the map, in the order of their names.
        on_map: How many count against the allowance.
        allowance: How many may be on the map; None where nothing limits them.
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
class GroupChoice:
    """Counters that can be named in a form: a card in a box, and the words for it."""

    card: str
    box: str
    words: str


@dataclass(frozen=True, slots=True)
class MissionStep:
    """What can be done with a mission now: an action, the words for it, and how its form opens.

    `left_out` are inputs without meaning for this mission; `direct` steps need no form at all, for
    `raw` is all that there is to enter. An action that takes records ``card, box, target,
    target_box`` has the `attackers` and the `targets` to choose from.
    """

    action: str
    words: str
    raw: Mapping[str, JsonValue]
    left_out: frozenset[str] = frozenset()
    attackers: tuple[GroupChoice, ...] = ()
    targets: tuple[GroupChoice, ...] = ()
    direct: bool = False


@dataclass(frozen=True, slots=True)
class MissionRow:
    """A mission that counters of a board fly.

    Attributes:
        number: Counted from 1 in each player turn.
        kind: Saved name of what it is flown for; `name` says it in words, ``Ground support``.
        target: The hex, base or place; empty where it has none.
        groups: The counters that fly it, in words.
        note: How it stands: ``2 of 3 striking, 3 of 4 in all``, ``over: 1R``.
        placed: Whether it is still to be resolved, or stands by.
        steps: What can be done with it now; the first is what Enter does.
    """

    number: int
    kind: str
    name: str
    target: str
    groups: str
    note: str
    case: str
    placed: bool
    steps: tuple[MissionStep, ...] = ()

    @property
    def raw(self) -> Mapping[str, JsonValue] | None:
        """The form that changes it, as it opens; None where it cannot be changed any more."""
        # Of all steps the one that changes it alone names its groups.
        return next((step.raw for step in self.steps if "groups" in step.raw), None)


@dataclass(frozen=True, slots=True)
class Board:
    """All counters of a side. `action` moves cards, `activation` pays for them, by action name.

    The action of `action` takes `moves`, a list of records ``card, source, target, number``, keys
    of this board; that of `activation` takes `groups`, records ``card, box, number``. That of
    `mission` places the `missions`, or changes them: it takes `groups` with ``card, box, number``,
    too; `mission_case` is its case.
    """

    side: str
    forces: tuple[Force, ...]
    action: str
    activation: str = ""
    mission: str = ""
    missions: tuple[MissionRow, ...] = ()
    mission_case: str = ""
