"""Modules and saved games of VASSAL, read as a sheet of their counters: name, side, board, place.

Nothing is written to them, and no code in them is run.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.domain.units import MOST_LEVELS, PATH_SEPARATOR
from oobmgr.domain.values import dataclass
from oobmgr.exchange.bounds import MOST_COLUMNS, MOST_TEXT
from oobmgr.exchange.cells import Row
from oobmgr.exchange.delimited import bad_file, readable
from oobmgr.rules.symbols import PLAIN, symbol_name

if TYPE_CHECKING:
    from lxml import etree

_SAVED: Final = ".vsav"
_BUILD_FILES: Final = ("buildFile.xml", "buildFile")
_SAVED_GAME: Final = "savedGame"
_HEADER: Final = b"!VCSK"
_SEPARATOR: Final = "\x1b"
_ADD: Final = "+/"
_PIECE, _MARK, _PROTOTYPE = "piece;", "mark;", "prototype;"
_WORD_OF_ALL: Final = "unit"
_HEADINGS: Final = ("ID", "Designation", "Type", "Side", "Parent", "Board", "Hex")
_SIDES: Final = frozenset({"side", "nation", "nationality", "army", "owner", "faction"})
_TYPES: Final = frozenset({"type", "unittype", "unit type", "class"})
_PLACES: Final = frozenset({"locationname", "location", "hex", "oldlocationname"})
_LONGEST: Final = 200
# Beyond the counters of any module; a file of a stranger could name millions.
_MOST_PIECES: Final = 100_000
_ADVICE: Final = "Choose a VASSAL module (.vmod) or saved game (.vsav)."
# Behind a backslash it belongs to a text and parts nothing.
_SLASH: Final = re.compile(r"(?<!\\)/")


@dataclass(frozen=True, slots=True)
class Counter:
    """A counter: its name, the properties that are marked on it, the palettes that it lies in."""

    name: str
    key: str
    marks: dict[str, str]
    groups: tuple[str, ...] = ()
    board: str = ""
    place: str = ""
    prototypes: tuple[str, ...] = ()


def read_vassal(path: Path) -> list[Row]:
    """The counters of a module or of a saved game, below a row of headings.

    Raises:
        BadInput: the file cannot be read, or is no such file.
    """
    try:
        with readable(path), zipfile.ZipFile(path) as archive:
            if path.suffix.casefold() == _SAVED:
                counters = list(_of_game(_member(path, archive, (_SAVED_GAME,))))
                sides: tuple[str, ...] = ()
            else:
                counters, sides = _of_module(_member(path, archive, _BUILD_FILES))
    # `zipfile` raises these for an unknown compression, a missing part and data cut short.
    except (ValueError, KeyError, zipfile.BadZipFile, NotImplementedError, EOFError) as why:
        raise bad_file(path, "is damaged, or is not a VASSAL file.", _ADVICE) from why
    if not counters:
        raise bad_file(path, "holds no counters.", _ADVICE)
    return _table(counters, sides)


def _member(path: Path, archive: zipfile.ZipFile, names: Sequence[str]) -> bytes:
    found = next((name for name in names if name in archive.namelist()), "")
    if not found:
        raise bad_file(path, f"holds no {names[0]}.", _ADVICE)
    if archive.getinfo(found).file_size > MOST_TEXT:
        raise bad_file(path, "is too large.", _ADVICE)
    with archive.open(found) as member:
        # The size that an archive tells may be a lie.
        content = member.read(MOST_TEXT + 1)
    if len(content) > MOST_TEXT:
        raise bad_file(path, "is too large.", _ADVICE)
    return content


# ------------------------------------------------------------------------------------ saved games


def plain_text(content: bytes) -> str:
    """The text of a saved game: each byte stands there as two digits, under a key of two digits."""
    if content.startswith(_HEADER):
        digits = content[len(_HEADER) :].strip()
        key = int(digits[:2], 16)
        content = bytes(byte ^ key for byte in bytes.fromhex(digits[2:].decode("ascii")))
    return content.decode("utf-8", "replace")


def _of_game(content: bytes) -> Iterator[Counter]:
    for command in plain_text(content).split(_SEPARATOR):
        # The ends of commands within commands are marked with backslashes.
        text = command.rstrip("\\")
        if text.startswith(_ADD):
            found = _counter(text, ())
            if found:
                yield found


def _counter(
    text: str, groups: tuple[str, ...], board: str = "", place: str = ""
) -> Counter | None:
    """The counter that a command adds; None for a stack, which only holds others."""
    parts = _SLASH.split(text)
    if len(parts) < 4:  # noqa: PLR2004 - the sign, the number, the traits, their state
        return None
    key, traits, states = parts[1], _traits(parts[2]), _traits("/".join(parts[3:]))
    piece = next((one for one in traits if one.startswith(_PIECE)), None)
    if piece is None:
        return None
    marks = dict(_marked(traits, states))
    where = states[-1].split(";") if states else []
    own = where[0] if where and where[0] != "null" else ""
    by_fold = {name.casefold(): value for name, value in marks.items()}
    here = place or next((by_fold[name] for name in _PLACES if by_fold.get(name)), "")
    return Counter(
        name=_words(piece.split(";")[-1]),
        key=key if key != "null" else "",
        marks=marks,
        groups=groups,
        board=board or _words(own),
        place=here,
        prototypes=tuple(
            one.removeprefix(_PROTOTYPE) for one in traits if one.startswith(_PROTOTYPE)
        ),
    )


def _traits(text: str) -> list[str]:
    """The traits of a counter, the basic one last: each wraps those that come after it."""
    plain = text.replace("\\/", "/")
    return [part.rstrip("\\") for part in plain.split("\t")]


def _marked(traits: Sequence[str], states: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The properties that never change, by name; their values stand in the state."""
    for trait, state in zip(traits, states, strict=False):
        if trait.startswith(_MARK):
            names = trait.removeprefix(_MARK).split(";")[0].split(",")
            yield from zip(map(_words, names), map(_words, state.split(",")), strict=False)


# ---------------------------------------------------------------------------------------- modules


def _of_module(content: bytes) -> tuple[list[Counter], tuple[str, ...]]:
    """The counters of a module, and the names of its sides."""
    from lxml import etree

    # A module may come from anybody: nothing is fetched for it, and nothing unfolded.
    parser = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=False)
    try:
        root = etree.fromstring(content, parser)
    except etree.XMLSyntaxError as why:
        raise ValueError(str(why)) from why
    sides: list[str] = []
    counters: list[Counter] = []
    for element in root.iter():
        kind = str(element.tag).rpartition(".")[2]
        if kind == "PlayerRoster":
            sides += (_words(one.text or "") for one in element.iterfind("entry"))
        elif kind == "PieceSlot" and len(counters) < _MOST_PIECES:
            counters += _slot(element)
    return counters, tuple(filter(None, sides))


def _slot(element: etree._Element) -> Iterator[Counter]:
    groups: list[str] = []
    board = place = ""
    for above in element.iterancestors():
        kind = str(above.tag).rpartition(".")[2]
        name = _words(above.get("entryName") or above.get("name") or "")
        if kind == "SetupStack":
            place, board = _words(above.get("location") or name), above.get("owningBoard") or ""
        elif kind == "Map":
            board = board or _words(above.get("mapName") or "")
        elif kind.endswith("Widget") and name:
            # Met from the slot upwards, and wanted from the top down.
            groups.insert(0, name)
    found = _counter(element.text or "", tuple(groups[:MOST_LEVELS]), board, place)
    if found:
        name = _words(element.get("entryName") or "") or found.name
        key = element.get("gpid") or found.key
        yield Counter(
            name=name,
            key=f"vassal.{key}" if key else "",
            marks=found.marks,
            groups=found.groups,
            board=found.board,
            place=found.place,
            prototypes=found.prototypes,
        )


# ------------------------------------------------------------------------------------- as a sheet


def _table(counters: Sequence[Counter], sides: Sequence[str]) -> list[Row]:
    used = {name.casefold() for name in _HEADINGS} | _SIDES | _TYPES | _PLACES
    names = dict.fromkeys(name for one in counters for name in one.marks)
    marks = [name for name in names if name.casefold() not in used]
    marks = marks[: MOST_COLUMNS - len(_HEADINGS)]
    rows: list[Row] = [[*_HEADINGS, *marks]]
    for one in counters:
        told: Row = [
            one.key,
            one.name,
            _type_of(one),
            _side_of(one, sides),
            # A name with the separator in it would become two levels.
            PATH_SEPARATOR.join(name.replace(PATH_SEPARATOR, "/") for name in one.groups),
            one.board,
            one.place,
        ]
        rows.append([*told, *(one.marks.get(name, "") for name in marks)])
    return rows


def _side_of(counter: Counter, sides: Sequence[str]) -> str:
    """The side that is marked on a counter, else the one that its palette or a prototype names."""
    for name, value in counter.marks.items():
        if name.casefold() in _SIDES and value:
            return value
    for text in (*counter.groups, *counter.prototypes):
        folded = text.casefold()
        if found := next((side for side in sides if side.casefold() in folded), ""):
            return found
    return counter.groups[0] if counter.groups else ""


def _type_of(counter: Counter) -> str:
    """What a counter is: as it is marked, else by a word that has a drawing."""
    for name, value in counter.marks.items():
        if name.casefold() in _TYPES and value:
            return value
    # What is nearest to the counter says most of it, the outermost palette least.
    for text in (*counter.prototypes, counter.name, *reversed(counter.groups)):
        if (drawing := symbol_name(text)) != PLAIN:
            return drawing.replace("_", " ")
    return _WORD_OF_ALL


def _words(text: str) -> str:
    """A text on one line, without the signs that VASSAL puts before its own."""
    return " ".join(text.replace("\\", " ").split())[:_LONGEST]
