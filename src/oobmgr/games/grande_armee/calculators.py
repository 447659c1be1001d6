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
        "battle.rounds": (
            "joint_attack",
            "another_round",
            "pursuit_allowed",
            "second_line_routed",
        ),
        "battle.deployment": ("deployment",),
        "battle.leader_bonus": ("leader_bonus", "cavalry_leaders_allowed"),
        "battle.bidding": ("loss_bids",),
        "battle.fates": ("leader_fate", "recycled_leaders"),
        "battle.reinforcement": (
            "battle_reinforcement",
            "march_to_the_guns",
            "help_across_a_river",
            "help_apart",
        ),
        "battle.crossing": ("crossing_defense", "defense_allowed"),
        "battle.routs": ("routed_again", "retreat_into_enemies"),
        "siege.garrisons": ("garrison_attrition",),
        "siege.trains": ("siege_trains",),
        "supply.depots": ("supply_source_nation", "build_depot", "allied_depot"),
        "supply.forage": ("forage", "friendly_town", "forage_overload"),
        "scenario.special_rules": ("ansbach_garrison", "army_reserve_1813"),
        "politics.peace": ("peace_terms",),
        "politics.index": ("political_index_moves", "peace_offer_moves"),
        "economy.rights": ("minor_country_rights", "depot_city_switch"),
        "economy.replacing": ("replacements_made",),
        "economy.construction": ("build_cost", "ten_sp_division_routes"),
        "politics.ottoman": ("ottoman_war_ends",),
        "politics.landing": ("british_landing",),
    },
)
