"""Reading a description: every fault at once, each with its line, and nothing but a description.

The text is TOML, read as data. It can name no file, no module and no command; what it holds is
bounded in size, in number and in length, and any key that is not known is a fault.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.games.own.description.agreement import disagreements
from oobmgr.games.own.description.description import (
    Description,
)
from oobmgr.games.own.description.lines import Path, lines_of
from oobmgr.games.own.description.reader import Found, Names, Reader
from oobmgr.rules.descriptions import MOST_BYTES, NAME_LETTERS, too_large

# As Python's reader of TOML ends what it says.
_AT_LINE: Final = re.compile(r" ?\(at line (\d+), column (\d+)\)")
_LONG_NUMBER: Final = re.compile(r"[0-9][0-9_]{4000}")
"""More digits than Python reads; its own words for that do not help, and name no line."""
_LONG_KEY: Final = re.compile(
    r"""(?:(?:(?<![\w-])[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){100}"""
)
"""A key of more parts than any has: the library takes time with the square of their number."""
# Its two ways to say that a key stands there twice.
_TWICE: Final = re.compile("twice|overwrite a value")
_AT_END: Final = " (at end of document)"


@dataclass(frozen=True)
class DescriptionFault:
    """What is wrong in a description: the way to it, its line (0 where none is known), and what."""

    path: Path
    line: int
    fault: Fault


@dataclass(frozen=True)
class DescriptionReading:
    """What came of reading: the description, None where something is wrong, and every fault."""

    description: Description | None
    faults: tuple[DescriptionFault, ...]

    def agreed(self) -> Description:
        """The description. Raises `BadInput` with every fault, each with its line."""
        if self.description is None:
            raise BadInput(*(found.fault for found in self.faults))
        return self.description


def read_description(text: str, name: str = "") -> DescriptionReading:
    """Read the text of a description; `name` is that of its file, for the faults."""
    # Before anything is parsed: what the text may cost is bounded by its length.
    if len(text.encode(errors="replace")) > MOST_BYTES:
        return _failed(too_large(name))
    if long_key := _LONG_KEY.search(text):
        line = text.count("\n", 0, long_key.start()) + 1
        message, advice = "this key has too many parts.", "Write it as the sample is."
        return _failed(Fault(message, _where(name, line, ()), advice=advice), line=line)
    try:
        document = tomllib.loads(text)
    except RecursionError:
        return _failed(Fault("is nested too deeply.", name, advice="Write it as the sample is."))
    except ValueError as error:
        return _failed(*_syntax(str(error), name, text))
    # Counted as the library counts them, for which both ends of a line are one.
    lines = lines_of(text.replace("\r\n", "\n"))
    return read_document(document, lines.of, name)


def read_document(
    document: Mapping[str, Any],
    line_of: Callable[[Path], int] = lambda _: 0,
    name: str = "",
    names: Names | None = None,
) -> DescriptionReading:
    """Read a description that is data already, as the editor has it.

    `names` are those that people see in place of ids, by section.
    """
    reader = Reader(document, names or {})
    description = reader.read()
    if description is not None:
        reader.faults += disagreements(description)
    # With faults what is sound is compared all the same, so that all are told at once.
    elif (sound := reader.sound()) is not None:
        reader.faults += disagreements(sound, reader.unsound())
    faults = tuple(_placed(found, line_of, name) for found in reader.faults)
    # From the top of the file down, as one puts them right.
    ordered = tuple(sorted(faults, key=lambda found: found.line))
    return DescriptionReading(None if faults else description, ordered)


def _placed(found: Found, line_of: Callable[[Path], int], name: str) -> DescriptionFault:
    path, fault = found
    line = line_of(path)
    return DescriptionFault(path, line, replace(fault, where=_where(name, line, path)))


def _where(name: str, line: int, path: Path) -> str:
    """``valley.toml, line 12, goods.fodder.sign``."""
    # Entries of a list are counted from 1.
    way = ".".join(str(key + 1) if isinstance(key, int) else key[:NAME_LETTERS] for key in path)
    return ", ".join(one for one in (name, f"line {line}" if line else "", way) if one)


def _failed(*faults: Fault, line: int = 0) -> DescriptionReading:
    return DescriptionReading(None, tuple(DescriptionFault((), line, fault) for fault in faults))


def _syntax(message: str, name: str, text: str) -> tuple[Fault, ...]:
    """What the TOML reader says, with its line where a person looks for it."""
    at = _AT_LINE.search(message)
    line = int(at[1]) if at else 0
    # The end of the text is behind the last line that anybody sees.
    if message.endswith(_AT_END):
        line = text.rstrip("\n").count("\n") + 1
    if (number := _LONG_NUMBER.search(text)) and not at and not line:
        line = text.count("\n", 0, number.start()) + 1
        advice = "Write it with fewer digits."
        return (Fault("this number is too long.", _where(name, line, ()), advice=advice),)
    if _TWICE.search(message):
        advice = "Remove one of the two, or choose another id."
        return (Fault("this is in the file twice.", _where(name, line, ()), advice=advice),)
    what = _AT_LINE.sub("", message).removesuffix(_AT_END)
    what = f"{what[:1].lower()}{what[1:]}"
    advice = "Check the line, and the one before it."
    return (Fault(f"this is not TOML: {what}.", _where(name, line, ()), advice=advice),)
