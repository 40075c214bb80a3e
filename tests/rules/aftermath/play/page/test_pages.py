"""How a page is set up (AF-2.16, AF-3.1, AF-3.16, AF-3.17, AF-4.21, AF-6.6 to AF-6.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from pydantic import ValidationError

from rules.aftermath.model import decks
from rules.aftermath.model.book import Calamity, Entry, Page
from rules.aftermath.play.page import pages
from tests.rules.aftermath.build import A, B, Case, Party
from tests.rules.aftermath.model.own_book import WORDS, page, token

STARTS = {2: {"start": True}, 4: {"start": True}}


def coming(number: int, *who: str, seats: int | None = None) -> Party:
    """A party on its way to a page."""
    party = Party(*who, seats=seats, phase="page").set(to=number)
    for one in party.state.party:
        one.at = None
    return party


def arrived(number: int, *who: str) -> Case:
    return coming(number, *who).play(pages.set_up)


def own(
    spaces: Mapping[int, Mapping[str, object]] | None = None, *start: object, **fields: object
) -> int:
    return page(None, spaces, entries={"START": start}, **fields)


@pytest.mark.rule("AF-3.1")
def test_a_page_begins_with_its_start_entry() -> None:
    case = arrived(own(None, {"dial": {"food": 2}}))
    assert case.dial("food") == 8
    assert [event.data["passage"] for event in case.told("passage")] == [
        decks.BOOK.pages[case.s.visit.page].find_entry("START").text
    ]
    assert case.s.phase == "turn"


@pytest.mark.rule("AF-3.1", "AF-18.7")
def test_the_place_is_that_of_the_page() -> None:
    case = arrived(own(location="canal-locks"))
    assert case.s.location == "canal-locks"
    assert case.s.visited[-1] == case.s.visit.page
    assert (case.s.to, case.s.left_by) == (0, "")


@pytest.mark.rule("AF-6.6")
def test_everybody_comes_onto_the_start_space() -> None:
    case = arrived(own({3: {"start": True}}))
    assert [one.at for one in case.s.party] == [3, 3]


@pytest.mark.rule("AF-6.7")
def test_where_there_are_several_start_spaces_each_picks_openly() -> None:
    case = arrived(own(STARTS))
    assert case.waits_for == {0, 1}
    assert not any(prompt.secret for prompt in case.table.needed_prompts)
    case.says("start", "4", seat=1)
    assert case.of("bodkin").at == 4
    case.says("start", "2", seat=0)
    assert case.of("wren").at == 2


@pytest.mark.rule("AF-6.7")
def test_the_absent_come_in_at_the_lowest() -> None:
    assert [one.at for one in arrived(own(STARTS)).defaults().s.party] == [2, 2]


@pytest.mark.rule("AF-2.5", "AF-6.7")
def test_whoever_plays_two_picks_for_each() -> None:
    case = coming(own(STARTS), seats=1).play(pages.set_up)
    assert [prompt.data["member"] for prompt in case.table.needed_prompts] == [0, 1]
    assert all(
        prompt.text.startswith(("Wren: ", "Bodkin: ")) for prompt in case.table.needed_prompts
    )
    wren, bodkin = case.table.needed_prompts
    case.table.answer(bodkin.id, ["4"])
    case.table.answer(wren.id, ["2"])
    assert [one.at for one in case.s.party] == [2, 4]


@pytest.mark.rule("AF-4.21", "AF-13.9")
def test_the_defeated_come_in_with_the_others() -> None:
    party = coming(own()).member("wren", defeated=True)
    case = party.play(pages.set_up)
    assert [one.at for one in case.s.party] == [1, 1]
    assert not case.of("wren").defeated
    assert case.of("wren").statuses == ["badly-hurt"]


def test_whoever_had_exited_is_there_again() -> None:
    case = coming(own()).member("wren", exited=True, charmed=True).play(pages.set_up)
    assert (case.of("wren").exited, case.of("wren").charmed) == (False, False)
    assert case.s.on_map == [A, B]


# -- what lies there -----------------------------------------------------------------------------


@pytest.mark.rule("AF-6.8", "AF-25.5")
def test_a_spot_holds_so_many_tokens_of_the_lowest_difficulty_there_is() -> None:
    party = coming(own({2: {"scavenge": 2}, 5: {"scavenge": 1}}))
    hard, easy, middle = token(8), token(4), token(6)
    party.set(scavenge=[hard, middle, easy])
    case = party.play(pages.set_up)
    assert case.s.visit.scavenge == {2: [easy, middle], 5: [hard]}
    assert case.s.scavenge == []


@pytest.mark.rule("AF-6.9")
def test_spots_are_filled_in_the_order_of_the_spaces_until_there_is_none() -> None:
    party = coming(own({2: {"scavenge": 1}, 5: {"scavenge": 1}, 4: {"scavenge": 1}}))
    one, two = token(5), token(6)
    party.set(scavenge=[two, one])
    case = party.play(pages.set_up)
    assert case.s.visit.scavenge == {2: [one], 4: [two]}


@pytest.mark.rule("AF-6.9")
def test_of_equal_difficulties_the_hidden_order_of_the_supply_decides() -> None:
    found = []
    for turned in (False, True):
        party = coming(own({2: {"scavenge": 1}}))
        tokens = [token(4), token(4)]
        party.set(scavenge=tokens[::-1] if turned else list(tokens))
        (laid,) = party.play(pages.set_up).s.visit.scavenge[2]
        found.append(tokens.index(laid))
    assert found == [0, 1]


@pytest.mark.rule("AF-2.13", "AF-6.8")
def test_of_a_token_the_difficulty_is_told_and_not_the_prize() -> None:
    party = coming(own({2: {"scavenge": 1}}))
    party.set(scavenge=[token(7, {"dial": {"food": 3}}, label="the crown jewels")])
    case = party.play(pages.set_up)
    (told,) = case.told("scavenge")
    assert told.data["difficulties"] == [7]
    assert not case.said("crown jewels")


@pytest.mark.rule("AF-6.12")
def test_an_objective_space_has_no_token_until_it_is_told() -> None:
    spaces = {3: {"objective": "1"}}
    entries = {"1": [], "START": []}
    assert arrived(page(None, spaces, entries=entries)).s.visit.tokens == {}
    entries["START"] = [{"objective": 3}]
    assert arrived(page(None, spaces, entries=entries)).s.visit.tokens == {3: ["objective"]}


@pytest.mark.rule("AF-25.5")
def test_a_pages_environment_is_in_force_when_start_is_read() -> None:
    case = arrived(own(environment=("night", "frost")))
    assert case.s.visit.environments == ["night", "frost"]


@pytest.mark.rule("AF-26.2")
def test_rain_on_a_page_puts_out_whoever_comes_in_burning() -> None:
    case = (
        coming(own(environment=("rain",))).member("wren", statuses=["burning"]).play(pages.set_up)
    )
    assert case.of("wren").statuses == []


@pytest.mark.rule("AF-5.5", "AF-25.5")
def test_a_hostile_page_without_enemies_is_safe_at_once() -> None:
    assert arrived(own(situation="hostile")).s.visit.situation == "safe"
    case = arrived(own(None, {"encounter": {"enemies": ["latch-rat", "latch-rat"]}}))
    assert case.s.visit.situation == "hostile"


@pytest.mark.rule("AF-5.6")
def test_a_page_starts_safe() -> None:
    if_safe = {"if": {"when": {"situation": "safe"}, "then": [{"dial": {"food": 1}}]}}
    case = arrived(own(None, if_safe))
    assert case.s.visit.situation == "safe"
    assert case.dial("food") == 7


# -- coming back ---------------------------------------------------------------------------------


def back(number: int, **fields: object) -> Case:
    """The party comes to a page where it has been in this mission."""
    return coming(number).set(visited=[number], **fields).play(pages.set_up)


@pytest.mark.rule("AF-3.16")
def test_on_a_revisit_there_are_no_scavenge_tokens() -> None:
    number = own({2: {"scavenge": 1}})
    case = back(number)
    assert case.s.visit.revisit
    assert case.s.visit.scavenge == {}
    assert case.s.visited == [number]
    assert not arrived(number).s.visit.revisit


@pytest.mark.rule("AF-3.16")
def test_on_a_revisit_there_is_no_objective_token() -> None:
    number = page(None, {3: {"objective": "1"}}, entries={"1": [], "START": [{"objective": 3}]})
    assert back(number).s.visit.tokens == {}


@pytest.mark.rule("AF-3.17")
def test_on_a_revisit_start_is_read_again_but_for_what_is_for_the_first_visit() -> None:
    first = {"if": {"when": {"first_visit": True}, "then": [{"dial": {"food": 3}}]}}
    number = own(None, first, {"dial": {"scrap": 1}})
    again = back(number)
    assert (again.dial("food"), again.dial("scrap")) == (6, 3)
    fresh = arrived(number)
    assert (fresh.dial("food"), fresh.dial("scrap")) == (9, 3)


@pytest.mark.rule("AF-2.16", "AF-4.18")
def test_the_later_page_of_the_colony_is_no_revisit_of_the_first() -> None:
    case = coming(3).set(visited=[2]).play(pages.set_up).defaults()
    assert not case.s.visit.revisit


# -- START that goes its own way -----------------------------------------------------------------


@pytest.mark.rule("AF-4.1")
def test_start_may_send_the_party_on() -> None:
    case = arrived(own(None, {"goto": 8}))
    assert (case.s.phase, case.s.to) == ("leaving", 8)


def test_in_start_nobodys_turn_ends() -> None:
    case = arrived(own(None, "end_turn"))
    assert case.s.phase == "turn"
    assert case.ended is None


def test_whoever_is_moved_by_start_does_not_read_there() -> None:
    entries = {"START": [{"move": {"space": 3}}], "1": [{"dial": {"food": 5}}]}
    case = arrived(page(None, {3: {"poi": "1"}}, entries=entries))
    assert case.of("wren").at == 3
    assert case.dial("food") == 6


def test_every_page_of_the_book_can_be_set_up() -> None:
    for number in list(decks.BOOK.pages):
        case = arrived(number).defaults()
        assert case.s.visit.page == number
        assert case.s.on_map


# -- what a page is ------------------------------------------------------------------------------


def written(number: int) -> dict[str, Any]:
    return decks.BOOK.pages[number].model_dump(by_alias=True, mode="json")


@pytest.mark.rule("AF-25.1")
@pytest.mark.parametrize(
    "part", ["id", "title", "location", "spaces", "lines", "entries", "calamity", "exits"]
)
def test_a_page_has_all_its_parts(part: str) -> None:
    raw = written(8)
    page = decks.BOOK.pages[8]
    assert Page.model_validate(raw).model_dump(mode="json") == page.model_dump(mode="json")
    del raw[part]
    with pytest.raises(ValidationError):
        Page.model_validate(raw)


@pytest.mark.rule("AF-25.1")
def test_a_page_has_nothing_else() -> None:
    with pytest.raises(ValidationError):
        Page.model_validate({**written(8), "weather": "mild"})


@pytest.mark.rule("AF-25.2")
@pytest.mark.parametrize("part", ["id", "text"])
def test_an_entry_has_an_id_and_a_text(part: str) -> None:
    raw: dict[str, Any] = {"id": "1", "text": WORDS, "repeat": True, "do": []}
    assert Entry.model_validate(raw).repeat
    del raw[part]
    with pytest.raises(ValidationError):
        Entry.model_validate(raw)


@pytest.mark.rule("AF-25.2")
def test_choices_tests_and_tasks_are_effects_of_an_entry() -> None:
    kinds = {
        effect.do
        for page in decks.BOOK.pages.values()
        for entry in page.entries
        for effect in entry.do
    }
    assert {"choice", "test", "task"} <= kinds


@pytest.mark.rule("AF-25.6")
@pytest.mark.parametrize(("value", "fits"), [(3, False), (4, True), (9, True), (10, False)])
def test_a_calamity_has_a_value_from_four_to_nine(value: int, fits: bool) -> None:
    raw = {"value": value, "entry": "CALAMITY"}
    if fits:
        assert Calamity.model_validate(raw).value == value
    else:
        with pytest.raises(ValidationError):
            Calamity.model_validate(raw)
