"""The chapters of the catalogue, by the letters before a case's number, in its order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CHAPTERS: Final[Mapping[str, str]] = {
    "SP-DOC": "The document",
    "SP-CTR": "Counters",
    "SP-ROSTER": "Roster Sheets and strengths",
    "SP-MAP": "Terrain classes",
    "SP-ARTC": "Artillery Capabilities Chart",
    "SP-ART": "Artillery",
    "SP-TCE": "Terrain and condition effects",
    "SP-AMM": "Assault morale modifiers",
    "SP-SUR": "Surprise at night",
    "SP-MC": "Morale checks",
    "SP-AR": "Assault results",
    "SP-SEQ": "Sequence of play",
    "SP-AIR": "Air strikes and AA",
    "SP-INIT": "Initiative",
    "SP-CMD": "Command",
    "SP-MOVE": "Movement",
    "SP-STRM": "Streams (optional)",
    "SP-STACK": "Stacking",
    "SP-ZOC": "Zones of control",
    "SP-BRDG": "Bridges",
    "SP-REINF": "Reinforcements",
    "SP-OBS": "Observation",
    "SP-CMB": "Combat Phase",
    "SP-FIRE": "Fire combat",
    "SP-ASLT": "Assault combat",
    "SP-RET": "Retreat and withdrawal",
    "SP-PAF": "Post-Assault Fire",
    "SP-SUP": "Supply",
    "SP-SPEC": "Special units and options",
    "SP-AP": "Ammunition",
    "SP-EX": "Combat example",
    "SP-ELIG": "Fire eligibility",
}
