"""HI-3.8, HI-12.3, HI-16.4, HI-17.2: what is open to everybody between steps."""

from __future__ import annotations

import pytest

from rules.hope.model.entries import Entry, Telling
from rules.kit.said import Said
from tests.rules.hope.build import Case, Road, asset, power, question, roll, trait

FEEDS = power("free", {"op": "hunger", "n": -1})
BENDS = power("plead", {"op": "hardship", "n": -1})
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


@pytest.mark.rule("HI-12.3", "HI-12.4", "HI-10.10")
def test_cards_for_a_roll_are_there_while_one_pleads_and_not_before() -> None:
    rope, bread = asset(BENDS), asset(FEEDS)
    road = Road(3).person(0, hunger=1, assets=[rope, bread])
    case = road.draws(roll(1)).play()
    used = [o.id for o in case.prompt(0, "use").options if o.verb == "use"]
    assert used == [f"{bread.id}.0"]
    case.acts(1)
    used = [o.id for o in case.prompt(0, "use").options if o.verb == "use"]
    assert used == [f"{bread.id}.0", f"{rope.id}.0"]
    asked = road.draws(question()).play().acts()
    used = [o.id for o in asked.prompt(0, "use").options if o.verb == "use"]
    assert used == [f"{bread.id}.0"]


@pytest.mark.rule("HI-12.9", "HI-12.3")
def test_what_is_given_goes_to_whom_it_says() -> None:
    rope, bread = asset(BENDS), asset(FEEDS)
    case = Road(4).dead(3).person(1, assets=[rope, bread]).play()
    gifts = {o.id: o.label for o in case.prompt(1, "give").options if o.verb == "give"}
    assert gifts == {
        f"{card.id}>{seat}": f"Give A Rope to {name}"
        for card in (rope, bread)
        for seat, name in ((2, "Cleo"), (0, "Ada"))
    }
    case.pick(f"{bread.id}>0", 1, "give")
    assert [held.card for held in case.person(0).assets] == [bread.id]
    assert [held.card for held in case.person(1).assets] == [rope.id]
    assert case.texts()[-1] == "Gift: A Rope goes from Ben to Ada."


@pytest.mark.rule("HI-12.3", "HI-12.2")
@pytest.mark.parametrize(
    ("effect", "fields", "offered"),
    [
        ({"op": "hunger", "n": -1}, {}, False),
        ({"op": "hunger", "n": -1}, {"hunger": 1}, True),
        ({"op": "hunger", "n": -1}, {"harm": 1}, False),
        ({"op": "harm", "n": -1}, {"harm": 1}, True),
        ({"op": "harm", "n": -1}, {"hunger": 1}, False),
        ({"op": "humanity", "n": 1}, {}, False),
        ({"op": "humanity", "n": 1}, {"humanity": 4}, True),
        ({"op": "humanity", "n": 1}, {"humanity": 4, "statuses": ["no_regain"]}, False),
        ({"op": "hope", "n": 1}, {}, True),
        ({"op": "hunger", "n": -1, "target": "chosen"}, {}, False),
        ({"op": "hunger", "n": -1, "target": "chosen"}, {"hunger": 1}, True),
        ({"op": "add_use", "n": 1}, {}, False),
        ({"op": "transfer", "what": "humanity", "from": "self", "to": "others"}, {}, True),
        ({"op": "draw_asset"}, {}, True),
    ],
)
def test_what_would_mend_nothing_is_not_offered(
    effect: dict[str, object], fields: dict[str, object], offered: bool
) -> None:
    road = Road(3).person(0, traits=[trait(power("free", effect))], **fields)
    assert road.play().offers(0, "use") is offered
    if effect["op"] == "hope":
        assert not road.hope(5).play().offers(0, "use")


@pytest.mark.rule("HI-12.3", "HI-12.2")
def test_what_mends_somebody_else_is_offered_while_one_of_them_needs_it() -> None:
    """Cleo is Hurt; nobody is Hungry."""
    for op, offered in (("hunger", False), ("harm", True)):
        card = trait(power("free", {"op": op, "n": -1, "target": "chosen"}))
        road = Road(3).person(0, traits=[card]).person(2, harm=1)
        assert road.play().offers(0, "use") is offered


@pytest.mark.rule("HI-12.3", "HI-12.2")
@pytest.mark.parametrize("have", [True, False])
def test_a_thing_is_renewed_where_there_is_one(have: bool) -> None:
    card = trait(power("free", {"op": "add_use", "n": 1}))
    things = [asset(power("plead", {"op": "hardship", "n": -1}))] if have else []
    case = Road(3).person(0, traits=[card], assets=things).play()
    assert case.offers(0, "use") is have


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
