"""What the checks of one chapter find in the books."""

from __future__ import annotations

from types import ModuleType

from oobmgr.known_games import game
from oobmgr.rules.books import Books
from oobmgr.rules.checks import Warning  # noqa: A004 - as where it is made


def warned(books: Books, chapter: ModuleType) -> tuple[Warning, ...]:
    """The warnings of the checks that a module of `forgotten` declares."""
    own = [one for one in game("spark").checks if one.look.__module__ == chapter.__name__]
    return tuple(warning for check in own for warning in check.warnings(books))
