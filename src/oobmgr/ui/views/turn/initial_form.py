"""The form of the Initial Phase: weather, cities, lines, conversions, the other side's outlook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from oobmgr.domain.cases import shown_case
from oobmgr.ui.emblems import Emblem, draw_emblem
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, SEMIBOLD, scaled
from oobmgr.ui.viewmodels.turn_initial import (
    CityRow,
    Forecast,
    InitialBasis,
    InitialSheet,
    LendLeaseRow,
    forecast,
)
from oobmgr.ui.views.turn.editors import row_of
from oobmgr.ui.views.turn.forms import ActionForm
from oobmgr.ui.views.turn.working_pane import Rule
from oobmgr.ui.widgets.case_chip import CaseChip
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.tags import TagLabel
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.weather_chip import WEATHERS, WeatherChip

_STATES: Final = ("no", "siege", "held")
_LINES: Final = ("no", "open")
_RE: Final = "Re"


class SideMark(QWidget):
    """The emblem of a side, beside words that name it."""

    def __init__(self, emblem: str) -> None:
        super().__init__()
        self._emblem = Emblem(emblem)
        self.setFixedSize(12, scaled(16))

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_emblem(QPainter(self), QRectF(self.rect()), self._emblem)


class InitialForm(ActionForm):
    """What the player enters in the Initial Phase of Revised Europa."""

    def __init__(
        self, basis: InitialBasis, emblem: str, places: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._basis = basis
        self._emblem = emblem
        self._places = tuple(places)
        self._zones: dict[str, SegmentedControl | WeatherChip] = {}
        self._cities: dict[str, SegmentedControl] = {}
        self._traces: dict[str, SegmentedControl] = {}
        self._numbers: dict[str, NumberField] = {}
        self._texts: dict[str, QLineEdit] = {}
        self._flags: dict[str, QCheckBox] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        sheet = basis.sheet
        self._add_weather(sheet)
        self._layout.addSpacing(8)
        self._add_cities(sheet)
        self._layout.addSpacing(8)
        if sheet.lend_lease:
            self._layout.addWidget(self._points(sheet))
            self._layout.addSpacing(8)
        self._add_conversions(sheet)
        self._layout.addStretch(1)
        self._add_forecast()

    # Building

    def _title(self, text: str, detail: str, case: str) -> QWidget:
        box = QWidget()
        layout = QHBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(TextLabel(text, px=BODY_PX, weight=SEMIBOLD))
        layout.addWidget(TextLabel(detail, token="ink2"))
        layout.addStretch(1)
        if case:
            layout.addWidget(self._chip(case))
        return box

    def _chip(self, case: str) -> CaseChip:
        opener = CaseChip(case, shown_case(case))
        opener.opened.connect(self.case_opened)
        return opener

    def _add_weather(self, sheet: InitialSheet) -> None:
        zones = " and ".join(sheet.supply_zones)
        self._layout.addWidget(self._title("Weather", f"only {zones} count for supply", "INC-11"))
        parts: list[QWidget] = []
        for zone in sheet.supply_zones:
            letter = TextLabel(zone, weight=SEMIBOLD)
            control = SegmentedControl(f"Weather in zone {zone}", WEATHERS, quiet="")
            control.setObjectName(f"weather_{zone}")
            control.changed.connect(self._told)
            self._zones[zone] = control
            parts += [letter, control]
        self._layout.addWidget(row_of(*parts))
        quiet: list[QWidget] = []
        for zone in sheet.other_zones:
            picker = WeatherChip(zone, WEATHERS[0])
            picker.setObjectName(f"weather_{zone}")
            picker.picked.connect(self._picked_weather)
            self._zones[zone] = picker
            quiet.append(picker)
        self._layout.addWidget(row_of(*quiet))

    def _add_cities(self, sheet: InitialSheet) -> None:
        detail = "held, or an Axis combat unit within 2 hexes"
        self._layout.addWidget(self._title("Cities reached", detail, "INC-05"))
        columns = QHBoxLayout()
        columns.setSpacing(16)
        border = [city for city in sheet.cities if city.border]
        interior = [city for city in sheet.cities if not city.border]
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self._city_table("Border", "Axis −, Soviet +", border))
        if sheet.lend_lease:
            left.addWidget(self._lend_lease(sheet.lend_lease))
        else:
            left.addWidget(self._points(sheet))
        left.addStretch(1)
        columns.addLayout(left, 1)
        right = QVBoxLayout()
        right.addWidget(self._city_table("Interior", "Axis −, Soviet −", interior))
        right.addStretch(1)
        columns.addLayout(right, 1)
        self._layout.addLayout(columns)

    def _city_table(self, head: str, effect: str, rows: Sequence[CityRow]) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(0)
        grid.addWidget(TextLabel(head, px=11, weight=MEDIUM, token="ink2"), 0, 0)
        grid.addWidget(TextLabel("SP", px=11, weight=MEDIUM, token="ink2"), 0, 1)
        grid.addWidget(TextLabel(effect, px=11, weight=MEDIUM, token="ink2"), 0, 2)
        for at, row in enumerate(rows, 1):
            control = SegmentedControl(row.name, _STATES)
            control.setObjectName(f"city_{row.name}")
            control.setToolTip(f"{row.name}, {row.value} SP, case {shown_case(row.case)}")
            control.changed.connect(self._told)
            self._cities[row.name] = control
            name = TextLabel(row.name)
            name.setBuddy(control)
            name.setToolTip(control.toolTip())
            grid.addWidget(name, at, 0)
            grid.addWidget(TextLabel(str(row.value), token="ink2"), at, 1)
            grid.addWidget(control, at, 2)
        grid.setColumnStretch(0, 1)
        return box

    def _lend_lease(self, rows: Sequence[LendLeaseRow]) -> QWidget:
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self._title("Lend-Lease", "", "INC-08"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        for at, row in enumerate(rows):
            token: Token = "ink" if row.in_force else "off"
            grid.addWidget(TextLabel(row.name, token=token), at, 0)
            grid.addWidget(TextLabel(row.amount, token=token), at, 1)
            grid.addWidget(self._trace(row), at, 2)
        grid.setColumnStretch(0, 1)
        layout.addLayout(grid)
        return box

    def _trace(self, row: LendLeaseRow) -> QWidget:
        """A toggle from the date on; before it the date in words."""
        if row.asked:
            control = SegmentedControl(f"{row.name} Lend-Lease", _LINES)
            control.setObjectName(f"trace_{row.trace}")
            control.changed.connect(self._told)
            self._traces[row.trace] = control
            return control
        words = "open" if row.in_force else f"from {row.since}"
        label = TextLabel(words, token="ink2" if row.in_force else "off")
        label.setObjectName(f"trace_{row.trace}_words")
        return label

    def _points(self, sheet: InitialSheet) -> QWidget:
        """What yields Resource Points, and what comes by the schedule."""
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        case = "RES-03" if sheet.axis else "RES-04"
        layout.addWidget(self._title("Resource Points", "", case))
        if sheet.axis:
            layout.addWidget(self._flag("ploesti", "The Axis holds Ploesti"))
        else:
            layout.addWidget(self._flag("baku_line", "A line of supply reaches Baku"))
        scheduled = self._number("scheduled", "Resource Points by the reinforcement schedule")
        place = self._text("scheduled_place", "Where they arrive", "where")
        words = TextLabel("Scheduled")
        words.setToolTip("Resource Points by the reinforcement schedule")
        layout.addWidget(row_of(words, scheduled, place))
        return box

    def _add_conversions(self, sheet: InitialSheet) -> None:
        self._layout.addWidget(self._title("Conversions", "before the limit is applied", "SP-08"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        for at, (name, verb, price, ask) in enumerate(
            (
                ("buy", "Buy", f"{_RE} at {sheet.buy_cost} SP, to", "Where they appear"),
                ("sell", "Trade in", f"{_RE} for {sheet.sell_return} SP, from", "Where they lie"),
            )
        ):
            number = self._number(name, f"{verb} Resource Points")
            grid.addWidget(TextLabel(verb), at, 0)
            grid.addWidget(number, at, 1)
            grid.addWidget(TextLabel(price, token="ink2"), at, 2)
            grid.addWidget(self._text(f"{name}_place", ask, "not placed yet"), at, 3)
        grid.setColumnStretch(4, 1)
        self._layout.addLayout(grid)
        rail = self._flag("rail_connected", "Connected by rail to a friendly map edge")
        self._layout.addWidget(row_of(rail, self._chip("SP-06"), spacing=8))

    def _flag(self, name: str, words: str) -> QCheckBox:
        box = QCheckBox(words)
        box.setObjectName(name)
        box.setAccessibleName(words)
        box.clicked.connect(self._told)
        self._flags[name] = box
        return box

    def _number(self, name: str, words: str) -> NumberField:
        box = NumberField(words, 0, 999)
        box.setObjectName(name)
        box.valueChanged.connect(self._told)
        self._numbers[name] = box
        return box

    def _text(self, name: str, words: str, placeholder: str) -> QLineEdit:
        box = QLineEdit()
        box.setObjectName(name)
        box.setAccessibleName(words)
        box.setPlaceholderText(placeholder)
        box.setFixedWidth(scaled(100))
        box.textEdited.connect(self._told)
        self._texts[name] = box
        return box

    def _add_forecast(self) -> None:
        self.outlook = ForecastView(self._emblem)
        self.outlook.setObjectName("forecast")
        self._layout.addWidget(Rule())
        self._layout.addWidget(self.outlook)

    # Values

    def _told(self, *_: object) -> None:
        self._show_forecast()
        self.changed.emit()

    def _picked_weather(self, zone: str, weather: str) -> None:
        picker = self._zones[zone]
        if isinstance(picker, WeatherChip):
            picker.set_weather(weather, costs=False)
        self._told()

    def _weather_of(self, zone: str) -> str:
        control = self._zones[zone]
        return control.weather if isinstance(control, WeatherChip) else control.value

    def outlook_now(self) -> Forecast | None:
        """What the present inputs give the other side."""
        return forecast(self.raw(), self._basis)

    def _show_forecast(self) -> None:
        self.outlook.show_forecast(self.outlook_now())

    def raw(self) -> dict[str, Any]:
        """Every input of the form."""
        return {
            "weather": {zone: self._weather_of(zone) for zone in self._zones},
            "cities": {name: control.value for name, control in self._cities.items()},
            "traces": {name: control.value == "open" for name, control in self._traces.items()},
            **{name: box.isChecked() for name, box in self._flags.items()},
            **{name: box.value() for name, box in self._numbers.items()},
            **{name: box.text().strip() for name, box in self._texts.items()},
        }

    def set_raw(self, raw: Mapping[str, Any]) -> None:
        """Show other inputs."""
        for zone, control in self._zones.items():
            weather = raw.get("weather", {}).get(zone, WEATHERS[0])
            if isinstance(control, WeatherChip):
                control.set_weather(weather, costs=False)
            else:
                control.set_value(weather)
        for name, control in self._cities.items():
            control.set_value(raw.get("cities", {}).get(name, "no"))
        for name, control in self._traces.items():
            control.set_value("open" if raw.get("traces", {}).get(name) else "no")
        for name, box in self._flags.items():
            box.setChecked(bool(raw.get(name, True)))
        for name, number in self._numbers.items():
            number.blockSignals(True)
            number.setValue(int(raw.get(name, 0)))
            number.blockSignals(False)
        for name, text in self._texts.items():
            if text.text().strip() != str(raw.get(name, "")):
                text.setText(str(raw.get(name, "")))
        self._show_forecast()

    def set_locked(self, locked: bool) -> None:
        """Show the inputs without letting them be changed."""
        groups = (self._zones, self._cities, self._traces, self._numbers, self._texts, self._flags)
        for group in groups:
            for control in group.values():
                control.setEnabled(not locked)


class ForecastView(QWidget):
    """What the same inputs give the other side: two lines of figures, read-only."""

    def __init__(self, emblem: str) -> None:
        super().__init__()
        self._title = TextLabel(weight=SEMIBOLD)
        self._rate = TextLabel()
        self._received = TextLabel()
        self._stock = TextLabel()
        self._limit = TextLabel()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(6)
        head.addWidget(SideMark(emblem))
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(TagLabel("forecast", TagKind.PENCIL))
        layout.addLayout(head)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(1)
        for at, label in enumerate((self._rate, self._received, self._stock, self._limit)):
            label.setTextFormat(label.textFormat().RichText)
            grid.addWidget(label, at // 2, at % 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        layout.addLayout(grid)

    def show_forecast(self, outlook: Forecast | None) -> None:
        """Show other figures; nothing where the inputs cannot be read."""
        self.setVisible(outlook is not None)
        if outlook is None:
            return
        self._title.setText(outlook.title)
        over = f", {outlook.lost} SP over" if outlook.lost else ""
        self._rate.setText(_figure("Rate", outlook.rate_text, outlook.rate))
        self._received.setText(_figure("Received", outlook.received_text, outlook.received))
        self._stock.setText(_figure("Stock", outlook.stock_text, outlook.stock + over))
        self._limit.setText(_figure("Limit", "", outlook.limit))
        self.setAccessibleName(f"Forecast. {outlook.title}: {outlook.line()}{over}")

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(300), super().minimumSizeHint().height())


def _figure(name: str, arithmetic: str, value: str) -> str:
    working = f"<i>{arithmetic}</i>&nbsp;&nbsp;" if arithmetic else ""
    return f"{name}&nbsp;&nbsp;{working}<b>{value}</b>"
