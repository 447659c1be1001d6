"""Words that the books know, offered while a player types into a field."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

Words = Callable[["Books"], Iterable[str]]


def offering(**words: Words) -> Callable[[Books], Mapping[str, tuple[str, ...]]]:
    """What is offered while typing, by the name of the field, each word once and in order."""

    def offered(books: Books) -> Mapping[str, tuple[str, ...]]:
        return {
            name: tuple(sorted({word.strip() for word in known(books)} - {""}))
            for name, known in words.items()
        }

    return offered
