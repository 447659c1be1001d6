"""The page "Calculators": any rule of the game, asked with the campaign's options and tables."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import Topic
from oobmgr.rules.books import Options
from oobmgr.rules.tables import Tables
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.actions import make_action
from oobmgr.ui.views.calculators.panel import COMMAND_KEYS, COPY_KEYS, CalculatorsPanel
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.widgets.boxes import down

Rules = tuple[Tables, Options, str]


class CalculatorsScreen(ReadingPage[Rules]):
    """Rules to ask. Nothing is posted here, so there is no pencil."""

    key, name = "calculators", "Calculators"
    topics = frozenset({Topic.OPTIONS, Topic.SEQUENCE})
    key_hints = (
        ("/", "search"),
        ("↑ ↓", "calculator"),
        ("Enter", "fill in"),
        ("F6", "next panel"),
        (COPY_KEYS, "copy"),
        (COMMAND_KEYS, "copy as command"),
    )

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.panel = CalculatorsPanel(desk.game, self)
        self.panel.case_opened.connect(self.case_opened)
        self.panel.told.connect(desk.announced)
        down(self.panel, on=self)
        for key, act in self.panel.copying:
            make_action(self, "", "", key, act)
        self.setFocusProxy(self.panel.list.table)

    def question(self, _: str | None) -> Callable[[Queries], Rules]:
        """The options and tables of the campaign as they are now, whatever turn is looked at."""

        def read(queries: Queries) -> Rules:
            summary = queries.summary()
            return queries.tables(), summary.options, summary.turn

        return read

    def show_reading(self, rules: Rules, _: Rules | None) -> None:
        self.panel.show_rules(*rules)

    def show_calculator(self, name: str) -> None:
        """Open a calculator by its name, and go to its first field."""
        self.panel.list.choose(name)
        self.panel.question.focus_first()

    def focus_search(self) -> None:
        self.panel.list.search.setFocus()
