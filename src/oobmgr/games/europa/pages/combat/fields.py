"""The fields of a battle: target, terrain, weather, dice, result, and what is seldom needed."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

from oobmgr.domain.wording import with_capital
from oobmgr.games.europa.combat.battle_rows import BattleOutcome, Ground, KnownHex
from oobmgr.games.europa.combat.ground import HEXSIDES
from oobmgr.games.europa.pages.combat.viewmodel import groups_of
from oobmgr.rules.actions import Action
from oobmgr.rules.field_info import FieldInfo, InputKind, describe
from oobmgr.rules.nearest import folded
from oobmgr.ui.language import tr
from oobmgr.ui.views.forms.cases import form_chip, set_case
from oobmgr.ui.views.forms.editors import (
    ChoiceEditor,
    Editor,
    FlagEditor,
    NumberEditor,
    TextEditor,
)
from oobmgr.ui.views.forms.grids import grid
from oobmgr.ui.views.forms.making import say_what_it_is
from oobmgr.ui.views.forms.records import FieldForm
from oobmgr.ui.views.forms.typed_into import TypedInto
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.buttons import LinkButton
from oobmgr.ui.widgets.choice_box import ChoiceBox
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.side_by_side import SideBySide
from oobmgr.ui.widgets.texts import TextLabel

PLACE, GROUND, ZONE, ROLL, RESULT = "place", "ground", "zone", "roll", "result"
_BOMBS, _GROUPS = "bombs", "groups"
_CANCEL, _ZONES, _ZONE_ARMOR = "cancel_retreat", "through_zones", "zone_armor"
_RETREAT: Final = (_CANCEL, _ZONES, _ZONE_ARMOR)
_AT_HAND: Final = ("by_air", "pays", "facility")
_BY_LISTS: Final = frozenset(
    {"attackers", "defenders", "unpaid", "guns", "follows", "losses", "attacker_losses",
     "defender_losses", "zone_losses", "by_hand"}
)  # fmt: skip
_PLACED: Final = frozenset(
    {PLACE, GROUND, ZONE, ROLL, RESULT, _BOMBS, _GROUPS, *_RETREAT, *_AT_HAND, *_BY_LISTS}
)
"""What has its own place; all else stands in one form below."""
_NONE, _AS_KNOWN = "none", "as known"
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier


class EnterKey(QObject):
    """Tells of Enter in a list of choices, which makes nothing of it."""

    pressed = Signal()

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        box.installEventFilter(self)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        # With Ctrl it posts.
        leads_on = event.key() in _ENTER and not event.modifiers() & ~_KEYPAD
        if leads_on:
            self.pressed.emit()
        return leads_on


class GroundChoice(ChoiceBox):
    """One kind of terrain of a group, or none; `none` says what that is called, if it may be."""

    def __init__(self, group: str, grounds: Sequence[Ground], none: str) -> None:
        super().__init__()
        self.setObjectName(f"ground_{group.casefold().replace(' ', '_')}")
        self.setAccessibleName(tr(group))
        if none:
            self.addItem(tr(none), "")
        for ground in grounds:
            self.addItem(tr(ground.name), ground.key)

    @property
    def key(self) -> str:
        """The chosen kind; empty for none."""
        return str(self.currentData() or "")

    def choose(self, keys: Sequence[str]) -> None:
        """Show the first of these kinds that stands in this list, else the first of all."""
        places = [at for at in range(self.count()) if self.itemData(at) in keys]
        self.setCurrentIndex(places[0] if places else 0)


class BattleFields(QWidget):
    """Everything about a battle that is not a unit, as raw JSON values, once it is filled."""

    changed = Signal()
    case_opened = Signal(str)
    filled_in = Signal()
    """Enter in the dice or the result: what it takes comes next."""

    def __init__(self, action: Action) -> None:
        super().__init__()
        self._described = {field.name: field for field in describe(action.inputs)}
        self._editors: dict[str, Editor] = {}
        self._boxes: list[GroundChoice] = []
        self._rows: dict[str, tuple[QWidget, ...]] = {}
        self._zones: Mapping[str, str] = {}
        self._known: Mapping[str, KnownHex] = {}
        self._recalled = ""
        self.weather = named(TextLabel(token="ink2"), "zone_weather")
        self._lines = down(on=self, spacing=6)

    def filling(
        self, grounds: Sequence[Ground], make: Callable[[FieldInfo], Editor]
    ) -> Iterator[None]:
        """Make the fields: those at hand, then those that are seldom needed."""
        described = self._described
        bombs = self._bombs(described)
        for line in (self._target(described), self._terrain(grounds), *bombs):
            self._lines.addWidget(line)
        yield
        self._lines.addWidget(self._dice(described))
        self.at_hand = self._flags(described, _AT_HAND)
        self.retreat = self._flags(described, _RETREAT)
        self.retreat.hide()
        self.more = named(LinkButton("More: shifts, modifiers, other cases"), "more")
        self.more.clicked.connect(self._toggle_more)
        for part in (self.at_hand, self.retreat, self.more):
            self._lines.addWidget(part)
        yield
        rest = [_shorter(field) for name, field in described.items() if name not in _PLACED]
        self.form = FieldForm(rest, make, self)
        self.form.changed.connect(self.changed)
        self.form.case_opened.connect(self.case_opened)
        self.form.hide()
        self._lines.addWidget(self.form)
        yield

    @property
    def whole_width(self) -> int:
        """The width from which no line of the fields is broken."""
        lines = self.findChildren(SideBySide)
        return max((line.whole_width for line in lines), default=0)

    # Making

    def _target(self, described: Mapping[str, FieldInfo]) -> QWidget:
        place = TextEditor(described[PLACE], (), "hex or name")
        place.box.returnPressed.connect(self.go_on)
        target = self._pair("Target", described[PLACE], place)
        if ZONE not in described:
            return target
        zone = self._pair("Zone", described[ZONE], ChoiceEditor(described[ZONE]), self.weather)
        self._editors[ZONE].changed.connect(self._tell_weather)
        return _beside(target, zone)

    def _bombs(self, described: Mapping[str, FieldInfo]) -> tuple[QWidget, ...]:
        """A line of its own for bombers and their groups: beside the zone it would not fit."""
        if _BOMBS not in described:
            return ()
        bombs = self._pair("Bombs", described[_BOMBS], NumberEditor(described[_BOMBS]))
        groups = self._pair("of groups", described[_GROUPS], NumberEditor(described[_GROUPS]))
        return (_beside(bombs, groups),)

    def _terrain(self, grounds: Sequence[Ground]) -> QWidget:
        cells: list[QWidget] = []
        for at, (group, kinds) in enumerate(groups_of(grounds).items()):
            # A hexside that nobody names is as the books know it, which the working then says.
            sides = any(one.key in HEXSIDES for one in kinds)
            box = GroundChoice(group, kinds, (_AS_KNOWN if sides else _NONE) if at > 0 else "")
            # Only what the player chooses: `currentIndexChanged` would also tell of `set_raw`.
            box.activated.connect(lambda _: self.changed.emit())
            EnterKey(box).pressed.connect(self._go_to_dice)
            label = TextLabel(group)
            label.setBuddy(box)
            cells.append(QWidget())
            down(label, across(box, STRETCH), on=cells[-1], spacing=2)
            self._boxes.append(box)
        return _beside(*cells)

    def _dice(self, described: Mapping[str, FieldInfo]) -> QWidget:
        dice, result = NumberEditor(described[ROLL]), _result_editor(described[RESULT])
        # To the result, and on to what it takes where the player's own chart has said it.
        dice.box.lineEdit().returnPressed.connect(lambda: _go_to(result))
        dice.box.lineEdit().returnPressed.connect(self.filled_in)
        for box in result.findChildren(ChoiceBox):
            EnterKey(box).pressed.connect(self.filled_in)
        return _beside(
            self._pair("Two dice", described[ROLL], dice),
            self._pair("Or the result", described[RESULT], result),
        )

    def _pair(self, words: str, field: FieldInfo, editor: Editor, *more: QWidget) -> QWidget:
        """A field beside its label, and what else stands in its line."""
        label = TextLabel(words)
        label.setBuddy(editor)
        label.setToolTip(tr(field.called))
        editor.changed.connect(self.changed)
        say_what_it_is(editor, field)
        set_case(editor, field.case)
        self._editors[field.name] = editor
        pair = QWidget()
        across(label, editor, *more, STRETCH, on=pair, spacing=8)
        return pair

    def _flags(self, described: Mapping[str, FieldInfo], names: Sequence[str]) -> QWidget:
        box = QWidget()
        cells = grid(box, gaps=(6, 0), growing={1: 1})
        found = [described[name] for name in names if name in described]
        for at, field in enumerate(found):
            editor = FlagEditor(field)
            editor.changed.connect(self.changed)
            say_what_it_is(editor, field)
            set_case(editor, field.case)
            self._editors[field.name] = editor
            label = TextLabel(_shorter(field).called, wrap=True)
            label.setBuddy(editor)
            chip = form_chip(field.case, self.case_opened.emit)
            self._rows[field.name] = (editor, label, chip)
            for column, widget in enumerate(self._rows[field.name]):
                cells.addWidget(widget, at, column)
        if not found:  # a widget without a parent that is made visible is a window of its own
            box.hide()
        return box

    # Showing

    def offer_places(self, places: Iterable[str]) -> None:
        """Offer hexes as targets, each once and in this order."""
        place = self._editors[PLACE]
        if isinstance(place, TextEditor):
            place.offer(list(dict.fromkeys(one for one in places if one)))

    def follow_hex(self, before: str, now: str) -> None:
        """Name the hex of the picked units as target, unless the player named another place."""
        if folded(str(self._editors[PLACE].raw() or "")) in {"", folded(before)}:
            self._editors[PLACE].set_raw(now)

    def show_known(self, known: Sequence[KnownHex]) -> None:
        """Remember what the books know of hexes."""
        self._known = {folded(one.place): one for one in known}

    def recall(self, place: str) -> None:
        """Fill in terrain and zone of a hex that was fought for, once another is named."""
        wanted = folded(str(self._editors[PLACE].raw() or "") or place)
        # Once for each hex, or what the player corrects afterwards would be undone.
        if wanted == self._recalled:
            return
        self._recalled = wanted
        known = self._known.get(wanted)
        if known is None:
            return
        # Hexsides depend on where the attack comes from: those that are chosen stay.
        sides = [box.key for box in self._boxes if box.key]
        for box in self._boxes:
            box.choose([*known.grounds, *(key for key in sides if key in HEXSIDES)])
        if known.zone and ZONE in self._editors:
            self._editors[ZONE].set_raw(known.zone)
            self._tell_weather()

    def show_zones(self, zones: Mapping[str, str]) -> None:
        """Say what weather the zones have; empty where it was not entered."""
        self._zones = zones
        self._tell_weather()

    def _tell_weather(self) -> None:
        if ZONE in self._editors:
            zone = str(self._editors[ZONE].raw() or "")
            # A zone that is left open has no weather to tell of.
            self.weather.setText((self._zones.get(zone) or "not known") if zone else "")

    def show_outcome(self, outcome: BattleOutcome) -> None:
        """Show the fields of a retreat where there is one, or where one is entered."""
        if _CANCEL not in self._editors:
            return
        zones = bool(self._editors[_ZONES].raw())
        shown = {
            _CANCEL: outcome.nkvd or bool(self._editors[_CANCEL].raw()),
            _ZONES: bool(outcome.retreat) or zones,
            _ZONE_ARMOR: zones,
        }
        for name, visible in shown.items():
            for widget in self._rows[name]:
                widget.setVisible(visible)
        self.retreat.setVisible(any(shown.values()))

    def _toggle_more(self) -> None:
        self.form.setVisible(not self.form.isVisibleTo(self))
        if self.form.isVisibleTo(self):
            self.form.setFocus(Qt.FocusReason.TabFocusReason)

    # Enter leads on

    def go_on(self) -> None:
        """Go to what is still to be entered: the target, its terrain if nobody knows it, the dice.

        Terrain has no empty state, so only a hex that the books do not know is asked about.
        """
        place = str(self._editors[PLACE].raw() or "")
        if not (place or self._recalled):
            _go_to(self._editors[PLACE])
        elif folded(place) in self._known or self._recalled in self._known:
            self._go_to_dice()
        else:
            _go_to(self._boxes[0])

    def _go_to_dice(self) -> None:
        _go_to(self._editors[ROLL])

    def type_die(self, digit: str) -> None:
        """Begin the dice, unless they were thrown, with a digit typed among picked units."""
        dice = self._editors[ROLL]
        if isinstance(dice, NumberEditor) and dice.waits_for_die:
            dice.type_digit(digit)

    @property
    def at_result(self) -> bool:
        """Whether the focus is in the result."""
        focus = QApplication.focusWidget()
        return focus is not None and self._editors[RESULT].isAncestorOf(focus)

    # Values

    def editor(self, name: str) -> Editor:
        """The editor of a field at hand. Raises `KeyError`."""
        return self._editors[name]

    def raw(self) -> dict[str, Any]:
        """The values of all fields."""
        values = {name: editor.raw() for name, editor in self._editors.items()}
        # The list has None for open, the input an empty text.
        values[RESULT] = values[RESULT] or ""
        values[GROUND] = [box.key for box in self._boxes if box.key]
        return {**self.form.raw(), **values}

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other values, without telling of it."""
        # What is shown brings its own terrain, which the books must not write over.
        self._recalled = folded(str(raw.get(PLACE) or ""))
        for name, editor in self._editors.items():
            editor.set_raw(raw.get(name))
        keys = [str(key) for key in raw.get(GROUND) or ()]
        for box in self._boxes:
            box.choose(keys)
        self.form.set_raw(raw)
        self._tell_weather()

    def set_locked(self, locked: bool) -> None:
        """Show the values without letting them be changed."""
        for widget in (*self._editors.values(), *self._boxes, self.form):
            widget.setEnabled(not locked)


def _beside(*parts: QWidget) -> QWidget:
    """Parts of a line; one above the other where it has no room for them."""
    return SideBySide(*((part, int(part is parts[-1])) for part in parts), spacing=8, above=6)


def _go_to(field: QWidget) -> None:
    field.setFocus(Qt.FocusReason.TabFocusReason)


def _shorter(field: FieldInfo) -> FieldInfo:
    """The field with a sentence that fits beside its editor."""
    words = field.sentence.removeprefix("Whether ")
    return replace(field, sentence=with_capital(words))


def _result_editor(field: FieldInfo) -> Editor:
    """The results as a list, open at first; one is found by its letters, ``1R``."""
    choices = tuple(choice for choice in field.choices if choice)
    editor = ChoiceEditor(replace(field, choices=choices, optional=True, kind=InputKind.CHOICE))
    for box in editor.findChildren(ChoiceBox):
        box.installEventFilter(TypedInto(box))
    return editor
