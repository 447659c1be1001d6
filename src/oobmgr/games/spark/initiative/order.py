"""Who plays which impulse of a Turn Section: what was entered, and what follows without it.

What was entered are facts of `Subject.SEQUENCE` with the turn as key. The rules that we have do not
print the whole order, so every part of it is the players' to change.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.domain.values import dataclass
from oobmgr.games.spark.turns import AM, NIGHT, PM, section_of
from oobmgr.games.spark.words import FIRST, SECOND, SOVIET, opponent
from oobmgr.rules.books import Books, TurnOrder
from oobmgr.rules.entered import enter

INITIAL_PLAYER: Final = "initial_player"
CHALLENGE_RESULT: Final = "challenge"
FIRST_SIDE: Final = "first_side"
SECOND_SIDE: Final = "second_side"
FIRST_LULL: Final = "first_lull"
SECOND_LULL: Final = "second_lull"
NOT_PLAYED: Final = "none"


class Impulse(StrEnum):
    """The kinds of impulses, each with its movement allowance."""

    INITIAL = "initial"
    LIMITED = "limited"
    NIGHT = "night"


class ChallengeResult(StrEnum):
    """What came of the Initiative Challenge of a morning."""

    NONE = "none"
    FAILED = "failed"
    SUCCEEDED = "succeeded"


@dataclass(frozen=True)
class SectionOrder:
    """The order of one Turn Section.

    `sides` are those that play its impulses by part; a part that is not played has no key. `lulls`
    are the parts in which no assault was announced; `entered` is who was entered for a part.
    """

    initial_player: SideId
    challenge: ChallengeResult
    sides: Mapping[str, SideId]
    lulls: frozenset[str]
    section: str
    entered: Mapping[str, str]

    @property
    def second_player(self) -> SideId:
        """The player who is not the Initial Player."""
        return opponent(self.initial_player)

    def plays(self, part: str) -> bool:
        """Whether an impulse is played."""
        return part in self.sides

    def kind(self, part: str) -> Impulse:
        """What kind of impulse a part of this section is."""
        # At night both impulses are of the same kind.
        if self.section == NIGHT:
            return Impulse.NIGHT
        return Impulse.INITIAL if part == FIRST else Impulse.LIMITED

    @property
    def special_air_strikes(self) -> bool:
        """Whether the Initial Player makes special air strikes after PM (SP-AIR-02).

        He does where no challenge succeeded, unless he played in PM himself.
        """
        return (
            self.section == PM
            and self.challenge is not ChallengeResult.SUCCEEDED
            and self.initial_player not in self.sides.values()
        )


def section_order(turn: TurnCode, order: TurnOrder) -> SectionOrder:
    """The order of a Turn Section from what was entered about it."""
    section = section_of(turn)
    # Where nobody is entered the Soviet player begins.
    initial = SideId(str(order.get(INITIAL_PLAYER) or SOVIET))
    challenge = ChallengeResult(str(order.get(CHALLENGE_RESULT) or ChallengeResult.NONE))
    usual = usual_sides(section, initial, challenge)
    asked = {FIRST: order.get(FIRST_SIDE), SECOND: order.get(SECOND_SIDE)}
    entered = {part: str(side) for part, side in asked.items() if side}
    # What players entered holds over what the rules would have: they may settle it otherwise.
    # Part by part, so that an entry for one leaves the other as usual.
    sides = usual | entered
    lulls = {part for part, name in _LULLS.items() if order.get(name)}
    played = {part: SideId(side) for part, side in sides.items() if side != NOT_PLAYED}
    return SectionOrder(initial, challenge, played, frozenset(lulls), section, entered)


_LULLS: Final = {FIRST: FIRST_LULL, SECOND: SECOND_LULL}


def usual_sides(section: str, initial: SideId, challenge: ChallengeResult) -> dict[str, str]:
    """Who plays the impulses of a section where nobody entered it.

    AM: the Initial Player, then he again unless a challenge succeeded (SP-INIT-01). PM: one
    impulse, of the player who has not had the last one. Night: the Initial Player, then the other.
    """
    succeeded = challenge is ChallengeResult.SUCCEEDED
    second = opponent(initial)
    # Who is second follows from the two parameters, so it is never entered.
    if section == AM:
        return {FIRST: initial, SECOND: second if succeeded else initial}
    if section == PM:
        return {FIRST: initial if succeeded else second, SECOND: NOT_PLAYED}
    return {FIRST: initial, SECOND: second}


def order_now(books: Books, turn: TurnCode | None = None) -> SectionOrder:
    """The order of a Turn Section of the books, of the present one if none is named."""
    when = turn or books.turn
    facts = books.facts(Subject.SEQUENCE).items()
    return section_order(when, {field: value for (key, field), value in facts if key == when})


def enter_order(books: Books, turn: TurnCode, **entered: JsonValue) -> tuple[Fact, ...]:
    """The facts that note something about the order of a turn; nothing where it is so already."""
    return tuple(
        fact
        for field, new in entered.items()
        for fact in enter(books, Subject.SEQUENCE, turn, field, new)
    )
