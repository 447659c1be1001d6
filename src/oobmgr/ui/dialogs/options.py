"""Options: how this campaign plays, its house rules, the keys, and how the program looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QTabWidget, QWidget

from oobmgr.campaign.commands import SetOption
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.quantities import counted
from oobmgr.ui.dialogs.frame import FramedDialog, left_aligned
from oobmgr.ui.dialogs.house_rules import HouseRulesPage
from oobmgr.ui.dialogs.keys_page import KeysPage
from oobmgr.ui.dialogs.option_list import OptionList
from oobmgr.ui.keys import CommandKeys, keys_in_force
from oobmgr.ui.language import AS_THE_DESKTOP, LANGUAGES, tr
from oobmgr.ui.operations.reading import while_there
from oobmgr.ui.settings import TEXT_SIZES, Preferences
from oobmgr.ui.theme import Mode
from oobmgr.ui.widgets.boxes import STRETCH, down
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from oobmgr.campaign.session import Posted
    from oobmgr.rules.books import OptionValue
    from oobmgr.ui.operations.desk import Desk

_LANGUAGES = {
    **{name: code for code, name in LANGUAGES.items()},
    "As the desktop is set": AS_THE_DESKTOP,
}
_THEMES: dict[str, Mode] = {"Light": "light", "Dark": "dark", "As the desktop is set": "system"}


class ProgramOptions(QWidget):
    """Theme, size of text, height of rows, motion. Each change holds at once."""

    changed = Signal(object)

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._given = preferences
        names = tuple(_THEMES)
        held = next(name for name, mode in _THEMES.items() if mode == preferences.theme)
        self.theme = SegmentedControl("Theme", names, held, quiet="")
        sizes = tuple(f"{pct} %" for pct in TEXT_SIZES)
        self.text = SegmentedControl("Text size", sizes, f"{preferences.text_pct} %", quiet="")
        spoken = next(name for name, code in _LANGUAGES.items() if code == preferences.language)
        self.language = SegmentedControl("Language", tuple(_LANGUAGES), spoken, quiet="")
        self.comfortable = QCheckBox(tr("Comfortable rows: 4 px more for every row"))
        self.comfortable.setChecked(preferences.comfortable)
        self.motion = QCheckBox(tr("Reduce motion: nothing opens or flashes gradually"))
        self.motion.setChecked(preferences.reduce_motion)
        down(
            *(SectionTitle("Theme"), left_aligned(self.theme)),
            *(SectionTitle("Text size"), left_aligned(self.text)),
            SectionTitle("Language", "when the program starts again"),
            left_aligned(self.language),
            *(SectionTitle("Rows and motion"), self.comfortable, self.motion),
            STRETCH,
            on=self,
            margins=(0, 16, 0, 0),
            spacing=10,
        )
        for signal in (
            *(self.theme.changed, self.text.changed, self.language.changed),
            *(self.comfortable.toggled, self.motion.toggled),
        ):
            # The signals carry different things, so all that is chosen is read anew.
            signal.connect(lambda *_: self.changed.emit(self.preferences))

    @property
    def preferences(self) -> Preferences:
        """What is chosen."""
        return Preferences(
            theme=_THEMES[self.theme.value],
            language=_LANGUAGES[self.language.value],
            text_pct=int(self.text.value.split()[0]),
            comfortable=self.comfortable.isChecked(),
            reduce_motion=self.motion.isChecked(),
        )


class OptionsDialog(FramedDialog):
    """The options and house rules of the open campaign, if there is one; keys; the program's own.

    `preferences_changed` and `keys_changed` carry the `Preferences` and the `KeyMap` that hold from
    now on. It closes without a question only where nothing that was entered is lost.
    """

    guide = "options.md"

    preferences_changed = Signal(object)
    keys_changed = Signal(object)
    case_opened = Signal(str)

    def __init__(
        self,
        preferences: Preferences,
        desk: Desk | None,
        values: Mapping[str, OptionValue],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("Options", action="Change 0 options", parent=parent)
        self._desk = desk
        # A copy: each option that is posted from here is noted in it.
        self._values = dict(values)
        self.tabs = QTabWidget()
        # In its place from the start: Qt dresses what is inside once more with each part around it.
        self.body.addWidget(self.tabs, 1)
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.campaign: OptionList | None = None
        self.house_rules: HouseRulesPage | None = None
        if desk is not None:
            self.campaign = self._campaign_tab(desk)
            self.house_rules = self._house_rules_tab(desk)
        self.program = ProgramOptions(preferences)
        self.program.changed.connect(self.preferences_changed)
        self.tabs.addTab(self.program, tr("This program"))
        self.keys = self._keys_tab()
        self.tabs.currentChanged.connect(self._turned)
        self.action.clicked.connect(self.post)
        CommandKeys("find", self, self._enter)
        self.fit(920, 640)
        self._count()
        self._enter()

    def show_house_rules(self) -> None:
        """Turn to the house rules, where a campaign is open."""
        if self.house_rules is not None:
            self.tabs.setCurrentWidget(self.house_rules)
            self._enter()

    def _campaign_tab(self, desk: Desk) -> OptionList:
        page = QWidget()
        self.tabs.addTab(page, tr("This campaign"))
        options = OptionList(desk.game, self._values, page)
        options.changed.connect(self._count)
        options.case_opened.connect(self.case_opened)
        words = "A change applies from now on; what is posted stays as it was worked out."
        told = TextLabel(words, token="ink2", wrap=True)
        down(told, (options, 1), on=page, margins=(0, 12, 0, 0))
        return options

    def _house_rules_tab(self, desk: Desk) -> HouseRulesPage:
        page = HouseRulesPage(desk)
        page.changed.connect(self._count)
        page.told.connect(self.tell_problem)
        page.case_opened.connect(self.case_opened)
        self.tabs.addTab(page, tr("House rules"))
        return page

    def _keys_tab(self) -> KeysPage:
        page = KeysPage(keys_in_force())
        page.chosen.connect(self.keys_changed)
        page.changed.connect(self._count)
        self.tabs.addTab(page, tr("Keys"))
        return page

    @property
    def _rules_shown(self) -> HouseRulesPage | None:
        """The house rules, while they are the page that is shown."""
        return self.house_rules if self.tabs.currentWidget() is self.house_rules else None

    def _enter(self) -> None:
        """Go to the field to search the page with, or to the first thing on it."""
        if self.tabs.currentWidget() is self.program:
            self.program.theme.setFocus()
        elif self.tabs.currentWidget() is self.keys:
            self.keys.search.setFocus()
        elif self._rules_shown is not None:
            self._rules_shown.search.setFocus()
        elif self.campaign is not None:
            self.campaign.search.setFocus()

    def _turned(self) -> None:
        self.tell_problem("")
        self._count()

    def changes(self) -> dict[str, OptionValue]:
        """The campaign options that are set otherwise than they hold."""
        rows = self.campaign.rows if self.campaign is not None else []
        found = {row.option.name: row.value for row in rows}
        return {
            name: value
            for name, value in found.items()
            if value is not None and value != self._values.get(name)
        }

    def _count(self) -> None:
        number = len(self.changes())
        text = f"Change {counted(number, 'option')}" if number else ""
        pending = number > 0
        if self._rules_shown is not None:
            text, pending = self._rules_shown.action_text, self._rules_shown.pending
        # Keys hold at once, so there is nothing to post; only a question may be open.
        if self.tabs.currentWidget() is self.keys:
            text, pending = "", self.keys.pending
        self.action.setVisible(bool(text))
        self.action.write(text)
        self.cancel.write("Cancel" if pending else "Close")

    def post(self) -> None:
        """Post what the page that is shown has in pencil: each option, or one house rule."""
        if self._rules_shown is not None:
            self._rules_shown.post()
            return
        # `values` marks what cannot be used, and then gives none.
        if self._desk is None or self.campaign is None or self.campaign.values() is None:
            return
        changes = list(self.changes().items())
        self.action.setEnabled(False)
        self._post_next(changes)

    def _post_next(self, changes: list[tuple[str, OptionValue]]) -> None:
        if not changes or self._desk is None:
            self._posted()
            return
        # One after the other: where one is refused, those after it wait in the dialog.
        (name, value), rest = changes[0], changes[1:]

        def done(_: Posted) -> None:
            # What stands in the books now is no change any more, should a later one be refused.
            self._values[name] = value
            self._post_next(rest)

        # Left meanwhile, the dialog is gone, and what was still to come was let go with it.
        there = while_there(self, done), while_there(self, self._refused)
        self._desk.execute(SetOption(name, value), *there)

    def _posted(self) -> None:
        """Close, unless something else is entered that would be lost."""
        self.action.setEnabled(True)
        if self._would_be_lost():
            self._count()
        else:
            self.accept()

    def _would_be_lost(self) -> list[str]:
        """The pages on which something is entered that does not hold yet."""
        waiting = {
            "This campaign": bool(self.changes()),
            "House rules": self.house_rules is not None and self.house_rules.pending,
            "Keys": self.keys.pending,
        }
        return [name for name, holds in waiting.items() if holds]

    def losing(self) -> str:
        """Ask where something is entered that does not hold yet."""
        where = " and ".join(self._would_be_lost())
        return f"Close, and lose what is entered under {where}?" if where else ""

    def _refused(self, error: OobmgrError) -> None:
        self.action.setEnabled(True)
        self.tell_problem(error.faults[0].sentence(), error)
        self._count()
