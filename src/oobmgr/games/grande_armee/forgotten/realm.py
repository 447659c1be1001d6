"""What looks forgotten of supply, economy and politics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.quantities import counted, first_few
from oobmgr.games.grande_armee.actions.corrections import shown_number
from oobmgr.games.grande_armee.economy.lands import lands
from oobmgr.games.grande_armee.economy.purses import is_played_by, shares
from oobmgr.games.grande_armee.options import START, chosen
from oobmgr.games.grande_armee.politics.log import open_levels
from oobmgr.games.grande_armee.politics.ottoman import is_grace_turn, ottoman_war
from oobmgr.games.grande_armee.scenario.corrections import corrections, is_settled, left_behind
from oobmgr.games.grande_armee.supply.log import hungry, not_entered
from oobmgr.games.grande_armee.words import ANY_TIME, ATTRITION, INCOME, OWN_TURN, POLITICS, WEATHER
from oobmgr.rules.bounds import NAMED_AT_MOST
from oobmgr.rules.checks import Finding, check
from oobmgr.rules.picked_units import names_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@check("LGA-MIN-01", title="Income", action="income", phases=(INCOME,))
def income_due(books: Books) -> Iterator[str]:
    """Powers whose provinces yield points that nobody has collected in this Interphase."""
    for holder in dict.fromkeys(land.holder for land in lands(books) if land.holder):
        found = tuple(shares(books, holder))
        # Each side collects in its own part of the Interphase, and is reminded of its powers alone.
        if found and is_played_by(books, books.side, holder):
            names = ", ".join(dict.fromkeys(one.land.name for one in found))
            yield f"{holder}: {names} not collected."


@check("LGA-POL-03", title="Level reached", action="political_event", phases=ANY_TIME)
def level_reached(books: Books) -> Iterator[str]:
    """Levels of French victory points whose change on the Political Index is not entered."""
    for cell in open_levels(books):
        yield f"{cell.name} ({cell.whole}). Move the markers at once, and name the level."


@check("LGA-ATT-01", title="Without supply", action="garrison_attrition", phases=(ATTRITION,))
def unsupplied(books: Books) -> Iterator[str]:
    """Corps without supply: they suffer attrition, garrisons even if they did not move."""
    if found := hungry(books):
        yield f"{', '.join(found)}: take the attrition."


@check("LGA-SUP-01", title="Supply not entered", action="supply_source", phases=(ATTRITION,))
def supply_open(books: Books) -> Iterator[str]:
    """Corps of whose supply nothing is entered in a turn in which that of others is."""
    if names := not_entered(books):
        yield f"{first_few(names, NAMED_AT_MOST)}: say what feeds them."


@check("LGA-SCN-13", title="Set-up", action="corrections", phases=(WEATHER, *OWN_TURN))
def corrections_open(books: Books) -> Iterator[Finding | str]:
    """Corrections of the set-up that nobody has ticked off in the first turn.

    They are those of a set-up by the rulebook: a scenario that brings its units has its own.
    """
    if books.turn != chosen(books.options, START) or books.brings_units:
        return
    listed = tuple(corrections(books))
    for correction in listed:
        left = left_behind(books, correction)
        if left:
            words = f"The errata put {names_of(left)} in {correction.place}."
            yield Finding(words, case=correction.case)
    still = [one for one in listed if not is_settled(books, one)]
    if still:
        named = "; ".join(f"{shown_number(one)} {one.words}" for one in still[:NAMED_AT_MOST])
        more = f"; and {len(still) - NAMED_AT_MOST} more" if len(still) > NAMED_AT_MOST else ""
        yield f"{counted(len(still), 'correction')} still to make: {named}{more}."


# In each turn: an Interphase, where one is held at all, comes months after the turn of grace.
@check("LGA-OTT-01", title="Minimum in Turkey", phases=(POLITICS, WEATHER))
def minimum_in_turkey(books: Books) -> Iterator[str]:
    """Russia at war with the Ottoman Empire, once the turn of grace is over."""
    if ottoman_war(books) and not is_grace_turn(books):
        yield "Russia has to have its wartime minimum in the Turkish box."
