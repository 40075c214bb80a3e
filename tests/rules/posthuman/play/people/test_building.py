"""Characters, custom and pre-made (PH-3, PH-4)."""

from itertools import combinations

import pytest

from rules.engine import Table
from rules.posthuman import GAME
from rules.posthuman.model.characters import choose_characters
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.play.people.building import open_market, resolve_building
from tests.rules.posthuman.build import list_kinds, make_characters, open_table_of
from tests.rules.posthuman.positions import read_road
from tests.rules.posthuman.rows import Check, make_rows

POSITIONS = {
    # Nobody has a character yet.
    "unborn": "{} phase=build; nobody",
    "skilled": "unborn two; stack skills looting stealth raiding footwork",
    # The market, where Ada is fastest, and owns these things.
    "market": "two; food=7 speed=5 {}; Ben food=7; play market",
    "minds": "three; food=7; Ben food=7; Cleo food=7; play market",
}
rows = make_rows(POSITIONS, resolve_building, {"market": open_market})


@rows("""
# All stats start at 2; ten points, at prices that are totals; points may be left.
PH-4.1 | unborn two | 0: 1: -> Ada.stats=strength:2,speed:2,mind:2,melee:2,shooting:2
PH-4.2 | unborn two
    -> Ada.refuses.speed-5&melee-{5&mind-3/4&mind-4}='costs {12/11} points'
        Ada.refuses.speed-5&melee-{5&mind-3/4&mind-4}=PH-4.2
    -> Ada.refuses.speed-4&melee-4&mind-4&shooting-3='costs 11 points'
        Ada.refuses.speed-4&melee-4&mind-4&shooting-3=PH-4.2
PH-4.2 PH-4.3 | unborn two
    0:melee-5&speed-5 1: -> Ada.stats=strength:2,speed:5,mind:2,melee:5,shooting:2
    0:speed-4&melee-4&mind-4 1: -> Ada.stats=strength:2,speed:4,mind:4,melee:4,shooting:2
    0:speed-5&melee-4&mind-3 1: -> Ada.stats=strength:2,speed:5,mind:3,melee:4,shooting:2
    0:speed-3&melee-3&mind-3&shooting-3&strength-3 1:
        -> Ada.stats=strength:3,speed:3,mind:3,melee:3,shooting:3
    0:melee-4 1: -> Ada.stats=strength:2,speed:2,mind:2,melee:4,shooting:2
PH-4.3 | unborn two | -> Ada.refuses.melee-3&melee-4=PH-4.3 Ada.lacks=melee-6
# Secret until all are done; silence takes 3.
PH-4.4 | unborn two
    -> Ada.secret Ben.secret | 0:melee-5&speed-5 -> unsaid='melee 5' |
        1:. -> Ada.melee_stat=5 Ben.stats=strength:3,speed:3,mind:3,melee:3,shooting:3
PH-5.1 | unborn two | 0:strength-4&mind-5 1: -> health=7 morale=8
# Skills by the mind; a double is exchanged; hidden until they are kept.
PH-4.6 | unborn two | 0:{/mind-3/mind-4/mind-5} 1: -> Ada.options={2/3/4/5} Ada.least={1/2/3/3}
        Ada.most={1/2/3/3}
PH-4.5 | unborn two; stack skills looting looting stealth raiding footwork
    0: 1: -> Ada.options=looting.2,stealth used.skills=looting.1
PH-4.5 PH-4.7 | skilled
    0: 1: -> Ada.secret Ben.secret | 0:stealth -> unsaid=Stealth |
        1:. -> skills=stealth says.skill='Ada keeps Stealth.' Ben.skills=raiding.1
        used.skills=looting.1,footwork
# Everybody has a flare and 7 food; the fastest buys first, then mind, then a die.
PH-4.8 PH-4.8a | unborn two
    0:melee-5&speed-5 1: 0:. 1:. -> gear=flare.1 Ben.gear=flare.2 all.food=7,7 lacks=flare
PH-4.9 | unborn four
    0: 1:speed-3&mind-3 2:speed-3&mind-4 3:speed-4 0:. 1:. 2:. 3:. -> waits=Dov |
        lead-pipe -> waits=Cleo | lead-pipe -> waits=Ben | lead-pipe -> waits=Ada
PH-4.9 | minds; mind=4; Ben mind=5; dice {[0,1,2]/[2,1,0]/[1,0,2]}
    -> waits=Ben | lead-pipe -> waits=Ada | lead-pipe -> waits=Cleo
PH-4.9 | minds; dice {[2,0,1]/[1,2,0]} | -> waits={Cleo/Ben}
# One item a turn at its price, and no second copy.
PH-4.10 | unborn two
    0:melee-5&speed-5 1: 0:. 1:. kalt-9mm -> food=5 waits=Ben |
        knife -> waits=Ada lacks=kalt-9mm has=knife
PH-4.10 | market; food=1 | -> waits=Ada options=pass,lead-pipe,knife,painkillers,road-map
# A pass is final; who is left buys all in one question.
PH-4.11 | unborn three
    0:speed-4 1:speed-3 2: 0:. 1:. 2:. pass knife knife -> waits=Ben |
        pass -> waits=Cleo least=0 | painkillers&lead-pipe
        -> Cleo.gear=flare.3,knife.2,painkillers.1,lead-pipe.1 Cleo.food=4 topics=ammo,ammo,ammo
# An item must fit, and leave room to strike.
PH-4.11 | market has flare bandages hunting-bow sleeping-bag | -> waits=Ben Ada.gear=4
PH-4.11 | market has flare hunting-bow sleeping-bag | -> options=pass,lead-pipe,knife
PH-4.11 | market has nail-club hunting-bow flare
    -> options=pass,lead-pipe,knife,kalt-9mm,painkillers,bandages,road-map
PH-4.10 PH-4.11 | unborn alone
    0:melee-5&speed-5 0:. -> refuses.nail-club&hunting-bow&kalt-9mm&knife=PH-4.10
        refuses.hunting-bow&sleeping-bag&painkillers=PH-4.11
PH-4.12 | unborn two
    0:melee-5&speed-5 1: 0:. 1:. . -> Ada.food=7 waits=Ben | . -> topics=ammo,ammo
# All swap food for twice as much ammo, at once, if they have any.
PH-4.13 PH-4.13a | unborn two
    0:melee-5&speed-5 1: 0:. 1:. . . 0:3 -> food=7 | 1:. -> all.food=4,7 all.ammo=6,0
PH-4.13 | unborn alone
    0:melee-5&speed-5 0:. kalt-9mm&knife&nail-club&bandages -> food=0 over
# A player without a melee weapon gets a lead pipe. What nobody bought leaves the game.
PH-4.14 | unborn two
    0:melee-5&speed-5 1: 0:. 1:. kalt-9mm knife . . 0:. 1:.
        -> gear=flare.1,kalt-9mm.1,lead-pipe.1 Ben.gear=flare.2,knife.1
PH-4.15 | unborn alone
    0:melee-5&speed-5 0:. kalt-9mm&knife 1 -> gear=flare.1,kalt-9mm.1,knife.1 hand=0
        melee=knife.1 ranged=kalt-9mm.1 food=3 ammo=2 market=0
""")
def test_building(check: Check) -> None:
    check()


@pytest.mark.rule("PH-4.7")
def test_skills_learnt_later_do_not_change_the_recorded_answer() -> None:
    case = read_road("skilled", POSITIONS).play(resolve_building)
    for seat in (0, 1):
        case.table.answer(case.prompt("stats", seat).id, [])
    answer = ["looting.1"]
    case.table.answer(case.prompt("skills", 0).id, answer)
    case.run_out(1)
    case.human(0).skills.append("one-more")
    assert answer == ["looting.1"]


choose_rows = make_rows(POSITIONS, choose_characters)


@choose_rows("""
# A die says who picks first; then clockwise, and none twice.
PH-3.1 | unborn three; dice d{0/1/2} | -> waits={Ada/Ben/Cleo}
PH-3.1 | unborn three; dice d2
    runner -> waits=Ada lacks=runner | gamer -> waits=Ben lacks=runner,gamer
# What the card says, in play; tracks are full and weapons active.
PH-3.3 PH-3.7 | unborn alone
    cage-fighter -> skills=acrobatics food=4 ammo=0 hand=0
        stats=strength:3,speed:4,mind:2,melee:5,shooting:2
PH-3.6 PH-5.1 | unborn alone
    runner -> health=5 morale=5 hunger=0 melee=knife.1 ranged=kalt-9mm.1
PH-5.2 | unborn alone | stevedore -> health=8
    night-nurse -> morale=8
# Random skills up to the number of the mind; one that is owned is drawn again.
PH-3.4 | unborn two; stack skills looting looting raiding; dice d0
    gamer runner -> skills=stealth,looting.2,raiding.1 used.skills=looting.1
PH-2.4 | unborn two | .. -> market=0
""")
def test_choosing(check: Check) -> None:
    check()


@pytest.mark.rule("PH-1.5")
def test_all_six_characters_may_be_chosen() -> None:
    assert open_table_of(2, 0, 0).options == [*CONTENT.characters]


@pytest.mark.rule("PH-3.4", "PH-3.5")
@pytest.mark.parametrize("character", list(CONTENT.characters))
def test_a_ready_character_has_its_cards_items_and_skills_and_drawn_ones(character: str) -> None:
    human, card = (
        make_characters(1, choose_characters).pick(character).human(),
        CONTENT.characters[character],
    )
    assert len({*list_kinds(human.skills)}) == {2: 1, 3: 2, 4: 3, 5: 3}[human.stats["mind"]]
    assert {*card.skills} <= {*list_kinds(human.skills)}
    assert (list_kinds(human.gear), human.hand) == (sorted(card.items), [])


@pytest.mark.rule("PH-3.2")
def test_a_missing_choice_takes_a_free_character_drawn_before_the_question() -> None:
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


def test_any_four_characters_can_be_in_one_game() -> None:
    for party in combinations(CONTENT.characters, 4):
        case = make_characters(4, choose_characters, 0)
        for character in party:
            case.pick(character)
        assert [case.human(seat).character for seat in range(4)] == list(party)
