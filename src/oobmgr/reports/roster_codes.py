"""Row codes: the short names by which a pencilled change is typed back, such as ``C11``."""

import re
from collections.abc import Iterable

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.quantities import lettered
from oobmgr.domain.units import UnitState

# With or without zeros: AB7, AB07.
_CODE = re.compile(r"([A-Z]+)0*([0-9]+)")


def row_codes(units: Iterable[UnitRow | UnitState]) -> dict[int, str]:
    """Give every unit its code, unique within its side: ``unit id -> code``.

    The letter stands for the formation at the top, the number counts the units below it, both in
    the order in which they entered the books. So a code is the same on every sheet, whatever is
    chosen to be printed, and a unit that is added later changes no code but its own. Pass all units
    of the campaign, the dead and the due among them.
    """
    codes: dict[int, str] = {}
    tops: dict[str, dict[str, int]] = {}
    counts: dict[tuple[str, str], int] = {}
    # By id, which never changes: a printed code must still be right when it is typed back.
    for unit in sorted(units, key=lambda row: row.id):
        top = unit.path[0] if unit.path else ""
        letters = tops.setdefault(unit.side, {})
        letter = lettered(letters.setdefault(top, len(letters)))
        number = counts[unit.side, top] = counts.get((unit.side, top), 0) + 1
        codes[unit.id] = f"{letter}{number:02d}"
    return codes


def plain_code(typed: str) -> str:
    """A typed code as it is printed: ``A07`` for ``a7`` or ``A007``; otherwise as typed."""
    match = _CODE.fullmatch(typed.strip().upper())
    return typed if match is None else f"{match[1]}{int(match[2]):02d}"
