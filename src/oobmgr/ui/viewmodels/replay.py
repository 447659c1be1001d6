"""The replay of a worked example as its strip shows it, read in one go."""

from oobmgr.campaign.commands import Command
from oobmgr.campaign.file import Campaign
from oobmgr.campaign.queries.replay import FigureRow, ReplayRow, figures_of
from oobmgr.campaign.replaying import next_command
from oobmgr.campaign.rows import Preview
from oobmgr.domain.errors import Fault, OobmgrError
from oobmgr.domain.quantities import counted
from oobmgr.domain.values import dataclass
from oobmgr.ui.viewmodels.turn_figures import working_rows
from oobmgr.ui.widgets.working_view import WorkingRow

_AGREES = {True: "✓ as in the text", None: "in the text, once posted"}


@dataclass(frozen=True)
class ReplayReading:
    """Where the replay stands, what its next step would write, and why it cannot, if it cannot."""

    row: ReplayRow
    command: Command | None = None
    preview: Preview | None = None
    faults: tuple[Fault, ...] = ()

    @property
    def may_post(self) -> bool:
        """Whether the next step can be posted."""
        return self.command is not None and not self.faults

    @property
    def place(self) -> str:
        """``Step 7 of 36``."""
        if self.row.finished:
            return f"All {self.row.total} steps are posted"
        return f"Step {self.row.done + 1} of {self.row.total}"

    @property
    def figures(self) -> tuple[FigureRow, ...]:
        """The figures of the step that comes next; at the end those of the books."""
        if self.row.finished:
            return self.row.end
        return figures_of(self.row.step, self.preview.result if self.preview else None)

    @property
    def working(self) -> tuple[WorkingRow, ...]:
        """The computation of the step that comes next, as lines."""
        return working_rows(self.preview.working) if self.preview else ()


def read_replay(campaign: Campaign) -> ReplayReading | None:
    """Where the replay stands; None in a campaign without one."""
    row = campaign.queries.replay()
    # After the last step there is nothing that could be previewed.
    if row is None or row.finished:
        return None if row is None else ReplayReading(row)
    try:  # a step that cannot be posted says why in the strip; it is not a fault of the window
        command = next_command(campaign.queries, row)
        preview = campaign.session.preview(command)
    except OobmgrError as error:
        return ReplayReading(row, faults=error.faults)
    # What cannot be posted has a preview as well, and its refusals say why.
    return ReplayReading(row, command, preview, preview.refusals)


def figure_line(figure: FigureRow) -> WorkingRow:
    """A figure as a line: name, what the program found, and whether that is the text's."""
    words = _AGREES.get(figure.agrees, f"✗ the text has {figure.given}")
    return WorkingRow("line", figure.name, words, figure.found or figure.given)


def posted_words(row: ReplayRow) -> str:
    """What came of the step posted last: ``Posted: B: first fire.`` and how its figures compare."""
    if not row.posted:
        return ""
    wrong = [one.name for one in row.figures if one.agrees is False]
    if wrong:
        return f"Posted: {row.posted}. Not as in the text: {', '.join(wrong)}."
    if not row.figures:
        return f"Posted: {row.posted}."
    words = ("figure of the books agrees", "figures of the books agree")
    return f"Posted: {row.posted}. {counted(len(row.figures), *words)} with the text."


def strange_words(row: ReplayRow) -> str:
    """What the player did besides since the last step, in a sentence; empty for nothing."""
    if not row.strange:
        return ""
    last = row.strange[-1]
    more = f" and {len(row.strange) - 1} more" if len(row.strange) > 1 else ""
    return (
        f"You also did this, which the example does not have: {last}{more}. "
        "The figures may differ; Back undoes it."
    )
