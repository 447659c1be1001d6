"""What is doubtful, or counts for nothing, in the entries of missions, fights and flak."""

from collections.abc import Iterable, Iterator

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.air.air_shots import COMBAT_CHART, Hit
from oobmgr.games.europa.air.mission_limits import RANGE, STRATEGIC, Wing, known_of
from oobmgr.games.europa.air.slips import far, high_rating
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import HALF_AS_FAR
from oobmgr.rules.charts import own_copy


def wing_doubts(books: Books, wings: Iterable[Wing]) -> Iterator[Fault]:
    """Asks about ranges, ratings and distances that no counter or map shows."""
    for wing in wings:
        aircraft, strategic = wing.flyer.group.aircraft, wing.rated == STRATEGIC
        # What the books know was asked about when it was entered.
        if wing.rating is not None and wing.rating != known_of(books, aircraft, wing.rated):
            where = f"{wing.where}.rating"
            yield from high_rating(wing.rating, where, "AIR-12", strategic=strategic)
        if wing.reach is None:
            yield from far(wing.distance, f"{wing.where}.distance", "MIS-02")
        elif wing.reach != known_of(books, aircraft, RANGE):
            yield from far(wing.reach, f"{wing.where}.range", "MIS-02")


def reach_doubts(
    books: Books, aircraft: str, fight: tuple[int, int | None], where: str
) -> Iterator[Fault]:
    """Asks about hexes that no interceptor flies; `fight` are those and the range entered."""
    reach, printed = fight
    if printed is not None:
        yield from far(printed, f"{where}range", "MIS-02")
    elif known_of(books, aircraft, RANGE) is None:
        # Interceptors go half their range.
        yield from far(reach, f"{where}reach", "MIS-02", most=HALF_AS_FAR)


def home_doubts(hit: Hit, distance: int | None, field: str) -> Iterator[Fault]:
    """Asks about hexes home that nobody flies; tells of them where nobody is lost (AIR-09)."""
    if distance is None:
        return
    if hit is Hit.X:
        yield from far(distance, field, "AIR-09")
    else:
        sentence = "The hexes home count only for an X."
        yield Fault(sentence, field, str(distance), "Leave them out.", "AIR-09")


def column_told(
    books: Books, column: str, hit: Hit, roll: int, field: str, *, chart: str = COMBAT_CHART
) -> Iterator[Fault]:
    """Tells of a column that is named though no chart is asked (MIS-04, MIS-09)."""
    asked = hit is Hit.CHART or (roll and own_copy(books, chart) is not None)
    if column.strip() and not asked:
        sentence = "The column counts only where your chart is used, with the dice."
        case = "MIS-04" if chart == COMBAT_CHART else "MIS-09"
        yield Fault(sentence, field, column, "Leave it out.", case)
