"""Rebuilding: units come back from the dead pile, cadres become whole, points are spent."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from oobmgr.domain.accounts import STEP, Account, Place, unit_account
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Fact, Posting, Subject, UnitId, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.accounts import replacements_of, spent
from oobmgr.games.europa.acting import (
    ARRIVES,
    BELONGS,
    HAS,
    IS,
    Why,
    first_named,
    named,
    told_together,
    twice,
    units_told,
)
from oobmgr.games.europa.deeds import BROUGHT_BACK, mark
from oobmgr.games.europa.entered import done
from oobmgr.games.europa.picking.rebuilding import rebuild_picking
from oobmgr.games.europa.replacements.losses import nation_order
from oobmgr.games.europa.replacements.points import POINT_KINDS
from oobmgr.games.europa.replacements.rebuilding import After, Points
from oobmgr.games.europa.replacements.unit_prices import (
    REBUILD,
    UnitRebuild,
    any_rebuildable,
    can_be_rebuilt,
    full_strength,
    price_words,
    unit_rebuild,
)
from oobmgr.games.europa.supply.unit_supply import UnitSupply, supply_facts
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import INITIAL, REPLACEMENT_GOODS
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import count_told, flag_told
from oobmgr.rules.inputs import told

_NO_PRICE = Why(
    (HAS, "no price to full strength in your chart"),
    "Enter the price from your chart of special costs.",
    "REP-14",
)


def _price_told(kind: str) -> int:
    sentence = f"Price by hand, {kind}: to full strength by your chart."
    label = f"{kind.capitalize()} price"
    found: int = count_told(sentence, "REP-14", unit="points", high=FEW, label=label)
    return found


@dataclass(frozen=True)
class RebuildInputs:
    """The units that are rebuilt, and the price of those that the books cannot price."""

    units: tuple[int, ...] = units_told(
        "Units brought to full strength, or back in one step.", label="Full strength, or a step"
    )
    cadres: tuple[int, ...] = units_told(
        "Units brought back from the dead pile as cadres.", label="Back as cadres"
    )
    in_supply: bool = flag_told(
        "Whether all of them are in supply.", "REP-09", default=True, label="All in supply?"
    )
    price_infantry: int = _price_told("infantry")
    price_armor: int = _price_told("armor")
    price_artillery: int = _price_told("artillery")


@dataclass(frozen=True)
class RebuildResult:
    """The points spent, by nation and kind, and the steps that came back."""

    spent: Mapping[str, int] = told("Points spent, by nation and kind.", unit="points")
    steps: int = told("Steps that come back.", unit="steps")


@action(
    "REP-10 DIS-03 REP-08..09 REP-11..12 REP-14 SP-29",
    phases=(INITIAL,),
    title="Rebuild units",
    offered=any_rebuildable,
    not_now=Fault("There are no cadres or dead units that may be rebuilt."),
    tab="Rebuild",
    link="Rebuild",
    picking=rebuild_picking(),
    group="Replacements",
)
def plan_rebuild(books: Books, inputs: RebuildInputs) -> ActionPlan:
    """Spend replacement points on units of the dead pile and on cadres."""
    rebuilds, refusals = _order(books, inputs)
    totals: Counter[tuple[str, str]] = Counter()
    for one in rebuilds:
        for kind, points in one.points.items():
            totals[one.unit.nation, kind] += points
    steps = sum(one.steps for one in rebuilds)
    named = {f"{nation} {kind}": number for (nation, kind), number in _sorted(totals)}
    together = ", ".join(f"{number} {kind}" for (_, kind), number in _sorted(totals))
    return ActionPlan(
        f"Rebuilt {first_named([one.unit for one in rebuilds]) or 'nothing'}",
        f"{counted(len(rebuilds), 'unit')} for {together or 'no'} points.",
        Ruling(
            RebuildResult(named, steps),
            (*_unit_lines(rebuilds), *_pools(books, totals), _spent(rebuilds)),
        ),
        postings=_postings(books, rebuilds, totals),
        facts=_alive(books, rebuilds) + done(books, REBUILD),
        warnings=_unused_price(inputs, rebuilds),
        refusals=(*refusals, *_short(books, totals), *_nothing(inputs)),
    )


def _sorted(totals: Counter[tuple[str, str]]) -> list[tuple[tuple[str, str], int]]:
    return sorted(totals.items(), key=lambda item: nation_order(*item[0]))


def _nothing(inputs: RebuildInputs) -> Iterator[Fault]:
    if not (inputs.units or inputs.cadres):
        advice = "Pick units from the dead pile, or cadres."
        yield Fault("Nothing is entered.", "units", advice=advice, missing=True)


# ----------------------------------------------------------------------------------- units


def _order(books: Books, inputs: RebuildInputs) -> tuple[list[UnitRebuild], tuple[Fault, ...]]:
    """The units that can be rebuilt with their prices, and what is wrong with the others."""
    by_hand = _by_hand(inputs)
    found: list[UnitRebuild] = []
    faults: list[Fault] = []
    against: list[tuple[UnitState, Why]] = []
    # One by one, so that what is wrong with one does not hide the price of the others.
    for unit_id, to in _wanted(inputs):
        try:
            unit = books.unit(unit_id)
            if why := _unfit(books, unit, to):
                against.append((unit, why))
                continue
            one = unit_rebuild(books, unit, to, by_hand, in_supply=inputs.in_supply)
        except BadInput as error:
            faults += error.faults
            continue
        # Where a rule is against it, the missing price is beside the point.
        if not one.known and not one.against:
            against.append((unit, _NO_PRICE))
        found.append(one)
    lists = {"full strength": inputs.units, "cadres": inputs.cadres}
    refusals = (*faults, *told_together(against), *_reasons(found), *twice(books, lists))
    return found, (*refusals, *_one_sort(books, inputs))


def _reasons(rebuilds: list[UnitRebuild]) -> Iterator[Fault]:
    """Why units may not be rebuilt, each reason once with the units that it holds for."""
    alike: dict[tuple[str, str], list[UnitRebuild]] = {}
    # Alike reasons are told once, with all the units that they hold for.
    for one in rebuilds:
        for reason in one.against:
            alike.setdefault(reason, []).append(one)
    for (sentence, case), units in alike.items():
        who = first_named([one.unit for one in units])
        yield Fault(f"{who}: {sentence}", who, str(units[0].unit.id), case=case)


def _wanted(inputs: RebuildInputs) -> tuple[tuple[UnitId, After], ...]:
    # Full strength wins where a unit is in both lists; `twice` refuses it with its reason.
    wanted = dict.fromkeys(map(UnitId, inputs.cadres), After.CADRE)
    return tuple((wanted | dict.fromkeys(map(UnitId, inputs.units), After.FULL)).items())


def _by_hand(inputs: RebuildInputs) -> Points:
    prices = (inputs.price_infantry, inputs.price_armor, inputs.price_artillery)
    return {kind: price for kind, price in zip(POINT_KINDS, prices, strict=True) if price}


def _unfit(books: Books, unit: UnitState, to: After) -> Why | None:
    if unit.side != books.side:
        return Why((BELONGS, "to the other side"), case="SOP-01")
    if unit.arrival > books.turn:
        return Why((ARRIVES, f"in {CALENDAR.label(unit.arrival)} only"), case="SOP-02")
    if not can_be_rebuilt(unit):
        return Why((HAS, "nothing to rebuild"), case="REP-11")
    if to is not After.FULL and unit.status is not UnitStatus.DEAD:
        advice = "Bring it to full strength, or leave it out."
        return Why((IS, "reduced to a cadre already"), advice, "REP-10")
    return None


def _unused_price(inputs: RebuildInputs, rebuilds: list[UnitRebuild]) -> tuple[Fault, ...]:
    """A price by hand that prices nothing: every unit has one of its own."""
    # Only where nothing else is amiss: with another fault the price may still be needed.
    priced = rebuilds and not any(one.by_hand for one in rebuilds)
    if not (priced and _by_hand(inputs)):
        return ()
    sentence = "The price by hand is not used: the price of each unit is known."
    return (Fault(sentence, "price", case="REP-14"),)


def _one_sort(books: Books, inputs: RebuildInputs) -> tuple[Fault, ...]:
    """A price entered by hand is for units of one sort: refused where it would price several."""
    if not _by_hand(inputs):
        return ()
    sorts: dict[tuple[object, ...], str] = {}
    for unit_id, to in _wanted(inputs):
        try:
            unit = books.unit(unit_id)
            known = unit_rebuild(books, unit, to).known
        # A unit that is not there is refused elsewhere.
        except BadInput:
            continue
        if not known:
            sort = (unit.nation, unit.type, full_strength(unit), unit.traits.get("cadre"))
            sorts[sort] = f"{unit.nation} {full_strength(unit)} {unit.type}"
    if len(sorts) <= 1:
        return ()
    sentence = f"One price is entered for several sorts of units: {', '.join(sorts.values())}."
    return (Fault(sentence, "price", advice="Rebuild one sort at a time.", case="REP-14"),)


# ---------------------------------------------------------------------------------- prices


def _unit_lines(rebuilds: list[UnitRebuild]) -> list[Step]:
    """A line for each unit, or one for all that are alike."""
    alike: dict[tuple[str, str, str, bool], list[UnitRebuild]] = {}
    # Those that are alike in price and words make one line.
    for one in rebuilds:
        key = (one.unit.type, one.words, price_words(one.points), one.known)
        alike.setdefault(key, []).append(one)
    lines = []
    for (_, words, price, known), units in alike.items():
        number = len(units)
        who = named(units[0].unit) if number == 1 else f"{number} {units[0].unit.type}"
        total = sum(sum(one.points.values()) for one in units) if known else None
        text = price or "free" if known else "price not known"
        each = " each" if known and number > 1 else ""
        case = "REP-10" if units[0].to is After.CADRE else "REP-14"
        lines.append(Step(f"{who}, {words}", total, f"{text}{each}", case))
    return lines


def _pools(books: Books, totals: Counter[tuple[str, str]]) -> list[Step]:
    lines = [Step("What remains", kind=StepKind.HEADING)] if totals else []
    for (nation, kind), price in _sorted(totals):
        held = _held(books, nation, kind)
        text = f"{held} held, {price} spent"
        lines.append(Step(f"{nation}, {kind}", held - price, text, "REP-14"))
    return lines


def _spent(rebuilds: list[UnitRebuild]) -> Step:
    """What all cost together; nobody knows it before each has its price."""
    known = all(one.known for one in rebuilds)
    total = sum(sum(one.points.values()) for one in rebuilds) if known else None
    text = "" if known else "a price is not known"
    return Step("Points spent", total, text, "REP-12", StepKind.RESULT)


def _held(books: Books, nation: str, kind: str) -> int:
    return books.balance(replacements_of(books.side, nation), REPLACEMENT_GOODS[kind])


def _short(books: Books, totals: Counter[tuple[str, str]]) -> Iterator[Fault]:
    # By nation and kind: no nation's points pay for another's units, nor infantry for armor
    # (REP-14).
    for (nation, kind), price in _sorted(totals):
        held = _held(books, nation, kind)
        if price > held:
            sentence = f"{nation} holds {counted(held, f'{kind} point')}; the price is {price}."
            advice = f"Leave out what costs {price - held}."
            yield Fault(sentence, "units", str(price), advice, "REP-14")


# ---------------------------------------------------------------------------------- writes


def _postings(
    books: Books, rebuilds: Iterable[UnitRebuild], totals: Counter[tuple[str, str]]
) -> tuple[Posting, ...]:
    found: list[Posting] = []
    for (nation, kind), price in _sorted(totals):
        source, target = replacements_of(books.side, nation), spent(books.side, books.phase)
        found += transfer(source, target, REPLACEMENT_GOODS[kind], price)
    for one in rebuilds:
        unit = one.unit
        # Steps come back from the dead, so that none is made out of nothing.
        dead = Account(Place.DEAD, unit.side)
        found += transfer(dead, unit_account(unit.side, unit.id), STEP, one.steps)
    return tuple(found)


def _alive(books: Books, rebuilds: Iterable[UnitRebuild]) -> tuple[Fact, ...]:
    """The dead are on the map again, and in supply however they were lost (REP-09)."""
    back = [one.unit.id for one in rebuilds if one.unit.status is UnitStatus.DEAD]
    placed = tuple(
        Fact(Subject.UNIT, str(unit_id), "status", str(UnitStatus.DEAD), UnitStatus.ON_MAP)
        for unit_id in back
    )
    # They arrive like reinforcements, by rail on the capacity for arrivals, too (RAIL-02).
    new = mark(books, back, BROUGHT_BACK)
    return placed + supply_facts(books, back, UnitSupply()) + new
