"""Modals and autocomplete: what Discord refuses of a bot there."""

from typing import Any

import pytest

from sandbox import limits
from sandbox.checks import commands
from sandbox.checks.modals import ModalComponents, fill_in_modal
from sandbox.errors import ApiError, FormFaults
from sandbox.models import JSON
from tests.sandbox.test_limits import places


def field(custom_id: str = "x", **more: Any) -> JSON:
    return {"type": 4, "style": 1, "custom_id": custom_id, **more}


def label(inner: JSON, **more: Any) -> JSON:
    return {"type": 18, "label": "What?", "component": inner, **more}


def modal(*components: JSON, **more: Any) -> JSON:
    return {"custom_id": "m", "title": "T", "components": list(components), **more}


FIRST, SECOND = "data.components.0", "data.components.1.component"
INPUT = f"{FIRST}.component"
REFUSED: list[tuple[JSON, str]] = [
    (modal(label(field()), title="x" * 46), "data.title: BASE_TYPE_BAD_LENGTH"),
    (modal(label(field()), custom_id=""), "data.custom_id: BASE_TYPE_BAD_LENGTH"),
    (modal(), "data.components: BASE_TYPE_BAD_LENGTH"),
    (modal(*[label(field(str(n))) for n in range(6)]), "data.components: BASE_TYPE_BAD_LENGTH"),
    (modal(*[label(field())] * 2), f"{SECOND}.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED"),
    (modal(label(field(), label="x" * 46)), "data.components.0.label: BASE_TYPE_BAD_LENGTH"),
    (modal(label(field(), description="x" * 101)), f"{FIRST}.description: BASE_TYPE_MAX_LENGTH"),
    (modal(label(field(max_length=4001))), f"{INPUT}.max_length: NUMBER_TYPE_MAX"),
    (modal(label(field(value="x" * 4001))), f"{INPUT}.value: BASE_TYPE_MAX_LENGTH"),
    (modal(label(field(placeholder="x" * 101))), f"{INPUT}.placeholder: BASE_TYPE_MAX_LENGTH"),
    (modal(label(field(min_length=9, max_length=3))), f"{INPUT}.min_length: BASE_TYPE_BAD_LENGTH"),
    (modal(label(field(style=3))), f"{INPUT}.style: BASE_TYPE_CHOICES"),
    (modal(label({"type": 2})), f"{INPUT}.type: UNION_TYPE_CHOICES"),
    (
        modal({"type": 1, "components": [field()]}),
        f"{FIRST}.components.0.label: BASE_TYPE_REQUIRED",
    ),
]


@pytest.mark.parametrize(("body", "place"), REFUSED, ids=[place for _, place in REFUSED])
def test_invalid_modals_are_refused(body: JSON, place: str) -> None:
    faults = FormFaults()
    ModalComponents(faults).check_modal(body)
    assert place in places(faults.tree)


def test_every_kind_of_field_can_be_filled_in() -> None:
    options = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]
    faults = FormFaults()
    asked = ModalComponents(faults).check_modal(
        modal(
            label(field("text", max_length=4000)),
            label({"type": 3, "custom_id": "select", "options": options}),
            label({"type": 21, "custom_id": "radio", "options": options}),
            label({"type": 22, "custom_id": "boxes", "options": options, "required": False}),
            label({"type": 23, "custom_id": "box"}),
        )
    )
    assert not faults.tree
    values = {"text": "hello", "select": ["b"], "radio": "a", "box": True}
    answers, wrong = fill_in_modal(asked, values)
    assert wrong is None
    filled = [answer["component"] for answer in answers]
    assert [one.get("value", one.get("values")) for one in filled] == [
        "hello",
        ["b"],
        "a",
        [],
        True,
    ]
    for key, bad in (("text", ""), ("select", ["c"]), ("radio", None), ("boxes", ["c"])):
        assert fill_in_modal(asked, values | {key: bad})[1]


CHOICE = {"name": "x", "value": "x"}


@pytest.mark.parametrize(
    ("choices", "place"),
    [
        ([CHOICE] * (limits.AUTOCOMPLETE_CHOICES + 1), "c: BASE_TYPE_MAX_LENGTH"),
        ([{"name": "x" * 101, "value": "x"}], "c.0.name: BASE_TYPE_BAD_LENGTH"),
        ([{"name": "x", "value": "x" * 101}], "c.0.value: BASE_TYPE_BAD_LENGTH"),
        (None, "c: BASE_TYPE_REQUIRED"),
    ],
)
def test_autocomplete_choices(choices: object, place: str) -> None:
    faults = FormFaults()
    commands.check_choices(choices, faults, "c", limits.AUTOCOMPLETE_CHOICES)
    assert places(faults.tree) == {place}
    with pytest.raises(ApiError):
        faults.raise_if_any()
