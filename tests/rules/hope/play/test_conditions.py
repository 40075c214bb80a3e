"""HI-11, HI-13: Humanity, Hope, Hunger and Harm, and the two ways to die."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.hope.build import Case, Road, passive, power, roll, trait

CHOICES = {"op": "tell", "line": "What do you tell yourself?"}


def suffers(*effects: dict[str, Any], **fields: Any) -> Case:
    """Ada, as described, avoids a Scene whose refusal does this to her alone."""
    card = roll(1, refuse=[{**effect, "target": "drawer", "per": "once"} for effect in effects])
    return Road(3).person(0, **fields).draws(card).play().avoids()


@pytest.mark.rule("HI-11.1", "HI-19.6")
def test_humanity_stops_at_five() -> None:
    case = suffers({"op": "humanity", "n": 3}, humanity=4)
    assert case.person(0).humanity == 5


@pytest.mark.rule("HI-11.2", "HI-13.5", "HI-19.6")
def test_losses_are_one_at_a_time_and_the_one_at_none_dooms() -> None:
    case = suffers({"op": "humanity", "n": -2}, humanity=1)
    assert not case.state.is_alive(0), "gone as the next turn began"
    assert case.state.graves[0].cause == "humanity"
    assert suffers({"op": "humanity", "n": -1}, humanity=1).person(0).doomed == 0


@pytest.mark.rule("HI-11.3")
def test_at_none_one_plays_on_and_may_regain() -> None:
    case = suffers({"op": "humanity", "n": 2}, humanity=0)
    assert case.person(0).humanity == 2


@pytest.mark.rule("HI-11.4", "HI-1.6")
@pytest.mark.parametrize(("had", "n", "has"), [(5, 2, 5), (1, -2, 0), (2, 2, 4)])
def test_hope_stays_between_none_and_five(had: int, n: int, has: int) -> None:
    card = roll(1, refuse=[{"op": "hope", "n": n, "per": "once"}])
    assert Road(3).hope(had).draws(card).play().avoids().state.hope == has


@pytest.mark.rule("HI-11.5", "HI-11.6", "HI-11.7", "HI-18.9")
@pytest.mark.parametrize("track", ["hunger", "harm"])
def test_two_stages_forward_and_back(track: str) -> None:
    names = {"hunger": ("Hungry", "Starving"), "harm": ("Hurt", "Crippled")}[track]
    one = suffers({"op": track, "n": 1})
    assert getattr(one.person(0), track) == 1
    assert any(f"is {names[0]}" in text for text in one.texts())
    two = suffers({"op": track, "n": 2})
    assert getattr(two.person(0), track) == 2
    assert any(f"is {names[1]}" in text for text in two.texts())
    assert two.view(None).people[0].penalty == 2
    back = suffers({"op": track, "n": -2}, **{track: 1})
    assert getattr(back.person(0), track) == 0


@pytest.mark.rule("HI-11.8")
def test_nothing_changes_by_itself() -> None:
    case = Road(3).person(1, hunger=1, harm=2).draws(*[roll(1) for _ in range(6)]).play()
    for _ in range(6):
        case.avoids()
    assert case.state.round == 3
    assert (case.person(1).hunger, case.person(1).harm) == (1, 2)


@pytest.mark.rule("HI-11.10", "HI-19.4f", "HI-9.9")
def test_a_card_may_move_a_condition() -> None:
    move = {"op": "transfer", "what": "hunger", "n": 1, "from": "self", "to": "chosen_other"}
    sly = trait(power("free", move))
    case = Road(3).person(0, hunger=2, traits=[sly]).person(1, hunger=2).play()
    case.use(0, sly)
    case.pick("1", 0)
    assert case.person(0).hunger == 1
    assert not case.state.is_alive(1)


@pytest.mark.rule("HI-13.1", "HI-13.2", "HI-13.3")
@pytest.mark.parametrize(
    ("fields", "effect", "cause"),
    [
        ({"hunger": 2}, {"op": "hunger", "n": 1}, "hunger"),
        ({"hunger": 1}, {"op": "hunger", "n": 2}, "hunger"),
        ({"harm": 2}, {"op": "harm", "n": 1}, "harm"),
        ({"harm": 1}, {"op": "harm", "n": 2}, "harm"),
        ({"hunger": 2, "harm": 1}, {"op": "harm", "n": 1}, None),
        ({"humanity": 0}, {"op": "humanity", "n": -1}, "humanity"),
    ],
)
def test_the_ways_to_die(fields: dict[str, int], effect: dict[str, Any], cause: str | None) -> None:
    case = suffers(effect, **fields)
    assert [g.cause for g in case.state.graves] == ([cause] if cause else [])
    dead = [g.character for g in case.state.graves]
    assert all(max(c.hunger, c.harm) <= 2 for c in dead), "There are two stages."


@pytest.mark.rule("HI-13.5", "HI-13.6", "HI-13.9", "HI-2.6")
def test_doom_is_final_public_and_until_then_one_acts() -> None:
    card = roll(1, fail=[{"op": "humanity", "n": -1}, {"op": "humanity", "n": 2}], refuse=[])
    heal = trait(power("after_roll", {"op": "hope", "n": 1}))
    case = Road(3).person(0, humanity=1, traits=[heal]).draws(card).play(1).acts(1)
    case.refuse(1, 2).roll().use(0, heal)
    doomed = [event.data["seat"] for event in case.told("doomed")]
    assert doomed == [0]
    assert case.state.graves[0].character.humanity == 2, "it regained, and it did not help"
    both = roll(1, fail=[{"op": "humanity", "n": -1}, {"op": "harm", "n": 1}])
    case = Road(3).person(0, humanity=1, harm=2).draws(both).play(1).acts(1).refuse(1, 2).roll()
    assert [g.cause for g in case.state.graves] == ["harm"]


@pytest.mark.rule("HI-13.6", "HI-12.12", "HI-19.4e")
def test_only_what_prevents_the_loss_itself_saves() -> None:
    brave = trait(power("react", {"op": "prevent", "of": ["humanity"]}))
    card = roll(1, refuse=[{"op": "humanity", "n": -1, "target": "drawer", "per": "once"}])
    case = Road(3).person(0, humanity=0, traits=[brave]).draws(card).play().avoids()
    assert case.waits_for == {0}
    case.use(0, brave)
    assert case.state.is_alive(0)
    assert not case.told("doomed")


@pytest.mark.rule("HI-13.7", "HI-3.7")
def test_whoever_is_doomed_and_next_draws_nothing() -> None:
    card = roll(1, refuse=[{"op": "humanity", "n": -1, "target": "left", "per": "once"}])
    case = Road(3).person(1, humanity=0).draws(card).play().avoids()
    assert not case.state.is_alive(1)
    case.pick("no", 1, "gift")
    assert case.waits_for == {2}


@pytest.mark.rule("HI-13.8")
def test_doomed_in_the_very_last_scene_one_does_not_arrive() -> None:
    card = roll(1, refuse=[{"op": "humanity", "n": -1, "target": "drawer", "per": "once"}])
    case = Road(3).person(2, humanity=0).round(5).turn(2).draws(card).play().avoids()
    assert case.state.living_seats == [0, 1]
    case.pick("no", 2, "gift")
    assert case.state.phase == "end"


@pytest.mark.rule("HI-13.11", "HI-13.12")
def test_the_dead_take_their_cards_and_dice_along() -> None:
    rash = trait(passive("i_refuse", CHOICES))
    road = Road(3).person(0, hunger=2, traits=[rash])
    card = roll(1, refuse=[{"op": "hunger", "n": 1, "target": "drawer", "per": "once"}])
    case = road.draws(card).play().avoids()
    assert rash.id in case.state.traits.discards
    assert rash.id not in case.state.traits.pile
    person = case.view(None).people[0]
    assert (person.alive, person.humanity, person.traits) == (False, 0, [])
