"""The campaign options of isolation."""

from __future__ import annotations

from oobmgr.rules.options import Option, OptionKind

OPTIONS: tuple[Option, ...] = (
    Option(
        "winter_turns",
        "Winter turns",
        "The turns in which isolated units suffer from winter, such as Dec I to Feb II, or "
        "Dec I 1941 to Feb II 1942.",
        "ISO-04",
        "EU-CF-57",
        "Dec I to Feb II",
        kind=OptionKind.TEXT,
    ),
)
