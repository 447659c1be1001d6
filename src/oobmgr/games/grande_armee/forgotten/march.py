"""What looks forgotten on the march: the weather, rout markers, demoralized cavalry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.games.grande_armee.march.log import weather_of
from oobmgr.games.grande_armee.words import WEATHER
from oobmgr.rules.checks import check

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@check("LGA-WX-01", title="Weather", action="weather", phases=(WEATHER,), must=True)
def weather_due(books: Books) -> Iterator[str]:
    """The weather of the turn that is not entered."""
    if weather_of(books, books.turn) is None:
        yield "Enter it: how far leaders and units move goes by it."
