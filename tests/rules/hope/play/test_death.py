"""HI-13, HI-14: legacy, gifts from the grave, and late-comers."""

from __future__ import annotations

import pytest

from rules.hope.model.decks import DECKS
from tests.rules.hope.build import (
    NAMES,
    Case,
    Road,
    asset,
    bond,
    passive,
    personality,
    power,
    roll,
    trait,
)

NOTHING = {"op": "tell", "line": "Nothing comes of this at all."}
STARVE = {"op": "hunger", "n": 2, "target": "drawer", "per": "once"}


def dies(road: Road) -> Case:
    """Ada starves in her own turn."""
    return road.person(0, hunger=1).draws(roll(1, refuse=[STARVE])).play().avoids()


def test_the_dead_are_still_called_by_their_names() -> None:
    case = dies(Road(3))
    assert case.state.people[0] is None
    assert sorted(case.state.all_names) == list(enumerate(NAMES[:3]))


@pytest.mark.rule("HI-14.1", "HI-14.11", "HI-12.7", "HI-17.5")
def test_the_dead_players_things_go_to_whom_they_name() -> None:
    rope, lamp, tent = (
        asset(power("free", NOTHING)),
        asset(power("free", NOTHING)),
        asset(power("free", NOTHING), group=True),
    )
    case = dies(Road(3).person(0, assets=[rope, lamp]).commons(tent))
    assert case.waits_for == {0}
    assert case.options() == ["1", "2"]
    case.pick("2", verb="heir")
    case.run_out()
    assert [held.card for held in case.person(2).assets] == [rope.id]
    assert [held.card for held in case.person(1).assets] == [lamp.id]
    assert [held.card for held in case.state.commons] == [tent.id]
    assert not case.offers(1, "scene"), "the gift comes before the next Scene"
    case.pick("no")
    assert case.waits_for == {1}


@pytest.mark.rule("HI-14.1")
def test_with_nobody_sound_left_things_are_discarded() -> None:
    rope = asset(power("free", NOTHING))
    sad = {"op": "humanity", "n": -1, "target": "others", "per": "once"}
    road = Road(3).person(0, hunger=1, assets=[rope])
    road.person(1, humanity=0).person(2, humanity=0)
    case = road.draws(roll(1, refuse=[sad, STARVE])).play().avoids()
    assert rope.id in case.state.assets.discards
    assert case.state.phase == "end"


@pytest.mark.rule("HI-14.1", "HI-14.2", "HI-13.8")
def test_those_whom_the_last_scene_dooms_leave_something_before_the_end_is_told() -> None:
    rope = asset(power("free", NOTHING))
    gift = trait(power("free", NOTHING))
    sad = {"op": "humanity", "n": -1, "target": "drawer", "per": "once"}
    road = Road(3).round(5).turn(2).person(2, humanity=0, assets=[rope]).top(gift)
    case = road.draws(roll(1, refuse=[sad])).play().avoids()
    assert case.waits_for == {2}
    case.pick("1", 2, "heir")
    assert [held.card for held in case.person(1).assets] == [rope.id]
    case.pick("yes", 2, "gift")
    case.pick("0", 2, "gift")
    assert [held.card for held in case.person(0).traits] == [gift.id]
    assert case.state.phase == "end"
    assert case.waits_for == {0}, "now the ending is told"


@pytest.mark.rule("HI-14.1")
def test_with_the_last_ones_doomed_things_are_discarded_before_the_end() -> None:
    rope = asset(power("free", NOTHING))
    sad = {"op": "humanity", "n": -1, "target": "drawer", "per": "once"}
    road = Road(3).round(5).turn(2).dead(0, 1).person(2, humanity=0, assets=[rope])
    case = road.draws(roll(1, refuse=[sad])).play().avoids()
    assert rope.id in case.state.assets.discards
    assert case.state.phase == "end"


@pytest.mark.rule("HI-14.1", "HI-14.2")
def test_no_thing_and_no_gift_goes_to_the_doomed() -> None:
    rope = asset(power("free", NOTHING))
    sad = {"op": "humanity", "n": -1, "target": "left", "per": "once"}
    road = Road(4).round(4).person(0, hunger=1, assets=[rope]).person(1, humanity=0)
    case = road.draws(roll(1, refuse=[sad, STARVE])).play().avoids()
    assert case.person(1).doomed
    assert case.options(0, "heir") == ["2", "3"]
    case.run_out(0)
    assert [held.card for held in case.person(2).assets] == [rope.id], "the next who is sound"
    case.pick("yes", 0, "gift")
    assert case.options(0, "gift") == ["2", "3"]
    case.run_out(0)
    assert len(case.person(2).traits) == 1


@pytest.mark.rule("HI-14.2", "HI-14.1")
def test_where_all_who_are_left_are_doomed_nothing_is_left_to_them() -> None:
    rope = asset(power("free", NOTHING))
    sad = {"op": "humanity", "n": -1, "target": "others", "per": "once"}
    road = Road(3).round(4).person(0, hunger=1, assets=[rope]).dead(2).person(1, humanity=0)
    case = road.draws(roll(1, refuse=[sad, STARVE])).play().avoids()
    assert rope.id in case.state.assets.discards
    assert not case.told("gift")
    assert case.state.phase == "end", "Ben goes as the next turn begins"


@pytest.mark.rule("HI-19.4d", "HI-2.5")
def test_an_omen_of_ones_own_is_not_for_who_comes_after() -> None:
    omen = {"op": "next_hardship", "n": 2, "whose": "self", "per": "once"}
    case = Road(3).person(0, hunger=1).draws(roll(1, refuse=[omen, STARVE])).play().avoids()
    case.pick("no", 0, "gift")
    case.pick("yes", 0, "join")
    case.avoids("any").avoids("any")
    assert case.view(None).omens == []
    case.draw("any").pick("act-1")
    case.say("Here.", 0, "tell")
    case.refuse(1, 2).roll()
    assert case.told("hardship")[0].data["hardship"] == 1


@pytest.mark.rule("HI-14.2", "HI-14.3", "HI-17.5")
def test_a_gift_from_the_grave_is_seen_first_and_must_be_given() -> None:
    vice = trait(passive("i_avoid", {"op": "humanity", "n": -1}))
    case = dies(Road(3).round(4).top(vice))
    case.pick("yes", 0, "gift")
    gift = case.view(0).private.gift
    assert gift is not None
    assert gift.id == vice.id
    assert case.view(1).private.gift is None
    assert str(vice.name) not in " ".join(case.texts())
    assert case.prompt(0).secret
    assert case.options(0) == ["1", "2"]
    case.pick("2", 0)
    assert [held.card for held in case.person(2).traits] == [vice.id]
    quiet = dies(Road(3))
    quiet.run_out(0)
    assert all(not quiet.person(seat).traits for seat in (1, 2))


@pytest.mark.rule("HI-14.4", "HI-14.6", "HI-14.9", "HI-2.4", "HI-2.5")
def test_grace_of_innocence() -> None:
    case = dies(Road(3).round(2))
    case.pick("no", 0, "gift")
    assert case.view(None).people[0].grace
    case.pick("yes", 0, "join")
    assert not case.state.is_alive(0), "at the start of the next turn"
    case.avoids("any")
    c = case.person(0)
    assert (c.humanity, len(c.traits), c.bonds, c.assets, c.hunger) == (3, 2, [], [], 0)
    assert c.name in DECKS.voice.names
    assert case.waits_for == {2}, "the place in this round is gone"
    case.avoids("any")
    assert case.waits_for == {0}


@pytest.mark.rule("HI-14.9")
def test_a_newcomer_draws_in_this_round_if_the_order_has_not_come_so_far() -> None:
    starve = {"op": "hunger", "n": 2, "target": "left", "per": "once"}
    road = Road(4).person(1, hunger=1).draws(roll(1, refuse=[starve]))
    case = road.play().avoids()
    case.pick("no", 1, "gift")
    case.pick("yes", 1, "join")
    case.avoids("any")
    assert case.state.is_alive(1)
    assert case.waits_for == {3}, "the empty place was passed before anybody sat down"
    road = (
        Road(4)
        .person(3, hunger=1)
        .draws(roll(1, refuse=[{"op": "hunger", "n": 2, "target": "right", "per": "once"}]))
    )
    case = road.play().avoids()
    case.pick("no", 3, "gift")
    case.pick("yes", 3, "join")
    case.avoids("any").avoids("any")
    assert case.waits_for == {3}
    case.draw("any")


@pytest.mark.rule("HI-14.6")
def test_who_says_nothing_joins_after_round_three() -> None:
    case = dies(Road(3).round(2))
    case.pick("no", 0, "gift")
    case.avoids("any").avoids("any")
    for _ in range(2):
        case.avoids("any")
    assert (case.state.round, case.state.is_alive(0)) == (4, True)


@pytest.mark.rule("HI-14.6")
def test_grace_may_be_declined() -> None:
    case = dies(Road(3).round(2))
    case.pick("no", 0, "gift")
    case.pick("no", 0, "join")
    for _ in range(5):
        case.avoids("any")
    assert case.state.round >= 4
    assert not case.state.is_alive(0)


@pytest.mark.rule("HI-14.4", "HI-14.5", "HI-14.12")
def test_no_grace_after_round_two_nor_for_newcomers() -> None:
    late = dies(Road(3).round(3))
    late.pick("no", 0, "gift")
    assert not late.offers(0, "join")
    again = dies(Road(3).round(1).person(0, original=False))
    again.pick("no", 0, "gift")
    assert not again.offers(0, "join")


@pytest.mark.rule("HI-14.7")
@pytest.mark.parametrize("rounds", [5, 3])
def test_the_round_of_the_fatal_loss_counts(rounds: int) -> None:
    sad = {"op": "humanity", "n": -1, "target": "drawer", "per": "once"}
    road = Road(3, rounds=rounds).round(2).turn(2).person(2, humanity=0)
    case = road.draws(roll(1, refuse=[sad])).play().avoids()
    assert case.state.round == 3
    assert case.state.graves[0].round == 2
    case.pick("no", 2, "gift")
    assert case.offers(2, "join")
    case.pick("yes", 2, "join")
    case.avoids("any")
    assert case.person(2).original is False


@pytest.mark.rule("HI-14.6", "HI-14.7")
@pytest.mark.parametrize(("rounds", "joins"), [(5, True), (3, False)])
def test_the_offer_says_what_silence_brings(rounds: int, joins: bool) -> None:
    case = dies(Road(3, rounds=rounds).round(2))
    case.pick("no", 0, "gift")
    assert ("someone joins in your name" in case.prompt(0, "join").text) is joins


@pytest.mark.rule("HI-14.8")
def test_the_group_tells_how_they_met() -> None:
    case = dies(Road(3))
    case.pick("no", 0, "gift")
    case.pick("yes", 0, "join")
    case.avoids("any")
    (arrival,) = (entry for entry in case.state.story if entry.kind == "arrival")
    for seat in (2, 1):
        prompt = next((p for p in case.asked(seat) if p.verb == "tell" and "meet" in p.text), None)
        if prompt is not None:
            case.table.answer(prompt.id, "She was asleep in our cart.")
    assert [told.text for told in arrival.told] == ["She was asleep in our cart."]


@pytest.mark.rule("HI-14.10", "HI-15.6")
def test_with_nobody_left_nobody_joins_and_it_is_over() -> None:
    road = Road(3).dead(1).person(2, hunger=1)
    both = {"op": "hunger", "n": 2, "target": "all", "per": "once"}
    case = road.person(0, hunger=1).draws(roll(1, refuse=[both])).play().avoids()
    assert case.state.phase == "end"
    assert not any(case.offers(seat, "join") for seat in range(3))
    while case.table.prompts:
        case.run_out(case.table.prompts[0].seat)
    assert case.table.result is not None
    assert case.table.result.winners == ()


@pytest.mark.rule("HI-13.10", "HI-16.2")
def test_a_death_is_its_players_to_tell_or_the_game_masters() -> None:
    case = dies(Road(3).round(4))
    case.pick("no", 0, "gift")
    (death,) = (entry for entry in case.state.story if entry.kind == "death")
    assert "Ada" in str(death.line)
    prompt = next(p for p in case.asked(0) if p.verb == "tell" and "dead" in p.text)
    case.table.answer(prompt.id, "I gave mine to the dog.")
    assert [told.text for told in death.told] == ["I gave mine to the dog."]


@pytest.mark.rule("HI-2.5", "HI-20.12", "HI-18.7")
def test_a_partners_death_is_felt_once() -> None:
    tie = bond(passive("partner_dies", {"op": "humanity", "n": -1}))
    case = dies(Road(3).round(4).tie(1, tie, 0))
    assert case.person(1).humanity == 4
    assert case.view(None).people[1].bonds[0].seats == []


@pytest.mark.rule("HI-12.3", "HI-18.5")
def test_a_card_for_ones_death() -> None:
    saint = personality(boon=power("death", {"op": "humanity", "n": 1, "target": "others"}))
    road = Road(3).round(4).person(0, who=saint).person(1, humanity=3)
    case = dies(road)
    case.use(0, saint)
    assert case.person(1).humanity == 4
    (told,) = [event.text for event in case.told("humanity") if event.data["seat"] == 1]
    assert told.startswith(f"{saint.name}: ")
    left = personality(boon=power("death", {"op": "humanity", "n": -1, "target": "left"}))
    case = dies(Road(3).round(4).person(0, who=left))
    case.use(0, left)
    assert [case.person(seat).humanity for seat in (1, 2)] == [4, 5], "on the dead one's left"
    case = dies(Road(3).round(4).person(0, who=left))
    case.pick("pass", 0)
    assert [case.person(seat).humanity for seat in (1, 2)] == [5, 5]


@pytest.mark.rule("HI-3.3", "HI-12.3")
def test_who_dies_of_a_card_before_drawing_has_drawn_nothing() -> None:
    ampoule = asset(power("free", {"op": "kill"}))
    case = Road(3).person(0, assets=[ampoule]).play()
    case.use(0, ampoule)
    assert case.state.people[0] is None
    case.pick("no", 0, "gift")
    assert case.waits_for == {1}
    assert case.offers(1, "scene")
    assert not any(entry.kind == "scene" for entry in case.state.story)
