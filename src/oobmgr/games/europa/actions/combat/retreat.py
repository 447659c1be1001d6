"""Retreats and advances after a battle, held to what the books know of the hexes (LOS-07)."""

from collections.abc import Iterator, Mapping

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.acting import (
    HAS,
    IS,
    Why,
    looked_up,
    named,
    told_together,
    units_told,
)
from oobmgr.games.europa.actions.combat.muster import fought
from oobmgr.games.europa.actions.movement.hexes import crowded, enemies_in, stand_at
from oobmgr.games.europa.actions.movement.slips import farther_than
from oobmgr.games.europa.combat.retreating import (
    OwedRetreat,
    attacked_hexes,
    made_facts,
    owed_retreats,
)
from oobmgr.games.europa.deeds import did
from oobmgr.games.europa.hexes import HEXES, is_beside
from oobmgr.games.europa.known_words import hexes
from oobmgr.games.europa.picking.activity import SIZE, everybody
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, MOVEMENT
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import count_told
from oobmgr.rules.nearest import folded
from oobmgr.rules.offered_words import offering
from oobmgr.rules.picking import Picking, UnitChoice

_CASE = "LOS-07"
_IDLE = Why(("neither", HAS, "to retreat nor fought in this phase"), "Leave it out.", _CASE)


@dataclass(frozen=True)
class RetreatInputs:
    """Units that go to another hex after a battle."""

    units: tuple[int, ...] = units_told(
        "Units that retreat, or attackers that advance.", label="Retreating, or advancing"
    )
    to: str = HEXES.told("The hex to which they go.", _CASE, label="To")
    hexes: int = count_told(
        "How many hexes away it is; 0 where not counted.", _CASE, unit="hexes", label="Hexes"
    )


def propose_retreat(books: Books) -> RetreatInputs:
    """The form as it opens: the first stack that has to retreat."""
    owed = owed_retreats(books)
    if not owed:
        return RetreatInputs()
    # From the same hex: a stack retreats together.
    same = [one for one in owed if folded(one.source) == folded(owed[0].source)]
    return RetreatInputs(tuple(one.unit.id for one in same), hexes=owed[0].hexes)


def any_goes(books: Books) -> bool:
    """Whether a unit has to retreat, or may advance after a battle of this phase."""
    return bool(_able(books))


def _able(books: Books) -> frozenset[UnitId]:
    """The units that have to retreat, and the attackers that may advance."""
    own = (unit for unit in books.units() if unit.side == books.side)
    # Whoever fought in this phase may advance, whether or not the hex is empty yet.
    advance = (unit.id for unit in own if did(books, unit, fought(books)))
    return frozenset((*advance, *(one.unit.id for one in owed_retreats(books))))


def _choices(books: Books) -> Mapping[UnitId, UnitChoice]:
    able = _able(books)
    known = everybody(books, both_sides=True)
    return {unit: choice for unit, choice in known.items() if unit in able}


@action(
    "LOS-07 STK-01",
    phases=(MOVEMENT, COMBAT, EXPLOITATION),
    title="Retreat or advance",
    propose=propose_retreat,
    offered=any_goes,
    not_now=Fault("No unit has to retreat, and none attacked in this phase."),
    tab="Retreats",
    link="Enter them",
    group="Combat",
    picking=Picking({"units": "goes"}, _choices, column=SIZE),
    offers=offering(to=hexes),
)
def plan_retreat(books: Books, inputs: RetreatInputs) -> ActionPlan:
    """Move units that retreat, or attackers that advance, to the hex where they end."""
    able = _able(books)
    units, faults = looked_up(books, inputs.units, lambda unit: _unfit(unit, able))
    # Of every unit that owes a retreat, picked or not; only the picked ones are told.
    owed = {one.unit.id: one for one in owed_retreats(books)}
    refusals = (*faults, *_refusals(books, inputs, units, owed))
    goes = [unit for unit in units if unit.id in owed]
    what = "retreats" if goes else "advances"
    many = "retreat" if goes else "advance"
    to = inputs.to.strip()
    title = f"{counted(len(units), f'unit {what}', f'units {many}')} to {to or '?'}"
    lines = [Step(f"{one.unit.designation} {one.unit.type}", one.hexes, f"from {one.start}", _CASE)
             for one in owed.values() if one.unit in goes]  # fmt: skip
    lines.append(Step("Units that go", len(units), to, _CASE, StepKind.RESULT))
    return ActionPlan(
        title,
        f"{title}.",
        Ruling(len(units), tuple(lines)),
        facts=() if refusals else stand_at(units, to) + made_facts(books, units),
        warnings=(
            *crowded(books, units, to, "to"),
            *_too_far(units, owed, to),
            *_not_attacked(books, units, owed, to),
        ),
        refusals=refusals,
    )


def _too_far(
    units: tuple[UnitState, ...], owed: Mapping[UnitId, OwedRetreat], to: str
) -> Iterator[Fault]:
    """Asks about ends that lie farther than a retreat goes, and about advances beyond the next hex.

    Nobody advances but into the hex that he attacked, which lies beside his own.
    """
    for unit in units:
        goes = owed.get(unit.id)
        if goes is not None:
            yield from farther_than((unit,), to, goes.hexes, "to", _CASE)
        elif is_beside(unit.hex, to) is False:
            sentence = f"{to} is not adjacent to {unit.hex}, from which {named(unit)} advances."
            yield Fault(sentence, "to", to, "Check the number again.", _CASE).question()


def _not_attacked(
    books: Books, units: tuple[UnitState, ...], owed: Mapping[UnitId, OwedRetreat], to: str
) -> Iterator[Fault]:
    """Tells of an advance into a hex that nobody attacked in this phase."""
    known = attacked_hexes(books)
    # By a town's name the books cannot tell which hex was attacked.
    if not HEXES.holds(to) or not known or not all(map(HEXES.holds, known)):
        return
    advances = any(unit.id not in owed for unit in units)
    if advances and folded(to) not in map(folded, known):
        sentence = f"{to} was not attacked in this phase; {', '.join(known)} was."
        advice = "Attackers advance into the hex that they attacked."
        yield Fault(sentence, "to", to, advice, _CASE)


def _unfit(unit: UnitState, able: frozenset[UnitId]) -> Why | None:
    if unit.status is not UnitStatus.ON_MAP:
        return Why((IS, "not on the map"))
    return None if unit.id in able else _IDLE


def _refusals(
    books: Books,
    inputs: RetreatInputs,
    units: tuple[UnitState, ...],
    owed: Mapping[UnitId, OwedRetreat],
) -> Iterator[Fault]:
    if not inputs.units:
        yield Fault("Nothing is entered.", "units", "", "Pick units.", missing=True)
        return
    if not inputs.to.strip():
        yield Fault("is missing.", "to", "", "Enter the hex.", _CASE, missing=True)
        return
    # The way of a defender is not that of an attacker, so they have entries of their own.
    if len({unit.side for unit in units}) > 1:
        sentence = "Units of both sides cannot move together."
        yield Fault(sentence, "units", "", "Enter one side after the other.", _CASE)
        return
    # Told even for an advance: nobody enters a hex with enemies in it.
    if units:
        advice = "A defender retreats before the attacker advances."
        yield from enemies_in(books, units[0].side, inputs.to, "to", _CASE, advice)
    wrong = [
        (unit, Why((f"must retreat {counted(owed[unit.id].hexes, 'hex', 'hexes')}",), case=_CASE))
        for unit in units
        if inputs.hexes and unit.id in owed and owed[unit.id].hexes != inputs.hexes
    ]
    yield from told_together(wrong)
