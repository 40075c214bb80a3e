"""A position may be a slotted dataclass instead of a pydantic model."""

from dataclasses import dataclass, field
from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, Field, ValidationError

from rules.engine import Slotted, copy_position

Colour = Literal["red", "blue"]


@dataclass(slots=True)
class Camp:
    name: str
    colour: Colour


@dataclass(slots=True, kw_only=True)
class Slots(Slotted):
    round: int = 1
    camps: list[Camp] = field(default_factory=list)
    by_seat: dict[int, Camp] = field(default_factory=dict)
    trail: list[tuple[int, int]] = field(default_factory=list)
    seen: Annotated[list[int], Field(exclude=True)] = field(
        default_factory=list, init=False, compare=False
    )


class Model(BaseModel):
    round: int = 1
    camps: list[Camp] = Field(default_factory=list)
    by_seat: dict[int, Camp] = Field(default_factory=dict)
    trail: list[tuple[int, int]] = Field(default_factory=list)


CAMPS = {"camps": [Camp("Ada", "red")], "by_seat": {2: Camp("Ben", "blue")}, "trail": [(1, 2)]}


def test_both_kinds_of_position_have_the_same_json() -> None:
    slots, model = Slots(**CAMPS), Model(**CAMPS)
    text = slots.model_dump_json()
    assert text == model.model_dump_json()
    again = Slots.model_validate_json(text)
    assert again == slots
    assert again.by_seat == {2: Camp("Ben", "blue")}
    assert again.trail == [(1, 2)]


def test_text_that_is_no_position_is_refused() -> None:
    mauve, colourless = '{"name": "Ada", "colour": "mauve"}', '{"name": "Ada"}'
    camps = [f'{{"camps": [{camp}]}}' for camp in (mauve, colourless)]
    for text in ("", "[]", '{"round": "soon"}', '{"trail": [[1]]}', *camps):
        with pytest.raises(ValidationError):
            Slots.model_validate_json(text)


def test_fields_kept_only_in_memory_are_not_written() -> None:
    slots = Slots()
    slots.seen.append(7)
    assert "seen" not in slots.model_dump_json()
    assert Slots.model_validate_json(slots.model_dump_json()).seen == []


def test_a_copied_position_shares_nothing_with_the_original() -> None:
    slots = Slots(**CAMPS)
    copy = copy_position(slots)
    copy.camps[0].name = "Cleo"
    copy.trail.append((2, 3))
    assert (slots.camps[0].name, slots.trail) == ("Ada", [(1, 2)])
