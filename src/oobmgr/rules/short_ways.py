"""A way written as players say it, ``woods, clear×3``: what is said of each hex, in order."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.bounds import FEW

Hex = TypeVar("Hex")
# A word, and how often: "clear x3", "clear×3"; "3 clear" could be a hex of that name.
_ENTRY: Final = re.compile(r"(?P<words>.+?)\s*(?:[x×*]\s*(?P<times>\d{1,2}))?")


def read_way(text: str, where: str, case: str, read: Callable[[str], Hex]) -> tuple[Hex, ...]:
    """What `read` makes of each entry of a way, as often as it is said to follow itself.

    Raises:
        BadInput: Carries a fault for each entry that is not understood; `where` is its field.
    """
    steps: list[Hex] = []
    faults: list[Fault] = []
    # Semicolons as well: whoever writes numbers with a comma parts them so.
    for entry in filter(None, (part.strip() for part in re.split(r"[,;]", text))):
        found = _ENTRY.fullmatch(entry)
        words, times = (found["words"], int(found["times"] or 1)) if found else (entry, 1)
        try:
            step = read(words)
        except BadInput as error:
            # Of a long way only one entry may be wrong: the message names it.
            faults += [
                Fault(f"{entry} {one.message}", where, entry, one.advice, case)
                for one in error.faults
            ]
            continue
        if times > FEW or not times:
            faults.append(Fault(f"{entry} is not how often.", where, entry, "Write clear×3.", case))
        steps += [step] * times
    if faults:
        raise BadInput(*faults)
    return tuple(steps)
