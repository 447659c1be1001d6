"""The odds of a combat, as the column of the results table that is used."""

from __future__ import annotations

from fractions import Fraction

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import ceil, counted, shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import OPTIONS, chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import amount_told, flag_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

ELIMINATED = "eliminated"
COLUMNS = ("1-4", "1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1")
"""The words for the columns; their order and odds stand in the tables."""
_COLUMNS = "combat.odds.columns"


@dataclass(frozen=True)
class OddsColumnInputs:
    """The factors that count on both sides, and the shifts of the column."""

    af: Fraction = amount_told("Attack factors that count.", "CBT-02", unit="AF")
    df: Fraction = amount_told("Defence factors that count.", "CBT-02", unit="DF")
    air_1R: bool = flag_told(  # noqa: N815 - as the results table writes a column to the right
        "Whether air support earned a column.",
        "BMB-07",
        names=("air_hit", "air_shift"),
        label="Column for air support?",
    )
    artillery_1R: bool = flag_told(  # noqa: N815 - as there
        "Whether the bombardment by artillery earned a column.",
        "BMB-07",
        names=("artillery_hit", "bombardment_1R"),
        label="Column for artillery?",
    )
    armor_1R: bool = flag_told(  # noqa: N815 - as there
        "Whether armor strength earned a column.",
        "ARM-04",
        names=("armor_shift", "armor"),
        label="Column for armor?",
    )
    terrain_1L: bool = flag_told(  # noqa: N815 - as there
        "Whether the terrain of the defender costs a column.",
        "CBT-04",
        names=("terrain", "defensive_terrain"),
        label="Column for terrain?",
    )
    shift: int = told(
        "Other columns to the right, to the left below 0.",
        default=0,
        unit="columns",
        low=-FEW,
        high=FEW,
        names=("shifts", "net_shift"),
        case="CBT-04",
        label="Other columns right",
    )
    d10: bool = flag_told(
        "Whether the D10 earned the next column, where odds are rounded down.",
        "CBT-02",
        names=("d10_success",),
        label="Next column by the D10?",
    )
    options: Options = options_told("odds_rounding", "odds_clamp", "fire_shift_max")


@dataclass(frozen=True)
class OddsColumn:
    """The column to roll on."""

    column: str = told(
        "The column, or eliminated where the attackers are lost at once.",
        choices=(*COLUMNS, ELIMINATED),
    )


@calculator("CBT-01..04 BMB-07 ARM-04 TER-01 GEN-04")
def odds_column(inputs: OddsColumnInputs, tables: Tables) -> Ruling[OddsColumn]:
    """Which column of the combat table is used.

    Columns count from 0 for the worst of the table; what lies below eliminates the attackers.

    Raises:
        BadInput: Neither side has a factor.
    """
    ladder = columns(tables)
    # Each side is rounded up by itself before the odds are taken (GEN-04).
    af, df = ceil(inputs.af), ceil(inputs.df)
    working = [
        *_rounded_up("Attack factors", inputs.af),
        *_rounded_up("Defence factors", inputs.df),
    ]
    place = _place(af, df, inputs, tables)
    words = _odds_words(place, tables) if af and df else _named(place, ladder)
    working.append(Step("Odds", words, f"{af}:{df}", "CBT-02"))
    if inputs.d10 and _d10_counts(place, af, df, inputs, tables):
        more = tables.whole("combat.odds.d10")
        place += more
        working.append(tables.step("combat.odds.d10", "D10", more, _columns_text(more)))
    # EU-CF-48: whether the ends of the table come before the shifts decides what shifts are worth.
    if chosen(inputs.options, "odds_clamp") == "before":
        place, beyond = _within_ends(place, ladder), place
        if place != beyond:
            working.append(Step("End of the table", _named(place, ladder), "", "CBT-03"))
    shift, lines = _shifts(inputs, tables)
    final = _within_ends(place + shift, ladder)
    working += lines
    working.append(Step("Column", _named(final, ladder), "", "CBT-03", StepKind.RESULT))
    idle = inputs.d10 and not _down(inputs.options)
    notes = ("The D10 is rolled only where odds are rounded down.",) if idle else ()
    return Ruling(OddsColumn(_named(final, ladder)), tuple(working), notes)


def columns(tables: Tables) -> tuple[str, ...]:
    """The columns of the results table from the worst to the best for the attacker."""
    return tuple(name.strip() for name in tables.text(_COLUMNS).split(","))


def _ratios(tables: Tables) -> tuple[Fraction, ...]:
    return tuple(Fraction(name.replace("-", "/")) for name in columns(tables))


def d10_rolled(af: int, df: int, tables: Tables, options: Options) -> bool:
    """Whether the D10 is rolled for the next column at odds of these factors (CBT-02)."""
    if not (af and df):
        return False
    inputs = OddsColumnInputs(Fraction(af), Fraction(df), options=options)
    return _d10_counts(_place(af, df, inputs, tables), af, df, inputs, tables)


def _d10_counts(place: int, af: int, df: int, inputs: OddsColumnInputs, tables: Tables) -> bool:
    # Odds exactly those of a column leave no factor over, and the D10 is not rolled for them.
    left_over = bool(df) and Fraction(af, df) not in _ratios(tables)
    return place >= 0 and _down(inputs.options) and left_over


def _down(options: Options) -> bool:
    return chosen(options, "odds_rounding") == "down"


def _rounded_up(label: str, factors: Fraction) -> list[Step]:
    if factors.denominator == 1:
        return []
    return [Step(label, ceil(factors), f"{shown(factors)}, up", "GEN-04")]


def _place(af: int, df: int, inputs: OddsColumnInputs, tables: Tables) -> int:
    """Where the odds stand on the ladder of columns, which goes on beyond both of its ends."""
    ratios = _ratios(tables)
    if not af and not df:
        advice = "Give the factors of both sides."
        raise BadInput(Fault("must be more than 0 on one side.", "af", "0", advice, "CBT-02"))
    # So far beyond the end of the table that no shift leads back to it.
    if not af:
        return -len(ratios)
    if not df:
        return len(ratios)
    odds = Fraction(af, df)
    if odds >= ratios[-1]:
        # EU-CF-48: where shifts come first, a 9-1 shifted left once is still a 7-1, so odds beyond
        # the table keep their distance from it.
        whole = _whole_odds(odds, inputs.options)
        return len(ratios) - 1 + whole - int(ratios[-1])
    if odds < ratios[0]:
        return _below(odds, inputs.options, tables)
    worse = max(place for place, ratio in enumerate(ratios) if ratio <= odds)
    nearer = not _down(inputs.options) and _nearer_above(odds, ratios[worse], ratios[worse + 1])
    return worse + 1 if nearer else worse


def _nearer_above(odds: Fraction, low: Fraction, high: Fraction) -> bool:
    """Whether odds lie nearer the higher column; a tie goes to the defender.

    Below even the defender is counted against one attacker: 2:5 is 1:2 ½.
    """
    if odds < 1:
        return 1 / odds - 1 / high < 1 / low - 1 / odds
    return odds - low > high - odds


def _whole_odds(odds: Fraction, options: Options) -> int:
    """Odds above the table as a whole number, rounded as the columns are."""
    whole = int(odds)
    return whole + 1 if not _down(options) and odds - whole > whole + 1 - odds else whole


def _below(odds: Fraction, options: Options, tables: Tables) -> int:
    """The place of odds worse than the lowest column, which reaches a little beyond itself."""
    lowest, defenders = int(1 / _ratios(tables)[0]), 1 / odds
    # EU-CF-45: down to 1:4½ the lowest column is the nearest one, and the attackers are not lost
    # yet.
    if not _down(options) and defenders <= tables.number("combat.odds.worst"):
        return 0
    whole = ceil(defenders) if _down(options) else int(defenders)
    if not _down(options) and defenders - whole >= whole + 1 - defenders:
        whole += 1
    return min(lowest - whole, -1)


def _shifts(inputs: OddsColumnInputs, tables: Tables) -> tuple[int, list[Step]]:
    """The shift in all, with a line for each part."""
    most = OPTIONS.number(inputs.options, "fire_shift_max")
    hits = inputs.air_1R + inputs.artillery_1R
    found: list[tuple[str, int, str]] = []
    for label, name, times in (
        ("Fire", "fire", min(hits, most)),
        ("Armor", "armor", int(inputs.armor_1R)),
        ("Terrain", "terrain", int(inputs.terrain_1L)),
    ):
        cell = tables.cell(f"combat.odds.shift.{name}")
        # Shown as 0 where the option lets no hit count, so that nobody looks for its column.
        if times or (name == "fire" and hits):
            found.append((label, times * cell.whole, cell.case))
    if inputs.shift:
        found.append(("Other shifts", inputs.shift, "CBT-04"))
    lines = [Step(label, more, _columns_text(more), case) for label, more, case in found]
    return sum(more for _, more, _ in found), lines


def _columns_text(shift: int) -> str:
    return f"{counted(abs(shift), 'column')} {'right' if shift > 0 else 'left'}" if shift else ""


def _odds_words(place: int, tables: Tables) -> str:
    """Odds as players write them, beyond the ends of the table too: 9-1, 1-6."""
    ladder, ratios = columns(tables), _ratios(tables)
    if 0 <= place < len(ladder):
        return ladder[place]
    if place < 0:
        return f"1-{int(1 / ratios[0]) - place}"
    return f"{int(ratios[-1]) + place - len(ladder) + 1}-1"


def _within_ends(place: int, ladder: tuple[str, ...]) -> int:
    # One below the lowest column means that the attackers are eliminated.
    return max(-1, min(place, len(ladder) - 1))


def _named(place: int, ladder: tuple[str, ...]) -> str:
    place = _within_ends(place, ladder)
    return ELIMINATED if place < 0 else ladder[place]
