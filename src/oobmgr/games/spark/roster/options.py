"""The campaign options of Roster Sheets: each decides one point on which groups differ."""

from __future__ import annotations

from oobmgr.rules.options import Option

OPTIONS: tuple[Option, ...] = ()
