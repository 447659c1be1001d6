"""The panel of a fire: reads what can be fired at, previews the fire as it is entered, posts it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from oobmgr.campaign.rows import Preview
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import Fault
from oobmgr.games.spark.fire.fire_rows import FireOutcome, FireSheet, FireWish
from oobmgr.games.spark.pages.fire.form import FireForm
from oobmgr.games.spark.pages.fire.viewmodel import (
    FIRERS,
    GRAY,
    RED,
    RESULT,
    TARGETS,
    FireReading,
    Record,
    read_fire,
    wish_inputs,
)
from oobmgr.rules.actions import Action
from oobmgr.rules.nearest import folded
from oobmgr.ui.language import tr
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.reading import Reading
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import SECTION_PX, SEMIBOLD, scaled
from oobmgr.ui.viewmodels.charts import keep_entry
from oobmgr.ui.views.beside import BesidePanel
from oobmgr.ui.views.forms.working import FaultLine
from oobmgr.ui.views.turn.action_panel import ActionPanel
from oobmgr.ui.widgets.boxes import across, down, let_scroll, scrolling
from oobmgr.ui.widgets.parts import follow_text, named
from oobmgr.ui.widgets.texts import TextLabel

_LEAST: Final = 276
_PINNED_SHARE: Final = 0.42
_FORM_SHARE: Final = 0.27
"""What the form has of the height, whatever it holds: the button that posts stands below it."""
_SHARE_WITH_WORKING: Final = 0.4
"""The same where the working stands elsewhere, and leaves its room."""
_FOOT: Final = 150
"""What stands below the form then: the button that posts, and what is still to be entered."""
_SHARE_WITH_DICE: Final = 0.6
"""The same in a low panel, where the dice scroll with the form."""
_PINNED_FROM: Final = 600
"""How high a panel has to be for the targets to stand still in it."""
_ROOM_FROM: Final = 460
"""From which height on a target may take the room of what is not told yet."""
_TARGET_MARGINS: Final = (14, 8, 14, 6)
_STILL_OPEN: Final = frozenset({FIRERS, TARGETS, RED, GRAY, RESULT})
_POST: Final = "Post fire"
_NEW_PENCIL: Final = ("segment", "place", "assault")
"""Parts of a wish with which another fire begins."""


def _is_open(fault: Fault) -> bool:
    """Whether a fault says that something is not entered yet."""
    return not fault.value and fault.where.rpartition(".")[2] in _STILL_OPEN


class PinnedTargets(QScrollArea):
    """Columns, dice and results, always in sight; many targets scroll in less than half a panel."""

    def __init__(self, targets: QWidget) -> None:
        super().__init__()
        self._targets = targets
        self.setObjectName("fire_targets")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        let_scroll(self, targets)
        targets.installEventFilter(self)

    def hold(self) -> None:
        """Take the targets back."""
        self.setWidget(self._targets)
        self.show()
        self._fit()

    def let_go(self) -> QWidget:
        """Give the targets away, to stand elsewhere."""
        self.takeWidget()
        self._targets.setAutoFillBackground(False)  # an area that scrolls fills what it holds
        self.hide()
        return self._targets

    def _fit(self) -> None:
        outer = self.parentWidget()
        wanted = self._targets.sizeHint().height()
        if self._targets.hasHeightForWidth():
            wanted = self._targets.heightForWidth(self.viewport().width())
        whole = outer.height() if outer is not None else wanted
        self.setFixedHeight(min(wanted, round(whole * _PINNED_SHARE)))

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class FirePoster(ActionPanel):
    """One column: columns, dice and result, then the form, then what posts and the working."""

    def __init__(self, desk: Desk, action: Action, form: FireForm) -> None:
        self.fire_form = form
        self.title = named(TextLabel(px=SECTION_PX, weight=SEMIBOLD, wrap=True), "fire_title")
        super().__init__(desk, action, form, _POST)
        self.previewed.connect(self._show_outcome)

    def lay_out(self) -> None:
        """Dice on top, where nothing grows above them; below, form and working scroll alone."""
        form = self.fire_form
        head = across((self.title, 1), margins=(14, 10, 14, 4))
        inner = self._inner = QWidget()
        self._lines = down((form, 1), on=inner, margins=(14, 2, 14, 10), spacing=10)
        self.area = scrolling(inner, "fire_scroll")
        # A bar that comes and goes would change the width, with that the lines, and come again.
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        form.targets.setContentsMargins(*_TARGET_MARGINS)
        self.dice = PinnedTargets(form.targets)
        self.reason = scrolling(self.pane, "fire_reason")
        self._head = head
        layout = down(head, self.dice, self.area, (self.reason, 1), on=self, spacing=0)
        self.pane.foot_in_one_line = _LEAST
        layout.addWidget(self.asking)
        theme_changes().changed.connect(self._stand)

    def _refusals(self, faults: Sequence[Fault]) -> list[FaultLine]:
        """What is still to be entered is not an error: dice, units, a result; the first is told."""
        still = [fault for fault in faults if _is_open(fault)]
        wrong = super()._refusals([fault for fault in faults if not _is_open(fault)])
        return [*(FaultLine(fault, "ink2", "") for fault in still[:1]), *wrong]

    @property
    def whole_width(self) -> int:
        """The width in which neither dice nor columns nor the form are cut beside the bar."""
        bar = self.area.verticalScrollBar().sizeHint().width()
        return self._inner.minimumSizeHint().width() + bar

    def begin_anew(self) -> None:
        """Forget what is in pencil: another fire begins."""
        self._set_touched(touched=False)

    def _place_targets(self) -> None:
        """Keep dice and results in sight; in a low panel they scroll with the rest, at its top."""
        high = self.height() >= scaled(_PINNED_FROM)
        self.fire_form.keep_room(keeps=self.height() >= scaled(_ROOM_FROM))
        # The targets move only if they are not where they should be: the pinned part shows with
        # them.
        if high is not self.dice.isHidden():
            return
        if high:
            self._lines.removeWidget(self.fire_form.targets)
            self.fire_form.targets.setContentsMargins(*_TARGET_MARGINS)
            self.dice.hold()
        else:
            targets = self.dice.let_go()
            targets.setContentsMargins(0, 0, 0, 0)
            self._lines.insertWidget(0, targets)
            targets.show()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        """Share the height among dice, form and working, as the size of text asks for."""
        self._place_targets()
        elsewhere = not self.isAncestorOf(self.pane.view)
        usual = _SHARE_WITH_WORKING if elsewhere else _FORM_SHARE
        share = _SHARE_WITH_DICE if self.dice.isHidden() else usual
        high = round(self.height() * share)
        if elsewhere and self.dice.isHidden():
            # Little is told below, and a low panel has no room for blank ground.
            left = self.height() - self._head.sizeHint().height() - scaled(_FOOT)
            high = max(high, left)
        self.area.setFixedHeight(high)

    def _show_outcome(self, preview: Preview | None) -> None:
        result = preview.result if preview is not None else None
        outcome = result if isinstance(result, FireOutcome) else FireOutcome()
        self.fire_form.show_outcome(outcome)
        if preview is not None and not preview.refusals:
            self.pane.show_change((), " ".join(outcome.foot) or f"{preview.title}.")


class FirePanel(BesidePanel):
    """A fire beside a list of units. Whoever shows it says when the books have changed.

    `was_read` carries each `FireReading`, `picked` tells that other units are in pencil,
    `previewed` carries the preview or None, `written` says that a fire was posted from here.
    """

    was_read = Signal(object)
    picked = Signal()
    previewed = Signal(object)
    written = Signal()

    def __init__(
        self,
        desk: Desk,
        parent: QWidget | None = None,
        place_working: Callable[[QWidget], object] | None = None,
    ) -> None:
        """Make an empty panel; `place_working` takes the lines of the working, else they stay."""
        super().__init__(parent)
        self._place_working = place_working
        self.setObjectName("fire_panel")
        self.setAccessibleName(tr("Fire"))
        self.desk = desk
        self.reading: FireReading | None = None
        self.poster: FirePoster | None = None
        self._wish = FireWish()
        self._as_of: str | None = None
        self._books = Reading(desk, self)
        self._books_changed = True
        self._again = False
        self._moment: tuple[str, str, str] | None = None
        self._waiting: list[int] = []
        self.notice = named(TextLabel(token="warn", wrap=True), "fire_notice")
        self.notice.setContentsMargins(14, 8, 14, 0)
        self.notice.hide()
        self._column = down(self.notice, on=self, spacing=0)
        follow_text(self, _LEAST, QWidget.setMinimumWidth)

    @property
    def whole_width(self) -> int:
        """The width in which nothing of the fire is cut; 0 where none is open."""
        return self.poster.whole_width if self.poster is not None else 0

    # Reading

    @property
    def sheet(self) -> FireSheet | None:
        """What a fire can be made of, as it was read last."""
        return self.reading.sheet if self.reading else None

    def look_at(self, turn: str | None) -> None:
        """Show the past from the next reading on; None for now."""
        self._as_of = turn

    def refresh(self) -> None:
        """Read what can be fired at, for the wish that is shown, and all of the turn."""
        self._books_changed = True
        self.ask(self._wish)
        self._again = True

    def ask(self, wish: FireWish, *, keep: bool = False) -> None:
        """Read what can be fired at for another wish. Another fire begins with an empty pencil.

        With `keep` the units that fire stay in it, as long as their side does.
        """
        self._again = False
        turn = self._as_of
        # A wish changes nothing of the turn, so that is read anew only with the books.
        known = None if self._books_changed or self.reading is None else self.reading.turn
        fresh = any(getattr(wish, name) != getattr(self._wish, name) for name in _NEW_PENCIL)
        self._wish = wish
        self._books.ask(
            lambda queries: read_fire(queries, wish, turn, known),
            partial(self._show_reading, fresh=fresh, keep=keep),
        )

    def _show_reading(self, reading: FireReading, *, fresh: bool, keep: bool) -> None:
        self._books_changed = False
        moment, was = _moment_of(reading), self._moment
        self._moment = moment
        elsewhere = replace(self._wish, place="", assault="", support=False)
        if self._again and was and was != moment and self._wish != elsewhere:
            # Another phase, or the other side's: the hex that was fired at means nothing there.
            self._books_changed = True  # the turn of this reading is not kept
            self.ask(elsewhere)
            return
        reading = replace(reading, hidden=self._hidden(reading))
        moved = self._has_moved(reading)
        firing = self._kept(reading) if keep else {}
        self.reading = reading
        self._wish = reading.sheet.wish
        self.notice.say(reading.notice)
        self._open(reading, fresh=fresh or moved)
        if firing and self.poster is not None:
            self.poster.fire_form.keep_firers(firing)
        self.was_read.emit(reading)
        if self._waiting:
            units, self._waiting = self._waiting, []
            self.add_units(units)

    def _hidden(self, reading: FireReading) -> str:
        """The side whose sheets are hidden from who looks; empty where all are open."""
        hidden, sheet = self.desk.campaign.veil.hidden, reading.sheet
        if reading.made_for:
            hidden |= {side.id for side in self.desk.game.sides if side.id != reading.made_for}
        sides = (self.desk.game.side(SideId(side)) for side in (sheet.target, sheet.firing))
        return next((side.name for side in sides if side.id in hidden), "")

    def _kept(self, reading: FireReading) -> Mapping[int, Record]:
        """The units that fire, as long as the same side does."""
        before = self.reading
        if self.poster is None or before is None or before.sheet.firing != reading.sheet.firing:
            return {}
        return self.poster.fire_form.pencil.firers

    def _has_moved(self, reading: FireReading) -> bool:
        """Whether the other side fires now, or in another segment: the pencil is for nothing."""
        before = self.reading
        if before is None:
            return True
        seen = (before.sheet.firing, before.sheet.wish.segment, before.sheet.wish.place)
        return seen != (reading.sheet.firing, reading.sheet.wish.segment, reading.sheet.wish.place)

    def _open(self, reading: FireReading, *, fresh: bool) -> None:
        sheet = reading.sheet
        poster = self.poster or self._make(sheet)
        poster.title.setText(sheet.title)
        may = reading.may_post
        poster.pane.setVisible(may)
        poster.pane.tag.setVisible(may)
        if fresh:
            poster.begin_anew()
        poster.fire_form.show_sheet(sheet)
        poster.fire_form.set_locked(not may)
        if may and reading.turn is not None:
            ground = sheet.grounds.get(folded(sheet.wish.place), {})
            # From the general to the particular: what the player asked for has the last word.
            raw: dict[str, Any] = {**sheet.proposed, **ground, **wish_inputs(sheet.wish)}
            poster.open_on(reading.turn.page, raw)
        self.picked.emit()

    def _make(self, sheet: FireSheet) -> FirePoster:
        action = self.desk.game.action(sheet.action)
        form = FireForm(action, sheet, self.desk.game)
        poster = named(FirePoster(self.desk, action, form), f"panel_{action.name}")
        poster.case_opened.connect(self.case_opened)
        poster.previewed.connect(self.previewed)
        poster.written.connect(self.written)
        form.wish_changed.connect(lambda wish: self.ask(wish, keep=True))
        form.chart_wanted.connect(self.chart_wanted)
        form.entry_kept.connect(partial(keep_entry, self.desk))
        form.changed.connect(self.picked)
        self.poster = poster
        if self._place_working is not None:
            self._place_working(poster.pane.give_working())
        # Above the notice: nothing moves because that comes.
        self._column.insertWidget(0, poster, 1)
        return poster

    # What the player does elsewhere on the page

    def add_units(self, units: Iterable[int]) -> None:
        """Let units fire, or be fired at: each by its side. Once more takes them out."""
        ids = list(units)
        if self.poster is None or self.sheet is None:
            self._waiting += ids
            return
        own = {unit.unit for unit in self.sheet.firers}
        form = self.poster.fire_form
        form.toggle_firers([unit for unit in ids if unit in own])
        form.toggle_targets([unit for unit in ids if unit not in own])

    def type_die(self, digit: str) -> None:
        """Let a digit that was typed among picked units be the first die that is open."""
        if self.poster is not None:
            self.poster.fire_form.type_die(digit)

    @property
    def firing(self) -> frozenset[int]:
        """The units that are picked to fire."""
        return frozenset(self.poster.fire_form.pencil.firers) if self.poster else frozenset()

    @property
    def fired_at(self) -> frozenset[int]:
        """The units that are picked to be fired at."""
        return frozenset(self.poster.fire_form.pencil.targets) if self.poster else frozenset()

    def post(self) -> None:
        """Ctrl+Enter: post what is in pencil."""
        if self.poster is not None and self.reading is not None and self.reading.may_post:
            self.poster.post()

    def put_away(self) -> bool:
        """Esc: ask whether the pencil goes."""
        return self.poster is not None and self.poster.put_away()


def _moment_of(reading: FireReading) -> tuple[str, str, str] | None:
    """Turn, side and phase that a reading is of; None of a past turn."""
    if reading.turn is None:
        return None
    now = reading.turn.page.sequence
    return now.turn, now.side, now.phase
