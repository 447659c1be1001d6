"""A bar above a page that tells a fault or a piece of news in plain words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from oobmgr.campaign.program_log import log
from oobmgr.domain.wording import with_capital
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.keys import with_key
from oobmgr.ui.language import tr
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import SEMIBOLD, scaled
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.buttons import KeyButton, LinkButton
from oobmgr.ui.widgets.guide_part import guide_at, part_of_faults, set_guide
from oobmgr.ui.widgets.parts import discard, follow_text
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.texts import TextLabel

if TYPE_CHECKING:
    from oobmgr.domain.errors import Fault, OobmgrError

Kind = Literal["err", "warn", "ok"]
Offer = tuple[str, "Callable[[], object]"]
"""A way out: what its button says, and what it does."""
_LOOK: Final[dict[Kind, tuple[Token, Token, str]]] = {
    "err": ("errsoft", "errline", "error"),
    "warn": ("warnsoft", "warnline", "warning"),
    "ok": ("oksoft", "ok", "check"),
}
_MOST_LINES: Final = 3


class MessageBar(QWidget):
    """One or a few sentences above the page, with the ways out there are. It stops nobody's work.

    `offered` are the buttons of those that are shown. `guide_wanted` carries the part of the guide
    that tells of what is refused, which F1 opens, too.
    """

    spoken_role = Role.AlertMessage

    dismissed = Signal()
    guide_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._kind: Kind = "err"
        self._head = TextLabel(weight=SEMIBOLD, wrap=True)
        self._more = TextLabel(wrap=True)
        self.offered: tuple[KeyButton, ...] = ()
        self._offers = across(spacing=8)
        self._close = LinkButton("Dismiss", quiet=True)
        self._close.clicked.connect(self.dismiss)
        words = down(self._head, self._more, spacing=2)
        self.help = LinkButton("Help", quiet=True)
        self.help.clicked.connect(lambda: self.guide_wanted.emit(guide_at(self)))
        parts = ((words, 1), self._offers, self.help, self._close)
        # The left margin is the room of the bar and the icon, which are painted and not laid out.
        laid_out = across(*parts, on=self, margins=(40, 7, 12, 8), spacing=12)
        follow_text(self, 16, lambda _, px: laid_out.setContentsMargins(px + 24, 7, 12, 8))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.hide()

    @property
    def text(self) -> str:
        """What is told, line by line."""
        return "\n".join(t for t in (self._head.text(), self._more.text()) if t)

    def tell(
        self,
        head: str,
        more: str = "",
        *,
        kind: Kind = "err",
        offers: Sequence[Offer] = (),
    ) -> None:
        """Show a sentence, more of it below, and the ways out."""
        self._kind = kind
        # Only a refusal has a part of the guide, and says so after this.
        self._explain("")
        self._head.setText(head)
        self._more.say(more)
        self._offer(offers)
        self.setAccessibleName(tr(f"{head} {more}".strip()))
        self.show()
        self.update()
        announce(self, f"{head} {more}".strip(), urgent=kind == "err")

    def tell_faults(self, faults: Sequence[Fault], *, offers: Sequence[Offer] = ()) -> None:
        """Show what is wrong, where, and what to do; the first few of many."""
        # The field by its label alone: the name of the input is for the command line.
        lines = [fault.note() if fault.called else fault.sentence() for fault in faults]
        left = len(lines) - _MOST_LINES
        tail = [f"and {left} more."] if left > 0 else []
        told = [with_capital(line) for line in lines[:_MOST_LINES]] + tail
        self.tell(told[0] if told else "", "\n".join(told[1:]), offers=offers)

    def tell_error(self, error: OobmgrError, *, offers: Sequence[Offer] = ()) -> None:
        """Show what was refused, with the way to what the guide says of such refusals."""
        # For a report of a problem: what was refused shortly before is often what it is about.
        log(f"refused: {error}")
        self.tell_faults(error.faults, offers=offers)
        self._explain(part_of_faults(error.faults, error.guide))

    @property
    def refuses(self) -> bool:
        """Whether what is told is a refusal of which the guide tells."""
        return bool(guide_at(self)) and not self.help.isHidden()

    def dismiss(self) -> None:
        """Put the bar away."""
        self.hide()
        self.dismissed.emit()

    def _explain(self, part: str) -> None:
        set_guide(self, part)
        self.help.setVisible(bool(part))
        self.help.setToolTip(with_key(tr("What the guide says about this"), "F1"))

    def _offer(self, offers: Sequence[Offer]) -> None:
        for old in self.offered:
            discard(old)
        self.offered = tuple(map(_button, offers))
        for button in self.offered:
            self._offers.addWidget(button)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, edge, icon_name = _LOOK[self._kind]
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour(ground))
        painter.fillRect(QRectF(0, 0, 3, self.height()), colour(edge))
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), colour("line2"))
        draw_icon(painter, QRectF(14, 8, scaled(16), scaled(16)), icon_name, self._kind)


def _button(offer: Offer) -> KeyButton:
    words, act = offer
    button = KeyButton(words)
    # The button's own signal tells whether it is held down, which no way out asks for.
    button.clicked.connect(lambda _: act())
    return button
