"""How a page is set up (AF-2.16, AF-3.1, AF-3.16, AF-3.17, AF-4.21, AF-6.6 to AF-6.9), and what
it is (AF-25)."""

from typing import Any

import pytest
from pydantic import ValidationError

from rules.aftermath.model import decks
from rules.aftermath.model.book import Calamity, Entry, Page
from rules.aftermath.play.page import pages
from tests.rules.aftermath.model.own_book import WORDS
from tests.rules.aftermath.positions import read_position
from tests.rules.aftermath.rows import Check, make_rows

SCRIPTS: dict[str, Any] = {"set-up": pages.set_up}


setting_up_rows = make_rows(SCRIPTS, before="coming")
coming_back_rows = make_rows(SCRIPTS, before="coming back")


@setting_up_rows("""
AF-3.1 START is read | entry START {dial: {food: 2}} | set-up | food 8; events passage; phase turn
AF-3.1 AF-18.7 the place | printed location=canal-locks; state left_by=A | set-up
    | location canal-locks; to 0
AF-6.6 the start space | space 3 start | set-up | all_at 3 3
AF-6.7 several, each picks openly, as they like | space 2 start; space 4 start | set-up;
    is waits_for 0 1; is topics start start; 1:4 0:2 | all_at 2 4
AF-6.7 the absent, the lowest | space 2 start; space 4 start | set-up; defaults | all_at 2 2
AF-4.21 AF-13.9 the defeated come in | wren defeated=yes | set-up | all_at 1 1; defeated no;
    statuses badly-hurt
AF-4.21 exited members come in | wren exited=yes charmed=yes | set-up | exited no; charmed no;
    on_map 0 1
AF-6.8 AF-25.5 tokens of the lowest difficulty | space 2 scavenge=2; space 5 scavenge=1;
    state scavenge=t8a,t6a,t4a | set-up | on_spaces 2:t4a+t6a 5:t8a; scavenge_left nothing
AF-6.9 in the order of the spaces | space 2 scavenge=1; space 5 scavenge=1; space 4 scavenge=1;
    state scavenge=t6a,t5a | set-up | on_spaces 2:t5a 4:t6a
AF-6.9 of equals in the supply's order | space 2 scavenge=1; state scavenge=t4a,t4b | set-up
    | on_spaces 2:t4a
AF-6.9 whatever it is | space 2 scavenge=1; state scavenge=t4b,t4a | set-up | on_spaces 2:t4b
AF-6.12 no objective of itself | space 3 objective=1; entry 1 | set-up | lies nothing
AF-6.12 when it is told | space 3 objective=1; entry 1; entry START {objective: 3} | set-up
    | lies 3:objective
AF-25.5 environments | printed environment=[night,frost] | set-up | environments night frost
AF-26.2 AF-25.5 rain | printed environment=[rain]; wren statuses=burning | set-up | statuses nothing
AF-5.5 AF-25.5 hostile without enemies | printed situation=hostile | set-up | situation safe
AF-5.5 with some | entry START {encounter: {enemies: [latch-rat]}} | set-up | situation hostile
AF-5.6 safe | entry START {if: {when: {situation: safe}, then: [{dial: {food: 1}}]}} | set-up
    | situation safe; food 7
AF-4.1 START sends them on | entry START {goto: 8} | set-up | phase leaving; to 8
AF-3.1 nobody's turn ends | entry START end_turn | set-up | phase turn; ended none
AF-3.4 nobody reads where START moves them | space 3 poi=1; entry START {move: {space: 3}};
    entry 1 {dial: {food: 5}} | set-up | at 3; food 6
AF-3.17 the first visit | entry START {if: {when: {first_visit: true}, then: [{dial: {food: 3}}]}},
    {dial: {scrap: 1}} | set-up | food 9; scrap 3; revisit no
""")
def test_setting_up(check: Check) -> None:
    check()


@coming_back_rows("""
AF-3.16 no tokens | space 2 scavenge=1 | set-up | revisit yes; on_spaces nothing
AF-3.16 no objective | space 3 objective=1; entry 1; entry START {objective: 3} | set-up
    | lies nothing
AF-3.17 START but for the first visit | entry START {if: {when: {first_visit: true}, then: [{dial:
    {food: 3}}]}}, {dial: {scrap: 1}} | set-up | food 6; scrap 3
AF-2.16 AF-4.18 another page of the colony | page 3; state visited=2 | set-up; defaults | revisit no
""")
def test_coming_back(check: Check) -> None:
    check()


@pytest.mark.rule("AF-3.16")
def test_a_visited_page_is_noted_once() -> None:
    case = read_position("entry START; coming back").play(pages.set_up)
    assert case.s.visited == [case.s.visit.page]
    case = read_position("entry START; coming").play(pages.set_up)
    assert case.s.visited == [case.s.visit.page]


@pytest.mark.rule("AF-2.5", "AF-6.7")
def test_a_player_of_two_characters_picks_a_start_for_each() -> None:
    party = read_position("seats 1; space 2 start; space 4 start; coming")
    case = party.play(pages.set_up)
    wren, bodkin = case.table.needed_prompts
    assert (wren.data["member"], bodkin.data["member"]) == (0, 1)
    assert wren.text.startswith("Wren · ") and bodkin.text.startswith("Bodkin · ")
    case.table.answer(bodkin.id, ["4"])
    case.table.answer(wren.id, ["2"])
    assert [one.at for one in case.s.party] == [2, 4]


@pytest.mark.rule("AF-6.7")
def test_a_position_placed_while_the_party_comes_in_asks_again_where() -> None:
    party = read_position("space 2 start; space 4 start scavenge=1; coming")
    party.state = party.play(pages.set_up).s
    case = party.play(pages.set_up)
    assert case.waits_for == {0, 1}
    assert (case.s.visit, case.s.scavenge) == (party.state.visit, party.state.scavenge)
    assert [one.at for one in case.defaults().s.party] == [2, 2]


@pytest.mark.rule("AF-2.13", "AF-6.8")
def test_a_scavenge_tokens_difficulty_is_told_but_not_its_prize() -> None:
    party = read_position("space 2 scavenge=1; state scavenge=t6c; coming")
    case = party.play(pages.set_up)
    (told,) = case.told("scavenge")
    assert told.data["difficulties"] == [6]
    assert not case.said("item")


# -- what a page is ------------------------------------------------------------------------------


@pytest.mark.rule("AF-25.1")
def test_a_page_has_all_its_parts_and_nothing_else() -> None:
    raw = decks.BOOK.pages[8].model_dump(by_alias=True, mode="json")
    assert Page.model_validate(raw).model_dump(by_alias=True, mode="json") == raw
    parts = ["id", "title", "location", "spaces", "lines", "entries", "calamity", "exits"]
    less = [{name: raw[name] for name in raw if name != part} for part in parts]
    for broken in [*less, {**raw, "weather": "mild"}]:
        with pytest.raises(ValidationError):
            Page.model_validate(broken)


@pytest.mark.rule("AF-25.2")
def test_an_entry_has_an_id_and_a_text_and_may_ask_questions() -> None:
    raw: dict[str, Any] = {"id": "1", "text": WORDS, "repeat": True, "do": []}
    assert Entry.model_validate(raw).repeat
    for part in ("id", "text"):
        with pytest.raises(ValidationError):
            Entry.model_validate({name: raw[name] for name in raw if name != part})
    entries = [entry for page in decks.BOOK.pages.values() for entry in page.entries]
    assert {"choice", "test", "task"} <= {effect.do for one in entries for effect in one.do}


@pytest.mark.rule("AF-25.6")
@pytest.mark.parametrize(("value", "fits"), [(3, False), (4, True), (9, True), (10, False)])
def test_a_calamity_has_a_value_from_four_to_nine(value: int, fits: bool) -> None:
    try:
        made = Calamity.model_validate({"value": value, "entry": "CALAMITY"}).value
    except ValidationError:
        made = 0
    assert (made == value) is fits
