"""What a unit is for replacements: kind of points, strength, and what rebuilding costs."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace
from fractions import Fraction

from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.replacements.permission import (
    Formation,
    RebuildAllowed,
    RebuildAllowedInputs,
    rebuild_allowed,
)
from oobmgr.games.europa.replacements.points import POINT_ALIASES, POINT_KINDS, PointKind
from oobmgr.games.europa.replacements.rebuilding import NOTHING, After, Before, Points
from oobmgr.games.europa.supply.states import SupplyState
from oobmgr.games.europa.supply.unit_supply import supply_of
from oobmgr.games.europa.turns import FIRST_TURN
from oobmgr.games.europa.unit_class import cadre_factors, listed_as
from oobmgr.games.europa.words import INITIAL, NATIONS, REPLACEMENT_SIGNS
from oobmgr.rules.books import Books
from oobmgr.rules.charts import ChartCopy, own_copy
from oobmgr.rules.nearest import folded
from oobmgr.rules.scalars import read_exact, read_flag
from oobmgr.rules.tables import Tables


def point_kind(unit: UnitState, tables: Tables) -> PointKind:
    """The kind of points that fit a unit (REP-14).

    The unit's own trait ``points`` decides, else its type in the table; all others are infantry.
    """
    own = folded(unit.traits.get("points", ""))
    # Players write armour and inf; the books know them by one word.
    own = POINT_ALIASES.get(own, own)
    if own in set(PointKind):
        return PointKind(own)
    return PointKind(listed_as(unit.type, "points", tables) or PointKind.INFANTRY)


def full_strength(unit: UnitState) -> int:
    """The attack strength of a whole unit."""
    return unit.ratings.get("attack", 0)


def cadre_strength(unit: UnitState) -> int | None:
    """The attack strength of its cadre; None where the books name no cadre."""
    factors = cadre_factors(unit)
    return None if factors is None else int(factors[0])


def strength_at(unit: UnitState, steps_left: int) -> int:
    """The attack strength with so many steps left: whole, cadre, gone.

    A unit whose cadre is not in the books keeps its strength until it is gone.
    """
    if not steps_left:
        return 0
    cadre = cadre_strength(unit) if steps_left < unit.steps else None
    return full_strength(unit) if cadre is None else cadre


def armor_formation(unit: UnitState, tables: Tables) -> Formation:
    """What a unit is, as far as Soviet armor points ask for it (DIS-03)."""
    # Rules and players spell it with a z, the tables with an s.
    wanted = folded(unit.type).replace("mechanized", "mechanised")
    group = f"unit_types.armor_formation.{wanted}"
    listed = wanted in tables.keys("unit_types.armor_formation")
    # The size decides as well: a tank corps takes armor points, a tank division none (DIS-03).
    if not listed or unit.size not in tables.keys(group):
        return Formation.OTHER
    return Formation(tables.text(f"{group}.{unit.size}"))


CHART = "special_costs"
REBUILD = "rebuild"
"""The action that spends points on units."""


@dataclass(frozen=True)
class UnitRebuild:
    """What rebuilding a unit comes to.

    `points` are empty where the price is not `known`; `by_hand` says that they are those entered;
    `against` are the reasons why it may not be,
    each with its case; `steps` are those that it regains.
    """

    unit: UnitState
    to: After
    known: bool
    points: Points
    against: tuple[tuple[str, str], ...]
    steps: int
    by_hand: bool = False

    @property
    def words(self) -> str:
        """What it becomes: ``cadre``, ``full``; ``back`` for a unit of one step."""
        return "back" if self.unit.steps == 1 else str(self.to)


def price_words(points: Points) -> str:
    """Points by kind as players write them: ``3 Inf + 3 Arm``."""
    return " + ".join(
        f"{points[kind]} {sign}" for kind, sign in REPLACEMENT_SIGNS.items() if points.get(kind)
    )


def can_be_rebuilt(unit: UnitState) -> bool:
    """Whether there is anything to rebuild: it is dead, or a cadre on the map."""
    return unit.status is UnitStatus.DEAD or (unit.reduced and unit.status is UnitStatus.ON_MAP)


def rebuildable(books: Books, side: SideId) -> list[UnitState]:
    """The dead and the cadres of a side that have arrived."""
    return list(_rebuildable(books, side))


def any_rebuildable(books: Books) -> bool:
    """Whether the present side has anything to rebuild."""
    return next(_rebuildable(books, books.side), None) is not None


def _rebuildable(books: Books, side: SideId) -> Iterator[UnitState]:
    turn = books.turn
    for unit in books.units():
        # What arrives later cannot have been lost yet.
        if unit.side == side and can_be_rebuilt(unit) and unit.arrival <= turn:
            yield unit


# ----------------------------------------------------------------------------------- units


def what_decides_price(unit: UnitState) -> tuple[Hashable, ...]:
    """What the price of a dead unit depends on, for `alike`: many of the dead are alike."""
    return (
        unit.nation, unit.type, unit.size, unit.steps, unit.status, unit.arrival,
        tuple(unit.ratings.items()), tuple(unit.traits.items()),
    )  # fmt: skip


def unit_rebuild(
    books: Books,
    unit: UnitState,
    to: After,
    by_hand: Points = NOTHING,
    *,
    in_supply: bool = True,
    ahead: bool = False,
) -> UnitRebuild:
    """The price of a unit, and whether it may be rebuilt now (REP-08 to REP-12, DIS-03).

    The price to full strength is that of the player's chart, or of the rules' text; only where
    neither has one, it is what was entered by hand. A cadre that the books hold to be without
    supply is so, whatever `in_supply` says; `ahead` asks for the next Initial Phase.

    Raises:
        BadInput: The unit cannot be rebuilt so: its cadre or its nation is not known.
    """
    # Either may say no: the player's word does not put an isolated cadre into supply.
    supplied = in_supply and _supplied(books, unit)
    asked = _asked(books, unit, to, in_supply=supplied, ahead=ahead)
    ruling = rebuild_allowed(asked, books.tables)
    # What is entered by hand serves only where nobody else has a price (EU-CF-72).
    entered = ruling.result.infantry is None and bool(by_hand)
    if entered:
        ruling = rebuild_allowed(replace(asked, chart_price=by_hand), books.tables)
    price = ruling.result
    known = price.infantry is not None
    # A cadre is one step, and a unit without a cadre has one altogether.
    left = unit.steps if asked.to is After.FULL else 1
    return UnitRebuild(
        unit=unit,
        to=asked.to,
        known=known,
        points=_points(price) if known else NOTHING,
        against=_against(ruling),
        steps=left - unit.steps_left,
        by_hand=entered,
    )


def _against(ruling: Ruling[RebuildAllowed]) -> tuple[tuple[str, str], ...]:
    """The reasons of a refusal with their cases: the last notes, one for each check that failed."""
    failed = [
        step for step in ruling.working if step.value is False and step.kind is not StepKind.RESULT
    ]
    reasons = ruling.notes[len(ruling.notes) - len(failed) :]
    pairs = zip(reasons, failed, strict=True)
    return tuple((reason, step.case) for reason, step in pairs if reason)


def _points(price: RebuildAllowed) -> Points:
    prices: dict[str, int | None] = {kind: getattr(price, kind) for kind in POINT_KINDS}
    return {kind: points for kind, points in prices.items() if points}


def _supplied(books: Books, unit: UnitState) -> bool:
    """Whether a cadre on the map is in supply; what lies in the dead pile needs none."""
    if unit.status is UnitStatus.DEAD:
        return True
    # Unpaid is not out of supply: the trace is all that replacements ask for (REP-09, EU-CF-76).
    return supply_of(books, unit.id).state in {SupplyState.IN_SUPPLY, SupplyState.UNPAID}


def _asked(
    books: Books, unit: UnitState, to: After, *, in_supply: bool, ahead: bool
) -> RebuildAllowedInputs:
    if unit.nation not in NATIONS:
        sentence = f"{unit.nation or 'no nation'} is not a nation of this game."
        raise BadInput(Fault(sentence, _name(unit), str(unit.id), case="REP-14"))
    # A unit of one step has no cadre to be brought back as.
    cadre = cadre_strength(unit) if unit.steps > 1 else 0
    if cadre is None:
        advice = "Enter the trait cadre of the unit, such as 2-6."
        raise BadInput(Fault("has no cadre in the books.", _name(unit), str(unit.id), advice))
    return RebuildAllowedInputs(
        nation=unit.nation,
        kind=point_kind(unit, books.tables),
        full=full_strength(unit),
        cadre=cadre,
        was=Before.DEAD if unit.status is UnitStatus.DEAD else Before.CADRE,
        # Without a cadre there is only one way to come back.
        to=to if cadre else After.FULL,
        res=_size(unit),
        chart_price=chart_price(books, unit),
        options=books.options,
        formation=armor_formation(unit, books.tables),
        # Units that are there from the start have no arrival, and an empty text sorts first.
        at_start=unit.arrival <= FIRST_TURN,
        # The Finnish divisions that are fragile are known by their ratings alone (REP-11).
        move=unit.ratings.get("move"),
        fragile=_fragile(unit),
        initial_phase=ahead or books.phase == INITIAL,
        in_supply=in_supply,
    )


def _name(unit: UnitState) -> str:
    return f"{unit.designation} {unit.type}"


def _size(unit: UnitState) -> Fraction:
    """The size in REs; one where the books do not say."""
    try:
        return read_exact(unit.traits.get("re", "1"))
    except ValueError:
        return Fraction(1)


def _fragile(unit: UnitState) -> bool | None:
    """What the books themselves say of a unit being fragile; None where nothing."""
    text = unit.traits.get("fragile", "")
    try:
        # An empty trait says nothing, while no would say that it is not fragile.
        return read_flag(text) if text else None
    except ValueError:
        return None


def chart_price(books: Books, unit: UnitState) -> Points:
    """The price to full strength on the player's chart; nothing where it has none for the unit.

    A row may name the type alone, or with nation or ratings before it, the closest name first.
    """
    copy = own_copy(books, CHART)
    if copy is None:
        return NOTHING
    rows = {folded(row): row for row in copy.rows}
    for name in _row_names(unit):
        row = rows.get(folded(name))
        # A row without a price yet does not hide one that is named less closely.
        if row is not None and (points := _row_points(copy, row)):
            return points
    return NOTHING


def _row_names(unit: UnitState) -> tuple[str, ...]:
    attack, defense, move = (unit.ratings.get(name) for name in ("attack", "defense", "move"))
    short, long, nation = f"{attack}-{move}", f"{attack}-{defense}-{move}", unit.nation
    # Closest first: a row for one nation's 10-10 goes before one for all panzer.
    heads = (f"{nation} {long} ", f"{nation} {short} ", f"{long} ", f"{short} ", f"{nation} ", "")
    return tuple(f"{head}{unit.type}" for head in heads)


def _row_points(copy: ChartCopy, row: str) -> Points:
    entries = {kind: copy.entry(row, kind) for kind in POINT_KINDS}
    return {kind: int(entry) for kind, entry in entries.items() if entry and int(entry) > 0}
