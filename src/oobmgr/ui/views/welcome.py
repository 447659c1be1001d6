"""The welcome page: recent campaigns, four ways to start, the games."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from oobmgr import known_games
from oobmgr.models.file_heads import backups_folder
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.settings import RecentCampaign
from oobmgr.ui.symbols import draw_drawing
from oobmgr.ui.theme.fonts import BODY_PX, NAME_PX, SEMIBOLD, WELCOME_PX, font, scaled
from oobmgr.ui.views.recent_list import RecentList
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton, StartButton
from oobmgr.ui.widgets.paint import draw_text, text_width
from oobmgr.ui.widgets.parts import Panel, follow_text
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.texts import EmptyState, SectionTitle, TextLabel

_RING: Final = 3
_WIDEST: Final = 1220
_TOP: Final = 56
_BETWEEN: Final = 36
_ICON: Final = 14


class Welcome(QWidget):
    """What the window shows while no campaign is open. `asked` names a command of the window."""

    key_hints: tuple[tuple[str, str], ...] = (
        ("↑ ↓", "choose"),
        ("Enter", "open it"),
        ("Del", "forget"),
        ("Ctrl+N", "new"),
    )

    asked = Signal(str)
    opened = Signal(str)
    forgotten = Signal(str)
    backups_asked = Signal(str)
    example_asked = Signal(str)
    rules_asked = Signal(str)
    calculators_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.recent = RecentList()
        self.recent.opened.connect(self.opened)
        self.recent.forgotten.connect(self.forgotten)
        self.recent.selectionModel().currentChanged.connect(self._show_backups)
        self.nothing = EmptyState("No campaigns yet. The ones you open are listed here.")
        self.backups = LinkButton("")
        self.backups.clicked.connect(self._ask_backups)
        self.start = {
            "new": StartButton(
                "New campaign", "Game, scenario, variant, options, players", "plus", "Ctrl+N",
                primary=True,
            ),
            "open": StartButton(
                "Open a campaign", "An .oob file from this machine", "folder", "Ctrl+O"
            ),
            **_examples(),
            "import": StartButton(
                "Import an order of battle", "A workbook, or a list", "import_export", "Ctrl+I"
            ),
        }  # fmt: skip
        self.samples: dict[str, LinkButton] = {}
        self.games = down(margins=(14, 6, 14, 6), spacing=4)
        self._list_games()
        self._build()

    def show_recent(self, campaigns: Sequence[RecentCampaign]) -> None:
        """List the campaigns that were opened recently."""
        self.recent.set_campaigns(campaigns)
        self._box.setVisible(bool(campaigns))
        self.nothing.setVisible(not campaigns)
        self._show_backups()
        (self.recent if campaigns else self.start["new"]).setFocus()

    def _list_games(self) -> None:
        # What the list of games knows is enough here: loading one takes longer than the window.
        for game in known_games.GAMES:
            title = SectionTitle(game.name)
            for words, asked in (
                ("Rules covered", self.rules_asked),
                ("Calculators", self.calculators_asked),
            ):
                link = title.add_link(words)
                link.setAccessibleName(tr(f"{words} of {game.name}"))
                link.clicked.connect(partial(asked.emit, game.id))
            self.games.addWidget(title)
            self.games.addWidget(TextLabel(game.sentence, token="ink2", wrap=True))

    def _build(self) -> None:
        inside = _Ground()
        columns = across((self._left(), 2), (self._right(), 1), spacing=32)
        down(_Mark(), columns, STRETCH, on=inside)
        follow_text(inside, _BETWEEN, lambda *_: inside.fit())
        area = QScrollArea()
        area.setWidgetResizable(True)
        # Tab goes to what can be used, not to the area around it.
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inside)
        down(area, on=self)

    def _left(self) -> QVBoxLayout:
        head = SectionTitle("Recent campaigns")
        head.add(TextLabel("Enter opens, Del forgets", token="ink2"))
        self._box = Panel()
        self._box.setProperty("panel", "sheet")
        down(self.recent, on=self._box, margins=(1, 1, 1, 1))
        told = _Info("Each campaign is one file. A copy is kept at the close of every turn.")
        below = across(told, STRETCH, self.backups)
        samples = SectionTitle("Samples to look at")
        follow_text(samples, 16, lambda part, px: part.setContentsMargins(0, px, 0, 0))
        samples.add(TextLabel("Each opens a copy of your own", token="ink2"))
        parts = (samples, self._samples(), STRETCH)
        return down(head, self._box, self.nothing, below, *parts, spacing=8)

    def _samples(self) -> QGridLayout:
        """A line for each game that has a campaign to look at, without loading any of them."""
        rows = QGridLayout()
        rows.setColumnStretch(2, 1)
        follow_text(self, 16, lambda _, px: rows.setHorizontalSpacing(px))
        follow_text(self, 2, lambda _, px: rows.setVerticalSpacing(px))
        for game in known_games.GAMES:
            if (known := game.sample or game.example) is None:
                continue
            link = LinkButton(known.words)
            link.setAccessibleName(tr(f"Sample of {game.name}: {known.words}"))
            way, what = (self.asked, "sample") if game.sample else (self.example_asked, game.id)
            link.clicked.connect(partial(way.emit, what))
            self.samples[game.id] = link
            rows.addWidget(TextLabel(game.name), len(self.samples), 0)
            rows.addWidget(link, len(self.samples), 1)
        return rows

    def _right(self) -> QVBoxLayout:
        start = SectionTitle("Start")
        if (sample := known_games.sample()) is not None and sample.tour:
            self.tour = start.add_link("First time here? Take the tour")
            self.tour.clicked.connect(partial(self.asked.emit, "tour"))
        right = down(_inset(start), spacing=0)
        right.addSpacing(5)
        for name, button in self.start.items():
            button.clicked.connect(partial(self.asked.emit, name))
            right.addWidget(button)
        right.addSpacing(18)
        right.addWidget(_inset(SectionTitle("Games")))
        right.addSpacing(6)
        box = Panel()
        box.setProperty("panel", "sheet")
        box.setLayout(self.games)
        right.addLayout(across(box, margins=(_RING, 0, _RING, 0)))
        right.addStretch(1)
        return right

    def _chosen(self) -> RecentCampaign | None:
        at = self.recent.currentIndex().row()
        return self.recent.campaigns[at] if 0 <= at < len(self.recent.campaigns) else None

    def _show_backups(self) -> None:
        row = self._chosen()
        copies = backups_of(Path(row.path)) if row else 0
        self.backups.setVisible(copies > 0)
        if row and copies:
            self.backups.setText(f"Copies of {Path(row.path).name}, {copies}")

    def _ask_backups(self) -> None:
        row = self._chosen()
        if row is not None:
            self.backups_asked.emit(row.path)


def _examples() -> dict[str, StartButton]:
    """The ways to a campaign that is made already, where a game has one."""
    found = {}
    if sample := known_games.sample():
        found["sample"] = StartButton("Open the sample", sample.words, "eye", "Ctrl+L")
    if known := known_games.example():
        words = known[1].words
        found["example"] = StartButton("Try the combat example", words, "play", "Ctrl+Shift+E")
    return found


def _inset(widget: QWidget) -> QWidget:
    """Bring the edge of a widget in line with that of buttons, which leave room for their ring."""
    widget.setContentsMargins(_RING, 0, _RING, 0)
    return widget


def backups_of(path: Path) -> int:
    """How many copies of a campaign file there are."""
    return len(list(backups_folder(path).glob("*.oob")))


class _Ground(QWidget):
    """Keeps the page to a readable width, with even margins."""

    def fit(self) -> None:
        """Leave the room around the parts that the size of text asks for."""
        if (layout := self.layout()) is not None:
            side = max(24, (self.width() - scaled(_WIDEST)) // 2)
            layout.setContentsMargins(side, scaled(_TOP), side, 24)
            layout.setSpacing(scaled(_BETWEEN))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)


class _Mark(QWidget):
    """The program's name and what it is for, beside the symbol of an army."""

    spoken_role = Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(
            tr("oobmgr. You keep the map and the counters. This keeps the books.")
        )
        follow_text(self, 56, QWidget.setFixedHeight)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        symbol = QRectF(0, 0, scaled(60), self.height())
        draw_drawing(painter, symbol, "headquarters", "XXXX", Emblem.SQUARE)
        left = symbol.right() + 18
        name = QRectF(left, scaled(4), self.width() - left, scaled(30))
        draw_text(painter, name, "oobmgr", "ink", font(WELCOME_PX, SEMIBOLD))
        line = QRectF(left, scaled(33), self.width() - left, scaled(19))
        words = "You keep the map and the counters. This keeps the books."
        draw_text(painter, line, words, "ink2", font(NAME_PX))


class _Info(QWidget):
    """A quiet sentence with an icon before it."""

    spoken_role = Role.StaticText

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text
        self.setAccessibleName(tr(text))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(text_width(self._text, font(BODY_PX)) + scaled(24), scaled(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_icon(painter, QRectF(0, 0, scaled(_ICON), self.height()), "info", "ink2")
        words = QRectF(self.rect()).adjusted(scaled(_ICON + 7), 0, 0, 0)
        draw_text(painter, words, self._text, "ink2")
