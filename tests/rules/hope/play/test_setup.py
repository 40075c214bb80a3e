"""HI-1, HI-2: the end of the world, and who sets out from it."""

from typing import cast

import pytest

from rules.engine import Illegal, Table
from rules.hope import GAME
from rules.hope.effects.language.models import TERRAINS
from rules.hope.model.cards import Trait
from rules.hope.model.decks import DECKS, find_card_name
from rules.hope.model.state import State
from tests.rules.hope.build import NAMES, Case, open_table
from tests.rules.hope.cards import add_trait
from tests.rules.hope.rows import check_row, play_row, rows


def begin_game(seats: int = 3) -> Case:
    """A table at which the first Scene is about to be drawn."""
    return play_row(f"new {seats}; all pick fate world")


def open_with_seed(seed: str) -> Table[State]:
    """Such a table of three, with a seed."""
    table: Table[State] = Table.open(GAME, names=["Ada", "Ben", "Cleo"], seed=seed)
    for prompt in table.needed_prompts:
        table.answer(prompt.id, ["fate"])
    return table


@rows("""
HI-1.4 HI-1.5 HI-1.6 HI-1.13 HI-2.2 HI-14.4 | everybody starts whole, the pool with one die | new 4;
    all pick fate world | hope 1; round 1; humanity 5 5 5 5; hunger 0 0 0 0; harm 0 0 0 0;
    things - - - -
HI-21.3 HI-1.6 | in a gentler game with three | new 3 gentler; all pick fate world | hope 3
HI-21.3 | a short game has three rounds | new 3 short; all pick fate world | state rounds 3
HI-1.10 | ready worlds are offered, and fate | new 3 | options Ada fate s01 s02 s03 s04 s05 s06 s07
    s08 s09 s10 s11 s12; prompt Ada/world: optional no, default fate
HI-1.10 HI-1.11 | most votes settle the world | new 3; Ada picks s02; Ben picks s05; Cleo picks s05
    | world s05; state scenario s05
HI-1.10 | a tie goes to the earliest proposal | new 5; Ada picks s07; Ben picks s03; Cleo picks s02;
    Dov picks s02; Eve picks s03 | world s03
HI-1.10 | own words are a proposal | new 3; Ada proposes __The moon left._ | waits Ben Cleo; last
    Ada proposes:; quotes The moon left.; label Ben own0 “The moon left.”; view proposals The moon
    left.; state votes 0:own0
HI-1.10 | for which others vote | new 3; Ada proposes The moon left.; Ben picks own0; Cleo picks s01
    | world The moon left. / wherever the road ends; says Ben votes: “The moon left.”.; says They
    hope to reach wherever the road ends.
HI-1.10 HI-1.11 | own words name no destination | new 3; all propose The moon left. | world The moon
    left. / wherever the road ends
HI-1.10 | no words are no proposal | new 3; Ada proposes ___ | state proposals nothing; waits Ada
    Ben Cleo
HI-1.10 | a vote may be changed until all have voted | new 3; Ada picks s01; Ada picks s03
    | state votes 0:s03; last Ada votes: Ashfall.; waits Ben Cleo
HI-1.10 | it is no second proposal | new 3; Ada picks s03; Ada picks s01; Ada picks s03; Ben picks
    s01; Cleo picks fate | world s03
HI-2.3 | a name may be given | Ben unnamed; is prompt Ben/character: default Ben, optional yes;
    Ben writes Ilse // Tall, one glove. // Kept bees. // Lost them. | state people.1.name Ilse;
    state people.1.looks Tall, one glove.; state people.1.past Kept bees. Lost them.; last Ben takes
    a new name:; quotes Ilse // Tall, one glove. // Kept bees. Lost them.; lacks Ben character
HI-2.3 | no words, no name | Ben unnamed; Ben writes __ // _ | state people.1.named no
HI-2.3 | a line too long for a name tells of looks | Cleo unnamed; Cleo writes Somebody who never
    would say what they were called | state people.2.name Cleo; state people.2.looks Somebody who
    never would say what they were called; last This is Cleo:
HI-2.3 | until the first Scene | Ada unnamed; is offers Ada character; Ada draws | lacks Ada
    character
""")
def test_setup(play: str, then: str) -> None:
    check_row(play, then)


@pytest.mark.rule("HI-1.1", "HI-1.2", "HI-21.2")
def test_the_game_takes_three_to_five_seats_whoever_holds_them() -> None:
    for seats in (3, 4, 5):
        assert len(begin_game(seats).state.living_seats) == seats
    with pytest.raises(Illegal):
        Table.open(GAME, names=["Ada", "Ben"], seed="x")
    # One person in three seats: the rules see three seats, and ask each.
    alone = Table.open(GAME, names=["Ada", "Ada", "Ada"], seed="x")
    assert alone.waiting_seats == {0, 1, 2}


@pytest.mark.rule("HI-1.10", "HI-2.3")
def test_without_answers_fate_chooses_the_world_and_names_are_drawn() -> None:
    case = open_table(3)
    (own,) = (p for p in case.asked(0) if p.kind == "text")
    assert (own.optional, own.most) == (True, 400)
    s = play_row("new 3; all lapse").state
    assert s.world in [one.world for one in DECKS.scenarios.values()]
    assert str(s.story[0].line).startswith(str(s.world))
    assert all(one and one.name in DECKS.voice.names for one in s.people)
    assert len(DECKS.voice.names) >= 60


@pytest.mark.rule("HI-1.7", "HI-1.8", "HI-1.9")
def test_each_deck_is_shuffled_separately_from_the_seed() -> None:
    # A table that nobody holds ends its question, which changes its state.
    tables = [open_with_seed(seed) for seed in ("one", "one", "other")]
    one, same, other = (table.state for table in tables)
    assert one == same
    for terrain in TERRAINS:
        cards = sorted(c.id for c in DECKS.scenes.values() if c.terrain == terrain)
        piles = [one.decks[terrain].pile, other.decks[terrain].pile]
        assert [sorted(pile) for pile in piles] == [cards, cards]
        assert cards != piles[0] != piles[1]
    for kind, dealt in {"personalities": 3, "traits": 9, "relationships": 3, "assets": 0}.items():
        cards = list(getattr(DECKS, kind))
        first, second = (getattr(state, kind).pile for state in (one, other))
        assert len(first) == len(cards) - dealt
        both = [card for card in first if card in second]
        assert both not in (sorted(both), sorted(both, key=second.index))


@pytest.mark.rule("HI-2.1", "HI-2.4", "HI-2.6", "HI-16.5")
@pytest.mark.parametrize("seats", [3, 4])
def test_characters_and_bonds_are_public_and_announced(seats: int) -> None:
    case = begin_game(seats)
    s = case.state
    for seat, shown in enumerate(case.view().people):
        c = s.find_character(seat)
        assert len(c.traits) == 3
        assert [t.id for t in shown.traits] == [t.card for t in c.traits]
        assert shown.personality is not None
        cards = [str(find_card_name(held.card)) for held in (c.personality, *c.traits)]
        assert f"{NAMES[seat]} plays {c.name}: {', '.join(cards)}." in case.texts()
        assert f"{c.name} ({NAMES[seat]}): {', '.join(cards)}." in s.story[0].facts
        (tie,) = c.bonds
        assert shown.bonds[0].card.id == tie.held.card
        card = DECKS.relationships[tie.held.card]
        left, right = ((seat + side) % seats for side in (1, -1))
        assert tie.partners == {"left": [left], "right": [right], "both": [left, right]}[card.side]
        names = [s.find_character(other).name for other in tie.partners]
        (told,) = (t for t in case.texts() if t.startswith(f"{c.name}'s Relationship with "))
        (entry,) = (e for e in s.story if e.kind == "bond" and e.seat == seat)
        if "{" in str(card.bond):
            assert all(name in told and name in str(entry.line) for name in names)
        assert "{" not in f"{told}{entry.line}{entry.title}{entry.facts[0]}"
        assert entry.title == f"{told.partition(':')[0]}: {card.name}"
        assert entry.also == tie.partners
    assert f"{s.find_character(s.first).name} draws the first Scene." in case.texts()


@pytest.mark.rule("HI-2.1", "HI-12.2")
def test_a_trait_that_acts_when_gained_acts_when_dealt() -> None:
    known = cast("dict[str, Trait]", DECKS.traits)
    known.clear()
    for _ in range(9):
        add_trait("gained humanity-1")
    case = begin_game()
    assert [case.person(seat).humanity for seat in range(3)] == [2, 2, 2]
    assert len(case.told("passive")) == 9


@pytest.mark.rule("HI-1.12")
def test_chance_chooses_the_first_drawer() -> None:
    assert set().union(*(open_with_seed(str(n)).waiting_seats for n in range(30))) == {0, 1, 2}


@pytest.mark.rule("HI-2.7")
def test_both_people_of_a_bond_may_fill_its_gap() -> None:
    case = begin_game()
    entry = next(e for e in case.state.story if e.kind == "bond" and len(e.also) == 1)
    assert entry.seat is not None
    ends = {entry.seat, entry.also[0]}
    for seat in ends:
        while prompt := next((p for p in case.asked(seat) if p.verb == "tell"), None):
            case.table.answer(prompt.id, f"Seat {seat} remembers.")
    assert {told.seat for told in entry.told} == ends
