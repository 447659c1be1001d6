"""The units of a battle: looked up, checked, by the hex from which they attack; and the target."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import shown
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.europa.acting import (
    COUNTS,
    HAS,
    IS,
    WAS,
    Why,
    first_named,
    looked_up,
    told_together,
    unfit,
)
from oobmgr.games.europa.actions.combat.battle_inputs import Attacker
from oobmgr.games.europa.combat.fighters import ByHand, Fighter, fighter
from oobmgr.games.europa.combat.fire import fire_at, fired, place_key
from oobmgr.games.europa.combat.ground import GroundKind
from oobmgr.games.europa.combat.strengths import AttackHex
from oobmgr.games.europa.combat.unknown import missing_figures
from oobmgr.games.europa.deeds import did
from oobmgr.games.europa.hexes import place_asked
from oobmgr.games.europa.movement.costs import (
    ARCTIC,
    GROUNDS,
    MOUNTAIN,
    StackingInputs,
    stacking,
)
from oobmgr.games.europa.movement.stacks import known_grounds
from oobmgr.games.europa.supply.measuring import on_map, stack_at
from oobmgr.games.europa.words import COMBAT, SIDE_NAMES, enemy
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded

SHELLED = "shelled"
"""The mark of artillery that bombarded in this player turn's Combat Phase."""
_ONE_HEX = "one hex"
_ATTACKED = Why(
    (HAS, "attacked already in this phase"), "A unit attacks once in a phase.", "BMB-01"
)
_OVERRAN = Why(
    (HAS, "overrun already in this phase"), "A stack overruns once in a phase.", "OVR-02"
)
_BOMBARDED = Why(
    ("bombarded in this phase",), "Artillery bombards once, and does not attack then.", "BMB-01"
)
_OVERRUN_TWICE = Why(
    (WAS, "overrun already in this phase"), "A hex is overrun once in a phase.", "OVR-02"
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


def unfought(books: Books) -> tuple[str, ...]:
    """The targets whose attack was named before a bombardment and has not been fought (SOP-05)."""
    mark = fought(books)
    # Mostly nothing is noted yet, and nothing has to be looked up.
    if not books.facts(Subject.DONE):
        return ()
    named = ((one.place, fire_at(books, one.place).named) for one in fired(books))
    return tuple(
        place
        for place, units in named
        # Any of them is enough: the attack was made, even if some stayed out of it.
        if units is not None and not any(did(books, books.unit(unit), mark) for unit in units)
    )


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
    # Folded, so that a hexside counts however its hex is written.
    crossing = {place_key(name) for name in across}
    named = {one.unit: one.hex for one in attackers}
    hexes = _by_hex(books, own, named, crossing)
    known = {place_key(hex_.name) for hex_ in hexes}
    strange = tuple(
        Fault(f"No attacker is in {name}.", "across", name, "Name a hex of an attacker.")
        for name in across
        if place_key(name) not in known
    )
    refusals = (*faults, *more, *strange, *_spent(books, own, others))
    return Muster(hexes, others, refusals, tuple(_again(books, others)))


def _found(
    books: Books, ids: Iterable[int], side: SideId, where: str, hands: dict[int, ByHand]
) -> tuple[tuple[Fighter, ...], tuple[Fault, ...]]:
    listed = list(ids)
    faults = [
        Fault("A unit is named twice.", where, str(unit_id), "Leave one out.")
        for unit_id, number in Counter(listed).items()
        if number > 1
    ]
    # Those that may not fight are left out, so that odds can be told of the others.
    units, unfit = looked_up(books, listed, lambda unit: _unfit(unit, side))
    fighters = tuple(fighter(books, unit, hands.get(unit.id)) for unit in units)
    return fighters, (*faults, *unfit)


def unknown_figures(
    books: Books, found: Muster, by_hand: tuple[ByHand, ...], *, armor: bool = True
) -> tuple[Fault, ...]:
    """The refusals of units whose figures nobody has entered: none is taken as nothing."""
    hands = {one.unit: one for one in by_hand}
    attackers = missing_figures(found.attackers, hands, books.tables, attacking=True, armor=armor)
    defenders = missing_figures(found.defenders, hands, books.tables, attacking=False, armor=armor)
    advice = "Enter it for this combat by hand, or for the unit."
    return told_together(
        (unit, replace(why, advice=advice)) for unit, why in (*attackers, *defenders)
    )


def _unfit(unit: UnitState, side: SideId) -> Why | None:
    """Why a unit cannot fight on a side, with the side's name where it is of the other one."""
    why = unfit(unit, side)
    if why is None or unit.side == side:
        return why
    name = SIDE_NAMES[side]
    return Why((IS, f"not {name}"), case="SOP-01")


def _by_hex(
    books: Books, fighters: tuple[Fighter, ...], named: dict[int, str], crossing: set[str]
) -> tuple[AttackHex, ...]:
    """The attackers hex by hex: as entered, else where the books have them."""
    stacks: dict[str, tuple[str, list[Fighter]]] = {}
    for one in fighters:
        name = (named.get(one.unit.id) or one.unit.hex).strip() or _ONE_HEX
        # However a hex is written, its units are one stack under the first of its names.
        stacks.setdefault(place_key(name), (name, []))[1].append(one)
    return tuple(
        AttackHex(name, tuple(stack), key in crossing, _beside(books, name, stack))
        for key, (name, stack) in stacks.items()
    )


def _beside(books: Books, place: str, stack: Iterable[Fighter]) -> tuple[Fighter, ...]:
    """The units that stand with attackers by the books and do not attack."""
    # A division that stays out of the attack still lends small units its supply state (SP-27).
    attacking = {one.unit.id for one in stack}
    own = (one for one in on_map(books) if one.side == books.side and one.id not in attacking)
    return tuple(fighter(books, one) for one in stack_at(own, place))


def _spent(
    books: Books, attackers: tuple[Fighter, ...], defenders: tuple[Fighter, ...]
) -> tuple[Fault, ...]:
    """The refusals of units that have done already what they may do once."""
    # Outside the Combat Phase every battle is an overrun.
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
        # Only overruns are limited by their target (OVR-02).
        if overrun and did(books, one.unit, defended(books))
    ]
    return told_together(found)


def _again(books: Books, defenders: tuple[Fighter, ...]) -> Iterator[Fault]:
    again = [one for one in defenders if did(books, one.unit, defended(books))]
    if again and books.phase == COMBAT:
        named_units = first_named([one.unit for one in again])
        sentence = f"{named_units}: attacked already in this phase."
        yield Fault(sentence, "defenders", advice="Check that it is another hex.", case="CBT-01")


def stacked_with(books: Books, one: Fighter) -> tuple[Fighter, ...]:
    """All that stand with a unit in its hex by the books, itself among them (SP-27)."""
    if not one.unit.hex:
        return (one,)
    # A unit without a hex stands with nobody as far as the books know.
    own = (unit for unit in on_map(books) if unit.side == one.unit.side)
    return tuple(fighter(books, unit) for unit in stack_at(own, one.unit.hex))


def stacking_warnings(
    books: Books, found: Muster, ground: Iterable[GroundKind], place: str
) -> Iterator[Fault]:
    """Asks about stacks above the limit: of each attacking hex, and of the target (STK-01).

    The rules allow none at the end of a move; but who is picked, or a hex, may be a slip.
    """
    # The form tells the ground of the target alone; of the other hexes only the books know it.
    grounds = known_grounds(books)
    army = tuple(unit for unit in on_map(books) if unit.side == enemy(books.side))
    target = place_key(_hex_of(place, tuple(one.unit for one in found.defenders), army))
    of_target = (*grounds.get(target, ()), *(kind for kind in GROUNDS if kind in set(ground)))
    stacks = [
        *((one.name, one.fighters, grounds.get(place_key(one.name), ())) for one in found.hexes),
        ("The target", found.defenders, of_target),
    ]
    for name, fighters, kinds in stacks:
        res = sum((one.res for one in fighters), Fraction(0))
        asked = StackingInputs(res, MOUNTAIN in kinds, ARCTIC in kinds)
        if not stacking(asked, books.tables).result:
            sentence = f"{with_capital(name)} holds {shown(res)} REs, more than may stack."
            advice = "Check the hexes."
            yield Fault(sentence, "attackers", shown(res), advice, "STK-01").question()


@dataclass(frozen=True)
class Target:
    """A target as the books know it; `others` are defenders there that are not picked."""

    others: tuple[Fighter, ...] = ()
    warnings: tuple[Fault, ...] = ()


def target_place(books: Books, place: str, defenders: Iterable[int]) -> str:
    """The target as entered; left open, the hex in which all picked defenders stand."""
    if place.strip():
        return place.strip()
    picked = set(defenders)
    hexes = _hexes(unit for unit in on_map(books) if unit.id in picked)
    # From several hexes no one place can be told.
    return next(iter(hexes.values())) if len(hexes) == 1 else ""


def target_asked(books: Books, place: str, defenders: Iterable[int]) -> Iterator[Fault]:
    """Tells of a target that is not a hex or known place, unless the defenders tell where."""
    # Where all defenders stand in one hex, the name is only what the players call it.
    if not target_place(books, "", defenders):
        yield from place_asked(books, place, "place", "CBT-01")


def target_at(
    books: Books,
    place: str,
    defenders: tuple[Fighter, ...],
    by_hand: tuple[ByHand, ...],
    *,
    counted: bool = False,
) -> Target:
    """Compare the target with where the defenders stand, however the hex is written (CBT-01).

    A target may be called by a name, such as a town's: it is then where the defenders stand.
    Units without a hex in the books stand where the player says. With `counted`, those that stand
    there and are not picked count all the same (BMB-04, BMB-05).
    """
    picked = tuple(one.unit for one in defenders)
    army = tuple(unit for unit in on_map(books) if unit.side == enemy(books.side))
    hex_ = _hex_of(place, picked, army)
    ids = {unit.id for unit in picked}
    missed = tuple(unit for unit in stack_at(army, hex_) if unit.id not in ids)
    # By hand also where a unit was not picked: its figures count all the same.
    hands = {one.unit: one for one in by_hand}
    why = Why(
        (IS, f"in {hex_} too and", IS, "not picked"),
        "Pick all that are there, or set their hex.",
        "CBT-01",
    )
    if counted:
        advice = "If the books are behind, set their hex."
        why = Why((IS, f"in {hex_} too and", COUNTS), advice, "BMB-04")
    warnings = (*_elsewhere(hex_, picked), *told_together((unit, why) for unit in missed))
    others = tuple(fighter(books, unit, hands.get(unit.id)) for unit in missed)
    return Target(others, warnings)


def _hexes(units: Iterable[UnitState]) -> dict[str, str]:
    """The hexes in which units stand, each as it is written first."""
    found: dict[str, str] = {}
    for unit in units:
        if unit.hex:
            found.setdefault(folded(unit.hex), unit.hex)
    return found


def _hex_of(place: str, picked: tuple[UnitState, ...], army: tuple[UnitState, ...]) -> str:
    """The target's hex; empty where the target is a name that says nothing of it."""
    stands = _hexes(picked)
    # A hex has a number; a word is one only where the army stands in a hex so called.
    if any(map(str.isdigit, place)) or folded(place) in _hexes(army):
        return place
    return next(iter(stands.values())) if len(stands) == 1 else ""


def _elsewhere(hex_: str, picked: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Warns of defenders that stand in another hex, or in several."""
    stands = _hexes(picked)
    if hex_:
        advice = "Check the target, or set their hex."
        yield from told_together(
            (
                unit,
                Why(
                    (IS, f"in {unit.hex} according to the books, not in {hex_}"),
                    advice,
                    "CBT-01",
                ),
            )
            for unit in picked
            if unit.hex and folded(unit.hex) != folded(hex_)
        )
    elif len(stands) > 1:
        sentence = f"The defenders are in several hexes: {', '.join(stands.values())}."
        advice = "Pick those of one hex, or set their hexes."
        yield Fault(sentence, "defenders", "", advice, "CBT-01")
