"""Ready characters (PH-3)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from rules.engine import Table
from rules.posthuman import GAME
from rules.posthuman.model.characters import choose_characters
from rules.posthuman.model.decks import CONTENT, kind_of
from tests.rules.posthuman.build import Case, kinds
from tests.rules.posthuman.rows import Row, row
from tests.rules.posthuman.turn_frame import making, opened


def chosen(character: str) -> Any:
    """Ada, alone, plays this character."""
    return lambda: making(1, choose_characters).pick(character)


def next_skills(*skills: str) -> Case:
    """Ada picks first; these skills are drawn next."""
    case = making(2, choose_characters, 0).pick("gamer")
    pile = case.s.skills.pile
    for kind in reversed(skills):
        one = next(card for card in pile if kind_of(card) == kind)
        pile.remove(one)
        pile.append(one)
    return case


# fmt: off
CHARACTERS = [
    # A die says who picks first; then clockwise, and none twice.
    row("PH-1.5", lambda: opened(2, 0, 0), "-> options=cage-fighter,runner,gamer,stevedore,"
        "night-nurse,gamekeeper"),
    row("PH-3.1", lambda: opened(3, 0, 2), "-> waits=Cleo | runner -> waits=Ada lacks=runner | "
        "gamer -> waits=Ben lacks=runner,gamer"),
    # What the card says, in play; tracks are full and weapons active.
    row("PH-3.3 PH-3.7", chosen("cage-fighter"), "-> skills=acrobatics food=4 ammo=0 hand=0 "
        "stats=strength:3,speed:4,mind:2,melee:5,shooting:2"),
    row("PH-3.6 PH-5.1", chosen("runner"),
        "-> health=5 morale=5 hunger=0 melee=knife.1 ranged=kalt-9mm.1"),
    row("PH-5.2", chosen("stevedore"), "-> health=8"),
    row("PH-5.2", chosen("night-nurse"), "-> morale=8"),
    # Random skills up to the number of the mind; one that is owned is drawn again.
    row("PH-3.4", lambda: next_skills("looting", "looting", "raiding"),
        "runner -> skills=stealth,looting.2,raiding.1 used.skills=looting.1"),
    row("PH-2.4", lambda: making(2, choose_characters), ".. -> market=0"),
]
# fmt: on


@pytest.mark.parametrize("row", CHARACTERS)
def test_choosing(row: Row) -> None:
    row.check(choose_characters)


@pytest.mark.rule("PH-3.4", "PH-3.5")
@pytest.mark.parametrize("character", list(CONTENT.characters))
def test_skills_and_items_are_those_of_the_card_and_skills_drawn(character: str) -> None:
    human, card = chosen(character)().human(), CONTENT.characters[character]
    assert len({*kinds(human.skills)}) == {2: 1, 3: 2, 4: 3, 5: 3}[human.stats["mind"]]
    assert {*card.skills} <= {*kinds(human.skills)}
    assert (kinds(human.gear), human.hand) == (sorted(card.items), [])


@pytest.mark.rule("PH-3.2")
def test_silence_takes_a_free_character_by_chance_drawn_before_the_question() -> None:
    found = set()
    for seed in "abcdefgh":
        table = Table.open(GAME, names=["Ada", "Ben"], seed=seed)
        for _ in range(2):
            table.lapse_prompt(table.needed_prompts[0].id)
        one, other = (table.state.human(seat).character for seat in (0, 1))
        assert one != other
        found.add(one)
    assert len(found) > 2
    case = opened(2, 0, 0)
    draws = case.luck.draws
    assert case.pick("gamer", by=0).luck.draws == draws  # so a pick stays free to take back


def test_any_four_can_be_dealt_together() -> None:
    for party in combinations(CONTENT.characters, 4):
        case = making(4, choose_characters, 0)
        for character in party:
            case.pick(character)
        assert [case.human(seat).character for seat in range(4)] == list(party)
