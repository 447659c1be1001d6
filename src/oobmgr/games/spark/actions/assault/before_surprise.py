"""What is asked where an assault of the night begins without its surprise die."""

from __future__ import annotations

from collections.abc import Iterator

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.assaults import record_of
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.words import COMBAT
from oobmgr.rules.books import Books


def before_surprise(books: Books, place: str, field: str = "hex") -> Iterator[Fault]:
    """A question about a step of an assault by night whose surprise was not rolled for.

    The die comes before each assault (SP-INIT-11), and changes its fire, losses and morale. Asked
    and not refused: it may have been rolled on the table alone.
    """
    place = place.strip()
    if not place or books.phase not in COMBAT or not is_night(books.turn):
        return
    if record_of(books, place).surprise is None:
        sentence = f"Surprise was not rolled for in the assault on {place}."
        advice = "Post its die first: it changes fire, losses and morale."
        yield Fault(sentence, field, place, advice, "SP-INIT-11").question()
