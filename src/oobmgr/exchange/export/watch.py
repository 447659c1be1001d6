"""Watching a file being written: progress is passed on, and whether to stop is asked."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.exchange.export.source import ExportCancelled
from oobmgr.exchange.export.tables import ExportTable, Value

# A fraction of a second's work, so that a bar moves evenly and Cancel answers at once.
_STEP: Final = 200


class Watch:
    """Passes progress on and asks whether to stop. `total` is how many rows there will be."""

    def __init__(
        self,
        progress: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        self.total = 0
        self._done = 0
        self._progress = progress
        self._cancelled = cancelled

    def check(self) -> None:
        """Stop here if the person wants to. Raises `ExportCancelled`."""
        if self._cancelled and self._cancelled():
            raise ExportCancelled(Fault("The export was stopped. Nothing was written."))

    def advance(self, rows: int) -> None:
        """Some rows more are written; of none, only whether to go on is asked."""
        self.check()
        if rows and self._progress:
            # More rows may be put than were counted, such as those of the cover.
            self._done = min(self._done + rows, self.total)
            self._progress(self._done, self.total)

    def rows(self, table: ExportTable) -> Iterator[Sequence[Value]]:
        """The rows of a table, told as they are gone through."""
        return self._told(table.rows)

    def _told(self, rows: Iterable[Sequence[Value]]) -> Iterator[Sequence[Value]]:
        for number, row in enumerate(rows, 1):
            yield row
            # Not at every row: asking and telling would take longer than the row.
            if number % _STEP == 0:
                self.advance(_STEP)

    def finish(self) -> None:
        """All rows are written and the file is in its place."""
        if self._progress:
            self._progress(self.total, self.total)
