"""Rules that no form holds are recalled in the phase where they bear, in their own turns alone."""

from __future__ import annotations

import pytest

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.games.grande_armee.game import GRANDE_ARMEE
from oobmgr.rules.phase_cases import PhaseCase

FRANCE = SideId("france")
# What is recalled in every turn, by the phase in which a player can act on it.
ALWAYS = {
    "command": "CMD-02 AOC-02 AOC-03 ORD-02",
    "movement": "STK-01 STK-05 SUP-03 MAP-01 MAP-02",
    "combat": "ZOC-01 LDR-06 BAT-13 REINF-03 BAT-08",
    "siege": "SIEGE-01",
    "attrition": "SUP-01",
    "politics": "POL-03",
    "income": "MIN-06 MIN-07",
    "construction": "BLD-04 CNTR-01 CNTR-02",
}
# What is of one scenario: case, phase, a turn in it, and one of another year or season.
OF_SCENARIOS = (
    ("SCN-02", "weather", "1805-10-1", "1806-10-1"),
    ("SCN-03", "weather", "1805-10-1", "1806-10-1"),
    ("SCN-04", "weather", "1805-09-4", "1805-10-1"),
    ("SCN-05", "weather", "1805-12-1", "1806-10-1"),
    ("SCN-09", "weather", "1809-04-3", "1809-07-1"),
    ("SCN-11", "weather", "1812-07-2", "1813-07-2"),
    ("SCN-12", "weather", "1813-10-2", "1813-04-2"),
    ("SCN-15", "rally", "1813-10-2", "1813-04-2"),
    ("SCN-16", "attrition", "1813-10-2", "1813-04-2"),
    ("SCN-17", "weather", "1814-02-1", "1813-10-2"),
    ("CMD-04", "command", "1813-10-2", "1812-07-2"),
)


def recalled(phase: str, turn: str) -> set[str]:
    told: tuple[PhaseCase, ...] = GRANDE_ARMEE.phase_cases(GRANDE_ARMEE.tables())
    return {
        one.case.removeprefix("LGA-")
        for one in told
        if one.phase == phase and one.applies(TurnCode(turn), FRANCE)
    }


@pytest.mark.parametrize("phase", ALWAYS)
@pytest.mark.parametrize("turn", ["1805-10-1", "1813-04-2"])
def test_rules_without_a_form_are_recalled_in_their_phase(phase: str, turn: str) -> None:
    assert set(ALWAYS[phase].split()) <= recalled(phase, turn)


@pytest.mark.parametrize(("case", "phase", "during", "after"), OF_SCENARIOS)
def test_rules_of_a_scenario_are_recalled_in_its_turns_alone(
    case: str, phase: str, during: str, after: str
) -> None:
    assert case in recalled(phase, during)
    assert case not in recalled(phase, after)
