"""A game of your own: a player describes it in one file, without code."""

from oobmgr.rules.entries import CommandEntry, GameEntry
from oobmgr.rules.pages import PageEntry

ENTRY = GameEntry(
    "homebrew",
    "A game of your own",
    "Described by you, in the window or in one file that can be shared.",
    "oobmgr.games.homebrew.game:HOMEBREW",
    pages=(
        PageEntry(
            "homebrew_goods",
            "Goods and places",
            "swap",
            "4",
            groups=("Turn", "Places", "Goods"),
            tables="stores",
            cases="HB-01..11",
        ),
        PageEntry(
            "homebrew_game",
            "The game",
            "pencil",
            "5",
            "oobmgr.games.homebrew.pages.screen:DescriptionScreen",
            context=False,
            cases="HB-11",
        ),
    ),
    commands=(
        CommandEntry(
            "describe",
            "the description of a game of your own: check, show, save, change it",
            "oobmgr.games.homebrew.cli.describe",
            other_files=True,
        ),
    ),
    keys=dict.fromkeys("CDEFHILORUV", "Marker"),
    described="oobmgr.games.homebrew.game:described",
    describing="oobmgr.games.homebrew.pages.dialog:describe_game",
)  # fmt: skip
"""What the program knows before the game is loaded: nothing heavy may be imported here."""
