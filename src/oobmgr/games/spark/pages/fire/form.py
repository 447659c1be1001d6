"""The form of a fire: segment, target hex, conditions, who fires, and the dice of each target."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from oobmgr.games.spark.fire.fire_rows import FireOutcome, FireSheet, FireUnit, FireWish, Named
from oobmgr.games.spark.pages.fire.boxes import HexBox, choice_box, offer_choices
from oobmgr.games.spark.pages.fire.chips import ToggleChips
from oobmgr.games.spark.pages.fire.firing_table import FiringTable
from oobmgr.games.spark.pages.fire.target_block import TargetBlock
from oobmgr.games.spark.pages.fire.viewmodel import (
    FIRERS,
    GRAY,
    MODE,
    NOTHING,
    RED,
    RESULT,
    TARGETS,
    UNIT,
    WISH,
    FirePencil,
    Record,
    changed,
    condition_inputs,
    firing_rows,
    fitting,
    fitting_mode,
    held_conditions,
    hex_words,
    inputs_of,
    next_mode,
    pencil_of,
    toggled,
    turned,
    usual_mode,
    wish_inputs,
)
from oobmgr.rules.actions import Action
from oobmgr.rules.field_info import FieldInfo, describe
from oobmgr.rules.game import Game
from oobmgr.rules.nearest import folded
from oobmgr.ui.views.forms.action_form import ActionForm
from oobmgr.ui.views.forms.by_hand import ByHandDialog
from oobmgr.ui.views.forms.making import editor_of
from oobmgr.ui.views.forms.records import FieldForm
from oobmgr.ui.widgets.boxes import down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.parts import discard, named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

_SUPPORT: Final = "in support"
_NOBODY: Final = "No unit fires yet: pick units with Space, or F on a Roster Sheet."
_AT_HAND: Final = frozenset({UNIT, MODE, RED, GRAY, RESULT})


class FireForm(ActionForm):
    """What is in pencil of a fire. `wish_changed` asks for the sheet of another wish."""

    wish_changed = Signal(object)
    chart_wanted = Signal(str)
    entry_kept = Signal(object)

    def __init__(self, action: Action, sheet: FireSheet, game: Game) -> None:
        super().__init__()
        self.sheet = sheet
        self.pencil: FirePencil = NOTHING
        self._fields = {field.name: field for field in describe(action.inputs)}
        self._make = partial(editor_of, game.calendar)
        self._outcome = FireOutcome()
        self._held: frozenset[str] = frozenset()
        self._given: dict[str, Any] = {}
        self._locked = False
        self.keeps_room = False
        """Whether a target takes the room of all that may come of it from the start."""
        self.segment = choice_box("segment", "Segment")
        self.place = HexBox()
        self.kind: SegmentedControl | None = None
        self._kind_place = QHBoxLayout()
        self.chips = named(ToggleChips("Conditions"), "conditions")
        self.firing = FiringTable()
        self.nobody = TextLabel(_NOBODY, token="ink2", wrap=True)
        self.blocks: dict[int, TargetBlock] = {}
        self.targets = QWidget()
        self._block_column = QVBoxLayout(self.targets)
        self.more = LinkButton("More conditions", quiet=True)
        self.rest = FieldForm(self._rest_fields(), self._make)
        self._lay_out()
        self._connect()
        self.show_sheet(sheet)

    def _rest_fields(self) -> list[FieldInfo]:
        known = {*WISH, FIRERS, TARGETS, *(one.input for one in self.sheet.conditions)}
        return [field for name, field in self._fields.items() if name not in known]

    def _lay_out(self) -> None:
        self._block_column.setContentsMargins(0, 0, 0, 0)
        self._block_column.setSpacing(14)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        for at, (words, box) in enumerate((("Segment", self.segment), ("Target", self.place))):
            label = TextLabel(words, token="ink2")
            label.setBuddy(box)
            grid.addWidget(label, at, 0)
        grid.addWidget(self.segment, 0, 1)
        grid.addLayout(self._kind_place, 0, 2)
        grid.addWidget(self.place, 1, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        layout = down(grid, self.chips, self.more, self.rest, on=self, spacing=6)
        layout.addSpacing(2)
        layout.addWidget(SectionTitle("Firing units", small=True))
        layout.addWidget(self.nobody)
        layout.addWidget(self.firing)
        self.more.setObjectName("more_conditions")
        self.more.setVisible(bool(self._rest_fields()))
        self.rest.hide()

    def _connect(self) -> None:
        self.segment.activated.connect(lambda _: self._pick_segment())
        self.place.chosen.connect(lambda place: self._wish(place=place))
        self.chips.changed.connect(self._turn)
        self.more.clicked.connect(self._toggle_more)
        self.rest.changed.connect(self.changed)
        self.rest.case_opened.connect(self.case_opened)
        self.firing.taken_out.connect(self.toggle_firers)
        self.firing.mode_asked.connect(self._other_mode)
        self.firing.details_asked.connect(self._ask_firer)

    # What is offered

    def show_sheet(self, sheet: FireSheet) -> None:
        """Offer what can be fired at now; what is in pencil stays where it can still be meant."""
        self.sheet = sheet
        segments = [(one.key, one.name) for one in sheet.segments]
        offer_choices(self.segment, segments, sheet.wish.segment)
        self.place.offer([(one.place, hex_words(one)) for one in sheet.hexes], sheet.wish.place)
        self._offer_kinds(sheet.kinds, sheet.wish.kind)
        support = (_SUPPORT,) if sheet.supports else ()
        self.chips.set_options((*support, *(one.name for one in sheet.conditions)))
        self.pencil = fitting(self.pencil, sheet)
        self._show()

    def _offer_kinds(self, kinds: Sequence[Named], held: str) -> None:
        words = tuple(kind.name for kind in kinds)
        if self.kind is None or self.kind.options != words:
            if self.kind is not None:
                discard(self.kind, self._kind_place)
                self.kind = None
            if len(words) > 1:
                self.kind = named(SegmentedControl("Kind of fire", words, quiet=""), "kind")
                self.kind.changed.connect(self._pick_kind)
                self._kind_place.addWidget(self.kind)
        name = next((kind.name for kind in kinds if kind.key == held), "")
        if self.kind is not None and name:
            self.kind.set_value(name)

    def _pick_segment(self) -> None:
        """Ask for another segment; hex and kind are chosen anew, for another side may fire."""
        self._wish(segment=self.segment.currentData(), place="", kind="", support=False)

    def _pick_kind(self, word: str) -> None:
        self._wish(kind=next(kind.key for kind in self.sheet.kinds if kind.name == word))

    def _wish(self, **values: Any) -> None:  # noqa: ANN401 - fields of a wish
        self.wish_changed.emit(replace(self.sheet.wish, **values))

    @property
    def wish(self) -> FireWish:
        """What the sheet that is shown answers."""
        return self.sheet.wish

    def show_outcome(self, outcome: FireOutcome) -> None:
        """Show what came of the fire as it stands."""
        self._outcome = outcome
        self._show()

    def _show(self) -> None:
        rows = firing_rows(self.pencil, self.sheet, self._outcome)
        self.firing.show_rows(rows)
        self.nobody.setVisible(not rows)
        names = {one.key: one.name for one in self.sheet.conditions}
        chosen = {names[key] for key in self._held if key in names}
        if self.sheet.wish.support:
            chosen.add(_SUPPORT)
        self.chips.set_chosen(frozenset(chosen))
        self._show_blocks()

    def _show_blocks(self) -> None:
        units = {unit.unit: unit for unit in self.sheet.targets}
        wanted = [units[one] for one in self.pencil.targets if one in units]
        for gone in set(self.blocks) - {unit.unit for unit in wanted}:
            block = self.blocks.pop(gone)
            discard(block, self._block_column)
        told = {one.unit: one for one in self._outcome.targets}
        for at, unit in enumerate(wanted):
            block = self._block(unit)
            if self._block_column.indexOf(block) != at:
                self._block_column.insertWidget(at, block)
            block.keep_room(whole=self.keeps_room and len(wanted) == 1)
            block.show_record(self.pencil.targets[unit.unit])
            block.show_outcome(self._outcome, told.get(unit.unit))

    def keep_room(self, *, keeps: bool) -> None:
        """Let a target that is alone take the room of all that may come of it, or no more."""
        self.keeps_room = keeps
        for block in self.blocks.values():
            block.keep_room(whole=keeps and len(self.blocks) == 1)

    def _block(self, unit: FireUnit) -> TargetBlock:
        # Kept as long as the unit is fired at: one made anew would
        # lose the die that is being typed.
        if unit.unit not in self.blocks:
            block = TargetBlock(unit.unit, unit.name)
            block.changed.connect(self._target_entered)
            block.details_asked.connect(self._ask_target)
            block.chart_wanted.connect(self.chart_wanted)
            block.kept.connect(self.entry_kept)
            block.more.setVisible(bool(self._details_of(TARGETS)))
            block.set_locked(self._locked)
            self.blocks[unit.unit] = block
        return self.blocks[unit.unit]

    # What the player does

    def toggle_firers(self, units: Iterable[int]) -> None:
        """Let units fire, or take them out of the fire where all of them do."""
        known = {unit.unit: unit for unit in self.sheet.firers}
        ids = [unit for unit in units if unit in known]
        firers = toggled(self.pencil.firers, ids)
        for unit in set(firers) - set(self.pencil.firers):
            # What is known of the ground in its hex is entered with it, so that only the rest is
            # asked.
            ground = self.sheet.grounds.get(folded(known[unit].hex), {})
            firers[unit] = {MODE: usual_mode(known[unit]), **ground}
        self._put(replace(self.pencil, firers=firers))

    def keep_firers(self, firers: Mapping[int, Record]) -> None:
        """Let units fire that fired at another target, in the way in which they can now."""
        known = {unit.unit: unit for unit in self.sheet.firers}
        kept = {
            unit: {**record, MODE: fitting_mode(known[unit], str(record.get(MODE) or ""))}
            for unit, record in firers.items()
            if unit in known
        }
        self._put(replace(self.pencil, firers=kept))

    def toggle_targets(self, units: Iterable[int]) -> None:
        """Fire at units, or stop firing at them where that is so."""
        known = {unit.unit for unit in self.sheet.targets}
        ids = [unit for unit in units if unit in known]
        self._put(replace(self.pencil, targets=toggled(self.pencil.targets, ids)))

    def _put(self, pencil: FirePencil) -> None:
        # Where nothing changed, another preview would be asked for in vain.
        if self._locked or pencil == self.pencil:
            return
        self.pencil = pencil
        self._show()
        self.changed.emit()

    def _firer_entered(self, unit: int, values: Record) -> None:
        self._put(replace(self.pencil, firers=changed(self.pencil.firers, unit, values)))

    def _target_entered(self, unit: int, values: Record) -> None:
        self._put(replace(self.pencil, targets=changed(self.pencil.targets, unit, values)))

    def _other_mode(self, units: Sequence[int]) -> None:
        known = {unit.unit: unit for unit in self.sheet.firers}
        firers = dict(self.pencil.firers)
        for unit in units:
            mode = next_mode(known[unit], str(firers[unit].get(MODE) or ""))
            firers = changed(firers, unit, {MODE: mode})
        self._put(replace(self.pencil, firers=firers))

    def _turn(self, word: str, _: bool) -> None:
        if self._locked:
            # The chip has turned on screen already, and is shown as it was.
            self._show()
            return
        if word == _SUPPORT:
            # Other units may fire in support, so another sheet is asked for.
            self._wish(support=not self.sheet.wish.support)
            return
        key = next(one.key for one in self.sheet.conditions if one.name == word)
        self._held = turned(self.sheet.conditions, self._held, key)
        self._show()
        self.changed.emit()

    def type_die(self, digit: str) -> None:
        """Begin the first die that is open with a digit, and go there."""
        boxes = [box for block in self.blocks.values() for box in block.dice.dice.values()]
        die = next((box for box in boxes if box.die is None and box.isEnabled()), None)
        if die is not None:
            die.begin(digit)

    def _toggle_more(self) -> None:
        self.rest.setVisible(not self.rest.isVisibleTo(self))
        if self.rest.isVisibleTo(self):
            self.rest.setFocus(Qt.FocusReason.TabFocusReason)

    # Details of a unit

    def _record_fields(self, name: str) -> tuple[FieldInfo, ...]:
        field = self._fields.get(name)
        return field.item.fields if field is not None and field.item is not None else ()

    def _details_of(self, name: str) -> list[FieldInfo]:
        return [field for field in self._record_fields(name) if field.name not in _AT_HAND]

    def _ask_firer(self, unit: int) -> None:
        self._ask(FIRERS, unit, self.pencil.firers.get(unit), self._firer_entered)

    def _ask_target(self, unit: int) -> None:
        self._ask(TARGETS, unit, self.pencil.targets.get(unit), self._target_entered)

    def _ask(
        self, name: str, unit: int, record: Record | None, keep: Callable[[int, Record], None]
    ) -> None:
        fields = self._details_of(name)
        known = {one.unit: one.name for one in (*self.sheet.firers, *self.sheet.targets)}
        if record is None or not fields or self._locked:
            return
        title, window = known.get(unit, ""), self.window()
        dialog = ByHandDialog(title, fields, self._make, record, window, what="fire")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # What was rubbed out comes back as nothing, so that the record forgets it.
        nothing = dict.fromkeys((field.name for field in fields), None)
        dialog.accepted.connect(lambda: keep(unit, {**nothing, **dialog.values}))
        dialog.open()

    # An action's form

    def raw(self) -> dict[str, Any]:
        """Every input of the action."""
        values = {
            **self._given,
            **self.rest.raw(),
            **wish_inputs(self.sheet.wish),
            **condition_inputs(self.sheet.conditions, self._held),
            **inputs_of(self.pencil),
        }
        return {name: value for name, value in values.items() if name in self._fields}

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs; the wish is that of the sheet."""
        shown = {field.name for field in self._rest_fields()}
        # Inputs without a control here are handed back as they came.
        self._given = {name: value for name, value in raw.items() if name not in shown}
        self._held = held_conditions(self.sheet.conditions, raw)
        self.pencil = fitting(pencil_of(raw), self.sheet)
        self.rest.set_raw(raw)
        self._show()

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        self._locked = locked
        for widget in (self.segment, self.place, self.chips, self.rest, *self.blocks.values()):
            widget.setEnabled(not locked)
        if self.kind is not None:
            self.kind.setEnabled(not locked)
