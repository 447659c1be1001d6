"""A form that opens with nothing entered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from oobmgr.rules.books import Books

Inputs = TypeVar("Inputs")


def empty_form(inputs: Callable[[], Inputs]) -> Callable[[Books], Inputs]:
    """How an action proposes the defaults of its fields, whatever stands in the books."""

    def propose(books: Books) -> Inputs:
        del books
        return inputs()

    return propose
