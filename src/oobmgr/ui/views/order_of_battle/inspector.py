"""The right panel: one unit in full, or several together."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QStackedWidget, QWidget

from oobmgr.campaign.queries.lives import Life
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.rules.unit_words import StepWords
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.language import tr, tr_each
from oobmgr.ui.operations.rounds import InRounds
from oobmgr.ui.symbols import draw_symbol
from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX, font, scaled
from oobmgr.ui.viewmodels.lives import life_columns
from oobmgr.ui.viewmodels.order_of_battle_inspector import Inspection, Together
from oobmgr.ui.viewmodels.unit_fields import EditField
from oobmgr.ui.views.forms.faults import fault_words
from oobmgr.ui.views.order_of_battle.edit_form import EditForm, EditLine
from oobmgr.ui.views.order_of_battle.unit_table import steps_after_click
from oobmgr.ui.views.screen import holds_focus
from oobmgr.ui.widgets.boxes import STRETCH, across, down, scrolling
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.guide_part import part_of_faults
from oobmgr.ui.widgets.history_list import HistoryList, HistoryRow
from oobmgr.ui.widgets.key_hint import KeyHint
from oobmgr.ui.widgets.life_strip import LifePanel
from oobmgr.ui.widgets.line_list import LineList
from oobmgr.ui.widgets.paint import CENTRE, draw_box, draw_text
from oobmgr.ui.widgets.parts import Panel, follow_text, named
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.steps import StepBoxesWidget
from oobmgr.ui.widgets.tags import Tag, draw_tags
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_HISTORY_SHOWN = 12
_FACT = "What the books say about the unit."
_NOW = "What the unit can do now, with its losses and its markers."
_SUM = "Added up over the units that are selected or in the formation."
_NOTHING, _ONE, _SEVERAL = range(3)
_REST_MS = 150
"""By then the page has its units and is painted."""


class Counter(QWidget):
    """The counter of the unit as it lies on the map: size, symbol, ratings."""

    spoken_role = Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._unit = ("", "", Emblem.CIRCLE, "")
        self.setObjectName("inspector_counter")
        follow_text(self, 72, QWidget.setFixedWidth, QWidget.setFixedHeight)

    def show_unit(self, kind: str, size: str, emblem: str, ratings: str) -> None:
        """Show another counter."""
        self._unit = (kind, size, Emblem(emblem), ratings)
        self.setAccessibleName(tr(f"Counter: {kind} {size}, {ratings}"))
        self.update()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        kind, size, emblem, ratings = self._unit
        painter = QPainter(self)
        rect = QRectF(self.rect())
        draw_box(painter, rect, edge=emblem.token, ground=emblem.soft, radius=3)
        symbol = QRectF((rect.width() - 44) / 2, rect.top() + 6, 44, rect.height() - 30)
        draw_symbol(painter, symbol, kind, size, emblem)
        words = QRectF(2, rect.bottom() - scaled(22), rect.width() - 4, scaled(18))
        draw_text(painter, words, ratings, emblem.token, font(14, SEMIBOLD), CENTRE)


class TagRow(QWidget):
    """Tags in one line."""

    spoken_role = Role.List

    def __init__(self) -> None:
        super().__init__()
        self._tags: tuple[Tag, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_tags(self, tags: tuple[Tag, ...]) -> None:
        """Show other tags."""
        self._tags = tags
        self.setAccessibleName(tr_each(", ", (tag.text for tag in tags)))
        self.setVisible(bool(tags))
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(120, scaled(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_tags(QPainter(self), QRectF(self.rect()), self._tags)


class OneUnit(QWidget):
    """One unit in full."""

    def __init__(self, steps: StepWords) -> None:
        super().__init__()
        self.setObjectName("inspector_unit")
        self.counter = Counter()
        self.title = named(FittedLabel(px=TITLE_PX, weight=SEMIBOLD), "inspector_title")
        self.subtitle = FittedLabel(token="ink2")
        self.tags = TagRow()
        self.facts = named(LineList("Facts", sentence=_FACT), "inspector_facts")
        # The word of the game: some count steps, some strength points.
        self.steps_title = SectionTitle(steps.title, small=True)
        self.boxes = named(StepBoxesWidget(), "inspector_steps")
        self.steps_words = named(TextLabel(token="ink2", wrap=True), "inspector_steps_words")
        self.abilities = named(
            LineList("What it can do now", figures=True, sentence=_NOW), "inspector_abilities"
        )
        self.edit_title = SectionTitle("Edit", small=True)
        self.edit_link = named(self.edit_title.add_link("Edit (Enter)"), "inspector_edit")
        self.form: EditForm | None = None
        self.life = named(LifePanel(), "inspector_life")
        self.history_title = SectionTitle("History", small=True)
        self.history = named(HistoryList(), "inspector_history")
        self._body = down(on=self, margins=(14, 14, 14, 14), spacing=6)
        self._lay_out()

    def _lay_out(self) -> None:
        body, top = self._body, Qt.AlignmentFlag.AlignTop
        names = down(self.title, self.subtitle, self.tags, STRETCH, spacing=2)
        head = across(self.counter, (names, 1), spacing=12)
        head.setAlignment(self.counter, top)
        body.addLayout(head)
        body.addSpacing(4)
        body.addWidget(self.facts)
        steps = self.steps_title
        steps.add(KeyHint("X", "lose"))
        # In longer words the two were wider than the panel, and all of it was cut at the right.
        steps.add(KeyHint("Shift+X", "take back", gives_way=True))
        self._section(steps)
        # Below each other: beside eight boxes the words were cut off at the edge of the panel.
        body.addWidget(self.boxes)
        body.addWidget(self.steps_words)
        self._section(SectionTitle("What it can do now", small=True))
        body.addWidget(self.abilities)
        self._section(self.edit_title)
        self._section(SectionTitle("Turn by turn", small=True))
        body.addWidget(self.life)
        self._section(self.history_title)
        body.addWidget(self.history)
        body.addStretch(1)

    def _section(self, title: SectionTitle) -> None:
        self._body.addSpacing(6)
        self._body.addWidget(title)
        rule = Panel()
        rule.setFrameShape(QFrame.Shape.HLine)
        rule.setFixedHeight(1)
        rule.setProperty("panel", "desk")
        self._body.addWidget(rule)

    def add_form(self, form: EditForm) -> None:
        """Put the fields below the title that opens them."""
        self.form = form
        form.hide()
        # After the title comes the rule that `_section` drew below it.
        self._body.insertWidget(self._body.indexOf(self.edit_title) + 2, form)


class SeveralUnits(QWidget):
    """Several units together."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("inspector_several")
        self.title = named(TextLabel(px=TITLE_PX, weight=SEMIBOLD), "several_title")
        self.sums = named(LineList("Together", figures=True, sentence=_SUM), "several_sums")
        self.types = LineList("By type", figures=True, sentence=_SUM)
        self.nations = LineList("By nation", figures=True, sentence=_SUM)
        types, nations = (SectionTitle(f"By {what}", small=True) for what in ("type", "nation"))
        parts = (self.title, self.sums, types, self.types, nations, self.nations, STRETCH)
        down(*parts, on=self, margins=(14, 14, 14, 14), spacing=8)


class Inspector(QStackedWidget):
    """Nothing, one unit (`unit_id`, 0 where it is none or several), or several.

    The parts for units are made a moment after the page, which is painted without them at first.

    `steps_wanted` carries a unit's id and the steps it is to have left; `edited` its id, a
    field and the text typed; `entry_wanted` the number of the entry that a line of its history is.
    """

    steps_wanted = Signal(int, int)
    edited = Signal(int, str, str)
    case_opened = Signal(str)
    entry_wanted = Signal(int)
    life_focused = Signal(bool)

    def __init__(self, steps: StepWords) -> None:
        super().__init__()
        self.setObjectName("inspector")
        self.setProperty("panel", "panel")
        self.setAccessibleName(tr("Details"))
        self._steps = steps
        self.unit_id = 0
        self._left = 0
        self._read_only = False
        self._editing = False
        empty = TextLabel("Select a unit to see it in full.", token="ink2", wrap=True)
        empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        empty.setContentsMargins(14, 14, 14, 14)
        self._one_area, self._several_area = scrolling(), scrolling()
        for widget in (empty, self._one_area, self._several_area):
            self.addWidget(widget)
        follow_text(self, 240, QWidget.setMinimumWidth)
        rounds = InRounds(self)
        rest = QTimer(self, singleShot=True, interval=_REST_MS)
        rest.timeout.connect(lambda: rounds.run(self._parts()))
        rest.start()

    @cached_property
    def one(self) -> OneUnit:
        """What shows one unit."""
        one = OneUnit(self._steps)
        self._one_area.setWidget(one)
        one.boxes.box_clicked.connect(self._box_clicked)
        one.edit_link.clicked.connect(self.toggle_editing)
        one.abilities.case_opened.connect(self.case_opened)
        one.history.case_opened.connect(self.case_opened)
        one.life.entry_wanted.connect(self.entry_wanted)
        one.life.strip.focused.connect(self.life_focused)
        one.history.opened.connect(lambda number: self.entry_wanted.emit(int(number)))
        return one

    @cached_property
    def several(self) -> SeveralUnits:
        """What shows several units."""
        several = SeveralUnits()
        self._several_area.setWidget(several)
        return several

    def _parts(self) -> Iterator[None]:
        """Make what was not asked for meanwhile, so that the first unit that is chosen is quick."""
        _ = self.one
        yield
        _ = self.several

    def show_nothing(self) -> None:
        """No unit is selected."""
        self.unit_id = 0
        self.setCurrentIndex(_NOTHING)

    def show_together(self, together: Together) -> None:
        """Several units are selected."""
        # A history that is still being read then belongs to no unit in sight.
        self.unit_id = 0
        self.several.title.setText(together.title)
        self.several.sums.set_rows(together.sums)
        self.several.types.set_rows(together.types)
        self.several.nations.set_rows(together.nations)
        self.setCurrentIndex(_SEVERAL)

    def show_unit(self, seen: Inspection, paths: Sequence[str], *, read_only: bool) -> None:
        """Show one unit in full; `paths` are the formations that it may be moved to."""
        one, unit = self.one, seen.unit
        same = unit.id == self.unit_id
        self.unit_id, self._left, self._read_only = unit.id, unit.steps_left, read_only
        one.counter.show_unit(unit.type, unit.size, seen.emblem, seen.ratings)
        one.title.set_words(seen.title)
        one.subtitle.set_words(seen.subtitle)
        one.tags.set_tags(seen.tags)
        one.facts.set_rows(seen.facts)
        one.boxes.set_row(seen.boxes)
        one.boxes.setEnabled(not read_only)
        one.steps_words.setText(seen.steps_sentence)
        one.abilities.set_rows(seen.abilities)
        form = one.form or self._make_form(seen.fields)
        form.show_fields(seen.fields, same_unit=same)
        form.offer_formations(paths)
        form.set_read_only(read_only)
        if not same:  # its history is read a moment later; until then none is better than another's
            one.history.set_rows(())
            one.life.set_columns((), 0)
            one.history_title.set_detail("")
        self.setCurrentIndex(_ONE)

    def _make_form(self, fields: Sequence[EditField]) -> EditForm:
        """Make the fields at the first unit: which there are, its game knows."""
        form = EditForm(fields)
        form.posted.connect(self._post_field)
        self.one.add_form(form)
        return form

    def show_history(self, unit_id: int, rows: Sequence[HistoryRow], life: Life) -> None:
        """Show what happened to the unit, if it is still the one that is shown."""
        # Read in the background: meanwhile the arrows may have gone on to another unit.
        if unit_id != self.unit_id:
            return
        self.one.life.set_columns(life_columns(life), life.most)
        # The newest stand first; the rest is in the ledger.
        shown = rows[:_HISTORY_SHOWN]
        self.one.history.set_rows(tuple(shown))
        detail = "" if len(shown) == len(rows) else f"the last {len(shown)} of {len(rows)}"
        self.one.history_title.set_detail(detail)

    def show_faults(self, field: str, faults: Sequence[Fault]) -> None:
        """Say what is wrong with a field."""
        if (line := self._line(field)) is not None:
            part = part_of_faults(faults, BadInput.guide)
            line.show_fault(" ".join(map(fault_words, faults)), part)

    def show_doubts(self, field: str, doubts: Sequence[Fault]) -> None:
        """Ask whether what was typed in a field is meant."""
        if (line := self._line(field)) is not None:
            line.show_doubt(" ".join(map(fault_words, doubts)))

    def _line(self, field: str) -> EditLine | None:
        return self.one.form.lines.get(field) if self.one.form is not None else None

    def toggle_editing(self) -> None:
        """Open the fields and go to the first, or close them."""
        self.set_editing(not self._editing)

    def set_editing(self, editing: bool) -> None:
        """Open or close the fields."""
        form = self.one.form
        if form is None:
            return
        self._editing = editing and not self._read_only
        form.setVisible(self._editing)
        self.one.edit_link.setText("Close" if self._editing else "Edit (Enter)")
        if self._editing:
            form.lines["designation"].setFocus(Qt.FocusReason.ShortcutFocusReason)
            form.lines["designation"].selectAll()

    @property
    def editing(self) -> bool:
        """Whether the fields of a unit are open."""
        return self._editing and self.currentIndex() == _ONE

    @property
    def in_pencil(self) -> bool:
        """Whether something is typed in the fields of the unit and not posted."""
        return self.one.form is not None and self.one.form.typed

    def put_away(self) -> bool:
        """Restore what was typed and not posted."""
        return self.one.form is not None and self.one.form.put_away()

    def leave_fields(self) -> bool:
        """Close the fields if the focus is in them; True if it was."""
        if not holds_focus(self.one.form):
            return False
        self.set_editing(False)
        return True

    def _box_clicked(self, box: int) -> None:
        if self.unit_id and not self._read_only:
            self.steps_wanted.emit(self.unit_id, steps_after_click(box, self._left))

    def _post_field(self, field: str, text: str) -> None:
        if self.unit_id and not self._read_only:
            self.edited.emit(self.unit_id, field, text)
