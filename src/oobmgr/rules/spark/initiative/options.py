"""The campaign options of initiative: each decides one point on which groups differ."""

from __future__ import annotations

from oobmgr.rules.game import Option

OPTIONS: tuple[Option, ...] = ()
