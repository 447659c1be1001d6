"""What provinces and minor powers yield in an Interphase, and what an ally has to spare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.accounts import Account, GoodId, Place
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Posting, transfer
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.economy_lands import agreed, incomplete
from oobmgr.games.grande_armee.economy.lands import (
    Land,
    gives_everything,
    keeps_its_own,
    land_named,
    lands,
    rights_of,
)
from oobmgr.games.grande_armee.economy.purses import (
    AT_TURN,
    GOOD_NAMES,
    SIGNS,
    TAKEN,
    Share,
    held,
    is_collected,
    is_played_by,
    purse,
    shares,
)
from oobmgr.games.grande_armee.economy.rights import (
    ALLIED,
)
from oobmgr.games.grande_armee.fact_kinds import COLLECTED
from oobmgr.games.grande_armee.nations import nation_named
from oobmgr.games.grande_armee.words import (
    CONSTRUCTION,
    INCOME,
    POINT_ALIASES,
    SIDE_NAMES,
    PointKind,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, count_told, text_told
from oobmgr.rules.nearest import folded, nearest

_GROUP: Final = "Economy"
_INCOME: Final = "LGA-MIN-01"


@dataclass(frozen=True)
class IncomeInputs:
    """A power whose provinces and minor powers yield their points."""

    power: str = text_told("The power, or a minor power that holds others.", _INCOME, label="Power")


def _collecting(books: Books) -> tuple[str, ...]:
    """The powers of the side that plays with something to collect."""
    # Each holder once, in the order in which the books know their lands.
    holders = dict.fromkeys(land.holder for land in lands(books) if land.holder)
    mine = (holder for holder in holders if is_played_by(books, books.side, holder))
    # Only where something is due: a holder whose lands have yielded is not offered again.
    return tuple(holder for holder in mine if any(True for _ in shares(books, holder)))


def _proposed(books: Books) -> IncomeInputs:
    """The first power with something to collect."""
    return IncomeInputs(next(iter(_collecting(books)), ""))


def _lone_collector(books: Books) -> frozenset[str]:
    """The power is no question where one alone has something to collect."""
    return frozenset({"power"}) if len(_collecting(books)) == 1 else frozenset()


_NOTHING_YIELDS: Final = Fault(
    "No province or minor power yields this side any points now.",
    advice="Enter those that do under Provinces, by your chart.",
    case=_INCOME,
)


def _all_collected(books: Books) -> Fault | None:
    mine = (one for one in lands(books) if is_played_by(books, books.side, one.holder))
    if any(is_collected(books, one) for one in mine):
        return Fault("All points of this Interphase were collected.", case=_INCOME)
    return None


@action(
    "LGA-MIN-01 LGA-MIN-02 LGA-MIN-03 LGA-MIN-04 LGA-MIN-07",
    phases=(INCOME,),
    title="Income",
    name="income",
    tab="Income",
    post_text="Post the income",
    link="Collect the points",
    group=_GROUP,
    propose=_proposed,
    offered=lambda books: bool(_collecting(books)),
    not_now=_NOTHING_YIELDS,
    not_any_more=_all_collected,
    left_out=_lone_collector,
    offers=lambda books: {"power": _collecting(books)},
)
def plan_income(books: Books, inputs: IncomeInputs) -> ActionPlan:
    """Collect the points of a power's provinces and minor powers, each by its rights."""
    collectors = _collecting(books)
    # Left open, the only power with something to collect is meant.
    alone = collectors[0] if len(collectors) == 1 else ""
    power = nation_named(inputs.power) or alone
    found = tuple(shares(books, power))
    sums = {good: _sum(found, power, good) for good in SIGNS}
    lines = tuple(
        Step(f"{one.land.name}: {SIGNS[one.good]} for {one.owner}", one.amount, "", one.case)
        for one in found
    )
    said = " and ".join(f"{sums[good]} {sign}" for good, sign in SIGNS.items())
    # Each land once, though it may yield two kinds of points to two owners.
    taken = {one.land.name: one.land for one in found}
    yielding = tuple(taken.values())
    return ActionPlan(
        f"Income of {power}: {said}",
        "",
        Ruling(said, (*lines, Step(power, said, "", _INCOME, StepKind.RESULT))),
        tuple(posting for one in found for posting in _paid_in(books, one)),
        tuple(
            fact
            for name in taken
            for fact in enter(books, COLLECTED, AT_TURN.key(books.turn, name), TAKEN, new=True)
        )
        + tuple(fact for land in yielding for fact in agreed(books, land)),
        warnings=tuple(fault for land in yielding for fault in incomplete(books, land)),
        refusals=tuple(_income_faults(books, power, found)),
    )


def _sum(found: tuple[Share, ...], power: str, good: GoodId) -> int:
    mine = (one for one in found if one.good == good and folded(one.owner) == folded(power))
    return sum(one.amount or 0 for one in mine)


def _paid_in(books: Books, share: Share) -> tuple[Posting, ...]:
    # From an account of the land, so that the ledger tells where the points came from.
    source = Account(Place.INCOME, books.side, share.land.name)
    return transfer(source, purse(books.side, share.owner), share.good, share.amount or 0)


def _income_faults(books: Books, power: str, found: tuple[Share, ...]) -> Iterator[Fault]:
    # A power of the other side collects in its own player's entry.
    if not power:
        yield Fault("is missing.", "power", advice="Name it.", case=_INCOME, missing=True)
    elif not is_played_by(books, books.side, power):
        advice = "Where it is your ally, enter its first points under Points, as played by you."
        sentence = f"is not played by the {SIDE_NAMES[books.side]} side."
        yield Fault(sentence, "power", power, advice, _INCOME)
    elif not found:
        plain = "It holds nothing that yields points, or all was collected in this Interphase."
        meant = nearest(power, _collecting(books))
        advice = f"Did you mean {meant}?" if meant else plain
        yield Fault(f"{power} has nothing to collect.", "power", power, advice, _INCOME)
    # All of them, so that the player enters what is missing in one go.
    for one in found:
        # An unknown yield stops the whole income: half of it could not be collected later.
        if one.amount is None:
            sentence = f"The {GOOD_NAMES[one.good]} of {one.land.name} are not entered."
            advice = "Enter them under Provinces, by your chart."
            yield Fault(sentence, "power", power, advice, one.case)


# ------------------------------------------------------------------------------ spare points


@dataclass(frozen=True)
class GiftInputs:
    """Points that an allied minor power does not need itself."""

    minor: str = text_told("The allied minor power.", ALLIED, label="Minor power")
    kind: PointKind = choice_told(
        "Which points.", ALLIED, PointKind.RESOURCE, POINT_ALIASES, label="Points"
    )
    points: int = count_told("How many.", ALLIED, unit="points", label="How many")


@action(
    "LGA-MIN-04 LGA-MIN-07",
    phases=(CONSTRUCTION,),
    title="Spare points of an ally",
    name="spare_points",
    tab="Spare points",
    post_text="Post the points",
    group=_GROUP,
    offers=lambda books: {"minor": tuple(one.name for one in lands(books) if keeps_its_own(one))},
)
def plan_spare_points(books: Books, inputs: GiftInputs) -> ActionPlan:
    """Give the power what an allied minor power has left once its own units are built and full."""
    good, land = inputs.kind.good, land_named(books, inputs.minor)
    if not inputs.minor.strip():
        advice = "Name the minor power."
        missing = Fault("is missing.", "minor", advice=advice, case=ALLIED, missing=True)
        return ActionPlan.refused("Spare points", (missing,))
    if land is None or not keeps_its_own(land):
        advice = "Only allied minor powers give points away."
        fault = Fault("is not an allied minor power.", "minor", inputs.minor, advice, ALLIED)
        return ActionPlan.refused("Spare points", (fault,))
    before = held(books, land.name, good)
    left, sign = before - inputs.points, SIGNS[good]
    lines = (
        Step(f"{land.name}, before", before, sign, ALLIED),
        Step("Left", left, f"{before} − {inputs.points}", ALLIED, StepKind.RESULT),
    )
    return ActionPlan(
        f"{land.name} gives {land.holder} {inputs.points} {sign}",
        f"{left} {sign} left." if left >= 0 else "",
        Ruling(left, lines),
        transfer(purse(books.side, land.name), purse(books.side, land.holder), good, inputs.points),
        facts=agreed(books, land),
        warnings=tuple(incomplete(books, land)),
        refusals=tuple(_gift_faults(books, inputs, land, before)),
    )


def _gift_faults(books: Books, inputs: GiftInputs, land: Land, before: int) -> Iterator[Fault]:
    """Only a complete ally gives, and of most only resource points."""
    if not inputs.points:
        advice = "Say how many."
        yield Fault("is missing.", "points", advice=advice, case=ALLIED, missing=True)
    if inputs.points > before:
        sentence = f"{inputs.points} is more than the {before} that {land.name} has."
        yield Fault(sentence, "points", str(inputs.points), "Enter fewer.", ALLIED)
    # The rights as they stand now: complete today may be incomplete after the next battle.
    rights = rights_of(books, land).result
    may = rights.resource if inputs.kind is PointKind.RESOURCE else rights.replacement
    if not may:
        # Replacement points never go to an ally, but for three that give both once they are built.
        later = inputs.kind is PointKind.RESOURCE or gives_everything(land, books.tables)
        advice = "It builds up its own units first." if later else "It keeps these for good."
        sentence = f"does not give {inputs.kind} points away."
        yield Fault(sentence, "minor", land.name, advice, ALLIED)
