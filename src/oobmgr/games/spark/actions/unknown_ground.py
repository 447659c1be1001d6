"""Questions about ground that nobody entered, where a strike or an assault counts it as none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.grounds import ground_at
from oobmgr.games.spark.movement.path import CLASS_ONE, Ground, ground_name
from oobmgr.games.spark.units.unit import SparkUnit, living_units
from oobmgr.games.spark.words import SIDE_NAMES, Marker
from oobmgr.rules.books import Books

_PLACES: Final = frozenset({Ground.VILLAGE, Ground.WORKERS_SETTLEMENT, Ground.TOWN})
"""Kinds of built-up hexes; a railroad station may lie in any of them."""
_SEE: Final = "Enter it, or check that this is what you mean."


def open_terrain(
    books: Books, place: str, field: str, case: str, *, entered: bool
) -> Iterator[Fault]:
    """A question about a hex whose terrain was neither entered now nor before."""
    if place.strip() and not (entered or ground_at(books, place)):
        sentence = f"The terrain of {place.strip()} was never entered: it counts as clear."
        yield Fault(sentence, field, "", _SEE, case).question()


def two_kinds(terrain: Iterable[str], field: str, case: str) -> Iterator[Fault]:
    """A question about a hex that is two things at once of which the map shows one."""
    kinds = tuple(dict.fromkeys(map(str, terrain)))
    places = [one for one in kinds if one in _PLACES]
    land = [one for one in kinds if one in CLASS_ONE]
    # Woods over a village are real (SP-MAP-16); two built-up places at once, or clear ground beside
    # other land, are a slip.
    wrong = places if len(places) > 1 else land if Ground.CLEAR in land and len(land) > 1 else ()
    if wrong:
        names = " and ".join(ground_name(Ground(one)) for one in wrong)
        sentence = f"The hex is {names} at the same time."
        yield Fault(sentence, field, names, "Check the map.", case).question()


def open_trench(
    books: Books, units: Iterable[SparkUnit], field: str, case: str, *, entered: bool
) -> Iterator[Fault]:
    """A question about units of a side on none of whose units a trench was ever marked.

    Where some have the marker the players keep it: then a unit without it is in no trench.
    """
    able = [unit for unit in units if unit.may_dig_in]
    if entered or not able:
        return
    side, place = able[0].state.side, able[0].state.hex
    own = (unit for unit in living_units(books) if unit.state.side == side)
    if any(Marker.ENTRENCHED in unit.markers for unit in own):
        return
    # What lies in a hex was said of it: a trench among it, or none.
    if Ground.ENTRENCHMENT in ground_at(books, place):
        return
    sentence = f"No {SIDE_NAMES[side]} unit is marked as entrenched: none counts as in a trench."
    yield Fault(sentence, field, "", _SEE, case).question()
