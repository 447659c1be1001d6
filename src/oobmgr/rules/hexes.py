"""How hexes are written on the maps of a game, and inputs that take no other words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.rules.fields import list_told, text_told

# ruff: noqa: ANN401 - fields of dataclasses, as `told`

# The last digit ends the hex: a name with a number in it may be anything.
_WITH_NAME: Final = re.compile(r"(?P<hex>[^()]*[0-9])(?:[\s,;:(–—-]+[^0-9()]*)?\)?")


def hex_before_name(text: str, holds: Callable[[str], bool]) -> str:
    """The hex of a text that goes on with what its place is called: ``2417 Lvov``; else empty."""
    found = _WITH_NAME.fullmatch(text.strip())
    return found["hex"] if found and holds(found["hex"]) else ""


@dataclass(frozen=True)
class HexForm:
    """How a hex is written: what matches `pattern` whole, with a sentence that shows how.

    `beyond` says of a word that is written so why the map hardly has it; empty where it may.
    Where units stand in hexes alone, a place of `hexes_alone` with another name is a box or a pool
    beside the map; else it may be a city or an island on it.
    """

    pattern: re.Pattern[str]
    how: str
    beyond: Callable[[str], str] = lambda _: ""
    hexes_alone: bool = False

    def holds(self, text: str) -> bool:
        """Whether a word is written as a hex is."""
        return self.pattern.fullmatch(text.strip()) is not None

    def read(self, text: str) -> str:
        """A place as it is kept: the hex alone where the name of its place stands behind it."""
        place = text.strip()
        return place if self.holds(place) else hex_before_name(place, self.holds) or place

    def faults(self, words: Iterable[str], field: str, case: str = "") -> Iterator[Fault]:
        """The refusals of words that are not hexes; what is left open is for others to ask for."""
        for one in words:
            if one.strip() and not self.holds(one):
                yield Fault(f"{one.strip()!r} is not a hex.", field, one.strip(), self.how, case)

    def told(self, sentence: str, case: str, **about: Any) -> Any:
        """An input that is a hex, or left open."""
        return text_told(sentence, case, read=self._read, **about)

    def list_told(self, sentence: str, case: str, **about: Any) -> Any:
        """An input of several hexes."""
        return list_told(sentence, case, read=self._read_all, **about)

    def _read(self, raw: object) -> str:
        if not isinstance(raw, str):
            raise ValueError("must be text.")  # noqa: TRY004 - reported as a fault of the value
        if faults := tuple(self.faults((raw,), "")):
            # Without a field: whoever reads the record puts its name before the fault.
            raise BadInput(*faults)
        return raw.strip()

    def _read_all(self, raw: object) -> tuple[str, ...]:
        if not isinstance(raw, list | tuple):
            raise ValueError("must be a list.")  # noqa: TRY004 - as there
        return tuple(self._read(one) for one in raw)
