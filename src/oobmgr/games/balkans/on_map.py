"""What lies on the map besides units: the Festung markers."""

from __future__ import annotations

from oobmgr.games.balkans.festung.register import duty, register
from oobmgr.games.balkans.screens.tables import garrison_words
from oobmgr.games.balkans.words import AXIS, CityState
from oobmgr.rules.books import Books
from oobmgr.rules.map_entries import MapEntry


def on_map(books: Books) -> tuple[MapEntry, ...]:
    """The cities that were declared fortresses."""
    return tuple(
        MapEntry(
            kind="Festung marker",
            place=f"{record.city} {record.hex}".strip(),
            side=AXIS,
            state=str(duty(books, record)),
            since=record.turn,
            case="W81-FEST-02",
            note=f"needs {garrison_words(books, record)}",
        )
        for record in register(books)
        if record.state is CityState.FESTUNG and record.turn
    )
