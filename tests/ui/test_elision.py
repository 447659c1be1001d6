"""Names that find no room are cut so that none is taken for another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oobmgr.ui.theme.fonts import BODY_PX, font, scaled
from oobmgr.ui.widgets.elision import told_apart
from oobmgr.ui.widgets.paint import text_width

pytestmark = pytest.mark.usefixtures("qapp")

CORPS = frozenset({
    "III Motorized Guard Corps", "III Motorized Shock Guard Corps", "III Mountain Guard Corps",
    "IV Corps", "IV Corps of the Far Northern Front", "IV Corps of the Far Southern Front",
})  # fmt: skip


def shown(name: str, width: int) -> str:
    return told_apart(name, CORPS, font(BODY_PX), scaled(width))


@pytest.mark.parametrize("width", [90, 110, 130, 150, 400])
def test_names_alike_are_told_apart_at_any_width(width: int) -> None:
    cut = {name: shown(name, width) for name in CORPS}
    assert len(set(cut.values())) == len(CORPS), cut
    for name, words in cut.items():
        start, _, end = words.partition("\N{HORIZONTAL ELLIPSIS}")
        alike = [one for one in CORPS if one.startswith(start) and one.endswith(end)]
        assert words == name or len(alike) == 1 or not start, cut


def test_a_name_that_fits_or_stands_alone_is_as_usual() -> None:
    assert shown("IV Corps", 200) == "IV Corps"
    face = font(BODY_PX)
    cut = told_apart("I Cavalry Corps", frozenset({"I Cavalry Corps", "9th Army"}), face, 80)
    assert cut.startswith("I C")
    assert cut.endswith("ps")


@given(st.sets(st.text("IVX Corpsat", min_size=1, max_size=30), min_size=1, max_size=6),
       st.integers(20, 300))  # fmt: skip
def test_no_name_is_wider_than_its_room(names: set[str], width: int) -> None:
    face = font(BODY_PX)
    for name in names:
        assert text_width(told_apart(name, names, face, width), face) <= max(width, scaled(20))
