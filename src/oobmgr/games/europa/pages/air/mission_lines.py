"""Missions on the Air page: which are shown, and the form of one as it opens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from oobmgr.games.europa.air.board_rows import Board, GroupChoice, MissionRow
from oobmgr.games.europa.pages.air.viewmodel import AirReading, ShownCard


@dataclass(frozen=True, slots=True)
class ShownMissions:
    """The missions of a side: `action` places a new one, empty where none can be placed now.

    `choices` are the groups at its bases that a mission can name.
    """

    side: str
    rows: tuple[MissionRow, ...]
    action: str = ""
    case: str = ""
    choices: tuple[GroupChoice, ...] = ()

    @property
    def shown(self) -> bool:
        """Whether there is anything to show."""
        return bool(self.rows or self.action)

    @property
    def changeable(self) -> tuple[MissionRow, ...]:
        """The missions that groups can still join."""
        return tuple(row for row in self.rows if row.raw is not None)


def show_missions(reading: AirReading, board: Board) -> ShownMissions:
    """The missions of a board, with the way to a new one where the phase allows it.

    Those of a past turn can only be looked at.
    """
    action = board.mission if reading.may_fly(board.side) else ""
    choices = tuple(
        GroupChoice(card.key, place.key, f"{card.name}, {place.name}: {card.number}")
        for force in board.forces
        for place in force.places
        for card in place.cards
    )
    rows = tuple(replace(row, steps=()) if reading.past else row for row in board.missions)
    return ShownMissions(board.side, rows, action, board.mission_case, choices)


def with_card(row: MissionRow | None, card: ShownCard | None, number: int) -> Mapping[str, Any]:
    """The form of a mission, of a new one where no row is given, with groups of a card in it.

    Groups that fly it already become more of them.
    """
    raw: dict[str, Any] = dict(row.raw or {}) if row is not None else {"activate": True}
    groups = [dict(group) for group in raw.get("groups", ())]
    if card is not None:
        alike = [g for g in groups if (g["card"], g["box"]) == (card.key, card.box)]
        if alike:
            alike[-1]["number"] = int(alike[-1]["number"]) + number
        else:
            groups.append({"card": card.key, "box": card.box, "number": number})
    return {**raw, "groups": groups}
