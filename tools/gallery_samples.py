"""Rows for the gallery of components: samples for looking at, with no meaning in any game."""

from oobmgr.ui.emblems import Emblem
from oobmgr.ui.widgets.history_list import HistoryRow
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.phase_stepper import PhaseCell
from oobmgr.ui.widgets.pool_bar import FigureRow, PoolRow
from oobmgr.ui.widgets.steps import StepsRow
from oobmgr.ui.widgets.supply_plot import PlotSide, PlotTurn
from oobmgr.ui.widgets.tags import Tag
from oobmgr.ui.widgets.warning_list import WarningRow
from oobmgr.ui.widgets.working_view import WorkingRow

# Formation, designation, type, size, ratings, boxes, tags, cases.
Unit = tuple[str, str, str, str, str, StepsRow, tuple[Tag, ...], tuple[str, ...]]

_HEAVY = StepsRow(5, 1, 1, ("2", "3", "4", "5", "6"))
_LATE = (Tag("arrives Aug I", TagKind.PENCIL),)
_CUT_OFF = (Tag("unsupplied, 2nd turn", TagKind.ERR), Tag("own copy", TagKind.OVER))

UNITS: tuple[Unit, ...] = (
    ("XXIV", "3 Pz", "panzer", "XX", "14-10", StepsRow(2), (), ("SP 13",)),
    ("XXIV", "10 Mot", "motorised infantry", "XX", "8-10", StepsRow(2, 0, 1), (), ("SP 14",)),
    ("XXIV", "1 Cav", "cavalry", "XX", "5-8", StepsRow(2), (Tag("unsupplied", TagKind.WARN),), ()),
    ("XII", "45", "infantry", "XX", "4-6", StepsRow(2, 1), (Tag("cadre"),), ("SP 13", "SP 20")),
    ("XII", "3/240/17 of the 170th", "siege artillery", "III", "2-3-6", _HEAVY, _LATE, ()),
    ("XII", "413 Eng", "engineer", "III", "1-8", StepsRow(0), _CUT_OFF, ()),
)

WORKING = (
    WorkingRow("heading", "Rate this turn"),
    WorkingRow("line", "Base rate, Axis", "", "100", "INC 01"),
    WorkingRow("line", "Riga held", "", "\u2212\u20093", "INC 02"),
    WorkingRow("line", "Minsk held", "", "\u2212\u20094", "INC 02"),
    WorkingRow("sum", "Rate", "", "93", "INC 15"),
    WorkingRow("heading", "Received"),
    WorkingRow("line", "Mud in zone B only, less 15 %", "93 \u00d7 85 %", "79.05", "INC 12"),
    WorkingRow("sum", "Fractions up", "", "80", "GEN 04"),
    WorkingRow("heading", "Stock"),
    WorkingRow("line", "Left from July I", "", "61"),
    WorkingRow("line", "Received", "", "+\u200980", "SP 02"),
    WorkingRow("result", "Stock", "", "141"),
    WorkingRow("line", "Limit", "2 \u00d7 80", "160", "SP 03"),
)

WARNINGS = (
    WarningRow(
        "a",
        "18 Pz unsupplied again",
        "Second turn running. No isolation roll entered for 1B 2118.",
        "Enter the roll",
        "ISO 01",
        "error",
    ),
    WarningRow(
        "b",
        "Special replacements",
        "Losses 22 and 1 carried: 23 ÷ 4 gives 5 points, 3 carried.",
        "Credit 5",
        "SR 03",
    ),
)

HISTORY = (
    HistoryRow(
        "1",
        "Unsupplied, second turn",
        "Chain cut at 1B 2217; path checked by player.",
        "July II, Initial",
        "SUP 07",
    ),
    HistoryRow(
        "2",
        "Lost a step: 10-10 to cadre 4-8",
        "Requirement 3, no armor: 2 armor points back.",
        "July I, Soviet Combat",
        "CHG 09",
    ),
    HistoryRow("3", "Moved to 1B 2014", "Was 1B 1809.", "June II, Movement", mark="corrected"),
    HistoryRow("4", "Activated, 1 SP", "", "June II, Movement", "SP 16", undone=True),
)

POOLS = (
    PoolRow(
        "Axis SP",
        Emblem.SQUARE,
        "61",
        "+\u200980",
        "141",
        "of 160",
        solid=0.305,
        hatched=0.4,
        mark=0.8,
    ),
    PoolRow(
        "Soviet SP",
        Emblem.DIAMOND,
        "69",
        "+\u200957",
        "126",
        "of 114",
        "12 lost",
        solid=0.345,
        hatched=0.225,
        beyond=0.06,
        mark=0.57,
    ),
)

FIGURES = (
    FigureRow("Axis Re", "37", "+\u20091"),
    FigureRow("Soviet Re", "17"),
    FigureRow("German groups", "42", rest="of 47"),
)

PHASES = (
    PhaseCell("i", "Initial", "done"),
    PhaseCell("a", "Air", "now"),
    PhaseCell("m", "Movement", "later"),
    PhaseCell("x", "Exploitation", "not_held"),
)

_AXIS = (
    PlotTurn("June II", 100, 112, 200, 200),
    PlotTurn("July I", 97, 115, 176, 194),
    PlotTurn("July II", 80, 98, 141, 160),
    PlotTurn("Aug I", 93, 84, 136, 186),
    PlotTurn("Aug II", 85, 71, 137, 170),
    PlotTurn("Sep I", 85, 88, 151, 170),
    PlotTurn("Sep II", 75, 97, 138, 150),
    PlotTurn("Oct I", 75, 46, 116, 150),
    PlotTurn("Oct II", 54, 20, 108, 108),
)
_SOVIET = (
    PlotTurn("June II", 60, 62, 120, 120),
    PlotTurn("July I", 63, 52, 121, 126),
    PlotTurn("July II", 57, 58, 114, 114),
    PlotTurn("Aug I", 67, 66, 123, 134),
    PlotTurn("Aug II", 75, 71, 132, 150),
    PlotTurn("Sep I", 80, 85, 141, 160),
    PlotTurn("Sep II", 75, 100, 131, 150),
    PlotTurn("Oct I", 75, 51, 106, 150),
    PlotTurn("Oct II", 54, 0, 108, 108, forecast=True),
)

SIDES = (
    PlotSide("Axis", Emblem.SQUARE, "received 744, spent 731, bought 24, lost 1", _AXIS),
    PlotSide("Soviet", Emblem.DIAMOND, "received 636; October II is a forecast", _SOVIET),
)

PAGES = (
    "turn",
    "order_of_battle",
    "roster",
    "air",
    "combat",
    "replacements",
    "ledger",
    "calculators",
    "print",
    "import_export",
)
