"""What is said at the table: with its cause first, once, and about somebody."""

from __future__ import annotations

import pytest

from rules.hope.model.decks import DECKS
from rules.hope.model.terms import shorten_text
from rules.hope.play.characters import name_in
from rules.hope.words import card_text
from tests.rules.hope.build import (
    LINE,
    Road,
    asset,
    bond,
    opened,
    passive,
    personality,
    power,
    question,
    roll,
)
from tests.rules.hope.rows import check, rows

HARM = {"op": "harm", "n": 1}


@pytest.mark.rule("HI-5.12", "HI-5.2")
def test_an_avoided_scene_is_laid_open_and_its_callout_read_out() -> None:
    case = Road(3).draws(roll(2, title="The Weir", refuse=[HARM])).play().avoids()
    (read_out,) = case.told("callout")
    assert read_out.data["quote"] == case.state.story[-1].line
    (open_card,) = case.told("uncovered")
    assert "“The Weir”. Hardship 2." in open_card.text
    assert "Refuse: Harm +1." in open_card.text
    assert open_card.text in case.state.story[-1].facts


@rows("""
HI-7.4 HI-7.6 | who gets the Hope dice | seats 4; hope 1; Ben humanity 0 hunger 1; Cleo humanity 0;
        Scene roll 1; dice 6 1; Ada acts 1; Ben gives 0; Cleo gives 0; Dov refuses; roll
        | says Cleo gets a Hope die.; says No Hope die is left, so Ben refuses.
HI-12.12 | what is prevented | Cleo trait react prevent@others:of=harm;
        Scene roll 1 refuse harm+1@drawer!; Ada avoids; Cleo uses
        | says A Gift saves Ada from suffering 1 Harm.
HI-12.12 HI-13.6 | and what of it | Ada trait react prevent:of=humanity;
        Scene roll 1 refuse humanity-2@drawer!; Ada avoids; Ada uses
        | says A Gift saves Ada from losing 1 Humanity.; humanity 4 5 5
HI-12.12 | who is about to be hit | Ben is react redirect@chosen_other:of=humanity;
        Scene roll 1 title The_Weir refuse humanity-2@drawer!; Ada avoids
        | asks Ben The Weir (Refuse): Ada is about to lose 2 Humanity. Use a card against it?
HI-12.12 | who takes it instead | Ben is react redirect@chosen_other:of=humanity;
        Scene roll 1 refuse humanity-2@drawer!; Ada avoids; Ben uses
        | says The Quiet One: Ben is about to lose 2 Humanity instead of Ada.;
        says The Quiet One: Ben loses 2 Humanity.
HI-19.4d | the Scene that may not be supported is this one
        | Cleo trait left_acts status:status=mute_support; Scene roll 1; Ada acts 1
        | says A Gift: Cleo cannot support this Scene.
HI-16.5 HI-19.4f | conditions that change hands | Ben hunger 1;
        Ben bond Ada partner_hurt swap@partner:what=conditions; Scene roll 1 refuse harm+1@drawer!;
        Ada avoids | says Ben is Hurt, and Ada is Hungry.
HI-19.4i | a question to several, once | Scene roll 1 refuse tell@all!; Ada avoids
        | says Ada, Ben and Cleo: What did you lose there?
HI-19.4b HI-17.5 | what makes one choose a card | Ada thing free hope+1; Ada thing free hope+1;
        Scene roll 1 title The_Weir refuse lose_asset@drawer!; Ada avoids
        | asks Ada The Weir (Refuse): which one do you lose?
HI-19.8 HI-19.4d | what is void | Ada humanity 1; Ada status no_regain shielded;
        Scene roll 1 title The_Weir refuse humanity+1@drawer!,harm+1@drawer!; Ada avoids
        | says The Weir (Refuse): Ada would gain 1 Humanity but cannot regain any.;
        says The Weir (Refuse): Ada is shielded and suffers no Harm.
HI-9.2 | nobody is told the line of a section whose people are dead | round 4; Ben harm 2;
        Cleo harm 2; Scene roll 1 fail harm+1@refusers! refuse harm+1; dice 1; Ada acts 1;
        rest refuse; roll | living Ada; lines 1
""")
def test_what_is_said(play: str, then: str) -> None:
    check(play, then)


@pytest.mark.rule("HI-16.2")
def test_a_cards_line_says_you_to_those_it_is_about() -> None:
    case = Road(3).draws(roll(1)).play(6, 6).acts(1).support(1, 1).refuse(2).roll()
    lines = [event.text for event in case.told("line")]
    assert [line.startswith("Cleo: ") for line in lines] == [False, True]


@pytest.mark.rule("HI-12.2")
def test_a_card_on_offer_says_what_it_does() -> None:
    bread = asset(power("free", {"op": "hunger", "n": -1}), tags=["food"])
    kind = personality(boon=power("free", {"op": "hunger", "n": -1, "target": "chosen"}))
    case = Road(3).person(0, hunger=1, assets=[bread], who=kind).play()
    details = {option.detail for option in case.prompt(0, "use").options if option.verb == "use"}
    assert details == {"Hunger -1.", "Hunger -1 for someone you choose."}
    case.use(0, kind)
    assert case.prompt(0, "choose").text.endswith(": who do you choose?")


@pytest.mark.rule("HI-13.4", "HI-16.5")
def test_a_death_is_told_once_with_its_cause() -> None:
    case = Road(3).round(4).person(0, harm=2).draws(roll(1, title="The Weir", refuse=[HARM])).play()
    case.avoids()
    told = [text for text in case.texts() if "Ada" in text and "avoids" not in text]
    (death,) = case.told("death")
    (entry,) = (entry for entry in case.state.story if entry.kind == "death")
    end = "The Weir (Refuse): Ada dies of wounds."
    assert [text for text in told if "draws" not in text] == [f"{end} {entry.line}"]
    assert death.text == f"{end} {entry.line}"
    page = case.table.game.write_story(case.state, case.table.names, None)
    assert page.count(str(entry.line)) == 1
    assert end not in page
    assert f"- {end}\n" in case.table.game.write_appendix(case.state, case.table.names)


@pytest.mark.rule("HI-5.14")
def test_a_part_that_a_scene_does_not_have_is_named() -> None:
    assert str(card_text.hidden_part(question(), "fail")) == "This Scene has no Fail section."


@pytest.mark.rule("HI-16.10")
def test_a_question_does_not_repeat_what_is_veiled() -> None:
    case = Road(3).draws(question(themes=["grief"])).play()
    case.pick("veil-grief", 2, "standing")
    case.acts(tells="We buried the dog.")
    assert case.told("told")[-1].data["veil"] is True
    assert "dog" not in case.prompt(1, "accept").text
    assert case.view().scene is not None
    assert case.view().scene.veiled
    case.pick("veil-grief", 2, "standing")
    assert "We buried the dog." in case.prompt(1, "accept").text


@pytest.mark.rule("HI-16.10")
def test_what_the_card_tells_is_veiled_as_well() -> None:
    case = Road(3).draws(roll(1, themes=["grief"])).play()
    case.pick("veil-grief", 2, "standing")
    case.avoids()
    assert case.told("callout")[0].data["veil"] is True


@pytest.mark.rule("HI-2.3")
@pytest.mark.parametrize(
    ("line", "name", "after"),
    [
        ("Ilse", "Ilse", ""),
        ("Old Mother Ninepence", "Old Mother Ninepence", ""),
        ("Mara, tall and cross", "Mara", "tall and cross"),
        ("Bo: one glove, no hat", "Bo", "one glove, no hat"),
        (
            "Grigor the lame. He walked here from the sea",
            "Grigor the lame",
            "He walked here from the sea",
        ),
        ("Somebody who never would say what they were called", None, ""),
    ],
)
def test_a_name_is_never_cut_in_the_middle(line: str, name: str | None, after: str) -> None:
    assert name_in(line) == (name, after)


@pytest.mark.rule("HI-16.5")
def test_each_telling_has_its_place_in_the_chapter() -> None:
    case = Road(3).draws(roll(1, title="The Weir")).play(6, 6).acts(1)
    case.say("You always do this.", 1, "speak")
    case.support(1, 1).refuse(2).roll()
    case.say("We held hands.", 0, "tell")
    case.say("I looked away.", 2, "tell")
    told = case.table.game.write_story(case.state, case.table.names, None)
    order = [
        told.index(part)
        for part in (
            "> **Ben:** You always do this.",
            "Ada goes first, with Ben close behind.",
            LINE,
            "> **Ada:** We held hands.",
            "> **Cleo:** I looked away.",
        )
    ]
    assert order == sorted(order)


@pytest.mark.rule("HI-2.3", "HI-16.5")
def test_the_chronicle_knows_one_name_for_each() -> None:
    """Whoever takes another name goes by it from the first page on, but in others' own words."""
    tie = {"op": "humanity", "n": -1}
    case = Road(3).tie(1, bond(passive("partner_dies", tie)), 0).draws(roll(1)).play(6, 6).acts(1)
    case.person(1).named = False
    case.say("Ben! Come here.", 2, "speak")
    case.support(1, 1)
    case.say("Ilse", 1, "character")
    case.refuse(2).roll()
    told = case.table.game.write_story(case.state, case.table.names, None)
    assert "Ada goes first, with Ilse close behind." in told
    did = case.table.game.write_appendix(case.state, case.table.names)
    assert "- Ilse supports with 1 die.\n" in did
    assert "Ben" not in did.replace("(Ben)", "")
    assert "Ben! Come here." in told
    assert "Ben" not in told.replace("Ben! Come here.", "").replace("(Ben)", "")


# -- what is too long ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "most", "cut"),
    [
        ("The sea came up.", 16, "The sea came up."),
        ("The sea came up.", 15, "The sea came…"),
        ("The sea, came up.", 10, "The sea…"),
        ("Unpronounceable", 8, "Unprono…"),
        ("Two\nlines", 20, "Two lines"),
    ],
)
def test_what_is_too_long_is_cut_between_words_with_dots(words: str, most: int, cut: str) -> None:
    assert shorten_text(words, most) == cut


@pytest.mark.rule("HI-1.10")
def test_a_world_on_offer_is_cut_between_words() -> None:
    case = opened(3)
    for option in case.prompt(0, "world").options[1:]:
        whole = str(DECKS.scenarios[option.id].world)
        assert len(option.detail) <= 100
        assert option.detail == whole or option.detail.endswith("…")
        assert whole.startswith(option.detail.removesuffix("…"))
        assert whole[len(option.detail) - 1] in " ,.;:", option.detail
    words = "The moon left one evening in spring, quite politely, and took the tides with it. " * 3
    case.say(words, 0, "world")
    own = next(o for o in case.prompt(1, "world").options if o.id.startswith("own"))
    assert own.label == "“The moon left one evening in spring, quite politely, and…”"
    assert own.detail.startswith("…took the tides with it. The moon left")
    assert own.detail.endswith("…")
    assert len(own.detail) <= 100


@pytest.mark.rule("HI-2.3")
def test_looks_and_past_are_cut_between_words() -> None:
    looks = "taller than the door and cross about it, " * 5
    for before in ("", "One glove.\n"):
        case = Road(3).play()
        case.person(1).named = False
        case.say(f"Ilse\n{before}{looks}", 1, "character")
        told = case.person(1).past if before else case.person(1).looks
        assert len(told) <= 200
        assert told.endswith("…")
        assert looks.startswith(told.removesuffix("…"))
        assert looks[len(told) - 1] in " ,"
