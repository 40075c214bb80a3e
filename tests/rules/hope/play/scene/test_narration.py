"""HI-16: narration and the chronicle."""

from __future__ import annotations

import pytest

from rules.hope.model.cards import Passage
from rules.hope.model.decks import DECKS
from rules.hope.words.chronicle import rename_character, write_appendix, write_chronicle
from tests.rules.hope.build import LINE, RIVER, Case, Road, power, question, roll, trait

HURT = {"op": "harm", "n": 1}


def story(case: Case) -> str:
    return write_chronicle(case.state, case.table.names, case.table.result)


def resolved(**more: object) -> Case:
    """Ada acted with one die, Ben supported, Cleo refused, and it succeeded."""
    card = roll(1, title="The Weir", **more)
    case = Road(3).draws(card).play(6, 6).acts(1, tells="The water is *high*.")
    return case.support(1, 1).refuse(2).roll()


@pytest.mark.rule("HI-16.1")
def test_the_drawer_describes_the_scene_or_reads_it_out() -> None:
    case = resolved()
    (told,) = (event for event in case.told("told") if "quote" in event.data)
    assert told.data["quote"] == "The water is *high*."
    plain = Road(3).draws(roll(1)).play().draw()
    plain.pick("act-1")
    prompt = plain.prompt(0)
    assert prompt.default == plain.state.scene.scene.callout
    assert prompt.as_it_is
    plain.run_out(0)
    assert plain.told("callout")[0].data["quote"] == prompt.default


@pytest.mark.rule("HI-16.2", "HI-16.3", "HI-16.9")
def test_how_it_went_may_be_told_while_play_goes_on() -> None:
    case = resolved()
    assert case.waits_for == {1}, "the next player draws already"
    assert case.told("prompt")
    case.say("We held hands.", 0, "tell")
    case.say("I held the rope, from the shore.", 2, "tell")
    assert not [p for p in case.asked(1) if p.kind == "text"], "a supporter has none of their own"
    entry = next(e for e in case.state.story if e.title == "The Weir")
    assert [(t.about, t.text) for t in entry.told[1:]] == [
        ("outcome", "We held hands."),
        ("refusal", "I held the rope, from the shore."),
    ]
    assert [one.line for one in entry.course.outcomes] == [LINE, LINE]


@pytest.mark.rule("HI-16.4")
def test_a_line_in_character_is_filed_before_the_roll() -> None:
    case = Road(3).draws(roll(1)).play()
    assert not case.offers(1, "speak")
    case.acts(1).say("You always do this.", 1, "speak")
    assert case.state.story[-1].told[-1].text == "You always do this."
    case.refuse(1, 2).roll()
    assert not case.offers(1, "speak")


@pytest.mark.rule("HI-16.5", "HI-16.8")
def test_the_chronicle_tells_it_all_at_any_time() -> None:
    case = resolved(succeed=[HURT])
    text = story(case)
    for part in ("Ash fell.", "Port", "**Ada** (Ada): The Quiet One.", "## Part one"):
        assert part in text, part
    assert text.partition("### 1. The Weir\n\n")[2].split("\n\n") == [
        "> **Ada:** The water is \\*high\\*.",
        "Ada goes first, with Ben close behind. Cleo stays out of it.",
        LINE,
        f"Cleo: “{LINE}”",
        "Ada and Ben are hurt.\n",
    ]
    did = write_appendix(case.state, case.table.names)
    assert did is not None
    for part in (
        "- **Ada** (Ada): The Quiet One\n",
        "### 1. The Weir",
        "Ada acts with 1 die.",
        "Ben supports with 1 die.",
        "Cleo refuses.",
        "Roll: 6, 6.",
        "2 successes, 1 needed: the Scene succeeds.",
        "Ada is Hurt",
    ):
        assert part in did, part


@pytest.mark.rule("HI-16.6", "HI-4.7")
def test_nothing_enters_it_before_it_is_public() -> None:
    case = Road(3).draws(roll(4, title="The Weir", fail=[HURT])).play().acts(1)
    text = story(case)
    assert text.endswith(f"### 1. On the road\n\n{RIVER}\n")
    did = write_appendix(case.state, case.table.names)
    assert did is not None
    assert "The Weir" not in text + did
    assert "Harm" not in text + did
    assert case.state.scene is not None


@pytest.mark.rule("HI-16.6")
def test_of_an_open_scene_the_chronicle_has_callout_and_told_words_alone() -> None:
    road = Road(3).person(0, humanity=3).draws(roll(4, title="The Weir"))
    case = road.play().acts(2, tells="We stop.").support(1, 1)
    case.say("Not again.", 2, "speak")
    page = story(case).partition("## Part one")[2].split("\n")
    assert [line for line in page if line] == [
        "### 1. On the road",
        "> **Ada:** We stop.",
        "> **Cleo:** Not again.",
    ]
    assert "acts" not in str(write_appendix(case.state, case.table.names))
    case.refuse(2).then(1, 1, 1).roll()
    assert "Ada goes first" in story(case)
    assert "Ada acts with 2 dice." in str(write_appendix(case.state, case.table.names))


@pytest.mark.rule("HI-16.6", "HI-12.13", "HI-4.7")
def test_the_open_chronicle_names_the_deck_of_the_redraw() -> None:
    again = trait(power("read", {"op": "redraw"}))
    case = Road(3).person(0, traits=[again]).draws(roll(5)).play().draw()
    case.use(0, again)
    case.pick("coastal", 0)
    assert case.view(None).scene is not None
    assert case.view(None).scene.terrain == "coastal"
    assert "### 1. On the coast" in story(case)
    assert "On the road" not in story(case)


@pytest.mark.rule("HI-16.7")
def test_told_words_may_be_written_again() -> None:
    case = resolved()
    case.say("We held hands.", 0, "tell")
    number = next(n for n, e in enumerate(case.state.story) if e.title == "The Weir")
    case.pick(f"tale-{number}", 0, "standing")
    prompt = next(p for p in case.asked(0) if p.verb == "tell" and p.kind == "text")
    assert prompt.default == "We held hands."
    case.table.answer(prompt.id, "I held their hands.")
    assert "We held hands" not in story(case)
    assert "I held their hands." in story(case)


@pytest.mark.rule("HI-16.10")
def test_a_veiled_theme_must_be_uncovered() -> None:
    case = resolved(themes=["hunger"])
    case.pick("veil-hunger", 2, "standing")
    case.say("We ate the dog.", 0, "tell")
    assert case.told("told")[-1].data["veil"] is True
    assert "We ate the dog." not in story(case)
    assert LINE not in story(case), "what the card says of it is veiled, too"
    assert case.person(0).humanity == 4, "the numbers stand"
    case.pick("veil-hunger", 1, "standing")
    assert case.state.veils == []


@pytest.mark.rule("HI-16.5", "HI-13.10")
def test_deaths_and_gifts_are_in_it() -> None:
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    top = trait(power("free", {"op": "humanity", "n": 1}))
    road = Road(3).round(4).person(0, hunger=1).top(top).draws(roll(1, refuse=[starve]))
    case = road.play().avoids()
    case.pick("yes", 0, "gift")
    case.pick("1", 0)
    text = story(case)
    assert "## The lost" in text
    assert f"We used to say of Ada: “{top.text}” Now we say it of Ben." in text


@pytest.mark.rule("HI-16.5", "HI-16.9")
def test_a_gift_is_told_in_a_sentence_about_its_giver() -> None:
    """The saying names whom it is about; another name of theirs is in it, too."""
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    top = trait(power("free", HURT), saying="Ask {name} about it.")
    road = Road(3).round(4).person(0, hunger=1).top(top).draws(roll(1, refuse=[starve]))
    case = road.play().avoids()
    case.pick("yes", 0, "gift")
    case.pick("1", 0)
    assert "We used to say: “Ask Ada about it.” Now we say it of Ben." in story(case)
    rename_character(case.state, "Ada", "Hana")
    assert "We used to say: “Ask Hana about it.” Now we say it of Ben." in story(case)


def told(passage: Passage, name: str) -> str:
    """A line on a death as the story tells it."""
    return str(passage.tell("line").fill({"name": name}))


@pytest.mark.rule("HI-16.5", "HI-16.8", "HI-16.10", "HI-15.4", "HI-14.8", "HI-13.10")
def test_the_whole_document_from_setting_out_to_the_last_word() -> None:
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    gift = trait(power("free", HURT))
    road = Road(3, rounds=3).round(2).person(0, hunger=1, looks="One *glove*.").top(gift)
    weir = roll(1, title="The Weir", refuse=[starve])
    ford = roll(1, title="The Ford", succeed=[], themes=["grief"])
    gate = roll(1, title="The Gate")
    case = road.draws(weir, ford, gate, *[roll(1, title=f"Rock {n}") for n in "abc"]).play()
    case.avoids()
    case.pick("yes", 0, "gift")
    case.pick("2", 0, "gift")
    case.say("I gave mine\nto the _dog_.", 0, "tell")
    case.pick("yes", 0, "join")
    case.draw().pick("act-1")
    case.say("Deep water.", 1)
    case.say("Not again.", 2, "speak")
    case.support(2, 1).then(6, 6).roll()
    new = case.person(0).name
    case.pick("veil-grief", 0, "standing")
    case.say("He was asleep in our cart.", 2, "tell")
    case.say("We held hands.", 1, "tell")
    for _ in range(4):
        case.avoids()
    case.say("I grow *beans*.", 0)
    while case.table.result is None:
        case.run_out(case.table.prompts[0].seat)
    page = story(case)
    head, rounds = page.split("## Part two\n\n")
    who = DECKS.personalities[case.person(0).personality.card]
    traits = [DECKS.traits[held.card] for held in case.person(0).traits]
    texts = [str(told) for told in (who.tell("portrait"), *(one.tell("text") for one in traits))]
    quiet = "Somebody who says very little."
    assert head == (
        "# Hope Inhumanity\n\n*The story of Ada, Ben and Cleo*\n\nAsh fell.\n\n"
        "We hoped to reach Port.\n\n"
        "## Who we were\n\n"
        f"**Ada** (Ada): The Quiet One. One \\*glove\\*. {quiet}\n\n"
        f"**Ben** (Ben): The Quiet One. {quiet}\n\n"
        f"**Cleo** (Cleo): The Quiet One. {quiet} {gift.text}\n\n"
        f"**{new}** (Ada): {who.name}. {' '.join(texts)}\n\n"
    )
    (death,) = (one for one in DECKS.voice.deaths["hunger"] if told(one, "Ada") in page)
    two, last = rounds.split("\n\n## Part three\n\n")
    assert two.split("\n\n") == [
        "### 1. The Weir",
        RIVER,
        "Ada decides against it.",
        LINE,
        told(death, "Ada"),
        "> **Ada:** I gave mine\n> to the \\_dog\\_.",
        f"We used to say of Ada: “{gift.text}” Now we say it of Cleo.",
        "### 2. The Ford",
        "> **Ben:** Deep water.",
        "> **Cleo:** Not again.",
        "Ben takes it on. Cleo lends a hand.",
        "> **Ben** (veiled)",
        f"**{new} joins us on the road.**",
        "> **Cleo:** He was asleep in our cart.",
        "### 3. The Gate",
        RIVER,
        "Cleo will not risk it.",
        LINE,
    ]
    third, end = last.split("## The end\n\n")
    assert third.count("Rock ") == 3
    arrivals = [str(one.tell("line")) for one in DECKS.voice.arrival]
    (arrival,) = (line for line in arrivals if line in end)
    assert end.split("\n\n") == [
        arrival,
        f"{new}, Ben and Cleo reach Port.",
        f"> **{new}:** I grow \\*beans\\*.",
        "## The lost",
        "- **Ada** died of hunger in part two\n",
    ]
    did = write_appendix(case.state, case.table.names)
    assert did is not None
    weir = did.partition("### 1. The Weir\n\n")[2].partition("\n\n")[0]
    assert weir.split("\n") == [
        "- Ada avoids the Scene.",
        "- The Scene was “The Weir”. Hardship 1. Succeed: nothing. Fail: nothing. "
        "Refuse: Hunger +2 for the drawer (once in total).",
        "- The Weir (Refuse): Ada dies of hunger.",
    ]
    ford = did.partition("### 2. The Ford\n\n")[2].partition("\n\n")[0]
    assert ford.split("\n") == [
        "- Ben acts with 1 die.",
        "- Any Terrain: this Scene needs dice and a roll.",
        "- Cleo supports with 1 die.",
        "- Hardship: 1.",
        "- Roll: 6, 6.",
        "- 2 successes, 1 needed: the Scene succeeds.",
        "- The Scene was “The Ford”. Hardship 1. Succeed: nothing. Fail: nothing. Refuse: nothing.",
    ]


def untold(case: Case, seat: int) -> str:
    """What a seat may tell of now, as it is asked; "" where there is nothing."""
    found = [p.text for p in case.asked(seat) if p.kind == "text" and p.verb == "tell"]
    assert len(found) < 2
    return found[0] if found else ""


@pytest.mark.rule("HI-16.2", "HI-16.3", "HI-2.7")
def test_the_newest_untold_thing_is_asked_for_and_only_of_those_it_belongs_to() -> None:
    case = resolved()
    assert untold(case, 0) == "“The Weir” is over. How did it go?"
    assert untold(case, 1) == ""
    assert untold(case, 2) == "You held back in “The Weir”. What did you do instead?"
    case.say("I held the rope.", 2, "tell")
    assert case.texts()[-1] == "Cleo tells what they did instead in “The Weir”:"
    case.say("We held hands.", 0, "tell")
    assert case.texts()[-1] == "Ada tells how “The Weir” went:"
    assert untold(case, 0) == untold(case, 2) == ""
    # An open Scene is nobody's to tell yet, and what is long past is asked for no more.
    case = Road(3).draws(roll(1, title="The Ford")).play().acts(1)
    assert untold(case, 0) == ""
    case.refuse(1, 2).roll()
    asked = []
    for _ in range(12):
        asked.append("The Ford" in untold(case, 0))
        case.avoids("any")
        if "The River" in untold(case, 0):
            case.say("We went round.", 0, "tell")
    assert asked == [True] * 9 + [False] * 3, "among the last three rounds' entries"


@pytest.mark.rule("HI-16.1", "HI-5.11")
def test_the_kind_is_told_with_the_callout() -> None:
    for card, told in (
        (roll(1), "this Scene needs dice and a roll."),
        (roll(1, unavoidable=True), "this Scene needs dice and a roll. You cannot avoid it."),
        (question(), "this Scene asks everyone a question, without a roll."),
        (question(price=2), "this Scene asks everyone for 2 dice, without a roll."),
    ):
        case = Road(3).draws(card).play().acts(1 if card.kind == "roll" else None)
        assert case.told("kind")[0].text == f"Any Terrain: {told}"
        assert case.told("callout")[0].text == "Ada reads out the Scene:"
        assert case.prompt(1, "refuse").text.endswith(str(card.callout)) is (card.kind != "roll")
    case = Road(3).draws(roll(1)).play().acts(1, tells="  Deep water. ")
    assert not case.told("callout")
    assert [(e.text, e.data["quote"]) for e in case.told("told")] == [
        ("Ada tells you what lies ahead:", "Deep water.")
    ]
    plain = Road(3).draws(roll(1)).play().acts(1, tells="   ")
    assert plain.told("callout")


@pytest.mark.rule("HI-16.7", "HI-16.10")
def test_words_written_anew_keep_their_place_and_their_veil() -> None:
    case = resolved(themes=["grief"])
    case.say("We held hands.", 0, "tell")
    number = next(n for n, e in enumerate(case.state.story) if e.title == "The Weir")
    assert f"tale-{number}" not in case.options(1, "standing"), "they are another's words"
    case.pick("veil-grief", 1, "standing")
    case.pick(f"tale-{number}", 0, "standing")
    assert case.told("amending")[0].seats == (0,)
    (prompt,) = (p for p in case.asked(0) if p.verb == "tell" and p.kind == "text")
    case.table.answer(prompt.id, " I let go. ")
    assert case.told("told")[-1].text == "Ada retells “The Weir”:"
    assert (case.told("told")[-1].data["quote"], case.told("told")[-1].data["veil"]) == (
        "I let go.",
        True,
    )
    entry = case.state.story[number]
    assert all((t.text, t.veil) == ("I let go.", True) for t in entry.told if t.seat == 0)
    assert not any(p.verb == "tell" and p.kind == "text" for p in case.asked(0))
    case.pick(f"tale-{number}", 0, "standing")
    (prompt,) = (p for p in case.asked(0) if p.verb == "tell" and p.kind == "text")
    case.table.answer(prompt.id, "  ")
    assert all(t.text == "I let go." for t in entry.told if t.seat == 0), "no words, no change"


@pytest.mark.rule("HI-16.10", "HI-16.3")
def test_a_late_telling_is_veiled_for_its_own_scene_and_not_for_the_one_in_hand() -> None:
    case = resolved()
    case.pick("veil-grief", 2, "standing")
    case.state.decks["any"].pile.append(roll(1, themes=["grief"]).id)
    case.acts(1)
    case.say("We held hands.", 0, "tell")
    assert case.told("told")[-1].data["veil"] is False
    case.say("Not again.", 2, "speak")
    assert case.told("told")[-1].data["veil"] is True
    case.refuse(0, 2).roll()
    case.state.decks["any"].pile.append(roll(1).id)
    case.acts(1)
    case.say("I let go.", 1, "tell")
    assert case.told("told")[-1].data["veil"] is True
