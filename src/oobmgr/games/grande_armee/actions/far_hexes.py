"""What is asked about hexes that an entry names and that the maps hardly have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import wraps
from typing import Any

from oobmgr.domain.errors import Fault
from oobmgr.games.grande_armee.hexes import MAP, as_written, beyond_words
from oobmgr.games.grande_armee.supply.places import places
from oobmgr.rules.actions import ActionPlan
from oobmgr.rules.books import Books

_LOOK = "Check that it is on your map."


def asks_about_hexes(plan: Callable[..., ActionPlan]) -> Callable[..., ActionPlan]:
    """Let a plan ask about each hex among its inputs that lies beyond those of the rules.

    Asked and not refused: the text names hexes here and there, and not how far the maps reach.
    """

    @wraps(plan)
    def asking(books: Books, inputs: Any) -> ActionPlan:  # noqa: ANN401 - inputs of any action
        found = plan(books, inputs)
        doubts = tuple(_far_hexes(books, inputs))
        return replace(found, warnings=(*found.warnings, *doubts)) if doubts else found

    return asking


def _far_hexes(books: Books, inputs: Any) -> Iterator[Fault]:  # noqa: ANN401 - as above
    for field in fields(inputs):
        word = getattr(inputs, field.name)
        if not isinstance(word, str) or not (sentence := beyond_words(word)):
            continue
        place = as_written(word)
        # Where somebody stands already, or a town lies, the player has been asked.
        if place in {unit.hex for unit in books.units()} | {one.hex for one in places(books)}:
            continue
        case = books.tables.case(f"{MAP}.last_named_column")
        yield Fault(sentence, field.name, place, _LOOK, case).question()
