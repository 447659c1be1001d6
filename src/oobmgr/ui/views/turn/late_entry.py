"""What was missed in a phase that is over: the phase opened once more, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from oobmgr.campaign.commands import Late
from oobmgr.campaign.player_turns import Position
from oobmgr.campaign.queries import Queries
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.unit_texts import MOST_NAME_LETTERS
from oobmgr.domain.values import dataclass
from oobmgr.rules.books import PhaseId
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton
from oobmgr.ui.widgets.hints import Hint
from oobmgr.ui.widgets.parts import Panel, named
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

Found = TypeVar("Found")


@dataclass(frozen=True)
class MissedPhase:
    """A phase that is over and is entered into now; `reason` asks what the player wrote of it."""

    place: Position
    reason: Callable[[], str]

    @property
    def late(self) -> Late:
        """What the entry says of being late."""
        # Asked only when something is posted: the player may write the reason last.
        place = self.place
        return Late(self.reason().strip(), place.turn, place.side, place.phase)

    def asking(self, question: Callable[[Queries], Found]) -> Callable[[Queries], Found]:
        """The same question, asked as if the phase were still being played."""

        def ask(queries: Queries) -> Found:
            with queries.placed(self.place):
                return question(queries)

        return ask


class LateBanner(Panel):
    """Stands over a phase that is over: which one it is, why it is late, and the way back."""

    left = Signal()
    changed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName("late_banner")
        self.setProperty("panel", "alt")
        title = SectionTitle("Late entry", name)
        back = named(KeyButton("Back to now", "Esc"), "late_back")
        back.clicked.connect(self.left)
        title.add(back)
        about = TextLabel(
            "It is worked out from the books as they are now; later entries stay as they are.",
            token="ink2",
            wrap=True,
        )
        self.reason = named(QLineEdit(), "late_reason")
        self.reason.setAccessibleName(tr("Reason"))
        Hint(self.reason, "Why it is entered late; the ledger keeps the reason")
        # The books take no longer text; better to stop the hand than to refuse the entry.
        self.reason.setMaxLength(MOST_NAME_LETTERS)
        self.reason.textChanged.connect(self.changed)
        label = TextLabel("Reason")
        label.setBuddy(self.reason)
        line = across(label, (self.reason, 1), spacing=8)
        down(title, about, line, on=self, margins=(14, 10, 14, 10), spacing=6)
        self.setAccessibleName(tr(f"Late entry: {name}"))


class LateEntry:
    """The phase that is over and is entered into, None while play is shown as it is.

    `show` reads the page anew, `ask` asks again what the form in sight would write.
    """

    def __init__(self, show: Callable[[], None], ask: Callable[[], None]) -> None:
        self._show = show
        self._ask = ask
        self._banner: LateBanner | None = None
        self.missed: MissedPhase | None = None

    def enter(self, turn: str, side: str, phase: str) -> None:
        """Open a phase that is over once more."""
        place = Position(TurnCode(turn), SideId(side), PhaseId(phase))
        self.missed = MissedPhase(place, self._reason)
        self._show()

    def enter_action(self, desk: Desk, action: str, side: str) -> None:
        """Open the last phase that is over in which a side could post an action, or say why not."""
        titles = {one.name: one.title for one in desk.game.actions}
        words = f"{titles.get(action, 'This')} belongs to another phase."
        if action not in titles:
            desk.announced.emit(words)
            return
        desk.read(
            lambda queries: queries.missed_place(action, Late("", side=side)),
            lambda place: self.enter(place.turn, place.side, place.phase),
            # Nothing is wrong with the books; the warning just has no phase to go back to.
            lambda _: desk.announced.emit(words),
        )

    def leave(self) -> bool:
        """Go back to the phase that is being played; False where nothing else is shown."""
        if self.missed is None:
            return False
        self.missed = None
        self._show()
        return True

    def banner(self, name: str) -> LateBanner:
        """Make what stands over the phase."""
        self._banner = banner = LateBanner(name)
        banner.left.connect(self.leave)
        banner.changed.connect(self._ask)
        return banner

    def _reason(self) -> str:
        return self._banner.reason.text() if self._banner is not None else ""


def late_links(phases: Iterable[tuple[str, Callable[[], None]]]) -> QWidget:
    """The ways to enter what was missed, each with the name of a phase that is over."""
    box = QWidget()
    parts: list[QWidget] = [TextLabel("Missed something?", token="ink2")]
    for name, enter in phases:
        link = named(LinkButton(f"{name} Phase"), "enter_late")
        link.setAccessibleName(tr(f"Enter what was missed in the {name} Phase"))
        link.setToolTip(tr("Opens this phase once more; the ledger keeps the reason"))
        link.clicked.connect(enter)
        parts.append(link)
    across(*parts, STRETCH, on=box, margins=(34, 2, 10, 6), spacing=10)
    return box
