"""HI-3.8, HI-12.3, HI-16.4, HI-17.2: what is open to everybody between steps."""

from __future__ import annotations

import pytest

from rules.hope.model.entries import Entry, Telling
from rules.kit.said import Said
from tests.rules.hope.build import Case, Road, power, roll, trait
from tests.rules.hope.rows import check, rows

VEILS = (
    "hunger",
    "violence",
    "grief",
    "drugs",
    "sickness",
    "children",
    "animals",
    "betrayal",
    "despair",
    "faith",
)


def leisure(case: Case, seat: int) -> list[str]:
    return case.options(seat, "standing" if case.state.is_alive(seat) else "veil")


@pytest.mark.rule("HI-17.2", "HI-16.10")
def test_at_leisure_one_may_order_and_veil() -> None:
    case = Road(3).play()
    orders = ["support-one", "support-keep1", "support-keep2", "support-keep3", "question-accept"]
    assert leisure(case, 1) == [*orders, "react", *(f"veil-{theme}" for theme in VEILS)]
    prompt = case.prompt(1, "standing")
    assert (prompt.secret, prompt.optional, prompt.default) == (True, True, ["support-one"])
    case.pick("support-keep2", 1, "standing")
    case.pick("question-accept", 1, "standing")
    case.pick("react", 1, "standing")
    assert leisure(case, 1)[:6] == [
        "support-refuse",
        "support-one",
        "support-keep1",
        "support-keep3",
        "question-refuse",
        "react",
    ]
    labels = {o.id: o.label for o in case.prompt(1, "standing").options}
    assert labels["react"] == "Protection cards: ask me first"
    assert labels["question-refuse"] == "While I'm away: answer no"
    case.pick("react", 1, "standing")
    assert not case.state.players[1].standing.react
    assert (
        case.told("standing")[-1].text
        == "I'll follow this standing order while you're away. Only you can see it."
    )
    case.pick("veil-grief", 1, "standing")
    assert case.texts()[-1] == "From now on the story veils the theme of grief."
    labels = {o.id: o.label for o in case.prompt(2, "standing").options}
    assert (labels["veil-grief"], labels["veil-faith"]) == ("Unveil grief", "Veil faith")
    case.pick("veil-grief", 2, "standing")
    assert case.texts()[-1] == "The story no longer veils the theme of grief."
    assert case.state.veils == []


@pytest.mark.rule("HI-17.2", "HI-16.10", "HI-13.11")
def test_the_dead_have_no_orders_to_give_but_may_veil() -> None:
    case = Road(3).dead(2).play()
    assert leisure(case, 2) == [f"veil-{theme}" for theme in VEILS]
    assert not case.offers(2, "use")
    assert not case.offers(2, "speak")


@pytest.mark.rule("HI-16.4")
def test_one_speaks_in_character_from_the_callout_to_the_lock() -> None:
    luck = trait(power("after_roll", {"op": "success", "n": 1}))
    case = Road(4).dead(3).person(0, traits=[luck]).draws(roll(2)).play()
    assert not case.offers(0, "speak")
    case.draw()
    assert not case.offers(0, "speak"), "nothing has been told yet"
    case.pick("act-1", 0)
    case.say("Deep water.", 0)
    for seat in (0, 1, 2):
        (prompt,) = (p for p in case.asked(seat) if p.verb == "speak")
        assert prompt.text == f"Say something as {['Ada', 'Ben', 'Cleo'][seat]}, for the story:"
        assert prompt.optional
    assert not case.offers(3, "speak")
    case.say("  Well? ", 2, "speak")
    assert case.texts()[-1] == "Cleo says:"
    assert case.told("told")[-1].data["quote"] == "Well?"
    case.say("   ", 2, "speak")
    assert len(case.state.story[-1].told) == 2, "the callout, and one line"
    case.refuse(1, 2).then(1).roll()
    assert not case.offers(1, "speak")


@rows("""
HI-12.3 HI-12.4 | before acting a card for the roll is not offered | Ada hunger 1;
        Ada thing plead hardship-1; Ada thing free hunger-1; Scene roll 1 | usable Ada a98
HI-12.3 HI-12.4 | while one pleads it is | Ada hunger 1; Ada thing plead hardship-1;
        Ada thing free hunger-1; Scene roll 1; Ada acts 1 | usable Ada a98 a99
HI-12.3 HI-10.10 | a question has no roll | Ada hunger 1; Ada thing plead hardship-1;
        Ada thing free hunger-1; Scene question; Ada acts | usable Ada a98
HI-12.9 HI-12.3 | gifts go to the living | seats 4; dead Dov; Ben thing plead hardship-1
        | gifts Ben a99>2 a99>0
HI-12.9 | a gift is told | Ben thing plead hardship-1; Ben thing free hunger-1; Ben picks a98>0 give
        | things a98 a99 -; says Gift: A Rope goes from Ben to Ada.
HI-12.3 HI-12.2 | food for the fed is not offered | Ada trait free hunger-1 | usable Ada nothing
HI-12.3 HI-12.2 | nor for the hurt | Ada harm 1; Ada trait free hunger-1 | usable Ada nothing
HI-12.3 HI-12.2 | but for the hungry | Ada hunger 1; Ada trait free hunger-1 | usable Ada t99
HI-12.3 HI-12.2 | a salve for the hungry is not | Ada hunger 1; Ada trait free harm-1
        | usable Ada nothing
HI-12.3 HI-12.2 | but for the hurt | Ada harm 1; Ada trait free harm-1 | usable Ada t99
HI-12.3 HI-12.2 | Humanity for who has five is not | Ada trait free humanity+1 | usable Ada nothing
HI-12.3 HI-12.2 | but for who has fewer | Ada humanity 4; Ada trait free humanity+1 | usable Ada t99
HI-12.3 HI-19.8 | unless they cannot regain it | Ada humanity 4; Ada status no_regain;
        Ada trait free humanity+1 | usable Ada nothing
HI-12.3 HI-12.2 | Hope is offered | Ada trait free hope+1 | usable Ada t99
HI-12.3 HI-11.4 | unless the pool is full | hope 5; Ada trait free hope+1 | usable Ada nothing
HI-12.3 HI-12.2 | food for anyone, if nobody is hungry, is not | Cleo harm 1;
        Ada trait free hunger-1@chosen | usable Ada nothing
HI-12.3 HI-12.2 | a salve for anyone, if somebody is hurt, is | Cleo harm 1;
        Ada trait free harm-1@chosen | usable Ada t99
HI-12.3 HI-12.2 | more uses of nothing are not | Ada trait free add_use | usable Ada nothing
HI-12.3 HI-12.2 | more uses of a thing are | Ada thing plead hardship-1; Ada trait free add_use
        | usable Ada t99
HI-12.3 HI-12.2 | what does something else is | Ada trait free draw_asset | usable Ada t99
""")
def test_free_actions(play: str, then: str) -> None:
    check(play, then)


@pytest.mark.rule("HI-16.7")
def test_what_is_being_told_anew_is_not_offered_to_be_told_anew() -> None:
    """Ada has told of two Scenes, and writes the first of them again."""
    case = Road(3).play()
    case.state.story += [
        Entry(
            kind="scene",
            round=1,
            title=Said(title),
            seat=0,
            told=[Telling(seat=0, name="Ada", about="outcome", text="So it was.")],
        )
        for title in ("A Bridge", "A Ford")
    ]
    first, second = (f"tale-{len(case.state.story) - n}" for n in (2, 1))
    assert case.options(0, "standing")[-2:] == [first, second]
    case.pick(first, 0, "standing")
    assert second in case.options(0, "standing")
    assert first not in case.options(0, "standing")


@pytest.mark.rule("HI-2.3")
def test_a_name_is_asked_for_and_told_to_all() -> None:
    case = Road(3).play()
    case.person(1).named = case.person(2).named = False
    (prompt,) = (p for p in case.asked(1) if p.verb == "character")
    assert (prompt.default, prompt.optional) == ("Ben", True)
    case.say("  \n ", 1, "character")
    assert not case.person(1).named, "no words, no name"
    case.say("Ilse\nTall.\nKept bees.\nLost them.", 1, "character")
    c = case.person(1)
    assert (c.name, c.looks, c.past) == ("Ilse", "Tall.", "Kept bees. Lost them.")
    assert case.texts()[-1] == "Ben takes a new name:"
    assert case.told("told")[-1].data["quote"] == "Ilse\nTall.\nKept bees. Lost them."
    case.say("Somebody who never would say what they were called", 2, "character")
    c = case.person(2)
    assert (c.name, c.looks) == ("Cleo", "Somebody who never would say what they were called")
    assert case.texts()[-1] == "This is Cleo:"
    assert not case.offers(2, "character")


@pytest.mark.rule("HI-14.4", "HI-14.6")
def test_the_offer_to_come_back() -> None:
    starve = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}
    case = Road(3).person(0, hunger=1).draws(roll(1, refuse=[starve])).play().avoids()
    case.pick("no", 0, "gift")
    prompt = case.prompt(0, "join")
    assert (prompt.default, prompt.optional) == (["yes"], True)
    assert [option.id for option in prompt.options] == ["yes", "no"]
    assert not case.offers(1, "join")
    case.pick("yes", 0, "join")
    assert not case.offers(0, "join")
