"""The XML of a sheet, gone through piece by piece: a large one is not held as a whole."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from tempfile import SpooledTemporaryFile
from typing import IO, TYPE_CHECKING, Final

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from lxml import etree

_LARGE: Final = 32_000_000
"""A sheet of more bytes than these is gone through as text before it is as a tree."""
# A sheet may unpack to far more than should lie in memory at once, and pieces that stay in the
# memory beside the processor are searched sooner.
_PIECE: Final = 1 << 17
# Without what stands before it, which may be a prefix.
_ROW_END: Final = b"row>"


@dataclass(frozen=True)
class SheetXml:
    """The XML of one sheet. Each look at it unpacks it anew."""

    opened: Callable[[], AbstractContextManager[IO[bytes]]]
    large: bool = False

    def pieces(self) -> Iterator[bytes]:
        """All of it, in pieces that end with a row."""
        with self.opened() as xml:
            begun: list[bytes] = []
            while piece := xml.read(_PIECE):
                end = piece.rfind(_ROW_END)
                # Cut behind a row: a cell that is split over two pieces would be found in neither.
                if end < 0:
                    begun.append(piece)
                    continue
                end += len(_ROW_END)
                yield b"".join((*begun, piece[:end]))
                begun = [piece[end:]]
            yield b"".join(begun)


def of_workbook(archive: zipfile.ZipFile, part: str) -> SheetXml:
    """The XML of a sheet in an opened workbook.

    Raises:
        KeyError, zipfile.BadZipFile: it is not a whole workbook.
    """
    large = archive.getinfo(part).file_size > _LARGE
    return SheetXml(lambda: archive.open(part), large)


class SheetCopy:
    """A sheet that is written row by row; it lasts as long as `files`."""

    def __init__(self, head: bytes, prefix: bytes, files: ExitStack) -> None:
        self._end = b"</%bsheetData></%bworksheet>" % (prefix, prefix)
        self._file = SpooledTemporaryFile(max_size=_LARGE)  # noqa: SIM115 - closed by `files`
        files.callback(self._file.close)
        self._file.write(head)

    def add(self, row: etree._Element) -> None:
        """Write a row. It brings its own namespaces along."""
        # Loaded where it is needed, for it loads slowly, and few sheets are copied.
        from lxml.etree import tostring

        self._file.write(tostring(row, with_tail=False))

    def finished(self) -> SheetXml:
        """The sheet, now that it has all its rows."""
        self._file.write(self._end)
        return SheetXml(self._from_the_start)

    @contextmanager
    def _from_the_start(self) -> Iterator[IO[bytes]]:
        self._file.seek(0)
        yield self._file
