"""The factors of both sides that count in a combat, with terrain, supply, artillery and limits."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from oobmgr.domain.errors import Fault
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Step
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.europa.combat.armor import ArmorAttacker, ArmorDefender
from oobmgr.games.europa.combat.fighters import Fighter, state_of, supply_effect
from oobmgr.games.europa.combat.ground import GroundEffects
from oobmgr.games.europa.combat.limits import (
    ArtillerySupportInputs,
    DefenceFactorsInputs,
    FactorLimitInputs,
    HexFactors,
    artillery_defence,
    artillery_support,
    defence_factors,
    factor_limit,
    limits_of,
)
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.rules.books import Books
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Cell, Tables


@dataclass(frozen=True)
class AttackHex:
    """The attackers of one hex, and whether they cross a hexside that halves.

    `beside` are units of theirs that stand there by the books and do not attack.
    """

    name: str
    fighters: tuple[Fighter, ...]
    across: bool = False
    beside: tuple[Fighter, ...] = ()

    @property
    def stack(self) -> tuple[Fighter, ...]:
        """All that stand there, whose supply state small units share (SP-27)."""
        return (*self.fighters, *self.beside)


@dataclass(frozen=True)
class Attack:
    """An attack before its odds: who, from where, into what, who pays nothing."""

    hexes: tuple[AttackHex, ...]
    defenders: tuple[Fighter, ...]
    ground: GroundEffects
    unpaid: frozenset[int] = frozenset()
    overrun: bool = False
    weak_attack: bool = False
    weak_defence: bool = False

    @property
    def attackers(self) -> tuple[Fighter, ...]:
        """All attackers, hex by hex."""
        return tuple(one for hex_ in self.hexes for one in hex_.fighters)

    def crosses(self, hex_: AttackHex) -> bool:
        """Whether a hex attacks across a hexside that halves."""
        return hex_.across or self.ground.hexside


@dataclass(frozen=True)
class Strengths:
    """The factors that count, with their lines."""

    af: int
    df: int
    lines: tuple[Step, ...]
    over: tuple[Fault, ...] = ()


def strengths(books: Books, attack: Attack) -> Strengths:
    """Factors of both sides after terrain, supply, artillery and limits (CBT-01, ART-01, ART-02).

    Raises:
        BadInput: An overrun comes from more than one hex.
    """
    # The defence first: artillery supports an attack with no more than the target defends with
    # (ART-02).
    df, defence, much = _defence(books, attack)
    af, offence, more = _attack(books, attack, df)
    return Strengths(af, df, (*defence, *offence), (*much, *more))


Worked = tuple[int, tuple[Step, ...], tuple[Fault, ...]]
"""Factors that count, their lines, and warnings of those that do not."""


def _defence(books: Books, attack: Attack) -> Worked:
    weak = _support(books, present=attack.weak_defence)
    factors = {
        one.unit.id: one.df * supply_effect(books, one, attack.defenders).df * weak
        for one in attack.defenders
    }
    # Guns apart: the best counts in full and each further one as a point, where others add up
    # (ART-01).
    units = tuple(factors[one.unit.id] for one in attack.defenders if not one.guns)
    guns = tuple(factors[one.unit.id] for one in attack.defenders if one.guns)
    ruling = defence_factors(DefenceFactorsInputs(books.turn, units, guns), books.tables)
    lines = (*_unsupported(books, attack.weak_defence, "Defence"), *ruling.working)
    # The rule's result is cut by the limit. What is cut is told, so the sum without it is wanted,
    # too.
    together = sum(units, Fraction(0)) + artillery_defence(guns, books.tables)[0]
    return ruling.result, lines, _over_limit(books, "The target", together)


def _attack(books: Books, attack: Attack, df: int) -> Worked:
    others: list[Fraction] = []
    guns: list[Fraction] = []
    lines = list(_unsupported(books, attack.weak_attack, "Attack"))
    # Factors stay with the hex that they come from, for each hex has a limit of its own (CFL-01).
    for hex_ in attack.hexes:
        parts = [_part(books, attack, hex_, one) for one in hex_.fighters]
        others.append(sum((p.factor for p in parts if not p.guns), Fraction(0)))
        guns.append(sum((p.factor for p in parts if p.guns), Fraction(0)))
        text = " + ".join(p.text for p in parts)
        lines.append(Step(f"From {hex_.name}", others[-1] + guns[-1], text, "CBT-01"))
    counted = sum(guns, Fraction(0))
    over: list[Fault] = []
    if counted:
        asked_guns = ArtillerySupportInputs(sum(others, Fraction(0)), counted, Fraction(df))
        # Its last line is the attack without limits, which are still to come.
        lines += artillery_support(asked_guns, books.tables).working[:-1]
        # Artillery supports with no more factors than the target defends with (ART-02).
        most = Fraction(df) * books.tables.number("combat.artillery.support")
        over += _idle_guns(counted - most, overrun=attack.overrun)
        counted = min(counted, most)
    spread = _spread(others, guns, counted, Fraction(_hex_limit(books).number))
    hexes = tuple(map(HexFactors, spread))
    asked = FactorLimitInputs(books.turn, hexes, attack.overrun, books.options)
    ruling = factor_limit(asked, books.tables)
    for hex_, total in zip(attack.hexes, spread, strict=True):
        over += _over_limit(books, hex_.name, total)
    return ruling.result, (*lines, *ruling.working), tuple(over)


def _over_limit(books: Books, name: str, total: Fraction) -> tuple[Fault, ...]:
    """Warns of factors of a hex above its limit, which do not count (CFL-01, CFL-02)."""
    cell = _hex_limit(books)
    most = cell.number
    if total <= most:
        return ()
    sentence = f"{with_capital(name)} has {shown(total)} factors; {shown(most)} count."
    return (Fault(sentence, "attackers", shown(total), case=cell.case),)


def _idle_guns(left: Fraction, *, overrun: bool) -> tuple[Fault, ...]:
    """Warns of artillery above what the target lets support (ART-02, ART-03)."""
    if left <= 0:
        return ()
    who = "factor of artillery does" if left <= 1 else "factors of artillery do"
    sentence = f"{shown(left)} {who} not count: more than the target defends with."
    advice = "" if overrun else "Surplus artillery may bombard instead."
    return (Fault(sentence, "attackers", shown(left), advice, "ART-03"),)


def _hex_limit(books: Books) -> Cell:
    return books.tables.cell(f"{limits_of(books.turn, books.tables)}.hex")


def _spread(
    others: list[Fraction], guns: list[Fraction], counted: Fraction, limit: Fraction
) -> list[Fraction]:
    """Factors by hex with the artillery that counts, put first where the limit leaves room."""
    totals = list(others)
    left = counted
    for at, own in enumerate(guns):
        more = min(own, left, max(limit - others[at], Fraction(0)))
        totals[at] += more
        left -= more
    # What no hex has room for stays where its guns are, and is cut by the limit there.
    for at, own in enumerate(guns):
        more = min(own - (totals[at] - others[at]), left)
        totals[at] += more
        left -= more
    return totals


@dataclass(frozen=True)
class _Part:
    """What one attacker adds, and how that was worked out."""

    factor: Fraction
    text: str
    guns: bool


def _part(books: Books, attack: Attack, hex_: AttackHex, one: Fighter) -> _Part:
    cut = terrain_cut(books, attack.ground, one, across=attack.crosses(hex_))
    # Terrain, supply and support each cut on their own, and fractions stay until the sum
    # (EU-GEN-04).
    cut *= supply_effect(books, one, hex_.stack, attack.unpaid).af
    cut *= _support(books, present=attack.weak_attack)
    text = shown(one.af) if cut == 1 else f"{shown(one.af)} × {shown(cut)}"
    return _Part(one.af * cut, text, one.guns)


def terrain_cut(books: Books, ground: GroundEffects, one: Fighter, *, across: bool) -> Fraction:
    """What terrain multiplies an attack factor by: hexside, hex, cities for artillery (TER-02)."""
    tables = books.tables
    city = ground.city_halves or (ground.guns and one.guns)
    # What was made to storm cities is spared what the city halves, and nothing else (TER-01).
    inside = ground.halves or (city and not _unhalved(one, tables))
    # Whether a hex and a hexside halve once or twice is for the group to choose.
    if across and inside and chosen(books.options, "terrain_max") == "half":
        return Fraction(tables.number("combat.terrain.most"))
    cut = Fraction(tables.number("combat.terrain.hexside")) if across else Fraction(1)
    return cut * tables.number("combat.terrain.hex") if inside else cut


def _unhalved(one: Fighter, tables: Tables) -> bool:
    """Whether cities and fortresses leave a type of unit alone (TER-01)."""
    return folded(one.unit.type) in set(map(folded, tables.keys("combat.terrain.unhalved")))


def _support(books: Books, *, present: bool) -> Fraction:
    """What lack of support multiplies factors by."""
    return Fraction(books.tables.number("losses.strength.unsupported")) if present else Fraction(1)


def _unsupported(books: Books, weak: bool, side: str) -> tuple[Step, ...]:  # noqa: FBT001 - a state
    if not weak:
        return ()
    cell = books.tables.cell("losses.strength.unsupported")
    return (cell.step(f"{side} without support", "each", f"× {shown(cell.number)}"),)


# ----------------------------------------------------------------------------------- armor


def armor_units(
    books: Books, attack: Attack
) -> tuple[tuple[ArmorAttacker, ...], tuple[ArmorDefender, ...]]:
    """Both sides as the armor rule asks for them (ARM-02)."""
    attackers = tuple(
        # As printed: the armor rule itself halves for hexsides and for want of supply (ARM-02).
        ArmorAttacker(
            one.af,
            one.aeca,
            attack.crosses(hex_),
            _cut_off(books, attack, hex_, one),
            one.state is SupplyState.ISOLATED,
        )
        for hex_ in attack.hexes
        for one in hex_.fighters
    )
    # No hexside lowers the armor of a defender, so none is handed over for him (ARM-02).
    defenders = tuple(
        ArmorDefender(one.df, one.atec, one.aeca, one.guns) for one in attack.defenders
    )
    return attackers, defenders


def printed(fighters: Iterable[Fighter], *, attacking: bool) -> Fraction:
    """The printed factors of units, artillery in full (LOS-03)."""
    return sum((one.af if attacking else one.df for one in fighters), Fraction(0))


def printed_out_of_supply(books: Books, attack: Attack) -> Fraction:
    """The printed attack factors of units that are unpaid or out of supply (LOS-03)."""
    weak = (
        one for hex_ in attack.hexes for one in hex_.fighters if _cut_off(books, attack, hex_, one)
    )
    return printed(weak, attacking=True)


def _cut_off(books: Books, attack: Attack, hex_: AttackHex, one: Fighter) -> bool:
    """Whether want of supply or payment weakens the attack of a unit."""
    return supply_effect(books, one, hex_.stack, attack.unpaid).af != 1


def unsupplied(fighters: Iterable[Fighter], unpaid: frozenset[int]) -> tuple[Fighter, ...]:
    """Those that are not in supply, or do not pay."""
    return tuple(one for one in fighters if state_of(one, unpaid) is not SupplyState.IN_SUPPLY)
