"""The units of an action: read from the books, told apart by price class and by what they paid."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault, collecting
from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.domain.quantities import counted, shown
from oobmgr.domain.rulings import Step
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.games.europa.actions.payment import change
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.prices import Counts
from oobmgr.games.europa.supply.unit_supply import supplies
from oobmgr.games.europa.turns import SURPRISE_TURN
from oobmgr.games.europa.unit_class import price_class, role
from oobmgr.games.europa.words import AXIS, GERMANY
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import HIGHEST_ID, NAMED_AT_MOST
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded

PAID = "paid"
EXPLOITED = "exploited"
ATTACKED = "attacked"
_ONCE = "Leave it in one of them."


class Agreeing(NamedTuple):
    """A word of a reason that changes where several units share the reason."""

    one: str
    many: str


ARRIVES = Agreeing("arrives", "arrive")
BELONGS = Agreeing("belongs", "belong")
COUNTS = Agreeing("counts", "count")
DOES = Agreeing("does", "do")
HAS = Agreeing("has", "have")
IS = Agreeing("is", "are")
ITS = Agreeing("its", "their")
STANDS = Agreeing("stands", "stand")
STARTS = Agreeing("starts", "start")
WAS = Agreeing("was", "were")


def units_told(sentence: str) -> Any:  # noqa: ANN401 - as `told`
    """An input of units of the order of battle by their ids."""
    return told(sentence, default=(), unit="units", low=1, high=HIGHEST_ID)


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


@dataclass(frozen=True)
class Why:
    """Why a unit may not act, as the end of a sentence about it: ``has not arrived yet``."""

    parts: tuple[Agreeing | str, ...]
    advice: str = ""
    case: str = ""

    def words(self, number: int = 1) -> str:
        """The reason as it is told of so many units."""
        return " ".join(
            part if isinstance(part, str) else part.one if number == 1 else part.many
            for part in self.parts
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
    return minor and chosen(books.options, "axis_minor_pool") == "separate"


def looked_up(
    books: Books, ids: Iterable[int], why_not: Callable[[UnitState], Why | None]
) -> tuple[tuple[UnitState, ...], tuple[Fault, ...]]:
    """The units with these ids, each once; what is unknown or may not act is refused."""
    found: list[UnitState] = []
    faults: list[Fault] = []
    refused: list[tuple[UnitState, Why]] = []
    for unit_id in dict.fromkeys(ids):
        with collecting(faults):
            unit = books.unit(UnitId(unit_id))
            if why := why_not(unit):
                refused.append((unit, why))
            else:
                found.append(unit)
    return tuple(found), (*faults, *told_together(refused))


def told_together(found: Iterable[tuple[UnitState, Why]]) -> tuple[Fault, ...]:
    """A refusal for each unit, or one for all that are refused for the same reason.

    ``28 units are not German: 8 infantry, 13 infantry, 1 Român armoured and 25 more.``
    """
    alike: dict[Why, list[UnitState]] = {}
    for unit, why in found:
        alike.setdefault(why, []).append(unit)
    return tuple(_together(why, units) for why, units in alike.items())


def _together(why: Why, units: list[UnitState]) -> Fault:
    first = units[0]
    if len(units) == 1:
        return Fault(f"{why.words()}.", named(first), str(first.id), why.advice, why.case)
    sentence = (
        f"{len(units)} units {why.words(len(units))}: {_listed([named(unit) for unit in units])}."
    )
    return Fault(sentence, "units", str(first.id), why.advice, why.case)


def _listed(names: list[str]) -> str:
    """The first few names, and how many more there are."""
    more = len(names) - NAMED_AT_MOST
    last = f"{more} more" if more > 1 else names[-1]
    shown = names[:NAMED_AT_MOST] if more > 1 else names[:-1]
    return f"{', '.join(shown)} and {last}"


def named(unit: UnitState) -> str:
    """A unit as refusals name it: ``3 panzer``."""
    return f"{unit.designation} {unit.type}"


def first_named(units: Sequence[UnitState]) -> str:
    """Several units by the first of them: ``3 panzer and 2 more``; empty for none."""
    more = f" and {len(units) - 1} more" if len(units) > 1 else ""
    return f"{named(units[0])}{more}" if units else ""


def twice(books: Books, lists: Mapping[str, Iterable[int]]) -> tuple[Fault, ...]:
    """The refusals of units that stand in more than one of the named lists."""
    places: dict[int, list[str]] = {}
    for name, ids in lists.items():
        for unit_id in dict.fromkeys(ids):
            places.setdefault(unit_id, []).append(name)
    return tuple(
        Fault(f"is in {' and '.join(names)}.", _name_of(books, unit_id), str(unit_id), _ONCE)
        for unit_id, names in places.items()
        if len(names) > 1
    )


def _name_of(books: Books, unit_id: int) -> str:
    """A unit's name; its number alone where there is no such unit, which is reported elsewhere."""
    try:
        unit = books.unit(UnitId(unit_id))
    except BadInput:
        return str(unit_id)
    return named(unit)


def nobody(
    entered: int, able: int, *groups: Chosen, advice: str = "Pick units or enter counts."
) -> tuple[Fault, ...]:
    """The refusal where nothing is entered, or where nothing of it draws on this pool.

    `entered` is how much was entered, `able` how much of it acts. Where units were refused, that
    says why nothing acts.
    """
    if not entered:
        return (Fault("Nothing is entered.", "units", advice=advice, missing=True),)
    if able or any(group.refusals for group in groups):
        return ()
    return (Fault("None of these units draws on this pool.", "units", case="SP-01"),)


def unfit(unit: UnitState, side: SideId) -> Why | None:
    """Why a unit cannot act for a side, if it cannot: another side's, not arrived, dead."""
    if unit.side != side:
        return Why((BELONGS, "to the other side"), case="SOP-01")
    if unit.status is UnitStatus.DUE:
        return Why((HAS, "not arrived yet"), case="SOP-02")
    if unit.status is UnitStatus.DEAD:
        return Why((IS, "in the dead pile"))
    return None


DEED = KeyForm("unit")
"""The key of what a unit did; its values are turns, so that a payment ends with its turn."""


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


def did(books: Books, unit: UnitState, what: str) -> bool:
    """Whether a unit is marked with something for this turn."""
    return books.fact(Subject.DONE, DEED.key(unit.id), what) == books.turn


def mark(books: Books, ids: Iterable[UnitId], what: str) -> tuple[Fact, ...]:
    """Mark units with something for this turn."""
    return tuple(
        fact
        for unit_id in ids
        for fact in change(books, Subject.DONE, DEED.key(unit_id), what, books.turn)
    )


def added(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Two counts by class together."""
    return {kind: one.get(kind, 0) + other.get(kind, 0) for kind in (*one, *other)}


def told_counts(kinds: Counts) -> str:
    """Counts in words: ``9 panzer, 6 motorized``; what counts nothing is left out."""
    return ", ".join(
        f"{number} {kind.replace('_', ' ')}" for kind, number in kinds.items() if number
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
    sentence = f"Not in supply by the books: {first_named(units)}."
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


def _why(unit: UnitState) -> Why | None:
    """Why a unit may not use them, if it may not. A commander may stand behind the name."""
    if unit.nation != GERMANY:
        return _FOREIGN
    # Formations are called as the player's order of battle calls them, in either language.
    if not any(folded(name.partition("(")[0]) in _NAMES for name in unit.path):
        return _ELSEWHERE
    return None
