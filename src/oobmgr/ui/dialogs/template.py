"""Saving a workbook to fill in: asked where, written by the worker, told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from oobmgr.ui.dialogs.files import ask_where_to_save

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from oobmgr.domain.errors import OobmgrError
    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.operations.jobs import Progress
    from oobmgr.ui.widgets.message_bar import MessageBar

EXCEL: Final = "Excel workbook (*.xlsx)"


def save_template(parent: QWidget, desk: Desk, message: MessageBar) -> None:
    """Ask where an empty workbook of the campaign's game goes, and write it."""
    game = desk.game
    proposed = desk.campaign.path.with_name(f"{game.name} to fill in.xlsx")
    path = ask_where_to_save(parent, "Save a workbook to fill in", proposed, EXCEL)
    if path is None:
        return

    def work(_: Progress) -> Path:
        # Imported in the worker, so that the window does not wait for it.
        from oobmgr.exchange.export.template import write_template

        return write_template(game, path)

    def told(written: Path) -> None:
        said = "Fill it in, and import it."
        message.tell(f"An empty workbook was written to {written}.", said, kind="ok")

    def refused(error: OobmgrError) -> None:
        message.tell_error(error)

    desk.write_file(work, told, refused)
