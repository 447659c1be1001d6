"""What the facts are about that this game keeps besides those of every campaign."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.keys import KeyForm
from oobmgr.domain.postings import Subject
from oobmgr.games.grande_armee.battle.facts import BATTLE_FACTS
from oobmgr.rules.fact_kinds import FactKind, Lasting

WEATHER: Final = Subject("weather")
"""By turn: the weather."""
# With its turn, for a marker that was placed in the turn itself stays as it is (LGA-SEQ-02).
ROUT: Final = Subject("rout")
"""By unit: the stage of its rout marker, and the turn in which it was placed."""
DEMORALIZED: Final = Subject("demoralized")
"""By unit: the turn in which it was demoralized."""
COMMAND_POINTS: Final = Subject("command_points")
"""By turn and leader: self-activated or not, and the points that were spent."""
# With the hex: who concentrated pays for leaving it, and not the one he stands in now (9.13).
ORDER: Final = Subject("army_order")
"""By turn and unit: its order, where it stood then, and what its marches of a phase cost."""
IN_COMMAND: Final = Subject("in_command")
"""By turn and unit: whether it is in command."""
# The nation is kept beside that of the marker: minor powers use the markers of their ally (8.15).
DETACHMENT: Final = Subject("detachment")
"""By nation and number of the marker: where it is, the unit it came from, the corps it is of."""
SKIRMISH: Final = Subject("skirmish_result")
"""By turn and number: who fought with how much, and the result."""
SUPPLY_PLACE: Final = Subject("supply_place")
"""By name of a town, city, depot city or hex: what it is, whose, and its markers."""
SECRET_MARKER: Final = Subject("secret_marker")
"""By side and place: foraged and depleted markers that the side keeps to itself."""
FORAGING: Final = Subject("foraging")
"""By turn and place: the corps that draw on it."""
# That nothing feeds a corps is an entry; without any, nobody has looked yet.
SUPPLIED: Final = Subject("supplied")
"""By turn and corps: what feeds it, or that nothing does."""
STARVED: Final = Subject("attrition")
"""By turn and unit: the strength points that attrition took from it."""
LAND: Final = Subject("land")
"""By name of a province or minor power: who holds it and how, and what it yields."""
# By unit, for whose sheet is hidden, of that nobody learns who is weak.
NOT_COMPLETE: Final = Subject("not_complete")
"""By unit: that it may lack strength where its minor power counts as complete."""
COLLECTED: Final = Subject("collected")
"""By turn and land: whether its points of the Interphase were collected."""
# Who retires without a successor leaves a gap that none of the dead fills (24.11).
LEADERS_SHORT: Final = Subject("leaders_short")
"""By nation: how many leaders it plays short."""
POLITICAL_INDEX: Final = Subject("political_index")
"""By power: the box of its marker."""
POLITICAL_EVENT: Final = Subject("political_event")
"""By turn and number: an event, and the moves that it made."""
# L-17: a town in France counts the first time in each war, so who took one is kept by war.
WAR: Final = Subject("war")
"""By name of a war: since when, until when, who has taken a town in France in it."""
VP_LEVEL: Final = Subject("vp_level")
"""By level of French victory points: the turn in which its change was entered."""
TURN_END: Final = Subject("turn_end")
"""By turn: the French victory points when it was complete."""
PEACE: Final = Subject("peace")
"""By turn and power: the terms of a coerced peace."""
OTTOMAN_WAR: Final = Subject("ottoman_war")
"""The war of Russia with the Ottoman Empire: since when, the bids, the turn in which it ended."""
# L-19: a force that left is kept, for an option may bar a second landing after it.
LANDING: Final = Subject("landing")
"""By number of a British landing force: where and when it landed, and when it left."""
CORRECTION: Final = Subject("correction")
"""By number of a correction of the set-up: the turn in which it was made."""

BY_TURN: Final = KeyForm(parts=("turn", "unit"))
"""The key of what is noted of a unit in a turn."""
AT_MARKER: Final = KeyForm(parts=("nation", "number"))
"""The key of a detachment marker."""

FACT_KINDS: Final = (
    FactKind(WEATHER, public=True, title="Weather of {about}"),
    FactKind(ROUT, of_units=True, in_history=True, lasting=Lasting.KEY),
    FactKind(DEMORALIZED, of_units=True, in_history=True, lasting=Lasting.KEY),
    FactKind(COMMAND_POINTS, public=True, listed=False),
    FactKind(ORDER, public=True, listed=False),
    FactKind(IN_COMMAND, public=True, listed=False),
    FactKind(DETACHMENT, public=True, title="Detachment {about}, {field}"),
    FactKind(SKIRMISH, public=True, listed=False),
    *BATTLE_FACTS,
    FactKind(SUPPLY_PLACE, public=True, listed=False),
    # The one kind here of places that is not public: the enemy learns of them by coming (19.13).
    FactKind(SECRET_MARKER, listed=False),
    FactKind(FORAGING, public=True, listed=False),
    FactKind(SUPPLIED, public=True, listed=False),
    FactKind(STARVED, public=True, listed=False),
    FactKind(LAND, public=True, listed=False),
    FactKind(NOT_COMPLETE, of_units=True, listed=False),
    FactKind(COLLECTED, public=True, listed=False),
    FactKind(LEADERS_SHORT, public=True, title="Leaders short, {about}"),
    FactKind(POLITICAL_INDEX, public=True, title="Political Index, {about}"),
    FactKind(POLITICAL_EVENT, public=True, listed=False),
    FactKind(WAR, public=True, listed=False),
    FactKind(VP_LEVEL, public=True, title="Level of {about} victory points"),
    FactKind(TURN_END, public=True, title="French victory points, end of {about}"),
    FactKind(PEACE, public=True, listed=False),
    FactKind(OTTOMAN_WAR, public=True, title="War with the Ottoman Empire, {field}"),
    FactKind(LANDING, public=True, listed=False),
    FactKind(CORRECTION, public=True, title="Correction {about}"),
)
