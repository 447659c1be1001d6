"""The bar above a page: which turn, whose, which phase, what weather."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QSizePolicy, QToolButton, QWidget

from oobmgr.domain.accounts import SideId
from oobmgr.domain.wording import the_side
from oobmgr.ui.icons import icon
from oobmgr.ui.language import tr
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX, font, scaled
from oobmgr.ui.widgets.announcing import announce
from oobmgr.ui.widgets.boxes import STRETCH, across
from oobmgr.ui.widgets.grounds import BELOW, Ground
from oobmgr.ui.widgets.lock_chip import LockChip
from oobmgr.ui.widgets.paint import EMBLEM, TagKind
from oobmgr.ui.widgets.parts import empty, follow_text, grow_icon, laid_out
from oobmgr.ui.widgets.phase_stepper import PhaseCell, PhaseState, PhaseStepper
from oobmgr.ui.widgets.reading_order import PANEL
from oobmgr.ui.widgets.tags import Tag, TagLabel
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.tips import plain_tip
from oobmgr.ui.widgets.weather_chip import WEATHERS, WeatherChip
from oobmgr.ui.widgets.what_is import About, set_about

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from oobmgr.campaign.turn_rows import SequenceRow
    from oobmgr.rules.game import Game

_LINE, _TWO_LINES = 44, 76
_TURN: Final = "The turn that is shown. The arrows beside it look back at earlier ones."
_BAD_WEATHER: Final = frozenset({"mud", "snow"})


class ContextBar(Ground):
    """Arrows to look back with, the turn, the side, the phases, the weather, what is hidden."""

    edges = BELOW

    back_asked = Signal()
    forward_asked = Signal()
    phase_picked = Signal(str)
    weather_picked = Signal(str, str)
    lock_pressed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty(PANEL, True)
        self.back = _arrow("chevron_left", "Look one turn back ([)")
        self.forward = _arrow("chevron_right", "Look one turn forward (])")
        self.turn = TextLabel(px=TITLE_PX, weight=SEMIBOLD)
        self.side = TagLabel("")
        self.stepper = PhaseStepper()
        self._side_words = ("", "", "")
        self._weather = across(spacing=8)
        self.locks: list[LockChip] = []
        self._locks = across(spacing=4)
        self.made_for = TagLabel("", icon_name="lock")
        self.made_for.hide()
        self.back.clicked.connect(self.back_asked)
        self.forward.clicked.connect(self.forward_asked)
        self.stepper.picked.connect(self.phase_picked)
        turn = across(self.back, self.turn, self.forward, spacing=8, margins=(0, 0, 4, 0))
        # As long as all have room in one line, the phases stand in it; otherwise in one below.
        self._first = across(turn, self.side, STRETCH, spacing=8)
        self._right = across(self._weather, self._locks, self.made_for, spacing=8)
        self._second = across(self.stepper, STRETCH, self._right, spacing=8)
        self._layout = across(self._first, (self._second, 1), on=self, spacing=8)
        self._layout.setContentsMargins(10, 0, 14, 1)
        theme_changes().changed.connect(self._measure)
        self._measure()
        # A bar too wide for a small window is cut at its right, it does not widen the window.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        # Nought would stand for none set, and the least width of the layout would hold again.
        self.setMinimumWidth(1)

    def _put_right(self, line: QHBoxLayout) -> None:
        """Let weather and locks end a line."""
        other = self._first if line is self._second else self._second
        if other.indexOf(self._right) >= 0:
            other.removeItem(self._right)
            self._right.setParent(None)
            line.addLayout(self._right)

    @property
    def in_two_lines(self) -> bool:
        """Whether the phases stand below the turn, for want of room beside it."""
        return self._layout.direction() == QBoxLayout.Direction.TopToBottom

    def _measure(self) -> None:
        """Be as high as the size of text and the lines ask for."""
        self.setFixedHeight(scaled(_TWO_LINES if self.in_two_lines else _LINE))

    def _stand(self, *, in_two_lines: bool) -> None:
        if in_two_lines != self.in_two_lines:
            way = QBoxLayout.Direction
            self._layout.setDirection(way.TopToBottom if in_two_lines else way.LeftToRight)
            self._measure()

    def show_sequence(self, row: SequenceRow, game: Game, players: Mapping[str, str]) -> None:
        """Show where play stands; `players` are the names that were entered, by side."""
        self._name_turn(row.turn_label)
        side = next(turn for turn in row.player_turns if turn.state == "now")
        emblem = game.side(SideId(row.side)).emblem
        kind = TagKind.NEUTRAL if side.shared else TagKind(emblem)
        full = side.name
        player = players.get(row.side, "")
        # From the longest to the shortest: `_fit` takes the first that finds room.
        self._side_words = (f"{full}: {player}" if player else full, full, side.side_name)
        if side.shared:
            # What is done together belongs to no side, so every player whose name is known is
            # named.
            names = " and ".join(name for one in game.sides if (name := players.get(one.id, "")))
            all_players = "All players" if game.sides[2:] else "Both players"
            self._side_words = (f"{full}: {names}" if names else full, full, all_players)
        self.side.set_tag(Tag(full, kind, "" if side.shared else EMBLEM))
        told = {str(one.id): (one.sentence, one.case) for one in game.phases}
        self.stepper.set_cells(
            tuple(
                PhaseCell(p.id, p.name, cast("PhaseState", p.state), *told.get(p.id, ("", "")))
                for p in side.phases
            )
        )
        phase = next((one.name for one in side.phases if one.state == "now"), "")
        # The sequence may move by itself, as after an undo, while the focus is on the page.
        announce(self, f"{row.turn_label}, {full}: {phase}")
        self._show_weather(row)
        self._fit()

    def show_locks(self, locked: Mapping[str, bool], game: Game, made_for: str) -> None:
        """Show the sides with a passphrase, by whether their sheets are hidden.

        `made_for` is the side that the file was made for; empty in a common file.
        """
        # Made anew only where the sides are others: what has the focus would lose it.
        if [chip.side for chip in self.locks] != list(locked):
            self._make_locks(locked, game)
        for chip in self.locks:
            chip.show_hidden(hidden=locked[chip.side])
        self.made_for.setVisible(bool(made_for))
        if made_for:
            name = game.side(SideId(made_for)).name
            note = f"This file was made for {the_side(name)}. It holds nothing of the other."
            self.made_for.set_tag(Tag(f"{name} file", TagKind.NEUTRAL, "lock", note=note))
        self._fit()

    def _make_locks(self, sides: Iterable[str], game: Game) -> None:
        empty(self._locks)
        self.locks = [LockChip(side, game.side(SideId(side)).name) for side in sides]
        for chip in self.locks:
            chip.clicked.connect(partial(self.lock_pressed.emit, chip.side))
        _line_up(self._locks, self.locks)

    def show_past(self, label: str) -> None:
        """Show an earlier turn: its name alone, for its end is what is looked at."""
        self._name_turn(label)

    def _name_turn(self, label: str) -> None:
        self.turn.setText(label)
        set_about(self.turn, About("Turn", label, _TURN))

    def set_looking(self, *, back: bool, forward: bool, past: bool) -> None:
        """Say whether there are turns before and after, and whether the past is shown."""
        self.back.setEnabled(back)
        self.forward.setEnabled(forward)
        # What they show is of the present, and would stand beside a past turn.
        for widget in (self.side, self.stepper, *self.chips()):
            widget.setVisible(not past)
        self._fit()

    def chips(self) -> list[WeatherChip]:
        """The weather chips, left to right."""
        return [chip for chip in laid_out(self._weather) if isinstance(chip, WeatherChip)]

    def _show_weather(self, row: SequenceRow) -> None:
        shown = tuple(row.weather.items())
        chips = self.chips()
        # The same chips are kept: a list that is open on one of them stays open.
        if [(chip.zone, chip.drawn) for chip in chips] == [
            (zone, word in WEATHERS) for zone, word in shown
        ]:
            for chip, (_, word) in zip(chips, shown, strict=True):
                # To set it anew would paint and announce what has not changed.
                if chip.weather != word:
                    chip.set_weather(word, costs=word in _BAD_WEATHER)
            return
        empty(self._weather)
        chips = [WeatherChip(zone, word, costs=word in _BAD_WEATHER) for zone, word in shown]
        for chip in chips:
            chip.picked.connect(self.weather_picked)
        _line_up(self._weather, chips)

    def _fit(self) -> None:
        """Shorten the words of the side, then those of the weather, where not all find room."""
        named, full, short = self._side_words
        # Nothing has been read yet, and a tag without a word would be fitted.
        if not full:
            return
        tag = self.side.tag
        # As wide a bar may have room for one line again, so that is tried first.
        self._stand(in_two_lines=False)
        self._put_right(self._second)
        for compact, words in ((False, named), (False, full), (False, short), (True, short)):
            # Whatever is left out of the tag is still told where the pointer rests on it.
            note = "" if words == named else named
            self.side.set_tag(Tag(words, tag.kind, tag.icon, note=note))
            for chip in self.chips():
                chip.set_compact(compact)
            for lock in self.locks:
                lock.set_compact(compact)
            # Qt keeps the sizes that it worked out for a layout until it is told otherwise.
            self._weather.invalidate()
            self._locks.invalidate()
            for line in (self._right, self._first, self._second, self._layout):
                line.invalidate()
            if self._layout.sizeHint().width() <= self.width():
                return
        self._stand(in_two_lines=True)
        # Long names of phases take a line by themselves: the last of them would be cut.
        if self._layout.sizeHint().width() > self.width():
            self._put_right(self._first)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(800, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _line_up(layout: QLayout, chips: Sequence[QWidget]) -> None:
    """Put new chips into a layout."""
    for chip in chips:
        layout.addWidget(chip)
        chip.show()  # otherwise it is shown, and takes room, only when events are handled


def _arrow(icon_name: str, words: str) -> QToolButton:
    button = QToolButton()
    button.setIcon(icon(icon_name))
    button.setToolTip(plain_tip(words))
    button.setAccessibleName(tr(words))
    button.setFont(font())
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    follow_text(button, 26, QWidget.setFixedWidth, QWidget.setFixedHeight)
    grow_icon(button)
    return button
