"""What holds of units whatever is corrected by hand: a tired one stays where it is."""

from collections.abc import Iterator, Mapping

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.units import UnitState
from oobmgr.rules.books import Books
from tests.tiny_game.words import TIRED


def edit_faults(books: Books, unit: UnitState, changes: Mapping[str, JsonValue]) -> Iterator[Fault]:
    """The refusal of another hex for a tired unit."""
    if "hex" in changes and books.fact(TIRED, str(unit.id), "tired"):
        yield Fault("is too tired to move.", unit.designation, str(changes["hex"]), case="TG-04")
