"""The campaign options of engineers and bridges: each decides one point on which groups differ."""

from __future__ import annotations

from oobmgr.rules.options import Option

OPTIONS: tuple[Option, ...] = ()
