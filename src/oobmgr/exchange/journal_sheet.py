"""The sheet of a workbook from which the campaign can be made again, exactly as it was exported.

Its cells hold one text, in pieces: the lines of the transcript, packed by zlib and written down in
base 64. As plain text they would be ten times as long, and no more to read.
"""

from __future__ import annotations

import binascii
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.exchange.bounds import MOST_UNPACKED
from oobmgr.exchange.own_books import JOURNAL

if TYPE_CHECKING:
    from oobmgr.exchange.raw_sheets import RawSheet

_PIECE: Final = 32_000
"""Letters of a cell: no cell holds many more."""
_BEGINNING: Final = "oobmgr journal"
_ADVICE: Final = "Take a workbook that this program exported, with its sheet Journal as it was."


def journal_cells(lines: Sequence[str]) -> Iterator[str]:
    """What the cells of the sheet hold, one below the other."""
    packed = b64encode(zlib.compress("\n".join(lines).encode("ascii"))).decode("ascii")
    yield _BEGINNING
    for at in range(0, len(packed), _PIECE):
        # No piece is taken for a number or a formula by whatever saves the workbook.
        yield f":{packed[at : at + _PIECE]}"


def journal_lines(source: Path, sheets: Sequence[RawSheet]) -> tuple[str, ...]:
    """The lines of the transcript that a workbook holds.

    Raises:
        BadInput: it has no such sheet, or a part of it is missing.
    """
    sheet = next((one for one in sheets if one.name == JOURNAL), None)
    cells = [str(row[0]) for row in sheet.rows if row and row[0]] if sheet is not None else []
    if cells[:1] != [_BEGINNING]:
        message = f"{source.name} has no journal from which a campaign can be made."
        raise BadInput(Fault(message, str(source), advice=_ADVICE))
    try:
        # Without the colon that keeps each piece from being read as a number.
        packed = b64decode("".join(cell[1:] for cell in cells[1:]), validate=True)
        unpacking = zlib.decompressobj()
        # Never more than that: a few kilobytes can unpack to gigabytes.
        text = unpacking.decompress(packed, MOST_UNPACKED).decode("ascii")
    except (binascii.Error, zlib.error, ValueError) as error:
        raise _damaged(source) from error
    # What is left over was cut short, or is longer than any journal.
    if not unpacking.eof:
        raise _damaged(source)
    return tuple(text.split("\n"))


def _damaged(source: Path) -> BadInput:
    message = f"the journal in {source.name} is damaged, or a part of it is missing."
    return BadInput(Fault(message, str(source), advice=_ADVICE))
