"""A step that is done on a page of its own: what it is, and the way there."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame

from oobmgr.rules.actions import Action
from oobmgr.ui.language import tr
from oobmgr.ui.views.forms.cases import form_chip
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import KeyButton
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel


class HandOver(QFrame):
    """Stands in place of a form where another page has a better one."""

    case_opened = Signal(str)
    page_asked = Signal(str)

    def __init__(self, action: Action, page: str, title: str, digit: str) -> None:
        """Lead to a page by its key; `title` and `digit` are its name and the key drawn for it."""
        super().__init__()
        self.setObjectName(f"hand_over_{action.name}")
        head = SectionTitle(action.title)
        head.add(form_chip(action.case, self.case_opened.emit))
        self.button = named(KeyButton(f"Open {title}", digit), "open_page")
        self.button.clicked.connect(lambda: self.page_asked.emit(page))
        about = TextLabel(action.sentence, token="ink2", wrap=True)
        done = TextLabel(f"This is done on the {title} page.", wrap=True)
        parts = (head, about, done, across(self.button, STRETCH), STRETCH)
        down(*parts, on=self, margins=(14, 10, 14, 14), spacing=8)
        self.setAccessibleName(tr(f"{action.title}: done on the {title} page"))

    def focus_first(self) -> None:
        """Put the focus on the way to the page."""
        self.button.setFocus()
