"""HI-16: narration and the chronicle."""

from __future__ import annotations

import pytest

from rules.hope.telling import chronicle

from .build import Case, Road, power, roll, trait

HURT = {"op": "harm", "n": 1}


def story(case: Case) -> str:
    return chronicle(case.state, case.table.names, case.table.result)


def resolved(**more: object) -> Case:
    """Ada acted with one die, Ben supported, Cleo refused, and it succeeded."""
    card = roll(1, title="The Weir", **more)  # type: ignore[arg-type]
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
    assert prompt.default == plain.state.scene.scene.callout  # type: ignore[union-attr]
    assert prompt.as_it_is
    plain.lapse(0)
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
    assert any(fact.startswith("It went as") for fact in entry.facts)


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
    for part in (
        "Ash fell.",
        "Port",
        "**Ada** (Ada)",
        "## Round 1",
        "### The Weir",
        "Ada acts, and puts in 1 die.",
        "Ben supports with 1 die.",
        "Cleo refuses.",
        "Rolled: 6, 6.",
        "The Scene succeeds: 2 successes, 1 needed.",
        "Ada is Hurt",
        "> The water is \\*high\\*.",
    ):
        assert part in text, part


@pytest.mark.rule("HI-16.6", "HI-4.7")
def test_nothing_enters_it_before_it_is_public() -> None:
    case = Road(3).draws(roll(4, title="The Weir", fail=[HURT])).play().acts(1)
    text = story(case)
    assert "The Weir" not in text
    assert "Harm" not in text
    assert case.state.scene is not None
    assert case.state.scene.told in text


@pytest.mark.rule("HI-16.6")
def test_of_an_open_scene_the_chronicle_has_callout_and_told_words_alone() -> None:
    road = Road(3).person(0, humanity=3).draws(roll(4, title="The Weir"))
    case = road.play().acts(2, tells="We stop.").support(1, 1)
    case.say("Not again.", 2, "speak")
    page = story(case).partition("## Round 1")[2].split("\n")
    assert [line for line in page if line] == [
        "### Any Terrain",
        "> **Ada**:",
        "> We stop.",
        "> **Cleo**, before it was settled:",
        "> Not again.",
    ]
    case.refuse(2).then(1, 1, 1).roll()
    assert "Ada acts, and puts in 2 dice." in story(case)


@pytest.mark.rule("HI-16.6", "HI-12.13", "HI-4.7")
def test_the_open_chronicle_names_the_deck_of_the_redraw() -> None:
    again = trait(power("read", {"op": "redraw"}))
    case = Road(3).person(0, traits=[again]).draws(roll(5)).play().draw()
    case.use(0, again)
    case.pick("coastal", 0)
    assert case.view(None).scene is not None
    assert case.view(None).scene.terrain == "coastal"  # type: ignore[union-attr]
    assert "### Coastal" in story(case)
    assert "### Any Terrain" not in story(case)


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
    assert "A gift from Ada" in text
