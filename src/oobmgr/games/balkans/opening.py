"""The scenario: a campaign in numbered turns, whose units the players bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.balkans.turns import FIRST_TURN
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.game import Scenario, Variant

if TYPE_CHECKING:
    from oobmgr.rules.books import Options
    from oobmgr.rules.tables import Tables


def opening(_: Tables, variant: str, _options: Options) -> ActionPlan:
    """The books of a campaign: all cities are open."""
    working = (Step("Books opened", kind=StepKind.RESULT),)
    return ActionPlan("Opening", "The books are opened.", Ruling(variant, working))


CAMPAIGN = Scenario(
    "balkans",
    "Balkans 1944",
    "Turns are numbered from 1; bring your own units, and say in the options who moves first.",
    (Variant("standard", "Standard", "With the clarifications of March 2022.", "W81-AIR-06"),),
    FIRST_TURN,
    opening,
)
