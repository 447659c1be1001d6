"""What a thing in the window is: its name and figure, what it means, its case, and the guide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from oobmgr.rules.case_names import shown_case
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.dialogs.guide_window import open_guide
from oobmgr.ui.language import speak_cases_of, tr
from oobmgr.ui.theme.fonts import NAME_PX, SECTION_PX, SEMIBOLD
from oobmgr.ui.viewmodels.guide import the_guide
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.guide_part import set_guide
from oobmgr.ui.widgets.parts import panel
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.what_is import About, about_at, game_of

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from oobmgr.rules.cases import Case
    from oobmgr.rules.game import Game
    from oobmgr.ui.viewmodels.guide import Section

_SIZE: Final = (520, 440)
_EDGES: Final = 4
_UNKNOWN: Final = (
    "This has no explanation of its own. The guide explains the part of the window it belongs to."
)


class WhatIsThis(FramedDialog):
    """What is known of one thing. `case_opened` asks for all that is known of its case.

    `part` is the part of the guide of the page or dialog that it stands in: offered where the
    glossary has no word for the thing itself.
    """

    guide = "figures.md#what-is-this"

    case_opened = Signal(str)

    def __init__(self, about: About, game: Game | None, part: str, parent: QWidget) -> None:
        super().__init__(about.name or "This part of the window", parent=parent)
        self.setWindowTitle(tr("What is this?"))
        term = the_guide().term(about.name, about.term)
        case = _case_of(game, about.case)
        self.told = about
        self.figure = TextLabel(px=SECTION_PX, weight=SEMIBOLD, wrap=True)
        self.figure.say(about.figure)
        self.meaning = TextLabel(px=NAME_PX, wrap=True)
        self.meaning.say(about.sentence)
        self.term = TextLabel(wrap=True, token="ink2")
        self.term.say(term.words if term else "")
        self.nothing = TextLabel(_UNKNOWN, wrap=True, token="ink2")
        self.nothing.setVisible(not (about.sentence or about.case or term))
        self.case = _CasePart(about.case, case)
        self.case.setVisible(bool(about.case))
        self.case.chip.opened.connect(self.case_opened)
        self._part = term.part if term else part
        self.link = self._guide_link(the_guide().section(self._part))
        self._build()

    def _guide_link(self, section: Section | None) -> LinkButton:
        where = section.heading if section else "contents"
        link = LinkButton(f"The guide: {where}")
        link.clicked.connect(lambda: open_guide(self, self._part))
        return link

    def _build(self) -> None:
        page = panel("sheet")
        words = (self.figure, self.meaning, self.term, self.nothing, self.case)
        down(*words, STRETCH, on=page, margins=(16, 12, 16, 12), spacing=8)
        area = scrolling(page)
        self.body.addWidget(area, 1)
        self.body.addLayout(across(self.link, STRETCH))
        # F1 leads where the link does: to the thing, not to how one asks what a thing is.
        set_guide(self, self._part)
        self.fit(*_SIZE)
        self._shrink(page, area)
        self.cancel.setFocus()

    def _shrink(self, page: QWidget, area: QWidget) -> None:
        """Be no higher than what is told; most of it is a few lines."""
        layout, sides = page.layout(), self.body.contentsMargins()
        if layout is None:
            return
        told = layout.totalHeightForWidth(self.width() - sides.left() - sides.right())
        rest = self.sizeHint().height() - area.sizeHint().height()
        self.resize(self.width(), min(self.height(), told + rest + _EDGES))

    def words(self) -> str:
        """All that is told, line by line."""
        parts = (
            self.figure,
            self.meaning,
            self.term,
            self.nothing,
            self.case.title,
            self.case.text,
        )
        return "\n".join(label.text() for label in parts if label.isVisible())


class _CasePart(QWidget):
    """A case: its chip, its title, and the rule in our own words."""

    def __init__(self, case_id: str, case: Case | None) -> None:
        super().__init__()
        self.chip = CaseChip(case_id)
        self.title = TextLabel(case.title if case else "", weight=SEMIBOLD, wrap=True)
        self.text = TextLabel(px=NAME_PX, wrap=True)
        self.text.say(case.text if case else "")
        down(across(self.chip, (self.title, 1), spacing=8), self.text, on=self, spacing=6)


def _case_of(game: Game | None, case_id: str) -> Case | None:
    """A case by its id, or as its chip writes it; None where nothing is known of it."""
    if game is None or not case_id:
        return None
    cases = game.cases()
    # The game need not be the open one, whose cases alone are known to the language so far.
    speak_cases_of(game.entry.folder, cases)
    shown = (case for case in cases.values() if shown_case(case.id) == case_id)
    return cases.get(case_id) or next(shown, None)


def tell_what_is(window: QWidget, thing: QWidget, at: QPoint | None, part: str) -> WhatIsThis:
    """Show beside a window what a thing in it is; what was told before goes."""
    if isinstance(window, WhatIsThis):
        return window  # it is the answer, and asks nothing more
    for before in window.findChildren(WhatIsThis):
        before.close()
    # Beside a modal dialog nothing but what stands on it can be used.
    below = QApplication.activeModalWidget() or window
    dialog = WhatIsThis(about_at(thing, at), game_of(thing), part, below)
    dialog.show()
    dialog.activateWindow()
    return dialog
