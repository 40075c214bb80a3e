"""HI-4, HI-5, HI-17.4: what the drawer is asked, and what that comes to."""

from __future__ import annotations

from typing import Any

import pytest

from rules.hope.effects.language.models import Terrain
from rules.hope.words import card_text
from tests.rules.hope.build import Road, passive, power, question, roll, trait
from tests.rules.hope.rows import check, rows

HURT = {"op": "harm", "n": 1}


@rows("""
HI-7.1 HI-19.4d | who may take no Hope die cannot act on one | hope 3; Ada humanity 0;
        Ada status no_hope; Scene roll 1; Ada draws | options Ada avoid
HI-7.1 HI-19.4d | and faces what is unavoidable | hope 3; Ada humanity 0; Ada status no_hope;
        Scene roll 1 unavoidable yes; Ada draws | options Ada face
HI-7.1 HI-19.4d | nor add one | hope 3; Ada status no_hope; Scene roll 1; Ada acts 1; rest refuse
        | options Ada hope-0 ask
HI-5.1 HI-8.1 HI-8.3 | the odds: a success of two is missing | Ada humanity 3 hunger 1;
        Scene roll 1; Ada draws | details Ada act-1 Chance without help: about 0 %.;
        details Ada act-2 Chance without help: about 25 %.;
        details Ada act-3 Chance without help: about 50 %.
HI-5.1 HI-7.3 | the odds on a Hope die | Ada humanity 0; Scene roll 1; Ada draws
        | details Ada act-0 Takes 1 Hope die (Last Hope). Chance without help: about 50 %.
HI-7.3 HI-6.1 HI-16.5 | acting on Last Hope is told | hope 2; Ada humanity 0; Scene roll 1;
        Ada acts 0 | says Ada acts with a Hope die (Last Hope).; claims Ada; given
HI-6.1 HI-16.5 | so is acting with dice | Scene roll 1; Ada acts 3 | says Ada acts with 3 dice.
HI-6.1 HI-16.5 | and on a question | Scene question; Ada acts | says Ada acts.
HI-12.3 | a card may be used while one reads | Ada humanity 1; Ada trait read humanity+1;
        Scene roll 1; Ada draws | options Ada act-1 printed avoid use:t99.0
HI-12.3 HI-12.13 | and then the drawer is asked again | Ada humanity 1; Ada trait read humanity+1;
        Scene roll 1; Ada draws; Ada uses | options Ada act-1 act-2 avoid
HI-13.5 HI-13.7 HI-3.7 | a doomed drawer still leads | Ada humanity 0; Ada trait i_draw humanity-1;
        Scene roll 1; dice 6; Ada acts 0; rest refuse; roll | doomed Ada; won yes; living Ben Cleo
""")
def test_drawing(play: str, then: str) -> None:
    check(play, then)


@pytest.mark.rule("HI-4.1", "HI-4.2", "HI-1.7")
def test_the_decks_are_offered_with_what_is_left_in_them() -> None:
    road = Road(3)
    left: dict[Terrain, list[str]] = {"mountainous": ["m01"], "urban": ["u01", "u02"]}
    for terrain, deck in road.state.decks.items():
        deck.pile = left.get(terrain, [])
    prompt = road.play().prompt()
    assert prompt.text == "Which deck suits the story so far?"
    assert [(o.id, o.label, o.detail) for o in prompt.options] == [
        ("mountainous", "Mountainous", "1 left"),
        ("urban", "Urban", "2 left"),
    ]
    assert prompt.default == ["urban"], "the fullest"
    road.state.decks["coastal"].pile = ["c01", "c02"]
    assert road.play().prompt().default == ["coastal"], "the first of the fullest"
    road.state.decks["any"].pile = ["a01"]
    assert road.play().prompt().default == ["any"]


@pytest.mark.rule("HI-5.1", "HI-5.6", "HI-5.7", "HI-17.4")
@pytest.mark.parametrize(
    ("card", "humanity", "hope", "options", "default"),
    [
        ({}, 3, 1, ["act-1", "act-2", "act-3", "avoid"], "act-1"),
        ({}, 4, 1, ["act-1", "act-2", "act-3", "act-4", "avoid"], "act-2"),
        ({}, 1, 0, ["act-1", "printed", "avoid"], "act-1"),
        ({}, 0, 1, ["act-0", "printed", "avoid"], "act-0"),
        ({}, 0, 0, ["avoid"], "avoid"),
        ({"unavoidable": True}, 2, 1, ["act-1", "act-2"], "act-1"),
        ({"unavoidable": True}, 0, 1, ["act-0", "printed"], "act-0"),
        ({"unavoidable": True}, 0, 0, ["face"], "face"),
        ({"kind": "question"}, 0, 0, ["act", "printed", "avoid"], "act"),
        ({"kind": "question", "unavoidable": True}, 5, 1, ["act", "printed"], "act"),
    ],
)
def test_what_the_drawer_may_do(
    card: dict[str, Any], humanity: int, hope: int, options: list[str], default: str
) -> None:
    fields = dict(card)
    made = question(**fields) if fields.pop("kind", "") else roll(2, **fields)
    case = Road(3).person(0, humanity=humanity).hope(hope).draws(made).play().draw()
    prompt = case.prompt(0)
    assert [option.id for option in prompt.options] == options
    assert prompt.default == [default]
    assert prompt.text == f"{card_text.format_headline(made)} What do you do?"
    assert case.view(0).private.reading.text == card_text.describe_scene(made)
    assert prompt.secret


@pytest.mark.rule("HI-5.10", "HI-16.1")
def test_reading_out_as_printed_is_one_answer_with_acting() -> None:
    """For a question to all, and where there is one way to act: nobody is asked for words."""
    card = question()
    case = Road(3).draws(card).play().draw()
    case.pick("printed", 0)
    assert [event.data["quote"] for event in case.told("callout")] == [card.callout]
    assert case.waits_for == {1, 2}
    case = Road(3).person(0, humanity=1).draws(roll(1)).play().draw()
    case.pick("printed", 0)
    assert (case.person(0).humanity, case.waits_for) == (0, {1, 2})


@pytest.mark.rule("HI-5.3", "HI-5.12", "HI-16.2")
def test_an_avoided_scene_says_whose_refusal_it_was() -> None:
    card = roll(2, title="The Weir", refuse=[HURT], all_refuse=[HURT])
    case = Road(3).turn(1).draws(card).play().avoids()
    assert case.told("avoid")[0].text == "Ben avoids the Scene."
    hurt = [event.text for event in case.told("harm")]
    assert hurt == [f"The Weir (All Refuse): {name} is Hurt." for name in ("Ben", "Cleo", "Ada")]
    plain = Road(3).draws(roll(1, title="The Ford", refuse=[HURT])).play().avoids()
    assert plain.told("harm")[0].text == "The Ford (Refuse): Ada is Hurt."
    entry = case.state.story[-1]
    assert (entry.title, entry.line, entry.also, entry.open) == (
        "The Weir",
        card.callout,
        [],
        False,
    )
    assert case.told("callout")[0].text == "This is the Scene that nobody faced:"
    assert case.told("prompt")[-1].text == f"A question for your story: {card.prompt}"


@pytest.mark.rule("HI-5.8", "HI-5.9", "HI-5.12")
def test_empty_hands_are_told_and_nobody_else_is_asked() -> None:
    card = roll(1, title="The Weir", unavoidable=True, fail=[HURT], refuse=[HURT, HURT])
    case = Road(3).person(0, humanity=0).hope(0).draws(card).play().draw()
    case.pick("face")
    assert case.told("fail")[0].text == "Ada has no dice and cannot avoid the Scene, so it fails."
    hurt = [event.text for event in case.told("harm")]
    assert hurt == [f"The Weir (Fail): {name} is Hurt." for name in ("Ada", "Ben", "Cleo")]
    (laid_open,) = case.told("uncovered")
    assert laid_open.text.startswith("The Scene was “The Weir”. Hardship 1.")
    assert case.told("callout")[0].data["quote"] == card.callout
    assert case.state.story[-1].title == "The Weir"
    assert case.state.scene is None
    assert case.waits_for == {1}


@pytest.mark.rule("HI-9.11", "HI-3.8")
def test_a_drawer_who_dies_while_reading_leaves_the_scene_to_nobody() -> None:
    ampoule = trait(power("free", {"op": "kill"}))
    card = roll(1, title="The Weir", refuse=[HURT], fail=[HURT])
    case = Road(3).round(4).person(0, traits=[ampoule]).draws(card).play().draw()
    case.use(0, ampoule)
    assert case.told("dropped")[0].text == "Nobody is left to lead the Scene, so it is dropped."
    assert case.state.decks["any"].discards == [card.id]
    assert [case.person(seat).harm for seat in (1, 2)] == [0, 0]
    bold = trait(passive("i_draw", {"op": "kill"}))
    case = Road(3).round(4).person(0, traits=[bold]).draws(card).play().draw()
    assert case.told("dropped")
    assert case.state.story[-2].title == "The Weir"


@pytest.mark.rule("HI-17.2", "HI-6.5", "HI-7.1")
@pytest.mark.parametrize(
    ("order", "humanity", "dice", "given"),
    [
        ("one", 5, 3, ["give-1"]),
        ("keep1", 5, 3, ["give-3"]),
        ("keep1", 2, 3, ["give-1"]),
        ("keep1", 1, 3, ["refuse"]),
        ("keep3", 5, 5, ["give-2"]),
        ("keep2", 0, 3, ["hope"]),
        ("one", 0, 3, ["hope"]),
        ("refuse", 5, 3, ["refuse"]),
    ],
)
def test_a_standing_order_is_what_silence_does(
    order: str, humanity: int, dice: int, given: list[str]
) -> None:
    case = Road(3).person(1, humanity=humanity).draws(roll(1)).play()
    if order != "refuse":
        case.pick(f"support-{order}", 1, "standing")
    case.acts(dice)
    assert case.prompt(1, "refuse").default == given
    case.run_out(1)
    scene = case.state.scene
    assert scene is not None
    assert (1 in scene.given, 1 in scene.last_hope, 1 in scene.refused) == (
        given[0].startswith("give"),
        given == ["hope"],
        given == ["refuse"],
    )


@pytest.mark.rule("HI-21.3", "HI-6.9", "HI-17.3")
def test_sealed_support_may_grow_once_it_is_shown() -> None:
    case = Road(4).sealed().person(3, humanity=0).hope(0).draws(roll(1)).play(6, 6).acts(2)
    assert case.waits_for == {1, 2, 3}
    assert all(case.prompt(seat, "refuse").secret for seat in (1, 2, 3))
    case.pick("give-1", 1)
    case.run_out(2)
    assert not case.told("support")
    case.refuse(3)
    assert [event.text for event in case.told("support")] == ["Ben supports with 1 die."]
    assert case.options(1, "support") == ["give-2"]
    assert case.waits_for == {0}
    alone = Road(3).sealed().dead(1, 2).draws(roll(1)).play().acts(1)
    assert alone.offers(0, "hope"), "there is nobody to ask"
