"""Provinces and minor powers, what they yield in an Interphase, and points by other rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.accounts import Account, GoodId, Place
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Posting, transfer
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.economy.lands import (
    ENTRY,
    Land,
    Units,
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
    owners,
    purse,
    shares,
)
from oobmgr.games.grande_armee.economy.rights import (
    ALLIED,
    KIND_ALIASES,
    STATUS_ALIASES,
    Kind,
    Status,
)
from oobmgr.games.grande_armee.fact_kinds import COLLECTED, LAND
from oobmgr.games.grande_armee.nations import Nation, nation_named
from oobmgr.games.grande_armee.words import (
    CONSTRUCTION,
    END_OF_TURN,
    INCOME,
    OWN_TURN,
    POINT_ALIASES,
    POLITICS,
    SIDE_NAMES,
    PointKind,
    Power,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, count_told, open_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded, nearest
from oobmgr.rules.tables import Cell

_GROUP: Final = "Economy"
_INCOME: Final = "LGA-MIN-01"
_TOWNLESS: Final = "LGA-MIN-05"
_EVERY_POWER: Final = tuple(map(str, Power))


def land_names(books: Books) -> tuple[str, ...]:
    """The provinces and minor powers that the books know, for a form."""
    return tuple(land.name for land in lands(books))


def purse_names(books: Books) -> tuple[str, ...]:
    """Everybody who may have points: powers, and minor powers that the books know."""
    minors = (land.name for land in lands(books) if land.kind is Kind.MINOR)
    # Powers without any province may still have points from other rules.
    return tuple(dict.fromkeys((*owners(books), *_EVERY_POWER, *minors)))


# ------------------------------------------------------------------ provinces and minor powers


@dataclass(frozen=True)
class LandInputs:
    """A province or minor power; what stays open stays as it was."""

    name: str = text_told("The province or minor power.", ALLIED, label="Name")
    kind: Kind | None = open_told(
        "Province or minor power.", ALLIED, aliases=KIND_ALIASES, label="Kind"
    )
    status: Status | None = open_told(
        "How it stands to the power that holds it.", ALLIED, aliases=STATUS_ALIASES, label="Status"
    )
    holder: str = text_told(
        "The power that holds it, or is its ally; of Belgium, Holland and the British/German "
        "Alliance the one that your chart names.",
        _TOWNLESS,
        label="Holder or ally",
    )
    resource: int | None = open_told(
        "Its resource points in an Interphase, by your chart.",
        _INCOME,
        low=0,
        high=MANY,
        unit="R",
        label="Resource points",
    )
    replacement: int | None = open_told(
        "Its replacement points in an Interphase, by your chart.",
        _INCOME,
        low=0,
        high=MANY,
        unit="Rep",
        label="Replacement points",
    )
    forces: Units | None = open_told(
        "Whether its own units are built, and at full strength.", ALLIED, label="Its units"
    )
    townless: bool | None = open_told(
        "Whether it has no town and no city: then whoever had units in it last has conquered it.",
        _TOWNLESS,
        label="Without a town",
    )


@action(
    "LGA-MIN-02 LGA-MIN-03 LGA-MIN-05 LGA-MAP-03",
    phases=(POLITICS, INCOME, CONSTRUCTION, *OWN_TURN, *END_OF_TURN),
    title="Provinces and minor powers",
    name="land",
    tab="Provinces",
    post_text="Post the province",
    group=_GROUP,
    helpers=("grande_armee.minor_country_rights",),
    offers=lambda books: {"name": land_names(books), "holder": purse_names(books)},
)
def plan_land(books: Books, inputs: LandInputs) -> ActionPlan:
    """Enter a province or minor power: who holds it and how, and what it yields."""
    name = inputs.name.strip()
    if not name:
        missing = Fault("is missing.", "name", advice="Name it.", case=ALLIED, missing=True)
        return ActionPlan.refused("Provinces and minor powers", (missing,))
    known = land_named(books, name)
    land = _corrected(books, _changed(known or _new(books, name), inputs))
    found = rights_of(books, land)
    refusals = list(_land_faults(books, land, inputs))
    if land == known:
        refusals.append(Fault("Nothing would change.", "name", name, case=ALLIED))
    return ActionPlan(
        f"{land.name}: {land.status}{f', {land.holder}' if land.holder else ''}",
        _yield_words(land),
        found,
        facts=land_facts(books, land),
        refusals=tuple(refusals),
    )


def _new(books: Books, name: str) -> Land:
    """A land that is not in the books yet: a province, but for the minor powers that are named."""
    new = Land(name=name)
    return replace(new, kind=Kind.MINOR) if gives_everything(new, books.tables) else new


def _corrected(books: Books, land: Land) -> Land:
    """A land with the resource points that the errata name, where nobody entered any."""
    known = _hesse(books, land)
    return (
        land if known is None or land.resource is not None else replace(land, resource=known.whole)
    )


def _hesse(books: Books, land: Land) -> Cell | None:
    """The resource points of the Grand Duchy of Hesse; None for other lands."""
    is_hesse = folded(land.name) == folded(books.tables.text("economy.hesse.name"))
    return books.tables.cell("economy.hesse.first") if is_hesse else None


def _changed(land: Land, inputs: LandInputs) -> Land:
    status = inputs.status or land.status
    if inputs.townless and inputs.holder.strip() and inputs.status is None:
        # Nobody can take a town there: to have been in it last is to have conquered it.
        status = Status.CONQUERED
    holder = nation_named(inputs.holder) or land.holder
    return replace(
        land,
        kind=inputs.kind or land.kind,
        status=status,
        holder="" if status is Status.INDEPENDENT else holder,
        # An open figure keeps the old one; a zero is an answer.
        resource=land.resource if inputs.resource is None else inputs.resource,
        replacement=land.replacement if inputs.replacement is None else inputs.replacement,
        units=inputs.forces or land.units,
        townless=land.townless if inputs.townless is None else inputs.townless,
    )


def _yield_words(land: Land) -> str:
    figures = ((land.resource, "R"), (land.replacement, "Rep"))
    said = (f"{'?' if figure is None else figure} {sign}" for figure, sign in figures)
    return f"It yields {' and '.join(said)} in an Interphase."


def _land_faults(books: Books, land: Land, inputs: LandInputs) -> Iterator[Fault]:
    if land.status is not Status.INDEPENDENT and not land.holder:
        advice = "Say which power."
        yield Fault("is missing.", "holder", advice=advice, case=ALLIED, missing=True)
    # Only a holder that was typed now: one from before was checked then.
    if inputs.holder.strip() and land.holder and not _is_known(books, land.holder):
        advice = did_you_mean(inputs.holder, purse_names(books))
        said = "is neither a power nor a minor power in the books."
        yield Fault(said, "holder", inputs.holder, advice, ALLIED)
    if folded(land.holder) == folded(land.name):
        yield Fault("cannot hold itself.", "holder", land.holder, "Name a power.", ALLIED)
    if land.kind is Kind.PROVINCE and inputs.forces is not None:
        advice = "Only minor powers have units of their own."
        yield Fault("is a province.", "forces", str(inputs.forces), advice, ALLIED)
    if inputs.kind is Kind.PROVINCE and gives_everything(land, books.tables):
        sentence = f"is not what {land.name} is: it is a minor power."
        yield Fault(sentence, "kind", str(inputs.kind), "Enter it as one.", "LGA-MIN-07")
    hesse = _hesse(books, land)
    if hesse is not None and land.resource != hesse.whole:
        sentence = f"is {hesse.whole} for the Grand Duchy of Hesse."
        advice = "The correction of the map says so."
        yield Fault(sentence, "resource", str(land.resource), advice, hesse.case)


def _is_known(books: Books, holder: str) -> bool:
    return folded(holder) in {folded(name) for name in (*purse_names(books), *Nation)}


# ------------------------------------------------------------------------------------- income


@dataclass(frozen=True)
class IncomeInputs:
    """A power whose provinces and minor powers yield their points."""

    power: str = text_told("The power, or a minor power that holds others.", _INCOME, label="Power")


def _collecting(books: Books) -> tuple[str, ...]:
    """The powers of the side that plays with something to collect."""
    # Each holder once, in the order in which the books know their lands.
    holders = dict.fromkeys(land.holder for land in lands(books) if land.holder)
    mine = (holder for holder in holders if is_played_by(books, books.side, holder))
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
    taken = dict.fromkeys(one.land.name for one in found)
    return ActionPlan(
        f"Income of {power}: {said}",
        "",
        Ruling(said, (*lines, Step(power, said, "", _INCOME, StepKind.RESULT))),
        tuple(posting for one in found for posting in _paid_in(books, one)),
        tuple(
            fact
            for name in taken
            for fact in enter(books, COLLECTED, AT_TURN.key(books.turn, name), TAKEN, new=True)
        ),
        refusals=tuple(_income_faults(books, power, found)),
    )


def _sum(found: tuple[Share, ...], power: str, good: GoodId) -> int:
    mine = (one for one in found if one.good == good and folded(one.owner) == folded(power))
    return sum(one.amount or 0 for one in mine)


def _paid_in(books: Books, share: Share) -> tuple[Posting, ...]:
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
        refusals=tuple(_gift_faults(books, inputs, land, before)),
    )


def _gift_faults(books: Books, inputs: GiftInputs, land: Land, before: int) -> Iterator[Fault]:
    """Only a complete ally gives, and of most only resource points."""
    if not inputs.points:
        advice = "Say how many."
        yield Fault("is missing.", "points", advice=advice, case=ALLIED, missing=True)
    if inputs.points > before:
        sentence = f"is more than the {before} that {land.name} has."
        yield Fault(sentence, "points", str(inputs.points), "Enter fewer.", ALLIED)
    rights = rights_of(books, land).result
    may = rights.resource if inputs.kind is PointKind.RESOURCE else rights.replacement
    if not may:
        # Replacement points never go to an ally, but for three that give both once they are built.
        later = inputs.kind is PointKind.RESOURCE or gives_everything(land, books.tables)
        advice = "It builds up its own units first." if later else "It keeps these for good."
        sentence = f"does not give {inputs.kind} points away."
        yield Fault(sentence, "minor", land.name, advice, ALLIED)


def land_facts(books: Books, land: Land) -> tuple[Fact, ...]:
    """What has to be written for a province or minor power to stand so."""
    return enter(books, LAND, land.name, ENTRY, land.value)
