"""Characters, custom and pre-made (PH-3, PH-4)."""

from itertools import combinations
from typing import Any

import pytest

from rules.engine import Table
from rules.posthuman import GAME
from rules.posthuman.model.characters import choose_characters
from rules.posthuman.model.decks import CONTENT, kind_of
from rules.posthuman.model.state import Player
from rules.posthuman.play.people.building import open_market, resolve_building
from tests.rules.posthuman.build import Case, Road, list_kinds
from tests.rules.posthuman.rows import Row, row
from tests.rules.posthuman.turn_frame import make_characters as opening
from tests.rules.posthuman.turn_frame import open_table_of

FIVES = "melee-5&speed-5"
"""Ten points."""


def make_table_without_characters(seats: int = 2, *skills: str) -> Any:
    """Nobody has a character yet; these skills are drawn first."""

    def make_road() -> Road:
        road = Road(seats, phase="build").stacks("skills", *skills)
        road.state.players = [Player() for _ in range(seats)]
        return road

    return make_road


def prove_building(rules: str, text: str, *skills: str, seats: int = 2) -> Any:
    return row(rules, make_table_without_characters(seats, *skills), text)


def prove_shopping(rules: str, stats: str, text: str) -> Any:
    """A row about the market, once everybody has these stats and the skills drawn first."""
    chosen = [f"{n}:{one}" for n, one in enumerate(stats.split())]
    silent = [f"{n}:." for n in range(len(chosen))]
    answers = [one if one[2:] != "-" else f"{one[0]}:" for one in chosen]
    return row(
        rules, make_table_without_characters(len(chosen)), " ".join([*answers, *silent, text])
    )


def prove_market(rules: str, text: str, *owns: str, luck: Any = "", **ada: Any) -> Any:
    """A row about the market, where Ada, who is fastest, owns these things."""

    def make_road() -> Road:
        return Road(2).human(1, food=7).human(0, **{"food": 7, "speed": 5, **ada}).has(0, *owns)

    return row(rules, make_road, text, luck, play=open_market)


def make_minds(*minds: int) -> Any:
    def make_road() -> Road:
        road = Road(len(minds))
        for seat, mind in enumerate(minds):
            road.human(seat, food=7, mind=mind)
        return road

    return make_road


FOUR = ("looting", "stealth", "raiding", "footwork")
# fmt: off
BUILT = [
    # All stats start at 2; ten points, at prices that are totals; points may be left.
    prove_building("PH-4.1", "0: 1: -> Ada.stats=strength:2,speed:2,mind:2,melee:2,shooting:2"),
    *(
        prove_building("PH-4.2", f"-> Ada.refuses.{picks}='costs {price} points' "
            f"Ada.refuses.{picks}=PH-4.2")
        for picks, price in (("speed-5&melee-5&mind-3", 12), ("speed-5&melee-4&mind-4", 11),
            ("speed-4&melee-4&mind-4&shooting-3", 11))
    ),
    *(
        prove_building("PH-4.2 PH-4.3", f"0:{picks} 1: -> Ada.stats={stats}")
        for picks, stats in (
            (FIVES, "strength:2,speed:5,mind:2,melee:5,shooting:2"),
            ("speed-4&melee-4&mind-4", "strength:2,speed:4,mind:4,melee:4,shooting:2"),
            ("speed-5&melee-4&mind-3", "strength:2,speed:5,mind:3,melee:4,shooting:2"),
            ("speed-3&melee-3&mind-3&shooting-3&strength-3",
                "strength:3,speed:3,mind:3,melee:3,shooting:3"),
            ("melee-4", "strength:2,speed:2,mind:2,melee:4,shooting:2"),
        )
    ),
    prove_building("PH-4.3", "-> Ada.refuses.melee-3&melee-4=PH-4.3 Ada.lacks=melee-6"),
    # Secret until all are done; silence takes 3.
    prove_building("PH-4.4", f"-> Ada.secret Ben.secret | 0:{FIVES} -> unsaid='melee 5' | 1:. -> "
        "Ada.melee_stat=5 Ben.stats=strength:3,speed:3,mind:3,melee:3,shooting:3"),
    prove_building("PH-5.1", "0:strength-4&mind-5 1: -> health=7 morale=8"),
    # Skills by the mind; a double is exchanged; hidden until they are kept.
    *(
        prove_building("PH-4.6",
            f"0:{picks} 1: -> Ada.options={draw} Ada.least={keep} Ada.most={keep}")
        for picks, draw, keep in (("", 2, 1), ("mind-3", 3, 2), ("mind-4", 4, 3), ("mind-5", 5, 3))
    ),
    prove_building("PH-4.5", "0: 1: -> Ada.options=looting.2,stealth used.skills=looting.1",
        "looting", "looting", "stealth", "raiding", "footwork"),
    prove_building("PH-4.5 PH-4.7",
        "0: 1: -> Ada.secret Ben.secret | 0:stealth -> unsaid=Stealth | "
        "1:. -> skills=stealth says.skill='Ada keeps Stealth.' Ben.skills=raiding.1 "
        "used.skills=looting.1,footwork", *FOUR),
    # Everybody has a flare and 7 food; the fastest buys first, then mind, then a die.
    prove_shopping("PH-4.8 PH-4.8a", f"{FIVES} -", "-> gear=flare.1 Ben.gear=flare.2 all.food=7,7 "
        "lacks=flare"),
    prove_shopping("PH-4.9", "- speed-3&mind-3 speed-3&mind-4 speed-4",
        "-> waits=Dov | lead-pipe -> "
        "waits=Cleo | lead-pipe -> waits=Ben | lead-pipe -> waits=Ada"),
    *(
        row("PH-4.9", make_minds(4, 5, 3), "-> waits=Ben | lead-pipe -> waits=Ada | lead-pipe -> "
            "waits=Cleo", [[*lot]], play=open_market)
        for lot in ((0, 1, 2), (2, 1, 0), (1, 0, 2))
    ),
    row("PH-4.9", make_minds(3, 3, 3), "-> waits=Cleo", [[2, 0, 1]], play=open_market),
    row("PH-4.9", make_minds(3, 3, 3), "-> waits=Ben", [[1, 2, 0]], play=open_market),
    # One item a turn at its price, and no second copy.
    prove_shopping("PH-4.10", f"{FIVES} -", "kalt-9mm -> food=5 waits=Ben | knife -> waits=Ada "
        "lacks=kalt-9mm has=knife"),
    prove_market("PH-4.10", "-> waits=Ada options=pass,lead-pipe,knife,painkillers,road-map",
        food=1),
    # A pass is final; who is left buys all in one question.
    prove_shopping("PH-4.11", "speed-4 speed-3 -",
        "pass knife knife -> waits=Ben | pass -> waits=Cleo "
        "least=0 | painkillers&lead-pipe -> Cleo.gear=flare.3,knife.2,painkillers.1,lead-pipe.1 "
        "Cleo.food=4 topics=ammo,ammo,ammo"),
    # An item must fit, and leave room to strike.
    prove_market("PH-4.11", "-> waits=Ben Ada.gear=4", "flare", "bandages", "hunting-bow",
        "sleeping-bag"),
    prove_market("PH-4.11", "-> options=pass,lead-pipe,knife", "flare", "hunting-bow",
        "sleeping-bag"),
    prove_market("PH-4.11",
        "-> options=pass,lead-pipe,knife,kalt-9mm,painkillers,bandages,road-map",
        "nail-club", "hunting-bow", "flare"),
    prove_shopping("PH-4.10 PH-4.11", FIVES,
        "-> refuses.nail-club&hunting-bow&kalt-9mm&knife=PH-4.10 "
        "refuses.hunting-bow&sleeping-bag&painkillers=PH-4.11"),
    prove_shopping("PH-4.12", f"{FIVES} -", ". -> Ada.food=7 waits=Ben | . -> topics=ammo,ammo"),
    # All swap food for twice as much ammo, at once, if they have any.
    prove_shopping("PH-4.13 PH-4.13a", f"{FIVES} -",
        ". . 0:3 -> food=7 | 1:. -> all.food=4,7 all.ammo=6,0"),
    prove_shopping("PH-4.13", FIVES, "kalt-9mm&knife&nail-club&bandages -> food=0 over"),
    # A lead pipe for who has nothing to strike with; all is in play, the rest out of the game.
    prove_shopping("PH-4.14", f"{FIVES} -", "kalt-9mm knife . . 0:. 1:. -> "
        "gear=flare.1,kalt-9mm.1,lead-pipe.1 Ben.gear=flare.2,knife.1"),
    prove_shopping("PH-4.15", FIVES, "kalt-9mm&knife 1 -> gear=flare.1,kalt-9mm.1,knife.1 hand=0 "
        "melee=knife.1 ranged=kalt-9mm.1 food=3 ammo=2 market=0"),
]
# fmt: on


@pytest.mark.parametrize("row", BUILT)
def test_building(row: Row) -> None:
    row.check(resolve_building)


@pytest.mark.rule("PH-4.7")
def test_what_is_learnt_later_changes_no_answer_of_the_journal() -> None:
    case = make_table_without_characters(2, *FOUR)().play(resolve_building)
    for seat in (0, 1):
        case.table.answer(case.prompt("stats", seat).id, [])
    answer = ["looting.1"]
    case.table.answer(case.prompt("skills", 0).id, answer)
    case.run_out(1)
    case.human(0).skills.append("one-more")
    assert answer == ["looting.1"]


def choose_character(character: str) -> Any:
    """Ada, alone, plays this character."""
    return lambda: opening(1, choose_characters).pick(character)


def next_skills(*skills: str) -> Case:
    """Ada picks first; these skills are drawn next."""
    case = opening(2, choose_characters, 0).pick("gamer")
    pile = case.s.skills.pile
    for kind in reversed(skills):
        one = next(card for card in pile if kind_of(card) == kind)
        pile.remove(one)
        pile.append(one)
    return case


# fmt: off
CHARACTERS = [
    # A die says who picks first; then clockwise, and none twice.
    row("PH-1.5", lambda: open_table_of(2, 0, 0), "-> options=cage-fighter,runner,gamer,stevedore,"
        "night-nurse,gamekeeper"),
    row("PH-3.1", lambda: open_table_of(3, 0, 2),
        "-> waits=Cleo | runner -> waits=Ada lacks=runner | "
        "gamer -> waits=Ben lacks=runner,gamer"),
    # What the card says, in play; tracks are full and weapons active.
    row("PH-3.3 PH-3.7", choose_character("cage-fighter"),
        "-> skills=acrobatics food=4 ammo=0 hand=0 "
        "stats=strength:3,speed:4,mind:2,melee:5,shooting:2"),
    row("PH-3.6 PH-5.1", choose_character("runner"),
        "-> health=5 morale=5 hunger=0 melee=knife.1 ranged=kalt-9mm.1"),
    row("PH-5.2", choose_character("stevedore"), "-> health=8"),
    row("PH-5.2", choose_character("night-nurse"), "-> morale=8"),
    # Random skills up to the number of the mind; one that is owned is drawn again.
    row("PH-3.4", lambda: next_skills("looting", "looting", "raiding"),
        "runner -> skills=stealth,looting.2,raiding.1 used.skills=looting.1"),
    row("PH-2.4", lambda: opening(2, choose_characters), ".. -> market=0"),
]
# fmt: on


@pytest.mark.parametrize("row", CHARACTERS)
def test_choosing(row: Row) -> None:
    row.check(choose_characters)


@pytest.mark.rule("PH-3.4", "PH-3.5")
@pytest.mark.parametrize("character", list(CONTENT.characters))
def test_skills_and_items_are_those_of_the_card_and_skills_drawn(character: str) -> None:
    human, card = choose_character(character)().human(), CONTENT.characters[character]
    assert len({*list_kinds(human.skills)}) == {2: 1, 3: 2, 4: 3, 5: 3}[human.stats["mind"]]
    assert {*card.skills} <= {*list_kinds(human.skills)}
    assert (list_kinds(human.gear), human.hand) == (sorted(card.items), [])


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
    case = open_table_of(2, 0, 0)
    draws = case.luck.draws
    assert case.pick("gamer", by=0).luck.draws == draws  # so a pick stays free to take back


def test_any_four_can_be_dealt_together() -> None:
    for party in combinations(CONTENT.characters, 4):
        case = opening(4, choose_characters, 0)
        for character in party:
            case.pick(character)
        assert [case.human(seat).character for seat in range(4)] == list(party)
