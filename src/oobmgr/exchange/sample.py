"""The sample campaign and the worked example, as the games declare them.

What is played in a sample stands in a file of `resources/samples`, as the JSON of `turn post`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oobmgr import known_games
from oobmgr.campaign.commands import Advance, LoseSteps, PostAction
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.places import resources_dir
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command

if TYPE_CHECKING:
    from oobmgr.campaign.session import Posted
    from oobmgr.rules.entries import ExampleEntry, GameEntry, SampleEntry

Say = Callable[[str], None]


def sample_workbook() -> Path:
    """The order of battle that ships with the program."""
    return _folder() / known_sample().workbook


def known_sample() -> SampleEntry:
    """The sample of the first game that has one. Raises `BadInput` where none has."""
    found = known_games.sample()
    if found is None:
        raise BadInput(Fault("there is no sample campaign."))
    return found


def known_example(game_id: str = "") -> tuple[GameEntry, ExampleEntry]:
    """The campaign to look at of a game, the worked example of none. Raises `BadInput`: none."""
    found = known_games.example(game_id)
    if found is None:
        raise BadInput(Fault("there is no such campaign to look at.", "game", game_id))
    return found


def _folder() -> Path:
    return resources_dir() / "samples"


def make_sample(path: Path, say: Say = lambda _text: None) -> None:
    """Make the sample campaign at `path`, telling each thing done in one sentence.

    Raises:
        CampaignFileError: there is a file already, or it cannot be written.
    """
    # Played like a game, command by command: the sample shows what the rules make of it now.
    script = tomllib.loads((_folder() / known_sample().script).read_text(encoding="utf-8"))
    head = script["campaign"]
    new = NewCampaign(
        head["name"], head["game"], head["scenario"], head["variant"], players=head["players"]
    )
    with create_campaign(path, new) as campaign:
        reading = read_order_of_battle(sample_workbook(), campaign.game)
        say(campaign.session.execute(to_command(reading)).title)
        for step in script["step"]:
            posted = _play(campaign, step)
            say(f"{campaign.queries.summary().turn_label}: {posted.title}")


def make_example(path: Path, game_id: str = "") -> None:
    """Make the campaign to look at of a game at `path`, the worked example where none is named.

    Raises:
        CampaignFileError: there is a file already, or it cannot be written.
    """
    entry, example = known_example(game_id)
    game = known_games.game(entry.id)
    scenario = next(one for one in game.scenarios if one.id == example.scenario)
    new = NewCampaign(scenario.name, game.id, scenario.id, scenario.variants[0].id)
    create_campaign(path, new).close()


def _play(campaign: Campaign, step: Mapping[str, Any]) -> Posted:
    if "advance" in step:
        return campaign.session.execute(Advance(step["advance"]))
    if "lose" in step:
        return campaign.session.execute(LoseSteps(_units(campaign, step["lose"])))
    # A script names only what was decided: the rest is proposed by the books, as in a form.
    inputs = campaign.queries.filled(step["post"], step.get("inputs", {}))
    return campaign.session.execute(PostAction(step["post"], inputs))


def _units(campaign: Campaign, source_keys: list[str]) -> tuple[UnitId, ...]:
    # By the IDs of the workbook: the script was written before there were any books.
    by_key = {unit.source_key: unit.id for unit in campaign.queries.units()}
    return tuple(UnitId(by_key[key]) for key in source_keys)
