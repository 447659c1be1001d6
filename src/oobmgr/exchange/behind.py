"""What the fast reader of workbooks leaves unsaid: errors, results never computed, hidden rows.

It also tells how cells are indented and rows grouped: in lists that players keep for themselves,
that is how one formation stands beneath another.

python-calamine gives an error cell and a formula without a stored result as blanks, a yes or no as
a number's equal, and says nothing of hidden rows and columns. So the XML of each sheet is searched
for them as well; a sheet that has none of them costs a few searches for a word.
"""

import html
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from pathlib import PurePosixPath
from typing import TypeVar
from xml.etree.ElementTree import Element, fromstring

from oobmgr.domain.values import dataclass
from oobmgr.exchange.cells import Unreadable, column_index
from oobmgr.exchange.raw_sheets import Behind, Place
from oobmgr.exchange.strays import FAR

# The prefix is there because some programs write `x:c` for every `c`.
_CELL = re.compile(rb"<(?:\w+:)?c\b([^>]*?)(?:/>|>(.*?)</(?:\w+:)?c>)", re.DOTALL)
_PLACE = re.compile(rb'\br="([A-Z]{1,3})([0-9]{1,7})"')
_ROW = re.compile(rb"<(?:\w+:)?row\b([^>]*)>")
_COLUMN = re.compile(rb"<(?:\w+:)?col\b([^>]*)>")
_VALUE = re.compile(rb"<(?:\w+:)?v\b[^>]*>([^<]+)<")
_FORMULA = re.compile(rb"<(?:\w+:)?f\b[^>]*>([^<]*)")
_HIDDEN = re.compile(rb'\bhidden="(?:1|true)"')
_NUMBER = re.compile(rb'\b(r|min|max)="([0-9]{1,7})"')
# Searched from letter to letter, which is quicker than two searches for a text each.
_MARKED = re.compile(rb't="[eb]"')
_CALCULATED = re.compile(rb"<f[ >]")
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
_WORKBOOK = "xl/workbook.xml"
_STYLES = "xl/styles.xml"
_STYLE = re.compile(rb'\bs="([0-9]{1,6})"')
_LEVEL = re.compile(rb'\boutlineLevel="([0-9])"')
_NO_STYLES: Mapping[bytes, int] = {}
_INDENTED_COLUMNS = 26  # names stand in one of the first columns of a list
# Excel indents by 250 steps at the most; longer numbers are those of a damaged file.
_LONGEST_INDENT = 4
_RELATIONS = "xl/_rels/workbook.xml.rels"


@dataclass(frozen=True)
class Signs:
    """Whether a sheet may hold cells far out, cells that go untold, hidden parts and groups."""

    far: bool = False
    cells: bool = False
    hidden: bool = False
    outlined: bool = False


def indented_styles(archive: zipfile.ZipFile) -> Mapping[bytes, int]:
    """The numbers of the styles of cells that are indented, and how far."""
    if _STYLES not in archive.namelist():
        return {}
    xml = archive.read(_STYLES)
    # Nearly no workbook has any.
    if b"indent=" not in xml:
        return {}
    # Loaded where it is needed, for it loads slowly, and most workbooks are read without it.
    from lxml import etree

    parser = etree.XMLParser(resolve_entities=False, no_network=True)
    found: dict[bytes, int] = {}
    for number, style in enumerate(etree.fromstring(xml, parser).iterfind("{*}cellXfs/{*}xf")):
        alignment = style.find("{*}alignment")
        indent = "" if alignment is None else alignment.get("indent") or ""
        if (
            indent.isascii()
            and indent.isdecimal()
            and len(indent) < _LONGEST_INDENT
            and int(indent)
        ):
            found[str(number).encode()] = int(indent)
    return found


Found = TypeVar("Found", Behind, Signs)


def merged(nothing: Found, pieces: Iterable[Found]) -> Found:
    """What was found in the pieces of one sheet, as found in all of it."""
    found = {part.name: getattr(nothing, part.name) for part in fields(nothing)}
    for piece in pieces:
        for name, before in found.items():
            more = getattr(piece, name)
            # Yes or no is a number, too, but is not added up.
            adds = isinstance(more, tuple | int) and not isinstance(more, bool)
            found[name] = before + more if adds else before | more
    return type(nothing)(**found)


def sheet_parts(archive: zipfile.ZipFile) -> Iterator[tuple[str, str]]:
    """Every worksheet of an opened workbook: its name, and the part of the file that holds it.

    Raises:
        KeyError, zipfile.BadZipFile, SyntaxError: it is not a whole workbook.
    """
    targets = {
        relation.get("Id"): relation.get("Target") or ""
        for relation in _tree(archive, _RELATIONS)
        if (relation.get("Type") or "").endswith("/worksheet")
    }
    for sheet in _tree(archive, _WORKBOOK).iterfind(".//{*}sheet"):
        target = targets.get(sheet.get(_RELATION))
        if target:
            part = target[1:] if target.startswith("/") else str(PurePosixPath("xl") / target)
            yield sheet.get("name") or "", part


def _tree(archive: zipfile.ZipFile, part: str) -> Element:
    # The file comes from anywhere: this parser reads no other file for it, nor the net, and stops
    # where entities unfold without end.
    return fromstring(archive.read(part))  # noqa: S314 - see above


def signs_in(xml: bytes) -> Signs:
    """Search the XML of a worksheet, whole or not, for a word of what `look_behind` looks for."""
    # Some programs put a prefix before every name; then the quick search for a formula fails.
    prefixed = b":worksheet" in xml[:1000]
    return Signs(
        far=bool(FAR.search(xml)),
        cells=prefixed or bool(_MARKED.search(xml) or _CALCULATED.search(xml)),
        hidden=b'hidden="' in xml,
        outlined=b'outlineLevel="' in xml,
    )


def look_behind(xml: bytes, signs: Signs, styles: Mapping[bytes, int] = _NO_STYLES) -> Behind:
    """Search the XML of a worksheet, which must be whole, for what it has signs of.

    `styles` are the indented ones of the workbook, by their numbers.
    """
    unreadable: dict[Place, Unreadable] = {}
    yes_or_no: set[Place] = set()
    unplaced = 0
    # Looking at each cell is slow, and most sheets have none of these.
    if signs.cells:
        for attributes, content in _CELL.findall(xml):
            found = _unreadable(attributes, content)
            boolean = b't="b"' in attributes
            if not (found or boolean):
                continue
            place = _place(attributes)
            if place is None:
                unplaced += 1
            elif found:
                unreadable[place] = found
            else:
                yes_or_no.add(place)
    return Behind(
        unreadable=unreadable,
        booleans=frozenset(yes_or_no),
        hidden_rows=tuple(_hidden_rows(xml)) if signs.hidden else (),
        hidden_columns=tuple(_hidden_columns(xml)) if signs.hidden else (),
        unplaced=unplaced,
        indents=dict(_indents(xml, styles)) if styles else {},
        outline=dict(_outline(xml)) if signs.outlined else {},
    )


def _unreadable(attributes: bytes, content: bytes) -> Unreadable | None:
    value = _VALUE.search(content)
    if b't="e"' in attributes:
        return Unreadable(_text(value[1]) if value else "#ERROR!")
    # An empty text is a result; a missing one is not.
    if value or b't="str"' in attributes:
        return None
    formula = _FORMULA.search(content)
    return Unreadable(f"={_text(formula[1])}") if formula else None


def _place(attributes: bytes) -> Place | None:
    match = _PLACE.search(attributes)
    return (int(match[2]) - 1, column_index(match[1].decode())) if match else None


def _text(raw: bytes) -> str:
    return html.unescape(raw.decode("utf-8", "replace"))


def _hidden_rows(xml: bytes) -> Iterator[int]:
    for attributes in _ROW.findall(xml):
        if _HIDDEN.search(attributes):
            number = dict(_NUMBER.findall(attributes)).get(b"r")
            if number:
                yield int(number)


def _hidden_columns(xml: bytes) -> Iterator[tuple[int, int]]:
    # Columns are described before the cells, which are nearly all of the file.
    head = xml[: max(xml.find(b"sheetData"), 0)]
    for attributes in _COLUMN.findall(head):
        if _HIDDEN.search(attributes):
            ends = dict(_NUMBER.findall(attributes))
            if not {b"min", b"max"} <= ends.keys():
                continue
            yield int(ends[b"min"]) - 1, int(ends[b"max"]) - 1


def _indents(xml: bytes, styles: Mapping[bytes, int]) -> Iterator[tuple[Place, int]]:
    for attributes, content in _CELL.findall(xml):
        style = _STYLE.search(attributes)
        if content and style and style[1] in styles:
            place = _place(attributes)
            if place and place[1] < _INDENTED_COLUMNS:
                yield place, styles[style[1]]


def _outline(xml: bytes) -> Iterator[tuple[int, int]]:
    for attributes in _ROW.findall(xml):
        level = _LEVEL.search(attributes)
        number = dict(_NUMBER.findall(attributes)).get(b"r")
        if level and number:
            yield int(number) - 1, int(level[1])
