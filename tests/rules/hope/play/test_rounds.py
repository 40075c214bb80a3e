"""HI-3, HI-4, HI-5: turns, drawing, reading, acting and avoiding."""

from __future__ import annotations

import pytest

from rules.engine import Illegal
from tests.rules.hope.build import Road, asset, power, question, roll, trait

HURT = {"op": "harm", "n": 1}
SAD = {"op": "humanity", "n": -1}


@pytest.mark.rule("HI-3.1", "HI-3.2", "HI-3.4", "HI-1.3", "HI-5.4", "HI-5.5")
def test_one_scene_each_clockwise_then_a_new_round() -> None:
    case = Road(3).draws(*[roll(1) for _ in range(3)]).play()
    for seat in (0, 1, 2):
        assert case.waits_for == {seat}
        assert case.state.round == 1
        case.avoids()
    assert (case.state.round, case.waits_for) == (2, {0})
    assert case.person(0).humanity == 5


@pytest.mark.rule("HI-3.3", "HI-3.5", "HI-15.7")
def test_the_dead_draw_nothing_and_a_round_begins_where_the_first_did() -> None:
    case = Road(4).dead(0, 2).turn(1).draws(roll(1), roll(1), roll(1)).play()
    case.avoids()
    assert case.waits_for == {3}
    case.avoids()
    assert (case.state.round, case.waits_for) == (2, {1})


@pytest.mark.rule("HI-3.5", "HI-3.4")
@pytest.mark.parametrize(("dead", "order"), [((), [2, 3, 0, 1, 2]), ((2,), [3, 0, 1, 3, 0])])
def test_every_round_begins_with_the_seat_that_began_the_first(
    dead: tuple[int, ...], order: list[int]
) -> None:
    road = Road(4).dead(*dead)
    road.state.first = 2
    case = road.play()
    drew = []
    for _ in order:
        (seat,) = case.waits_for
        drew.append(seat)
        case.avoids("any")
    assert drew == order


@pytest.mark.rule("HI-3.6", "HI-3.8")
def test_nobody_draws_out_of_turn() -> None:
    case = Road(3).play()
    assert not case.offers(1, "scene")
    with pytest.raises(Illegal):
        case.table.answer("999", ["any"])


@pytest.mark.rule("HI-3.8", "HI-12.9", "HI-12.10", "HI-12.3")
def test_gifts_and_quiet_cards_are_open_to_all() -> None:
    rope = asset(power("plead", {"op": "hardship", "n": -1}))
    case = Road(3).person(2, assets=[rope]).play()
    assert case.options(2, "give") == [f"{rope.id}>0", f"{rope.id}>1"]
    case.pick(f"{rope.id}>1", 2, "give")
    assert [held.card for held in case.person(1).assets] == [rope.id]
    assert case.person(2).assets == []
    assert not case.offers(2, "give")


@pytest.mark.rule("HI-4.1", "HI-4.7")
def test_the_drawer_picks_a_deck_and_only_that_is_public() -> None:
    case = Road(3).draws(roll(2)).play().draw("any")
    scene = case.view(1).scene
    assert scene is not None
    assert scene.terrain == "any"
    assert (scene.kind, scene.told, scene.step) == (None, "", "read")
    assert not [p for p in case.table.prompts if p.seat == 0 and not (p.secret or p.optional)]


@pytest.mark.rule("HI-4.1")
def test_silence_draws_from_any_terrain_or_the_fullest() -> None:
    road = Road(3).draws(roll(1))
    case = road.play()
    case.run_out()
    assert case.state.scene is not None
    assert case.state.scene.terrain == "any"
    road.state.decks["any"].pile = []
    road.state.decks["wilderness"].pile = road.state.decks["wilderness"].pile[:3]
    case = road.play()
    case.run_out()
    assert case.state.scene is not None
    assert case.state.scene.terrain == "mountainous"


@pytest.mark.rule("HI-4.2")
def test_an_empty_deck_cannot_be_picked() -> None:
    road = Road(3)
    road.state.decks["coastal"].pile = []
    assert set(road.play().options()) == {"wilderness", "mountainous", "urban", "any"}


@pytest.mark.rule("HI-4.3", "HI-5.12")
def test_a_scene_never_comes_back_and_is_public_when_it_is_over() -> None:
    card = roll(1, title="The Weir")
    case = Road(3).draws(card).play().avoids()
    assert case.state.decks["any"].discards == [card.id]
    assert card.id not in case.state.decks["any"].pile
    assert case.state.story[-1].title == "The Weir"
    assert any("The Weir" in text for text in case.texts())
    assert case.state.scene is None


@pytest.mark.rule("HI-4.4")
def test_with_every_deck_empty_the_turn_passes() -> None:
    road = Road(3, rounds=1)
    for deck in road.state.decks.values():
        deck.pile = []
    case = road.play()
    assert len([t for t in case.texts() if "Every deck is empty" in t]) == 3
    assert case.state.phase == "end"


@pytest.mark.rule("HI-4.5", "HI-4.6", "HI-5.10")
def test_the_drawer_alone_reads_the_card() -> None:
    card = roll(3, title="The Weir", fail=[HURT])
    case = Road(3).draws(card).play().draw()
    assert case.prompt(0).secret
    assert case.prompt(0).text == "The Weir (Any Terrain). Hardship 3. What do you do?"
    for part in ("The Weir", "Hardship 3", "Fail: Harm +1", str(card.callout)):
        assert part in str(case.view(0).private.reading)
    for other in (1, 2, None):
        seen = case.view(other).model_dump_json()
        assert "The Weir" not in seen
        assert card.id not in seen


@pytest.mark.rule("HI-4.6", "HI-19.4g")
def test_a_look_into_a_deck_stays_with_whoever_looked() -> None:
    look = asset(power("read", {"op": "peek", "n": 2}))
    one, two = roll(1, title="First One"), roll(1, title="Second One")
    case = Road(3).person(0, assets=[look]).draws(roll(2), one, two).play().draw()
    case.use(0, look)
    case.pick("any", 0)
    (told,) = case.told("peek")
    assert told.seats == (0,)
    assert "First One" in told.text
    assert "Second One" in told.text
    assert case.prompt(0).secret
    case.pick(two.id, 0)
    assert case.state.decks["any"].pile[-2:] == [one.id, two.id]


@pytest.mark.rule("HI-5.1", "HI-5.6")
def test_an_unavoidable_scene_cannot_be_avoided() -> None:
    case = Road(3).draws(roll(1), roll(1, unavoidable=True)).play()
    assert "avoid" in case.draw().options()
    case.pick("avoid")
    assert "avoid" not in case.draw().options()


@pytest.mark.rule("HI-5.2", "HI-5.3", "HI-10.7")
@pytest.mark.parametrize("kind", [roll, question])
def test_avoiding_is_everybodys_refusal(kind: type) -> None:
    args = (1,) if kind is roll else ()
    card = kind(*args, refuse=[SAD], all_refuse=[HURT])
    case = Road(3).draws(card).play().avoids()
    assert [case.person(n).harm for n in range(3)] == [1, 1, 1]
    assert [case.person(n).humanity for n in range(3)] == [5, 5, 5]
    plain = Road(3).draws(kind(*args, refuse=[SAD])).play().avoids()
    assert [plain.person(n).humanity for n in range(3)] == [4, 4, 4]


@pytest.mark.rule("HI-5.7", "HI-6.2")
def test_without_a_die_an_avoidable_roll_must_be_avoided() -> None:
    case = Road(3).person(0, humanity=0).hope(0).draws(roll(1)).play().draw()
    assert case.options() == ["avoid"]
    whole = Road(3).person(0, humanity=2).draws(roll(1)).play().draw()
    assert whole.options() == ["act-1", "act-2", "avoid"]


@pytest.mark.rule("HI-5.8", "HI-5.9", "HI-10.12")
def test_empty_hands_before_the_unavoidable_are_everybodys_failure() -> None:
    card = roll(1, fail=[HURT], refuse=[SAD], all_refuse=[SAD], unavoidable=True)
    case = Road(3).person(0, humanity=0).hope(0).draws(card).play().draw()
    assert case.options() == ["face"]
    case.pick("face")
    assert [case.person(n).harm for n in range(3)] == [1, 1, 1]
    assert [case.person(n).humanity for n in range(3)] == [0, 5, 5]
    assert not case.told("dice")
    asks = question(unavoidable=True)
    case = Road(3).person(0, humanity=0).hope(0).draws(asks).play().draw()
    assert case.options() == ["act", "printed"]


@pytest.mark.rule("HI-5.11", "HI-10.5")
def test_acting_tells_the_kind_the_price_and_what_there_is_to_answer() -> None:
    toll = question(price=2, unavoidable=True)
    case = Road(3).draws(toll).play().acts()
    scene = case.view(2).scene
    assert scene is not None
    assert (scene.kind, scene.price, scene.unavoidable) == ("toll", 2, True)
    assert (scene.accept_word, scene.refuse_word) == ("Share", "Move on")
    assert scene.told == toll.callout
    assert str(toll.title) not in scene.model_dump_json()


@pytest.mark.rule("HI-5.14", "HI-19.4g")
def test_a_hidden_part_that_a_card_shows_is_shown_to_one() -> None:
    glass = asset(power("plead", {"op": "reveal", "part": "hardship"}, anyone=True))
    case = Road(3).person(1, assets=[glass]).draws(roll(4)).play().acts(2)
    case.use(1, glass)
    assert case.view(1).private.shown == ["The printed hardship is 4."]
    assert case.view(2).private.shown == []
    again = trait(power("plead", {"op": "reveal", "part": "hardship"}, anyone=True))
    road = Road(3).person(1, assets=[glass], traits=[again]).person(0, traits=[again])
    case = road.draws(roll(4)).play().acts(2)
    assert not case.offers(0, "use"), "she has read it herself"
    case.use(1, glass)
    assert not case.offers(1, "use"), "once is enough"
    scene = case.view(None).scene
    assert scene is not None
    assert scene.hardship is None


@pytest.mark.rule("HI-12.13", "HI-4.3")
def test_a_redraw_puts_the_scene_away_unseen_even_an_unavoidable_one() -> None:
    again = trait(power("read", {"op": "redraw"}))
    first, second = roll(5, unavoidable=True), roll(1, title="Better", unavoidable=True)
    case = Road(3).person(0, traits=[again]).draws(first, second).play().draw()
    case.use(0, again)
    case.pick("any", 0)
    assert "Better" in case.prompt(0).text
    assert case.state.decks["any"].discards == [first.id]
    assert not any(option.startswith("use:") for option in case.options())
    assert str(first.title) not in " ".join(case.texts())
