"""What the fast reader leaves unsaid of a workbook in Excel's old format: cells with an error.

The file is a container of streams, each a chain of sectors ([MS-CFB]); the stream of the workbook
is a row of records, each with its kind, its length and its bytes ([MS-XLS]).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oobmgr.exchange.cells import Unreadable
from oobmgr.exchange.raw_sheets import Place

_SECTOR_AT, _SMALL_AT = 0x1E, 0x20
_FOLDER_AT, _LIMIT_AT, _SMALL_TABLE_AT = 0x30, 0x38, 0x3C
_TABLES_AT, _MORE_TABLES_AT = 0x4C, 0x44
# As MS-CFB lays such files out: a head of 512 bytes, then sectors of one size, 512 bytes in its
# third version and 4096 in its fourth, with smaller ones of 64 for short streams.
_HEAD: Final = 512
_ENTRY: Final = 128
_SIZES: Final = (512, 4096)
_SMALL_SIZES: Final = (64,)
# The sizes are told as powers of two; a damaged head may name one that fills the memory.
_LARGEST_SHIFT: Final = 31
_FREE: Final = 0xFFFFFFFA
"""Numbers of sectors from here on are ends and gaps of chains."""
_STREAMS: Final = ("Workbook", "Book")
_SHEET, _END = 0x0085, 0x000A
_ERROR: Final = 0x0205
_FORMULAS: Final = frozenset({0x0006, 0x0206, 0x0406})
_NO_NUMBER: Final = 0xFFFF
_ERROR_RESULT: Final = 2
_WORKSHEET: Final = 0
_NAMES: Final = {
    0x00: "#NULL!", 0x07: "#DIV/0!", 0x0F: "#VALUE!", 0x17: "#REF!", 0x1D: "#NAME?",
    0x24: "#NUM!", 0x2A: "#N/A",
}  # fmt: skip


def errors_in(data: bytes) -> Mapping[str, Mapping[Place, Unreadable]]:
    """The cells with an error, by sheet; none of a file whose parts do not fit together."""
    try:
        stream = _workbook(data)
        # Two sheets never begin at the same place, unless somebody wants us to read for ever.
        starts = {sheet.start: sheet.name for sheet in _sheets(stream)}
        sheets = ((name, dict(_errors(stream, start))) for start, name in starts.items())
        return {name: found for name, found in sheets if found}
    except (struct.error, IndexError, ValueError):
        # The fast reader has read it all the same: of a file that is damaged somewhere.
        return {}


# ------------------------------------------------------------------------------- the container


def _workbook(data: bytes) -> bytes:
    """The stream of the workbook; nothing where the head is that of something else."""
    size = 1 << min(_number(data, _SECTOR_AT, "<H"), _LARGEST_SHIFT)
    small = 1 << min(_number(data, _SMALL_AT, "<H"), _LARGEST_SHIFT)
    if size not in _SIZES or small not in _SMALL_SIZES:
        return b""
    table = _table(data, size)
    folder = _chained(data, _number(data, _FOLDER_AT), size, table, skip=_HEAD)
    entries = [folder[at : at + _ENTRY] for at in range(0, len(folder), _ENTRY)]
    root = entries[0]
    for entry in entries:
        # The length of a name counts the zero at its end, too.
        name = entry[: max(0, _number(entry, 0x40, "<H") - 2)].decode("utf-16-le")
        if name not in _STREAMS:
            continue
        start, length = _number(entry, 0x74), _number(entry, 0x78)
        if length >= _number(data, _LIMIT_AT):
            return _chained(data, start, size, table, skip=_HEAD)[:length]
        # Short streams share one, in smaller sectors with a table of their own.
        shared = _chained(data, _number(root, 0x74), size, table, skip=_HEAD)
        numbers = _chained(data, _number(data, _SMALL_TABLE_AT), size, table, skip=_HEAD)
        return _chained(shared, start, small, _numbers(numbers), skip=0)[:length]
    return b""


def _table(data: bytes, size: int) -> Sequence[int]:
    """Which sector follows each, from the sectors that the head names."""
    named = list(_numbers(data[_TABLES_AT:_HEAD]))
    more = _number(data, _MORE_TABLES_AT)
    each = size // 4
    # Bounded by the file itself: a chain may run in a circle.
    for _ in range(len(data) // size):
        if more >= _FREE:
            break
        at = _HEAD + more * size
        # The last number of such a sector leads to the next one.
        *listed, more = _numbers(data[at : at + size])
        named += listed[: each - 1]
    parts = (data[_HEAD + at * size : _HEAD + (at + 1) * size] for at in named if at < _FREE)
    return _numbers(b"".join(parts))


def _chained(data: bytes, start: int, size: int, table: Sequence[int], *, skip: int) -> bytes:
    parts: list[bytes] = []
    at = start
    # No chain is longer than the file: in a damaged one it may run in a circle.
    while at < _FREE and len(parts) * size <= len(data):
        parts.append(data[skip + at * size : skip + (at + 1) * size])
        at = table[at]
    return b"".join(parts)


def _numbers(data: bytes) -> tuple[int, ...]:
    return struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4])


def _number(data: bytes, at: int, form: str = "<I") -> int:
    return int(struct.unpack_from(form, data, at)[0])


# --------------------------------------------------------------------------------- the records


class _Sheet(NamedTuple):
    """A worksheet, and where its records begin."""

    name: str
    start: int


def _records(stream: bytes, start: int) -> Iterator[tuple[int, bytes]]:
    at = start
    while at + 4 <= len(stream):
        kind, length = struct.unpack_from("<HH", stream, at)
        yield kind, stream[at + 4 : at + 4 + length]
        if kind == _END:
            return
        at += 4 + length


def _sheets(stream: bytes) -> Iterator[_Sheet]:
    for kind, body in _records(stream, 0):
        if kind == _SHEET and body[5] == _WORKSHEET:
            letters, wide = body[6], body[7] & 1
            text = body[8 : 8 + letters * (1 + wide)]
            yield _Sheet(text.decode("utf-16-le" if wide else "latin-1"), _number(body, 0))


def _errors(stream: bytes, start: int) -> Iterator[tuple[Place, Unreadable]]:
    for kind, body in _records(stream, start):
        code = None
        if kind == _ERROR and body[7]:
            code = body[6]
        elif kind in _FORMULAS and _number(body, 12, "<H") == _NO_NUMBER:
            # Eight bytes of result: a number, or what there is in its place.
            code = body[8] if body[6] == _ERROR_RESULT else None
        if code is not None:
            row, column = struct.unpack_from("<HH", body)
            yield (row, column), Unreadable(_NAMES.get(code, "#error"))
