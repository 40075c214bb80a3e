"""What is in the box, and that a game wins or loses together (AF-1)."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from rules.aftermath import GAME
from rules.aftermath.effects.models import Effect
from rules.aftermath.effects.performing import OPERATIONS, apply_effects
from rules.aftermath.effects.vocabulary import WORDS
from rules.aftermath.model import decks
from rules.aftermath.model.state import Colony
from rules.aftermath.model.terms import (
    AIMS,
    BATTERIES,
    BLACK_DIE,
    COPIES,
    TOKENS,
    WHITE_DIE,
    Environment,
)
from rules.aftermath.play import saving, setup
from rules.engine import Result, Table
from tests.rules.aftermath.build import NAMES, A, Party
from tests.rules.aftermath.model.own_book import effects, page


@pytest.mark.rule("AF-1.4")
def test_the_cards_are_counted() -> None:
    assert {
        "basic action": len(decks.BASIC),
        "influence": len(decks.INFLUENCE),
        "characters": len(decks.CHARACTERS),
        "items": sum(not item.unique for item in decks.ITEMS.values()),
        "status": sum(COPIES.values()),
        "abilities": len(decks.ABILITIES),
        "encounters": len(decks.ENCOUNTERS),
        "missions": len(decks.BOOK.missions),
        "enemies": len(decks.enemy_cards(bosses=True)),
        "environments": len(decks.ENVIRONMENTS),
        "vehicle travel, with the railcar's own": 1 + sum(c.copies for c in decks.ROAD.values()),
        "discovery": len(decks.DISCOVERIES),
    } == {
        "basic action": 37,
        "influence": 4,
        "characters": 4,
        "items": 51,
        "status": 17,
        "abilities": 20,
        "encounters": 17,
        "missions": 8,
        "enemies": 22,
        "environments": 10,
        "vehicle travel, with the railcar's own": 13,
        "discovery": 47,
    }
    assert {*decks.ENVIRONMENTS} == {*get_args(Environment)}


@pytest.mark.rule("AF-1.5")
def test_the_tokens_and_dice_are_counted() -> None:
    assert len(decks.SCAVENGE) == 21
    assert BATTERIES == 8
    assert {**TOKENS, "aim": AIMS} == {"objective": 4, "fire": 5, "heavy": 3, "aim": 3, "trap": 2}
    swarms = {one.id: one.most for one in decks.ENEMIES.values() if one.swarm}
    assert swarms == {"silverfish": 8, "wasp-drones": 4}
    assert len(WHITE_DIE) == len(BLACK_DIE) == 6


@pytest.mark.rule("AF-26.13")
def test_the_discovery_cards_are_counted_by_kind() -> None:
    kinds = Counter(card.kind for card in decks.DISCOVERIES.values())
    assert kinds == {"item": 12, "folk": 10, "place": 8, "thread": 8, "keepsake": 6, "ending": 3}


@pytest.mark.rule("AF-26.13")
def test_only_colonists_do_something_each_phase_and_all_of_them_something() -> None:
    for card in decks.DISCOVERIES.values():
        assert not card.each_phase or card.kind == "folk", card.id
        assert all(effect.do == "dial" for effect in card.each_phase), card.id
        assert bool(card.item) is (card.kind == "item"), card.id
        if card.kind == "folk":
            assert card.each_phase or card.does, card.id


@pytest.mark.rule("AF-1.6")
@pytest.mark.parametrize(("token", "most"), [("fire", 5), ("heavy", 3), ("trap", 2)])
def test_what_is_placed_past_the_last_token_does_nothing(token: str, most: int) -> None:
    place = effects({"place": {"token": token, "spaces": [1, 2, 3, 4, 5, 6]}})
    case = Party(page=page()).play(lambda h: apply_effects(h, place, A, "The store"))
    there = [space for space, tokens in case.s.visit.tokens.items() if token in tokens]
    assert there == list(range(1, most + 1))


@pytest.mark.rule("AF-1.16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_the_book_has_not_called_for_is_out_of_the_game(seats: int) -> None:
    party = Party()
    party.state = setup.make_opening(seats)
    s = party.play(setup.prepare_game).defaults().s
    assert len(s.party) == seats * s.each
    assert not any(one.statuses or one.aim or one.batteries or one.influence for one in s.party)
    assert s.here is None
    assert not s.hunt
    assert s.colony.retrieved == []
    in_hands = [card for one in s.party for card in one.hand]
    assert not {*decks.INFLUENCE} & {*s.deck.cards, *in_hands}


# -- the vocabulary ------------------------------------------------------------------------------

CHANGES = (
    "text dial wound attack heal status item lose_item battery aim draw discard threat influence"
    " learn strays flag discovery banish"
)
THE_PAGE = "encounter situation remove_enemies place take objective environment move line exit"
FLOW = "test task choice if read goto travel mission vehicle keep_token end_turn"


@pytest.mark.rule("AF-25.8", "AF-25.9", "AF-25.10")
def test_the_vocabulary_is_closed_and_somebody_carries_out_each_word() -> None:
    wanted = {*CHANGES.split(), *THE_PAGE.split(), *FLOW.split()}
    assert wanted == WORDS
    assert wanted == {*OPERATIONS}
    assert len(get_args(get_args(Effect)[0])) <= len(wanted)


# -- the game and the campaign -------------------------------------------------------------------


@pytest.mark.rule("AF-1.1")
@pytest.mark.parametrize(
    ("fields", "lost", "winners"),
    [
        ({"outcome": "success"}, False, (0, 1)),
        ({"outcome": "fail"}, False, ()),
        ({"outcome": "success"}, True, ()),
    ],
)
def test_all_win_or_nobody(fields: dict[str, Any], lost: bool, winners: tuple[int, ...]) -> None:
    case = Party().set(played=1, **fields).colony(lost=lost).play(saving.finish_mission)
    assert case.result is not None
    assert case.result.winners == winners


@pytest.mark.rule("AF-1.2")
def test_a_game_is_a_mission_and_the_colony_goes_on_to_the_next() -> None:
    party = Party().set(played=1, outcome="success").dials(scrap=9).colony(assigned=5)
    save = saving.make_save(party.state, Result((0, 1), {}, "It is done."))
    assert save is not None
    following = GAME.setup(2, GAME.options(), save)
    assert following.colony.chapter == party.state.colony.chapter + 1
    assert following.colony.dials["scrap"] == 9
    assert following.played == 5


@pytest.mark.rule("AF-20.11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_players_and_characters_may_differ_from_game_to_game(seats: int) -> None:
    before = setup.make_opening(4)
    before.colony.boxes["marl"].strays = 3
    save = Colony.model_validate_json(before.colony.model_dump_json())
    following = setup.make_opening(seats, save=save)
    assert following.seats == seats
    assert {*following.colony.boxes} == {*decks.CHARACTERS}
    assert following.colony.boxes["marl"].strays == 3
    table = Table.place(GAME, following, "anew", NAMES[:seats])
    free = [option.id for option in table.needed_prompts[0].options]
    assert free == [*decks.CHARACTERS]
