"""The calculators of the game by module, chapter by chapter."""

from __future__ import annotations

from oobmgr.rules.calculators import CalculatorList

CALCULATORS = CalculatorList(
    "spark",
    "oobmgr.games.spark",
    {
        "roster.strength": ("current_strength", "box_kind", "flipped"),
        "roster.status": ("strength_after_status",),
        "fire.eligibility": ("fire_eligibility", "fire_type_lock", "split_fire"),
        "fire.artillery": (
            "artillery_chart",
            "indirect_terrain_halving",
            "ammunition_spent",
            "oos_after_fire",
        ),
        "fire.shifts": ("fire_from", "fire_against"),
        "fire.columns": ("find_column", "shift_column"),
        "fire.combined": ("combined_fire_column",),
        "fire.results": ("fire_dice", "crt_known_cell"),
        "fire.zones": ("zoc_fire_triggered", "zoc_fire_modifier"),
        "morale.surprise": ("surprise_result",),
        "morale.check": ("morale_check",),
        "morale.withdrawal": ("withdrawal_check", "withdrawal_eligible"),
        "assault.initial": ("initial_assault_morale",),
        "assault.strength": ("strength_bonus",),
        "assault.modifiers": ("assault_morale",),
        "assault.result": ("assault_result",),
        "assault.loss_order": ("loss_priority",),
        "assault.roster_events": ("roster_after_example",),
        "movement.costs": ("movement_cost",),
        "movement.allowance": ("movement_allowance",),
        "movement.streams": ("stream_crossing", "stream_assault"),
        "movement.stacking": ("stacking", "soviet_stacking", "overstack_choice"),
        "command.integrity": ("unit_integrity",),
        "engineers.bridges": ("bridge_may_be_built", "bridge_demolition"),
        "reinforcements.activation": ("reinforcement_activation",),
        "air.strike": ("air_strike_column",),
        "air.anti_aircraft": ("aa_eligible", "aa_range"),
        "initiative.fresh": ("fresh_bonus_eligible",),
        "initiative.commitment": ("initiative", "assault_commitment"),
        "initiative.in_a_row": ("impulses_in_a_row",),
    },
)
