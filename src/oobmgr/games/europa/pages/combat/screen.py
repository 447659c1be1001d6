"""The page "Combat": attacks, overruns and bombardments, fought in pencil and posted in one."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.topics import IN_PLAY, Topic
from oobmgr.games.europa.combat.battle_rows import BattleKind, BattleSheet
from oobmgr.games.europa.pages.combat.form import BattleForm, BattlePanel
from oobmgr.games.europa.pages.combat.viewmodel import (
    CombatReading,
    action_of,
    fire_words,
    read_combat,
    why_not,
)
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.operations.rounds import InRounds
from oobmgr.ui.theme.fonts import SEMIBOLD, TITLE_PX
from oobmgr.ui.views.reading import ReadingPage
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.fitted_label import FittedLabel
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import EmptyState, TextLabel

_WORDS: Final = {BattleKind.ATTACK: "attack", BattleKind.BOMBARDMENT: "bombardment"}
_NOBODY: Final = (
    "No units are on the map. Import an order of battle, then attackers and defenders are picked "
    "here."
)


def _nothing() -> None:
    """Nothing comes then."""


class CombatScreen(ReadingPage[CombatReading]):
    """Who fights at the left; odds, result, losses and price at the right."""

    key, name = "combat", "Combat"
    least_px = 420
    topics = frozenset({Topic.UNITS, Topic.FORMATIONS, Topic.OPTIONS}) | IN_PLAY
    key_hints = (
        ("Space", "pick"),
        ("X", "lose a step, again all of it"),
        ("Z", "lose to enemy zones"),
        ("H", "figures by hand"),
        ("Ctrl+Enter", "post"),
        ("/", "find a unit"),
        ("Esc", "erase what is in pencil"),
    )

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.panels: dict[BattleKind, BattlePanel] = {}
        self._kind = BattleKind.ATTACK
        self._rounds = InRounds(self)
        self._made: BattleKind | None = None  # the kind whose panel is being made
        self._once_made: list[Callable[[], None]] = []
        kinds = SegmentedControl("What is entered", tuple(_WORDS.values()), quiet="")
        self.kinds = named(kinds, "battle_kind")
        self.kinds.changed.connect(self._pick_kind)
        self.title = TextLabel("Combat", px=TITLE_PX, weight=SEMIBOLD)
        self.fire = named(FittedLabel(token="ink2"), "fire")
        self.fire.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.notice = named(TextLabel(token="warn", wrap=True), "combat_notice")
        self.notice.setContentsMargins(14, 2, 14, 6)
        self.notice.hide()
        self.empty = EmptyState(_NOBODY)
        self.empty.hide()
        self._body = QVBoxLayout()
        head = across(self.title, self.kinds, (self.fire, 1), margins=(14, 8, 12, 6), spacing=12)
        down(head, self.notice, (self.empty, 1), (self._body, 1), on=self, spacing=0)

    # Reading

    def question(self, as_of: str | None) -> Callable[[Queries], CombatReading]:
        """Who can fight now."""
        return lambda queries: read_combat(queries, as_of)

    def show_reading(self, reading: CombatReading, before: CombatReading | None) -> None:
        """Show the lists; the pencil stays where the same kind of battle can still be fought."""
        if self._has_moved(reading, before):
            attack, bombardment = BattleKind.ATTACK, BattleKind.BOMBARDMENT
            bombards = reading.may_post(bombardment) and not reading.may_post(attack)
            self._kind = bombardment if bombards else attack
        self._show(self._focus_list if before is None else _nothing)

    def _has_moved(self, reading: CombatReading, before: CombatReading | None) -> bool:
        """Whether another phase is played, in which the present kind is not fought."""
        if before is None or before.sheet.attacker != reading.sheet.attacker:
            return True
        return not reading.may_post(self._kind) and before.may_post(self._kind)

    # Showing

    @property
    def in_the_making(self) -> bool:
        """Whether the panel of a kind of battle is being made."""
        return self._made is not None

    def _pick_kind(self, word: str) -> None:
        self._kind = next(kind for kind, known in _WORDS.items() if known == word)
        at_work = self.is_at_work  # before another panel is shown, which takes the focus away
        self._show(self._go_to_list if at_work else _nothing)

    def _show(self, then: Callable[[], None] = _nothing) -> None:
        """Show the present kind of battle and do what comes then, once its panel is made."""
        reading = self.reading
        if reading is None:
            return
        sheet = reading.sheet
        nobody = not (sheet.attackers or sheet.defenders)
        if not nobody and self.panel is None:
            self._once_made.append(then)
            self._make(reading)
            return
        self.title.setText(sheet.title if self._kind is BattleKind.ATTACK else "Bombardment")
        self.kinds.set_value(_WORDS[self._kind])
        words = why_not(reading, self._kind)
        self.notice.say(words)
        self.fire.set_words(fire_words(sheet.fire))
        self.empty.setVisible(nobody)
        for kind, known in self.panels.items():
            known.setVisible(not nobody and kind is self._kind)
        if self.panel is not None and not nobody:
            self._open(self.panel, reading)
        then()

    def _make(self, reading: CombatReading) -> None:
        """Make the panel of the present kind; until it is whole, what was painted last is seen."""
        if self._made is not self._kind:
            self._made = self._kind
            self.setUpdatesEnabled(False)
            self._rounds.run(self._steps(self._kind, reading))

    def _steps(self, kind: BattleKind, reading: CombatReading) -> Iterator[None]:
        name = action_of(reading.sheet, kind)
        form = BattleForm(self.desk.game.action(name), kind, reading.sheet, self.desk.game)
        yield
        panel = named(BattlePanel(self.desk, form, self), f"panel_{name}")
        self._body.addWidget(panel, 1)
        yield
        yield from form.filling()
        panel.case_opened.connect(self.case_opened)
        panel.previewed.connect(self.pencil_changed)
        panel.written.connect(self._start_again)
        self.panels[kind] = panel
        self._made = None
        self._show()
        self.setUpdatesEnabled(True)
        waiting, self._once_made = self._once_made, []
        for then in waiting:
            then()

    def _open(self, panel: BattlePanel, reading: CombatReading) -> None:
        form = panel.battle_form
        if reading.sheet is not form.sheet_shown:  # a new form lists it already
            form.show_sheet(reading.sheet)
        may = reading.may_post(form.kind)
        panel.pane.setVisible(may)
        form.set_locked(not may)
        if may and reading.turn is not None:
            panel.open_on(reading.turn.page)
        self.setFocusProxy(form.attackers.table)

    @property
    def panel(self) -> BattlePanel | None:
        """The panel that is shown."""
        return self.panels.get(self._kind)

    @property
    def sheet(self) -> BattleSheet | None:
        """What a battle can be made of."""
        return self.reading.sheet if self.reading else None

    def _start_again(self) -> None:
        """Show all units after a battle: what was searched for it hides those of the next."""
        if self._leads_to_attack():
            return
        if self.panel is not None:
            form = self.panel.battle_form
            for units in (form.attackers, form.defenders):
                units.search.clear()
        self._focus_list()

    def _leads_to_attack(self) -> bool:
        """Whether an attack was named before a bombardment: it comes next, filled in (BMB-03)."""
        fired, reading = self.panel, self.reading
        raw = fired.battle_form.raw() if fired is not None else {}
        if not raw.get("follows") or reading is None or not reading.may_post(BattleKind.ATTACK):
            return False
        self._kind = BattleKind.ATTACK
        self._show(partial(self._lead_on, raw, at_work=self.is_at_work))
        return True

    def _lead_on(self, raw: Mapping[str, Any], *, at_work: bool) -> None:
        """Fill in the attack; one that is in pencil already is not written over."""
        panel = self.panels[BattleKind.ATTACK]
        if not panel.touched:
            panel.battle_form.take_over(raw)
            if at_work:
                panel.battle_form.fields.go_on()

    def _focus_list(self) -> None:
        """Go to the attackers, unless the player is at work elsewhere."""
        if self.is_at_work:
            self._go_to_list()

    def _go_to_list(self) -> None:
        if self.panel is not None:
            self.panel.battle_form.attackers.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # What every screen does

    def post(self) -> None:
        """Ctrl+Enter: post what is in pencil."""
        if self.panel is not None and self.reading and self.reading.may_post(self._kind):
            self.panel.post()

    def put_away(self) -> bool:
        """Esc: ask whether the pencil goes."""
        return self.panel is not None and self.panel.put_away()

    def focus_search(self) -> None:
        """Ctrl+F or /: go to the search of the list in which the focus is."""
        if self.panel is None:
            return
        form, here = self.panel.battle_form, QApplication.focusWidget()
        defenders = here is not None and form.defenders.isAncestorOf(here)
        (form.defenders if defenders else form.attackers).search.setFocus()
