"""Provinces and minor powers: who holds each and how, and what it yields by the chart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.economy.lands import (
    ENTRY,
    Land,
    Units,
    gives_everything,
    is_complete,
    keeps_its_own,
    land_named,
    lands,
    rights_of,
)
from oobmgr.games.grande_armee.economy.purses import (
    Share,
    owners,
    shares_of,
)
from oobmgr.games.grande_armee.economy.rights import (
    ALLIED,
    KIND_ALIASES,
    STATUS_ALIASES,
    Kind,
    Status,
)
from oobmgr.games.grande_armee.fact_kinds import LAND, NOT_COMPLETE
from oobmgr.games.grande_armee.nations import Nation, nation_named
from oobmgr.games.grande_armee.units import has_strength
from oobmgr.games.grande_armee.words import (
    CONSTRUCTION,
    END_OF_TURN,
    INCOME,
    OWN_TURN,
    POLITICS,
    RESOURCES,
    Power,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import open_told, text_told
from oobmgr.rules.nearest import did_you_mean, folded
from oobmgr.rules.picked_units import names_of
from oobmgr.rules.tables import Cell

_INCOME: Final = "LGA-MIN-01"
_TOWNLESS: Final = "LGA-MIN-05"
MEANT: Final = "meant"
_EVERY_POWER: Final = tuple(map(str, Power))


def land_names(books: Books) -> tuple[str, ...]:
    """The provinces and minor powers that the books know, for a form."""
    return tuple(land.name for land in lands(books))


def purse_names(books: Books) -> tuple[str, ...]:
    """Everybody who may have points: powers, and minor powers that the books know."""
    minors = (land.name for land in lands(books) if land.kind is Kind.MINOR)
    # Powers without any province may still have points from other rules.
    return tuple(dict.fromkeys((*owners(books), *_EVERY_POWER, *minors)))


@dataclass(frozen=True)
class LandInputs:
    """A province or minor power; what stays open stays as it was."""

    name: str = text_told("The province or minor power.", ALLIED, label="Name")
    kind: Kind | None = open_told(
        "Province or minor power.", ALLIED, aliases=KIND_ALIASES, label="Kind"
    )
    status: Status | None = open_told(
        "Its status towards the power that holds it.",
        ALLIED,
        aliases=STATUS_ALIASES,
        label="Status",
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
    group="Economy",
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
        _yield_words(books, land),
        found,
        facts=(
            *land_facts(books, land),
            *(agreed(books, land) if inputs.forces is not None else ()),
        ),
        # Asked where something is said of its units, for no other entry makes it complete.
        warnings=tuple(incomplete(books, land)) if inputs.forces is not None else (),
        refusals=tuple(refusals),
    )


def incomplete(books: Books, land: Land) -> Iterator[Fault]:
    """Asks about an ally that counts as complete, while the books have units that lack strength.

    Once for each of these units: whoever has said that it is meant is not asked about it again.
    """
    lacking = [unit for unit in _units_of(books, land) if _lacks(books, land, unit)]
    if any(books.fact(NOT_COMPLETE, str(unit.id), MEANT) is None for unit in lacking):
        sentence = f"{land.name} has units that are not complete: {names_of(lacking)}."
        advice = "It builds up its own units first."
        yield Fault(sentence, land.name, "", advice, ALLIED).question()


def agreed(books: Books, land: Land) -> tuple[Fact, ...]:
    """Which units lack strength now: with the entry that writes this it is said that they may."""
    return tuple(
        fact
        for unit in _units_of(books, land)
        # Of one that is full nothing is kept: it is asked about if it loses strength after that.
        for lacks in (_lacks(books, land, unit) or None,)
        for fact in enter(books, NOT_COMPLETE, str(unit.id), MEANT, lacks)
    )


def _units_of(books: Books, land: Land) -> tuple[UnitState, ...]:
    """The units of a minor power: they have its name as their nation."""
    name = folded(land.name)
    return tuple(unit for unit in books.units() if folded(nation_named(unit.nation)) == name)


def _lacks(books: Books, land: Land, unit: UnitState) -> bool:
    """Whether a unit of an ally that counts as complete lacks strength by the books."""
    if not keeps_its_own(land) or not is_complete(books, land) or not has_strength(unit):
        return False
    # Of the three that only have to be built, weak units are no lack (LGA-MIN-07).
    weak = land.units is not Units.BUILT and unit.steps_left < unit.steps
    return unit.status is UnitStatus.DEAD or weak


def _new(books: Books, name: str) -> Land:
    """A land that is not in the books yet: a province, but for the minor powers that are named."""
    new = Land(name=name)
    # The three of LGA-MIN-07 are minor powers by name, so nobody has to say it.
    return replace(new, kind=Kind.MINOR) if gives_everything(new, books.tables) else new


def _corrected(books: Books, land: Land) -> Land:
    """A land with the resource points that the errata name, where nobody entered any."""
    known = _hesse(books, land)
    return (
        land if known is None or land.resource is not None else replace(land, resource=known.whole)
    )


def _hesse(books: Books, land: Land) -> Cell | None:
    """The resource points of the Grand Duchy of Hesse; None for other lands."""
    # The errata correct the resource points of Hesse on the map (LGA-MAP-03).
    is_hesse = folded(land.name) == folded(books.tables.text("economy.hesse.name"))
    return books.tables.cell("economy.hesse.first") if is_hesse else None


def _changed(land: Land, inputs: LandInputs) -> Land:
    status = inputs.status or land.status
    holder = nation_named(inputs.holder) or land.holder
    # What was said of the land before holds for a new holder too.
    passes = land.townless and inputs.townless is None and folded(holder) != folded(land.holder)
    if (inputs.townless or passes) and inputs.holder.strip() and inputs.status is None:
        # Nobody can take a town there: to have been in it last is to have conquered it.
        status = Status.CONQUERED
    return replace(
        land,
        kind=inputs.kind or land.kind,
        status=status,
        # An independent land has no holder, whoever it was before.
        holder="" if status is Status.INDEPENDENT else holder,
        # An open figure keeps the old one; a zero is an answer.
        resource=land.resource if inputs.resource is None else inputs.resource,
        replacement=land.replacement if inputs.replacement is None else inputs.replacement,
        units=inputs.forces or land.units,
        townless=land.townless if inputs.townless is None else inputs.townless,
    )


def _yield_words(books: Books, land: Land) -> str:
    """Who gets what of it, and not the figures of the chart: most statuses give no more than R."""
    said = ", ".join(map(_share_words, shares_of(books, land)))
    return f"In an Interphase: {said}." if said and land.holder else ""


def _share_words(share: Share) -> str:
    figure = "?" if share.amount is None else str(share.amount)
    if share.good == RESOURCES:
        return f"{figure} R for {share.owner}"
    return f"{figure} Rep for {share.owner}"


def _land_faults(books: Books, land: Land, inputs: LandInputs) -> Iterator[Fault]:
    if land.status is not Status.INDEPENDENT and not land.holder:
        advice = "Say which power."
        yield Fault("is missing.", "holder", advice=advice, case=ALLIED, missing=True)
    # Only a holder that was typed now: one from before was checked then.
    if inputs.holder.strip():
        yield from unknown_holder(books, land, inputs.holder.strip())
    if land.kind is Kind.PROVINCE and inputs.forces is not None:
        advice = "Only minor powers have units of their own."
        yield Fault("is a province.", "forces", str(inputs.forces), advice, ALLIED)
    if inputs.kind is not None:
        yield from wrong_kind(books, land)
    yield from impossible(books, land)


def impossible(books: Books, land: Land) -> Iterator[Fault]:
    """What no form and no row of a workbook may say of a land, whatever it was before."""
    if folded(land.holder) == folded(land.name):
        yield Fault(
            f"{land.name} cannot hold itself.", "holder", land.holder, "Name a power.", ALLIED
        )
    hesse = _hesse(books, land)
    if hesse is not None and land.resource not in {None, hesse.whole}:
        sentence = f"is {hesse.whole} for the Grand Duchy of Hesse."
        advice = "The correction of the map says so."
        yield Fault(sentence, "resource", str(land.resource), advice, hesse.case)


def wrong_kind(books: Books, land: Land) -> Iterator[Fault]:
    """One of the three minor powers that the corrections name, said to be a province."""
    if land.kind is Kind.PROVINCE and gives_everything(land, books.tables):
        sentence = f"is not what {land.name} is: it is a minor power."
        yield Fault(sentence, "kind", str(land.kind), "Enter it as one.", "LGA-MIN-07")


def unknown_holder(books: Books, land: Land, named: str) -> Iterator[Fault]:
    """A holder that is neither a power nor a minor power, as it was named."""
    if land.holder and not _is_known(books, land.holder):
        advice = did_you_mean(named, purse_names(books))
        said = f"{named} is neither a power nor a minor power in the books."
        yield Fault(said, "holder", named, advice, ALLIED)


def _is_known(books: Books, holder: str) -> bool:
    return folded(holder) in {folded(name) for name in (*purse_names(books), *Nation)}


def land_facts(books: Books, land: Land) -> tuple[Fact, ...]:
    """What has to be written for a province or minor power to stand so."""
    return enter(books, LAND, land.name, ENTRY, land.value)
