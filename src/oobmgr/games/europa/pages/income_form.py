"""The form of a side's income: weather, places, lines, conversions, the other side's outlook."""

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

from oobmgr.domain.rulings import Step
from oobmgr.games.europa.supply.income_rows import (
    CountField,
    FlagField,
    Heading,
    IncomeSheet,
    LineRow,
    Outlook,
    PlaceGroup,
)
from oobmgr.rules.actions import Action
from oobmgr.rules.case_names import shown_case
from oobmgr.rules.game import Game
from oobmgr.ui.emblems import Emblem, draw_emblem
from oobmgr.ui.theme import Token
from oobmgr.ui.theme.fonts import BODY_PX, MEDIUM, SEMIBOLD, scaled
from oobmgr.ui.viewmodels.turn_figures import value_text
from oobmgr.ui.views.forms.action_form import ActionForm, Forecast
from oobmgr.ui.views.forms.cases import form_chip, set_case
from oobmgr.ui.views.forms.editors import row_of
from oobmgr.ui.views.forms.working import Rule
from oobmgr.ui.widgets.boxes import STRETCH, across, down
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.paint import TagKind
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.tags import TagLabel
from oobmgr.ui.widgets.texts import TextLabel
from oobmgr.ui.widgets.weather_chip import WEATHERS, WeatherChip

_LINES: Final = ("no", "open")
_FIGURE_COLUMNS: Final = 2


class SideMark(QWidget):
    """The emblem of a side, beside words that name it."""

    def __init__(self, emblem: str) -> None:
        super().__init__()
        self._emblem = Emblem(emblem)
        self.setFixedSize(12, scaled(16))

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_emblem(QPainter(self), QRectF(self.rect()), self._emblem)


def form(_: Action, sheet: IncomeSheet, game: Game, places: tuple[str, ...]) -> IncomeForm:
    """The form of the action in which a side receives its income."""
    return IncomeForm(sheet, game.side(sheet.outlook_side).emblem, places)


class IncomeForm(ActionForm):
    """What the player enters where a side receives its income, as the game's sheet lists it."""

    forecasts = True

    def __init__(
        self, sheet: IncomeSheet, emblem: str, places: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._emblem = emblem
        self._places = tuple(places)
        self._zones: dict[str, SegmentedControl | WeatherChip] = {}
        self._cities: dict[str, SegmentedControl] = {}
        self._traces: dict[str, SegmentedControl] = {}
        self._numbers: dict[str, NumberField] = {}
        self._texts: dict[str, QLineEdit] = {}
        self._flags: dict[str, QCheckBox] = {}
        self._layout = down(on=self, spacing=4)
        self._add_weather(sheet)
        self._layout.addSpacing(8)
        self._add_cities(sheet)
        self._layout.addSpacing(8)
        if sheet.lines:
            self._layout.addWidget(self._points(sheet))
            self._layout.addSpacing(8)
        self._add_conversions(sheet)
        self._layout.addStretch(1)
        self._add_forecast()

    # Building

    def _title(self, heading: Heading) -> QWidget:
        box = QWidget()
        layout = across(
            TextLabel(heading.title, px=BODY_PX, weight=SEMIBOLD),
            TextLabel(heading.detail, token="ink2"),
            STRETCH,
            on=box,
            spacing=8,
        )
        if heading.case:
            layout.addWidget(form_chip(heading.case, self.case_opened.emit))
        return box

    def _add_weather(self, sheet: IncomeSheet) -> None:
        self._layout.addWidget(self._title(sheet.weather))
        parts: list[QWidget] = []
        for zone in sheet.zones:
            letter = TextLabel(zone, weight=SEMIBOLD)
            control = SegmentedControl(f"Weather in zone {zone}", WEATHERS, quiet="")
            control.setObjectName(f"weather_{zone}")
            set_case(control, sheet.weather.case)
            control.changed.connect(self._told)
            self._zones[zone] = control
            parts += [letter, control]
        self._layout.addWidget(row_of(*parts))
        quiet: list[QWidget] = []
        for zone in sheet.other_zones:
            picker = named(WeatherChip(zone, WEATHERS[0]), f"weather_{zone}")
            set_case(picker, sheet.weather.case)
            picker.picked.connect(self._picked_weather)
            self._zones[zone] = picker
            quiet.append(picker)
        self._layout.addWidget(row_of(*quiet))

    def _add_cities(self, sheet: IncomeSheet) -> None:
        self._layout.addWidget(self._title(sheet.cities))
        columns = QHBoxLayout()
        columns.setSpacing(16)
        first, *others = sheet.groups
        left = down(
            self._city_table(first),
            self._lines(sheet) if sheet.lines else self._points(sheet),
            STRETCH,
            spacing=10,
        )
        columns.addLayout(left, 1)
        right = QVBoxLayout()
        for group in others:
            right.addWidget(self._city_table(group))
        right.addStretch(1)
        columns.addLayout(right, 1)
        self._layout.addLayout(columns)

    def _city_table(self, group: PlaceGroup) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(0)
        grid.addWidget(TextLabel(group.title, px=11, weight=MEDIUM, token="ink2"), 0, 0)
        grid.addWidget(TextLabel("SP", px=11, weight=MEDIUM, token="ink2"), 0, 1)
        grid.addWidget(TextLabel(group.effect, px=11, weight=MEDIUM, token="ink2"), 0, 2)
        for at, row in enumerate(group.places, 1):
            control = named(SegmentedControl(row.name, self._sheet.states), f"city_{row.name}")
            set_case(control, row.case)
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

    def _lines(self, sheet: IncomeSheet) -> QWidget:
        box = QWidget()
        layout = down(self._title(sheet.traces), on=box, spacing=2)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        for at, row in enumerate(sheet.lines):
            token: Token = "ink" if row.in_force else "off"
            grid.addWidget(TextLabel(row.name, token=token), at, 0)
            grid.addWidget(TextLabel(row.amount, token=token), at, 1)
            grid.addWidget(self._trace(row), at, 2)
        grid.setColumnStretch(0, 1)
        layout.addLayout(grid)
        return box

    def _trace(self, row: LineRow) -> QWidget:
        """A toggle from the date on; before it the date in words."""
        if row.asked:
            control = SegmentedControl(f"{row.name} {self._sheet.traces.title}", _LINES)
            control.setObjectName(f"trace_{row.key}")
            set_case(control, row.case)
            control.changed.connect(self._told)
            self._traces[row.key] = control
            return control
        words = "open" if row.in_force else f"from {row.since}"
        label = TextLabel(words, token="ink2" if row.in_force else "off")
        label.setObjectName(f"trace_{row.key}_words")
        return label

    def _points(self, sheet: IncomeSheet) -> QWidget:
        """What yields Resource Points, and what comes by the schedule."""
        box = QWidget()
        layout = down(self._title(sheet.points), self._flag(sheet.source), on=box, spacing=2)
        number, place = self._count(sheet.scheduled)
        set_case(box, sheet.points.case)
        words = TextLabel(sheet.scheduled.label)
        words.setToolTip(sheet.scheduled.words)
        layout.addWidget(row_of(words, number, place))
        return box

    def _add_conversions(self, sheet: IncomeSheet) -> None:
        self._layout.addWidget(self._title(sheet.conversions))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        for at, field in enumerate(sheet.exchanges):
            number, place = self._count(field)
            for widget in (number, place):
                set_case(widget, sheet.conversions.case)
            grid.addWidget(TextLabel(field.label), at, 0)
            grid.addWidget(number, at, 1)
            grid.addWidget(TextLabel(field.price, token="ink2"), at, 2)
            grid.addWidget(place, at, 3)
        grid.setColumnStretch(4, 1)
        self._layout.addLayout(grid)
        rail = self._flag(sheet.rail)
        opener = form_chip(sheet.rail.case, self.case_opened.emit)
        self._layout.addWidget(row_of(rail, opener, spacing=8))

    def _count(self, field: CountField) -> tuple[NumberField, QLineEdit]:
        """A number and the place where it counts."""
        number = self._number(field.name, field.words)
        return number, self._text(field.place, field.place_words, field.placeholder)

    def _flag(self, field: FlagField) -> QCheckBox:
        box = named(QCheckBox(field.words), field.name)
        box.setAccessibleName(field.words)
        set_case(box, field.case)
        box.clicked.connect(self._told)
        self._flags[field.name] = box
        return box

    def _number(self, name: str, words: str) -> NumberField:
        box = named(NumberField(words, 0, 999), name)
        box.valueChanged.connect(self._told)
        self._numbers[name] = box
        return box

    def _text(self, name: str, words: str, placeholder: str) -> QLineEdit:
        box = named(QLineEdit(), name)
        box.setAccessibleName(words)
        box.setPlaceholderText(placeholder)
        box.setFixedWidth(scaled(100))
        box.textEdited.connect(self._told)
        self._texts[name] = box
        return box

    def _add_forecast(self) -> None:
        self.outlook = named(ForecastView(self._emblem), "forecast")
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

    def forecast(self) -> Forecast | None:
        """The other side's income with the same inputs, and what would be over its limit."""
        outlook = self._sheet.outlook(self.raw())
        return None if outlook is None else Forecast(outlook.line, outlook.over)

    def _show_forecast(self) -> None:
        self.outlook.show_forecast(self._sheet.outlook(self.raw()))

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
            control.set_value(raw.get("cities", {}).get(name, self._sheet.states[0]))
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
        self._figures = QGridLayout()
        self._figures.setHorizontalSpacing(16)
        self._figures.setVerticalSpacing(1)
        self._labels: list[TextLabel] = []
        layout = down(on=self, margins=(0, 4, 0, 0), spacing=2)
        head = across(
            SideMark(emblem), self._title, STRETCH, TagLabel("forecast", TagKind.PENCIL), spacing=6
        )
        layout.addLayout(head)
        for column in range(_FIGURE_COLUMNS):
            self._figures.setColumnStretch(column, 1)
        layout.addLayout(self._figures)

    def show_forecast(self, outlook: Outlook | None) -> None:
        """Show other figures; nothing where the inputs cannot be read."""
        self.setVisible(outlook is not None)
        if outlook is None:
            return
        self._title.setText(outlook.title)
        self._make_labels(len(outlook.figures))
        for label, figure in zip(self._labels, outlook.figures, strict=True):
            label.setText(_figure(figure))
        over = f", {outlook.over}" if outlook.over else ""
        self.setAccessibleName(f"Forecast. {outlook.title}: {outlook.line}{over}")

    def _make_labels(self, number: int) -> None:
        """Have a label for each figure; a game gives the same figures every time."""
        for at in range(len(self._labels), number):
            label = TextLabel()
            label.setTextFormat(label.textFormat().RichText)
            self._labels.append(label)
            self._figures.addWidget(label, at // _FIGURE_COLUMNS, at % _FIGURE_COLUMNS)

    # Qt

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(300), super().minimumSizeHint().height())


def _figure(figure: Step) -> str:
    working = f"<i>{figure.arithmetic}</i>&nbsp;&nbsp;" if figure.arithmetic else ""
    return f"{figure.label}&nbsp;&nbsp;{working}<b>{value_text(figure.value)}</b>"
