"""War in Europe, with the corrections of 1984: the air war, production, rail and supply."""

from oobmgr.rules.entries import ExampleEntry, GameEntry
from oobmgr.rules.pages import PageEntry

ENTRY = GameEntry(
    "war_in_europe",
    "War in Europe",
    "The whole war by weekly turns: air attrition, production by front, rail and supply.",
    "oobmgr.games.war_in_europe.game:WAR_IN_EUROPE",
    keys={"K": "Kampfgruppe", "F": "Fortified", "C": "Cut off from rail"},
    pages=(
        PageEntry(
            "air_war",
            "Air war",
            "air",
            "4",
            groups=("Air war",),
            tables="air_war",
            cases="WIE-AIR-09 WIE-AIR-06",
            guide="war-in-europe.md#air-war-key-4",
        ),
        PageEntry(
            "production",
            "Production",
            "formation",
            "5",
            groups=("Replacements", "Kampfgruppen", "Airborne", "Amphibious", "Sea"),
            tables="production",
            cases="WIE-REPL-01 WIE-KG-01",
            guide="war-in-europe.md#production-key-5",
        ),
        PageEntry(
            "rail_and_supply",
            "Rail, supply",
            "lock",
            "6",
            groups=("Rail", "Hexes", "Fortification", "Weather"),
            tables="rail_and_supply",
            cases="WIE-SUP-03 WIE-CYC-02",
            guide="war-in-europe.md#rail-supply-key-6",
        ),
    ),
    example=ExampleEntry("may-1940-sample.oob", "May 1940, three fronts", "may_1940"),
    guide={
        "turn": "war-in-europe.md",
        "turn:air": "war-in-europe.md#air-war-key-4",
        "turn:replacement": "war-in-europe.md#production-key-5",
    },
)
"""What the program knows before the game is loaded: nothing heavy may be imported here."""
