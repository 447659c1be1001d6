"""Victory points by cause, and what French levels of them call for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.accounts import Account, Place, SideId
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.battle_leaders import (
    REASON,
    is_scored,
    scored_for,
    unscored,
)
from oobmgr.games.grande_armee.actions.offered_words import causes_of_victory
from oobmgr.games.grande_armee.fact_kinds import TURN_END
from oobmgr.games.grande_armee.politics.log import (
    ENTRY,
    levels_crossed,
    levels_left,
    victory_account,
    victory_causes,
    victory_points,
)
from oobmgr.games.grande_armee.units import is_leader
from oobmgr.games.grande_armee.words import (
    ANY_TIME,
    COALITION,
    FRANCE,
    GAME_TURN,
    OWN_INTERPHASE,
    POLITICS,
    RALLY,
    SIDE_NAMES,
    VICTORY,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.closings import closing
from oobmgr.rules.entered import enter
from oobmgr.rules.fields import choice_told, count_told, text_told
from oobmgr.rules.picked_units import against

POINTS: Final = "LGA-POL-03"
_AT_END: Final = "LGA-SCN-15"
_KILLED: Final = "LGA-VP-01"
_NOT_OWED: Final = "scores nothing in the books, or is scored already."
_OF_LEADERS: Final = frozenset(
    {"leader", "leaders", "general", "generals", "marshal", "marshals", "commander", "killed",
     "fallen", "dead", "marschall", "befehlshaber", "gefallen", "tot"}
)  # fmt: skip
"""Words of a cause that tells of leaders, in the languages of the program."""


class Who(StrEnum):
    """Whose victory points they are."""

    FRENCH = "French"
    COALITION = "Coalition"

    @property
    def side(self) -> SideId:
        """The side of the books."""
        return FRANCE if self is Who.FRENCH else COALITION


class Change(StrEnum):
    """What happens to victory points."""

    SCORED = "scored"
    LOST = "lost"


@dataclass(frozen=True)
class VictoryInputs:
    """Victory points of a side, with their cause."""

    side: Who = choice_told("Whose points.", POINTS, Who.FRENCH, label="Side")
    change: Change = choice_told("What happens.", POINTS, Change.SCORED, label="What happens")
    points: int = count_told("How many.", POINTS, unit="VP", label="Points")
    cause: str = text_told("What for, such as Leipzig taken.", _KILLED, label="Cause")
    leader: str = text_told(
        "The leader for whom they are, where they are for one.",
        _KILLED,
        label="Leader killed",
        when={"change": ("scored",)},
    )


@action(
    f"{POINTS} {_KILLED}",
    phases=ANY_TIME,
    title="Victory points",
    name="victory_points",
    tab="Victory points",
    post_text="Post the points",
    link="Enter victory points",
    group="Politics",
    propose=lambda books: VictoryInputs(Who.FRENCH if books.side == FRANCE else Who.COALITION),
    offers=causes_of_victory,
)
def plan_victory_points(books: Books, inputs: VictoryInputs) -> ActionPlan:
    """Enter victory points by cause; a level that the French reach or lose is shown at once."""
    if inputs.leader.strip():
        return _for_leader(books, inputs)
    at, cause = victory_account(inputs.side.side), inputs.cause.strip()
    before = victory_points(books, inputs.side.side)
    scored = inputs.change is Change.SCORED
    after = before + inputs.points if scored else before - inputs.points
    # Points have no store to come from; their cause is the account at the other end.
    ends = (
        (Account(Place.INCOME, inputs.side.side, cause), at)
        if scored
        else (at, Account(Place.LOST, inputs.side.side, cause))
    )
    crossed, lines = _levels(books, inputs, before, after, cause)
    return ActionPlan(
        f"{inputs.side}: {counted(inputs.points, 'victory point')} "
        f"{'scored' if scored else 'lost'}, {cause}",
        " ".join(line.arithmetic for line in crossed),
        Ruling(after, lines),
        transfer(*ends, VICTORY, inputs.points),
        levels_left(books, after) if inputs.side is Who.FRENCH else (),
        warnings=_of_leaders(books, inputs) if scored else (),
        refusals=tuple(_faults(inputs, before)),
    )


def _levels(
    books: Books, inputs: VictoryInputs, before: int, after: int, why: str
) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """The levels between two totals, and the working with them."""
    crossed = tuple(levels_crossed(books, inputs.side.side, before, after))
    first = Step(f"{inputs.side}, before", before, "", POINTS)
    return crossed, (first, *crossed, Step("Now", after, why, POINTS, StepKind.RESULT))


def _for_leader(books: Books, inputs: VictoryInputs) -> ActionPlan:
    """The points for a leader killed in battle, who is scored with them."""
    name = _words(inputs.leader)
    # The same name may stand on both sides; the enemy's is meant.
    meant = [u for u in books.units() if is_leader(u) and _words(u.designation) == name]
    killed = next((u for u in unscored(books) if u in meant and u.side != inputs.side.side), None)
    before = victory_points(books, inputs.side.side)
    # No cause is asked for: the leader who was killed is the cause.
    faults = [one for one in _faults(inputs, before) if one.where != "cause"]
    if not meant:
        sentence = f"{inputs.leader.strip()} is not a leader in the books."
        advice = "Choose one, or leave it blank."
        faults.append(Fault(sentence, "leader", inputs.leader, advice, _KILLED))
    elif inputs.change is Change.LOST:
        advice = "Leave it blank: no points are lost for a leader."
        faults.append(Fault("is named with points lost.", "leader", inputs.leader, advice, _KILLED))
    elif killed is None:
        advice = "Only an enemy killed in battle scores, and once."
        faults.append(against(meant[0], _NOT_OWED, _KILLED, advice))
    if faults or killed is None:
        return ActionPlan.refused("Points", tuple(faults))
    crossed, lines = _levels(books, inputs, before, before + inputs.points, killed.designation)
    return ActionPlan(
        f"{inputs.side}: {counted(inputs.points, 'victory point')} {inputs.change}, {REASON}",
        " ".join(line.arithmetic for line in crossed),
        Ruling(before + inputs.points, lines),
        scored_for(killed.side, inputs.points),
        is_scored(books, killed, inputs.points),
    )


def _of_leaders(books: Books, inputs: VictoryInputs) -> tuple[Fault, ...]:
    # Whom the cause names it need not be asked for.
    return tuple(_leaders_named(books, inputs)) or tuple(_leader_unnamed(inputs))


def _leader_unnamed(inputs: VictoryInputs) -> Iterator[Fault]:
    """Asks for the leader where a cause sounds as if points were for one."""
    said = {*_words(inputs.cause).split()}
    if said & _OF_LEADERS:
        sentence = "The cause tells of a leader, and none is chosen."
        advice = "Choose who was killed: no other leader scores."
        yield Fault(sentence, "leader", inputs.cause, advice, _KILLED).question()


def _leaders_named(books: Books, inputs: VictoryInputs) -> Iterator[Fault]:
    """Asks about leaders whom the cause names: only those killed in battle score.

    Names alone are looked for, since what befell them stands in the books.
    """
    owed = unscored(books)
    said = _words(inputs.cause)
    for unit in books.units():
        name = _words(unit.designation)
        if name.strip() and is_leader(unit) and name in said:
            advice = "Leaders killed in battle are scored in the form for leaders."
            sentence = _NOT_OWED
            if unit in owed:
                sentence = "was killed in battle, and is still to be scored."
            yield against(unit, sentence, _KILLED, advice).question()


def _words(text: str) -> str:
    """The words of a text, each with a space before and behind it."""
    # The spaces keep a short name, such as Ney, from being found within a longer word.
    found = re.findall(r"[^\W_]+", text.casefold())
    return f" {' '.join(found)} "


def _faults(inputs: VictoryInputs, before: int) -> Iterator[Fault]:
    if not inputs.points:
        yield Fault("is missing.", "points", advice="Say how many.", case=POINTS, missing=True)
    if not inputs.cause.strip():
        advice = "Say what for; leaders score only when killed in battle."
        yield Fault("is missing.", "cause", advice=advice, case=_KILLED, missing=True)
    if inputs.change is Change.LOST and inputs.points > before:
        whose = f"the {SIDE_NAMES[inputs.side.side]} side"
        sentence = f"{inputs.points} is more than the {before} that {whose} has."
        yield Fault(sentence, "points", str(inputs.points), "Enter fewer.", POINTS)


@closing(POINTS, title="Levels lost", phases=(POLITICS, *OWN_INTERPHASE, *GAME_TURN))
def levels_lost(books: Books) -> ActionPlan | None:
    """Forget the entries of levels that a count of the table brought the French total below."""
    # The form and a workbook do so at once; whoever counts says nothing of levels.
    total = victory_points(books, FRANCE)
    facts = levels_left(books, total)
    if not facts:
        return None
    line = Step("French victory points", total, "", POINTS, StepKind.RESULT)
    said = " and ".join(fact.key for fact in facts)
    return ActionPlan(f"Below {said} victory points again", "", Ruling(total, (line,)), facts=facts)


@closing("LGA-SCN-15", title="Victory points at the end of the turn", phases=(RALLY,))
def points_at_end(books: Books) -> ActionPlan | None:
    """Keep the French total of a complete turn: three special rules of 1813 go by it alone."""
    total = victory_points(books, FRANCE)
    facts = enter(books, TURN_END, books.turn, ENTRY, total)
    # None at all is a total like any other, once the French have had points.
    if not facts or not (total or _had_points(books)):
        return None
    line = Step("French victory points at the end of the turn", total, "", _AT_END, StepKind.RESULT)
    title = f"French victory points at the end of the turn: {total}"
    return ActionPlan(title, "", Ruling(total, (line,)), facts=facts)


def _had_points(books: Books) -> bool:
    """Whether French points came or went, or an earlier total was kept."""
    causes = any(side == FRANCE for side, _, _ in victory_causes(books))
    return causes or bool(books.facts(TURN_END))
