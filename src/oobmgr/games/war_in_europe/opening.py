"""The scenarios: a campaign from any turn with one's own units, and a small one of May 1940."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.war_in_europe.sequence import first_turn
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.game import Scenario, Variant
from oobmgr.rules.later import called_later

if TYPE_CHECKING:
    from oobmgr.rules.books import Options
    from oobmgr.rules.tables import Tables

_FIRST = TurnCode("1940-05-3")


def opening(_: Tables, variant: str, _options: Options) -> ActionPlan:
    """The books of a campaign: nothing lies in them yet."""
    # Empty on purpose: with what a scenario begins the errata do not say, so players enter it.
    working = (Step("Books opened", kind=StepKind.RESULT),)
    return ActionPlan("Opening", "The books are opened.", Ruling(variant, working))


_STANDARD = (Variant("standard", "Standard", "With the corrections of June 1984.", "WIE-META-01"),)
CAMPAIGN = Scenario(
    "campaign",
    "War in Europe",
    "From 3/5/40 or any other turn; bring your own units, and enter the points of your scenario.",
    _STANDARD,
    _FIRST,
    opening,
    starts=first_turn,
)
MAY_1940 = Scenario(
    "may_1940",
    "May 1940, a sample",
    "Units and points on three fronts to try the books with: made of the examples of the errata, "
    "and of strengths and hexes of our own; no printed scenario.",
    _STANDARD,
    _FIRST,
    called_later("oobmgr.games.war_in_europe.sample:sample_opening"),
    starts=first_turn,
    units=called_later("oobmgr.games.war_in_europe.sample:sample_units"),
)
