"""HI-3, HI-4, HI-5: turns, drawing, reading, acting and avoiding."""

from __future__ import annotations

import pytest

from tests.rules.hope.build import Road, asset, power, question, roll, trait
from tests.rules.hope.rows import check, rows

HURT = {"op": "harm", "n": 1}


@rows("""
HI-3.1 HI-3.4 HI-1.3 | the turn passes to the left | Ada avoids | round 1; waits Ben
HI-3.2 HI-3.4 | a Scene each, and a new round begins | Ada avoids; Ben avoids; Cleo avoids
        | round 2; waits Ada
HI-5.4 HI-5.5 | avoiding takes no dice | Ada avoids | humanity 5 5 5; never dice
HI-3.3 HI-15.7 | the dead draw nothing | seats 4; dead Ada Cleo; turn Ben; Ben avoids | waits Dov
HI-3.5 | and a round begins with the next one living | seats 4; dead Ada Cleo; turn Ben; Ben avoids;
        Dov avoids | round 2; waits Ben
HI-3.6 HI-3.8 | nobody draws out of turn | seats 3 | offers Ada scene; lacks Ben scene
HI-3.8 HI-12.9 HI-12.10 HI-12.3 | a quiet gift, out of turn | Cleo thing plead hardship-1;
        Cleo picks a99>1 give | things - a99 -; lacks Cleo give; offers Ben give
HI-5.1 | a Scene may be avoided | Scene roll 1; Ada humanity 2; Ada draws
        | options Ada act-1 act-2 avoid
HI-5.6 | an unavoidable one may not | Scene roll 1 unavoidable yes; Ada humanity 2; Ada draws
        | options Ada act-1 act-2
HI-5.2 HI-5.3 | avoiding a roll is everybody's refusal
        | Scene roll 1 refuse humanity-1 all_refuse harm+1; Ada avoids | harm 1 1 1; humanity 5 5 5
HI-5.2 HI-10.7 | avoiding a question is | Scene question refuse humanity-1 all_refuse harm+1;
        Ada avoids | harm 1 1 1; humanity 5 5 5
HI-5.3 | without All Refuse it is Refuse | Scene roll 1 refuse humanity-1; Ada avoids
        | humanity 4 4 4
HI-5.3 HI-10.7 | in a question too | Scene question refuse humanity-1; Ada avoids | humanity 4 4 4
HI-5.2 HI-10.7 HI-19.2 | all the living have refused | seats 4; dead Cleo;
        Scene question refuse harm+1@refusers!; Ada avoids | harm 1 1 - 1
HI-5.7 HI-6.2 | without a die one must avoid | hope 0; Ada humanity 0; Scene roll 1; Ada draws
        | options Ada avoid
HI-5.8 HI-5.9 | or face what is unavoidable | hope 0; Ada humanity 0; Scene roll 1 unavoidable yes;
        Ada draws | options Ada face
HI-5.8 HI-10.12 | which is everybody's failure | hope 0; Ada humanity 0;
        Scene roll 1 unavoidable yes fail harm+1 refuse humanity-1 all_refuse humanity-1; Ada draws;
        Ada picks face | harm 1 1 1; humanity 0 5 5; never dice
HI-5.9 | a question asks for no die | hope 0; Ada humanity 0; Scene question unavoidable yes;
        Ada draws | options Ada act printed
""")
def test_rounds(play: str, then: str) -> None:
    check(play, then)


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
