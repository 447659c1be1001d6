"""What can hardly be of the season: frost in summer, more than a schedule brings at once."""

from collections.abc import Iterable, Iterator

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.words import Weather
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MOST_SCHEDULED

_COLD = frozenset({Weather.FROST, Weather.SNOW})
_SUMMER = ("06", "07", "08")


def out_of_season(
    books: Books, entered: Iterable[tuple[str, Weather]], case: str
) -> Iterator[Fault]:
    """Asks about frost and snow in the summer; `entered` are fields and the weather in them."""
    if not CALENDAR.within_year(books.turn).startswith(_SUMMER):
        return
    told: set[Weather] = set()
    for where, kind in entered:
        # Once for each kind, however many zones have it.
        if kind in _COLD and kind not in told:
            told.add(kind)
            sentence = f"There is {kind} in {CALENDAR.label(books.turn)}."
            advice = "Check the weather table again."
            yield Fault(sentence, where, str(kind), advice, case).question()


def many_scheduled(points: int) -> Iterator[Fault]:
    """Asks about more Resource Points than any schedule brings in a turn (RES-05)."""
    if points > MOST_SCHEDULED:
        sentence = f"{points} Resource Points by the schedule of one turn."
        advice = "Enter what the schedule brings in this turn alone."
        yield Fault(sentence, "scheduled", str(points), advice, "RES-05").question()
