"""Finding the names of hidden units in what is written: titles, notes, working."""

import json
import re
from collections.abc import Iterable
from typing import Any, Final

from oobmgr.domain.units import OTHER_TEXTS

LEFT_OUT: Final = "…"
"""What stands in a text where a name was taken out."""

UNIT_REMARKS: Final = tuple(text.name for text in OTHER_TEXTS if text.lines)
REMARKS: Final = frozenset({*UNIT_REMARKS, "reason"})
"""Fields and inputs in which a player writes what he likes."""

# A number with what hangs on it is one word: 3/12, SS-1.
_WORD = re.compile(r"\w+(?:[./-]\w+)*")
_FEWEST_DIGITS: Final = 2


class Names:
    """Names to look for, and names that may be read although they are among those.

    A name is found as whole words: ``240/170`` is not found in ``3/240/170``. A name that is a bare
    number may be any number, so it counts only in running text, and a single digit not at all.
    """

    def __init__(self) -> None:
        self._hidden: set[str] = set()
        self._own: set[str] = set()
        self._index: dict[str, list[tuple[str, ...]]] | None = None
        self._signs: tuple[str, ...] = ()

    def hide(self, names: Iterable[str]) -> None:
        """Look for these from now on."""
        self._hidden.update(name.strip() for name in names if name.strip())
        # Names come in small groups while the journal is walked; the index is made when it is next
        # needed.
        self._index = None

    def keep(self, names: Iterable[str]) -> None:
        """Leave these alone wherever they stand."""
        self._own.update(name.strip() for name in names if name.strip())
        self._index = None

    def named_in(self, text: str, *, running: bool = True) -> bool:
        """Whether a name stands in a text; `running` says that a number may be one there."""
        return (
            bool(text)
            and text.strip() not in self._own
            and bool(self._found(text, running=running))
        )

    def left_out(self, text: str, *, running: bool = True) -> str:
        """The text with each of the names taken out."""
        if not text or text.strip() in self._own:
            return text
        # From the end, so that the places in front stay where they were found.
        for start, end in reversed(self._found(text, running=running)):
            text = f"{text[:start]}{LEFT_OUT}{text[end:]}"
        return text

    def left_out_of(self, value: Any, of: str = "") -> Any:  # noqa: ANN401 - JSON
        """A JSON value with the names taken out of every text and every key in it.

        A text of more than one word is running text, and so is a remark; `of` is its key.
        """
        if isinstance(value, str):
            return self.left_out(value, running=len(value.split()) > 1 or of in REMARKS)
        if isinstance(value, dict):
            return {self.left_out_of(key): self.left_out_of(v, key) for key, v in value.items()}
        if isinstance(value, list):
            return [self.left_out_of(item, of) for item in value]
        return value

    def left_out_of_json(self, text: str | None) -> str | None:
        """A JSON text with the names taken out; as it was where none stands in it."""
        if text is None:
            return None
        value = json.loads(text)
        # Compared as values: writing it anew could differ in spaces and would look like a change.
        seen = self.left_out_of(value)
        return text if seen == value else json.dumps(seen, ensure_ascii=False)

    def _found(self, text: str, *, running: bool) -> list[tuple[int, int]]:
        """Where names stand, from left to right, none over another."""
        index = self._by_first_word()
        words = list(_WORD.finditer(text))
        spans = []
        for at, word in enumerate(words):
            # The longest first, as they stand in the index: a short name may begin a long one.
            for name in index.get(word.group(), ()):
                there = words[at : at + len(name)]
                same = tuple(one.group() for one in there) == name
                number = len(name) == 1 and name[0].isdigit()
                if same and (running or not number):
                    spans.append((word.start(), there[-1].end()))
                    break
        for sign in self._signs:
            spans += [match.span() for match in re.finditer(re.escape(sign), text)]
        return _apart(spans)

    def _by_first_word(self) -> dict[str, list[tuple[str, ...]]]:
        if self._index is None:
            index: dict[str, list[tuple[str, ...]]] = {}
            # What both sides use, such as a number that is a unit on either, hides nothing.
            names = sorted(self._hidden - self._own, key=len, reverse=True)
            for name in names:
                words = tuple(match.group() for match in _WORD.finditer(name))
                digit = len(words) == 1 and len(words[0]) < _FEWEST_DIGITS and words[0].isdigit()
                if words and not digit:
                    index.setdefault(words[0], []).append(words)
            for found in index.values():
                found.sort(key=len, reverse=True)
            # A name without a letter or a digit is not a word, and has to be looked for as it is.
            self._signs = tuple(name for name in names if not _WORD.search(name))
            self._index = index
        return self._index


def _apart(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    kept: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        # The spans are sorted, so one that begins inside the last is part of a longer name.
        if not kept or start >= kept[-1][1]:
            kept.append((start, end))
    return kept
