"""Campaigns for tests: each kind is made once in a process, then its file is copied."""

from __future__ import annotations

import shutil
import tempfile
import uuid
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

from oobmgr.campaign.chain import close_campaign
from oobmgr.campaign.commands import ImportOrderOfBattle, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign, open_campaign
from oobmgr.domain.places import resources_dir
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from oobmgr.known_games import game
from oobmgr.models.engines import campaign_engine, writing

if TYPE_CHECKING:
    from oobmgr.campaign.commands import Command
    from oobmgr.domain.postings import TransactionId

SAMPLE = resources_dir() / "samples" / "barbarossa_1941.xlsx"
_MADE: dict[str, Path] = {}
_Told = ParamSpec("_Told")
CLEAR = dict.fromkeys("ABCDG", "clear")
"""The weather of most turns of Revised Europa, in each zone."""
_ASKED = {"initial": {"weather": CLEAR}}


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """Where the files stand that are copied; gone with the process."""
    return tempfile.TemporaryDirectory(prefix="oobmgr-tests-")


def campaign_file(path: Path, new: NewCampaign, *commands: Command) -> Path:
    """A file of its own, closed, as `create_campaign` and the commands make it."""
    return _copied(_made(new, commands), path)


def _copied(made: Path, path: Path) -> Path:
    """Copy a closed file; the copy is another campaign."""
    shutil.copyfile(made, path)
    engine = campaign_engine(path)
    with writing(engine) as connection:
        connection.execute("UPDATE campaign SET uuid = ?", (str(uuid.uuid4()),))
        close_campaign(connection)
    engine.dispose()
    return path


def campaign_at(path: Path, new: NewCampaign, *commands: Command) -> Campaign:
    """A campaign of its own, open."""
    return open_campaign(campaign_file(path, new, *commands))


def played_once(
    play: Callable[Concatenate[Path, _Told], Campaign],
) -> Callable[Concatenate[Path, _Told], Campaign]:
    """Play a campaign to where its tests begin once in a process; each gets a copy of the file."""

    @wraps(play)
    def copy(folder: Path, /, *told: _Told.args, **more: _Told.kwargs) -> Campaign:
        def played(place: Path) -> Path:
            with play(place, *told, **more) as campaign:
                return campaign.path

        return open_campaign(file_made_once(folder, repr((play, told, more)), played))

    return copy


def file_made_once(folder: Path, key: str, make: Callable[[Path], Path]) -> Path:
    """A copy of the file that `make` puts into an empty folder, the first time in a process."""
    if key not in _MADE:
        place = Path(_folder().name) / f"played {len(_MADE)}"
        place.mkdir()
        _MADE[key] = make(place)
    return _copied(_MADE[key], folder / _MADE[key].name)


def post(campaign: Campaign, action: str, /, **raw: Any) -> TransactionId:  # noqa: ANN401 - JSON
    """Post an action of the game as a form does: what is left out is as in `filled_in`."""
    return campaign.session.execute(
        PostAction(action, filled_in(campaign, action, raw))
    ).transaction


def filled_in(campaign: Campaign, action: str, raw: dict[str, Any]) -> object:
    """The inputs of an action: what is left out is as the books propose.

    What nobody can propose, and a form asks for, is as in most turns.
    """
    for field, usual in _ASKED.get(action, {}).items():
        known = getattr(campaign.queries.proposal(action), field)
        raw[field] = {**usual, **known, **raw.get(field, {})}
    return campaign.queries.filled(action, raw)


def _made(new: NewCampaign, commands: tuple[Command, ...]) -> Path:
    key = repr((new, commands))
    if key not in _MADE:
        path = Path(_folder().name) / f"{len(_MADE)}.oob"
        with create_campaign(path, new) as campaign:
            for command in commands:
                campaign.session.execute(command)
        _MADE[key] = path
    return _MADE[key]


@cache
def sample_order() -> ImportOrderOfBattle:
    """The order of battle that the program ships, as the import dialog would hand it on."""
    return to_command(read_order_of_battle(SAMPLE, game("europa")))
