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
            "army",
            "Army",
            "formation",
            "4",
            "oobmgr.games.grande_armee.pages.army:ArmyScreen",
            cases="LGA-AOC-01 LGA-DET-03",
        ),
        PageEntry(
            "march",
            "March",
            "bridge",
            "5",
            groups=("March", "Detachments", "Skirmish", "Rout and rally"),
            tables="march",
            cases="LGA-WX-01 LGA-STK-03",
        ),
        PageEntry(
            "battles",
            "Battles",
            "combat",
            "6",
            groups=("Battle", "Leaders", "Sieges"),
            tables="battles",
            cases="LGA-BAT-01 LGA-LDR-02",
        ),
        PageEntry(
            "supply",
            "Supply",
            "lock",
            "F10",
            groups=("Supply",),
            tables="supply",
            cases="LGA-SUP-05 LGA-SUP-01",
        ),
        PageEntry(
            "politics",
            "Politics",
            "swap",
            "F11",
            groups=("Politics",),
            tables="politics",
            cases="LGA-POL-01 LGA-PEACE-01",
        ),
        PageEntry(
            "powers",
            "Economy",
            "replacements",
            "F12",
            groups=("Economy",),
            tables="powers",
            cases="LGA-REPL-01 LGA-MIN-01",
        ),
    ),
    keys={"D": "Demoralized", "R": "Rout marker"},
)
"""What the program knows before the game is loaded: nothing heavy may be imported here."""
