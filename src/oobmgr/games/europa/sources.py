"""Where a case is to be read, in words that a player can look up."""

from __future__ import annotations

import re
from typing import Final

_WORK: Final = "Revised Europa introduction"
_PARAGRAPHS: Final = re.compile(r"L(\d+)(?:-L(\d+))?")


def source_words(text: str) -> str:
    """``L35-L39, L52`` as ``Revised Europa introduction, paragraphs 35 to 39 and 52``.

    Anything else is words already and stays as it is.
    """
    parts = [part.strip() for part in text.split(",")]
    found = [_PARAGRAPHS.fullmatch(part) for part in parts]
    named = [_span(*match.groups()) for match in found if match]
    if not named or len(named) < len(parts):
        return text
    several = len(named) > 1 or " " in named[0]
    listed = f"{', '.join(named[:-1])} and {named[-1]}" if len(named) > 1 else named[0]
    return f"{_WORK}, {'paragraphs' if several else 'paragraph'} {listed}"


def _span(first: str, last: str | None) -> str:
    return f"{first} to {last}" if last else first
