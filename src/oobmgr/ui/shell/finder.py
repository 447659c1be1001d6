"""What Ctrl+K finds: pages, commands, units and cases of the campaign, calculators, campaigns."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from oobmgr.campaign.finding import unit_text
from oobmgr.campaign.topics import Topic
from oobmgr.domain.formation_names import path_words
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.case_places import CaseIndex
from oobmgr.rules.case_tests import CaseTests
from oobmgr.ui.commands import COMMANDS, screens
from oobmgr.ui.keys import key_now, keys_in_force
from oobmgr.ui.language import language, searched_words, tr
from oobmgr.ui.pages import ORDER_OF_BATTLE, slot_of
from oobmgr.ui.shell.findable import PaletteEntry, Symbol
from oobmgr.ui.shell.page_commands import act_on_units
from oobmgr.ui.shell.palette import Palette
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.recent_list import home_path

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.rows import UnitRow
    from oobmgr.rules.cases import Case
    from oobmgr.rules.game import Game
    from oobmgr.ui.shell.frame import Frame
    from oobmgr.ui.shell.workspace import Workspace

_WIDTH = 560
# What opens this list, and Esc, would lead nowhere from within it.
_NOT_FOUND = frozenset({"palette", "put_away"})


class Finder(QObject):
    """Joins the search field of the menu bar and the list below it."""

    def __init__(self, frame: Frame) -> None:
        super().__init__(frame)
        self._frame = frame
        self._units: tuple[PaletteEntry, ...] = ()
        self._units_of: Workspace | None = None
        self._stale = True
        self._came_from: QWidget | None = None
        self._cases: CaseIndex | None = None
        self._places: Mapping[str, _Places] = {}
        self._rules: tuple[PaletteEntry, ...] = ()
        self._rules_of: tuple[Game | None, str] = (None, "")
        self.palette = Palette(frame)
        self.field = frame.bar_end.field
        self.palette.closed.connect(self._closed)
        frame.campaign_opened.connect(self._follow)
        self._follow()

    def open(self) -> None:
        """Put the cursor into the field and show what there is."""
        focus = QApplication.focusWidget()
        self._came_from = self._came_from if focus is self.field else focus
        self.field.setFocus()
        # What is typed next begins another search.
        self.field.selectAll()
        self._show()

    def forget(self) -> None:
        """Let go of a campaign's units."""
        self._units = ()
        self._units_of = None
        self._stale = True
        self.palette.hide()

    def place(self) -> None:
        """Stand under the field, whatever the size of the window."""
        if self.palette.isVisible():
            self._place()

    def _show(self) -> None:
        self._read_units()
        self.palette.set_entries(tuple(self._entries()))
        self._place()

    def _place(self) -> None:
        width = min(scaled(_WIDTH), self._frame.width() - 24)
        # By its right corner: the field is near the right edge, and the list is wider than it.
        corner = self.field.mapTo(self._frame, QPoint(self.field.width(), self.field.height()))
        self.palette.open_under(corner.x() - width, corner.y() + 3, width)

    def search(self, text: str) -> None:
        """Show what was typed finds."""
        if not self.palette.isVisible():
            # The field was cleared as the list closed; that must not open it again.
            if not text:
                return
            self._show()
        self.palette.search(text)

    def move(self, steps: int) -> None:
        """Choose what stands further down or up; show what there is where nothing is shown."""
        if self.palette.isVisible():
            self.palette.move_by(steps)
        else:
            self._show()

    def act(self) -> None:
        """Do what is chosen."""
        if self.palette.isVisible():
            self.palette.act()

    def _follow(self) -> None:
        workspace = self._frame.workspace
        if workspace is not None:
            workspace.desk.changed.connect(self._changed)

    def _changed(self, topics: object) -> None:
        # Only noted: units are read when the list is next opened, not after each posting.
        if not isinstance(topics, frozenset) or Topic.UNITS in topics:
            self._stale = True

    def _closed(self) -> None:
        self.field.clear()
        workspace = self._frame.workspace
        target = workspace.screen_shown if workspace else self._frame.welcome.recent
        came_from, self._came_from = self._came_from, None
        if target is not None and self.field.hasFocus():
            # Back to the very field from which it was opened, where that is still in sight.
            back = came_from is not None and isValid(came_from) and target.isAncestorOf(came_from)
            (came_from if came_from is not None and back else target).setFocus()
            # A page may take no focus; the field would go on reading what is typed.
            if self.field.hasFocus():
                self.field.clearFocus()

    def _read_units(self) -> None:
        workspace = self._frame.workspace
        if workspace is None or (self._units_of is workspace and not self._stale):
            return
        # Before the answer is there: a key that is typed meanwhile must not ask again.
        self._units_of, self._stale = workspace, False

        game = workspace.desk.game
        emblems = {side.id: side.emblem for side in game.sides}
        known = self._known(game)
        # Those of the game that was open before are of no use.
        places = self._places if known else {}

        def read(queries: Queries) -> _Reading:
            # Entries of thousands of units are made here, where no key waits for them.
            units = tuple(_unit(row, emblems[row.side], workspace) for row in queries.units())
            for unit in units:
                unit.low  # noqa: B018 - worked out here, for the same reason
            # Where rules act is read from all that the game declares: half a second at first, and
            # in a checkout another to ask every worked example.
            index = known or CaseIndex(game, screens())
            return _Reading(units, index, places or _places_of(index))

        def show(found: _Reading) -> None:
            self._units, self._cases, self._places = found
            self._rules = ()
            self.palette.set_entries(tuple(self._entries()))

        # Through the desk, so that units hidden from the player are hidden from this list as well.
        workspace.desk.read(read, show)

    def _known(self, game: Game) -> CaseIndex | None:
        # By identity: a game that was described anew has the same id, and other rules.
        return self._cases if self._cases and self._cases.game is game else None

    def _entries(self) -> Iterator[PaletteEntry]:
        workspace = self._frame.workspace
        if workspace is None:
            yield from self._recent()
        yield from self._commands()
        if workspace is not None:
            yield from self._on_units(workspace)
        yield from self._units
        if workspace is not None:
            yield from self._calculators(workspace)
            yield from self._rules_now(workspace.desk.game)

    def _calculators(self, workspace: Workspace) -> Iterator[PaletteEntry]:
        """The calculators of the game, once its rules have been read: their titles stand there."""
        calculators = workspace.desk.game.calculators
        for name in calculators.names if self._known(workspace.desk.game) else ():
            if found := calculators.get(name):
                words = f"{found.title} {tr(found.title)} {found.sentence}".lower()
                act = partial(workspace.show_calculator, name)
                yield PaletteEntry(
                    "Calculators", found.title, found.sentence, words, act, icon="calculators"
                )

    def _rules_now(self, game: Game) -> tuple[PaletteEntry, ...]:
        """The cases of the game, made once: they stay the same while a campaign is open."""
        # By identity, as above.
        same = self._rules_of[0] is game and self._rules_of[1] == language()
        if not self._rules or not same:
            self._rules, self._rules_of = tuple(self._made_of(game)), (game, language())
        return self._rules

    def _made_of(self, game: Game) -> Iterator[PaletteEntry]:
        """The cases of a game, each with its pages, where it acts, its cells, code and tests."""
        # Until it is read, cases are found by their words alone.
        places = self._places if self._known(game) else {}
        for case in game.cases().values():
            short = shown_case(case.id)
            acts, cells, sources = places.get(case.id, _NOWHERE)
            # Modules and tests are told, not searched: a word of the rules stands in many paths.
            said = (case.title, tr(case.title), case.text, tr(case.text))
            words = " ".join((short, case.id, *said, acts, cells)).lower()
            act = partial(self._frame.show_case, case.id)
            told = "  ".join(part for part in (short, acts, cells, sources) if part)
            yield PaletteEntry("Rules", case.title, told, words, act, icon="rules")

    def _commands(self) -> Iterator[PaletteEntry]:
        pages = self._frame.workspace.pages if self._frame.workspace else ()
        for page in pages:
            act = partial(self._frame.menus.give, f"page:{slot_of(page.key)}")
            key = key_now(page.digit)
            yield PaletteEntry(
                group="Pages",
                title=page.title,
                detail="",
                searched=f"{page.title} {tr(page.title)} {page.also} {tr(page.also)}".lower(),
                act=act,
                key=key,
                icon=page.icon,
            )
        for command in COMMANDS:
            known = command.id in self._frame.menus.actions and command.id not in _NOT_FOUND
            # They stand above, under the titles that this game gives them: two games may share one
            # key, and so one command.
            listed = bool(pages) and command.id.startswith("page:")
            if known and self._frame.menus.allowed(command) and not listed:
                title = self._frame.menus.title(command.id)
                act = partial(self._frame.menus.give, command.id)
                also = f"{command.also} {tr(command.also)}"
                words = f"{title} {tr(title)} {command.text} {command.menu} {also}".lower()
                yield PaletteEntry(
                    group="Commands",
                    title=title,
                    detail=command.menu,
                    searched=words,
                    act=act,
                    key=keys_in_force().first(command),
                    icon=command.icon,
                )

    def _on_units(self, workspace: Workspace) -> Iterator[PaletteEntry]:
        """What the order of battle does with units and formations, done there."""
        # Here, for without a campaign nothing of its pages is loaded.
        from oobmgr.ui.views.order_of_battle.by_name import all_actions

        page = next((page for page in workspace.pages if page.key == ORDER_OF_BATTLE), None)
        for name, title, key in all_actions(workspace.desk.game.unit_words.step_words):
            if page is not None:
                words = f"{title} {tr(title)} {page.title} {tr(page.title)}".lower()
                act = partial(act_on_units, workspace, name)
                yield PaletteEntry("Commands", title, page.title, words, act, key, icon=page.icon)

    def _recent(self) -> Iterator[PaletteEntry]:
        for row in self._frame.settings.recent:
            act = partial(self._frame.open_path, Path(row.path))
            words = f"{row.name} {row.game} {row.path}".lower()
            yield PaletteEntry(
                "Campaigns", row.name, home_path(row.path), words, act, icon="folder"
            )


class _Places(NamedTuple):
    """Where a case lives: pages and acts, table cells, and the code and tests for a developer."""

    acts: str
    cells: str
    sources: str


_NOWHERE: Final = _Places("", "", "")


class _Reading(NamedTuple):
    """What is read for the list: units of the books, and where the rules of the game act."""

    units: tuple[PaletteEntry, ...]
    cases: CaseIndex
    places: Mapping[str, _Places]


def _places_of(index: CaseIndex) -> dict[str, _Places]:
    """Where each case of a game lives."""
    tests = CaseTests(index).by_case()
    return {case.id: _place(index, case, tests) for case in index.game.cases().values()}


def _place(index: CaseIndex, case: Case, tests: Mapping[str, tuple[str, ...]]) -> _Places:
    found = index.places(case)
    pages = dict.fromkeys(page for act in found.acts for page in act.pages)
    acts = (act.words for act in index.coverage.acts(case))
    code = (act.code for act in found.acts if act.code)
    return _Places(
        ", ".join((*acts, *pages)),
        ", ".join(cell.path for cell in found.cells),
        ", ".join((*code, *tests.get(case.id, ()))),
    )


def _unit(row: UnitRow, emblem: str, workspace: Workspace) -> PaletteEntry:
    title = f"{row.designation} {row.type} {row.size}".strip()
    path = path_words(row.path)
    return PaletteEntry(
        "Units",
        title,
        f"{row.rating_text}  {path}".strip(),
        searched_words(f"{title}\n{unit_text(row)}").lower(),
        partial(workspace.show_unit, row.id),
        symbol=Symbol(row.type, row.size, emblem),
    )
