"""On which line of a TOML text a key stands: what the reader of the standard library does not say.

Only keys and tables are looked for; the text has been read as TOML before, so it is well formed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from oobmgr.rules.descriptions import DEEPEST

Path = tuple[str | int, ...]
"""The way to a value: keys, and the numbers of entries from 0: ``("arrivals", 2, "turn")``."""
_ARRAY: Final = "[["
_LONG: Final = "'''"
_ESCAPED: Final = "\\n"
_OPENING: Final = "[{"
_CLOSING: Final = "]}"


class Lines:
    """The line of each key and table, counted from 1."""

    def __init__(self, known: Mapping[Path, int]) -> None:
        self._known = known

    def paths(self) -> tuple[Path, ...]:
        """Every key and table whose line is known."""
        return tuple(self._known)

    def of(self, path: Path) -> int:
        """The line of a value, or of the nearest thing around it; 0 where nothing is known."""
        while path:
            if path in self._known:
                return self._known[path]
            path = path[:-1]
        return 0


def lines_of(text: str) -> Lines:
    """Find the lines of all keys and tables of a TOML text; a section begins with its first."""
    known: dict[Path, int] = {}
    for path, line in _Scanner(text).found():
        # A section that is written in parts begins where the first part stands.
        for length in range(1, len(path) + 1):
            # The first place counts, for faults are looked for from the top.
            known.setdefault(path[:length], line)
    return Lines(known)


class _Scanner:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._counts: dict[Path, int] = {}

    def found(self) -> Iterator[tuple[Path, int]]:
        table: Path = ()
        while self._skip_blank():
            line = self._line
            if self._here() == "[":
                table = self._header()
                yield table, line
            else:
                keys = self._keys("=")
                self._value()
                yield table + keys, line

    def _here(self) -> str:
        return self._text[self._at : self._at + 1]

    def _step(self, count: int = 1) -> None:
        self._line += self._text.count("\n", self._at, self._at + count)
        self._at += count

    def _skip_blank(self) -> bool:
        """Go to the next key or table; False at the end."""
        while letter := self._here():
            if letter == "#":
                self._comment()
            elif letter.isspace():
                self._step()
            else:
                return True
        return False

    def _comment(self) -> None:
        end = self._text.find("\n", self._at)
        self._step((end if end >= 0 else len(self._text)) - self._at)

    def _header(self) -> Path:
        """Read ``[goods.fodder]`` or ``[[arrivals]]``."""
        array = self._text.startswith(_ARRAY, self._at)
        self._step(len(_ARRAY) if array else 1)
        keys = self._keys("]")
        self._step(1 if array else 0)
        path: Path = ()
        # A table of a list counts on with each head; one inside it belongs to the last.
        for at, key in enumerate(keys):
            path = (*path, key)
            if array and at == len(keys) - 1:
                self._counts[path] = self._counts.get(path, -1) + 1
            if path in self._counts:
                path = (*path, self._counts[path])
        return path

    def _keys(self, end: str) -> Path:
        """Read the parts of a dotted key up to its end, no more than any part has."""
        keys: list[str] = []
        plain = ""
        while (letter := self._here()) not in {end, ""}:
            if letter in "\"'":
                plain = self._quoted()
                continue
            if letter == ".":
                keys.append(plain)
                plain = ""
            elif not letter.isspace():
                plain += letter
            self._step()
        self._step()
        # Cut off: a longer key is a fault that is told elsewhere, and may be a stranger's.
        return (*keys, plain)[:DEEPEST]

    def _quoted(self) -> str:
        """Go over a string; return what stands in it as it is written."""
        mark = self._here()
        long = mark * len(_LONG)
        if self._text.startswith(long, self._at):
            mark = long
        start = self._at + len(mark)
        self._step(len(mark))
        while self._here() and not self._text.startswith(mark, self._at):
            # Only in double quotation marks does a backslash mean anything.
            escaped = self._here() == "\\" and mark[0] == '"'
            self._step(len(_ESCAPED) if escaped else 1)
        inside = self._text[start : self._at]
        self._step(len(mark))
        while (
            len(mark) > 1 and self._here() == mark[0]
        ):  # a quotation mark that ends the text itself
            self._step()
        return inside

    def _value(self) -> None:
        """Go over a value to the end of its last line."""
        # A list or table goes on over line ends; a plain value ends with its line.
        depth = 0
        while letter := self._here():
            if letter in "\"'":
                self._quoted()
                continue
            if letter == "#":
                self._comment()
                continue
            if letter == "\n" and not depth:
                return
            depth += (letter in _OPENING) - (letter in _CLOSING)
            self._step()
