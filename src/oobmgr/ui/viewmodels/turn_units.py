"""The units that can be picked for an action: price class, price, and what they paid already."""

from collections import Counter
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from oobmgr.campaign.finding import unit_text
from oobmgr.campaign.queries import Queries
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.formation_names import path_words
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import shown
from oobmgr.domain.unit_texts import type_counted
from oobmgr.domain.values import dataclass
from oobmgr.reports.unit_sheets import ratings_now
from oobmgr.rules.actions import Action
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import folded
from oobmgr.rules.picking import UnitChoice, UnitPrice
from oobmgr.rules.tables import Tables

NOT_PLACED: Final = "Without a hex"


@dataclass(frozen=True, slots=True)
class PickRow:
    """A unit that can be picked. `paid` says what it paid or did already, empty if nothing.

    `group` is under which head it stands: its formation, or its hex. `searched` is what it is found
    by wherever units are searched.
    """

    id: int
    designation: str
    type: str
    size: str
    emblem: str
    rating_text: str
    formation: str
    place: str
    kind: str
    price_text: str
    paid: str
    group: str
    searched: str = ""

    @property
    def line(self) -> str:
        """All that is written of it, for a search."""
        about = (self.designation, self.kind, self.type, self.formation, self.place)
        return "\n".join((*about, self.searched))


@dataclass(frozen=True, slots=True)
class ClassRow:
    """A price class that can be entered as a count."""

    key: str
    name: str
    price: str


def class_rows(action: Action, game: Game, tables: Tables, side: str) -> tuple[ClassRow, ...]:
    """The classes of a side that pay something for an action, in the order of the rules."""
    if action.picking is None:
        return ()
    return tuple(
        ClassRow(one.key, one.name, _price_text(one.price, game))
        for one in action.picking.classes(tables)
        # A class without a side is of either.
        if one.side in {"", side}
    )


def pick_rows(queries: Queries, action: str) -> tuple[PickRow, ...]:
    """The units that pay for an action, in the order of the tree; hex by hex where it asks so."""
    game = queries.game
    units = queries.units()
    # Asked of the same units, so that what is offered and what is listed is of one reading.
    choices = queries.unit_choices(action, units)
    picking = game.action(action).picking
    by_place = picking is not None and picking.by_place
    rows = tuple(_row(unit, choices[UnitId(unit.id)], game) for unit in units if unit.id in choices)
    if not by_place:
        return rows
    # The game gave its choices hex by hex; the units came in the order of the tree.
    order = {unit_id: at for at, unit_id in enumerate(choices)}
    rows = tuple(sorted(rows, key=lambda row: order[UnitId(row.id)]))
    # A hex that is written in several ways has the first of them as its head.
    heads: dict[str, str] = {"": NOT_PLACED}
    return tuple(replace(row, group=heads.setdefault(folded(row.place), row.place)) for row in rows)


def _row(unit: UnitRow, choice: UnitChoice, game: Game) -> PickRow:
    formation = path_words(unit.path)
    return PickRow(
        id=unit.id,
        designation=unit.designation,
        type=unit.type,
        size=unit.size,
        emblem=game.side(SideId(unit.side)).emblem,
        rating_text=ratings_now(unit, game.unit_words),
        formation=formation,
        place=unit.hex,
        kind=choice.kind,
        price_text=choice.price_text or _price_text(choice.price, game),
        paid=choice.paid,
        group=formation,
        searched=unit_text(unit),
    )


def _price_text(price: UnitPrice, game: Game) -> str:
    """The price as players write it: ``½ SP``."""
    return f"{shown(price.amount)} {game.sign(price.good)}"


def picked_words(rows: Iterable[PickRow], picked: AbstractSet[int]) -> str:
    """How many of each class are picked: ``3 picked: 2 infantry regiments, 1 motorized``."""
    counts = Counter(row.kind for row in rows if row.id in picked)
    if not counts:
        return "none picked"
    parts = ", ".join(type_counted(number, kind) for kind, number in counts.items())
    return f"{sum(counts.values())} picked: {parts}"
