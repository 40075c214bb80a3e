"""HI-8, HI-9: hardship, the roll, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.hope.build import (
    LINE,
    Case,
    Road,
    asset,
    bond,
    passive,
    power,
    question,
    roll,
    section,
    trait,
)

SAD = {"op": "humanity", "n": -1}
GLAD = {"op": "humanity", "n": 1}
HURT = {"op": "harm", "n": 1}
HUNGRY = {"op": "hunger", "n": 1}


def rolled(road: Road, *faces: int, dice: int = 1, support: tuple[int, ...] = ()) -> Case:
    """Ada acts, some support with as much, the rest refuse, and the dice fall."""
    case = road.play(*faces).acts(dice)
    for seat in case.state.list_others(0):
        if seat in support:
            case.support(seat, dice)
        else:
            case.refuse(seat)
    return case.roll()


@pytest.mark.rule("HI-8.1", "HI-8.5", "HI-8.6", "HI-8.7", "HI-8.12")
@pytest.mark.parametrize(
    ("faces", "won"), [((4, 1, 1, 6), True), ((3, 3, 3, 3), False), ((5, 3, 2, 1), False)]
)
def test_four_five_and_six_are_successes(faces: tuple[int, ...], won: bool) -> None:
    road = Road(3).draws(roll(2, succeed=[HUNGRY], fail=[HURT]))
    case = rolled(road, *faces, dice=2, support=(1,))
    assert [case.person(n).humanity for n in (0, 1)] == [3, 3]
    assert case.told("result")[0].data["success"] is won
    assert [case.person(0).hunger, case.person(0).harm] == ([1, 0] if won else [0, 1])


@pytest.mark.rule("HI-8.2", "HI-8.3", "HI-8.4", "HI-8.11", "HI-11.9")
def test_the_hardship_is_summed_from_its_parts() -> None:
    road = Road(3).person(0, hunger=1, harm=2).person(1, hunger=2).draws(roll(2))
    case = rolled(road, 6, 6, 6, 6, 1, 1, dice=3, support=(1,))
    (hardship,) = case.told("hardship")
    assert hardship.data["hardship"] == 5, "2, and three stages of the drawer's own"
    assert "Ada's condition +3" in hardship.text
    assert case.told("result")[0].data["success"] is False


@pytest.mark.rule("HI-8.3")
def test_nobodys_conditions_weigh_but_the_drawers() -> None:
    road = Road(3).person(1, hunger=2, harm=1).person(2, hunger=1, harm=2).draws(roll(2))
    case = rolled(road, 6, 6, support=(1,))
    (hardship,) = case.told("hardship")
    assert (hardship.data["hardship"], hardship.text) == (2, "Hardship: 2.")
    road = Road(3).turn(1).person(0, hunger=2).person(1, harm=1).draws(roll(2))
    case = road.play(6, 6).acts(1).support(0, 1).refuse(2).roll()
    assert case.told("hardship")[0].text == "Hardship: 2, Ben's condition +1 = 3."


@pytest.mark.rule("HI-8.4")
def test_conditions_are_read_at_the_lock() -> None:
    """What is healed or suffered before it counts, and what is healed after it does not."""
    bread = asset(power("free", {"op": "hunger", "n": -1}), tags=["food"])
    salve = trait(power("after_roll", {"op": "harm", "n": -1}))
    road = Road(3).person(0, hunger=1, harm=1, assets=[bread], traits=[salve]).draws(roll(1))
    case = road.play(6).acts(1).use(0, bread).refuse(1, 2).roll()
    assert case.told("hardship")[0].data["hardship"] == 2, "fed before the lock, and still hurt"
    case.use(0, salve)
    assert case.person(0).harm == 0
    assert case.told("result")[0].data["success"] is False, "it was read before the salve"
    thorn = trait(power("plead", HURT, anyone=True))
    case = Road(3).person(0, traits=[thorn]).draws(roll(1)).play(6).acts(1).use(0, thorn)
    case.refuse(1, 2).roll()
    assert case.told("hardship")[0].data["hardship"] == 2


@pytest.mark.rule("HI-8.8", "HI-19.7")
def test_without_hardship_it_succeeds_unrolled_and_the_die_is_spent() -> None:
    easy = trait(passive("my_scene", {"op": "hardship", "n": -2}, use="round"))
    case = rolled(Road(3).person(0, traits=[easy]).draws(roll(1, succeed=[HUNGRY])))
    assert not case.told("dice")
    assert (case.person(0).hunger, case.person(0).humanity) == (1, 4)


@pytest.mark.rule("HI-8.9", "HI-8.10", "HI-12.3", "HI-19.4c")
def test_dice_remember_their_giver_and_may_be_rolled_again_and_again() -> None:
    one, two = (trait(power("after_roll", {"op": "reroll", "n": 2})) for _ in "ab")
    road = Road(3).person(1, traits=[one, two]).draws(roll(2, succeed=[HUNGRY]))
    case = road.play(1, 2, 3, 3, 6).acts(1).support(1, 1).refuse(2).roll()
    case.use(1, one).use(1, two)
    rolls = [event.data["faces"] for event in case.told("dice")]
    assert rolls == [[1, 2], [3], [3]], "only Ben's own die"
    case = road.play(1, 6, 6).acts(1).support(1, 1).refuse(2).roll()
    assert case.told("result")[0].data["success"] is False, "his own die needs no second try"


@pytest.mark.rule("HI-8.10", "HI-12.2")
def test_cards_after_the_roll_may_be_let_be() -> None:
    lucky = trait(power("after_roll", {"op": "success", "n": 1}))
    case = Road(3).person(0, traits=[lucky]).draws(roll(2)).play(6).acts(1).refuse(1, 2).roll()
    assert case.options(0) == [f"{lucky.id}.0", "pass"]
    case.pick("pass", 0)
    assert case.told("result")[0].data["success"] is False
    assert case.person(0).traits[0].spent == []


@pytest.mark.rule("HI-8.10", "HI-12.11")
def test_each_use_after_the_roll_lets_those_who_passed_answer_it() -> None:
    helps, spoils, mends = (
        trait(power("after_roll", {"op": "success", "n": n}, anyone=True)) for n in (1, -2, 1)
    )
    road = Road(3).person(0, traits=[helps]).person(1, traits=[spoils]).person(2, traits=[mends])
    case = road.draws(roll(2, fail=[HURT])).play(6, 6).acts(2).refuse(1, 2).roll()
    assert case.waits_for == {1}, "of a success the others could only take away"
    case.use(1, spoils)
    assert case.waits_for == {0}
    case.pick("pass", 0)
    case.use(2, mends)
    assert case.waits_for == {0}, "Ada let it be, and may answer what Cleo did"
    case.use(0, helps)
    assert case.told("result")[0].data["success"] is True
    assert [event.data["seat"] for event in case.told("use")] == [1, 2, 0]


@pytest.mark.rule("HI-9.1", "HI-9.2", "HI-9.3", "HI-9.4")
@pytest.mark.parametrize("face", [6, 1])
def test_who_committed_shares_and_who_refused_suffers_refuse(face: int) -> None:
    road = Road(3).draws(roll(1, succeed=[HUNGRY], fail=[HURT], refuse=[SAD]))
    case = rolled(road, face, face, support=(1,))
    own = (1, 0) if face == 6 else (0, 1)
    assert [(case.person(n).hunger, case.person(n).harm) for n in (0, 1)] == [own, own]
    refuser = case.person(2)
    assert (refuser.humanity, refuser.hunger, refuser.harm) == (4, 0, 0)


@pytest.mark.rule("HI-9.5")
def test_when_all_others_refuse_it_is_all_refuse_for_them() -> None:
    card = roll(1, succeed=[HUNGRY], refuse=[SAD], all_refuse=[HURT])
    case = rolled(Road(3).draws(card), 6)
    assert [case.person(n).harm for n in range(3)] == [0, 1, 1]
    assert [case.person(n).humanity for n in range(3)] == [4, 5, 5]


@pytest.mark.rule("HI-9.5")
def test_as_long_as_one_supports_the_others_suffer_refuse() -> None:
    card = roll(1, refuse=[SAD], all_refuse=[HURT])
    case = rolled(Road(4).draws(card), 6, 6, support=(2,))
    assert [case.person(n).harm for n in range(4)] == [0, 0, 0, 0]
    assert [case.person(n).humanity for n in range(4)] == [4, 4, 4, 4]
    plain = rolled(Road(3).draws(roll(1, refuse=[SAD])), 6)
    assert [plain.person(n).humanity for n in range(3)] == [4, 4, 4], "no All Refuse is printed"


@pytest.mark.rule("HI-9.5")
@pytest.mark.parametrize("support", [(), (1,)], ids=["all refuse", "some refuse"])
@pytest.mark.parametrize(
    ("face", "told"), [(6, "You are asked how it was."), (1, "You slept through it.")]
)
def test_the_line_for_those_who_refuse_fits_the_roll(
    face: int, told: str, support: tuple[int, ...]
) -> None:
    lines = {"succeeded": "You are asked how it was.", "failed": "You slept through it."}
    parts = {"refuse": section() | lines, "all_refuse": section() | lines}
    case = rolled(Road(3).draws(roll(1, **parts)), face, face, support=support)
    lines_told = [event.text for event in case.told("line")]
    assert lines_told[-1].endswith(f": {told}"), lines_told


@pytest.mark.rule("HI-9.5", "HI-5.3")
def test_one_line_for_those_who_refuse_is_told_however_the_roll_ends() -> None:
    for face in (6, 1):
        case = rolled(Road(3).draws(roll(1)), face)
        assert case.told("line")[-1].text.endswith(f": {LINE}")
    lines = {"succeeded": "You are asked how it was.", "failed": "You slept through it."}
    case = Road(3).draws(roll(1, refuse=section() | lines)).play().avoids()
    assert [event.text for event in case.told("line")] == [LINE], "Nobody has rolled."


@pytest.mark.rule("HI-9.7")
def test_sections_in_order_and_within_them_the_drawer_then_clockwise() -> None:
    card = roll(1, accept=[GLAD], fail=[HUNGRY, HURT], refuse=[SAD])
    road = Road(5).turn(2).person(3, humanity=3).person(1, humanity=3).draws(card)
    case = road.play(1, 1, 1).acts(1).support(1, 1).refuse(0).support(3, 1).refuse(4).roll()
    order = [
        (event.kind, event.data["seat"])
        for event in case.table.told
        if event.kind in ("humanity", "hunger", "harm")
    ]
    accept = [("humanity", seat) for seat in (2, 3, 1)]
    fail = [(what, seat) for seat in (2, 3, 1) for what in ("hunger", "harm")]
    assert order == [*accept, *fail, ("humanity", 4), ("humanity", 0)]


@pytest.mark.rule("HI-9.6", "HI-9.7")
def test_accept_comes_first_and_whatever_the_roll() -> None:
    card = roll(1, accept=[HUNGRY], fail=[HURT], refuse=[SAD])
    case = rolled(Road(3).draws(card), 1, 1, support=(2,))
    order = [(e.kind, e.data["seat"]) for e in case.table.told if e.kind in ("hunger", "harm")]
    assert order == [("hunger", 0), ("hunger", 2), ("harm", 0), ("harm", 2)]
    sad = [e for e in case.told("humanity") if e.data["n"] == -1]
    assert [e.data["seat"] for e in sad] == [1]


@pytest.mark.rule("HI-9.8", "HI-19.1")
def test_what_is_marked_once_happens_once() -> None:
    card = roll(1, succeed=[{"op": "hope", "n": 1, "per": "once"}, HUNGRY])
    case = rolled(Road(3).draws(card), 6, 6, 6, support=(1, 2))
    assert case.state.hope == 2
    assert [case.person(n).hunger for n in range(3)] == [1, 1, 1]


@pytest.mark.rule("HI-9.8")
def test_what_is_marked_once_falls_to_the_next_where_the_first_dies_on_the_way() -> None:
    find = {"op": "draw_asset", "per": "once"}
    rope = asset(power("free", HUNGRY))
    road = Road(3).round(4).person(0, harm=2).top(rope).draws(roll(1, fail=[HURT, find]))
    case = rolled(road, 1, 1, 1, support=(1, 2))
    assert not case.state.is_alive(0)
    assert [len(case.person(seat).assets) for seat in (1, 2)] == [1, 0]


@pytest.mark.rule("HI-9.8")
@pytest.mark.parametrize(
    ("once", "hope"), [({"op": "hope", "n": -1}, 1), ({"op": "draw_asset"}, 2)]
)
def test_what_is_marked_once_and_falls_to_nobody_happens_whoever_dies(
    once: dict[str, Any], hope: int
) -> None:
    road = Road(3).round(4).hope(2).person(0, harm=2)
    case = rolled(road.draws(roll(1, fail=[HURT, {**once, "per": "once"}])), 1)
    assert not case.state.is_alive(0)
    assert case.state.hope == hope
    assert not case.told("asset"), "what somebody would have had falls away with them"


@pytest.mark.rule("HI-9.9", "HI-13.4", "HI-9.10")
def test_a_death_is_at_once_and_stops_nobody_else() -> None:
    card = roll(1, fail=[HURT, HUNGRY])
    case = rolled(Road(3).person(0, harm=2).draws(card), 1, 1, 1, support=(1, 2))
    assert not case.state.is_alive(0)
    grave = case.state.graves[0]
    assert (grave.cause, grave.character.hunger) == ("harm", 0), "what was still to come fell away"
    assert (case.person(1).harm, case.person(1).hunger) == (1, 1)


@pytest.mark.rule("HI-9.10")
def test_the_scene_goes_on_without_its_drawer() -> None:
    card = roll(1, fail=[HURT], refuse=[SAD])
    case = rolled(Road(4).round(4).person(0, harm=2).draws(card), 1, 1, support=(2,))
    assert not case.state.is_alive(0)
    assert case.person(2).harm == 1
    assert [case.person(seat).humanity for seat in (1, 3)] == [4, 4]
    assert case.state.story[1].title == card.title
    rash = trait(passive("my_scene", HURT))
    road = Road(4).round(4).person(0, harm=2, traits=[rash])
    case = rolled(road.draws(roll(1, succeed=[HUNGRY], refuse=[SAD])), 6, 1, support=(2,))
    assert not case.state.is_alive(0), "gone with the lock"
    assert case.told("result")[0].data["success"] is True
    assert case.person(2).hunger == 1
    assert [case.person(seat).humanity for seat in (1, 3)] == [4, 4]


@pytest.mark.rule("HI-9.11")
def test_a_drawer_dead_before_the_lock_drops_the_scene() -> None:
    gift = asset(power("plead", {"op": "kill", "target": "drawer"}, anyone=True))
    card = roll(1, fail=[HURT], refuse=[HURT])
    case = Road(3).person(1, assets=[gift]).draws(card).play().acts(2)
    case.support(2, 1).use(1, gift)
    assert not case.state.is_alive(0)
    assert case.state.scene is None
    assert case.state.decks["any"].discards == [card.id]
    assert (case.person(2).humanity, case.person(2).harm, case.person(1).harm) == (4, 0, 0)


@pytest.mark.rule("HI-9.11")
def test_nobody_is_bound_to_a_scene_whose_drawer_has_died() -> None:
    """The cards that acting sets off come to an end with the drawer."""
    grim = trait(passive("left_acts", {"op": "kill", "target": "drawer"}))
    sworn = bond(passive("partner_acts", {"op": "force_support", "n": 1}))
    road = Road(3).round(4).person(2, traits=[grim]).tie(1, sworn, 0).draws(roll(1, refuse=[HURT]))
    case = road.play().acts(2)
    assert not case.state.is_alive(0)
    assert case.state.scene is None
    assert case.person(1).humanity == 5
    assert not case.told("support")


@pytest.mark.rule("HI-9.11", "HI-5.4")
def test_a_dropped_scene_is_nobodys_refusal() -> None:
    poison = asset(power("free", {"op": "kill"}))
    card = question(title="The Weir", refuse=[HURT], accept=[HURT])
    case = Road(3).round(4).person(0, assets=[poison]).draws(card).play().acts()
    case.refuse(1).use(0, poison)
    assert case.state.scene is None
    assert [case.person(seat).harm for seat in (1, 2)] == [0, 0]
    entry = next(entry for entry in case.state.story if entry.kind == "scene")
    assert entry.title == "The Weir", "it lies open, as one that was avoided"
    assert entry.also == [], "nobody is asked what they did instead"
    last = case.view(None).last
    assert last is not None
    assert (last.title, last.avoided, last.success) == ("The Weir", False, None)
    case.pick("no", 0, "gift")
    assert case.offers(1, "scene")


@pytest.mark.rule("HI-19.8", "HI-19.4c")
def test_no_die_comes_back_to_whoever_cannot_regain_humanity() -> None:
    back = asset(power("plead", {"op": "return_die", "n": 1}), uses=2)
    for statuses, left in (([], 4), (["no_regain"], 3)):
        road = Road(3).person(0, assets=[back], statuses=list(statuses)).draws(roll(1))
        case = road.play(6, 6).acts(2).use(0, back).refuse(1, 2).roll()
        assert case.person(0).humanity == left
        takes_back = "Ada takes back 1 die." in case.texts()
        assert takes_back is (not statuses)


@pytest.mark.rule("HI-12.4")
def test_only_the_committed_bend_the_roll_and_others_blindly() -> None:
    rope = asset(power("plead", {"op": "hardship", "n": -1}))
    lamp = asset(power("plead", {"op": "hardship", "n": -1}, anyone=True))
    case = Road(3).person(1, assets=[rope, lamp]).draws(roll(3)).play().acts(1)
    assert f"{rope.id}.0" not in case.options(1, "use")
    assert f"{lamp.id}.0" in case.options(1, "use")
    case.refuse(1)
    assert f"{rope.id}.0" not in case.options(1, "use")
    case.support(1, 1)
    assert f"{rope.id}.0" in case.options(1, "use")
    case.use(1, rope)
    scene = case.view(1).scene
    assert scene is not None
    assert (scene.hardship, scene.changes) == (None, [("A Rope", -1)])


@pytest.mark.rule("HI-12.4")
def test_who_refused_may_not_touch_the_roll() -> None:
    rope = asset(power("plead", {"op": "dice", "n": 1}))
    cart = asset(power("plead", {"op": "hardship", "n": -1}), group=True)
    luck = trait(power("after_roll", {"op": "success", "n": 1}))
    road = Road(3).person(1, assets=[rope], traits=[luck]).person(2, traits=[luck]).commons(cart)
    case = road.draws(roll(2)).play(1, 1).acts(1).refuse(1).support(2, 1)
    assert not case.offers(1, "use")
    assert case.offers(2, "use"), "the group's cart is there for those who committed"
    case.roll()
    assert case.waits_for == {2}
    case.pick("pass", 2)
    assert case.told("result"), "Ben is not asked"
