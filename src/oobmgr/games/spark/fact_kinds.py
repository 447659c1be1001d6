"""What the facts are about that this game keeps besides those of every campaign."""

from __future__ import annotations

from oobmgr.domain.postings import Subject

SUPPLY = Subject("supply")
MARKER = Subject("marker")
HEX = Subject("hex")
TOLD = Subject("told")
BOXES = Subject("boxes")
SHOT_AT = Subject("shot_at")
"""By AFV and phase: that it took a fire of a hidden sheet."""
