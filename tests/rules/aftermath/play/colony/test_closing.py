"""The closing chapter, which reads what the campaign has become (AF-20.5, AF-20.6)."""

from typing import Any

import pytest

from rules import GAMES
from rules.aftermath.effects.conditions import is_condition_met
from rules.aftermath.model.decks import BOOK
from rules.aftermath.play.colony.chapter import list_closing_lines, read_closing
from rules.aftermath.words import tale
from rules.engine import Result
from tests.rules.aftermath.build import Party

HOME = "litter-home quillon-home tansy-home ash-home kittens-fed toll-ended grin-gone way-read"
KIND: dict[str, Any] = {
    "flags": dict.fromkeys(HOME.split(), 1),
    "done": [1, 2, 3, 4, 6],
    "retrieved": ["d-end-2"],
}
CRUEL: dict[str, Any] = {
    "flags": {"larder-known": 1, "tansy-left": 1, "grin-gone": 1, "kittens-hungry": 1},
    "retrieved": ["d-end-3"],
}


def list_ids(**colony: Any) -> list[str]:
    """The lines of a campaign that ends like this."""
    return [line.id for line in list_closing_lines(Party().colony(**colony).state)]


def test_opposite_campaigns_close_with_other_lines_on_the_same_subjects() -> None:
    kind, cruel = list_ids(**KIND), list_ids(**CRUEL)
    assert kind[:2] == ["lamp-kept", "sorrel-home"]
    assert {"litter-home", "tansy-home", "ash-home", "larder-kept", "kittens-fed"} < {*kind}
    assert cruel[:2] == ["lamp-turned", "sorrel-gone"]
    assert {"litter-gone", "tansy-lost", "ash-lost", "larder-sold", "kittens-hungry"} < {*cruel}
    assert not {*kind} & {*cruel}


@pytest.mark.parametrize(
    ("ending", "line"),
    [("d-end-1", "lamp-dark"), ("d-end-2", "lamp-kept"), ("d-end-3", "lamp-turned")],
)
def test_the_closing_line_about_the_lamp_depends_on_the_ending(ending: str, line: str) -> None:
    party = Party().colony(retrieved=[ending], won=True).set(over=True)
    assert list_closing_lines(party.state)[0].id == line
    told = GAMES["aftermath"].write_epilogue(party.state, Result((), {}, ""))
    assert told == f"{BOOK.colony['24'].text} {BOOK.closing[line].text}"


def test_a_lost_campaign_has_a_shorter_closing_by_the_same_flags() -> None:
    kind, cruel = list_ids(**KIND, lost=True), list_ids(**CRUEL, lost=True)
    assert kind == ["lost-kept", "lost-quillon", "lost-tansy", "lost-litter", "lost-empty"]
    assert cruel == ["lost-turned", "lost-larder"]


def test_the_closing_is_read_part_by_part_and_kept_in_the_story() -> None:
    case = Party().colony(**KIND).play(read_closing)
    told = case.told("passage")
    assert [event.text for event in told] == [
        "The light over the water.",
        "Who is there, and who is not.",
        "The town.",
    ]
    assert told[0].data["passage"] == BOOK.closing["lamp-kept"].text
    story = tale.write_story(case.s, ("Ada", "Ben"), None)
    assert "### Who is there, and who is not" in story
    assert str(BOOK.closing["tansy-home"].text) in story


@pytest.mark.parametrize("line", [pytest.param(one, id=one.id) for one in BOOK.closing.values()])
def test_every_line_can_be_the_first_of_its_subject(line: Any) -> None:
    """No line above it holds whenever it does."""
    when = line.when
    party = Party().colony(lost=line.lost)
    if when is not None:
        party.colony(
            flags=when.flag,
            done=[*when.mission],
            retrieved=[when.retrieved] if when.retrieved else [],
            built=[when.structure] if when.structure else [],
        )
        assert is_condition_met(party.state, when)
    assert line in list_closing_lines(party.state)
