"""The scenario: a campaign from any turn, whose units and points the players bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.war_in_europe.options import START, chosen
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.game import Scenario, Variant

if TYPE_CHECKING:
    from oobmgr.rules.books import Options
    from oobmgr.rules.tables import Tables

_FIRST = TurnCode("1940-05-3")


def opening(_: Tables, variant: str, _options: Options) -> ActionPlan:
    """The books of a campaign: nothing lies in them yet."""
    working = (Step("Books opened", kind=StepKind.RESULT),)
    return ActionPlan("Opening", "The books are opened.", Ruling(variant, working))


def _starts(options: Options) -> TurnCode:
    return TurnCode(str(chosen(options, START)))


CAMPAIGN = Scenario(
    "campaign",
    "War in Europe",
    "From 3/5/40 or any other turn; bring your own units, and enter the points of your scenario.",
    (Variant("standard", "Standard", "With the corrections of June 1984.", "WIE-META-01"),),
    _FIRST,
    opening,
    starts=_starts,
)
