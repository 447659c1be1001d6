"""World at War 81, Balkans 1944: air support, partisans and fortress cities."""

from oobmgr.rules.entries import GameEntry
from oobmgr.rules.pages import PageEntry

ENTRY = GameEntry(
    "balkans",
    "Balkans 1944",
    "The Soviet drive to Budapest and Vienna: air support, partisans, Festung cities.",
    "oobmgr.games.balkans.game:BALKANS",
    pages=(
        PageEntry(
            "festung",
            "Festung",
            "lock",
            "4",
            groups=("Movement", "Festung"),
            tables="festung",
            cases="W81-FEST-07 W81-FEST-08",
            guide="balkans.md#festung-key-4",
        ),
        PageEntry(
            "air_support",
            "Air support",
            "air",
            "5",
            groups=("Air support",),
            tables="air_support",
            cases="W81-AIR-05 W81-AIR-06",
            guide="balkans.md#air-support-key-5",
        ),
        PageEntry(
            "partisans",
            "Partisans, supply",
            "formation",
            "6",
            groups=("Partisans", "Supply"),
            tables="partisans",
            guide="balkans.md#partisans-supply-key-6",
        ),
    ),
    guide={
        "turn": "balkans.md",
        "print": "balkans.md#on-paper",
    },
)
"""What the program knows before the game is loaded: nothing heavy may be imported here."""
