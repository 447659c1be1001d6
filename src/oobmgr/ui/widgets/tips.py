"""Tool tips that show names as they were typed."""

from __future__ import annotations

from typing import Final

from oobmgr.ui.language import tr

_JOINER: Final = "\N{WORD JOINER}"


def plain_tip(text: str) -> str:
    """A text of a tool tip in which nothing is read as a tag.

    Qt takes a tip with a tag in it for a page, and would even fetch the pictures that it names; a
    name may come from a stranger's file. No tag begins with a sign that has no width.
    """
    return tr(text).replace("<", f"<{_JOINER}")
