"""What looks forgotten: weather, missions, attrition, voyages, points that may come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.units import UnitStatus
from oobmgr.games.war_in_europe.actions.attrition import is_done
from oobmgr.games.war_in_europe.actions.beaches import beaches
from oobmgr.games.war_in_europe.actions.hexes import french_ruling, french_trigger
from oobmgr.games.war_in_europe.actions.rail import cuts, is_cut_off
from oobmgr.games.war_in_europe.actions.retaken import is_retaken
from oobmgr.games.war_in_europe.actions.voyages import at_sea, checks_now, may_land
from oobmgr.games.war_in_europe.actions.whereabouts import voyage_turn
from oobmgr.games.war_in_europe.air.log import front_turn, weather_of
from oobmgr.games.war_in_europe.options import VERSION, is_usual
from oobmgr.games.war_in_europe.pools import nations_at
from oobmgr.games.war_in_europe.units import own_units
from oobmgr.games.war_in_europe.words import (
    AIR,
    CYCLE,
    MECHANIZED,
    MOVEMENT,
    OWN_TURN,
    WEATHER,
    Front,
)
from oobmgr.rules.checks import check
from oobmgr.rules.picked_units import unit_name

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@check("WIE-AIR-09", title="Air attrition", action="attrition", phases=(CYCLE,), must=True)
def attrition_due(books: Books) -> Iterator[str]:
    """The attrition of a cycle that is not entered."""
    if not is_done(books, books.turn):
        yield "Sum up the last four turns, and take the losses."


@check("WIE-META-01", title="Version of the errata", phases=(CYCLE,))
def version_without_corrections(books: Books) -> Iterator[str]:
    """An earlier version that is chosen while nothing says where it differs."""
    # The earlier list is not among our sources: only the player can say what it has otherwise.
    if is_usual(books.options, VERSION) or any(c.overridden for c in books.tables.cells.values()):
        return
    yield "Another version is chosen, but no house rule is entered: 1.4 is used."


@check("WIE-WX-03", title="Weather", action="weather", phases=(WEATHER,), must=True)
def weather_due(books: Books) -> Iterator[str]:
    """The weather of the turn that is not entered."""
    if weather_of(books, books.turn) is None:
        yield "Enter it: rail work and movement go by it."


@check("WIE-AIR-08", title="Missions", action="missions", phases=(AIR,), must=True)
def missions_due(books: Books) -> Iterator[str]:
    """Fronts with air points whose missions are not entered."""
    # Fronts without points have nothing to fly.
    for front in Front:
        if nations_at(books, front) and front_turn(books, books.turn, front) is None:
            yield f"{front}: say what the points fly."


@check("WIE-RAIL-02", title="Cut off from rail", action="cut_off", phases=(MOVEMENT, MECHANIZED))
def nothing_cuts_off(books: Books) -> Iterator[str]:
    """Units that are marked as behind a cut while no railway is cut."""
    # Only said: the books do not know which line a unit stands on, nor where its supply comes from.
    if cuts(books):
        return
    for unit in own_units(books):
        if is_cut_off(books, unit) and unit.status is UnitStatus.ON_MAP:
            name = unit_name(unit)
            yield f"{name} counts as cut off, and no railway is cut. Is it linked again?"


@check("WIE-AMPH-08", title="Points to recycle", action="recycle", phases=OWN_TURN)
def beaches_retaken(books: Books) -> Iterator[str]:
    """Beaches that the enemy has again, with points that still lie there."""
    for place in beaches(books):
        if is_retaken(books, place):
            yield f"{place}: the enemy has it again, and its points come back to their pool."


@check("WIE-SEA-02", title="Round the Horn", phases=(MOVEMENT,))
def voyages_due(books: Books) -> Iterator[str]:
    """Units on the long way, with what is rolled for."""
    # No form belongs to a roll, which is made on the table.
    # Only what this turn of the voyage calls for, by the table.
    for unit in at_sea(books):
        if checks := ", ".join(checks_now(books, unit)):
            turn = voyage_turn(books, unit)
            yield f"{unit_name(unit)}, turn {turn} of its voyage: roll for {checks}."


@check("WIE-SEA-02", title="End of a voyage", action="land", phases=(MOVEMENT,))
def landings_due(books: Books) -> Iterator[str]:
    """Units whose voyage is at its end: only now there is something to enter."""
    for unit in at_sea(books):
        if may_land(books, unit):
            yield f"{unit_name(unit)}, turn {voyage_turn(books, unit)} of its voyage: it may land."


@check(
    "WIE-FORT-01", title="First attack in the West", action="french_attacked", phases=(MOVEMENT,)
)
def attack_to_enter(books: Books) -> Iterator[str]:
    """While nothing has begun the turns until the French fortify."""
    if french_trigger(books) is None and french_ruling(books).result is None:
        yield "Enter it when Axis units enter Belgium or France, or attack their units."
