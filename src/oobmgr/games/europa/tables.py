"""The tables, charts and cases of the game, read once when they are first needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import Final

from oobmgr.rules.cases import Case
from oobmgr.rules.rulebook import Rulebook

CHAPTERS = MappingProxyType(
    {
        "GEN": "General",
        "SOP": "Sequence of play",
        "SP": "Supply points",
        "INC": "Supply income",
        "RES": "Resource Points",
        "REP": "Replacement points",
        "SR": "Special replacements",
        "FAC": "Soviet factories",
        "DIS": "Disbanding",
        "CHG": "Change for excess losses",
        "ISO": "Isolation",
        "SUP": "Supply trace",
        "TRK": "Trucks",
        "INT": "Interdiction",
        "RAIL": "Rail",
        "ZOC": "Zones of control",
        "MOV": "Movement",
        "OVR": "Overruns",
        "STK": "Stacking",
        "CFL": "Factor limits",
        "ART": "Artillery in combat",
        "BMB": "Bombardment",
        "CBT": "Ground combat",
        "ARM": "Armor advantage",
        "TER": "Terrain in combat",
        "LOS": "Combat losses and retreats",
        "AIR": "Air groups and bases",
        "MIS": "Air missions",
        "TRN": "Air transport",
        "STR": "Strategic bombing",
        "ASU": "Air surprise",
        "OOB": "Air order of battle",
        "SET": "Historical set-up",
    }
)


_WORK: Final = "Revised Europa introduction"
_PARAGRAPHS: Final = re.compile(r"L(\d+)(?:-L(\d+))?")


def source_words(text: str) -> str:
    """``L35-L39, L52`` as ``Revised Europa introduction, paragraphs 35 to 39 and 52``.

    Anything else is words already and stays as it is.
    """
    parts = [part.strip() for part in text.split(",")]
    found = [_PARAGRAPHS.fullmatch(part) for part in parts]
    named = [_span(*match.groups()) for match in found if match]
    if not named or len(named) < len(parts):
        return text
    several = len(named) > 1 or " " in named[0]
    listed = f"{', '.join(named[:-1])} and {named[-1]}" if len(named) > 1 else named[0]
    return f"{_WORK}, {'paragraphs' if several else 'paragraph'} {listed}"


def _span(first: str, last: str | None) -> str:
    return f"{first} to {last}" if last else first


_RULEBOOK: Final = Rulebook("europa", CHAPTERS)
charts = _RULEBOOK.charts
tables = _RULEBOOK.tables


@cache
def cases() -> Mapping[str, Case]:
    """The cases of the game by their ids. Raises `BadInput` where the file is bad."""
    found = _RULEBOOK.cases()
    return {name: replace(case, source=source_words(case.source)) for name, case in found.items()}
