"""Numbers and keys as a language writes them."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import field
from typing import Final

from oobmgr.domain.values import dataclass

_GROUPED: Final = r"\d{1,3}(?:,\d{3})+(?:\.\d+)?"
_DECIMAL: Final = r"\d+\.\d+"
_NUMBER: Final = re.compile(rf"(?<![\w.,/-])(?:{_GROUPED}|{_DECIMAL})(?![\w,/-]|\.\w)")
_MODIFIERS: Final = r"(?:(?:Ctrl|Shift|Alt|Meta)\+)"
_NAMED: Final = r"Del|Ins|PgUp|PgDown|Home|End|Space|Backspace"
_KEYS: Final = re.compile(
    rf"(?<![\w+]){_MODIFIERS}+(?:\w+|[^\s\w)]|(?=\s|$))"  # anywhere, and before several keys
    rf"|(?<=\()(?:{_NAMED})(?=\))|^(?:{_NAMED})(?=$|: )"  # where nothing but a key can stand
)


@dataclass(frozen=True, slots=True)
class Marks:
    """What stands between thousands and before tenths, and what the keys are called."""

    group: str = ","
    point: str = "."
    keys: Mapping[str, str] = field(default_factory=dict)

    def numbered(self, text: str, cases: Collection[str] = ()) -> str:
        """A text with its numbers as they are written here; cases of the rules stay as they are."""
        swap = str.maketrans({",": self.group, ".": self.point})
        return _NUMBER.sub(lambda n: n[0] if n[0] in cases else n[0].translate(swap), text)

    def keyed(self, text: str) -> str:
        """A text with its keys as they are called here."""
        return _KEYS.sub(self._key, text) if self.keys else text

    def read(self, typed: str) -> str:
        """A number that a person typed here, as the program reads it; either point will do.

        Groups of three figures are thousands where thousands are parted by a point.
        """
        # English marks are those that the program reads.
        if self.group == "," or not typed.strip():
            return typed
        group, point = re.escape(self.group), re.escape(self.point)
        whole = rf"[+−-]?[1-9]\d{{0,2}}(?:{group}\d{{3}})+"
        if re.fullmatch(rf"\s*{whole}(?:{point}\d+)?\s*", typed):
            typed = typed.replace(self.group, "")
        if re.fullmatch(rf"\s*[+−-]?\d+{point}\d+\s*", typed):
            typed = typed.replace(self.point, ".")
        return typed

    def _key(self, match: re.Match[str]) -> str:
        return "+".join(self.keys.get(part, part) for part in match[0].split("+"))


ENGLISH_MARKS: Final = Marks()
