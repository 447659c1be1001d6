"""The units of an action: read from the books, told apart by price class and by what they paid."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Step
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import DOES, IS, Why, first_named, looked_up, told_together, unfit
from oobmgr.games.europa.deeds import PAID, did
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.prices import Counts
from oobmgr.games.europa.supply.unit_supply import supplies
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.unit_class import class_name, price_class, role
from oobmgr.games.europa.words import AXIS, GERMANY
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded


@dataclass(frozen=True)
class Chosen:
    """The units of an action: those that may act, each with its class, and what is wrong."""

    units: tuple[tuple[UnitState, str], ...] = ()
    refusals: tuple[Fault, ...] = ()
    warnings: tuple[Fault, ...] = ()
    outside: tuple[UnitState, ...] = ()

    @property
    def able(self) -> tuple[UnitState, ...]:
        """The units that may act."""
        return tuple(unit for unit, _ in self.units)

    @property
    def everybody(self) -> tuple[UnitState, ...]:
        """Those that draw on this pool and those that do not."""
        return self.able + self.outside

    def counts(self, *, without: Iterable[UnitId] = ()) -> dict[str, int]:
        """How many units there are of each class, those in `without` left out."""
        left_out = frozenset(without)
        return dict(Counter(kind for unit, kind in self.units if unit.id not in left_out))

    def ids(self, tables_role: str, books: Books) -> tuple[UnitId, ...]:
        """The units of a role: ``cm``, ``division`` or ``free``."""
        return tuple(
            unit.id for unit, kind in self.units if role(kind, books.tables) == tables_role
        )


def choose(books: Books, ids: Iterable[int]) -> Chosen:
    """Look units up; a unit of the other side, dead or not arrived is refused."""
    units, refusals = looked_up(books, ids, lambda unit: unfit(unit, books.side))
    # They act like the others, but from a pool that these books do not keep.
    outside = tuple(unit for unit in units if pays_apart(books, unit))
    found = tuple((unit, price_class(unit, books.tables)) for unit in units if unit not in outside)
    warnings: tuple[Fault, ...] = ()
    if outside:
        axis_minors = ("unit of the Axis minors does", "units of the Axis minors do")
        who = counted(len(outside), *axis_minors)
        warnings = (Fault(f"{who} not draw on this pool.", "units", case="SP-01"),)
    return Chosen(found, refusals, warnings, outside)


def pays_apart(books: Books, unit: UnitState) -> bool:
    """Whether a unit is of an Axis minor that draws on a pool of its own (SP-01)."""
    minor = unit.side == AXIS and unit.nation != GERMANY
    # EU-CF-27: the points are called Axis in one place and German in another.
    return minor and chosen(books.options, "axis_minor_pool") == "separate"


def nobody(
    entered: int, able: int, *groups: Chosen, advice: str = "Pick units or enter counts."
) -> tuple[Fault, ...]:
    """The refusal where nothing is entered, or where nothing of it draws on this pool.

    `entered` is how much was entered, `able` how much of it acts. Where units were refused, that
    says why nothing acts.
    """
    if not entered:
        return (Fault("Nothing is entered.", "units", advice=advice, missing=True),)
    # Why they do not act was said by the refusals.
    if able or any(group.refusals for group in groups):
        return ()
    return (Fault("None of these units draws on this pool.", "units", case="SP-01"),)


def paid_already(books: Books, unit: UnitState) -> bool:
    """Whether a unit has paid for this turn's movement and combat."""
    return did(books, unit, PAID)


def unpaid_cm(books: Books, group: Chosen) -> list[UnitState]:
    """The C/M divisions of an action that have not been paid for in this turn."""
    return [
        unit
        for unit, kind in group.units
        if role(kind, books.tables) == "cm" and not paid_already(books, unit)
    ]


def added(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Two counts by class together."""
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in (*one, *other)}


# Words of their own: the types of units would be the same for panzer and armor in German.
_CLASSES = {"armor": "armored", "mechanized": "mechanized", "motorized": "motorized"}


def told_counts(kinds: Counts) -> str:
    """Counts in words: ``9 panzer, 6 motorized``; what counts nothing is left out."""
    return ", ".join(
        f"{number} {_CLASSES.get(kind) or class_name(kind)}"
        for kind, number in kinds.items()
        if number
    )


def apart(books: Books, group: Chosen) -> tuple[Chosen, Chosen]:
    """The units of an action that are in supply, with all that is amiss, and those that are not."""
    # A unit without a fact is in supply: the books keep only those that are not.
    without = supplies(books)
    able = tuple(pair for pair in group.units if pair[0].id not in without)
    starved = tuple(pair for pair in group.units if pair[0].id in without)
    return replace(group, units=able), Chosen(starved)


def free_lines(books: Books, starved: Chosen) -> list[Step]:
    """That units without supply move free, the mechanised at a part of their movement."""
    if not starved.units:
        return []
    cell = books.tables.cell("supply.state.oos.cm_ma")
    text = f"free; C/M move at × {shown(cell.number)}"
    return [cell.step(f"Without supply: {len(starved.units)}", 0, text)]


def paying_without(books: Books, group: Chosen) -> tuple[Fault, ...]:
    """Warns where units pay to attack although the books have them without supply."""
    units = apart(books, group)[1].able
    if not units:
        return ()
    sentence = f"Not in supply according to the books: {first_named(units)}."
    advice = "Pick them as out of supply: they attack at half and pay nothing."
    return (Fault(sentence, "units", str(units[0].id), advice, "SP-25"),)


_HEADS = ("Army Group", "AG", "Heeresgruppe", "HG", "HGr", "H.Gr.")
_TAILS = ("North", "Nord", "Centre", "Center", "Mitte", "South", "Süd", "Sued")
_ADVICE = "The surprise points pay only for Germans of the three army groups."
_FOREIGN = Why((IS, "not German"), _ADVICE, "SP-32")
_ELSEWHERE = Why(
    (DOES, "not belong to Army Group North, Centre or South"),
    "The surprise points pay only for units of these.",
    "SP-32",
)
_NAMES = frozenset(folded(f"{head} {tail}") for head in _HEADS for tail in _TAILS)


def outside_army_groups(books: Books, units: Iterable[UnitState]) -> tuple[Fault, ...]:
    """The refusals of units that may not use the surprise points; none in any other turn."""
    if books.turn != SURPRISE_TURN:
        return ()
    found = ((unit, _why(unit)) for unit in units)
    return told_together((unit, why) for unit, why in found if why is not None)


def surprise_asked(books: Books, units: Iterable[tuple[UnitState, str]]) -> tuple[Fault, ...]:
    """Tells of units of no army group that attack without paying in the surprise turn (SP-32)."""
    advice = "The three German army groups attack: leave it out unless your rulebook adds it."
    found = outside_army_groups(books, (unit for unit, _ in units))
    return tuple(replace(fault, advice=advice) for fault in found)


def _why(unit: UnitState) -> Why | None:
    """Why a unit may not use them, if it may not. A commander may stand behind the name."""
    if unit.nation != GERMANY:
        return _FOREIGN
    # Formations are called as the player's order of battle calls them, in either language.
    # A unit belongs to an army group by any formation above it.
    if not any(folded(name.partition("(")[0]) in _NAMES for name in unit.path):
        return _ELSEWHERE
    return None
