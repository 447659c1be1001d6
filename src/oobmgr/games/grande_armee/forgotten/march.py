"""What looks forgotten on the march: weather, reinforcements, markers, boxes of charts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.quantities import counted
from oobmgr.games.grande_armee.actions.arrivals import arriving
from oobmgr.games.grande_armee.command.army import commands, needs_marker
from oobmgr.games.grande_armee.command.chart import FitInputs, organisation_chart_fit
from oobmgr.games.grande_armee.command.detachments import detachments
from oobmgr.games.grande_armee.hexes import place_of
from oobmgr.games.grande_armee.march.log import weather_of
from oobmgr.games.grande_armee.march.markers import demoralized, due_to_turn
from oobmgr.games.grande_armee.units import has_strength, is_leader, own_units
from oobmgr.games.grande_armee.words import COMBAT, COMMAND, MOVEMENT, RALLY, SKIRMISH, WEATHER
from oobmgr.rules.checks import check
from oobmgr.rules.picked_units import names_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@check("LGA-WX-01", title="Weather", action="weather", phases=(WEATHER,), must=True)
def weather_due(books: Books) -> Iterator[str]:
    """The weather of the turn that is not entered."""
    if weather_of(books, books.turn) is None:
        yield "Enter it: how far leaders and units move goes by it."


@check(
    "LGA-SEQ-01 LGA-SEQ-02",
    title="Reinforcements",
    action="reinforcements",
    phases=(SKIRMISH, MOVEMENT),
)
def reinforcements_due(books: Books) -> Iterator[str]:
    """Reinforcements whose turn has come, and which have no hex."""
    if units := arriving(books):
        yield f"They may enter in this phase: {names_of(units)}."


@check("LGA-SEQ-02", title="Rout markers", action="turn_routs", phases=(MOVEMENT,), must=True)
def routs_due(books: Books) -> Iterator[str]:
    """Rout 1 markers of earlier turns that have not been turned over."""
    if units := due_to_turn(books, books.side):
        yield f"Rout 1 turns to Rout 2: {names_of(units)}."


@check("LGA-SEQ-03", title="Rally", action="rally", phases=(RALLY,), must=True)
def rally_due(books: Books) -> Iterator[str]:
    """Cavalry that is still demoralized in the Rally Phase."""
    if units := demoralized(books):
        yield f"Take the markers off: {names_of(units)}."


@check("LGA-DET-04", title="Strength points alone", action="drop", phases=(MOVEMENT, COMBAT))
def strength_alone(books: Books) -> Iterator[str]:
    """Units that stand in a hex without a leader of their side and without a detachment marker."""
    # A leader alone carries strength; so does a detachment marker, and nothing else (LGA-DET-04).
    here = own_units(books)
    carried = {unit.hex for unit in here if is_leader(unit)}
    carried |= {one.hex for one in detachments(books, books.side)}
    # A unit without a hex waits in a box or has not been placed: nobody asks who leads it there.
    alone = [u for u in here if has_strength(u) and place_of(u.hex) and u.hex not in carried]
    for place in dict.fromkeys(unit.hex for unit in alone):
        names = names_of([unit for unit in alone if unit.hex == place])
        yield f"{names} in {place}: no leader and no detachment marker is there."


@check("LGA-AOC-01", title="Boxes of a chart", action="transfer", phases=(COMMAND,))
def charts_too_full(books: Books) -> Iterator[str]:
    """Leaders with more units than their charts have boxes, such as after an import."""
    for one in commands(books, books.side):
        upper, bottom = one.capacity.upper, one.capacity.bottom
        # Of boxes that nobody entered nothing can be said.
        if one.leader is None or upper is None or bottom is None:
            continue
        multi = sum(map(needs_marker, one.units))
        inputs = FitInputs(multi, len(one.units) - multi, upper, bottom, books.options)
        if not organisation_chart_fit(inputs, books.tables).result:
            number = len(one.units)
            yield f"{one.leader.designation} has {counted(number, 'unit')}, and not enough boxes."
