"""What Qt leaves out of a PDF: bookmarks, in a tree, and which glyph is a space.

Bookmarks are added to the finished file in the way that the format has for additions:
new objects, and a table of them, behind what stands there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from oobmgr.reports.drawing import PageLabel

# How far from its end a file tells where its table of objects is.
_TAIL = 2048
# Every line of a PDF's table of objects is twenty bytes long, so that one can be sought.
_ENTRY = 20
# Which glyph of a font is which letter.
_LETTERS = re.compile(rb"begincmap.*?endcmap", re.DOTALL)


@dataclass(slots=True)
class Bookmark:
    """A name, the page that it leads to, counted from 0, and what stands below it."""

    name: str
    page: int
    below: dict[str, Bookmark] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """How many there are below it, at any depth."""
        return sum(1 + one.count for one in self.below.values())


def bookmarks(labels: Sequence[PageLabel]) -> Bookmark:
    """The tree of what begins on the pages, under a root without a name."""
    root = Bookmark("", 0)
    for page, label in enumerate(labels):
        for path in label.path:
            place = root
            for name in path:
                shown = " ".join(name.split()) or "In no formation"
                # Each formation leads to the first page that it stands on.
                place = place.below.setdefault(shown, Bookmark(shown, page))
    return root


def mend_spaces(path: Path) -> None:
    """Have a space copied as a space: Qt tells of its glyph that it is a tab.

    Copied with tabs, a name would fall into several cells of a spreadsheet.
    """
    content = path.read_bytes()
    # As long as before, so nothing moves.
    path.write_bytes(_LETTERS.sub(lambda found: found[0].replace(b"<0009>", b"<0020>"), content))


def add_bookmarks(path: Path, labels: Sequence[PageLabel]) -> None:
    """Add the bookmarks of its pages to a PDF that Qt wrote, and have its title shown."""
    root = bookmarks(labels)
    written = _Written(path)
    # New objects are numbered behind those that Qt wrote.
    numbers = iter(range(written.size, written.size + 1 + root.count))
    outline = list(_outline(root, numbers, written.pages()))
    catalog = written.catalog()
    more = b"/ViewerPreferences << /DisplayDocTitle true >>\n"
    if outline:
        more += b"/PageMode /UseOutlines\n/Outlines %d 0 R\n" % written.size
    written.append([(written.root, catalog.replace(b"<<\n", b"<<\n" + more, 1)), *outline])


def _outline(
    root: Bookmark, numbers: Iterator[int], pages: Sequence[int]
) -> Iterator[tuple[int, bytes]]:
    """The objects of a tree with their numbers, its root first; none for an empty one."""
    if root.below:
        number = next(numbers)
        ends, objects = _below(root, number, numbers, pages)
        yield number, b"<< /Type /Outlines /Count %d %s>>" % (len(root.below), ends)
        yield from objects


def _below(
    mark: Bookmark, parent: int, numbers: Iterator[int], pages: Sequence[int]
) -> tuple[bytes, list[tuple[int, bytes]]]:
    """Where the bookmarks below one begin and end, and their objects."""
    if not mark.below:
        return b"", []
    own = [next(numbers) for _ in mark.below]
    objects: list[tuple[int, bytes]] = []
    for at, (number, one) in enumerate(zip(own, mark.below.values(), strict=True)):
        ends, deeper = _below(one, number, numbers, pages)
        words = b"/Title <FEFF%s> /Parent %d 0 R /Dest [%d 0 R /Fit] " % (
            one.name.encode("utf-16-be").hex().upper().encode(), parent, pages[one.page],
        )  # fmt: skip
        if at:
            words += b"/Prev %d 0 R " % own[at - 1]
        if at + 1 < len(own):
            words += b"/Next %d 0 R " % own[at + 1]
        # Less than none: the formations of a side are shown when somebody opens it.
        closed = b"/Count -%d " % len(one.below) if one.below else b""
        objects.append((number, b"<< %s%s%s>>" % (words, closed, ends)))
        objects += deeper
    return b"/First %d 0 R /Last %d 0 R " % (own[0], own[-1]), objects


class _Written:
    """A finished PDF: where its objects are, and how others are added."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with path.open("rb") as file:
            file.seek(0, 2)
            # What tells where everything lies stands at the end; a roster may be long.
            file.seek(max(0, file.tell() - _TAIL))
            tail = file.read()
        self._table = _number(rb"startxref\s+(\d+)", tail)
        self.size = _number(rb"/Size (\d+)", tail)
        self.root = _number(rb"/Root (\d+) 0 R", tail)
        self._trailer = tail[tail.rindex(b"trailer") : tail.rindex(b"startxref")]

    def catalog(self) -> bytes:
        """The object at the root, without its number."""
        return self._object(self.root)

    def pages(self) -> list[int]:
        """The numbers of the pages in order."""
        found = self._object(_number(rb"/Pages (\d+) 0 R", self.catalog()))
        kids = found[found.index(b"/Kids") : found.index(b"]")]
        return [int(number) for number in re.findall(rb"(\d+) 0 R", kids)]

    def append(self, objects: Sequence[tuple[int, bytes]]) -> None:
        """Add objects, those of a known number in place of it."""
        with self._path.open("ab") as file:
            places: list[tuple[int, int]] = []
            for number, content in sorted(objects):
                places.append((number, file.tell()))
                file.write(b"%d 0 obj\n%s\nendobj\n" % (number, content))
            start = file.tell()
            # Twenty bytes each, with the blank at the end: readers count them off.
            rows = b"".join(b"%d 1\n%010d 00000 n \n" % place for place in places)
            # The root is written again under its own number, which makes the table no longer.
            size = max(self.size, *(number + 1 for number, _ in places))
            trailer = re.sub(rb"/Size \d+", b"/Size %d /Prev %d" % (size, self._table),
                             self._trailer)  # fmt: skip
            file.write(
                b"xref\n0 1\n0000000000 65535 f \n%s%sstartxref\n%d\n%%%%EOF\n"
                % (rows, trailer, start)
            )

    def _object(self, number: int) -> bytes:
        with self._path.open("rb") as file:
            file.seek(self._table)
            file.readline()
            first, _ = map(int, file.readline().split())
            file.seek((number - first) * _ENTRY, 1)
            file.seek(int(file.read(10)))
            file.readline()
            content = b""
            # Read until the object ends: how long it is, nothing says.
            while b"endobj" not in content:
                read = file.read(4096)
                if not read:
                    break
                content += read
        return content[: content.index(b"endobj")].strip()


def _number(pattern: bytes, text: bytes) -> int:
    found = re.findall(pattern, text)
    if not found:
        # What Qt writes has changed: better a plain fault than a file that nobody can open.
        raise OSError(None, "the finished PDF could not be read back")
    return int(found[-1])
