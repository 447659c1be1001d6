"""Isolated stacks: which have to roll, what modifies their dice, what they must lose."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

from oobmgr.domain.errors import Fault, collecting
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import HAS, IS, Why, named, told_together, unfit, units_told
from oobmgr.games.europa.combat.fighters import Fighter, fighter
from oobmgr.games.europa.deeds import did
from oobmgr.games.europa.entered import was_done
from oobmgr.games.europa.isolation.attrition import (
    HIGHEST,
    LOWEST,
    Condition,
    IsolationAttrition,
    IsolationAttritionInputs,
    IsolationTimingInputs,
    isolation_attrition,
    isolation_timing,
)
from oobmgr.games.europa.supply.measuring import CHECKED, on_map, stack_at
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supplies, supply_of
from oobmgr.games.europa.words import SOVIET
from oobmgr.rules.books import Books
from oobmgr.rules.fields import dice_told, flag_told, open_told, text_told
from oobmgr.rules.nearest import folded

ROLLED = "attrition"
"""What a unit is marked with whose stack rolled for attrition."""


@dataclass(frozen=True)
class Stack:
    """Isolated units in one hex; those whose hex is not in the books are taken together."""

    hex: str
    units: tuple[UnitState, ...]

    @property
    def name(self) -> str:
        """The hex, or that it is not known."""
        return self.hex or "units without a hex"


def must_roll(books: Books, unit: UnitState, supply: UnitSupply | None = None) -> bool:
    """Whether a unit of the side that plays rolls in this player turn, and has not (ISO-01).

    `supply` is what a supply check finds now, where it is not posted yet.
    """
    # Attrition is rolled by the side in whose Initial Phase it is, and only on the map.
    if unit.side != books.side or unit.status is not UnitStatus.ON_MAP:
        return False
    now = supply or supply_of(books, unit.id)
    isolated = now.state is SupplyState.ISOLATED
    # A stack rolls once: its mark stays until the turn is over.
    if not isolated or did(books, unit, ROLLED):
        return False
    # Since before this turn: so it was without supply in the side's previous turn, too.
    before = now.since is not None and now.since < books.turn
    asked = IsolationTimingInputs(before, isolated)
    return isolation_timing(asked, books.tables).result


def due_stacks(
    books: Books, changed: Mapping[UnitId, UnitSupply] = MappingProxyType({})
) -> tuple[Stack, ...]:
    """The stacks that have to roll for attrition and have not, in the order of their hexes.

    `changed` is what a supply check finds now, where it is not posted yet.
    """
    # Where everybody is in supply, thousands of units need not be looked at.
    if not changed and not supplies(books):
        return ()
    by_hex: defaultdict[str, list[UnitState]] = defaultdict(list)
    for unit in books.units():
        if must_roll(books, unit, changed.get(unit.id)):
            # By the folded name: one hex written in two ways rolls once.
            by_hex[folded(unit.hex)].append(unit)
    # Those whose hex nobody entered come last.
    places = sorted(by_hex, key=lambda place: (not place, place))
    return tuple(Stack(by_hex[place][0].hex, tuple(by_hex[place])) for place in places)


def due_units(books: Books) -> tuple[UnitState, ...]:
    """The units whose stacks have to roll and have not, stack by stack."""
    return tuple(unit for stack in due_stacks(books) for unit in stack.units)


_NOT_ISOLATED = Why(
    (IS, "not isolated according to the books"), "Set the supply state first.", "ISO-01"
)
_FIRST_TURN = Why(
    (IS, "without supply for the first turn, which never rolls"), "Leave it out.", "ISO-01"
)
_ROLLED = Why((HAS, "rolled in this turn already"), case="ISO-03")


@dataclass(frozen=True)
class StackRollInputs:
    """An isolated hex, its two dice and what modifies them."""

    units: tuple[int, ...] = units_told("Units of the isolated stack.", label="Isolated units")
    hex: str = text_told(
        "Its hex: all isolated units there belong to it.", "ISO-03", label="Or their hex"
    )
    roll: int = dice_told("Two dice together; 0 until they are rolled.", "ISO-03", label="Two dice")
    adjacent: bool = flag_told(
        "Whether an enemy combat unit is adjacent.", "ISO-04", label="Enemy adjacent?"
    )
    region: bool = flag_told(
        "Whether it is in Eastern Europe, Russia or Scandinavia.",
        "ISO-04",
        default=True,
        label="East or Scandinavia?",
    )
    home: bool = flag_told("Whether it is in its home country.", "ISO-04", label="Home country?")
    city: bool = flag_told(
        "Whether a path leads to a friendly major city.", "ISO-04", label="Path to a major city?"
    )
    winter: bool | None = open_told(
        "Whether it is winter; left blank to go by the turn.", "ISO-04", label="Winter?"
    )


@dataclass(frozen=True)
class RolledStack:
    """An isolated stack with its roll; no ruling while the dice are not known."""

    name: str
    fighters: tuple[Fighter, ...]
    ruling: Ruling[IsolationAttrition] | None
    refusals: tuple[Fault, ...]
    warnings: tuple[Fault, ...]

    @property
    def strength(self) -> Fraction:
        """The printed defence of the stack."""
        return sum((one.df for one in self.fighters), Fraction(0))

    @property
    def ids(self) -> tuple[UnitId, ...]:
        """The units of the stack."""
        return tuple(one.unit.id for one in self.fighters)

    def lines(self) -> tuple[Step, ...]:
        """The working: the strength, then the roll as far as it is known."""
        who = counted(len(self.fighters), "unit")
        first = Step("Printed defence", self.strength, who, "ISO-03")
        return (first, *(self.ruling.working if self.ruling else ()))


def first_due(books: Books) -> tuple[str, tuple[int, ...], bool]:
    """Hex of the first stack that has to roll, its units, and whether it is probably at home.

    The hex says which units they are; they are named only where the books do not know it. Named
    beside a hex, they would stand against another hex that is entered in its place.
    """
    due = due_stacks(books)
    # Soviet units are mostly cut off in their own country, those of the Axis abroad.
    home = books.side == SOVIET
    if not due or due[0].hex:
        return due[0].hex if due else "", (), home
    return "", tuple(unit.id for unit in due[0].units), home


def rolled_stack(books: Books, inputs: StackRollInputs, more: Iterable[int] = ()) -> RolledStack:
    """The stack of the inputs, with `more` units that are picked elsewhere, and its roll."""
    # Units that lose something may be named in a list of their own, and belong to the stack all the
    # same.
    units, faults = _stack(books, inputs, (*inputs.units, *more))
    faults += told_together((unit, why) for unit in units if (why := _why_not(books, unit)))
    if not units and not faults:
        advice = "Pick the units of one isolated hex, or enter the hex."
        faults = (Fault("Nothing is entered.", "units", "", advice, "ISO-03", missing=True),)
    if not LOWEST <= inputs.roll <= HIGHEST:
        advice = f"Enter {LOWEST} to {HIGHEST}, or have them rolled."
        fault = Fault("The two dice are missing.", "roll", str(inputs.roll), advice, "ISO-03")
        return _made(books, units, None, (*faults, fault))
    # As they stand now: a cadre counts as a cadre (EU-CF-57).
    strength = sum((fighter(books, unit).df for unit in units), Fraction(0))
    # An input has the name of its condition; the books are not asked about North Africa.
    conditions = tuple(one for one in Condition if getattr(inputs, one, False))
    # Left open, the date says whether it is winter.
    turn = books.turn if inputs.winter is None else None
    asked = IsolationAttritionInputs(inputs.roll, strength, conditions, turn, books.options)
    return _made(books, units, isolation_attrition(asked, books.tables), faults)


def _made(
    books: Books,
    units: tuple[UnitState, ...],
    ruling: Ruling[IsolationAttrition] | None,
    faults: tuple[Fault, ...],
) -> RolledStack:
    name = next((unit.hex for unit in units if unit.hex), "") or _first_of(units)
    fighters = tuple(fighter(books, unit) for unit in units)
    return RolledStack(name, fighters, ruling, faults, tuple(_warnings(books, units)))


def _first_of(units: Sequence[UnitState]) -> str:
    """Units without a hex in words: ``3 panzer and 2 more``."""
    if not units:
        return "no hex"
    return f"{named(units[0])}{f' and {len(units) - 1} more' if len(units) > 1 else ''}"


def _stack(
    books: Books, inputs: StackRollInputs, ids: tuple[int, ...]
) -> tuple[tuple[UnitState, ...], tuple[Fault, ...]]:
    """The units that are named, and all other isolated units of their hex."""
    found: dict[UnitId, UnitState] = {}
    faults: list[Fault] = []
    for unit_id in map(UnitId, ids):
        with collecting(faults):
            found[unit_id] = books.unit(unit_id)
    # By where they stand and not by what the player typed: the two are held against each other.
    places = {folded(unit.hex): unit.hex for unit in found.values()}
    if inputs.hex:
        places |= {folded(inputs.hex): inputs.hex}
    if inputs.hex and not _isolated_at(books, inputs.hex):
        due = ", ".join(stack.name for stack in due_stacks(books))
        advice = f"To roll: {due}." if due else "No hex has to roll."
        sentence = f"No isolated unit is in {inputs.hex}."
        faults.append(Fault(sentence, "hex", inputs.hex, advice, "ISO-03"))
    elif len(places) > 1:
        named_places = ", ".join(place or "no hex" for place in places.values())
        sentence = f"The units are in several hexes: {named_places}."
        advice = "Each hex rolls on its own."
        faults.append(Fault(sentence, "units", named_places, advice, "ISO-03"))
    stack = (unit for place in places.values() for unit in _isolated_at(books, place))
    # All isolated ones of the hex roll with them: nobody is kept out of a bad roll.
    found |= {unit.id: unit for unit in stack}
    return tuple(found.values()), tuple(faults)


def _isolated_at(books: Books, place: str) -> tuple[UnitState, ...]:
    """The isolated units of the side that plays in a hex."""
    own = (unit for unit in on_map(books) if unit.side == books.side)
    return tuple(unit for unit in stack_at(own, place) if _isolated(books, unit))


def _isolated(books: Books, unit: UnitState) -> bool:
    return supply_of(books, unit.id).state is SupplyState.ISOLATED


def _why_not(books: Books, unit: UnitState) -> Why | None:
    """Why a unit does not roll in this turn, if it does not (ISO-01)."""
    why = unfit(unit, books.side)
    # Dead or of the other side: that is said before anything about supply.
    if why is not None or must_roll(books, unit):
        return why
    if not _isolated(books, unit):
        return _NOT_ISOLATED
    return _ROLLED if did(books, unit, ROLLED) else _FIRST_TURN


def _warnings(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """What speaks for looking again before the roll."""
    if not was_done(books, CHECKED):
        sentence = "Supply has not been checked in this turn: the states are those of before."
        yield Fault(sentence, "units", case="SUP-07")
    # Those in supply in the same hex make the isolation doubtful.
    places = {folded(one.hex) for one in units}
    others = [
        unit
        for unit in on_map(books)
        if unit.side == books.side
        and unit.hex
        and folded(unit.hex) in places
        and not _isolated(books, unit)
    ]
    if others:
        sentence = f"{_first_of(others)}: in the same hex, and not isolated according to the books."
        yield Fault(sentence, "units", str(others[0].id), case="ISO-01")
