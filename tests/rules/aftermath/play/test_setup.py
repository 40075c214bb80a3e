"""Setup of a game: who plays whom, decks and supplies (AF-2)."""

from collections import Counter
from typing import Any

import pytest

from rules.aftermath.model import decks
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import FORAGE, Box, State
from rules.aftermath.play import setup
from rules.engine import Illegal
from tests.rules.aftermath.build import Case, Party
from tests.rules.aftermath.rows import Check, make_rows


def open_table_of(seats: int, *, two_each: bool = False, **saved: Any) -> Case:
    """A table where everybody is asked for a character. `saved`: fields of a save."""
    save = setup.make_colony() if saved else None
    for name, value in saved.items():
        setattr(save, name, value)
    party = Party()
    party.state = setup.make_opening(seats, two_each=two_each, save=save)
    return party.play(setup.prepare_game)


def sat_down(seats: int = 2, **fields: Any) -> State:
    """A table where everybody has the default character."""
    return open_table_of(seats, **fields).defaults().s


rows = make_rows({"sit-down": setup.prepare_game})


@rows("""
AF-2.2 all at the same time and openly | opens 3 | sit-down; is waits_for 0 1 2;
    is secrets nothing; 2:cog | waits_for 0 1; told Cleo plays Cog Merrin the Tinker.
AF-2.2 AF-2.6 first come first served | opens 2 | sit-down; 1:wren 0:marl
    | over yes; cast marl:0 wren:1
AF-2.2 not what is taken | opens 2 | sit-down; 1:wren | options bodkin cog marl; refuses wren AF-2.2
AF-2.2 AF-2.6 nobody is asked for the last | opens 4 | sit-down; 0:marl 1:cog 2:bodkin
    | over yes; cast marl:0 cog:1 bodkin:2 wren:3
AF-2.3 one plays two | opens 1 | sit-down; 0:marl&cog
    | over yes; cast cog:0 marl:0
AF-2.4 AF-2.7 turns alternate | opens 2 two-each | sit-down; 1:{wren&bodkin/wren&marl}; defaults
    | cast {cog:0 wren:1 marl:0 bodkin:1/bodkin:0 wren:1 cog:0 marl:1}
AF-2.7 the absent have the lowest | opens 3 | sit-down; 2:wren; defaults
    | cast bodkin:0 cog:1 wren:2
AF-2.6 AF-2.7 all absent | opens {1/2/3/4} | sit-down; defaults
    | cast {wren:0 bodkin:0/wren:0 bodkin:1/wren:0 bodkin:1 cog:2/wren:0 bodkin:1 cog:2 marl:3}
""")
def test_who_plays_whom(check: Check) -> None:
    check()


@pytest.mark.rule("AF-2.3", "AF-2.4")
def test_players_must_choose_the_right_number_of_characters() -> None:
    for asked in (open_table_of(1), open_table_of(2, two_each=True)):
        prompt = asked.table.needed_prompts[0]
        assert (prompt.least, prompt.most) == (2, 2)
        for wrong in (["wren"], ["wren", "cog", "marl"], ["wren", "wren"]):
            asked.refusal(prompt, wrong)
    for seats in (1, 3, 4):
        with pytest.raises(Illegal) as refused:
            setup.make_opening(seats, two_each=True)
        assert refused.value.rule == "AF-2.4"


@rows("""
AF-2.5 AF-2.8 the first seat keeps the books | opens 1 | sit-down; defaults
    | bookkeeper 0; state_active 0; told Wren is the bookkeeper
AF-20.14 AF-20.15 AF-20.17 a new campaign has everything back in its place | opens 2
    | sit-down; defaults | retrieved nothing; broken nothing; built nothing; reached nothing
AF-1.16 AF-2.1 AF-2.9 AF-2.17 AF-2.18 AF-2.20 and its dials | opens 4 | sit-down; defaults
    | location signal-box-lane; phase page; to 2; assigned 1; played 1; here none; hunt nothing;
    retrieved nothing; influence no; all_hand - - - -; all_statuses - - - -; all_aim 0 0 0 0;
    all_batteries 0 0 0 0;
    colony.dials time:0 clue:0 scrap:2 food:6 population:7 morale:7
AF-2.16 AF-2.19 AF-2.20 AF-19.33 AF-24.6 a later game | campaign; dials time=9 clue=2 scrap=11
    food=3 population=12 morale=4; colony chapter=2 assigned=5 influence=yes improvements=forge;
    opens 2 saved
    | sit-down; defaults | phase page; to 3; played 5; all_hand influence-wren influence-bodkin;
    all_batteries 1 0; colony.dials time:0 clue:2 scrap:11 food:3 population:12 morale:4
AF-2.20 and one much later | campaign; colony chapter=7; opens 2 saved | sit-down; defaults | to 3
""")
def test_what_a_game_begins_with(check: Check) -> None:
    check()


@pytest.mark.rule("AF-2.7")
def test_two_characters_of_one_player_share_nothing() -> None:
    s = sat_down(1)
    one, other = s.party
    assert one.hand is not other.hand
    assert s.find_box(s.members[0]) is not s.find_box(s.members[1])
    four = sat_down(4)
    assert four.list_members_from(four.members[1]) == [1, 2, 3, 0]


@pytest.mark.rule("AF-2.10", "AF-2.13", "AF-2.15")
def test_the_decks_are_complete_and_shuffled() -> None:
    s = sat_down()
    assert len(decks.list_item_deck()) == 51 - 4
    for pile, cards in (
        (s.deck.pile, list(decks.BASIC)),
        (s.colony.items.pile, decks.list_item_deck()),
        (s.colony.encounters.pile, list(decks.ENCOUNTERS)),
        (s.scavenge, list(decks.SCAVENGE)),
    ):
        assert sorted(pile) == sorted(cards)
        assert pile not in (cards, cards[::-1])


@pytest.mark.rule("AF-2.10", "AF-20.12")
def test_a_later_chapter_shuffles_piles_and_keeps_discards() -> None:
    items = setup.make_colony().items
    items.discards = [items.pile.pop() for _ in range(3)]
    pile, spent = list(items.pile), list(items.discards)
    found = sat_down(items=items, chapter=2).colony.items
    assert (found.discards, sorted(found.pile)) == (spent, sorted(pile))
    assert found.pile != pile


@pytest.mark.rule("AF-2.11", "AF-17.12")
def test_the_order_of_decks_depends_only_on_the_tables_chance() -> None:
    assert sat_down().deck == sat_down().deck


@pytest.mark.rule("AF-2.12")
def test_the_supply_has_all_enemies_including_bosses() -> None:
    supply = Counter(sat_down().enemy_supply)
    assert supply == {one.id: one.copies for one in decks.ENEMIES.values()}
    assert supply.total() == 22


@pytest.mark.rule("AF-2.14")
def test_starting_items_and_abilities_are_in_the_boxes() -> None:
    colony = sat_down().colony
    for one, card in decks.CHARACTERS.items():
        box = colony.boxes[one]
        assert [worn.item for worn in box.equipped] == [card.item]
        assert card.item not in colony.items.pile
        known = [decks.ABILITIES[does] for does in box.abilities]
        assert [(ability.n, ability.owner) for ability in known] == [(1, one)]


@pytest.mark.rule("AF-27.6", "AF-19.35")
@pytest.mark.parametrize("mission", [1, 5, FORAGE])
def test_the_mission_is_told_with_its_goal_and_allowance(mission: int) -> None:
    (told,) = open_table_of(2, assigned=mission, chapter=2).defaults().told("passage")
    card = decks.BOOK.missions.get(mission)
    words = ["two pages", "5 hours"]
    if card is not None:
        words = [str(card.story), str(card.goal), f"{card.allowance} hours"]
        assert str(card.name) in told.text
    assert all(one in str(told.data["passage"]) for one in words)


@pytest.mark.rule("AF-2.2", "AF-20.12", "AF-20.15")
def test_boxes_keep_their_contents_and_a_new_character_gets_one() -> None:
    boxes = setup.make_colony().boxes
    boxes["wren"] = Box(equipped=[], pack=["a"], abilities=["vanish"])
    boxes["cog"].equipped.append(Worn(item="b"))
    del boxes["marl"]
    found = sat_down(boxes=boxes, chapter=2).colony.boxes
    assert (found["wren"].pack, found["wren"].equipped) == (["a"], [])
    assert found["cog"].equipped[-1].item == "b"
    assert [worn.item for worn in found["marl"].equipped] == [decks.CHARACTERS["marl"].item]
