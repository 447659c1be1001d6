"""Reading what happened to the one unit whose facts are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QTimer

from oobmgr.ui.operations.reading import Reading
from oobmgr.ui.viewmodels.order_of_battle_inspector import history_entries

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.queries.lives import Life
    from oobmgr.campaign.rows import HistoryRow
    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.views.order_of_battle.inspector import Inspector
    from oobmgr.ui.views.reading import ReadingPage

_AFTER_MS: Final = 40
"""How long the arrows rest on a unit before its history is read."""


class HistoryReader(QTimer):
    """Asks for the history of the unit in the inspector, as of the turn that its page shows."""

    def __init__(self, desk: Desk, page: ReadingPage[Any], inspector: Inspector) -> None:
        super().__init__(page, singleShot=True, interval=_AFTER_MS)
        self._page, self._inspector = page, inspector
        self._reading = Reading(desk, self)
        self.timeout.connect(self._read)

    def read_soon(self) -> None:
        """Read it once the arrows rest: whoever runs down a list wants that of none on the way."""
        self.start()

    def _read(self) -> None:
        unit_id, as_of = self._inspector.unit_id, self._page.as_of
        if not unit_id:
            return

        def show(read: tuple[tuple[HistoryRow, ...], Life]) -> None:
            rows, life = read
            self._inspector.show_history(unit_id, history_entries(rows), life)

        def read(queries: Queries) -> tuple[tuple[HistoryRow, ...], Life]:
            return queries.unit_history(unit_id), queries.life((unit_id,), as_of)

        # A unit that was removed meanwhile has no history to ask for.
        self._reading.ask(read, show, lambda _: None)
