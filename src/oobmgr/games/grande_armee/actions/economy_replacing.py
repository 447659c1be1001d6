"""Strength points that are replaced, and leaders who are retired."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.battle_leaders import in_pool, is_generic
from oobmgr.games.grande_armee.actions.economy_lands import purse_names
from oobmgr.games.grande_armee.battle.forces import rank_of
from oobmgr.games.grande_armee.economy.purses import GOODS, SIGNS, held, purse
from oobmgr.games.grande_armee.economy.replacing import (
    REPLACING,
    ReplacingInputs,
    never_replaced,
    replacements_made,
)
from oobmgr.games.grande_armee.economy.units_built import payment_faults
from oobmgr.games.grande_armee.fact_kinds import LEADERS_SHORT
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.units import has_strength, is_leader, own_units
from oobmgr.games.grande_armee.words import CONSTRUCTION
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import count_told, text_told
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    of_other_side,
    pick_faults,
    said_of_each,
    unit_name,
    units_told,
)

_GROUP: Final = "Economy"
_RETIRED: Final = "LGA-LDR-09"
SHORT: Final = "short"


def replaceable(books: Books) -> Iterator[UnitState]:
    """Units of the side that have lost strength points, and may get them back."""
    for unit in own_units(books):
        if has_strength(unit) and unit.steps_left < unit.steps and not never_replaced(unit.nation):
            yield unit


WEAK: Final = Pickable(
    replaceable,
    "No unit of this side lacks strength points.",
    lambda _, unit: f"{unit.nation}, {unit.steps_left} of {unit.steps} SP",
)


@dataclass(frozen=True)
class ReplaceInputs:
    """Units that get strength points, and who pays for them."""

    units: tuple[int, ...] = units_told("The units.", REPLACING)
    points: int = count_told("Strength points for each.", REPLACING, unit="SP", label="SP for each")
    payer: str = text_told("Whose points are spent.", REPLACING, label="Paid by")


@action(
    "LGA-REPL-01 LGA-MIN-01 LGA-MIN-02",
    phases=(CONSTRUCTION,),
    title="Replacements",
    name="replace",
    tab="Replace",
    post_text="Post the replacements",
    link="Replace strength points",
    group=_GROUP,
    helpers=("grande_armee.replacements_made",),
    offers=lambda books: {"payer": purse_names(books)},
    **WEAK.offering(REPLACING, units="gets points"),
)
def plan_replace(books: Books, inputs: ReplaceInputs) -> ActionPlan:
    """Turn replacement points into strength points: each costs a resource point as well."""
    units = known_units(books, inputs.units)
    payer = nation_named(inputs.payer)
    # The same number for each: units that lack different numbers are entered apart.
    want = inputs.points * len(units)
    resource, replacement = (held(books, payer, good) for good in GOODS)
    asked = ReplacingInputs(payer, want, resource, replacement)
    found = replacements_made(asked, books.tables)
    lines = tuple(
        Step(unit_name(unit), unit.steps_left + inputs.points, f"{unit.steps_left} SP before",
             REPLACING)
        for unit in units
    )  # fmt: skip
    spent = Account(Place.SPENT, books.side, "replaced")
    # One of each for every point, so what was spent of each kind is the difference.
    paid = (resource - found.result.res_after, replacement - found.result.rep_after)
    return ActionPlan(
        f"Replaced: {counted(want, 'strength point')} for {names_of(units)}",
        f"{found.result.res_after} R and {found.result.rep_after} Rep left.",
        Ruling(found.result, (*lines, *found.working)),
        (
            *(p for good, amount in zip(GOODS, paid, strict=True)
              for p in transfer(purse(books.side, payer), spent, good, amount)),
            *(p for unit in units for p in transfer(
                Account(Place.DEAD, unit.side),
                unit_account(unit.side, unit.id),
                STEP,
                inputs.points,
            )),
        ),
        refusals=tuple(_faults(books, inputs, units, want - found.result.made)),
    )  # fmt: skip


def _faults(
    books: Books, inputs: ReplaceInputs, units: tuple[UnitState, ...], lacking: int
) -> Iterator[Fault]:
    yield from pick_faults(units, REPLACING)
    yield from of_other_side(books, units, "of the side", REPLACING)
    if not inputs.points:
        advice = "Say how many each gets."
        yield Fault("is missing.", "points", advice=advice, case=REPLACING, missing=True)
    for unit in units:
        if never_replaced(unit.nation):
            # The British get no replacements by rule, so nothing else is asked of them.
            yield against(unit, "is British: they receive no replacements.", REPLACING)
        elif not has_strength(unit):
            yield against(unit, "has no strength points.", REPLACING)
        elif unit.steps_left >= unit.steps:
            yield against(unit, "is at full strength.", REPLACING)
        elif unit.steps_left + inputs.points > unit.steps:
            room = unit.steps - unit.steps_left
            advice = "Enter fewer, or leave it out."
            yield against(unit, f"lacks only {counted(room, 'point')}.", REPLACING, advice)
        if inputs.payer.strip():
            yield from payment_faults(books, unit, inputs.payer)
    if not inputs.payer.strip():
        advice = "Say whose points are spent."
        yield Fault("is missing.", "payer", advice=advice, case=REPLACING, missing=True)
    elif lacking > 0 and not never_replaced(inputs.payer):
        payer = inputs.payer.strip()
        sentence = f"{payer} is {counted(lacking, 'point')} short of {' or '.join(SIGNS.values())}."
        yield Fault(sentence, "payer", inputs.payer, "Each SP takes one of both.", REPLACING)


# ------------------------------------------------------------------------------------ leaders

LEADERS: Final = Pickable(
    lambda books: (unit for unit in own_units(books) if is_leader(unit)),
    "No leader of this side is on the map.",
)


@dataclass(frozen=True)
class RetireInputs:
    """Leaders who go without anybody to take their place."""

    units: tuple[int, ...] = units_told("The leaders.", _RETIRED)


@action(
    "LGA-LDR-09",
    phases=(CONSTRUCTION,),
    title="Leaders retired",
    name="retire",
    tab="Retire",
    post_text="Post the leaders",
    group=_GROUP,
    **LEADERS.offering(_RETIRED, units="retires"),
)
def plan_retire(books: Books, inputs: RetireInputs) -> ActionPlan:
    """Retire leaders whom no named one replaces: the power is short of that many."""
    units = known_units(books, inputs.units)
    refusals = [
        *pick_faults(units, _RETIRED),
        *of_other_side(books, units, "of the side", _RETIRED),
        *(against(unit, "is not a leader.", _RETIRED) for unit in units if not is_leader(unit)),
    ]
    # L-30: nobody comes back for one who retires; that is for losses in battle alone (12.56).
    said = said_of_each("Leaders short", _RETIRED, [(unit, "retired", "") for unit in units])
    return ActionPlan(
        f"Retired: {names_of(units)}",
        "No leader from the dead pool takes their place.",
        Ruling(said.result, said.working),
        tuple(
            posting
            for unit in units
            for posting in transfer(
                unit_account(unit.side, unit.id), Account(Place.DEAD, unit.side), STEP,
                unit.steps_left,
            )
        ),
        tuple(_retired(books, units)),
        warnings=tuple(_replaceable_by_name(books, units)),
        refusals=tuple(refusals),
    )  # fmt: skip


def _replaceable_by_name(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    """Asks about leaders whose place a named one of the pool could take."""
    named = [one for one in in_pool(books) if not is_generic(books, one)]
    for unit in units:
        # Only who commands the same can step into his place.
        others = tuple(
            one
            for one in named
            if nation_named(one.nation) == nation_named(unit.nation)
            and rank_of(one) == rank_of(unit)
        )
        if others:
            sentence = f"could be replaced by {names_of(others)}, in the pool."
            advice = "A leader retires only where no named one can take his place."
            yield against(unit, sentence, _RETIRED, advice).question()


def _retired(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fact]:
    for unit in units:
        key = str(unit.id)
        yield Fact(Subject.UNIT, key, "status", str(unit.status), str(UnitStatus.DEAD))
    # By nation, for each power plays short by itself.
    for nation in dict.fromkeys(nation_named(unit.nation) for unit in units):
        gone = sum(1 for unit in units if nation_named(unit.nation) == nation)
        yield from enter(
            books, LEADERS_SHORT, nation, SHORT, leaders_short(books).get(nation, 0) + gone
        )


def leaders_short(books: Books) -> dict[str, int]:
    """How many leaders each nation plays short."""
    return {
        nation: value
        for (nation, _), value in books.facts(LEADERS_SHORT).items()
        if isinstance(value, int) and value
    }
