"""HI-1, HI-2: the end of the world, and who sets out from it."""

from __future__ import annotations

from typing import cast

import pytest

from rules.engine import Illegal, Table
from rules.hope import GAME
from rules.hope.effects.language.models import TERRAINS
from rules.hope.model.cards import Trait
from rules.hope.model.decks import DECKS, find_card_name
from rules.kit.decks import Deck
from tests.rules.hope.build import NAMES, Case, opened, passive, trait


def vote(case: Case, *votes: str) -> Case:
    for seat, chosen in enumerate(votes):
        case.pick(chosen, seat, "world")
    return case


def begun(seats: int = 4, **options: bool) -> Case:
    return vote(opened(seats, **options), *["fate"] * seats)


@pytest.mark.rule("HI-1.1", "HI-1.2", "HI-21.2")
def test_three_to_five_seats_whoever_holds_them() -> None:
    for seats in (3, 4, 5):
        assert len(begun(seats).state.living_seats) == seats
    with pytest.raises(Illegal):
        Table.open(GAME, names=["Ada", "Ben"], seed="x")
    # One person in three seats: the rules see three seats, and ask each.
    alone = Table.open(GAME, names=["Ada", "Ada", "Ada"], seed="x")
    assert alone.waiting_seats == {0, 1, 2}


@pytest.mark.rule("HI-1.4", "HI-1.5", "HI-1.6", "HI-1.13", "HI-2.2", "HI-14.4")
def test_everybody_starts_whole_and_the_pool_with_one_die() -> None:
    s = begun().state
    assert s.hope == 1
    assert s.round == 1
    for seat in s.living_seats:
        c = s.find_character(seat)
        assert (c.humanity, c.hunger, c.harm, c.assets) == (5, 0, 0, [])


@pytest.mark.rule("HI-2.1", "HI-2.4", "HI-2.6")
def test_the_deal_lies_open() -> None:
    case = begun(4)
    s = case.state
    for seat in s.living_seats:
        c = s.find_character(seat)
        assert len(c.traits) == 3
        (bond,) = c.bonds
        side = DECKS.relationships[bond.held.card].side
        left, right = (
            s.find_character((seat + 1) % 4).number,
            s.find_character((seat - 1) % 4).number,
        )
        assert bond.partners == {"left": [left], "right": [right], "both": [left, right]}[side]
    view = case.view(None)
    for seat, person in enumerate(view.people):
        assert [t.id for t in person.traits] == [t.card for t in s.find_character(seat).traits]
        assert person.personality is not None
        assert person.humanity == 5
        assert person.bonds[0].card.id == s.find_character(seat).bonds[0].held.card


@pytest.mark.rule("HI-1.7", "HI-1.8", "HI-1.9")
def test_five_decks_each_shuffled_by_itself_from_the_seed() -> None:
    def decks(seed: str) -> dict[str, list[str]]:
        table = Table.open(GAME, names=["Ada", "Ben", "Cleo"], seed=seed)
        for prompt in [p for p in table.prompts if not p.optional]:
            table.answer(prompt.id, ["fate"])
        return {terrain: deck.pile for terrain, deck in table.state.decks.items()}

    one, same, other = decks("one"), decks("one"), decks("other")
    assert one == same
    assert one != other
    for terrain in TERRAINS:
        cards = sorted(c.id for c in DECKS.scenes.values() if c.terrain == terrain)
        assert sorted(one[terrain]) == sorted(other[terrain]) == cards
        assert one[terrain] != cards


@pytest.mark.rule("HI-1.8")
@pytest.mark.parametrize(
    ("pile", "most_dealt"),
    [("personalities", 3), ("traits", 9), ("relationships", 3), ("assets", 0)],
)
def test_every_other_deck_is_shuffled_too(pile: str, most_dealt: int) -> None:
    def left(seed: str) -> list[str]:
        table = Table.open(GAME, names=["Ada", "Ben", "Cleo"], seed=seed)
        for prompt in [p for p in table.prompts if not p.optional]:
            table.answer(prompt.id, ["fate"])
        deck: Deck[str] = getattr(table.state, pile)
        return deck.pile

    cards = list(getattr(DECKS, pile))
    one, other = left("one"), left("other")
    assert len(one) == len(cards) - most_dealt
    assert [card for card in cards if card in one] != one
    assert [card for card in other if card in one] != [card for card in one if card in other]


@pytest.mark.rule("HI-2.1", "HI-2.6", "HI-16.5")
def test_it_is_told_who_sets_out_and_whom_they_are_bound_to() -> None:
    case = begun(3)
    s = case.state
    for seat in s.living_seats:
        c = s.find_character(seat)
        cards = [str(find_card_name(held.card)) for held in (c.personality, *c.traits)]
        line = f"{c.name}: {', '.join(cards)}."
        assert f"{NAMES[seat]} plays {line}" in case.texts()
        assert f"{c.name} ({NAMES[seat]}): {', '.join(cards)}." in s.story[0].facts
        (tie,) = c.bonds
        card = DECKS.relationships[tie.held.card]
        partners = [one.name for one in filter(None, s.people) if one.number in tie.partners]
        (told,) = (t for t in case.texts() if t.startswith(f"{c.name}'s Relationship with "))
        (entry,) = (e for e in s.story if e.kind == "bond" and e.seat == seat)
        line = str(entry.line)
        assert all(name in told and name in line for name in partners if "{" in str(card.bond))
        assert "{" not in f"{told}{line}{entry.title}{entry.facts[0]}"
        assert entry.title == f"{told.partition(':')[0]}: {card.name}"
        assert {s.find_character(other).name for other in entry.also} == set(partners)
    assert f"{s.find_character(s.first).name} draws the first Scene." in case.texts()


@pytest.mark.rule("HI-2.1", "HI-12.2")
def test_a_trait_that_acts_when_it_comes_acts_when_it_is_dealt() -> None:
    known = cast("dict[str, Trait]", DECKS.traits)
    known.clear()
    for _ in range(9):
        trait(passive("gained", {"op": "humanity", "n": -1}))
    case = begun(3)
    assert [case.person(seat).humanity for seat in range(3)] == [2, 2, 2]
    assert len(case.told("passive")) == 9


@pytest.mark.rule("HI-1.10", "HI-1.11")
def test_most_votes_settle_the_world() -> None:
    case = vote(opened(3), "s02", "s05", "s05")
    assert case.state.world == DECKS.scenarios["s05"].world
    assert str(case.state.story[0].line).startswith(str(case.state.world))


@pytest.mark.rule("HI-1.10")
def test_a_tie_goes_to_the_earliest_proposal() -> None:
    assert vote(opened(3), "s07", "s02", "fate").state.world == DECKS.scenarios["s07"].world


@pytest.mark.rule("HI-1.10")
def test_own_words_are_a_proposal_that_others_may_vote_for() -> None:
    case = opened(3)
    own = next(p for p in case.asked(0) if p.kind == "text")
    case.table.answer(own.id, "The moon left.")
    assert case.waits_for == {1, 2}
    case.pick("own0", 1, "world")
    case.pick("s01", 2, "world")
    assert case.state.world == "The moon left."


@pytest.mark.rule("HI-1.10")
def test_silence_leaves_it_to_fate() -> None:
    case = opened(3)
    for seat in range(3):
        case.run_out(seat)
    assert case.state.world in [one.world for one in DECKS.scenarios.values()]
    assert len(DECKS.scenarios) >= 8


@pytest.mark.rule("HI-1.12")
def test_chance_names_the_first_drawer() -> None:
    firsts = set()
    for seed in range(30):
        table = Table.open(GAME, names=["Ada", "Ben", "Cleo"], seed=str(seed))
        for prompt in [p for p in table.prompts if not p.optional]:
            table.answer(prompt.id, ["fate"])
        firsts |= table.waiting_seats
    assert firsts == {0, 1, 2}


@pytest.mark.rule("HI-2.3")
def test_a_name_may_be_given_until_the_first_scene() -> None:
    case = begun(3)
    first = case.prompt().seat
    other = (first + 1) % 3
    case.say("Ilse\nTall, one glove.\nKept bees.", other, "character")
    c = case.person(other)
    assert (c.name, c.looks, c.past) == ("Ilse", "Tall, one glove.", "Kept bees.")
    assert case.person(first).name in DECKS.voice.names
    assert case.offers(first, "character")
    case.draw(case.options(verb="scene")[0])
    assert not case.offers(first, "character")
    assert len(DECKS.voice.names) >= 60


@pytest.mark.rule("HI-2.7")
def test_a_bonds_gap_is_filled_by_both_ends() -> None:
    case = begun(3)
    entry = next(e for e in case.state.story if e.kind == "bond" and len(e.also) == 1)
    assert entry.seat is not None
    for seat in (entry.seat, entry.also[0]):
        for _ in range(6):
            prompt = next((p for p in case.asked(seat) if p.verb == "tell"), None)
            if prompt is None:
                break
            case.table.answer(prompt.id, f"Seat {seat} remembers.")
    assert {told.seat for told in entry.told} == {entry.seat, entry.also[0]}


def vote_again(case: Case, seat: int, chosen: str) -> None:
    """Who has voted may do so again."""
    (prompt,) = (p for p in case.asked(seat) if any(o.verb == "world" for o in p.options))
    assert prompt.optional
    case.table.answer(prompt.id, [chosen])


@pytest.mark.rule("HI-1.10")
def test_proposals_and_votes_are_told_as_they_come() -> None:
    case = opened(3)
    case.say("   ", 0, "world")
    assert case.state.proposals == []
    case.say(" The moon left. ", 0, "world")
    assert case.texts()[-1] == "Ada proposes:"
    assert case.told("told")[-1].data["quote"] == "The moon left."
    assert [one.world for one in case.state.proposals] == ["The moon left."]
    assert case.waits_for == {1, 2}
    label = next(o for o in case.prompt(1, "world").options if o.id == "own0").label
    assert label == "“The moon left.”"
    case.pick("own0", 1, "world")
    assert case.texts()[-1] == "Ben votes: “The moon left.”."
    vote_again(case, 0, "s03")
    assert case.texts()[-1] == f"Ada votes: {DECKS.scenarios['s03'].title}."
    assert len(case.state.proposals) == 2
    vote_again(case, 1, "s03")
    assert len(case.state.proposals) == 2, "it was proposed already"
    case.pick("fate", 2, "world")
    assert case.state.world == DECKS.scenarios["s03"].world
    assert case.state.destination == DECKS.scenarios["s03"].destination
    assert f"They hope to reach {case.state.destination}." in case.texts()
    assert case.told("world")[0].data["quote"] == case.state.world


@pytest.mark.rule("HI-1.10", "HI-1.11")
def test_ones_own_words_name_no_destination() -> None:
    case = opened(3)
    for seat in range(3):
        case.say("The moon left.", seat, "world")
    assert (case.state.world, case.state.destination) == (
        "The moon left.",
        "wherever the road ends",
    )
    assert len({one.id for one in case.state.proposals}) == 3


@pytest.mark.rule("HI-1.10")
def test_the_vote_may_be_changed_until_all_have_voted() -> None:
    case = opened(3)
    prompt = case.prompt(0, "world")
    assert (prompt.optional, prompt.default) == (False, ["fate"])
    assert [o.id for o in prompt.options] == ["fate", *DECKS.scenarios]
    case.pick("s01", 0, "world")
    vote_again(case, 0, "s02")
    assert case.state.votes == {0: "s02"}
    (own,) = (p for p in case.asked(0) if p.kind == "text")
    assert (own.optional, own.most) == (True, 400)
