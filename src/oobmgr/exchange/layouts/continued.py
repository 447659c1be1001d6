"""What a printed list says where it goes on over a page: ``18. Armee (Forts.)``, ``Page 2``."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from oobmgr.exchange.layouts.words import hobby_words

# The number of a page at its foot: - 3 -.
_PAGE_ALONE: Final = re.compile(r"[-\u2013\u2014]\s*[0-9]{1,3}\s*[-\u2013\u2014]")


@lru_cache(maxsize=16_384)  # a list repeats itself
def continued(text: str) -> str | None:
    """The name of what goes on, empty where just that is said; None for any other text."""
    for found in (_behind().fullmatch(text), _before().fullmatch(text)):
        if found:
            return found["name"].strip(" ([,;:\u2013\u2014-")
    return None


def without_mark(text: str) -> str:
    """A text without the word that it goes on."""
    return continued(text) or text


def is_page(text: str) -> bool:
    """Whether a text is the number of a page."""
    return bool(_PAGE_ALONE.fullmatch(text) or _page().fullmatch(text))


# At first use and not on import: the words have to be read from a file.
@cache
def _behind() -> re.Pattern[str]:
    """A name with the word behind it: one cut short needs a dot or a bracket, for `forts` are."""
    words = hobby_words()
    whole, short = _any_of(words.continued), _any_of(words.continued_short)
    return re.compile(
        rf"(?P<name>.*?)(?:^|[\s(\[,;:\u2013\u2014-])"
        rf"(?:(?:{whole})|(?:{short})(?=\.|\s*[)\]]))[.:\u2026\s)\]]*",
        re.IGNORECASE,
    )


@cache
def _before() -> re.Pattern[str]:
    """A name with the word before it: ``continued: 18th Army``, ``Fortsetzung 18. Armee``."""
    words = hobby_words()
    whole, short = _any_of(words.continued), _any_of(words.continued_short)
    return re.compile(
        rf"\(?(?:(?:{whole})\)?[.:]?|(?:{short})[.:)]+)\s+(?P<name>.+)", re.IGNORECASE
    )


@cache
def _page() -> re.Pattern[str]:
    pages = _any_of(hobby_words().pages)
    return re.compile(
        rf"(?:{pages})\.?\s*[0-9]{{1,3}}(?:\s*\S{{1,3}}\s*[0-9]{{1,3}})?", re.IGNORECASE
    )


def _any_of(words: tuple[str, ...]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
