"""The calculators of the game by module, chapter by chapter."""

from __future__ import annotations

from oobmgr.rules.calculators import CalculatorList

CALCULATORS = CalculatorList(
    "grande_armee",
    "oobmgr.games.grande_armee",
    {
        "command.points": (
            "corps_leader_command_points",
            "stacked_in_command",
            "army_leader_command_points",
            "russian_guard_commander",
        ),
        "command.chart": ("organisation_chart_fit", "detachment"),
        "march.movement": (
            "movement_in_weather",
            "river_crossing_cost",
            "rough_cost",
            "leave_concentration_cost",
        ),
        "march.stacking": ("supply_train_stacking", "one_stack_again"),
        "march.skirmishes": (
            "skirmish_strength",
            "cavalry_double_march",
            "skirmish_force_march",
        ),
    },
)
