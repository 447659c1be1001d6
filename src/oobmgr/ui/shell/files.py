"""Opening and making campaigns, the sample, and what is dropped on the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData

from oobmgr import known_games
from oobmgr.domain.errors import BadInput, Fault, FileAltered, LogInDoubt, StrangeLog
from oobmgr.domain.wording import with_capital
from oobmgr.models.drives import cautions, without_links
from oobmgr.models.file_heads import SUFFIX, backups_folder
from oobmgr.models.held_files import numbers_of
from oobmgr.ui.pages import EXCHANGE, first_page
from oobmgr.ui.settings import campaigns_folder, make_folder
from oobmgr.ui.shell.last_files import CAMPAIGN, OTHER
from oobmgr.ui.shell.recent_campaigns import game_played

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.domain.errors import FileMoved, OobmgrError
    from oobmgr.ui.operations.jobs import Progress
    from oobmgr.ui.services import MakeSample
    from oobmgr.ui.shell.frame import Frame
    from oobmgr.ui.widgets.message_bar import Offer

REBUILD: Final = "Rebuild in a copy\u2026"
"""What is offered where the books do not agree with the journal."""
ELSEWHERE: Final = "Save it elsewhere\u2026"
"""What is offered where the file does not lie in its place any more."""
WITHOUT_LOG: Final = "Set the log aside and open"
"""What is offered where a log that a crash left is not that of the file."""
WITH_LOG: Final = "Play the log in and open"
"""What is offered beside it where the log fits, and only the file came later."""
COPIES: Final = "Its copies\u2026"
"""What is offered where there are copies of a campaign that is not opened, or does not agree."""
_DESCRIBED: Final = "The game was changed. Its campaign is open again, with nothing in pencil."
_WORKBOOKS: Final = frozenset(
    {".xlsx", ".xlsm", ".xls", ".ods", ".csv", ".tsv", ".json", ".vmod", ".vsav"}
)


class FileWork:
    """What the window does with files. Slow parts run in the window's worker."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    @property
    def folder(self) -> Path:
        """Where file dialogs begin: beside the campaign opened last."""
        recent = self._frame.settings.recent
        last = Path(recent[0].path).parent if recent else campaigns_folder()
        # What was open last may have been on a stick that is not there now.
        return last if numbers_of(last) else Path.home()

    def close(self) -> None:
        """Close the campaign, unless something in pencil is to stay."""
        self._leave(self._frame.close_campaign, CAMPAIGN)

    def _leave(self, go_on: Callable[[], None], words: str = OTHER) -> None:
        """Leave the campaign once no file of it is being written, which would hold the window."""
        frame, desk = self._frame, self._frame.desk
        leave = partial(frame.leaving.before, go_on)
        frame.last_files.after(leave, words, desk.queue if desk else None)

    def open(self, path: Path) -> None:
        """Open a campaign file."""
        # One file may have many names: by way of a link the campaign that is open would be opened
        # again.
        path = without_links(path)
        desk = self._frame.desk
        # To open it a second time would only put away what is in pencil.
        if desk is not None and desk.campaign.path == path:
            return

        def work(_: Progress) -> Campaign:
            from oobmgr.campaign.file import open_campaign

            return open_campaign(path)

        self._run(f"Opening {path.name}", work, failed=partial(self._not_opened, path))

    def _not_opened(self, path: Path, error: OobmgrError) -> None:
        bar = self._frame.workspace.message if self._frame.workspace else self._frame.message
        bar.tell_error(error, offers=(*self._ways_out(path, error),))

    def _ways_out(self, path: Path, error: OobmgrError) -> Iterator[Offer]:
        """What can be done about a campaign that was not opened."""
        if isinstance(error, FileAltered):
            yield REBUILD, partial(self.rebuild, path)
        if isinstance(error, StrangeLog):
            # The way that changes nothing in the file comes first, playing the log in after it.
            yield WITHOUT_LOG, partial(self._settle_log, path, play=False)
        if isinstance(error, LogInDoubt):
            yield WITH_LOG, partial(self._settle_log, path, play=True)
        else:
            yield from self.offer_of_copies(path)

    def offer_of_copies(self, path: Path) -> tuple[Offer, ...]:
        """The way to the copies of a campaign, where there are some."""
        try:
            # Only whether there is one: a folder of many is not read to its end.
            there = any(backups_folder(path).glob(f"*{SUFFIX}"))
        except OSError:  # what refuses the file refuses the folder beside it
            there = False
        return ((COPIES, partial(self.show_copies, path)),) if there else ()

    def show_copies(self, path: Path) -> None:
        """List the copies of a campaign, and put one in its place if the player asks for it."""
        from oobmgr.ui.dialogs.copies import CopiesDialog

        dialog = CopiesDialog(path, self._frame.queue, self._frame)
        if dialog.ask() and dialog.chosen is not None:
            self.restore(path, dialog.chosen)

    def _settle_log(self, path: Path, *, play: bool) -> None:
        """Play the log beside a campaign in, or keep it among its copies; and open the file."""

        def work(_: Progress) -> Campaign:
            from oobmgr.campaign.file import open_campaign
            from oobmgr.campaign.logs import play_log, set_log_aside

            if play:
                play_log(path)
            else:
                set_log_aside(path)
            return open_campaign(path)

        self._run(f"Opening {path.name} with{'' if play else 'out'} its log", work)

    def open_again(self) -> None:
        """Open the campaign anew, for it carries another description of its game now."""
        desk = self._frame.desk
        if desk is None:
            return
        path = desk.campaign.path

        def work(_: Progress) -> Campaign:
            from oobmgr.campaign.file import open_campaign

            return open_campaign(path)

        # Only once it is open again: opening a campaign puts away what its bar said.
        def told() -> None:
            self._frame.opened.message.tell(_DESCRIBED, kind="ok")

        # Nothing is asked: the pages in sight belong to a game that is no longer that of the file.
        self.start(f"Opening {path.name} again", work, then=told)

    def restore(self, path: Path, copy: Path) -> None:
        """Put a copy in the place of a campaign, which is closed before, and open it."""
        self._leave(partial(self._restore, path, copy))

    def _restore(self, path: Path, copy: Path) -> None:
        desk = self._frame.desk
        if desk is not None and desk.campaign.path == path:
            # While it is open the system may not let it be moved, and its log is in use.
            self._frame.close_campaign()

        def work(_: Progress) -> Campaign:
            from oobmgr.campaign.copies import restore
            from oobmgr.campaign.file import open_campaign

            restore(path, copy)
            return open_campaign(path)

        self.start(f"Restoring {path.name}", work)

    def tell_of_place(self) -> None:
        """Say what the program cannot keep on the drive that the campaign lies on."""
        told = cautions(self._frame.opened.desk.campaign.path)
        if told:
            first, *more = map(with_capital, told)
            self._frame.opened.message.tell(first, "\n".join(more), kind="warn")

    def tell_of_move(self, error: FileMoved) -> None:
        """Say that the file does not lie in its place any more, and offer the way out."""
        self._tell_with_way_out(error)

    def _tell_with_way_out(self, error: OobmgrError) -> None:
        offers = ((ELSEWHERE, self.save_elsewhere),)
        self._frame.opened.message.tell_error(error, offers=offers)

    def tell_of_return(self) -> None:
        """Put away what was said of the move: the file lies in its place again."""
        bar = self._frame.opened.message
        if any(button.text() == ELSEWHERE for button in bar.offered):
            bar.dismiss()

    def rebuild(self, path: Path) -> None:
        """Make the books of a campaign anew from its journal, in a new file, and open that."""
        from oobmgr.ui.dialogs.files import CAMPAIGNS, ask_where_to_save

        title = "Rebuild the books in a new file"
        proposed = path.with_stem(f"{path.stem} rebuilt")
        target = ask_where_to_save(self._frame, title, proposed, CAMPAIGNS)
        if target is None:
            return
        # Filled by the worker, and told only when the new file is on the screen: the bar belongs to
        # its page.
        left: list[Fault] = []

        def work(_: Progress) -> Campaign:
            from oobmgr.campaign.file import open_campaign
            from oobmgr.campaign.rebuilding import rebuild

            left.extend(rebuild(path, target))
            return open_campaign(target)

        def tell_of_the_rest() -> None:
            if left:
                self._frame.opened.message.tell_faults(left)

        self._run(f"Rebuilding {path.name}", work, then=tell_of_the_rest)

    def from_workbook(self) -> None:
        """Ask for an exported workbook, make its campaign again in a new file, and open that."""
        from oobmgr.ui.dialogs.files import CAMPAIGNS, EXPORTED, ask_for_file, ask_where_to_save

        title = "Make a campaign from its workbook"
        workbook = ask_for_file(self._frame, title, self.folder, EXPORTED)
        if workbook is None:
            return
        proposed = workbook.with_suffix(SUFFIX)
        target = ask_where_to_save(self._frame, "Keep the campaign as", proposed, CAMPAIGNS)
        if target is None:
            return

        def work(_: Progress) -> Campaign:
            from oobmgr.campaign.file import open_campaign
            from oobmgr.exchange.made_again import campaign_of_workbook

            campaign_of_workbook(workbook, target)
            return open_campaign(target)

        self._run(f"Making {target.name}", work)

    def save_elsewhere(self) -> None:
        """Save the campaign as it is open in a new place, and go on with that file."""
        from oobmgr.ui.dialogs.files import CAMPAIGNS, ask_where_to_save

        campaign = self._frame.opened.desk.campaign
        title = "Save the campaign elsewhere"
        # Another name than its own: there lies its log, or what was put in its place.
        proposed = campaign.path.with_stem(f"{campaign.path.stem} saved")
        path = ask_where_to_save(self._frame, title, proposed, CAMPAIGNS)
        if path is None:
            return

        def work(_: Progress) -> Campaign:
            from oobmgr.campaign.file import open_campaign

            campaign.save_copy(path)
            return open_campaign(path)

        # Not `_run`, which counts the file that is away as a loss: here it is what is being saved.
        start = partial(self.start, f"Saving {path.name}", work, failed=self._tell_with_way_out)
        self._frame.leaving.before(start, saved=True)

    def open_sample(self) -> None:
        """Open the person's copy of the sample, making it the first time."""
        if (sample := known_games.sample()) is None:
            self._frame.show_fault(BadInput(Fault("there is no sample campaign.")))
            return
        path = campaigns_folder() / sample.file_name
        self._open_or_make(path, self._frame.services.make_sample, "Making the sample campaign")

    def open_example(self, game_id: str = "") -> None:
        """Open the person's copy of a game's campaign to look at, making it the first time.

        Without a game it is that of the worked example.
        """
        if (known := known_games.example(game_id)) is None:
            self._frame.show_fault(BadInput(Fault("there is no such campaign to look at.")))
            return
        path = campaigns_folder() / known[1].file_name

        def make(target: Path) -> object:
            return self._frame.services.make_example(target, game_id)

        self._open_or_make(path, make, f"Making {path.name}")

    def _open_or_make(self, path: Path, make: MakeSample, words: str) -> None:
        def work(_: Progress) -> Campaign:
            from oobmgr.campaign.file import open_campaign

            # Made once: what was played in it since is the player's own.
            if not path.exists():
                make_folder(path.parent)
                make(path)
            return open_campaign(path)

        self._run(words, work)

    def choose(self) -> None:
        """Let the player choose a campaign file and open it."""
        from oobmgr.ui.dialogs.files import CAMPAIGNS, ask_for_file

        path = ask_for_file(self._frame, "Open a campaign", self.folder, CAMPAIGNS)
        if path is not None:
            self.open(path)

    def new(self, workbook: Path | None = None) -> None:
        """Ask what a new campaign starts with; then import the workbook, if one is given."""
        self._frame.leaving.before(partial(self._new, workbook))

    def _new(self, workbook: Path | None) -> None:
        from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog

        played = game_played(self._frame.desk, self._frame.settings.recent)
        dialog = NewCampaignDialog(campaigns_folder(), self._frame, game_id=played)
        dialog.crashed.connect(self._frame.show_crash)
        dialog.case_opened.connect(lambda case: self._frame.show_case(case, dialog.game))
        if dialog.ask() and dialog.campaign is not None:
            # The workbook after the campaign: it is compared with the books that it goes into.
            self._frame.show_campaign(dialog.campaign)
            # On the form of the first phase a digit is no key of a page, and nothing can be done
            # there while there are no units.
            units = bool(dialog.campaign.queries.summary().units)
            self._frame.opened.first_page = first_page(dialog.campaign.game, units=units)
            if workbook is not None:
                self.take_workbook(workbook)

    def choose_workbook(self) -> None:
        """Let the player choose a workbook and show what it would bring."""
        from oobmgr.ui.dialogs.files import WORKBOOKS, ask_for_file

        path = ask_for_file(self._frame, "Import an order of battle", self.folder, WORKBOOKS)
        if path is not None:
            self.take(path)

    def take(self, path: Path) -> None:
        """Take a file that was dropped or chosen: a campaign is opened, a workbook imported."""
        if path.suffix.lower() == SUFFIX:
            self.open(path)
        elif self._frame.workspace is None:
            self.new(path)
        else:
            self.take_workbook(path)

    def take_workbook(self, path: Path) -> None:
        """Show on the Import page what a workbook would bring."""
        self._frame.opened.show_page(EXCHANGE)
        if self._frame.opened.screen_shown is not None:
            self._frame.opened.screen_shown.open_file(path)

    def dropped_path(self, data: QMimeData) -> Path | None:
        """The first file of what is dragged that this program can take."""
        # Several may be dragged at once; one campaign is open at a time, so the first counts.
        for url in data.urls():
            path = Path(url.toLocalFile())
            if path.suffix.lower() in {SUFFIX, *_WORKBOOKS}:
                return path
        return None

    def _run(
        self,
        words: str,
        work: Callable[[Progress], Campaign],
        *,
        then: Callable[[], None] = lambda: None,
        failed: Callable[[OobmgrError], None] | None = None,
    ) -> None:
        """Show the campaign that the work brings, unless something in pencil is to stay."""
        self._leave(partial(self.start, words, work, then=then, failed=failed))

    def start(
        self,
        words: str,
        work: Callable[[Progress], Campaign],
        *,
        then: Callable[[], None] = lambda: None,
        failed: Callable[[OobmgrError], None] | None = None,
    ) -> None:
        """Show the campaign that the work brings, without a question, and go on with `then`."""
        frame = self._frame
        frame.progress.start(words)
        # Opening reports no progress, and only there could it be stopped.
        frame.progress.cancel_button.hide()

        def done(campaign: Campaign) -> None:
            frame.progress.finish()
            frame.show_campaign(campaign)
            then()

        def fail(error: OobmgrError) -> None:
            frame.progress.finish()
            (failed or frame.show_fault)(error)

        frame.queue.run(work, done, fail)
