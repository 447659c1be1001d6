"""The game's own page."""

from collections.abc import Callable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import Topic
from oobmgr.rules.questions import NoWish
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.widgets.texts import TextLabel
from tests.tiny_game.questions import STORES, Stores


class StoresScreen(ReadingPage[tuple[Stores, ...]]):
    """A line for each side."""

    key, name = "stores", "Stores"
    topics = frozenset({Topic.LEDGER, Topic.RECORDS})

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.figures = TextLabel(wrap=True)
        layout = QVBoxLayout(self)
        layout.addWidget(self.figures)

    def question(self, as_of: str | None) -> Callable[[Queries], tuple[Stores, ...]]:
        """The stores of both sides."""
        return lambda queries: queries.ask(STORES, NoWish(), as_of)

    def show_reading(self, got: tuple[Stores, ...], _before: tuple[Stores, ...] | None) -> None:
        """Write the lines."""
        lines = (f"{row.side}: {row.food} food, carts with {row.loads}" for row in got)
        self.figures.setText("\n".join(lines))
