"""The actions of the game."""

from oobmgr.rules.action_list import ActionList

ACTIONS = ActionList(
    "tests.tiny_game.actions",
    {
        "forage": "stores:plan_forage",
        "mark_units": "stores:plan_mark",
        "enter_boxes": "stores:plan_boxes",
        "raise_militia": "raising:plan_raise",
    },
)
