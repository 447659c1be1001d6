"""What the facts are about that this game keeps besides those of every campaign."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Subject
from oobmgr.games.grande_armee.battle.facts import BATTLE_FACTS
from oobmgr.rules.fact_kinds import FactKind

WEATHER: Final = Subject("weather")
"""By turn: the weather."""
ROUT: Final = Subject("rout")
"""By unit: the stage of its rout marker, and the turn in which it was placed."""
DEMORALIZED: Final = Subject("demoralized")
"""By unit: the turn in which it was demoralized."""
COMMAND_POINTS: Final = Subject("command_points")
"""By turn and leader: self-activated or not, and the points that were spent."""
ORDER: Final = Subject("army_order")
"""By turn and unit: its order."""
IN_COMMAND: Final = Subject("in_command")
"""By turn and unit: whether it is in command."""
DETACHMENT: Final = Subject("detachment")
"""By nation and number of the marker: where it is, the unit it came from, the corps it is of."""
SKIRMISH: Final = Subject("skirmish_result")
"""By turn and number: who fought with how much, and the result."""

BY_TURN: Final = KeyForm(parts=("turn", "unit"))
"""The key of what is noted of a unit in a turn."""
AT_MARKER: Final = KeyForm(parts=("nation", "number"))
"""The key of a detachment marker."""

FACT_KINDS: Final = (
    FactKind(WEATHER, public=True, title="Weather of {about}"),
    FactKind(ROUT, of_units=True, in_history=True),
    FactKind(DEMORALIZED, of_units=True, in_history=True),
    FactKind(COMMAND_POINTS, public=True, listed=False),
    FactKind(ORDER, public=True, listed=False),
    FactKind(IN_COMMAND, public=True, listed=False),
    FactKind(DETACHMENT, public=True, title="Detachment {about}, {field}"),
    FactKind(SKIRMISH, public=True, listed=False),
    *BATTLE_FACTS,
)
