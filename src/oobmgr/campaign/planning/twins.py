"""A unit that is entered by hand though the books have one that looks the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.domain.units import UnitValues


def twin_doubts(books: BooksSnapshot, values: UnitValues) -> Iterator[Fault]:
    """That a unit of the same number, type, size and nation is in the books already.

    Of units whose name has no number there may be many.
    """
    name = values.designation
    if not any(map(str.isdecimal, name)):
        return
    looks = values.side, folded(values.nation), folded(name), folded(values.type), values.size
    for unit in books.units():
        nation, kind = folded(unit.nation), folded(unit.type)
        if looks == (unit.side, nation, folded(unit.designation), kind, unit.size):
            called = " ".join(filter(None, (name, values.type, values.size)))
            advice = "Give it another number unless there are two."
            yield Fault(f"{called} is in the books already.", "designation", name, advice)
            return
