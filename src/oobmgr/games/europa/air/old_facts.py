"""Facts of air missions and of the air surprise as older versions of the program wrote them.

They wrote sentences and read them back; the facts hold structure now. Campaigns that were begun
then keep their facts, because the journal is never rewritten, so the sentences are still
understood: here, and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from oobmgr.domain.postings import JsonValue

_FLYER: Final = re.compile(r"(\d+) ([^/]+)/(.+)/(\d+) from (.+), (\w+)")
_STRIKE: Final = re.compile(r"(.+), die (\d+): (.+)")
_EFFECTS: Final = {
    "no effect": "none",
    "inoperable": "unready",
    "to the EFT box": "EFT",
    "to the EET box": "EET",
}

Record = Mapping[str, JsonValue]


def records(value: JsonValue) -> list[Record]:
    """The groups of a mission as records, from ``2 Germany/Ju87B/2 from Borisov, main; …`` too."""
    if isinstance(value, list):
        return [one for one in value if isinstance(one, dict)]
    lines = str(value).split("; ") if value else []
    return [_flyer(*found.groups()) for line in lines if (found := _FLYER.fullmatch(line))]


def _flyer(number: str, nation: str, aircraft: str, steps: str, base: str, role: str) -> Record:
    return {
        "number": int(number),
        "nation": nation,
        "aircraft": aircraft,
        "steps": int(steps),
        "base": base,
        "role": role,
    }


def strike_record(value: JsonValue) -> Record:
    """A strike of the air surprise as a record, from ``I16, die 4: to the EFT box`` too."""
    if isinstance(value, dict):
        return value
    found = _STRIKE.fullmatch(str(value))
    if found is None:
        message = f"no strike of the air surprise: {value!r}"
        raise ValueError(message)
    group, die, words = found.groups()
    return {"group": group, "die": int(die), "effect": _EFFECTS[words]}
