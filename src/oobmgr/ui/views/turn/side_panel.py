"""The right panel: what looks forgotten, what to bear in mind, who arrives, what changes soon."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from oobmgr.campaign.rows import UnitRow
from oobmgr.campaign.turn_rows import ReminderRow, WarningRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import counted
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game
from oobmgr.rules.phase_cases import PhaseCase
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.icons import draw_icon
from oobmgr.ui.language import tr
from oobmgr.ui.symbols import draw_symbol
from oobmgr.ui.theme import Token, colour
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, SEMIBOLD, font, row_px, scaled
from oobmgr.ui.viewmodels.turn import TurnPage
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.turn.case_lines import CaseLines
from oobmgr.ui.widgets.boxes import across, down, let_scroll
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.paint import (
    CENTRE,
    RIGHT,
    draw_box,
    draw_focus_ring,
    draw_rule,
    draw_text,
    text_width,
)
from oobmgr.ui.widgets.parts import Panel, empty, follow_text, named
from oobmgr.ui.widgets.reading_order import PANEL
from oobmgr.ui.widgets.spoken import Role, SpokenPart, tell_parts
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.warning_list import WarningList
from oobmgr.ui.widgets.warning_list import WarningRow as WarningCard

_WIDTH: Final = 276
_WIDEST: Final = 350
_COLLAPSE_BELOW: Final = 1180
_SIDE_SHARE: Final = 0.225
_MARGIN: Final = 12
_ARRIVALS: Final = 8
_SYMBOL: Final = 22  # one less than takes a size mark, which stands in words beside it


def card(row: WarningRow, game: Game) -> WarningCard:
    """A warning as a card; what must be done first has the look of an error."""
    links = {action.name: action.link or "Go there" for action in game.actions}
    return WarningCard(
        row.kind,
        row.title,
        row.sentence,
        links.get(row.action, ""),
        row.case,
        "error" if row.must else "warning",
        # What the rules ask for blocks the way on, so hiding it would only hide the reason.
        may_silence=not row.must,
    )


class ArrivalList(QWidget):
    """Units that arrive in the next turns: date, symbol, name, ratings."""

    spoken_role = Role.List

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self._rows: tuple[UnitRow, ...] = ()
        self.setAccessibleName(tr("Next arrivals: none"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_rows(self, rows: Sequence[UnitRow]) -> None:
        """Show other units, as many as find room."""
        shown = tuple(rows)[:_ARRIVALS]
        if shown == self._rows:
            return
        self._rows = shown
        words = "; ".join(map(self._words, shown))
        self.setAccessibleName(tr(f"Next arrivals: {words or 'none'}"))
        tell_parts(self)
        self.updateGeometry()
        self.update()

    def _words(self, row: UnitRow) -> str:
        return f"{self._date(row)}: {row.designation} {row.type}"

    @property
    def spoken_at(self) -> int:
        """Nothing here has a mark."""
        return -1

    def spoken_parts(self) -> list[SpokenPart]:
        """The units, for screen readers."""
        high = row_px(24)
        return [
            SpokenPart(self._words(row), QRectF(0, 1 + at * high, self.width(), high))
            for at, row in enumerate(self._rows)
        ]

    def _date(self, row: UnitRow) -> str:
        return self._game.calendar.short(row.arrival)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(scaled(240), row_px(24) * len(self._rows) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        height = row_px(24)
        widths = [text_width(self._date(row), font(BODY_PX)) for row in self._rows]
        dates = max(scaled(46), *(width + 8 for width in widths)) if widths else 0
        if self._rows:
            draw_box(painter, QRectF(self.rect()), edge="line2", ground="sheet")
        for at, row in enumerate(self._rows):
            rect = QRectF(10, 1 + at * height, self.width() - 20, height)
            if at:
                draw_rule(painter, 1, self.width() - 1, rect.top(), "line")
            emblem = Emblem(self._game.side(SideId(row.side)).emblem)
            draw_text(painter, rect, self._date(row), "ink2")
            symbol = QRectF(rect.left() + dates, rect.top(), _SYMBOL, height)
            draw_symbol(painter, symbol, row.type, row.size, emblem)
            used = draw_text(painter, rect, row.rating_text, "ink2", font(BODY_PX), RIGHT)
            name = rect.adjusted(dates + 32, 0, -used - 8, 0)
            draw_text(painter, name, f"{row.designation} {row.size}", "ink", font(BODY_PX, MEDIUM))


class ReminderList(Panel):
    """Dated switches of the rules: when, and what changes."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("panel", "sheet")
        self._rows: tuple[ReminderRow, ...] | None = None
        self._grid = grid(self, gaps=(10, 5), growing={1: 1}, margins=(10, 8, 10, 8))

    def set_rows(self, rows: Sequence[ReminderRow], game: Game) -> None:
        """Show other reminders."""
        # They change with the turn, and are read after each posting: new labels for the same words
        # would lay the whole panel out anew, and paint the window twice.
        if self._rows == tuple(rows):
            return
        self._rows = tuple(rows)
        empty(self._grid)
        for at, row in enumerate(rows):
            date = TextLabel(_date(row, game), token="ink2")
            text = TextLabel(row.text, wrap=True)
            words = f"{row.turn_label}: {row.text} (case {shown_case(row.case)})"
            text.setToolTip(plain_tip(words))
            self._grid.addWidget(date, at, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(text, at, 1)
        self.setVisible(bool(rows))


def _date(row: ReminderRow, game: Game) -> str:
    """The date in short, with the year in two figures, as it is far away, where a label has it."""
    turn = TurnCode(row.turn)
    return f"{game.calendar.short(turn)} {game.calendar.year_of(turn)[-2:]}".rstrip()


class SidePanel(QScrollArea):
    """Shows the page's warnings, arrivals and reminders; scrolls where they find no room."""

    acted = Signal(str)
    silenced = Signal(str, bool)
    case_opened = Signal(str)
    all_arrivals = Signal()
    closed = Signal()

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.setProperty(PANEL, True)
        self._game = game
        self._rows: tuple[WarningRow, ...] | None = None  # not known yet
        self._show_silenced = False
        self._map_folded = False
        let_scroll(self, self._build())

    def _build(self) -> QWidget:
        self._make_forgotten()
        self._make_map_cases()
        self._make_arrivals()
        self.reminders = named(ReminderList(), "reminders")
        self._changes_title = SectionTitle("What changes soon")
        body = QWidget()
        forgotten = (self._forgotten, self.cards, self._nothing, self._quiet)
        layout = down(*forgotten, on=body, margins=(_MARGIN, 8, _MARGIN, 12), spacing=6)
        parts: tuple[tuple[QWidget, ...], ...] = (
            (self._arrivals_title, self.arrivals, self._none_due),
            (self._map_title, self.map_cases),
            (self._changes_title, self.reminders),
        )
        for part in parts:
            layout.addSpacing(10)
            for below in part:
                layout.addWidget(below)
        layout.addStretch(1)
        return body

    def _make_forgotten(self) -> None:
        """What looks forgotten, with the way to what was silenced."""
        self._forgotten = SectionTitle("Looks forgotten")
        self._forgotten.explain("What is still to do or looks doubtful. Enter leads to it.")
        self._silent = named(self._forgotten.add_link("Silenced"), "silenced")
        self._silent.clicked.connect(self._toggle_silenced)
        self.close_link = named(self._forgotten.add_link("Hide"), "hide_side_panel")
        self.close_link.clicked.connect(self.closed)
        self.cards = named(WarningList(), "warnings")
        self.cards.acted.connect(self.acted)
        self.cards.silenced.connect(lambda kind: self.silenced.emit(kind, True))
        self.cards.case_opened.connect(self.case_opened)
        nothing = TextLabel("Nothing looks forgotten.", token="ink2")
        self._nothing = named(nothing, "nothing_forgotten")
        self._quiet = QVBoxLayout()
        # Until the books have been asked, neither of them is true.
        for unknown in (self.cards, self._nothing, self._silent):
            unknown.hide()

    def _make_map_cases(self) -> None:
        """Rules to bear in mind, which fold away."""
        self._map_title = SectionTitle("On the map")
        self._map_title.explain("What the rules want done on the map in this phase.")
        self.map_fold = named(self._map_title.add_link("Fold"), "fold_map_cases")
        self.map_fold.clicked.connect(self._fold_map)
        self.map_cases = named(CaseLines(), "on_map")
        self.map_cases.case_opened.connect(self.case_opened)

    def _make_arrivals(self) -> None:
        """Who arrives in the next turns."""
        self._arrivals_title = SectionTitle("Next arrivals")
        self._all = named(self._arrivals_title.add_link("All"), "all_arrivals")
        self._all.clicked.connect(self.all_arrivals)
        self.arrivals = named(ArrivalList(self._game), "arrivals")
        self._none_due = TextLabel("No unit arrives within three turns.", token="ink2", wrap=True)

    def show_page(self, page: TurnPage) -> None:
        """Show what the page knows beside its warnings."""
        self.arrivals.set_rows(page.arrivals)
        self.arrivals.setVisible(bool(page.arrivals))
        self._none_due.setVisible(not page.arrivals)
        self._all.setVisible(bool(page.due))
        self._all.setText(f"All {page.due}")
        self._all.setAccessibleName(tr(f"All {page.due} arrivals"))
        self.reminders.set_rows(page.reminders, self._game)
        self._changes_title.setVisible(bool(page.reminders))

    def show_on_map(self, rules: Sequence[PhaseCase]) -> None:
        """Show the rules of this phase that are followed on the map."""
        self._map_title.set_detail(f"{len(rules)} in this phase" if rules else "")
        self._map_title.setVisible(bool(rules))
        self.map_cases.set_rows([("", rule.text, rule.case) for rule in rules])
        self.map_cases.setVisible(bool(rules) and not self._map_folded)

    def _fold_map(self) -> None:
        self._map_folded = not self._map_folded
        self.map_cases.setVisible(not self._map_folded)
        self.map_fold.setText("Unfold" if self._map_folded else "Fold")

    def show_warnings(self, rows: tuple[WarningRow, ...]) -> None:
        """Show what looks forgotten now."""
        # Asked with each key that is typed into a form, and mostly nothing changes.
        if rows != self._rows:
            self._rows = rows
            self._show_warnings()

    def _show_warnings(self) -> None:
        rows = self._rows or ()
        loud = [row for row in rows if not row.silenced]
        silent = [row for row in rows if row.silenced]
        self._forgotten.set_detail(str(len(loud)) if loud else "")
        self.cards.set_rows(tuple(card(row, self._game) for row in loud))
        self.cards.setVisible(bool(loud))
        self._fit_cards()
        self._nothing.setVisible(not loud)
        self._silent.setVisible(bool(silent))
        self._silent.setText(f"Silenced {len(silent)}")
        self._silent.setAccessibleName(tr(f"Silenced warnings, {len(silent)}"))
        self._show_silent(silent if self._show_silenced else ())

    def _toggle_silenced(self) -> None:
        self._show_silenced = not self._show_silenced
        self._show_warnings()

    def _show_silent(self, rows: Sequence[WarningRow]) -> None:
        empty(self._quiet)
        for row in rows:
            line = QWidget()
            layout = across((TextLabel(row.title, token="ink2"), 1), on=line)
            again = named(LinkButton("Show again"), f"show_again_{row.kind}")
            again.clicked.connect(lambda _=False, kind=row.kind: self.silenced.emit(kind, False))
            layout.addWidget(again)
            self._quiet.addWidget(line)

    def _fit_cards(self) -> None:
        """Give the cards the height that their text takes at this width."""
        width = self.viewport().width() - 2 * _MARGIN
        self.cards.setFixedHeight(max(1, self.cards.heightForWidth(width)))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_cards()

    def sizeHint(self) -> QSize:
        return QSize(scaled(_WIDTH), 400)


class OpenPanelButton(QAbstractButton):
    """A narrow strip in place of the panel: how much looks forgotten, and the way back to it."""

    def __init__(self) -> None:
        super().__init__()
        self._number = 0
        self._must = False
        self.setObjectName("show_side_panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        follow_text(self, 30, QWidget.setFixedWidth)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.set_number(0, must=False)

    def set_number(self, number: int, *, must: bool) -> None:
        """Say how many warnings there are, and whether one must be dealt with."""
        self._number = number
        self._must = must
        self.setAccessibleName(tr(f"Show the panel: {counted(number, 'looks', 'look')} forgotten"))
        self.setToolTip(tr(f"Looks forgotten: {number}. Next arrivals. What changes soon."))
        self.update()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(0, 0, 1, self.height()), colour("line2"))
        side = scaled(14)
        box = QRectF((self.width() - side) / 2, scaled(11), side, side)
        draw_icon(painter, box, "chevron_left", "ink2")
        if self._number:
            ink: Token = "err" if self._must else "warn"
            mark = "error" if self._must else "warning"
            draw_icon(painter, box.translated(0, scaled(27)), mark, ink)
            below, face = QRectF(0, scaled(54), self.width(), scaled(20)), font(BODY_PX, SEMIBOLD)
            draw_text(painter, below, str(self._number), ink, face, CENTRE)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()))


class SidePlace:
    """Shows the panel or the strip in its place, as the width and the player have it."""

    def __init__(self, side: SidePanel, opener: OpenPanelButton) -> None:
        self._side = side
        self._opener = opener
        # Until the player says something else, the width decides.
        self._wanted: bool | None = None

    def want(self, *, wanted: bool, width: int, now: bool) -> None:
        """Show the panel or put it away because the player says so, and take the focus there."""
        self._wanted = wanted
        self.place(width, now=now)
        (self._side.cards if wanted else self._opener).setFocus()

    def place(self, width: int, *, now: bool) -> None:
        """Show what fits on a page of this width; `now` is False where a past turn is shown.

        What looks forgotten now has no bearing on a turn long closed.
        """
        roomy = width >= scaled(_COLLAPSE_BELOW)
        shown = roomy if self._wanted is None else self._wanted
        self._side.setVisible(shown and now)
        self._opener.setVisible(not shown and now)
        most = max(scaled(_WIDTH), min(scaled(_WIDEST), round(width * _SIDE_SHARE)))
        self._side.setFixedWidth(most)

    def show_warnings(self, rows: tuple[WarningRow, ...]) -> None:
        """Show what looks forgotten: as cards in the panel, as a number on the strip."""
        self._side.show_warnings(rows)
        loud = [row for row in rows if not row.silenced]
        self._opener.set_number(len(loud), must=any(row.must for row in loud))
