"""What the parts of the page of pictures have in common."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Signal

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import ALL_TOPICS, Topic
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.widgets.boxes import OneOfSeveral

T = TypeVar("T")


class PicturePanel(OneOfSeveral):
    """One kind of picture. The page reads for it, in the worker, and shows it the answer.

    `asked` says that something else is to be read; `writing` that a file is being written, `said`
    what was done, `refused` the error that stood in the way; `unit_wanted` a unit to show in the
    order of battle, `entry_wanted` an entry in the ledger. `ask_path` asks the person for a file.
    """

    asked = Signal()
    writing = Signal(str)
    said = Signal(str)
    refused = Signal(object)
    unit_wanted = Signal(int)
    entry_wanted = Signal(int)

    ask_path: Callable[[Path], Path | None]
    topics: frozenset[Topic] = ALL_TOPICS
    """What the picture shows of the books."""
    key_hints: tuple[tuple[str, str], ...] = ()
    guide = ""
    """The part of the guide that F1 opens; without one that of the page, which begins with it."""
    kinds = "Pictures (*.svg *.png *.pdf)"
    """The files that can be written of it, as the dialog of the system offers them."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    @property
    def sheet(self) -> str:
        """The key of the printed sheet that shows the same; a picture may be on none."""
        return ""

    def question(self, as_of: str | None) -> Callable[[Queries], object]:
        """What is asked of the books, as of the end of a past turn or (None) now."""
        raise NotImplementedError

    def show_reading(self, got: object) -> None:
        """Show the answer."""
        raise NotImplementedError

    def export(self) -> None:
        """Ask for a file and write the picture there."""
        raise NotImplementedError

    def write(self, path: Path, work: Callable[[], T], words: Callable[[T], str]) -> None:
        """Write a file in the worker; `words` makes what is told of it from what was written."""

        def tell(written: T) -> None:
            self.said.emit(words(written))

        self.writing.emit(f"Writing {path.name}…")
        failed = while_there(self, self.refused.emit)
        self.desk.write_file(lambda _: work(), while_there(self, tell), failed)

    def copy_words(self) -> None:
        """Ctrl+C: put what the picture tells on the clipboard; a chart has no words for it."""

    def zoom(self, steps: int) -> None:
        """Larger (1) or smaller (-1); 0 for the usual size. Most pictures fill their room."""
