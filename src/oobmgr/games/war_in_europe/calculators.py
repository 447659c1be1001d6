"""The calculators of the game by module, chapter by chapter."""

from __future__ import annotations

from oobmgr.rules.calculators import CalculatorList

CALCULATORS = CalculatorList(
    "war_in_europe",
    "oobmgr.games.war_in_europe",
    {
        "ground.hexes": ("hex_ownership", "offmap_rail_571"),
        "ground.dates": ("date_add", "strategic_cycle_due", "french_fortify_from"),
        "ground.movement": (
            "river_crossing_cost",
            "snow_movement",
            "mobile_supply_move",
            "weather_area_basis",
        ),
        "ground.rail": ("rail_work",),
        "sea.assault": ("amphibious_assault_check", "assault_with_units_ashore"),
        "sea.ports": ("amphibious_port_transfer", "round_the_horn"),
        "ground.combat": ("airborne_attack", "retreat_conversion", "disband"),
        "air.superiority": (
            "air_war_possible",
            "air_combat",
            "air_points_exposed",
            "air_superiority_cap",
            "air_superiority_cap_group",
        ),
        "air.interdiction": ("interdiction_sequence", "port_suppression"),
        "air.attrition": (
            "air_attrition_eligible",
            "air_attrition_loss",
            "air_attrition_cycle",
        ),
        "air.part_cycles": ("air_attrition_exposure", "south_front_cycle"),
        "ground.supply": ("supply_path",),
        "rebuilding": ("rebuild_for_two_points",),
        "ground.fortification": (
            "fortification_trigger",
            "may_fortify",
            "fortification_helps",
        ),
    },
)
