from __future__ import annotations

import pytest

from oobmgr.domain.errors import BadInput
from oobmgr.games.europa.options import OPTIONS


@pytest.mark.parametrize(
    ("name", "raw", "value"),
    [
        ("weather_mixed_bad_pct", 15, "15"),
        ("weather_on_lend_lease", "no", False),
        ("cap_base", "Rate before weather", "rate_before_weather"),
        ("resource_income_start", "August I 1941", "1941-08-I"),
        ("extra_supply_cities", [], ""),
        ("extra_supply_cities", None, ""),
        ("extra_supply_cities", {"Baku": 4}, "Baku=4"),
        ("extra_supply_cities", [{"city": "Baku", "sp_value": 4, "group": "interior"}],
         "Baku=4 interior"),
    ],
)  # fmt: skip
def test_settings_are_read_in_other_words(name: str, raw: object, value: object) -> None:
    assert OPTIONS.read(name, raw) == value


@pytest.mark.parametrize(
    ("name", "raw"),
    [
        ("cap_base", "x"), ("reversible", "perhaps"), ("resource_income_start", "soon"),
        ("extra_supply_cities", 5),
    ],
)  # fmt: skip
def test_bad_settings_name_their_option(name: str, raw: object) -> None:
    with pytest.raises(BadInput) as caught:
        OPTIONS.read(name, raw)
    assert name in caught.value.faults[0].where or "turn" in caught.value.faults[0].message


@pytest.mark.parametrize(
    "raw",
    ["Foo", "Foo=", "=3", "Baku=x", "Baku=-1", "Baku=4 seaside", "Arkhangelsk; Foo", {"Baku": True},
     "Baku=9223372036854775807"],
)  # fmt: skip
def test_a_city_that_cannot_be_read_is_refused_when_it_is_set(raw: object) -> None:
    with pytest.raises(BadInput) as caught:
        OPTIONS.read("extra_supply_cities", raw)
    (fault,) = caught.value.faults
    assert fault.where == "extra_supply_cities"
    assert "is not a supply city. Write the city with its value" in fault.message
    assert "Arkhangelsk=3 interior" in fault.message


@pytest.mark.parametrize("text", ["Arkhangelsk", "arkhangelsk=3", "Gomel=3 border, Baku=4"])
def test_a_city_that_can_be_read_is_kept_as_written(text: str) -> None:
    assert OPTIONS.read("extra_supply_cities", text) == text


def test_all_bad_options_are_named() -> None:
    with pytest.raises(BadInput) as caught:
        OPTIONS.read_all({"cap_bass": 1, "reversible": "perhaps"})
    assert [fault.advice for fault in caught.value.faults] == ["Did you mean cap_base?", ""]
    with pytest.raises(BadInput):
        OPTIONS.read_all("cap_base")
    assert OPTIONS.read_all({}) == OPTIONS.defaults
