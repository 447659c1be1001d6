"""What is told of the end of an assault: columns that deploy, or not, and ends beside an enemy."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.next_door import enemies_beside, near_words
from oobmgr.games.spark.actions.picked import unit_names
from oobmgr.games.spark.assault.steps import Assault
from oobmgr.games.spark.movement.hexes import is_hex
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import Marker
from oobmgr.rules.books import Books


def in_column(assault: Assault) -> tuple[SparkUnit, ...]:
    """The units of an assault that are in column."""
    return tuple(unit for unit in assault.fighters if Marker.IN_COLUMN in unit.markers)


def deploying(assault: Assault, *, deploy: bool) -> Iterator[Fault]:
    """A word on columns that are to deploy where there are none, and on those that do not."""
    columns = in_column(assault)
    if deploy and not columns:
        sentence = f"Nobody of the assault on {assault.hex} is in column."
        yield Fault(sentence, "deploy", "yes", "Leave it out.", "SP-ASLT-16")
    elif columns and not deploy:
        sentence = f"Left in column: {unit_names(columns)}."
        yield Fault(sentence, "deploy", "no", "Who fought may deploy free now.", "SP-ASLT-16")


def going_back(units: tuple[SparkUnit, ...]) -> tuple[SparkUnit, ...]:
    """Those that must retreat, or may withdraw; the others may advance towards the enemy."""
    return tuple(unit for unit in units if unit.markers.retreat[1])


def enemy_beside_end(books: Books, back: tuple[SparkUnit, ...], to: str) -> Iterator[Fault]:
    """A word on a retreat that ends next to an enemy with a zone, who may fire for it."""
    if not back or not is_hex(to):
        return
    enemies = enemies_beside(books, back, to)
    if not enemies:
        return
    sentence = f"Enemy units stand next to {to}, in {near_words(enemies)}."
    advice = "A retreat leads away from them where it can, and may draw ZOC fire there."
    yield Fault(sentence, "to", to, advice, "SP-ZOC-04")
