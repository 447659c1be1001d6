"""The actions of the game, in the order in which a player turn meets them."""

from oobmgr.rules.action_list import ActionList

ACTIONS = ActionList(
    "oobmgr.games.balkans.actions",
    {
        "convert": "partisans:plan_convert",
        "partisan_mode": "partisans:plan_partisan_mode",
        "enter_hex": "movement:plan_enter_hex",
        "festung_roll": "festung:plan_festung_roll",
        "garrison": "garrison:plan_garrison",
        "city_hex": "festung:plan_city_hex",
        "air_support": "air_support:plan_air_support",
        "hq_mode": "headquarters:plan_hq_mode",
        "partisan_combat": "partisans:plan_partisan_combat",
        "supply": "supply:plan_supply",
    },
    phases="phases:PHASES",
)
