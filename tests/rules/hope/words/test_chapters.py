"""A Scene as a chapter of the tale: who did what, how it went, and what shows of it, in prose."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any

import pytest

from rules.engine import Result, Table
from rules.hope import GAME
from rules.hope.model.decks import DECKS
from rules.hope.model.state import Grave, State
from rules.hope.words.chapters import in_turn
from rules.hope.words.chronicle import write_appendix, write_chronicle
from rules.hope.words.retelling import describe_afterwards
from rules.kit.said import Said
from tests.drivers import bot_play, opened
from tests.rules.hope.build import LINE, NAMES, Case, Road, asset, power, question, roll, trait

FREE = power("free", {"op": "humanity", "n": 1})
RUN = {"line": "You run for it.", "line_we": "We run for it.", "line_i": "I run for it."}
TURN_BACK = {
    "succeeded": "You ran for it.",
    "succeeded_we": "We ran for it.",
    "succeeded_i": "I ran for it.",
}


def chapter(case: Case) -> list[str]:
    """The last chapter's paragraphs, after its callout."""
    told = write_chronicle(case.state, case.table.names, case.table.result)
    last = re.split(r"### \d+\. ", told)[-1].split("\n## ")[0]
    return [paragraph for paragraph in last.strip().split("\n\n")[2:] if paragraph]


def avoided(*effects: dict[str, Any], road: Road | None = None) -> list[str]:
    """What the chapter says after the card's line, of a Scene that was avoided."""
    card = roll(1, refuse=[{"per": "once", **effect} for effect in effects])
    return chapter((road or Road(3)).draws(card).play().avoids())[2:]


# -- who did what ----------------------------------------------------------------------------------


@pytest.mark.rule("HI-16.5")
def test_who_led_who_helped_and_who_held_back() -> None:
    case = Road(4).draws(roll(1)).play(6).acts(1).support(1, 1).refuse(2, 3).roll()
    deeds, line, said = chapter(case)
    assert deeds == "Ada goes first, with Ben close behind. Cleo and Dov stay out of it."
    assert line == LINE
    assert said == f"Cleo and Dov: “{LINE}”"
    alone = Road(3).draws(roll(1)).play(6).acts(1).refuse(1, 2).roll()
    assert chapter(alone)[0] == "Ada goes alone. Ben and Cleo stay out of it."
    all_in = Road(3).draws(roll(1)).play(6).acts(1).support(1, 1).support(2, 1).roll()
    assert chapter(all_in)[0] == "Ada goes first, with Ben and Cleo close behind."


@pytest.mark.rule("HI-2.3")
def test_names_stand_as_they_were_given() -> None:
    road = Road(3).draws(roll(1))
    for seat, name in enumerate(("Jo/Jan", "{lead} *x*", "{others}")):
        road.state.find_character(seat).name = name
    deeds = chapter(road.play(6).acts(1).support(1, 1).refuse(2).roll())[0]
    assert deeds == (
        "Jo/Jan goes first, with \\{lead\\} \\*x\\* close behind. \\{others\\} stays out of it."
    )


@pytest.mark.rule("HI-16.5")
def test_hope_that_went_in_is_told_without_a_figure() -> None:
    case = Road(3).hope(2).draws(roll(1)).play(6).acts(1).refuse(1, 2).roll(1)
    assert chapter(case)[0].endswith("It takes some of the hope we had left.")
    case = Road(3).hope(2).draws(roll(1)).play(6).acts(1).refuse(1, 2).roll()
    assert "hope" not in chapter(case)[0]


@pytest.mark.rule("HI-16.5", "HI-10.5")
def test_what_each_answered_in_the_cards_words() -> None:
    case = Road(3).draws(question()).play().acts().accept(1).refuse(2).accept(0)
    deeds, yes, no = chapter(case)
    assert deeds == "Ada and Ben choose to share. Cleo prefers to move on."
    assert (yes, no) == (f"Ada and Ben: “{LINE}”", f"Cleo: “{LINE}”")
    case = Road(3).draws(question()).play().acts().accept(1, 2, 0)
    assert chapter(case) == ["All of us choose to share.", LINE]
    case = Road(3).dead(1, 2).draws(question()).play().acts().accept(0)
    assert chapter(case) == ["Ada chooses to share.", LINE]


@pytest.mark.rule("HI-16.5", "HI-5.8")
def test_a_scene_with_empty_hands_and_one_that_is_avoided() -> None:
    road = Road(3).hope(0).person(0, humanity=0).draws(roll(1, unavoidable=True))
    case = road.play().draw()
    case.pick("face", 0)
    assert chapter(case) == ["There is no way round it, and Ada has nothing left to give.", LINE]
    assert chapter(Road(3).draws(roll(1)).play().avoids()) == ["Ada decides against it.", LINE]


@pytest.mark.rule("HI-9.11")
def test_a_scene_whose_drawer_dies_before_the_roll_comes_to_nothing() -> None:
    fate = trait(power("plead", {"op": "kill"}))
    case = Road(3).round(4).person(0, traits=[fate]).draws(roll(1)).play().acts(1).use(0, fate)
    deeds, death = chapter(case)
    assert deeds == "Without Ada, nobody goes on with it."
    assert death == next(e.line for e in case.state.story if e.kind == "death")


@pytest.mark.rule("HI-16.5")
def test_chapters_in_a_row_do_not_say_it_alike() -> None:
    case = Road(3).play()
    for _ in range(5):
        case.avoids()
    told = write_chronicle(case.state, case.table.names, None)
    ways = [paragraphs.split("\n\n")[2] for paragraphs in re.split(r"### \d+\. ", told)[1:]]
    assert len({re.sub("Ada|Ben|Cleo", "X", way) for way in ways}) == 5


@pytest.mark.parametrize("ways", [3, 4, 7, 8, 9])
def test_no_way_to_say_it_keeps_to_one_seat_or_comes_twice_in_a_row(ways: int) -> None:
    said = [in_turn([str(n) for n in range(ways)], number) for number in range(25)]
    assert all(one != other for one, other in pairwise(said))
    assert set(said) == {str(n) for n in range(ways)}
    for seats in (3, 4, 5):
        assert all(len(set(said[seat::seats])) > 1 for seat in range(seats))


# -- how it went -----------------------------------------------------------------------------------


@pytest.mark.rule("HI-16.2")
def test_own_words_stand_in_place_of_the_cards() -> None:
    """Of those who held back, once all of them have told it; how it went stands in any case."""
    case = Road(3).draws(roll(1)).play(6).acts(1).refuse(1, 2).roll()
    case.say("I slept.", 1, "tell")
    assert chapter(case)[1:] == [LINE, f"Ben and Cleo: “{LINE}”", "> **Ben:** I slept."]
    case.say("I did not.", 2, "tell")
    case.say("We held on.", 0, "tell")
    said = ["> **Ada:** We held on.", "> **Ben:** I slept.", "> **Cleo:** I did not."]
    assert chapter(case)[1:] == [LINE, *said]


@pytest.mark.rule("HI-9.5")
def test_what_is_written_for_several_is_told_by_several() -> None:
    lines = {"line": "You run, all of you.", "line_we": "We run, all of us."}
    card = roll(1, refuse={**RUN, **TURN_BACK}, all_refuse=lines)
    case = Road(3).dead(2).draws(card).play(6).acts(1).refuse(1).roll()
    assert chapter(case)[-1] == "Ben: “We run, all of us.”"


@pytest.mark.rule("HI-16.5")
def test_a_line_is_told_by_one_by_several_or_by_all() -> None:
    card = roll(1, refuse={**RUN, **TURN_BACK})
    road = Road(3).draws(card, roll(1), card, roll(1), card).play(6)
    one = road.acts(1).support(1, 1).refuse(2).roll()
    assert chapter(one)[-1] == "Cleo: “I ran for it.”"
    two = Road(3).draws(card).play(1).acts(1).refuse(1, 2).roll()
    assert chapter(two)[-1] == "Ben and Cleo: “We run for it.”"
    assert chapter(Road(3).draws(card).play().avoids())[-1] == "We run for it."


@pytest.mark.rule("HI-16.5")
def test_a_packs_card_without_told_texts_is_told_as_it_stands() -> None:
    bare = question(accept_deed="", refuse_deed="", refuse={"line": "You walk on, at least."})
    case = Road(3).draws(bare).play().acts().accept(1).refuse(2).accept(0)
    deeds, *_, line = chapter(case)
    assert deeds == "Ada and Ben answer: “Share.” Cleo answers: “Move on.”"
    assert line == "Cleo: “You walk on, at least.”"


@pytest.mark.rule("HI-9.4")
def test_a_refusers_line_is_theirs_even_if_only_they_live() -> None:
    starve = {"op": "hunger", "n": 2}
    road = Road(3).round(4).person(0, hunger=1).draws(roll(2, fail=[starve]))
    case = road.play(1).acts(1).refuse(1, 2).roll()
    assert f"Ben and Cleo: “{LINE}”" in chapter(case)


def test_words_in_character_stand_as_they_were_said() -> None:
    case = Road(3).draws(roll(1)).play().acts(1)
    case.say("“Go,” he said. Go!", 1, "speak")
    assert chapter(case)[-1] == "> **Ben:** “Go,” he said. Go!"


# -- what shows of it ------------------------------------------------------------------------------


@pytest.mark.rule("HI-16.5", "HI-11.5", "HI-11.6")
@pytest.mark.parametrize(
    ("effects", "told"),
    [
        ([("hunger", 1, "self")], "Ada goes hungry."),
        ([("hunger", 1, "left")], "Ben is starving."),
        ([("hunger", -1, "left")], "Ben has eaten."),
        ([("hunger", -1, "right")], "Cleo has had something to eat, though not enough."),
        ([("harm", 1, "self")], "Ada is hurt."),
        ([("harm", 2, "self")], "Ada can hardly walk."),
        ([("harm", -1, "left")], "Ben is on the mend."),
        ([("harm", -2, "left")], "Ben is well again."),
        ([("hunger", 1, "self"), ("harm", 1, "right")], "Ada goes hungry, and Cleo is hurt."),
        ([("harm", 1, "self"), ("harm", 1, "right")], "Ada and Cleo are hurt."),
        ([("harm", 1, "self"), ("harm", -1, "self")], None),
        ([("humanity", 1, "self"), ("humanity", -1, "left")], None),
    ],
)
def test_what_shows_on_people_is_told_in_words(
    effects: list[tuple[str, int, str]], told: str | None
) -> None:
    road = Road(3).person(0, humanity=3).person(1, hunger=1, harm=2).person(2, hunger=2)
    found = avoided(*({"op": op, "n": n, "target": whom} for op, n, whom in effects), road=road)
    assert found == ([told] if told else [])


@pytest.mark.rule("HI-16.5", "HI-13.2")
def test_of_the_dead_their_death_is_told_and_not_their_hunger() -> None:
    hunger = {"op": "hunger", "n": 1, "per": "once"}
    road = Road(3).round(4).person(0, hunger=1)
    effects = [hunger, hunger, {**hunger, "target": "left"}]
    death = road.draws(roll(1, refuse=effects)).play().avoids()
    hungry, line = chapter(death)[2:]
    assert hungry == "Cleo goes hungry.", "at the left of who lives"
    assert line in [
        str(one.tell("line").fill({"name": "Ada"})) for one in DECKS.voice.deaths["hunger"]
    ]
    assert write_chronicle(death.state, death.table.names, None).endswith(
        "## The lost\n\n- **Ada** died of hunger in part four\n"
    )


@pytest.mark.rule("HI-16.5", "HI-19.4b")
def test_things_and_traits_that_come_to_people() -> None:
    rope, lamp, gift = asset(FREE), asset(FREE), trait(FREE)
    each = [{"op": "draw_asset", "target": whom} for whom in ("self", "left")]
    told = avoided(*each, road=Road(3).top(rope, lamp))
    assert told == ["Ada comes away with A Rope and Ben with A Rope."]
    (found,) = avoided({"op": "draw_trait"}, road=Road(3).top(gift))
    assert found == f"We learn something about Ada. {gift.text}"
    gift = trait(FREE, saying="Never lend {name} a hat.")
    (found,) = avoided({"op": "draw_trait"}, road=Road(3).top(gift))
    assert found == "We learn what people had always said: “Never lend Ada a hat.”"


@pytest.mark.rule("HI-16.6", "HI-16.5")
def test_no_figure_of_the_rules_is_in_the_tale_of_a_whole_game() -> None:
    table = opened("hope", 4, "figures", {})
    for _ in bot_play(table):
        pass
    told = write_chronicle(table.state, table.names, table.result)
    assert not re.search(r"Humanity|Harm\b|Hunger [+-]|[+-]\d|\bdice?\b|hardship", told)
    assert set(re.findall(r"\d+", told)) <= {str(n) for n in range(1, 21)}, "chapters alone"
    assert "Hardship" in str(write_appendix(table.state, table.names))


# -- positions of older versions -------------------------------------------------------------------


def test_a_story_of_an_older_version_is_told_as_far_as_it_was_kept() -> None:
    """Before, how a Scene went was kept in lines alone, and a Relationship without its card."""
    case = Road(3).draws(roll(1, title="The Weir")).play(6).acts(1).refuse(1, 2).roll()
    case.say("We held on.", 0, "tell")
    position = json.loads(case.state.model_dump_json())
    for entry in position["story"]:
        del entry["course"], entry["card"]
    old = State.model_validate_json(json.dumps(GAME.upgrade(position, "6")))
    told = write_chronicle(old, case.table.names, None)
    assert told.endswith("> **Ada:** We held on.\n")
    assert "- Ada acts with 1 die.\n" in str(write_appendix(old, case.table.names))
    again: Table[State] = Table.place("hope", old, "again")
    untold = [p for p in again.prompts if p.topic == "scene"]
    assert untold, "those who held back have not told yet"
    assert [again.bot_answer(prompt) for prompt in untold] == [None] * len(untold)


def test_a_story_from_before_sections_had_ids_reads_the_same() -> None:
    """Positions had the printed lines alone, and a flag for lines that speak to several."""
    card = roll(1, refuse={**RUN, **TURN_BACK})
    case = Road(3).draws(card).play(6).acts(1).support(1, 1).refuse(2).roll()
    case.state.world = Said(DECKS.scenarios["s05"].world)
    story = write_chronicle(case.state, case.table.names, None)
    assert "# The Rising\n" in story
    assert "We moved up with the furniture" in story
    assert "Cleo: “I ran for it.”" in story
    position = json.loads(case.state.model_dump_json())
    del position["scenario"]
    for entry in position["story"]:
        for outcome in entry["course"]["outcomes"]:
            del outcome["section"]
            outcome["to_several"] = False
    old = State.model_validate_json(json.dumps(position))
    assert write_chronicle(old, case.table.names, None) == story


def test_a_story_from_before_the_worlds_were_rewritten_has_its_title() -> None:
    s = Road(3).state
    s.world, s.scenario = Said("The sea came up, as it was told then."), ""
    s.destination = Said(DECKS.scenarios["s05"].destination)
    assert write_chronicle(s, NAMES, None).startswith("# The Rising\n")


@pytest.mark.rule("HI-16.5")
def test_a_book_ends_with_who_came_through_and_who_did_not() -> None:
    s = Road(3).state
    ada, ben, cleo = (one.name for one in s.all_characters)
    s.graves.append(Grave(character=s.find_character(1), cause="humanity", round=1))
    s.people[1] = None
    (told,) = describe_afterwards(s, NAMES, Result((0, 2), {}, "The end."))
    came = f"{ada} ({NAMES[0]}) and {cleo} ({NAMES[2]}) came through"
    assert told == f"Of the three on the road, {came}. The road broke {ben}."
