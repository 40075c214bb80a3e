"""A Scene as a chapter of the tale: who did what, how it went, and what shows of it, in prose."""

import json
import re
from itertools import pairwise

import pytest

from rules.engine import Result, Table
from rules.hope import GAME
from rules.hope.model.decks import DECKS
from rules.hope.model.state import Grave, State
from rules.hope.words.chapters import pick_in_turn
from rules.hope.words.chronicle import write_appendix, write_chronicle
from rules.hope.words.retelling import describe_afterwards
from rules.kit.said import Said
from tests.drivers import bot_play, open_table
from tests.rules.hope.build import NAMES, Road
from tests.rules.hope.facts import tell_chapter
from tests.rules.hope.rows import check_row, play_row, rows


@rows("""
HI-16.5 | who led, who helped and who held back | seats 4; Scene roll 1; Ada Ben roll 6 6 | chapter
    Ada goes first, with Ben close behind. Cleo and Dov stay out of it. / It went as such things go.
    / Cleo and Dov: “It went as such things go.”
HI-16.5 | one who went alone | Scene roll 1; Ada rolls 6 | chapter Ada goes alone. Ben and Cleo stay
    out of it. / It went as such things go. / Ben and Cleo: “It went as such things go.”
HI-16.5 | all together | Scene roll 1; Ada Ben Cleo roll 6 6 6 | chapter Ada goes first, with Ben
    and Cleo close behind. / It went as such things go.
HI-16.5 | hope that went in, without a figure | hope 2; Scene roll 1; dice 6 6; Ada acts 1; rest
    refuse; roll 1 | chapter Ada goes alone. Ben and Cleo stay out of it. It takes some of the hope
    we had left. / It went as such things go. / Ben and Cleo: “It went as such things go.”
HI-16.5 HI-10.5 | what each answered, in the card's words | Scene question; Ada acts; Ben accepts;
    Cleo refuses; Ada accepts | chapter Ada and Ben choose to share. Cleo prefers to move on. / Ada
    and Ben: “It went as such things go.” / Cleo: “It went as such things go.”
HI-16.5 HI-10.5 | what all answered | Scene question; Ada acts; rest accept; Ada accepts | chapter
    All of us choose to share. / It went as such things go.
HI-16.5 HI-10.5 | the only one | dead Ben Cleo; Scene question; Ada acts; Ada accepts | chapter
    Ada chooses to share. / It went as such things go.
HI-16.5 HI-5.8 | empty hands | hope 0; Ada humanity 0; Scene roll 1 unavoidable yes; Ada draws;
    Ada picks face | chapter There is no way round it, and Ada has nothing left to give. / It went
    as such things go.
HI-16.5 HI-5.4 | a Scene that is avoided | Ada avoids | chapter Ada decides against it. / It went as
    such things go.
HI-9.11 HI-16.5 | whose drawer dies before the roll | round 4; Ada trait plead kill; Scene roll 1;
    Ada acts 1; Ada uses | written Without Ada, nobody goes on with it.
HI-16.2 | how it went stands before own words; own words of all who held back replace the card's
    | Scene roll 1; Ada rolls 6; Ben tells I slept.; is chapter Ada goes alone. Ben and Cleo stay
    out of it. / It went as such things go. / Ben and Cleo: “It went as such things go.” / >
    **Ben:** I slept.; Cleo tells I did not.; Ada tells We held on. | chapter Ada goes alone. Ben
    and Cleo stay out of it. / It went as such things go. / > **Ada:** We held on. / > **Ben:** I
    slept. / > **Cleo:** I did not.
HI-9.5 HI-16.5 | what is written for several is told by several, even by one | dead Cleo; Scene
    roll 1 all_refuse nothing all_refuse.line_we We_run,_all_of_us.; Ada rolls 6 | written Ben: “We
    run, all of us.”
HI-16.5 | a line is told by one | Scene roll 1 refuse.line_we We_run_for_it. refuse.line_i
    I_run_for_it.; Ada Ben roll 6 6 | written Cleo: “I run for it.”
HI-16.5 HI-9.5 | of a success, if the card has one | Scene roll 1 refuse.succeeded You_ran_for_it.
    refuse.succeeded_we We_ran_for_it. refuse.succeeded_i I_ran_for_it. refuse.failed
    You_fell_on_it. refuse.failed_we We_fell_on_it. refuse.failed_i I_fell_on_it.; Ada Ben roll 6 6
    | written Cleo: “I ran for it.”
HI-16.5 HI-9.5 | and of a failure by several | Scene roll 1 refuse.succeeded You_ran_for_it.
    refuse.succeeded_we We_ran_for_it. refuse.succeeded_i I_ran_for_it. refuse.failed
    You_fell_on_it. refuse.failed_we We_fell_on_it. refuse.failed_i I_fell_on_it.; Ada rolls 1
    | written Ben and Cleo: “We fell on it.”
HI-16.5 | by all without a name | Scene roll 1 refuse.line_we We_run_for_it.; Ada avoids | chapter
    Ada decides against it. / We run for it.
HI-16.5 | a pack's card without told texts is told as it stands | Scene question accept_deed _
    refuse_deed _ refuse.line You_walk_on,_at_least.; Ada acts; Ben accepts; Cleo refuses;
    Ada accepts | chapter Ada and Ben answer: “Share.” Cleo answers: “Move on.” / Ada and Ben: “It
    went as such things go.” / Cleo: “You walk on, at least.”
HI-9.4 HI-16.5 | a refuser's line is theirs even if only they live | round 4; Ada hunger 1; Scene
    roll 2 fail hunger+2; Ada rolls 1 | written Ben and Cleo: “It went as such things go.”
HI-16.4 | words in character stand as they were said | Scene roll 1; Ada acts 1; Ben speaks “Go,” he
    said. Go! | chapter > **Ben:** “Go,” he said. Go!
HI-16.4 HI-16.5 | each telling has its place | Scene roll 1; Ada acts 1; Ben speaks Go on.;
    Ben gives 1; Cleo refuses; then 6 6; roll; Ada tells We held hands.; Cleo tells I looked away.
    | chapter > **Ben:** Go on. / Ada goes first, with Ben close behind. Cleo stays out of it. / It
    went as such things go. / > **Ada:** We held hands. / > **Cleo:** I looked away.
HI-16.5 HI-13.2 | of the dead their death is told, not their hunger | round 4; Ada hunger 1;
    avoid hunger+1!,hunger+1!,hunger+1@left! | written Cleo goes hungry.; unwritten Ada goes
    hungry.; written ## The lost // // - **Ada** died of hunger in part four
HI-16.5 HI-19.4b | things that people find | top thing free humanity+1; top thing free humanity+1;
    avoid draw_asset!,draw_asset@left! | chapter Ada decides against it. / It went as such things
    go. / Ada comes away with A Rope and Ben with A Rope.
HI-16.5 HI-19.4b | a Trait that they gain | top trait free humanity+1; avoid draw_trait! | chapter
    Ada decides against it. / It went as such things go. / We learn something about Ada. It shows
    when it has to.
HI-16.5 HI-19.4b | what is said of it | top trait free humanity+1 saying=Never_lend_{name}_a_hat.;
    avoid draw_trait! | chapter Ada decides against it. / It went as such things go. / We learn what
    people had always said: “Never lend Ada a hat.”
""")
def test_chapters(play: str, then: str) -> None:
    check_row(play, then)


@rows("""
HI-16.5 HI-11.5 | hunger+1! | Ada goes hungry.
HI-16.5 HI-11.5 | hunger+1@left! | Ben is starving.
HI-16.5 HI-11.5 | hunger-1@left! | Ben has eaten.
HI-16.5 HI-11.5 | hunger-1@right! | Cleo has had something to eat, though not enough.
HI-16.5 HI-11.6 | harm+1! | Ada is hurt.
HI-16.5 HI-11.6 | harm+2! | Ada can hardly walk.
HI-16.5 HI-11.6 | harm-1@left! | Ben is on the mend.
HI-16.5 HI-11.6 | harm-2@left! | Ben is well again.
HI-16.5 HI-11.5 | hunger+1!,harm+1@right! | Ada goes hungry, and Cleo is hurt.
HI-16.5 HI-11.6 | harm+1!,harm+1@right! | Ada and Cleo are hurt.
HI-16.5 HI-11.6 | harm+1!,harm-1! | nothing
HI-16.5 HI-11.1 | humanity+1!,humanity-1@left! | nothing
""")
def test_visible_changes_in_people_are_told_in_words(effects: str, told: str) -> None:
    people = "Ada humanity 3; Ben hunger 1 harm 2; Cleo hunger 2"
    found = tell_chapter(play_row(f"{people}; avoid {effects}"))[2:]
    assert found == ([told] if told != "nothing" else [])


@pytest.mark.rule("HI-2.3")
def test_names_are_kept_as_given_and_escaped() -> None:
    named = "Ada name Jo/Jan; Ben name {lead} *x_y*; Cleo name {others}"
    assert tell_chapter(play_row(f"{named}; Scene roll 1; Ada Ben roll 6 6"))[0] == (
        "Jo/Jan goes first, with \\{lead\\} \\*x\\_y\\* close behind. \\{others\\} stays out of it."
    )


@pytest.mark.rule("HI-16.5")
def test_consecutive_chapters_vary_their_wording() -> None:
    case = play_row("; ".join(f"{name} avoids" for name in ("Ada", "Ben", "Cleo", "Ada", "Ben")))
    told = write_chronicle(case.state, case.table.names, None)
    ways = [paragraphs.split("\n\n")[2] for paragraphs in re.split(r"### \d+\. ", told)[1:]]
    assert len({re.sub("Ada|Ben|Cleo", "X", way) for way in ways}) == 5


@pytest.mark.parametrize("ways", [3, 4, 7, 8, 9])
def test_no_wording_sticks_to_one_seat_or_comes_twice_in_a_row(ways: int) -> None:
    said = [pick_in_turn([str(n) for n in range(ways)], number) for number in range(25)]
    assert all(one != other for one, other in pairwise(said))
    assert set(said) == {str(n) for n in range(ways)}
    for seats in (3, 4, 5):
        assert all(len(set(said[seat::seats])) > 1 for seat in range(seats))


@pytest.mark.rule("HI-16.6", "HI-16.5")
def test_no_number_of_the_rules_appears_in_the_tale_of_a_whole_game() -> None:
    table = open_table("hope", 4, "figures", {})
    for _ in bot_play(table):
        pass
    told = write_chronicle(table.state, table.names, table.result)
    assert not re.search(r"Humanity|Harm\b|Hunger [+-]|[+-]\d|\bdice?\b|hardship", told)
    assert set(re.findall(r"\d+", told)) <= {str(n) for n in range(1, 21)}, "chapters alone"
    assert "Hardship" in str(write_appendix(table.state, table.names))


# -- positions of older versions -------------------------------------------------------------------


def test_a_story_of_an_older_version_is_told_as_far_as_it_was_kept() -> None:
    """Before, how a Scene went was kept in lines alone, and a Relationship without its card."""
    case = play_row("Scene roll 1 title The_Weir; Ada rolls 6; Ada tells We held on.")
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
    assert [again.choose_bot_answer(prompt) for prompt in untold] == [None] * len(untold)


def test_a_story_from_before_sections_had_ids_reads_the_same() -> None:
    """Positions had the printed lines alone, and a flag for lines that speak to several."""
    case = play_row(
        "Scene roll 1 refuse.line You_run_for_it. refuse.line_we We_run_for_it. "
        "refuse.line_i I_run_for_it.; Ada Ben roll 6 6"
    )
    case.state.world = Said(DECKS.scenarios["s05"].world)
    story = write_chronicle(case.state, case.table.names, None)
    assert "# The Rising\n" in story
    assert "We moved up with the furniture" in story
    assert "Cleo: “I run for it.”" in story
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
    s.graves.append(Grave(character=s.find_character(1), cause="humanity", round=1))
    s.people[1] = None
    (told,) = describe_afterwards(s, NAMES, Result((0, 2), {}, "The end."))
    came = "Ada (Ada) and Cleo (Cleo) came through"
    assert told == f"Of the three on the road, {came}. The road broke Ben."
