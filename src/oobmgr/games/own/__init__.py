"""A game of your own: a player describes it in one file, without code."""

from oobmgr.rules.entries import CommandEntry, DescribedEntry, ExampleEntry, GameEntry
from oobmgr.rules.pages import PageEntry

ENTRY = GameEntry(
    "own",
    "A game of your own",
    "Described by you, in the window or in one file that can be shared.",
    "oobmgr.games.own.game:OWN",
    pages=(
        PageEntry(
            "own_goods",
            "Goods and places",
            "swap",
            "4",
            groups=("Turn", "Places", "Goods"),
            tables="stores",
            cases="HB-01..11",
            guide="own-game.md#playing",
        ),
        PageEntry(
            "own_game",
            "The game",
            "pencil",
            "5",
            "oobmgr.games.own.pages.screen:DescriptionScreen",
            context=False,
            cases="HB-11",
            guide="own-game.md#changing-and-sharing-it",
        ),
    ),
    commands=(
        CommandEntry(
            "describe",
            "the description of a game of your own: check, show, save, change it",
            "oobmgr.games.own.cli.describe",
            other_files=True,
        ),
    ),
    keys=dict.fromkeys("CDEFHILORUV", "Marker"),
    described=DescribedEntry(
        made="oobmgr.games.own.game:described",
        changed="oobmgr.games.own.changes:redescribed",
        asked="oobmgr.games.own.pages.dialog:describe_game",
    ),
    former=("homebrew",),
    example=ExampleEntry("valley-1836-sample.oob", "Valley 1836, invented", "described"),
    guide={
        "turn": "own-game.md#playing",
        "roster_sheets": "own-game.md#playing",
    },
)  # fmt: skip
"""What the program knows before the game is loaded: nothing heavy may be imported here."""
