"""A game of three rules, to see that one is added through the public doors alone."""

from oobmgr.rules.entries import CommandEntry, GameEntry
from oobmgr.rules.pages import PageEntry

ENTRY = GameEntry(
    "tiny",
    "Tiny Game",
    "Two sides, food, and carts that bring it.",
    "tests.tiny_game.game:TINY",
    pages=(
        PageEntry(
            "stores",
            "Stores",
            "combat",
            "5",
            "tests.tiny_game.pages:StoresScreen",
            groups=("Food",),
            cases="TG-02",
        ),
    ),
    commands=(CommandEntry("stores", "what each side has in store", "tests.tiny_game.commands"),),
    keys={"G": "Tired"},
)
