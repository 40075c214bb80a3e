"""Personalities, Traits and Relationships may come from a pack: they are dealt, shown and played
like the game's own."""

import pytest

from rules.engine import Table
from rules.engine.packs import is_pack_card
from rules.hope import GAME
from rules.hope.bot.telling import _list_scene_lines
from rules.hope.model.decks import POWERS, find_powered_card
from rules.hope.model.state import Held, State
from rules.hope.words.tellings import TELLINGS
from tests.drivers import bot_play, open_table
from tests.packs import read_sample
from tests.rules.hope.build import Road

PACK = read_sample("hope")
KINDS = ("personalities", "traits", "relationships")
WHO, TIE = (next(iter(PACK.cards[kind])) for kind in ("personalities", "relationships"))
BOON, FLAW = PACK.cards["traits"]


def begin_game(seed: str) -> Table[State]:
    """A table with the pack whose first Scene is about to be drawn."""
    table: Table[State] = open_table("hope", 4, seed, packs=[PACK.text])
    for _ in bot_play(table):
        if table.state.phase == "turns":
            return table
    raise AssertionError("it never begins")


@pytest.fixture
def table() -> Table[State]:
    """The first one is made of the pack's cards."""
    made = begin_game("made of")
    me = made.state.find_character(0)
    me.personality, me.traits = Held(card=WHO), [Held(card=BOON), Held(card=FLAW)]
    me.bonds[0].held = Held(card=TIE)
    return made


def test_a_packs_cards_are_shuffled_in_and_dealt() -> None:
    dealt: set[str] = set()
    for number in range(12):
        state = begin_game(f"dealt {number}").state
        held = {h.card for c in state.people if c for h in c.cards if is_pack_card(h.card)}
        piles = {card for kind in KINDS for card in getattr(state, kind).cards}
        assert {one for kind in KINDS for one in PACK.cards[kind]} <= piles | held
        dealt |= held
    assert dealt >= {WHO, TIE}
    assert dealt & {BOON, FLAW}


def test_a_packs_effect_is_measured_in_humanity_hunger_harm_and_people() -> None:
    """Of those seats that still have somebody, and of no others."""
    road = Road(4).person(0, humanity=5, hunger=1, harm=2).person(2, humanity=3, hunger=2, harm=0)
    state = road.person(3, humanity=1, hunger=3, harm=3).dead(1).state
    measured = GAME.pack_cards.sum_gauges(state, (0, 1, 2))
    assert measured == {"Humanity": 8, "Hunger": 3, "Harm": 2, "people": 2}


def test_a_packs_cards_are_shown_with_their_own_texts(table: Table[State]) -> None:
    me = table.view(None).people[0]
    assert me.personality.name == "The Understudy"
    assert me.personality.text.startswith("Has learnt what everybody here does")
    assert [trait.name for trait in me.traits] == ["Reads Upside Down", "Hums When Afraid"]
    (bond,) = [each for each in me.bonds if each.card.name == "Half a Map"]
    assert bond.card.text.startswith(f"You carry one half of a map, {bond.partners[0]}")
    assert "{" not in bond.card.text


def test_a_packs_powers_are_found_by_window_and_trigger() -> None:
    assert [one.name for one in POWERS[WHO]["plead"]] == ["The Understudy"]
    assert [one.name for one in POWERS[BOON]["read"]] == ["Reads Upside Down"]
    assert [one.power.when for one in POWERS[FLAW]["my_scene"]] == ["my_scene"]
    assert len(POWERS[TIE][None]) == 2
    assert "plead" not in POWERS[FLAW]
    assert find_powered_card(WHO).name == "The Understudy"
    for strange in ("p99", f"{BOON[:17]}-999"):
        with pytest.raises(KeyError):
            find_powered_card(strange)
        assert strange not in POWERS


def test_a_flaw_of_a_pack_makes_its_owners_scene_harder() -> None:
    """To the end, with bots in every seat, in games where somebody hums."""
    hummed = 0
    for number in range(3):
        table = begin_game(f"hums {number}")
        table.state.find_character(0).traits = [Held(card=FLAW)]
        for _, events in bot_play(table):
            hummed += sum("Hums When Afraid" in event.text for event in events)
    assert hummed > 0


def test_bots_use_plain_lines_for_a_packs_cards(table: Table[State]) -> None:
    me = table.view(None).people[0]
    had, rest = _list_scene_lines(
        me, "won", table.state.decks["coastal"].pile[0], [me.traits[0].id]
    )
    assert list(had) == [], "of a pack's Trait there is nothing to say"
    assert set(rest) == set(TELLINGS.anyone.won)
    assert TELLINGS.find_personality(WHO).died == TELLINGS.anyone.died
    assert TELLINGS.find_personality("p01").died != TELLINGS.anyone.died
