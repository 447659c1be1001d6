"""The units of a battle: looked up, checked, told apart by the hex from which they attack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import shown
from oobmgr.domain.units import UnitState
from oobmgr.games.europa.actions.combat.battle_inputs import Attacker
from oobmgr.games.europa.actions.payment import enemy
from oobmgr.games.europa.actions.units import Why, did, told_together, unfit
from oobmgr.games.europa.combat.fighters import ByHand, Fighter, fighter
from oobmgr.games.europa.combat.fire import place_key
from oobmgr.games.europa.combat.ground import GroundKind
from oobmgr.games.europa.combat.strengths import AttackHex
from oobmgr.games.europa.movement.costs import StackingInputs, stacking
from oobmgr.games.europa.words import COMBAT, SIDE_NAMES
from oobmgr.rules.books import Books

SHELLED = "shelled"
"""The mark of artillery that bombarded in this player turn's Combat Phase."""
_ONE_HEX = "one hex"
_ATTACKED = Why(
    "has attacked already in this phase.",
    "have attacked already in this phase",
    "A unit attacks once in a phase.",
    "BMB-01",
)
_OVERRAN = Why(
    "has overrun already in this phase.",
    "have overrun already in this phase",
    "A stack overruns once in a phase.",
    "OVR-02",
)
_BOMBARDED = Why(
    "bombarded in this phase.",
    "bombarded in this phase",
    "Artillery bombards or attacks, not both.",
    "BMB-01",
)
_OVERRUN_TWICE = Why(
    "was overrun already in this phase.",
    "were overrun already in this phase",
    "A hex is overrun once in a phase.",
    "OVR-02",
)


@dataclass(frozen=True)
class Muster:
    """Both sides of a battle, and what is wrong with them."""

    hexes: tuple[AttackHex, ...] = ()
    defenders: tuple[Fighter, ...] = ()
    refusals: tuple[Fault, ...] = ()
    warnings: tuple[Fault, ...] = ()

    @property
    def attackers(self) -> tuple[Fighter, ...]:
        """All attackers, hex by hex."""
        return tuple(one for hex_ in self.hexes for one in hex_.fighters)


def fought(books: Books) -> str:
    """The mark of a unit that attacked or overran in this phase."""
    return f"fought_{books.phase}"


def defended(books: Books) -> str:
    """The mark of a unit that was attacked or overrun in this phase."""
    return f"defended_{books.phase}"


def muster(
    books: Books,
    attackers: tuple[Attacker, ...],
    defenders: Iterable[int],
    across: Iterable[str],
    by_hand: tuple[ByHand, ...],
) -> Muster:
    """Look both sides up; what may not fight is refused."""
    hands = {one.unit: one for one in by_hand}
    own, faults = _found(books, [one.unit for one in attackers], books.side, "attackers", hands)
    others, more = _found(books, defenders, enemy(books.side), "defenders", hands)
    crossing = {place_key(name) for name in across}
    named = {one.unit: one.hex for one in attackers}
    hexes = _by_hex(own, named, crossing)
    known = {place_key(hex_.name) for hex_ in hexes}
    strange = tuple(
        Fault(f"No attacker stands in {name}.", "across", name, "Name a hex of an attacker.")
        for name in across
        if place_key(name) not in known
    )
    refusals = (*faults, *more, *strange, *_spent(books, own, others))
    return Muster(hexes, others, refusals, tuple(_again(books, others)))


def _found(
    books: Books, ids: Iterable[int], side: SideId, where: str, hands: dict[int, ByHand]
) -> tuple[tuple[Fighter, ...], tuple[Fault, ...]]:
    listed = list(ids)
    faults: list[Fault] = [
        Fault("A unit is named twice.", where, str(unit_id), "Leave one out.")
        for unit_id, number in Counter(listed).items()
        if number > 1
    ]
    units: list[UnitState] = []
    against: list[tuple[UnitState, Why]] = []
    for unit_id in dict.fromkeys(listed):
        try:
            unit = books.unit(UnitId(unit_id))
        except BadInput as error:
            faults += error.faults
            continue
        why = _unfit(unit, side)
        if why is None:
            units.append(unit)
        else:
            against.append((unit, why))
    fighters = tuple(fighter(books, unit, hands.get(unit.id)) for unit in units)
    return fighters, (*faults, *told_together(against))


def _unfit(unit: UnitState, side: SideId) -> Why | None:
    """Why a unit cannot fight on a side, with the side's name where it is of the other one."""
    why = unfit(unit, side)
    if why is None or unit.side == side:
        return why
    name = SIDE_NAMES[side]
    return Why(f"is not {name}.", f"are not {name}", case="SOP-01")


def _by_hex(
    fighters: tuple[Fighter, ...], named: dict[int, str], crossing: set[str]
) -> tuple[AttackHex, ...]:
    """The attackers hex by hex: as entered, else where the books have them."""
    stacks: dict[str, tuple[str, list[Fighter]]] = {}
    for one in fighters:
        name = (named.get(one.unit.id) or one.unit.hex).strip() or _ONE_HEX
        stacks.setdefault(place_key(name), (name, []))[1].append(one)
    return tuple(
        AttackHex(name, tuple(stack), key in crossing) for key, (name, stack) in stacks.items()
    )


def _spent(
    books: Books, attackers: tuple[Fighter, ...], defenders: tuple[Fighter, ...]
) -> tuple[Fault, ...]:
    """The refusals of units that have done already what they may do once."""
    overrun = books.phase != COMBAT
    found: list[tuple[UnitState, Why]] = []
    for one in attackers:
        if did(books, one.unit, fought(books)):
            found.append((one.unit, _OVERRAN if overrun else _ATTACKED))
        elif not overrun and did(books, one.unit, SHELLED):
            found.append((one.unit, _BOMBARDED))
    found += [
        (one.unit, _OVERRUN_TWICE)
        for one in defenders
        if overrun and did(books, one.unit, defended(books))
    ]
    return told_together(found)


def _again(books: Books, defenders: tuple[Fighter, ...]) -> Iterator[Fault]:
    again = [one for one in defenders if did(books, one.unit, defended(books))]
    if again and books.phase == COMBAT:
        more = f" and {len(again) - 1} more" if len(again) > 1 else ""
        sentence = f"{again[0].name}{more}: attacked already in this phase."
        yield Fault(sentence, "defenders", advice="Check that it is another hex.", case="CBT-01")


def stacking_warnings(books: Books, found: Muster, ground: Iterable[GroundKind]) -> Iterator[Fault]:
    """Warns of stacks above the limit: of each attacking hex, and of the target (STK-01)."""
    target = GroundKind.MOUNTAIN in set(ground)
    stacks = [(hex_.name, hex_.fighters, False) for hex_ in found.hexes]
    stacks.append(("The target", found.defenders, target))
    for name, fighters, mountain in stacks:
        res = sum((one.res for one in fighters), Fraction(0))
        ruling = stacking(StackingInputs(res, mountain), books.tables)
        if not ruling.result.ok:
            sentence = f"{name[:1].upper()}{name[1:]} holds {shown(res)} REs, more than may stack."
            yield Fault(sentence, "attackers", shown(res), "Check the hexes.", "STK-01")
