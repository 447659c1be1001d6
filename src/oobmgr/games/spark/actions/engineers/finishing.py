"""Bridges that are finished and get their marker, or are given up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.games.spark.actions.engineers.building import enemy_near
from oobmgr.games.spark.actions.engineers.meant import meant_bridge, unknown_bridge
from oobmgr.games.spark.engineers.bridges import MOST, REST
from oobmgr.games.spark.engineers.records import (
    Bridge,
    BridgeState,
    bridge_facts,
    markers_on_map,
    missing_builders,
    rests_until,
    standing,
)
from oobmgr.games.spark.picking.known_hexes import bridge_ends
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.words import IMPULSE_PHASES, SOVIET
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import flag_told, text_told
from oobmgr.rules.offered_words import offering

_CASE: Final = "SP-BRDG-04"


@dataclass(frozen=True)
class PlaceBridgeInputs:
    """A bridge that was begun, and what becomes of it."""

    bridge: str = text_told(
        "Which bridge, by a hex at its end; left blank where one alone is being built.",
        "SP-BRDG-04",
        label="Bridge",
    )
    done: bool = flag_told(
        "Whether it is finished; no gives it up.", "SP-BRDG-04", default=True, label="Finished"
    )


def propose_place(books: Books) -> PlaceBridgeInputs:
    """The bridge that was begun first."""
    # The oldest first, for it is the most likely to be finished.
    waiting = sorted(standing(books, BridgeState.BUILDING), key=lambda bridge: bridge.begun)
    return PlaceBridgeInputs(waiting[0].place if waiting else "")


@action(
    "SP-BRDG-04..05",
    phases=IMPULSE_PHASES,
    title="Bridge finished",
    propose=propose_place,
    offered=lambda books: bool(standing(books, BridgeState.BUILDING)),
    not_now=Fault("No bridge is being built.", case="SP-BRDG-04"),
    tab="Finish",
    post_text="Place the bridge",
    link="Finish it",
    group="Engineers",
    offers=offering(bridge=bridge_ends(BridgeState.BUILDING)),
)
def plan_place_bridge(books: Books, inputs: PlaceBridgeInputs) -> ActionPlan:
    """A bridge that was begun is finished and gets its marker, or is given up."""
    bridge = meant_bridge(books, inputs.bridge, BridgeState.BUILDING)
    if bridge is None:
        unknown = unknown_bridge(books, inputs.bridge, BridgeState.BUILDING, _CASE)
        return ActionPlan.refused("Bridge", (unknown,))
    # Given up it is gone, with its marker free again.
    changed = replace(bridge, built=books.turn) if inputs.done else replace(bridge, gone=books.turn)
    most = books.tables.cell(MOST)
    # The marker that is placed now counts, too.
    left = markers_on_map(books) + int(inputs.done)
    lines = [Step("Begun", CALENDAR.label(bridge.begun), case="SP-BRDG-02")]
    if inputs.done:
        lines.append(_rest(books, bridge))
    word = "finished" if inputs.done else "given up"
    return ActionPlan(
        f"Bridge {word}, {bridge.place}",
        "",
        ruled("Bridges in play", left, f"of {most.whole}", most.case, before=lines),
        facts=bridge_facts(books, changed),
        warnings=tuple(one.question() for one in _doubts(books, bridge)) if inputs.done else (),
        refusals=tuple(_unfinished(books, bridge)) if inputs.done else (),
    )


def _rest(books: Books, bridge: Bridge) -> Step:
    """Until when the bridging unit rests."""
    names = (unit.designation for unit in books.units() if unit.id == bridge.pontoon)
    builder = next(names, "It")
    after = CALENDAR.label(rests_until(books.turn, books.tables))
    cell, now = books.tables.cell(REST), CALENDAR.short(books.turn)
    return cell.step("Bridging unit rests", now, f"{builder} may begin again in {after}")


def _unfinished(books: Books, bridge: Bridge) -> Iterator[Fault]:
    """Why a bridge cannot be finished: no marker is left for it, or nobody is there to build it."""
    most = books.tables.cell(MOST)
    if markers_on_map(books) >= most.whole:
        advice = "One must be demolished first."
        sentence = f"All {most.whole} Bridge Markers are on the map."
        yield Fault(sentence, "bridge", bridge.place, advice, most.case)
    # The marker is placed for what the two of them do, so that without one there is none.
    if gone := missing_builders(books, bridge):
        sentence = with_capital(f"{' and '.join(gone)} left {bridge.start}, and both build it.")
        advice = "Say that it is not finished: then it is given up."
        yield Fault(sentence, "bridge", bridge.place, advice, "SP-BRDG-02")


def _doubts(books: Books, bridge: Bridge) -> Iterator[Fault]:
    """What the text leaves open: a bridge finished while the enemy plays, or beside him."""
    if books.side != SOVIET:
        sentence = "The other side is playing."
        advice = "Only the Soviet side builds bridges: check that it was finished before."
        yield Fault(sentence, "done", "", advice, _CASE)
    if enemy_near(books, bridge.start, bridge.end):
        sentence = f"An enemy is at {bridge.place} by now."
        yield Fault(sentence, "bridge", bridge.place, "Check that work goes on.", "SP-BRDG-03")
