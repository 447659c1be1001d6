"""Invented units and a plain face to lay sheets out with."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import strategies as st

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.units import UnitStatus
from oobmgr.known_games import game
from oobmgr.reports.drawing import (
    Box,
    Document,
    Dotted,
    Item,
    Rule,
    Stamp,
    Style,
    Symbol,
    Text,
    apart,
)
from oobmgr.reports.page_setup import PAPERS, TEXT_PCTS, Duplex, Margins, PageSetup
from oobmgr.reports.roster_request import FigureText, SheetHeader, SheetSide
from oobmgr.reports.roster_sheet import RosterSheet
from oobmgr.rules.tables import Cell, CellValue, Tables

_NARROW = set("iljt.,:;|!'()[] ")
_WIDE = set("mwMW@…")

HEADER = SheetHeader(
    "Barbarossa, Tuesdays",
    "Revised Europa",
    "July II 1941",
    (
        SheetSide("axis", "Axis", "square", "Axis Initial Phase", "SP 141 of 160, Re 38"),
        SheetSide("soviet", "Soviet", "diamond", "Axis Initial Phase", "SP 114 of 114, Re 17"),
    ),
)

PRICES: dict[str, CellValue] = {
    "supply.activation.panzer": 1,
    "supply.activation.motorized": Fraction(1, 2),
    "supply.combat.division": Fraction(1, 2),
    "supply.combat.bombardment": 1,
}
FORM = game("europa").sheet_form(
    Tables({path: Cell(path, value, "AB-13") for path, value in PRICES.items()})
)


class PlainMetrics:
    """Three widths of letters: enough to lay out by, the same on every machine."""

    def width(self, text: str, style: Style) -> float:
        ems = sum(0.3 if c in _NARROW else 0.9 if c in _WIDE else 0.6 for c in text)
        return ems * style.size_pt


def unit(
    number: int,
    *,
    side: str = "axis",
    designation: str = "",
    path: tuple[str, ...] = ("AG Center", "2nd Panzer Group", "XXIV Motorized Corps"),
    steps: int = 2,
    left: int | None = None,
    status: str = "on_map",
    note: str = "",
    size: str = "XX",
    unit_type: str = "panzer",
    cadre: str = "5-8",
) -> UnitRow:
    return UnitRow(
        id=UnitId(number),
        side=SideId(side),
        nation="Germany",
        designation=designation or f"{number} Pz",
        type=unit_type,
        size=size,
        formation=FormationId(1),
        path=path,
        ratings={"attack": 14, "defense": 14, "move": 10},
        rating_text="14-10",
        traits={"cadre": cadre},
        steps=steps,
        steps_left=steps if left is None else left,
        status=UnitStatus(status),
        arrival=TurnCode("1941-08-I" if status == "due" else ""),
        arrival_label="Aug I" if status == "due" else "",
        hex="1B 2417",
        setup="",
        note=note,
        source_key="",
    )


def sheet(units: list[UnitRow], price: FigureText | None = None) -> RosterSheet:
    return RosterSheet(units, HEADER, FORM, price)


SETUPS = st.builds(
    PageSetup,
    paper=st.sampled_from(tuple(PAPERS)),
    landscape=st.booleans(),
    text_pct=st.sampled_from(TEXT_PCTS),
    margins=st.sampled_from(Margins),
    duplex=st.sampled_from(Duplex),
    printed=st.sampled_from(("", "14 Oct 2026, 20:02")),
)


def taken_apart(document: Document) -> Document:
    """The same document with every item in its own place."""
    return replace(document, pages=tuple(tuple(apart(page)) for page in document.pages))


def texts(page: tuple[Item, ...]) -> list[str]:
    return [item.text for item in apart(page) if isinstance(item, Text)]


def inside(document: Document, metrics: PlainMetrics) -> None:
    """Everything stands within the margins, and every text within its width."""
    setup = document.setup
    for page in document.pages:
        for item in apart(page):
            left, top, right, bottom = extent(item, metrics)
            assert left >= setup.left - 0.01, item
            assert right <= setup.right + 0.01, item
            assert top >= setup.top - 0.01, item
            assert bottom <= setup.bottom + 0.01, item
            if isinstance(item, Text):
                assert metrics.width(item.text, item.style) <= item.w + 0.01, item


def extent(item: Item, metrics: PlainMetrics) -> tuple[float, float, float, float]:
    """Left, top, right and bottom edge of what an item inks; text as wide as it is set."""
    match item:
        case Text():
            width = metrics.width(item.text, item.style)
            spare = {"left": 0.0, "center": 0.5, "right": 1.0}[item.align] * (item.w - width)
            left = item.x + spare
            return left, item.y - item.style.size_pt * 0.8, left + width, item.y + 2
        case Rule():
            return item.x, item.y, item.x2, item.y2
        case Dotted():
            return item.x, item.y, item.x2, item.y
        case Box() | Symbol():
            return item.x, item.y, item.x + item.w, item.y + item.h
        case Stamp():
            raise ValueError("take it apart first")
