"""A described game as the rest of the program sees it: one `Game`, made from a description."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from oobmgr.domain.accounts import STEP, Account, AccountName, GoodId, Place, SideId
from oobmgr.games.own import ENTRY
from oobmgr.games.own.actions.listed import actions_for
from oobmgr.games.own.calculators import CALCULATORS
from oobmgr.games.own.description.calendar import calendar_of
from oobmgr.games.own.description.description import EMBLEMS, Description
from oobmgr.games.own.description.reading import read_description
from oobmgr.games.own.description.writing import written
from oobmgr.games.own.forgotten import checks_for
from oobmgr.games.own.opening import scenario_of
from oobmgr.games.own.options import OPTIONS
from oobmgr.games.own.paper import sheet_form_of
from oobmgr.games.own.questions import questions_for
from oobmgr.games.own.rosters import roster_of
from oobmgr.games.own.sample import BLANK
from oobmgr.games.own.sequence import (
    phase_cases_of,
    phases_of,
    player_turns_of,
    reminders_of,
)
from oobmgr.games.own.tables import CHAPTERS, cases_of, tables_of
from oobmgr.games.own.unit_words import ratings_of, symbols_of, unit_words_of
from oobmgr.games.own.words import EVERYWHERE, FACT_KINDS, pool, sign_of, weather_now
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.game import Game, Good, Side
from oobmgr.rules.pools import Pool


@lru_cache(maxsize=FEW)
def described(text: str, name: str = "") -> Game:
    """The game that a description tells of; `name` is that of its file.

    Raises:
        BadInput: Carries every fault of the description, each with its line.
    """
    return game_of(read_description(text, name).agreed(), text)


def game_of(told: Description, text: str) -> Game:
    """A description as a game; `text` is what its campaigns carry."""
    calendar, first = calendar_of(told.calendar)
    tables = tables_of(told)
    return Game(
        entry=replace(ENTRY, name=told.game.name, sentence=told.game.sentence or ENTRY.sentence),
        sides=_sides(told),
        calendar=calendar,
        phases=phases_of(told),
        goods=(
            *(Good(GoodId(one.id), one.name, sign_of(told, one.id)) for one in told.goods),
            Good(STEP, "Steps", "steps"),
        ),
        pools=_pools(told),
        ratings=ratings_of(told),
        unit_words=unit_words_of(told),
        options=OPTIONS,
        scenarios=(scenario_of(told, first),),
        calculators=CALCULATORS,
        actions=actions_for(told, calendar),
        cases=cache(lambda: cases_of(told)),
        tables=lambda: tables,
        player_turns=player_turns_of(told),
        reminders=lambda _: reminders_of(told, calendar),
        checks=checks_for(told, calendar),
        chapters=CHAPTERS,
        phase_cases=lambda _: phase_cases_of(told, calendar),
        weather=(lambda books, _: _weather(told, books)) if told.weather.kinds else None,
        fact_kinds=FACT_KINDS,
        account_name=lambda account: _account_name(told, account),
        questions=questions_for(told, calendar),
        roster=roster_of(told),
        sheet_form=lambda _: sheet_form_of(told),
        symbols=symbols_of(told),
        description=text,
    )


def _sides(told: Description) -> tuple[Side, ...]:
    taken = {side.emblem for side in told.sides}
    # Emblems that nobody took, in their order, so that no two sides look alike.
    free = iter([emblem for emblem in EMBLEMS if emblem not in taken])
    return tuple(
        Side(SideId(side.id), side.name, side.emblem or next(free), side.nations or (side.name,))
        for side in told.sides
    )


def _pools(told: Description) -> tuple[Pool, ...]:
    places = tuple(place.id for place in told.places)
    # One for each side and good, even if nothing lies there: the forms offer them all.
    return tuple(
        Pool(
            pool(side.id),
            GoodId(good.id),
            good.name,
            spread=told.at_places(good.id),
            places=places if told.at_places(good.id) else (),
            ceiling=good.limit or None,
        )
        for side in told.sides
        for good in told.goods
    )


def _weather(told: Description, books: Books) -> dict[str, str]:
    found = {zone or EVERYWHERE: weather_now(told, books, zone) for zone in told.zones}
    return {zone: weather for zone, weather in found.items() if weather}


def _account_name(told: Description, account: Account) -> AccountName | None:
    """The name of a pool at a place; None where the usual name does."""
    # Only pools at places have a name of their own; the others are called as everywhere.
    if account.place is not Place.POOL or not account.detail:
        return None
    names = {place.id: place.name for place in told.places}
    place = names.get(account.detail, account.detail)
    return AccountName(f"{told.side_name(account.side)} pool at {place}")


OWN = game_of(BLANK, written(BLANK))
"""The game to begin with: it stands in the list of games until one is described."""
