"""How the ledger tells facts of this game that hold a structure."""

from __future__ import annotations

from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.games.spark import fact_kinds
from oobmgr.games.spark.actions.fire.slips import told_words
from oobmgr.games.spark.grounds import read_ground
from oobmgr.games.spark.movement.path import ground_name
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.units.departures import read_departure
from oobmgr.games.spark.units.markers import entries_of_fire, fire_in_words
from oobmgr.games.spark.words import Marker
from oobmgr.rules.fact_kinds import FactKind, Lasting


def _marker_words(fact: Fact, value: JsonValue) -> str:
    if fact.field == Marker.FIRED:
        return "; ".join(map(fire_in_words, entries_of_fire(value)))
    left = read_departure(value) if fact.field == Marker.OFF_MAP else None
    return CALENDAR.label(left.turn) if left else ""


def _terrain_words(_: Fact, value: JsonValue) -> str:
    return ", ".join(map(ground_name, read_ground(value)))


FACT_KINDS = (
    # Keys are a side and a formation or stock; those of units are in files of older programs.
    FactKind(
        fact_kinds.SUPPLY,
        of_units=True,
        in_history=True,
        titles={"ammunition": "Stock of {1}", "ammunition_counted": "Stock of {1} entered"},
    ),
    FactKind(
        fact_kinds.MARKER,
        of_units=True,
        lasting=Lasting.FIELD,
        # A list of fires: one that is entered late is one more of them.
        added_to=frozenset({Marker.FIRED}),
        words=_marker_words,
    ),
    # That steps stand in for boxes in a turn; the entry that says so tells it in its working.
    FactKind(fact_kinds.BOXES, of_units=True, listed=False, title="Boxes of {about}"),
    FactKind(fact_kinds.SHOT_AT, of_units=True, listed=False),
    # The map lies open before both players.
    FactKind(fact_kinds.HEX, public=True, title="Terrain of {0}", words=_terrain_words),
    # What players tell each other of a fire, whichever sheet is hidden.
    FactKind(fact_kinds.TOLD, public=True, title="Told of a fire at {0}", words=told_words),
)
