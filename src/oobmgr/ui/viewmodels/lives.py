"""A life as a strip shows it: signs for what happened, and the words behind them."""

from typing import Final

from oobmgr.campaign.queries.lives import Event, Life, LifeTurn
from oobmgr.domain.quantities import counted
from oobmgr.rules.unit_words import StepWords
from oobmgr.ui.widgets.life_strip import LifeColumn

_MINUS: Final = "\N{MINUS SIGN}"
_ELSEWHERE: Final = frozenset({Event.REGROUPED, Event.JOINED, Event.MOVED})


def life_columns(life: Life, *, several: bool = False) -> tuple[LifeColumn, ...]:
    """The columns of a life; `several` counts units where one unit has done it by itself."""
    return tuple(
        LifeColumn(
            turn.short, turn.steps, _signs(turn), _words(turn, life, several=several), turn.entry
        )
        for turn in life.turns
    )


def _signs(turn: LifeTurn) -> str:
    """``×−2→``: what was lost comes first, for a narrow column shows no more."""
    events = turn.events
    parts = (
        "×" if Event.DESTROYED in events else "",
        f"{_MINUS}{events[Event.LOST]}" if Event.LOST in events else "",
        f"+{events[Event.BACK]}" if Event.BACK in events else "",
        # One plus is enough in a narrow column; the words behind it tell both.
        "+" if Event.ARRIVED in events and Event.BACK not in events else "",
        "→" if events.keys() & _ELSEWHERE else "",
    )
    return "".join(parts)


def _words(turn: LifeTurn, life: Life, *, several: bool) -> str:
    """``July I 1941: 1 step; 1 step lost, another place``."""
    words = life.step_words
    # A leader has no steps in any turn.
    there = words.told(turn.steps or 0) if life.most else "there"
    there = "not there yet" if turn.steps is None else there
    told = ", ".join(_event(event, turn.events[event], words, several=several) for event in Event
                     if event in turn.events)  # fmt: skip
    return f"{turn.label}: {there}; {told}" if told else f"{turn.label}: {there}"


def _event(event: Event, number: int, words: StepWords, *, several: bool) -> str:
    if event is Event.LOST:
        return f"{words.told(number)} lost"
    if event is Event.BACK:
        return f"{words.told(number)} back"
    if event is Event.MOVED and not several and number > 1:
        return counted(number, "other place")
    if several and event in {Event.REGROUPED, Event.MOVED}:
        return f"{number} to {event.value}"
    # Written out: in another language the number and the word may change places.
    if several and event is Event.ARRIVED:
        return f"{number} arrived"
    return f"{number} {event.value}" if several else event.value
