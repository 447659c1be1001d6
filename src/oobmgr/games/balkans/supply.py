"""What being out of supply does, by the player's own chart, to Soviet HQs too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.rules.charts import own_copy

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

CASE: Final = "W81-SUP-01"
_CHART: Final = "out_of_supply"
_NOT_FILLED: Final = "Fill in the chart of these effects to see them here."


def effects(books: Books) -> tuple[tuple[str, str], ...]:
    """The effects of the player's chart, each by what it is about; none while it is empty."""
    # B-05: what 15.1 does is not in the text at hand: an empty chart says nothing, not no effect.
    copy = own_copy(books, _CHART)
    if copy is None:
        return ()
    pairs = zip(copy.columns, next(iter(copy.cells), ()), strict=True)
    return tuple((column, entry) for column, entry in pairs if entry)


def is_filled_in(books: Books) -> bool:
    """Whether the player's chart says anything."""
    return bool(effects(books))


def effects_words(books: Books) -> str:
    """The effects in a line."""
    words = ", ".join(f"{name.lower()} {entry}" for name, entry in effects(books))
    return words or _NOT_FILLED
