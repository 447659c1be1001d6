"""The options of a campaign: each with what it decides in a sentence, its case, its choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QWidget,
)

from oobmgr.campaign.finding import Searched, parts_of
from oobmgr.domain.errors import BadInput
from oobmgr.domain.wording import with_capital
from oobmgr.rules.case_names import chapter_of
from oobmgr.ui.language import tr
from oobmgr.ui.language.typed import kept_text, kept_turn, said_text
from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import BODY_PX, LABEL_PX, NAME_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.columns import GroupRow
from oobmgr.ui.widgets.grounds import Rule
from oobmgr.ui.widgets.guide_part import set_refusal
from oobmgr.ui.widgets.paint import TagKind, text_width
from oobmgr.ui.widgets.parts import discard, follow_text, mark_wrong
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.segmented import SegmentedControl, segments_px
from oobmgr.ui.widgets.tags import Tag, TagLabel
from oobmgr.ui.widgets.texts import EmptyState, SectionTitle, TextLabel
from oobmgr.ui.widgets.word_box import WordBox

if TYPE_CHECKING:
    from oobmgr.rules.books import OptionValue
    from oobmgr.rules.game import Game
    from oobmgr.rules.options import Option

# Choices that need more room than this, in pixels of any text, stand in a list that opens: the
# window is as narrow in large text as in small.
_LEAST_BOX_PX: Final = 150
_SEGMENTS_WIDTH: Final = 380


class OptionRow(QFrame):
    """One option with its control. `value` is the saved one, None while what was typed is wrong."""

    changed = Signal()
    case_opened = Signal(str)

    def __init__(self, option: Option, game: Game, value: OptionValue, within: QWidget) -> None:
        super().__init__(within)
        self.option = option
        self._game = game
        self.rule = Rule("line")
        """Below it in the list, and in sight as long as it is."""
        self._mark = TagLabel("")
        self.fault = TextLabel(px=LABEL_PX, token="err", wrap=True)
        self.control = self._made_control(value)
        sentence = TextLabel(option.sentence, token="ink2", wrap=True)
        self._beside = across(self.control, STRETCH)
        parts = (self._head(), sentence, self._beside, self.fault)
        down(*parts, on=self, margins=(0, 8, 8, 8), spacing=4)
        self._look()
        theme_changes().changed.connect(self._fit_control)

    @property
    def value(self) -> OptionValue | None:
        """The setting as it is saved; None where the field holds nothing usable."""
        try:
            return self._game.options.read(self.option.name, self._raw())
        except BadInput as error:
            fault = error.faults[0]
            self._tell(f"{fault.message} {fault.advice}".strip())
            return None

    @property
    def words(self) -> str:
        """What searching finds the option by."""
        option = self.option
        choices = " ".join(choice.name for choice in option.choices)
        return f"{option.title} {option.sentence} {option.case} {option.name} {choices}".lower()

    def _raw(self) -> object:
        if isinstance(self.control, QLineEdit):
            typed = self.control.text()
            turn = self.option.kind == "turn"
            calendar, words = self._game.calendar, dict(self.option.words)
            return kept_turn(typed, calendar) if turn else kept_text(typed, words)
        control = self.control
        name = control.word if isinstance(control, WordBox) else control.value
        return next(c.value for c in self.option.choices if c.name == name)

    def _head(self) -> QHBoxLayout:
        title = TextLabel(self.option.title, px=NAME_PX, weight=SEMIBOLD, wrap=True)
        head = across((title, 1), self._mark, spacing=8)
        if self.option.case:
            chip = CaseChip(self.option.case)
            chip.opened.connect(self.case_opened)
            head.addWidget(chip)
        return head

    def _made_control(self, value: OptionValue) -> SegmentedControl | WordBox | QLineEdit:
        names = tuple(choice.name for choice in self.option.choices)
        if not names:
            return self._made_field(value)
        # A campaign may hold a choice that this program no longer offers.
        held = next((c.name for c in self.option.choices if c.value == value), names[0])
        if self._has_room:
            segments = SegmentedControl(self.option.title, names, held, quiet="")
            segments.changed.connect(self._changed)
            return segments
        box = WordBox()
        # Its longest entry would else be wider than the list, which cannot be scrolled sideways.
        follow_text(box, _LEAST_BOX_PX, QWidget.setMinimumWidth)
        box.offer(names)
        box.choose(held)
        box.setAccessibleName(tr(self.option.title))
        box.currentTextChanged.connect(self._changed)
        return box

    @property
    def _has_room(self) -> bool:
        """Whether the choices have room side by side."""
        return segments_px(tuple(one.name for one in self.option.choices)) <= _SEGMENTS_WIDTH

    def _fit_control(self) -> None:
        """Put the choices into a list where larger text leaves them no room, and back."""
        old = self.control
        beside = isinstance(old, SegmentedControl)
        if not self.option.choices or beside is self._has_room or (value := self.value) is None:
            return
        self.control = self._made_control(value)
        self._beside.replaceWidget(old, self.control)
        # What is made last would come last with Tab.
        QWidget.setTabOrder(old, self.control)
        if old.hasFocus():
            self.control.setFocus()
        discard(old)

    def _made_field(self, value: OptionValue) -> QLineEdit:
        text = said_text(str(value), dict(self.option.words))
        if self.option.kind == "turn":
            # Saved as a code, and typed as the Turn page writes it.
            text = tr(self._game.calendar.label(self._game.calendar.parse(text)))
        field = QLineEdit(text)
        field.setAccessibleName(tr(self.option.title))
        follow_text(
            field, 240, QWidget.setMinimumWidth,
            measure=lambda px: max(scaled(px), text_width(text, font(BODY_PX)) + 24),
        )  # fmt: skip
        field.textEdited.connect(self._changed)
        return field

    def _changed(self) -> None:
        self._tell("")
        self._look()
        self.changed.emit()

    def _tell(self, message: str) -> None:
        self.fault.say(with_capital(message))
        set_refusal(self.fault, BadInput.guide)
        mark_wrong(self.control, wrong=bool(message))

    def _look(self) -> None:
        value = self.value
        usual = value == self.option.default
        self._mark.set_tag(Tag("not the usual one", TagKind.OVER))
        self._mark.setVisible(value is not None and not usual)
        self.fault.setVisible(bool(self.fault.text()))


class OptionList(QWidget):
    """All options of a game under the chapters of their cases, with a field to search them."""

    changed = Signal()
    case_opened = Signal(str)

    def __init__(
        self, game: Game, values: Mapping[str, OptionValue], within: QWidget | None = None
    ) -> None:
        super().__init__(within)
        self.search = SearchField("Search the options", "Ctrl+F")
        self.search.searched.connect(self._filter)
        self.search.down_asked.connect(self._go_to_first)
        # From the outside in: Qt dresses each part anew when something around it moves.
        inside = QWidget()
        self._area = scrolling(inside)
        down(self.search, (self._area, 1), on=self, spacing=8)
        self.rows = [
            OptionRow(option, game, values.get(option.name, option.default), inside)
            for option in game.options
        ]
        self._heads: dict[str, SectionTitle] = {}
        self._nothing = EmptyState("No option matches these words.")
        self._nothing.hide()
        self._list(inside, game)

    def values(self) -> dict[str, OptionValue] | None:
        """Every setting; None where one cannot be used (it says so beside its field)."""
        found = {row.option.name: row.value for row in self.rows}
        # All are read before: each says beside its own field what is wrong with it.
        if None in found.values():
            wrong = next(row for row in self.rows if found[row.option.name] is None)
            self._area.ensureWidgetVisible(wrong)
            wrong.control.setFocus()
            return None
        return {name: value for name, value in found.items() if value is not None}

    def row(self, name: str) -> OptionRow:
        """The row of an option. Raises `StopIteration` where the game has none."""
        return next(row for row in self.rows if row.option.name == name)

    def _list(self, inside: QWidget, game: Game) -> None:
        lines = down(on=inside, margins=(0, 0, 4, 0), spacing=0)
        chapters: dict[str, list[OptionRow]] = {}
        for row in self.rows:
            chapters.setdefault(_heading(row.option), []).append(row)
            row.changed.connect(self.changed)
            row.case_opened.connect(self.case_opened)
        for chapter, rows in chapters.items():
            head = SectionTitle(chapter_name(game, chapter), f"{len(rows)}")
            head.setContentsMargins(0, 10, 0, 2)
            self._heads[chapter] = head
            lines.addWidget(head)
            for row in rows:
                lines.addWidget(row)
                lines.addWidget(row.rule)
        lines.addWidget(self._nothing)
        lines.addStretch(1)

    def _filter(self, text: str) -> None:
        parts, searched = parts_of(text), Searched([row.words for row in self.rows])
        places = {*searched.likeliest(parts, range(len(self.rows)))[0]}
        seen = Counter[str]()
        for at, row in enumerate(self.rows):
            found = not parts or at in places
            row.setVisible(found)
            row.rule.setVisible(found)
            seen[_heading(row.option)] += found
        for chapter, head in self._heads.items():
            head.setVisible(bool(seen[chapter]))
            head.set_detail(f"{seen[chapter]}")
        self._nothing.setVisible(not seen.total())

    def _go_to_first(self) -> bool:
        """Go to the control of the first option that was found; whether there is one."""
        first = next((row for row in self.rows if row.isVisible()), None)
        if first is not None:
            first.control.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(first)
        return first is not None

    # Qt

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Past the chip of its case: who searches wants to set what was found, and on a chip what is
        # typed acts as keys, of which `/` leads back to the search.
        searched = forward and self.search.hasFocus() and bool(self.search.text())
        return (searched and self._go_to_first()) or super().focusNextPrevChild(forward)


def _heading(option: Option) -> str:
    """What an option stands under: a heading of its own, else the chapter of its case."""
    return option.heading or chapter_of(option.case)


def chapter_name(game: Game, chapter: str) -> str:
    """The name of a chapter of cases ("INC"), where the game names it."""
    return game.chapters.get(chapter, chapter or "Other")


def chapter_head(game: Game, chapter: Hashable, rows: Sequence[object]) -> GroupRow:
    """The head of a chapter in a list: its name, and how many rows there are."""
    return GroupRow(chapter, chapter_name(game, str(chapter)), str(len(rows)))
