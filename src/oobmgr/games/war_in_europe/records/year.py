"""Turns in rows of a workbook: those that the year of the campaign has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput
from oobmgr.games.war_in_europe.ground.dates import year_faults
from oobmgr.games.war_in_europe.options import CYCLES_PER_YEAR, number
from oobmgr.games.war_in_europe.turns import read_date

if TYPE_CHECKING:
    from oobmgr.rules.books import Books
    from oobmgr.rules.record_kinds import Values


def check_year(books: Books, row: Values | None, *fields: str) -> None:
    """Raises `BadInput` for a turn of the thirteenth cycle where the year has twelve.

    Nobody plays it, so what is noted of it would count nowhere (WIE-CYC-02).
    """
    cycles = number(books.options, CYCLES_PER_YEAR)
    # A row that is taken away may have one: it came in before it was refused.
    for field in fields if row else ():
        if row and (turn := row[field]):
            faults = tuple(year_faults(field, read_date(turn), cycles))
            if faults:
                raise BadInput(*faults)
