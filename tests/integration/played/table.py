"""Both players at the table: their acts go into a campaign, by the window's commands or typed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from oobmgr.campaign.commands import (
    Advance,
    Command,
    CountIn,
    LoseSteps,
    PostAction,
    RestoreSteps,
)
from oobmgr.campaign.file import Campaign
from oobmgr.domain.errors import Refused
from oobmgr.domain.postings import TransactionId
from tests.integration.played.acts import COUNT_IN, LOSE, RESTORE, Act, PlayerTurn
from tests.integration.played.forces import IDS
from tests.unit.cli.cli_runs import Answer

UNIT_LISTS = {
    "units", "cadres", "rail_units", "unpaid_units", "oos_units", "attackers", "defenders", "guns",
    "attacker_losses", "defender_losses", "losses", "reduced", "removed", "unsupplied", "isolated",
    "in_supply", "by_air",
}  # fmt: skip
OF_UNITS: Mapping[str, Callable[..., Command]] = {LOSE: LoseSteps, RESTORE: RestoreSteps}
Typing = Callable[..., Answer]


class Table:
    """A campaign that is being played."""

    def __init__(self, campaign: Campaign, typing: Typing) -> None:
        self.campaign = campaign
        self.typing = typing

    def at(self) -> tuple[str, str, str]:
        """Turn, side and phase that are being played."""
        now = self.campaign.queries.sequence()
        return now.turn, now.side, now.phase

    def go_to(self, turn: str, side: str, phase: str) -> None:
        """Go on from phase to phase until this one."""
        while (now := self.at()) != (turn, side, phase):
            assert now[0] <= turn, f"went past {turn} {side} {phase}: {now}"
            self.campaign.session.execute(Advance("phase", anyway=True))

    def do(self, player_turn: PlayerTurn, act: Act) -> None:
        """Do one act of a player turn."""
        self.go_to(player_turn.turn, player_turn.side, act.phase)
        inputs = with_ids(act.inputs)
        if player_turn.typed:
            self.typed(act.action, inputs)
        else:
            self.campaign.session.execute(self.command(act.action, inputs))
        entry = self.campaign.queries.transaction(self.campaign.queries.version())
        said = f"{entry.title}. {entry.sentence}"
        assert act.says in said, f"{player_turn.turn}, {act.action}: {said} not {act.says}"

    def is_refused(self, player_turn: PlayerTurn, act: Act) -> None:
        """Try an act for which the points do not suffice."""
        self.go_to(player_turn.turn, player_turn.side, act.phase)
        before = self.campaign.queries.version()
        inputs = with_ids(act.inputs)
        with pytest.raises(Refused):
            self.campaign.session.execute(self.command(act.action, inputs))
        assert self.campaign.queries.version() == before

    def take_back(self, player_turn: PlayerTurn, transaction: int) -> None:
        """Revoke something that was done a while ago."""
        if player_turn.typed:
            self.typing("revoke", self.campaign.path, transaction)
        else:
            self.campaign.session.revoke(TransactionId(transaction))

    def command(self, action: str, inputs: Mapping[str, Any]) -> Command:
        """The command of an act, as the window makes it."""
        if action in OF_UNITS:
            return OF_UNITS[action](inputs["units"])
        if action == COUNT_IN:
            return CountIn(**inputs)
        return PostAction(action, self.campaign.queries.filled(action, inputs))

    def typed(self, action: str, inputs: Mapping[str, Any]) -> None:
        """The same on the command line."""
        path = self.campaign.path
        if action in OF_UNITS:
            self.typing(action, path, *inputs["units"])
        elif action == COUNT_IN:
            count = inputs["side"], inputs["good"], inputs["counted"]
            self.typing("count-in", path, *count, "--reason", inputs["reason"])
        else:
            # The sample has fewer units than are counted here, which was asked about before.
            self.typing("turn", "post", path, action, json.dumps(inputs))


def with_ids(inputs: Mapping[str, Any]) -> dict[str, Any]:
    """The inputs with units by their ids in place of names, and groups as a player calls them."""
    return {name: _said(name, value) for name, value in inputs.items()}


def _said(name: str, value: Any) -> Any:  # noqa: ANN401 - JSON
    if name in UNIT_LISTS:
        return tuple(IDS[unit] for unit in value)
    if isinstance(value, str) and value.count("/") == 2:
        nation, aircraft, steps = value.split("/")
        return f"{nation} {aircraft}{' (1)' if steps == '1' else ''}"
    if isinstance(value, Mapping):
        return with_ids(value)
    return [_said("", item) for item in value] if isinstance(value, list) else value
