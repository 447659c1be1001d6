"""The scenarios: the campaign from 12 January 1943, and the combat example of the rules.

The example is also a replay.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from oobmgr.domain.places import resources_dir
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitValues
from oobmgr.games.spark.turns import FIRST_TURN
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Options
from oobmgr.rules.brought_units import unit_of
from oobmgr.rules.game import Scenario, Variant
from oobmgr.rules.replays import Replay, read_replay
from oobmgr.rules.tables import Tables

STANDARD = "standard"


# No stock is opened with: start values and refills stand in no source (SP-AP-03), and 0 is no
# guess.
def opening(_: Tables, variant: str, _options: Options) -> ActionPlan:
    """The books of a campaign: nothing is in stock until the players enter it."""
    working = (Step("Books opened", kind=StepKind.RESULT),)
    return ActionPlan("Opening", "The books are opened.", Ruling(variant, working))


@cache
def example_units() -> tuple[UnitValues, ...]:
    """The units that the text of the rules tells of, most of them in its combat example."""
    return tuple(map(unit_of, _document("combat_example")["unit"]))


def _document(name: str) -> Mapping[str, Any]:
    path = resources_dir() / "scenarios" / "spark" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def combat_example() -> Replay:
    """The combat example, read from its script."""
    return read_replay(_document("combat_example_replay"))


_STANDARD = (Variant(STANDARD, "Standard", "As the rules have it.", "SP-SEQ-03"),)
CAMPAIGN = Scenario(
    "spark",
    "Operation Spark",
    "The attack across the Neva from 12 January 1943; bring your own Roster Sheets.",
    _STANDARD,
    FIRST_TURN,
    opening,
)
COMBAT_EXAMPLE = Scenario(
    "combat_example",
    "Combat example",
    "The five assaults of the 67th Army that the rules work out, with their units.",
    _STANDARD,
    FIRST_TURN,
    opening,
    units=example_units,
    replay=combat_example,
    cases="SP-DOC-03 SP-CTR-04 SP-CTR-05 SP-ROSTER-14 SP-ASLT-12 SP-ASLT-13 SP-EX-01..18",
)
