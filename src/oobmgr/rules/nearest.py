"""Finding the word that was meant, whatever its case and its spaces."""

from collections.abc import Iterable
from functools import lru_cache

# More than these are not read by anybody who has mistyped one.
_MOST_NAMED = 24


@lru_cache(maxsize=4096)  # names of units and places come again and again
def folded(word: str) -> str:
    """A word without case, spaces, hyphens, dots, slashes and underscores."""
    return "".join(letter for letter in word.casefold() if letter.isalnum())


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, or empty where none is like it."""
    # Only a slip of the pen needs it, and it takes long to load.
    from difflib import get_close_matches

    # Compared without case, spaces and hyphens, answered as it is written.
    by_fold = {folded(name): name for name in known}
    found = get_close_matches(folded(word), by_fold, n=1)
    return by_fold[found[0]] if found else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Advice on an unknown word: the nearest, else all that are known where they are few."""
    names = [name for name in known if name]
    close = nearest(word, names)
    if close:
        return f"Did you mean {close}?"
    # A list of hundreds helps nobody; the plain refusal has to do.
    if not names or len(names) > _MOST_NAMED:
        return ""
    return f"Known: {', '.join(names)}."
