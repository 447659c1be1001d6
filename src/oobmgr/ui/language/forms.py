"""The forms in which a text may be known: with its end or without, with a capital or small."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from oobmgr.domain.wording import with_capital

_ENDS: Final = ("...", "…", ".", ":", "?", "!", " ▾", " ▴")
_Finish = Callable[[str], str]


def forms(text: str) -> Iterator[tuple[str, _Finish]]:
    """A text as it may be known: as it is, without its end, with the other first letter."""
    yield text, str
    bare, end = without_end(text)
    if end:
        yield bare, lambda found: f"{without_end(found)[0]}{end}"
    small = bare[:1].lower() + bare[1:]
    if small != bare:
        yield small, lambda found: f"{with_capital(without_end(found)[0])}{end}"
        if end:
            yield f"{small}{end}", with_capital
        return
    # A title within a sentence; other languages have capitals of their own, which stay.
    large = with_capital(bare)
    if large != bare:
        yield large, lambda found: f"{without_end(found)[0]}{end}"


def without_end(text: str) -> tuple[str, str]:
    """A text and the mark at its end, if it has one."""
    for end in _ENDS:
        if text.endswith(end) and len(text) > len(end):
            return text.removesuffix(end), end
    return text, ""
