"""HI-19.4c, HI-19.4d, HI-19.4g: cards that bend a roll, force a hand or close one."""

from __future__ import annotations

from typing import Any

import pytest

from rules.hope.model.cards import Trait
from rules.hope.play.scene.between_scenes import Omen
from tests.rules.hope.build import Case, Road, asset, bond, passive, power, roll, trait

LINE = {"op": "tell", "line": "Nothing comes of this at all."}
HURT = {"op": "harm", "n": 1}


def forced(n: int, dice: int = 2, **fields: Any) -> Case:
    """Ben, as described, is bound to help Ada, who acts with so many dice."""
    sworn = bond(passive("partner_acts", {"op": "force_support", "n": n}))
    road = Road(4).hope(3).tie(1, sworn, 0).person(1, **fields)
    return road.draws(roll(1)).play().acts(dice)


@pytest.mark.rule("HI-12.14", "HI-19.4g", "HI-19.6", "HI-6.5")
@pytest.mark.parametrize(
    ("n", "dice", "fields", "gives"),
    [
        (1, 2, {}, 1),
        (2, 2, {}, 2),
        (2, 1, {}, 1),
        (2, 2, {"humanity": 1}, 1),
        (2, 2, {"humanity": 0}, 0),
        (2, 2, {"statuses": ["mute_support"]}, 0),
    ],
)
def test_one_is_forced_to_no_more_than_one_can_and_may(
    n: int, dice: int, fields: dict[str, Any], gives: int
) -> None:
    case = forced(n, dice, **fields)
    assert case.state.scene is not None
    assert case.state.scene.given.get(1, 0) == gives
    assert case.person(1).humanity == fields.get("humanity", 5) - gives
    assert case.state.scene.forced == ([1] if gives else [])
    assert [event.data["n"] for event in case.told("support")] == ([gives] if gives else [])


@pytest.mark.rule("HI-12.14", "HI-6.8")
def test_what_has_been_given_counts_and_a_refusal_does_not_stand() -> None:
    calls = trait(power("plead", {"op": "force_support", "n": 2, "target": "others"}))
    case = Road(4).hope(2).person(0, traits=[calls]).person(3, humanity=0).draws(roll(1)).play()
    case.acts(3).support(1, 1).refuse(2).support(3, 0).use(0, calls)
    scene = case.state.scene
    assert scene is not None
    assert scene.given == {0: 3, 1: 2, 2: 2}
    assert (scene.refused, scene.last_hope, scene.forced) == ([], [3], [1, 2])
    assert [case.person(seat).humanity for seat in range(4)] == [2, 3, 3, 0]
    again = trait(power("plead", {"op": "force_support", "n": 1, "target": "others"}))
    case = Road(3).person(0, traits=[again]).draws(roll(1)).play().acts(2).support(1, 2).refuse(2)
    case.use(0, again)
    assert case.state.scene is not None
    assert case.state.scene.given == {0: 2, 1: 2, 2: 1}, "Ben has given more than that"


@pytest.mark.rule("HI-19.4d", "HI-6.9")
def test_who_may_not_support_has_refused_unless_they_have_given() -> None:
    grudge = trait(passive("left_acts", {"op": "status", "status": "mute_support"}))
    case = Road(3).person(2, traits=[grudge]).draws(roll(1, refuse=[HURT])).play(6).acts(1)
    scene = case.state.scene
    assert scene is not None
    assert (scene.muted, scene.refused) == ([2], [2])
    assert case.waits_for == {1}
    assert not case.offers(2, "support")
    case.refuse(1).roll()
    assert case.person(2).harm == 1
    assert case.person(2).statuses == []
    spite = trait(power("plead", {"op": "status", "status": "mute_support", "target": "others"}))
    case = (
        Road(4).person(0, traits=[spite]).draws(roll(1)).play().acts(1).support(1, 1).use(0, spite)
    )
    assert case.state.scene is not None
    assert case.state.scene.muted == [2, 3], "what Ben has given stands"
    assert case.options(2) == ["refuse"]


@pytest.mark.rule("HI-19.4c", "HI-8.5")
def test_dice_taken_away_are_free_ones_then_hope_then_the_users() -> None:
    def left(free: int, hope: int) -> list[tuple[str, int | None]]:
        fewer = trait(power("plead", {"op": "dice", "n": -1}))
        more = trait(power("plead", {"op": "dice", "n": 1}))
        late = trait(power("after_roll", {"op": "hope", "n": 1}))
        road = Road(3).hope(hope).person(0, traits=[more] * free).person(1, traits=[fewer])
        case = (
            road.person(2, traits=[late])
            .draws(roll(5))
            .play(1, 1, 1)
            .acts(1)
            .support(1, 1)
            .refuse(2)
        )
        for _ in range(free):
            case.use(0, more)
        case.use(1, fewer).roll(hope)
        scene = case.view(None).scene  # Cleo has yet to say whether she uses her card
        assert scene is not None
        return [(die.kind, die.giver) for die in scene.dice]

    own: list[tuple[str, int | None]] = [("humanity", 0), ("humanity", 1)]
    assert left(1, 1) == [*own, ("hope", None)]
    assert left(0, 1) == own
    assert left(0, 0) == [("humanity", 0)], "the card was Ben's"


@pytest.mark.rule("HI-19.4c", "HI-19.7", "HI-8.9")
def test_sure_dice_are_the_users_own_and_no_more_than_they_have() -> None:
    sure = trait(power("plead", {"op": "auto_success", "n": 2}))
    late = trait(power("after_roll", {"op": "hope", "n": 1}))
    road = Road(3).person(1, traits=[sure]).person(0, traits=[late]).draws(roll(4))
    case = road.play(1, 1).acts(2).support(1, 1).use(1, sure).refuse(2).roll()
    scene = case.view(None).scene
    assert scene is not None
    assert [(die.giver, die.face, die.success) for die in scene.dice] == [
        (0, 1, False),
        (0, 1, False),
        (1, 0, True),
    ]


@pytest.mark.rule("HI-8.10", "HI-12.3", "HI-19.4c")
@pytest.mark.parametrize(
    ("effect", "face", "asked"),
    [
        ({"op": "reroll", "n": 1}, 1, True),
        ({"op": "reroll", "n": 1}, 6, False),
        ({"op": "success", "n": 1}, 6, False),
        ({"op": "success", "n": -1}, 6, True),
        ({"op": "success", "n": -1}, 1, True),
        ({"op": "dice", "n": 1}, 1, True),
        ({"op": "dice", "n": 1}, 6, False),
        ({"op": "hardship", "n": 1}, 1, True),
        ({"op": "hope", "n": 1}, 6, True),
    ],
)
def test_after_the_roll_only_what_could_change_something_is_asked_for(
    effect: dict[str, Any], face: int, asked: bool
) -> None:
    card = trait(power("after_roll", effect))
    case = Road(3).person(0, traits=[card]).draws(roll(1)).play(face).acts(1).refuse(1, 2).roll()
    assert (not case.told("result")) is asked
    if asked:
        successes = "1 success" if face == 6 else "No successes"
        assert case.prompt(0).text == f"{successes}, 1 needed. Use a card?"


@pytest.mark.rule("HI-8.10", "HI-19.4c")
@pytest.mark.parametrize(("whose", "asked"), [("own", False), ("any", True)])
def test_anybodys_die_or_ones_own(whose: str, asked: bool) -> None:
    card = trait(power("after_roll", {"op": "reroll", "n": 3, "whose": whose}))
    road = Road(3).person(1, traits=[card]).draws(roll(2))
    case = road.play(1, 6, 5).acts(1).support(1, 1).refuse(2).roll()
    assert (not case.told("result")) is asked
    if asked:
        case.use(1, card)
        assert case.told("dice")[-1].data["faces"] == [5]
        assert case.told("result")[0].data["success"] is True


@pytest.mark.rule("HI-19.4c", "HI-8.5")
def test_a_die_that_comes_after_the_roll_is_rolled_then() -> None:
    card = trait(power("after_roll", {"op": "dice", "n": 2}))
    case = Road(3).person(0, traits=[card]).draws(roll(2)).play(1, 6, 5).acts(1).refuse(1, 2)
    case.roll().use(0, card)
    assert [event.data["faces"] for event in case.told("dice")] == [[1], [6, 5]]
    assert case.told("result")[0].text == "2 successes, 2 needed: the Scene succeeds."


@pytest.mark.rule("HI-19.4c", "HI-8.12")
def test_no_more_dice_come_back_than_were_given() -> None:
    back: list[Trait] = [trait(power("plead", {"op": "return_die", "n": 2})) for _ in "ab"]
    road = Road(3).hope(2).person(0, traits=back).person(1, humanity=0).draws(roll(1))
    case = road.play(6, 6, 6).acts(3).use(0, back[0]).use(0, back[1]).support(1, 0).refuse(2)
    case.roll()
    assert case.person(0).humanity == 5
    assert "Ada takes back 3 dice." in case.texts()


@pytest.mark.rule("HI-19.4b", "HI-17.5", "HI-19.2")
def test_of_several_cards_one_picks_and_of_one_nothing_is_asked() -> None:
    rope, lamp, coat = (asset(power("free", LINE)) for _ in "abc")
    take = {"op": "take_asset", "target": "left", "per": "once"}
    case = Road(3).person(1, assets=[rope, lamp, coat]).draws(roll(1, refuse=[take])).play()
    case.avoids()
    prompt = case.prompt(0)
    assert prompt.text == "The River (Refuse): which of Ben's Assets do you take?"
    assert prompt.default == [coat.id], "the newest"
    case.pick(lamp.id, 0)
    assert [held.card for held in case.person(0).assets] == [lamp.id]
    assert [held.card for held in case.person(1).assets] == [rope.id, coat.id]
    both = {**take, "n": 2, "how": "random"}
    case = Road(3).person(1, assets=[rope]).draws(roll(1, refuse=[both])).play().avoids()
    assert [held.card for held in case.person(0).assets] == [rope.id]
    lose = {"op": "lose_asset", "n": 2, "target": "drawer", "per": "once"}
    case = Road(3).person(0, assets=[rope, lamp, coat]).draws(roll(1, refuse=[lose])).play()
    case.avoids()
    case.pick(rope.id, 0)
    assert case.options(0) == [lamp.id, coat.id]
    case.run_out(0)
    assert [held.card for held in case.person(0).assets] == [lamp.id]
    assert case.state.assets.discards == [rope.id, coat.id]


@pytest.mark.rule("HI-19.4b", "HI-12.6", "HI-12.5")
def test_what_is_renewed_is_good_for_one_more_use() -> None:
    soup = asset(power("free", {"op": "hunger", "n": -1}), uses=2)
    more = {"op": "add_use", "n": 2, "target": "drawer", "per": "once"}
    case = Road(3).person(0, assets=[soup]).draws(roll(1, refuse=[more])).play().avoids()
    assert case.person(0).assets[0].uses == 4
    one, two = (trait(power("free", {"op": "hope", "n": 1})) for _ in "ab")
    fresh = {"op": "refresh", "target": "drawer", "per": "once"}
    road = Road(3).hope(0).person(0, traits=[one, two]).draws(roll(1, refuse=[fresh]))
    case = road.play().use(0, one).avoids()
    assert [held.spent for held in case.person(0).traits] == [[], []]


@pytest.mark.rule("HI-19.4d", "HI-8.2")
def test_an_omen_for_anyone_and_one_of_ones_own_add_up_and_are_spent() -> None:
    road = Road(3).draws(roll(1), roll(1))
    road.state.omens = [Omen(n=1), Omen(n=-2, seat=1), Omen(n=2, seat=0)]
    case = road.play(1, 1).acts(1).refuse(1, 2).roll()
    assert case.told("hardship")[0].text == "Hardship: 1, omen +1, omen +2 = 4."
    assert [omen.seat for omen in case.state.omens] == [1]
    case.acts(1).refuse(0, 2).roll()
    assert case.told("hardship")[1].text == "Hardship: 1, omen -2 = 0."
    assert case.told("result")[1].text == "No hardship is left, so the Scene succeeds."
    assert case.state.omens == []
