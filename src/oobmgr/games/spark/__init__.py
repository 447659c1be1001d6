"""Operation Spark: the lifting of the siege of Leningrad, January 1943."""

from oobmgr.rules.entries import CommandEntry, ExampleEntry, GameEntry
from oobmgr.rules.pages import PageEntry

ENTRY = GameEntry(
    "spark",
    "Operation Spark",
    "The relief of Leningrad, January 1943, from Roster Sheets.",
    "oobmgr.games.spark.game:SPARK",
    pages=(
        PageEntry(
            "fire",
            "Fire and assault",
            "combat",
            "4",
            "oobmgr.games.spark.pages.fire:FireScreen",
            groups=("Fire", "Assault"),
            cases="SP-ART-02 SP-SEQ-01..05 SP-ZOC-12 SP-OBS-06 SP-CMB-03 SP-CMB-14 SP-FIRE-01 "
            "SP-FIRE-02 SP-FIRE-08 SP-RET-06",
            guide="spark-fire.md",
        ),
        PageEntry(
            "engineers",
            "Engineers, bridges",
            "bridge",
            "5",
            groups=("Engineers", "Reinforcements"),
            tables="engineers",
            cases="SP-BRDG-05 SP-REINF-01",
            guide="spark-movement.md#bridges",
        ),
        PageEntry(
            "air_strikes",
            "Air strikes, AA",
            "air",
            "6",
            groups=("Air strikes",),
            tables="air",
            guide="spark-turn.md#air-strikes-aa",
        ),
    ),
    commands=(
        CommandEntry(
            "fire", "who may fire at what now, and why not", "oobmgr.games.spark.cli.fire"
        ),
    ),
    example=ExampleEntry(
        "combat-example.oob", "Operation Spark, step by step", "combat_example", steps=True
    ),
    keys={
        "S": "Suppressed",
        "F": "Add to the fire",
        "E": "Entrenched",
        "A": "Assault Marker",
        "C": "In column",
        "D": "Disrupted",
        "O": "Out of supply",
    },
    guide={
        "turn": "spark-turn.md",
        "turn:air_power": "spark-turn.md#air-power",
        "turn:initiative": "spark-turn.md#initiative",
        "turn:initiative_challenge": "spark-turn.md#initiative",
        "turn:first_movement": "spark-movement.md#a-move",
        "turn:second_movement": "spark-movement.md#a-move",
        "turn:first_air_strikes": "spark-turn.md#air-strikes-aa",
        "turn:second_air_strikes": "spark-turn.md#air-strikes-aa",
        "turn:special_air_strikes": "spark-turn.md#air-strikes-aa",
        "turn:first_combat": "spark-fire.md#the-phase",
        "turn:second_combat": "spark-fire.md#the-phase",
        "turn:first_recovery": "spark-turn.md#what-ends-by-itself",
        "turn:second_recovery": "spark-turn.md#what-ends-by-itself",
        "roster_sheets": "spark-roster.md",
        "print": "spark-print.md",
    },
)
"""What the program knows before the game is loaded: nothing heavy may be imported here."""
