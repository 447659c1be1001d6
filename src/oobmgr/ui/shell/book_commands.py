"""The books as a whole: copies, the check, lists of what lies on the map."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oobmgr.models.drives import without_links
from oobmgr.ui.shell.files import REBUILD, FileWork

if TYPE_CHECKING:
    from oobmgr.domain.errors import Fault, OobmgrError
    from oobmgr.exchange.own_workbook import Filled
    from oobmgr.ui.dialogs.books_list import BooksList
    from oobmgr.ui.operations.jobs import Progress
    from oobmgr.ui.shell.frame import Frame
    from oobmgr.ui.widgets.message_bar import Offer


class BookCommands:
    """What is asked of the books as a whole."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def backup(self) -> None:
        """Keep a copy of the campaign beside it."""
        desk = self._frame.opened.desk
        desk.write_file(
            lambda _: desk.campaign.backup(),
            lambda path: self._frame.status.tell(f"A copy was kept as {path.name}."),
        )

    def bind_workbook(self) -> None:
        """Ask which ranges of which workbook are filled, and fill them."""
        from oobmgr.ui.dialogs.bind_workbook import BindDialog

        dialog = BindDialog(self._frame.opened.desk, self._frame)
        dialog.ask()
        if dialog.bound:
            # What it would lose stood there when the button was pressed.
            self.fill_workbook(anyway=dialog.is_lossy)

    def fill_workbook(self, *, anyway: bool = False) -> None:
        """Fill the ranges of the player's own workbook that is bound to the campaign.

        `anyway` also fills one that holds what cannot be kept.
        """
        desk, message = self._frame.opened.desk, self._frame.opened.message

        def work(_: Progress) -> Filled:
            # In the worker: the library of workbooks is slow to load, and here nobody waits for it.
            from oobmgr.exchange.own_workbook import binding_of, fill_workbook

            queries = desk.campaign.queries
            return fill_workbook(queries, *binding_of(queries), anyway=anyway)

        def told(done: Filled) -> None:
            from oobmgr.domain.quantities import counted

            kept = f"The workbook as it was is kept as {done.copy.name}."
            message.tell(
                f"{done.path.name} was filled, {counted(done.cells, 'cell')}.", kept, kind="ok"
            )

        def refused(error: OobmgrError) -> None:
            from oobmgr.exchange.own_workbook import NotBound, WouldLose

            # Which refusal it is decides on the way out: binding a book, or accepting the loss.
            offers: tuple[Offer, ...] = ()
            if isinstance(error, NotBound):
                offers = (("Bind a workbook…", self.bind_workbook),)
            elif isinstance(error, WouldLose):
                offers = (("Fill it anyway", partial(self.fill_workbook, anyway=True)),)
            message.tell_error(error, offers=offers)

        desk.write_file(work, told, refused)

    def save_template(self) -> None:
        """Ask where a workbook to fill in goes, and write it."""
        from oobmgr.ui.dialogs.template import save_template

        save_template(self._frame, self._frame.opened.desk, self._frame.opened.message)

    def list_on_map(self) -> None:
        """List what lies on the map besides units."""
        from oobmgr.ui.dialogs.map_lists import on_map_list

        self._keep_list(on_map_list(self._frame.opened.desk, self._frame))

    def list_stacks(self) -> None:
        """List the units hex by hex."""
        from oobmgr.ui.dialogs.map_lists import stacks_list

        self._keep_list(stacks_list(self._frame.opened.desk, self._frame))

    def _keep_list(self, dialog: BooksList[Any]) -> None:
        dialog.case_opened.connect(self._frame.show_case)
        self._frame.keep_open(dialog)

    def check(self) -> None:
        """See whether the books agree with themselves."""
        # Through the worker, since a check reads all that was ever posted.
        self._frame.opened.desk.read(lambda queries: queries.check(), self._checked)

    def _checked(self, faults: tuple[Fault, ...]) -> None:
        message = self._frame.opened.message
        if faults:
            path = self._frame.opened.desk.campaign.path
            files = FileWork(self._frame)
            # First the way that loses nothing: the journal holds all that was posted, a copy ends
            # with an earlier turn.
            rebuild: Offer = (REBUILD, partial(files.rebuild, path))
            message.tell_faults(faults, offers=(rebuild, *files.offer_of_copies(path)))
        else:
            words = "Every transaction sums to zero, and every balance agrees with the journal."
            message.tell("The books are consistent.", words, kind="ok")

    def show_backups(self) -> None:
        """Show the copies of the open campaign."""
        self.show_backups_of(str(self._frame.opened.desk.campaign.path))

    def show_backups_of(self, path: str) -> None:
        """List the copies of a campaign, and put one in its place if the player asks for it."""
        FileWork(self._frame).show_copies(without_links(Path(path)))
