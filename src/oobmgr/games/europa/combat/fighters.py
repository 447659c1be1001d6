"""A unit of the order of battle as it fights: factors now and after a loss, armor, supply."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from oobmgr.domain.quantities import shown
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.combat.armor import ArmorRating, read_rating
from oobmgr.games.europa.supply.states import (
    STATE_ALIASES,
    SupplyState,
    SupplyStateEffect,
    SupplyStateEffectInputs,
    UnitKind,
    supply_state_effect,
)
from oobmgr.games.europa.supply.unit_supply import supply_of
from oobmgr.games.europa.unit_class import (
    GUNS,
    cadre_factors,
    is_cm,
    is_division,
    price_class,
    role,
)
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import HIGHEST_ID
from oobmgr.rules.fields import open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.scalars import read_exact
from oobmgr.rules.tables import Tables

_NKVD = "nkvd"


@dataclass(frozen=True)
class ByHand:
    """What a player says of a unit in place of what the books say."""

    unit: int = told("The unit.", low=1, high=HIGHEST_ID, case="CBT-01", label="Unit")
    af: Fraction | None = open_told(
        "Attack factor now.", "CBT-01", unit="AF", low=0, label="Attack"
    )
    df: Fraction | None = open_told(
        "Defence factor now.", "CBT-01", unit="DF", low=0, label="Defence"
    )
    cadre: Fraction | None = open_told(
        "Its factor in this combat after losing a step; 0 where it is gone.",
        "CHG-03",
        unit="factors",
        low=0,
        label="After a step",
    )
    aeca: ArmorRating | None = open_told("AECA rating.", "ARM-02", read=read_rating, label="AECA")
    atec: ArmorRating | None = open_told("ATEC rating.", "ARM-02", read=read_rating, label="ATEC")
    res: Fraction | None = open_told("Size.", "STK-01", unit="REs", low=0, label="REs")
    state: SupplyState | None = open_told(
        "Supply state.", "SP-27", aliases=STATE_ALIASES, label="Supply"
    )
    armor_price: Fraction | None = open_told(
        "Armor points of rebuilding it from a loss of one step.",
        "CHG-05",
        unit="armor points",
        low=0,
        label="Armor price",
    )


@dataclass(frozen=True)
class Fighter:
    """A unit in a combat.

    `af` and `df` are printed factors as it stands, a cadre's where it is reduced; `next_af` and
    `next_df` those after losing a step, none where it is gone. Where the books do not know the
    cadre, all factors stay until the unit is gone. `state` is its own supply state.
    """

    unit: UnitState
    kind: str
    af: Fraction
    df: Fraction
    next_af: Fraction
    next_df: Fraction
    res: Fraction
    aeca: ArmorRating
    atec: ArmorRating
    division: bool
    guns: bool
    state: SupplyState
    armor_price: Fraction | None = None

    @property
    def name(self) -> str:
        """As refusals and the working name it: ``3 panzer``."""
        return f"{self.unit.designation} {self.unit.type}"

    @property
    def armor(self) -> bool:
        """Whether it brings armor into a combat."""
        return self.aeca is not ArmorRating.NONE

    @property
    def nkvd(self) -> bool:
        """Whether it is of the NKVD, by type, designation or trait."""
        about = (self.unit.type, self.unit.designation, *self.unit.traits)
        return any(_NKVD in folded(word) for word in about)


def fighter(books: Books, unit: UnitState, by_hand: ByHand | None = None) -> Fighter:
    """A unit with its factors of the books, or those that were entered by hand."""
    tables = books.tables
    own = by_hand or ByHand(unit.id)
    whole, cadre = _factors(unit), cadre_factors(unit)
    # Where the books do not know the cadre, the whole unit stands for it.
    now = cadre if unit.reduced and cadre else whole
    after = cadre or whole if unit.steps_left > 1 else (Fraction(0), Fraction(0))
    kind = price_class(unit, tables)
    return Fighter(
        unit=unit,
        kind=kind,
        af=now[0] if own.af is None else own.af,
        df=now[1] if own.df is None else own.df,
        next_af=after[0] if own.cadre is None else own.cadre,
        next_df=after[1] if own.cadre is None else own.cadre,
        res=size_in_res(unit, tables) if own.res is None else own.res,
        aeca=_rating(unit, "aeca") if own.aeca is None else own.aeca,
        atec=_rating(unit, "atec") if own.atec is None else own.atec,
        # A reduced division fights as a cadre, which is no division any more.
        division=is_division(unit, tables) and not unit.reduced,
        guns=kind in GUNS,
        state=supply_of(books, unit.id).state if own.state is None else own.state,
        armor_price=own.armor_price,
    )


def _factors(unit: UnitState) -> tuple[Fraction, Fraction]:
    """Attack and defence of the whole unit; a counter with one factor has it for both."""
    attack = unit.ratings.get("attack", 0)
    # Without a defence factor of its own a counter prints one figure for both.
    return Fraction(attack), Fraction(unit.ratings.get("defense", attack))


def size_in_res(unit: UnitState, tables: Tables) -> Fraction:
    """The size in REs: of a cadre, as the books say, or as units of that size are."""
    # Whatever it was when it was whole.
    if unit.reduced:
        return Fraction(tables.number("combat.size.cadre"))
    try:
        return read_exact(unit.traits["re"])
    except (KeyError, ValueError):
        known = unit.size in tables.keys("combat.size")
        # A size that the table does not know counts as one RE.
        return Fraction(tables.number(f"combat.size.{unit.size}")) if known else Fraction(1)


def res_words(res: Fraction) -> str:
    """REs as players write them: ``1 RE``, ``2 ½ REs``."""
    return f"{shown(res)} {'RE' if res == 1 else 'REs'}"


def _rating(unit: UnitState, trait: str) -> ArmorRating:
    try:
        return read_rating(unit.traits.get(trait, ""))
    except ValueError:
        return ArmorRating.NONE


# ---------------------------------------------------------------------------------- supply


def supply_effect(
    books: Books, one: Fighter, stack: tuple[Fighter, ...] = (), unpaid: Collection[int] = ()
) -> SupplyStateEffect:
    """What supply leaves of a unit's factors; small units share the state of their stack (SP-27).

    `unpaid` are the units that attack without paying (SP-17, SP-25).
    """
    # Divisions alone have a state to share; small units take it from them.
    states = tuple(state_of(other, unpaid) for other in stack if other.division)
    asked = SupplyStateEffectInputs(
        _unit_kind(one, books.tables), state_of(one, unpaid), states, books.options
    )
    return supply_state_effect(asked, books.tables).result


def state_of(one: Fighter, unpaid: Collection[int] = ()) -> SupplyState:
    """Its own supply state in an attack: unpaid where it is in supply and does not pay."""
    # Paying matters only to a unit that is in supply.
    if one.unit.id in unpaid and one.state is SupplyState.IN_SUPPLY:
        return SupplyState.UNPAID
    return one.state


def _unit_kind(one: Fighter, tables: Tables) -> UnitKind:
    """What it is as it stands; `supply_kind` says what it is when whole."""
    # Guns first: a reduced artillery unit is artillery all the same.
    if one.guns:
        return UnitKind.ARTILLERY
    if one.unit.reduced:
        return UnitKind.CADRE
    if one.division:
        fast = role(one.kind, tables) == "cm"
        return UnitKind.CM_DIVISION if fast else UnitKind.INFANTRY_DIVISION
    return UnitKind.CM_NON_DIVISION if is_cm(one.unit) else UnitKind.NON_DIVISION
