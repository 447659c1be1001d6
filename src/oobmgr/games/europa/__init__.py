"""Revised Europa: Fire in the East and Scorched Earth."""

from oobmgr.rules.entries import CommandEntry, GameEntry, SampleEntry
from oobmgr.rules.pages import PageEntry

_COMMANDS = "oobmgr.games.europa.cli."
_PAGES = "oobmgr.games.europa.pages."

ENTRY = GameEntry(
    "europa",
    "Revised Europa",
    "Fire in the East and Scorched Earth with the revised rules.",
    "oobmgr.games.europa.game:EUROPA",
    pages=(
        PageEntry(
            "air",
            "Air",
            "air",
            "4",
            _PAGES + "air.screen:AirScreen",
            groups=("Air", "Missions"),
            cases="AIR-01",
            guide="air.md",
        ),
        PageEntry(
            "combat",
            "Combat",
            "combat",
            "5",
            _PAGES + "combat.screen:CombatScreen",
            groups=("Combat",),
            guide="combat.md",
        ),
        PageEntry(
            "replacements",
            "Replacements",
            "replacements",
            "6",
            _PAGES + "replacements.screen:ReplacementsScreen",
            groups=("Replacements",),
            guide="replacements.md",
        ),
    ),
    commands=(
        CommandEntry("air", "air groups in their boxes and at bases", _COMMANDS + "air"),
        CommandEntry("combat", "who can fight now, and what was fired at", _COMMANDS + "combat"),
        CommandEntry("supply", "units not in supply, hex by hex", _COMMANDS + "supply"),
        CommandEntry(
            "replacements",
            "replacement points, and what can be rebuilt with them",
            _COMMANDS + "replacements",
        ),
        CommandEntry(
            "run",
            "a procedure of several steps, such as the air surprise: how far it is, or draw",
            _COMMANDS + "runs",
        ),
    ),
    sample=SampleEntry(
        "barbarossa-sample.oob",
        "Barbarossa, two turns played",
        "barbarossa_1941.toml",
        "barbarossa_1941.xlsx",
        "barbarossa_tour.toml",
    ),
    keys={
        "V": "To the Available box",
        "B": "To a base",
        "I": "To the Inoperable box",
        "F": "To the EFT box",
        "E": "To the EET box",
        "R": "To the Remnants box",
    },
    guide={
        "turn:initial": "turn.md#initial-phase",
        "turn:air": "turn.md#air-phase",
        "turn:movement": "turn.md#movement-phase",
        "turn:combat": "turn.md#combat-phase",
        "turn:exploitation": "turn.md#exploitation-phase",
    },
)
"""What the program knows before the game is loaded: nothing heavy may be imported here."""
