"""What is told at home in every chapter varies, by season and by who is there."""

from typing import Any

import pytest

from rules.aftermath.effects.conditions import find_season
from rules.aftermath.model.decks import BOOK
from rules.aftermath.play.colony.chapter import choose_entry, read_chapter_entry
from rules.aftermath.words import Message
from tests.rules.aftermath.build import Party


@pytest.mark.parametrize("number", [20, 21, 22])
def test_recurring_entries_have_six_variants_and_one_for_any_time(number: int) -> None:
    own = [entry for one, entry in BOOK.colony.items() if one.partition("-")[0] == str(number)]
    assert [entry.when is None for entry in own] == [False] * 6 + [True]


def test_a_campaign_begins_in_autumn_and_each_chapter_is_a_season() -> None:
    seasons = [find_season(Party().colony(chapter=n).state) for n in range(1, 6)]
    assert seasons == ["autumn", "winter", "spring", "summer", "autumn"]


@pytest.mark.parametrize(
    ("colony", "entries"),
    [
        ({}, ["20", "21", "22"]),
        ({"chapter": 2}, ["20-winter", "21-winter", "22-winter"]),
        ({"chapter": 3}, ["20-spring", "21", "22-spring"]),
        ({"chapter": 4}, ["20-summer", "21-summer", "22"]),
        ({"built": ["workshop"]}, ["20", "21", "22-workshop"]),
        ({"flags": {"jasper-home": 1, "litter-home": 1}}, ["20-jasper", "21-pettle", "22"]),
    ],
)
def test_season_and_people_choose_the_entry(colony: dict[str, Any], entries: list[str]) -> None:
    state = Party().colony(**colony).state
    assert [choose_entry(state, number).id for number in (20, 21, 22)] == entries


@pytest.mark.parametrize(
    ("dials", "entries"),
    [
        ({"morale": 3}, ["20-low", "21", "22-low"]),
        ({"morale": 8}, ["20", "21", "22-glad"]),
        ({"food": 2}, ["20", "21-hungry", "22"]),
        ({"food": 8}, ["20", "21-plenty", "22"]),
    ],
)
def test_the_state_of_the_colony_chooses_the_entry(dials: Any, entries: list[str]) -> None:
    party = Party().dials(**{"morale": 5, "food": 5, **dials})
    assert [choose_entry(party.state, number).id for number in (20, 21, 22)] == entries


def test_a_told_variant_waits_until_the_others_have_been_told() -> None:
    party = Party().colony(chapter=2, flags={"jasper-home": 1})

    def read(h: Any) -> None:
        for _ in range(4):
            read_chapter_entry(h, 20, Message("what-is-built"))

    told = [event.data["passage"] for event in party.play(read).told("passage")]
    wanted = ["20-jasper", "20-winter", "20", "20-jasper"]
    assert told == [BOOK.colony[one].text for one in wanted]
