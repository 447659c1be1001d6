"""Python's look for cyclic garbage, put off while a great many values are made at once."""

import atexit
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final

_USUAL: Final = gc.get_threshold()
_A_GREAT_MANY: Final = 10_000
"""To look at so many takes two thousandths of a second."""


@contextmanager
def collector_resting() -> Iterator[None]:
    """Keep the collector from walking half a million new values again and again.

    What is on stays on afterwards, also after an error; what was off stays off.
    """
    # Blocks may stand inside each other; only the outermost turns it on again.
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def look_seldom() -> None:
    """Let the collector look after fifty thousand new values, not after seven hundred.

    For the short life of a command and until the first window is there: both make classes and rows
    and keep nearly all of them, and looking again and again took a sixth of their time.
    """
    gc.set_threshold(50_000)


@cache
def look_no_more_at_the_end() -> None:
    """Let Python end without a look at everything that is still there.

    That look took a fifth of a short command. Nothing of ours waits for it: files are closed and
    written where they are done with.
    """
    atexit.register(gc.freeze)


def look_as_usual() -> None:
    """Let the collector look as often as Python lets it from the start."""
    gc.set_threshold(*_USUAL)


def spare_what_is_there() -> None:
    """Let the collector pass over everything that there is now, until `spare_nothing`.

    A look at all of a large campaign takes a tenth of a second, and would come while a key waits
    to be painted. What is let go of meanwhile dies all the same, unless it refers to itself.
    """
    # Only the newest, for the same reason: the player waits for the page that is being opened.
    gc.collect(1)
    gc.freeze()


@cache
def spare_what_stays() -> None:
    """As `spare_what_is_there`, but without any look: all that was made of late is to stay.

    Only the first call does anything. At a later one a campaign that was closed may not have been
    looked at yet, and would be spared with the rest.
    """
    gc.freeze()


def spare_a_great_many() -> None:
    """Let the collector pass over what there is now, where a great many values are new.

    Units of a large campaign that a worker has read would be looked at as soon as they are there,
    one by one, for as long as it takes to paint the window twice. They do not refer to themselves.
    """
    if gc.get_count()[0] > _A_GREAT_MANY:
        gc.freeze()


def spare_nothing() -> None:
    """Let the collector look at everything again."""
    gc.unfreeze()
