"""Which rows stand above and below the open phase, and what they say."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from oobmgr.campaign.rows import TransactionDetail
from oobmgr.campaign.turn_rows import PhaseRow, PlayerTurnRow, TurnRow
from oobmgr.domain.accounts import SideId
from oobmgr.rules.books import PhaseId
from oobmgr.rules.game import Game
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.viewmodels.turn import TurnPage, closed_line, phase_line
from oobmgr.ui.viewmodels.turn_reading import TurnReading
from oobmgr.ui.views.forms.action_form import Forecast
from oobmgr.ui.views.turn.accordion import PostedList, Row, RowHead, weather_tag
from oobmgr.ui.views.turn.late_entry import late_links
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.parts import Panel, named
from oobmgr.ui.widgets.tags import Tag
from oobmgr.ui.widgets.texts import TextLabel

OpenCase = Callable[[str], None]
EnterLate = Callable[[str, str, str], None]
"""Opens a phase that is over once more: its turn, its side, its phase."""


class ClosedTurn(QWidget):
    """The last closed turn, and the way back to it."""

    look_back = Signal()

    def __init__(self, rows: Sequence[TurnRow]) -> None:
        super().__init__()
        last = rows[-1]
        head = named(RowHead(last.label, closed_line(last), mark="check"), "closed_turn")
        head.framed = False
        # It goes back to that turn, and unfolds nothing here.
        head.setCheckable(False)
        head.clicked.connect(self.look_back)
        if len(rows) > 1:
            head.set_line(f"{closed_line(last)}; {len(rows) - 1} before it")
        link = named(LinkButton("Look back"), "look_back")
        link.clicked.connect(self.look_back)
        across((head, 1), link, on=self, margins=(0, 0, 10, 0))


def phase_row(
    row: PhaseRow, reading: TurnReading, game: Game, open_case: OpenCase, enter_late: EnterLate
) -> Row:
    """The row of a phase that is not being played."""
    page = reading.page
    posted = page.posted_in(page.sequence.side, row.id)
    mark = "check" if row.state == "done" else ""
    head = named(RowHead(f"{row.name} Phase", mark=mark), f"phase_{row.id}")
    show_phase_line(head, row, reading, game)
    if row.state == "done":
        nothing = "Nothing was posted in this phase."
        place = (page.sequence.turn, page.sequence.side, row.id)
        ways = ((row.name, partial(enter_late, *place)),)
        return Row(head, lambda: _framed(_listed(posted, nothing, open_case), late_links(ways)))
    # Only when it is opened: the actions of a later phase would all be loaded for it.
    return Row(head, lambda: _framed(_about(row, game)))


def _listed(posted: Sequence[TransactionDetail], empty: str, open_case: OpenCase) -> PostedList:
    listed = PostedList(posted, empty)
    listed.case_opened.connect(open_case)
    return listed


def show_phase_line(head: RowHead, row: PhaseRow, reading: TurnReading, game: Game) -> None:
    """Write the line of a phase's row."""
    page = reading.page
    note = reading.note(row.id)
    sentence = _sentence(row, game)
    line = phase_line(row, page.posted_in(page.sequence.side, row.id), note.line, sentence)
    later = row.state == "later"
    struck = row.state == "not_held" or (later and not note.held)
    # Of a phase that is over, the weather can stop nobody any more.
    head.set_line(line, weather_tag(note.weather) if later else None, struck=struck)


def _sentence(row: PhaseRow, game: Game) -> str:
    return next(phase.sentence for phase in game.phases if phase.id == row.id)


def idle_words(page: TurnPage, game: Game) -> str | None:
    """What stands in the open phase while there is nothing to say; None where there never is."""
    return _sentence(page.phase, game) if game.phase_notes is not None else None


def _about(row: PhaseRow, game: Game) -> QWidget:
    """What can be done in a phase that comes later."""
    box = QWidget()
    actions = game.actions_of(PhaseId(row.id))
    lines = (TextLabel(f"{action.title}: {action.sentence}", wrap=True) for action in actions)
    down(*lines, on=box, margins=(34, 6, 14, 8), spacing=2)
    return box


def _framed(*parts: QWidget) -> QFrame:
    frame = Panel()
    frame.setProperty("panel", "sheet")
    down(*parts, on=frame)
    return frame


def side_row(
    row: PlayerTurnRow, reading: TurnReading, game: Game, open_case: OpenCase, enter_late: EnterLate
) -> Row:
    """The row of the player turn of another side, done or to come."""
    side = game.side(SideId(row.side))
    head = RowHead(row.name, emblem=Emblem.CIRCLE if row.shared else side.emblem)
    head.setObjectName(f"side_{row.side}")
    by_phase = [(one, reading.page.posted_in(row.side, one.id)) for one in row.phases]
    if row.state == "done":
        number = sum(len(posted) for _, posted in by_phase)
        head.set_line(f"done, {number} posted", Tag("done", TagKind.OK, "check"))
    late = partial(enter_late, reading.page.sequence.turn, row.side)
    return Row(head, lambda: _framed(_posted_of_side(row, by_phase, open_case, late)))


def _posted_of_side(
    row: PlayerTurnRow,
    by_phase: Sequence[tuple[PhaseRow, Sequence[TransactionDetail]]],
    open_case: OpenCase,
    late: Callable[[str], None],
) -> QWidget:
    """What a side posted in its player turn, phase by phase."""
    body = QWidget()
    layout = down(on=body, margins=(24, 4, 4, 6), spacing=2)
    if row.state != "done":
        layout.addWidget(TextLabel("It comes after this one.", token="ink2"))
        return body
    for phase, posted in by_phase:
        if posted:
            layout.addWidget(TextLabel(f"{phase.name} Phase", token="ink2"))
            layout.addWidget(_listed(posted, "", open_case))
    if not layout.count():
        layout.addWidget(TextLabel("Nothing was posted in it.", token="ink2"))
    # In a phase that was not held nothing can have been missed.
    held = (phase for phase, _ in by_phase if phase.state != "not_held")
    layout.addWidget(late_links((phase.name, partial(late, phase.id)) for phase in held))
    return body


def show_forecast(head: RowHead, forecast: Forecast | None) -> None:
    """Write what the present inputs give the other side into its row."""
    if forecast is None:
        head.set_line("comes next")
        return
    over = Tag(forecast.over, TagKind.WARN, "warning") if forecast.over else None
    head.set_line(forecast.line, over)
