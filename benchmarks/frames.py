"""How long the window's thread is kept from its events, at 940 and 20,000 units.

Run `python benchmarks/frames.py [UNITS …] [--small]`. The window is played through its own loop;
each round of it is a frame: a key, a click or a painting waits until it is over. Of each thing that
a player does the longest frame is told, by the time that the window's thread had the processor.

The floor is what is promised: 16 ms of ours in a frame, on top of what Qt itself takes for the same
and is measured beside it: a painting of the window as it stands; of a page that is shown for the
first time, or laid out for another phase, bare widgets of the same kinds, made, dressed and put up.
`in all` is the time by the clock from the act until all is painted, against what is promised for
it. `kept by a worker` is for how long a frame stood still at the most though a processor was free
for it, as the system tells, and a worker was at work: one that waits for a processor itself keeps
nobody where one is free.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from at_the_table import INCOME, enter_weather
from bare_page import bare_page
from figures import SMALL, Figure, numbers, report, some
from frame_rounds import Frames
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit
from roster_marking import made_up
from table import PAUSE_MS

from oobmgr.campaign.commands import Advance, ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.units import UnitValues
from oobmgr.ui.application import share_time
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.pages import ORDER_OF_BATTLE, PICTURES, ROSTER_SHEETS, TURN
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Settings
from oobmgr.ui.shell.workspace import Workspace
from oobmgr.ui.theme import apply_theme, new_application
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey
from oobmgr.ui.views.order_of_battle.carried import Carried
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.views.roster_sheets.screen import RosterSheetsScreen

SIZES = numbers((940, 20_000), (60,))
ROUNDS = 1 if SMALL else 3
FRAME_S = 0.016
DRAGGED, EDITED = 500, 2_000
PHASES, PLOTS = (1, 2) if SMALL else (5, 1_000)
"""How many phases are laid out, and at most how many choices of a list are plotted."""
QUIET = 5
"""So many rounds without anything new, and nothing is on its way between a worker and a page."""
CLICK_S = 0.3
IN_ALL = dict.fromkeys(("entry", "undo", "lost step", "undo: lost step", "key of a sheet"), CLICK_S)
IN_ALL["opening"] = 2.0
"""What a player waits for before he goes on, and the seconds that are promised for it."""
_TURNS = "Over the turns"


def unit(number: int) -> UnitValues:
    """One of many units: fronts of a thousand, armies of five hundred, corps of fifty."""
    axis = number // 1000 % 2 == 0
    return UnitValues(
        side=SideId("axis" if axis else "soviet"),
        nation="Germany" if axis else "Soviet Union",
        designation=str(number),
        type="infantry",
        size="XX",
        path=(f"{number // 1000} Front", f"{number // 500} Army", f"{number // 50} Corps"),
        steps=4,
        ratings={"attack": number % 13, "defense": number % 11, "move": number % 10},
        traits={"re": "3", "cadre": "2-6", "confidence": str(number % 5)},
        source_key=f"unit.{number}",
    )


def made(path: Path, units: int) -> None:
    """A campaign of Europa with so many units, before the income of a turn."""
    command = ImportOrderOfBattle(tuple(map(unit, range(units))), (), "benchmark.xlsx")
    with create_campaign(path, NewCampaign("Frames", "europa", "barbarossa")) as campaign:
        campaign.session.execute(command)
        while INCOME not in campaign.queries.sequence().actions_now:
            campaign.session.execute(Advance(anyway=True))


def sheets(path: Path, units: int) -> None:
    """A campaign of Spark with so many units on its Roster Sheets."""
    command = ImportOrderOfBattle(tuple(map(made_up, range(units))), (), "benchmark.xlsx")
    with create_campaign(path, NewCampaign("Frames", "spark", "spark")) as campaign:
        campaign.session.execute(command)


Found = dict[str, list[Frames]]


class Player:
    """Somebody in front of a window, who notes every frame."""

    def __init__(self, app: QApplication, folder: Path, found: Found) -> None:
        self._app, self._found = app, found
        self.window = MainWindow(Settings(folder / "s.json"), Services(lambda _: None))
        self.window.resize(1440, 900)
        self.window.show()
        self.rest()

    @property
    def workspace(self) -> Workspace:
        """The open campaign."""
        return self.window.opened

    def do(self, act: Callable[[], object], job: str = "") -> Frames:
        """Act and let the window live until nothing comes of it any more; note it under a name."""
        frames = Frames()
        frames.run(act)
        quiet = 0
        while quiet < QUIET:
            frames.run(self._app.processEvents)
            quiet = quiet + 1 if self._idle else 0
            if quiet == QUIET and self._pausing:
                quiet = 0
            time.sleep(0.001)
        if job:
            frames.bare = self._repainted()
            self._found[job].append(frames)
        return frames

    def rest(self) -> None:
        """Let what is on its way come in."""
        self.do(lambda: None)

    def _repainted(self) -> float:
        began = time.thread_time()
        self.window.repaint()
        return time.thread_time() - began

    @property
    def _idle(self) -> bool:
        own = self.window.workspace
        return self.window.queue.idle and (own is None or own.desk.queue.idle)

    @property
    def _pausing(self) -> bool:
        timers = self.window.findChildren(QTimer)
        return any(
            timer.isSingleShot() and timer.isActive() and timer.interval() <= PAUSE_MS
            for timer in timers
        )

    def open(self, file: Path, job: str = "") -> Frames:
        """Open a campaign."""
        frames = self.do(partial(self.window.open_path, file), job)
        self.window.activateWindow()
        self.rest()
        return frames

    def show(self, key: str, job: str = "") -> Frames:
        """Go to a page."""
        return self.do(partial(self.workspace.show_page, key), job)

    def close(self) -> None:
        """Put the window away."""
        self.window.shut()
        self.window.close()


# What a player does


def play(player: Player, file: Path) -> None:
    """Everything that a large campaign could make slow."""
    opened = player.open(file, "opening")
    opened.bare = bare_shown(player)
    look_at_pages(player)
    enter_income(player)
    regroup(player)
    edit(player)
    draw(player)
    go_on(player)


def bare_shown(player: Player) -> float:
    """What Qt itself takes for the page in sight."""
    screen = player.workspace.screen_shown
    assert screen is not None
    taken = bare_page(screen, player.workspace.stack)
    player.rest()
    return taken


def look_at_pages(player: Player) -> None:
    """Show each page for the first time, then each of them again."""
    workspace = player.workspace
    # Each, in a small run too: bare widgets are made like whatever stands on a page.
    for page in [page for page in workspace.pages if workspace.loaded(page.key) is None]:
        frames = player.show(page.key, f"new: {page.key}")
        frames.bare = bare_shown(player)
    for page in some(workspace.pages):
        player.show(TURN if page.key != TURN else ORDER_OF_BATTLE)
        player.show(page.key, f"again: {page.key}")


def enter_income(player: Player) -> None:
    """Post the income of the turn with its key, and take it back."""
    workspace = player.workspace
    player.show(TURN)
    screen = workspace.screen_shown
    assert screen is not None
    assert screen.show_action(INCOME)
    player.rest()
    player.do(partial(enter_weather, screen))
    before = workspace.desk.campaign.queries.version()
    press = partial(QTest.keyClick, screen, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    player.do(press, "entry")
    assert workspace.desk.campaign.queries.version() == before + 1
    player.do(workspace.desk.undo, "undo")


def order_of_battle(player: Player) -> OrderOfBattleScreen:
    """The page, with nothing chosen."""
    player.show(ORDER_OF_BATTLE)
    screen = player.workspace.screen_shown
    assert isinstance(screen, OrderOfBattleScreen)
    player.do(screen.show_all)
    player.do(screen.table.clearSelection)
    return screen


def regroup(player: Player) -> None:
    """Drop an army on another formation, then its units one by one, and take both back."""
    screen, undo = order_of_battle(player), player.workspace.desk.undo
    ids = {row.path[-1]: row for row in screen.books.formations}
    army, other = ids["0 Army"], ids.get("1 Army", ids["1 Corps"])
    onto = NodeKey("formation", other.side, other.id)
    tree = screen.tree.tree
    chosen = partial(tree.select, NodeKey("formation", army.side, army.id))
    player.do(chosen, "choose a formation")
    one = Carried(army.side, formations=(army.id,))
    player.do(lambda: tree.dropped.emit(one, onto), "drop: formation")
    player.do(undo, "undo: formation")
    player.do(screen.show_all, "choose all")
    units = tuple(line.unit.id for line in screen.books.lines[:DRAGGED])
    player.do(lambda: screen.table.select_keys(set(units)), "select 500")
    many = Carried(army.side, units=units)
    player.do(lambda: tree.dropped.emit(many, onto), "drop: 500 units")
    player.do(undo, "undo: 500 units")


def edit(player: Player) -> None:
    """Give thousands of units a place in one go, search, and strike a step."""
    screen, desk = order_of_battle(player), player.workspace.desk
    units = {line.unit.id for line in screen.books.lines[:EDITED]}
    player.do(lambda: screen.table.select_keys(units), "select 2,000")
    player.do(screen.edit, "editor of 2,000")
    prompt = next(one for one in QApplication.allWidgets() if isinstance(one, Prompt))
    place = prompt.findChild(QLineEdit, "prompt_hex")
    assert place is not None
    player.do(lambda: place.setText("1B 2020"))
    player.do(prompt.verb.click, "edit of 2,000")
    assert desk.campaign.queries.units()[0].hex == "1B 2020"
    player.do(desk.undo, "undo: 2,000")
    player.do(lambda: screen.filters.search.setText("12"), "search")
    player.do(lambda: screen.filters.search.setText(""), "search put away")
    player.do(screen.table.clearSelection)
    player.do(lambda: screen.show_unit(screen.books.lines[3].unit.id))
    player.window.activateWindow()
    player.rest()
    before = desk.campaign.queries.version()
    player.do(lambda: QTest.keyClick(screen.table, Qt.Key.Key_X), "lost step")
    assert desk.campaign.queries.version() == before + 1
    player.do(desk.undo, "undo: lost step")


def draw(player: Player) -> None:
    """Draw the chart of a front and of a side, then plot whatever can be plotted."""
    player.show(PICTURES)
    screen = player.workspace.screen_shown
    assert isinstance(screen, PicturesScreen)
    player.do(lambda: screen.chart.choose_path("axis", ("0 Front",)), "chart of 1,000")
    player.do(lambda: screen.chart.zoom(1), "chart zoomed")
    player.do(lambda: screen.chart.choose_path("axis", ()), "chart of a side")
    player.do(lambda: screen.kinds.set_value(_TURNS))
    player.do(lambda: screen.kinds.changed.emit(_TURNS))
    turns = screen.turns
    for measure in range(min(turns.measure.count(), PLOTS)):
        player.do(partial(_pick, turns.measure, measure), "plot")
        for group in range(min(turns.group.count(), PLOTS)):
            player.do(partial(_pick, turns.group, group), "plot")


def go_on(player: Player) -> None:
    """Go on to the next phases, each of which is laid out anew."""
    player.show(TURN)
    desk = player.workspace.desk
    for _ in range(PHASES):
        over = desk.campaign.queries.sequence().phase
        frames = player.do(partial(desk.execute, Advance(anyway=True)), f"phase after {over}")
        frames.bare = bare_shown(player)


def _pick(box: QComboBox, at: int) -> None:
    box.setCurrentIndex(at)
    box.activated.emit(at)


def mark(player: Player, file: Path) -> None:
    """Mark boxes of a Roster Sheet by keys."""
    player.open(file)
    player.show(ROSTER_SHEETS)
    screen = player.workspace.screen_shown
    assert isinstance(screen, RosterSheetsScreen)
    screen.table.setFocus()
    for _ in range(2 if SMALL else 10):
        player.do(lambda: QTest.keyClick(screen.table, Qt.Key.Key_X), "key of a sheet")
        player.do(lambda: QTest.keyClick(screen.table, Qt.Key.Key_Down))


# The figures


def figures_of(units: int, found: Found) -> Iterator[Figure]:
    """Each job of one size, by the best of its rounds."""
    for job, rounds in found.items():
        floor = FRAME_S + min(one.bare for one in rounds)
        name = f"{units:,}: {job}"
        yield Figure(name, min(one.longest for one in rounds), floor, 1.0)
        if job in IN_ALL:
            in_all = min(one.in_all for one in rounds)
            yield Figure(f"{name}, in all", in_all, IN_ALL[job], 1.0)
    kept = (min(one.kept for one in rounds) for rounds in found.values())
    yield Figure(f"{units:,}: kept by a worker", max(kept), FRAME_S, 1.0)


def main() -> int:
    """Measure and print; 1 where a frame is longer than it may be."""
    app = new_application()
    share_time()
    apply_theme(app, "light")
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for units in SIZES:
            found: Found = defaultdict(list)
            for act, maker in ((play, made), (mark, sheets)):
                file = folder / f"{units} {act.__name__}.oob"
                maker(file, units)
                for number in range(ROUNDS):
                    # A file of its own, for what is left of another would be found beside it.
                    copy = file.with_stem(f"{file.stem} {number}")
                    shutil.copyfile(file, copy)
                    with closing(Player(app, folder, found)) as player:
                        act(player, copy)
            figures += figures_of(units, found)
    return report(figures)


if __name__ == "__main__":
    sys.exit(main())
