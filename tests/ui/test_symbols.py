from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from python_calamine import CalamineWorkbook

from oobmgr.domain.places import resources_dir
from oobmgr.games.grande_armee.symbols import SYMBOLS
from oobmgr.rules.symbols import PLAIN, symbol_name, symbol_names, take_symbols
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.symbols import symbol_pixmap, symbol_size, symbol_svg
from oobmgr.ui.theme import DARK, LIGHT, Theme

SIZES = ("II", "III", "X", "XX", "XXX", "XXXX")


def sample_types() -> set[str]:
    path = resources_dir() / "samples" / "barbarossa_1941.xlsx"
    book = CalamineWorkbook.from_path(str(path))
    types: set[str] = set()
    for sheet in ("Axis", "Soviet", "Reinforcements"):
        head, *rows = book.get_sheet_by_name(sheet).to_python()
        column = head.index("Type")
        types |= {str(row[column]) for row in rows if row[column]}
    return types


def inked(image: QImage, colour: str) -> int:
    wanted = colour.lower()
    points = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y).name() == wanted for x, y in points)


def test_every_type_of_the_sample_order_of_battle_has_a_drawing() -> None:
    types = sample_types()
    assert len(types) > 30
    assert {word for word in types if symbol_name(word) == PLAIN} == set()


@pytest.mark.parametrize("name", sorted({*symbol_names().values(), *SYMBOLS.values(), PLAIN}))
def test_every_drawing_that_is_named_can_be_drawn(name: str) -> None:
    path = resources_dir() / "symbols" / f"{name}.svg"
    text = path.read_text(encoding="utf-8")
    assert QSvgRenderer(QByteArray(text.encode())).isValid()
    assert "<text" not in text  # letters would depend on the fonts of the machine


def test_no_two_kinds_of_unit_look_the_same() -> None:
    folder = resources_dir() / "symbols"
    drawings = [path.read_text(encoding="utf-8") for path in folder.glob("*.svg")]
    assert len(drawings) > 30
    assert len(set(drawings)) == len(drawings)


def test_words_are_found_in_any_case_of_letters() -> None:
    assert symbol_name(" Panzer ") == symbol_name("panzer") == "armour"


def test_an_unknown_type_is_the_plain_frame() -> None:
    assert symbol_name("battle elephants") == PLAIN
    picture = symbol_pixmap("battle elephants", "XX", Emblem.SQUARE, 24, 1.0, LIGHT)
    assert inked(picture.toImage(), LIGHT["squaresoft"]) > 100


@pytest.mark.parametrize("size", SIZES)
def test_a_size_mark_stands_above_the_frame_from_24_px(size: str) -> None:
    assert symbol_size(24, size).height() > symbol_size(24, "").height()
    assert symbol_size(22, size).height() == symbol_size(22, "").height()
    picture = symbol_pixmap("infantry", size, Emblem.SQUARE, 44, 2.0, LIGHT).toImage()
    above = picture.copy(0, 0, picture.width(), picture.height() // 5)
    assert inked(above, LIGHT["square"]) > 5


def test_larger_formations_have_wider_marks() -> None:
    widths = [symbol_svg("infantry", size).count(" M") for size in ("X", "XX", "XXX", "XXXX")]
    assert widths == sorted(set(widths))


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("emblem", list(Emblem))
def test_a_side_has_its_own_frame_and_ground(theme: Theme, emblem: Emblem) -> None:
    picture = symbol_pixmap("infantry", "XX", emblem, 44, 2.0, theme).toImage()
    assert inked(picture, theme[emblem.token]) > 20
    assert inked(picture, theme[emblem.soft]) > 200


def test_a_symbol_is_drawn_once_for_each_kind() -> None:
    first = symbol_pixmap("panzer", "XX", Emblem.SQUARE, 24, 1.0, LIGHT)
    again = symbol_pixmap("tank", "XX", Emblem.SQUARE, 24, 1.0, LIGHT)
    other = symbol_pixmap("tank", "XX", Emblem.SQUARE, 24, 2.0, LIGHT)
    assert first.cacheKey() == again.cacheKey()
    assert other.width() == 2 * first.width()
    assert other.deviceIndependentSize() == first.deviceIndependentSize()


def test_printed_symbols_are_black_and_tell_sides_by_ground_and_frame() -> None:
    axis, soviet = (symbol_svg("rifle", "XX", e) for e in (Emblem.SQUARE, Emblem.DIAMOND))
    for text in (axis, soviet):
        ET.fromstring(text)  # noqa: S314 - our own drawing
        assert "#000000" in text
        assert "#010101" not in text
    assert "#FFFFFF" in axis
    assert "#E6E6E6" in soviet
    frames = [float(text.split('stroke-width="')[2].split('"')[0]) for text in (axis, soviet)]
    assert frames[0] < frames[1]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("px", [16, 24, 48])
def test_field_signs_differ_at_every_width(theme: Theme, px: int) -> None:
    plain = symbol_pixmap("battle elephants", "", Emblem.SQUARE, px, 1.0, theme).toImage()
    seen = {name: field_sign(name, px, theme) for name in sorted(set(SYMBOLS.values()))}
    assert len(seen) > 12
    for name, picture in seen.items():
        # Enough to be seen inside the frame, and two signs are not taken for one another.
        assert differing(picture, plain) > 0.1, name
        for other, one in seen.items():
            assert other == name or differing(picture, one) > 0.03, f"{name}, {other}"


def differing(one: QImage, other: QImage) -> float:
    """The share of the points in which two pictures of one size differ."""
    points = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in points) / len(points)


def field_sign(name: str, px: int, theme: Theme) -> QImage:
    take_symbols(SYMBOLS)
    word = next(word for word, drawing in SYMBOLS.items() if drawing == name)
    try:
        return symbol_pixmap(word, "", Emblem.SQUARE, px, 1.0, theme).toImage()
    finally:
        take_symbols({})
