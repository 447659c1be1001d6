"""The actions of the game, in the order in which a turn meets them."""

from oobmgr.rules.action_list import ActionList

ACTIONS = ActionList(
    "oobmgr.games.grande_armee.actions",
    {
        "weather": "weather:plan_weather",
        "points": "points:plan_points",
    },
    phases="phases:PHASES",
)
