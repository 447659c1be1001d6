"""The actions about Roster Sheets, in the order in which a player meets them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.roster import boxes, marking
from oobmgr.games.spark.picking.by_hex import living_units, picking_by_hex
from oobmgr.games.spark.sequence import PHASES
from oobmgr.rules.actions import Action

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_ANY: Final = tuple(phase.id for phase in PHASES)
_GROUP: Final = "Markers"
_NONE: Final = "No unit is on the map."


def _any_unit(books: Books) -> bool:
    return bool(books.units())


ROSTER_ACTIONS: tuple[Action, ...] = (
    Action(
        "mark_units",
        "Markers on units",
        "Lay a marker on units, or take it off.",
        _ANY,
        marking.MarkInputs,
        marking.plan_mark,
        marking.nothing_marked,
        ("SP-ROSTER-18",),
        offered=_any_unit,
        not_now=Fault("The campaign has no units yet."),
        tab="Markers",
        post_text="Post the markers",
        group=_GROUP,
        picking=picking_by_hex({"units": "mark"}, living_units, _NONE),
    ),
    Action(
        "enter_boxes",
        "Boxes of units",
        "Enter the step boxes of units from your Roster Sheet, with the numbers in them.",
        _ANY,
        boxes.BoxesInputs,
        boxes.plan_boxes,
        boxes.no_boxes,
        ("SP-ROSTER-14",),
        offered=_any_unit,
        not_now=Fault("The campaign has no units yet."),
        tab="Boxes",
        post_text="Post the boxes",
        group=_GROUP,
        picking=picking_by_hex({"units": "these boxes"}, living_units, _NONE),
    ),
)
