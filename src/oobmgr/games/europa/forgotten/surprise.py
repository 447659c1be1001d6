"""What looks forgotten of the air surprise."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.games.europa.actions.air.surprise import is_surprise
from oobmgr.games.europa.air.surprise_run import surprise_state
from oobmgr.rules.books import Books
from oobmgr.rules.game import Warning  # noqa: A004 - as where it is made


def surprise_warnings(books: Books) -> Iterator[Warning]:
    """An air surprise that is not played to its end before the surprise turn is over."""
    if not is_surprise(books):
        return
    state = surprise_state(books)
    if state.now is None:
        return
    number = sum(wave.number for wave in state.waves)
    title = "Air surprise not finished" if state.made else "Air surprise not played"
    sentence = f"{state.made} of {number} strikes are made; the {state.now.striker} are next."
    yield Warning("air_surprise", title, sentence, "ASU-02", "air_surprise")
