"""Units that arrive in this turn: placed on the map, with a hex where one is kept."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.europa.accounts import done_key
from oobmgr.games.europa.acting import DOES, WAS, Why, told_together, units_told
from oobmgr.games.europa.actions.air.arrivals import july_is_due
from oobmgr.games.europa.actions.movement.hexes import crowded, enemies_in, stand_at
from oobmgr.games.europa.hexes import HEXES
from oobmgr.games.europa.known_words import hexes
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.unit_class import class_name, price_class
from oobmgr.games.europa.words import INITIAL, SP
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.offered_words import offering
from oobmgr.rules.picking import Picking, UnitChoice, UnitPrice
from oobmgr.rules.same import once_for_same

_CASE = "SOP-02"
_PLACED = "reinforcements"
_FREE = UnitPrice(Fraction(0), SP, _CASE)
_AIR = "Air groups arrive in this turn too: receive them with Air arrivals."
_NOT_DUE = Why((DOES, "not arrive in this turn, or", WAS, "placed"), "Leave it out.", _CASE)


@dataclass(frozen=True)
class ReinforcementsInputs:
    """Units that were placed on the map, all of them where none is named with another hex."""

    units: tuple[int, ...] = units_told("Units that are placed.", label="Placed")
    hex: str = HEXES.told(
        "The hex in which they are placed; left blank where the books keep none.",
        _CASE,
        names=("place",),
        label="Hex",
    )


def arriving(books: Books) -> tuple[UnitState, ...]:
    """The units of the present side that arrive in this turn and were not said to be placed.

    What arrives up to the first turn is set up before play (SET-01).
    """
    return tuple(_arriving(books))


def _arriving(books: Books) -> Iterator[UnitState]:
    key, side = done_key(books.turn, books.side, _PLACED), books.side
    for unit in _with_dates(books.units()):
        due = unit.side == side and _due(books, unit)
        # Read last: a fact is asked for each unit, and few of hundreds are due.
        if due and not books.fact(Subject.DONE, key, str(unit.id)):
            yield unit


@once_for_same
def _with_dates(units: tuple[UnitState, ...]) -> tuple[UnitState, ...]:
    """The units that arrive in some turn."""
    return tuple(unit for unit in units if unit.arrival)


def _due(books: Books, unit: UnitState) -> bool:
    # One that was due before is still to be placed; one that stands there already is not.
    if unit.status is UnitStatus.DUE:
        return unit.arrival <= books.turn
    came = unit.arrival == books.turn and books.turn > FIRST_TURN
    return came and unit.status is UnitStatus.ON_MAP


def any_arriving(books: Books) -> bool:
    """Whether a unit of the present side is still to be placed."""
    return next(_arriving(books), None) is not None


def propose_reinforcements(books: Books) -> ReinforcementsInputs:
    """All that arrive, wherever they are placed."""
    return ReinforcementsInputs(tuple(unit.id for unit in arriving(books)))


def _choices(books: Books) -> Mapping[UnitId, UnitChoice]:
    return {
        unit.id: UnitChoice(
            class_name(price_class(unit, books.tables)), _FREE, price_text=unit.hex or "open"
        )
        for unit in arriving(books)
    }


@action(
    "SOP-02 STK-01",
    phases=(INITIAL,),
    title="Reinforcements",
    propose=propose_reinforcements,
    offered=any_arriving,
    not_now=Fault("No unit of the side is left to place in this turn."),
    post_text="Post as placed",
    link="Place them",
    group="Reinforcements",
    # Where hexes are kept, that of each arrival is to be entered.
    settled=lambda books: not any(unit.hex for unit in books.units() if unit.side == books.side),
    picking=Picking(
        {"units": "placed"},
        _choices,
        column="Hex",
        empty="No unit arrives in this turn.",
    ),
    offers=offering(hex=hexes),
)
def plan_reinforcements(books: Books, inputs: ReinforcementsInputs) -> ActionPlan:
    """Place the units that arrive in this turn; enter a hex where you keep one."""
    due = {unit.id: unit for unit in arriving(books)}
    wanted = dict.fromkeys(map(UnitId, inputs.units))
    # In the order in which they were picked, each once.
    units = tuple(due[unit_id] for unit_id in wanted if unit_id in due)
    refusals = told_together(
        (books.unit(unit_id), _NOT_DUE) for unit_id in wanted if unit_id not in due
    )
    if not wanted:
        refusals = (
            Fault("Nothing is entered.", "units", advice="Pick units.", case=_CASE, missing=True),
        )
    refusals += tuple(enemies_in(books, books.side, inputs.hex, "hex", _CASE))
    left = len(due) - len(units)
    where = f" in {inputs.hex.strip()}" if inputs.hex.strip() else ""
    notes = (_AIR,) if july_is_due(books) else ()
    return ActionPlan(
        "Reinforcements placed",
        f"{counted(len(units), 'unit')} placed{where}, {left} still to place.",
        Ruling(len(units), tuple(_working(books, units, left)), notes),
        # All or none: of some that are wrong nobody knows which were meant.
        facts=() if refusals else (*_facts(books, units), *stand_at(units, inputs.hex)),
        warnings=tuple(crowded(books, units, inputs.hex, "hex")),
        refusals=refusals,
    )


def _working(books: Books, units: Iterable[UnitState], left: int) -> Iterator[Step]:
    """How many of each class are placed: with many arrivals a line for each would hide the rest."""
    kinds = Counter(class_name(price_class(unit, books.tables)) for unit in units)
    for kind, number in kinds.items():
        yield Step(with_capital(kind), number, case=_CASE)  # C/M stays C/M
    yield Step("Units placed", kinds.total(), case=_CASE, kind=StepKind.RESULT)
    if left:
        yield Step("Still to place", left, case=_CASE)


def _facts(books: Books, units: Iterable[UnitState]) -> Iterable[Fact]:
    key = done_key(books.turn, books.side, _PLACED)
    for unit in units:
        yield from enter(books, Subject.DONE, key, str(unit.id), True)  # noqa: FBT003 - a fact's value
        # Those that stand on the map already were only to be said to be placed.
        if unit.status is UnitStatus.DUE:
            yield Fact(Subject.UNIT, str(unit.id), "status", UnitStatus.DUE, UnitStatus.ON_MAP)
