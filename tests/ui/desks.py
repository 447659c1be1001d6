"""A window on a campaign, and waiting for what its worker does."""

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.places import resources_dir
from oobmgr.domain.units import UnitValues
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from oobmgr.games import all_games
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.services import Services
from oobmgr.ui.settings import Settings

WAIT_MS = 20_000
SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"


def new_campaign(path: Path, name: str = "Tuesdays") -> Campaign:
    return create_campaign(path, NewCampaign(name, "europa", "barbarossa"))


def full_campaign(path: Path, name: str = "Tuesdays") -> Campaign:
    campaign = new_campaign(path, name)
    campaign.session.execute(to_command(read_order_of_battle(SAMPLE, all_games()[0])))
    return campaign


def make_sample(path: Path) -> None:
    new_campaign(path, "The sample").close()


def unit(designation: str, **values: object) -> UnitValues:
    known: dict[str, object] = {
        "side": "axis",
        "nation": "Germany",
        "designation": designation,
        "type": "infantry",
        "size": "XX",
        "path": ("Army Group North",),
        "steps": 2,
        "ratings": {"attack": 7, "defense": 7, "move": 6},
    }
    return UnitValues(**(known | values))  # type: ignore[arg-type]


def settle(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until nothing runs and what came of it is shown."""

    def idle() -> None:
        desk = window.desk
        assert window.queue.idle
        assert desk is None or desk.queue.idle

    for _ in range(3):
        qtbot.waitUntil(idle, timeout=WAIT_MS)
        qtbot.wait(10)


def until(qtbot: QtBot, holds: Callable[[], bool]) -> None:
    qtbot.waitUntil(holds, timeout=WAIT_MS)


def open_window(qtbot: QtBot, folder: Path, campaign: Campaign | None = None) -> MainWindow:
    settings = Settings(folder / "settings.json")
    window = MainWindow(settings, Services(make_sample))
    qtbot.addWidget(window, before_close_func=lambda _: window.shut())
    if not settings.place("window"):
        window.resize(1440, 900)  # whatever the test's screen has room for
    window.show()
    window.activateWindow()
    # Not `waitActive`: it holds Python's lock while it waits, so no worker would ever finish.
    until(qtbot, window.isActiveWindow)
    if campaign is not None:
        window.show_campaign(campaign)
    settle(qtbot, window)
    return window
