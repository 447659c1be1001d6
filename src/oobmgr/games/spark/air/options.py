"""The campaign options of air strikes and AA fire: each decides a point on which groups differ."""

from __future__ import annotations

from oobmgr.rules.options import Option

OPTIONS: tuple[Option, ...] = ()
