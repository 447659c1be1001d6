"""La Grande Armée, with its errata: armies on their charts, march, battle, supply and politics."""

from oobmgr.rules.entries import GameEntry
from oobmgr.rules.pages import PageEntry

ENTRY = GameEntry(
    "grande_armee",
    "La Grande Armée",
    "The campaigns of Napoleon by quarters of a month: army charts, supply, battles, politics.",
    "oobmgr.games.grande_armee.game:GRANDE_ARMEE",
    pages=(
        PageEntry(
            "march",
            "March",
            "air",
            "5",
            groups=("Command", "Detachments", "March", "Skirmish"),
            tables="march",
            cases="LGA-WX-01 LGA-STK-03",
        ),
    ),
)
"""What the program knows before the game is loaded: nothing heavy may be imported here."""
