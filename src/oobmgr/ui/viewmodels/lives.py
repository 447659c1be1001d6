"""A life as a strip shows it: signs for what happened, and the words behind them."""

from typing import Final

from oobmgr.campaign.queries.lives import Event, Life, LifeTurn
from oobmgr.domain.quantities import counted
from oobmgr.ui.widgets.life_strip import LifeColumn

_MINUS: Final = "\N{MINUS SIGN}"


def life_columns(life: Life, *, several: bool = False) -> tuple[LifeColumn, ...]:
    """The columns of a life; `several` counts units where one unit has done it by itself."""
    return tuple(
        LifeColumn(turn.short, turn.steps, _signs(turn), _words(turn, several=several))
        for turn in life.turns
    )


def _signs(turn: LifeTurn) -> str:
    """``×−2→``: what was lost comes first, for a narrow column shows no more."""
    events = turn.events
    parts = (
        "×" if Event.DESTROYED in events else "",
        f"{_MINUS}{events[Event.LOST]}" if Event.LOST in events else "",
        f"+{events[Event.BACK]}" if Event.BACK in events else "",
        "+" if Event.ARRIVED in events and Event.BACK not in events else "",
        "→" if Event.REGROUPED in events or Event.MOVED in events else "",
    )
    return "".join(parts)


def _words(turn: LifeTurn, *, several: bool) -> str:
    """``July I 1941: 1 step. 1 step lost, another place``."""
    there = "not there yet" if turn.steps is None else counted(turn.steps, "step")
    told = ", ".join(_event(event, turn.events[event], several=several) for event in Event
                     if event in turn.events)  # fmt: skip
    return f"{turn.label}: {there}. {told}" if told else f"{turn.label}: {there}"


def _event(event: Event, number: int, *, several: bool) -> str:
    if event is Event.LOST:
        return f"{counted(number, 'step')} lost"
    if event is Event.BACK:
        return f"{counted(number, 'step')} back"
    if event is Event.MOVED and not several and number > 1:
        return counted(number, "other place")
    return f"{number} {event.value}" if several else event.value
