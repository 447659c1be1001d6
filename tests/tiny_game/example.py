"""A worked example that brings its own units: a side cuts a field, and its unit is tired then."""

from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.rules.replays import Replay, ReplayFigure, ReplayStep
from tests.tiny_game.words import BLUE, RED


def _unit(side: SideId, nation: str, designation: str, steps: int) -> UnitValues:
    return UnitValues(
        side=side,
        nation=nation,
        designation=designation,
        type="infantry",
        size="X",
        path=("Force",),
        ratings={"strength": 4, "move": 6},
        steps=steps,
        hex="0101",
    )


def units() -> tuple[UnitValues, ...]:
    """The units of the example."""
    return _unit(BLUE, "Bluland", "First", 3), _unit(RED, "Redland", "Other", 2)


def replay() -> Replay:
    """Its steps, with the figures that the text of the rules gives."""
    return Replay(
        "One field",
        "the rules, page 2",
        (
            ReplayStep("Harvest", "Blue cuts a field.", action="forage", inputs={"fields": 1}),
            ReplayStep(
                "Tired",
                "First has cut it.",
                action="mark_units",
                inputs={"units": ["@First"]},
                figures=(
                    ReplayFigure(name="First", value=3, unit="First", shows="steps"),
                    ReplayFigure(name="First is tired", value=True, unit="First", shows="tired"),
                ),
            ),
        ),
        ReplayStep("The end", "Blue has eaten."),
    )
