"""The scenarios: a campaign from any turn with one's own units, and a small one of 1813."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.places import resources_dir
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.games.grande_armee.options import START, chosen
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.brought_units import unit_of
from oobmgr.rules.game import Scenario, Variant

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitValues
    from oobmgr.rules.books import Options
    from oobmgr.rules.tables import Tables

_FIRST = TurnCode("1813-04-1")


def opening(_: Tables, variant: str, _options: Options) -> ActionPlan:
    """The books of a campaign: nothing lies in them yet."""
    # Empty on purpose: what the powers begin with the errata do not say, so players enter it.
    working = (Step("Books opened", kind=StepKind.RESULT),)
    return ActionPlan("Opening", "The books are opened.", Ruling(variant, working))


def _starts(options: Options) -> TurnCode:
    return TurnCode(str(chosen(options, START)))


@cache
def sample_units() -> tuple[UnitValues, ...]:
    """The units of the small scenario of 1813: a few corps of both sides; strengths are samples."""
    path = resources_dir() / "scenarios" / "grande_armee" / "spring_1813.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["unit"]
    return tuple(map(unit_of, entries))


_STANDARD = (Variant("standard", "Standard", "With the errata.", "LGA-AOC-02"),)
CAMPAIGN = Scenario(
    "campaign",
    "La Grande Armée",
    "From I April 1813 or any other turn; bring your own units, and enter the points of your game.",
    _STANDARD,
    _FIRST,
    opening,
    starts=_starts,
)
SPRING = Scenario(
    "spring_1813",
    "Spring 1813, a sample",
    "A few corps of both sides to try the books with; strengths and hexes are samples.",
    _STANDARD,
    _FIRST,
    opening,
    starts=_starts,
    units=sample_units,
)
