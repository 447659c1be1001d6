"""Words in Markdown: signs that it reads otherwise are told to be themselves."""

import re
from collections.abc import Sequence
from html import escape
from typing import Final

_SIGNS: Final = re.compile(r"([\\`*_\[\]|#~])")
_BREAK: Final = re.compile(r"\r\n|\r|\n")


def markdown(text: str) -> str:
    """A text that is shown as it was typed, in one line."""
    return _BREAK.sub("<br>", _SIGNS.sub(r"\\\1", escape(text, quote=False)))


def markdown_row(cells: Sequence[str]) -> str:
    """A row of a table; its cells are Markdown already."""
    return f"| {' | '.join(cells)} |\n"
