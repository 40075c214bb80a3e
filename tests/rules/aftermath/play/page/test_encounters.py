"""Encounters: who comes, where they stand, and what the situation becomes (AF-5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.effects.performing import apply_effects, read_entry
from rules.aftermath.model.state import State
from rules.aftermath.play.combat.defeating import wound_enemy
from rules.aftermath.play.enemies.checking_threat import resolve_threat_check
from rules.aftermath.play.page.encounters import reveal_encounter
from rules.aftermath.play.page.situations import change_situation, remove_enemy
from rules.aftermath.play.turn.talking import list_listeners
from tests.rules.aftermath.build import A, Case, Party
from tests.rules.aftermath.model.own_book import effects, encounter, enemy, page

TWO_STARTS = {1: {"start": True}, 3: {"enemy": True}, 5: {"enemy": True}}


def comes(party: Party, *luck: Any, **parts: Any) -> Case:
    """An encounter of an entry with these parts."""
    made = effects({"encounter": parts})
    return party.play(lambda h: apply_effects(h, made, A, "The gap"), *luck)


def ids(s: State) -> list[str]:
    return [one.id for one in s.visit.enemies]


def fellows(n: int) -> tuple[str, ...]:
    return ("wren", "bodkin", "cog", "marl")[:n]


# -- generating (AF-5.7 to AF-5.13) --------------------------------------------------------------


@pytest.mark.rule("AF-5.7")
def test_the_cards_are_dealt_in_a_random_order_to_the_slots_after_those_in_play() -> None:
    party = Party(page=page(None, {6: {"enemy": True}})).faces("jackdaw", 2)
    case = comes(party, ["pin-vole", "latch-rat"], enemies=["latch-rat", "pin-vole"])
    assert ids(case.s) == ["jackdaw", "pin-vole", "latch-rat"]
    assert [one.at for one in case.s.visit.enemies[1:]] == [[6], [6]]
    assert (("latch-rat", "pin-vole"), 2) in case.luck.sampled


@pytest.mark.rule("AF-5.8")
@pytest.mark.rule("AF-5.9")
def test_figures_stand_on_the_enemy_starts_by_turns_from_the_lowest() -> None:
    party = Party(*fellows(3), page=page(None, TWO_STARTS))
    order = ["bruiser", "silverfish", "latch-rat"]
    case = comes(party, order, enemies=["latch-rat", "bruiser", "silverfish"])
    assert [one.at for one in case.s.visit.enemies] == [[3], [5, 3, 5, 3, 5, 3], [5]]


@pytest.mark.rule("AF-5.10")
def test_the_situation_becomes_that_of_the_encounter() -> None:
    assert comes(Party(), enemies=["bruiser"]).s.visit.situation == "hostile"
    calm = comes(Party(), enemies=["bruiser"], situation="safe")
    assert (calm.s.visit.situation, ids(calm.s)) == ("safe", ["bruiser"])
    strangers = Party().faces("jackdaw", 4, safe=True)
    assert comes(strangers, enemies=["bruiser"]).s.visit.situation == "hostile"


@pytest.mark.rule("AF-5.11")
def test_strangers_do_not_calm_those_who_are_hostile() -> None:
    case = comes(Party().faces("jackdaw", 4), enemies=["bruiser"], situation="safe")
    assert case.s.visit.situation == "hostile"


@pytest.mark.rule("AF-5.12")
@pytest.mark.rule("AF-5.13")
def test_the_nth_enemy_lies_over_the_nth_threat_which_stays() -> None:
    case = comes(Party().threats("black-1a", "black-3a", "black-2a"), enemies=["bruiser"])
    visit = case.s.visit
    assert visit.threats == ["black-1a", "black-3a", "black-2a"]
    assert [*zip(ids(case.s), visit.threats, strict=False)] == [("bruiser", "black-1a")]


# -- which cards (AF-5.14 to AF-5.21) ------------------------------------------------------------


@pytest.mark.rule("AF-5.14")
@pytest.mark.rule("AF-5.15")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_a_random_encounter_deals_one_of_the_type_for_each_character(characters: int) -> None:
    case = comes(Party(*fellows(characters)), random="raider")
    kinds = ["latch-rat", "latch-rat", "pin-vole", "pin-vole", "bruiser", "whistler"]
    assert sorted(case.luck.sampled[0][0]) == sorted(kinds)
    assert len(ids(case.s)) == characters
    assert {one.card.type for one in case.s.visit.enemies} == {"raider"}


@pytest.mark.rule("AF-5.14")
def test_no_boss_comes_at_random() -> None:
    case = comes(Party(), random="boss")
    assert ids(case.s) == []


@pytest.mark.rule("AF-5.16")
def test_an_encounter_card_is_revealed_discarded_and_comes() -> None:
    card = encounter("bruiser", "whistler", situation="safe")
    case = comes(Party().stacks("encounters", card), card=True)
    assert case.s.colony.encounters.discards == [card]
    assert sorted(ids(case.s)) == ["bruiser", "whistler"]
    assert case.s.visit.situation == "safe"


@pytest.mark.rule("AF-23.23")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_a_party_meets_the_first_of_the_list_as_many_as_it_is(characters: int) -> None:
    card = encounter("bruiser", "whistler", "jackdaw", "wolf-spider")
    case = comes(Party(*fellows(characters)).stacks("encounters", card), card=True)
    listed = ["bruiser", "whistler", "jackdaw", "wolf-spider"]
    assert sorted(ids(case.s)) == sorted(listed[:characters])
    alone = encounter("young-cat")
    case = comes(Party(*fellows(characters)).stacks("encounters", alone), card=True)
    assert ids(case.s) == ["young-cat"]


@pytest.mark.rule("AF-23.26")
@pytest.mark.parametrize(("characters", "more"), [(3, []), (4, ["house-centipede"])])
def test_the_adder_brings_a_centipede_against_four(characters: int, more: list[str]) -> None:
    party = Party(*fellows(characters)).stacks("encounters", "adder-on-the-ballast")
    assert sorted(ids(comes(party, card=True).s)) == sorted(["yard-adder", *more])


@pytest.mark.rule("AF-23.25")
def test_the_web_tangles_whoever_walks_into_it() -> None:
    case = comes(Party().stacks("encounters", "web"), card=True)
    assert case.of("wren").statuses == ["tangled"]
    assert case.of("bodkin").statuses == []


@pytest.mark.rule("AF-5.17")
def test_the_supply_gives_before_the_hunt() -> None:
    case = comes(Party().set(hunt=["jackdaw", "jackdaw"]), enemies=["jackdaw"])
    assert case.s.hunt == ["jackdaw", "jackdaw"]
    bare = Party().set(hunt=["jackdaw"])
    bare.state.enemy_supply = [one for one in bare.state.enemy_supply if one != "jackdaw"]
    case = comes(bare, enemies=["jackdaw"])
    assert (ids(case.s), case.s.hunt) == (["jackdaw"], [])
    bare = Party().set(hunt=["jackdaw"])
    bare.state.enemy_supply = ["pigeon-drifter"]
    assert sorted(ids(comes(bare, random="bird").s)) == ["jackdaw", "pigeon-drifter"]


@pytest.mark.rule("AF-5.18")
def test_fewer_come_where_there_are_no_more_copies() -> None:
    case = comes(Party(*fellows(3)), enemies=["bruiser", "bruiser", "whistler"])
    assert sorted(ids(case.s)) == ["bruiser", "whistler"]


def five() -> Party:
    party = Party()
    for one in ("latch-rat", "pin-vole", "jackdaw", "whistler", "wolf-spider"):
        party.faces(one, 5)
    return party


@pytest.mark.rule("AF-5.19")
@pytest.mark.rule("AF-5.21")
def test_no_sixth_enemy_comes_and_its_card_goes_back() -> None:
    case = comes(five(), enemies=["bruiser", "jackdaw"])
    assert ids(case.s) == ids(five().state)
    assert case.s.enemy_supply.count("bruiser") == 1


@pytest.mark.rule("AF-5.20")
@pytest.mark.rule("AF-5.21")
def test_a_boss_takes_the_place_of_the_enemy_in_the_last_slot() -> None:
    case = comes(five(), boss="old-grin")
    assert ids(case.s) == ["latch-rat", "pin-vole", "jackdaw", "whistler", "old-grin"]
    assert case.s.enemy_supply.count("wolf-spider") == 1


def test_a_boss_brings_one_fewer_of_the_list() -> None:
    case = comes(Party(), boss="old-grin", enemies=["latch-rat", "latch-rat", "pin-vole"])
    assert sorted(ids(case.s)) == ["latch-rat", "old-grin"]


# -- swarms (AF-5.22, AF-5.23) -------------------------------------------------------------------


@pytest.mark.rule("AF-5.22")
def test_a_swarm_loses_a_token_for_each_hit_and_leaves_with_the_last() -> None:
    party = Party().faces("silverfish", 3, 4)

    def script(h: Any) -> Any:
        swarm = h.s.visit.enemies[0]
        yield from wound_enemy(h, swarm, "", token=0)
        assert (swarm.at, ids(h.s)) == ([4], ["silverfish"])
        yield from wound_enemy(h, swarm, "", token=0)

    case = party.play(script)
    assert ids(case.s) == []
    assert case.s.enemy_supply.count("silverfish") == 1


@pytest.mark.rule("AF-5.23")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_the_size_of_a_swarm(characters: int) -> None:
    case = comes(Party(*fellows(characters)), enemies=["silverfish", "wasp-drones"])
    sizes = {one.id: len(one.at) for one in case.s.visit.enemies}
    assert sizes == {"silverfish": 2 * characters, "wasp-drones": characters}
    many = enemy(type="crawler", swarm=3, most=8)
    party = Party(*fellows(4))
    party.state.enemy_supply.append(many)
    assert len(comes(party, enemies=[many]).s.visit.enemies[0].at) == 8


# -- The Hunt (AF-5.24 to AF-5.27) ---------------------------------------------------------------


@pytest.mark.rule("AF-5.24")
def test_the_hunt_catches_up_until_five_are_in_play() -> None:
    party = Party().faces("latch-rat", 5, safe=True).faces("pin-vole", 5, safe=True)
    box = [party.take(one) for one in ("bruiser", "whistler", "jackdaw", "young-cat")]
    case = comes(party.set(hunt=box), ["jackdaw", "bruiser", "young-cat", "whistler"], hunt=True)
    assert ids(case.s)[2:] == ["jackdaw", "bruiser", "young-cat"]
    assert case.s.hunt == ["whistler"]
    assert case.s.visit.situation == "hostile"
    few = Party().set(hunt=["bruiser"])
    case = comes(few, hunt=True)
    assert case.s.hunt == []
    assert not case.said("nobody is hunting you")


@pytest.mark.rule("AF-5.24")
def test_an_empty_hunt_stirs_up_those_who_are_there_and_nobody_else() -> None:
    alone = comes(Party(), hunt=True)
    assert alone.s.visit.situation == "safe"
    assert alone.said("nobody is hunting you")
    stirred = comes(Party().faces("latch-rat", 5, safe=True), hunt=True)
    assert stirred.s.visit.situation == "hostile"


@pytest.mark.rule("AF-5.25")
def test_those_who_hunt_carry_no_loot() -> None:
    party = Party().set(hunt=["pin-vole"])

    def script(h: Any) -> Any:
        yield from apply_effects(h, effects({"encounter": {"hunt": True}}), A, "The gap")
        assert h.s.visit.enemies[0].brought == 0
        yield from wound_enemy(h, h.s.visit.enemies[0], "", by=A)

    case = party.play(script)
    assert case.told("loot") == []


@pytest.mark.rule("AF-5.26")
def test_a_swarm_comes_back_from_the_hunt_whole() -> None:
    case = comes(Party().set(hunt=["silverfish"]), hunt=True)
    assert len(case.s.visit.enemies[0].at) == 4


# -- loot (AF-5.28, AF-11.4, AF-11.5) ------------------------------------------------------------


@pytest.mark.rule("AF-5.28")
@pytest.mark.rule("AF-11.4")
def test_who_defeats_the_last_of_an_encounter_gains_its_loot() -> None:
    does = {"encounter": {"enemies": ["latch-rat", "jackdaw"], "loot": [{"battery": 1}]}}
    number = page(entries={"1": [{"dial": {"food": 1}}, does]}, spaces={3: {"poi": "1"}})
    party = Party(page=number).faces("whistler", 5)

    def script(h: Any) -> Any:
        yield from read_entry(h, "1", A)
        mine = [one for one in h.s.visit.enemies if one.brought]
        for one in mine:
            one.wounds = one.card.life - 1
        yield from wound_enemy(h, mine[0], "", by=A)
        assert h.s.party[0].batteries == h.s.party[1].batteries == 0
        yield from wound_enemy(h, mine[1], "", by=1)

    case = party.play(script)
    assert (case.of("wren").batteries, case.of("bodkin").batteries) == (0, 1)
    assert ids(case.s) == ["whistler"]


@pytest.mark.rule("AF-11.4")
def test_the_loot_of_a_card() -> None:
    party = Party().faces("young-cat", 1, encounter="the-yard-cat")
    party.state.visit.enemies[0].wounds = 3
    case = party.play(lambda h: wound_enemy(h, h.s.visit.enemies[0], "", by=A))
    assert case.dial("clue") == 1


@pytest.mark.rule("AF-11.5")
def test_there_is_no_loot_where_the_last_one_leaves_otherwise() -> None:
    party = Party().faces("young-cat", 1, encounter="the-yard-cat")
    case = party.play(lambda h: remove_enemy(h, h.s.visit.enemies[0]))
    assert case.dial("clue") == 0
    replaced = five()
    replaced.faces("young-cat", 5, encounter="the-yard-cat")
    del replaced.state.visit.enemies[3]
    assert comes(replaced, boss="old-grin").dial("clue") == 0


@pytest.mark.rule("AF-11.5")
def test_what_nobody_defeats_brings_its_loot_to_the_active_member() -> None:
    party = Party().active("bodkin").faces("hornet-guard", 1, encounter="black-wings")
    case = party.play(lambda h: wound_enemy(h, h.s.visit.enemies[0], "Fire"))
    assert (case.of("wren").batteries, case.of("bodkin").batteries) == (0, 1)


@pytest.mark.rule("AF-5.29")
def test_an_empty_encounter_deck_is_made_of_its_discards() -> None:
    one = encounter("bruiser")
    party = Party().only("encounters").discards("encounters", one)
    case = party.play(lambda h: reveal_encounter(h, A))
    assert ids(case.s) == ["bruiser"]
    assert case.s.colony.encounters.cards == [one]


# -- the situation (AF-5.1 to AF-5.5) ------------------------------------------------------------


@pytest.mark.rule("AF-5.2")
def test_strangers_neither_move_nor_attack_and_may_be_talked_to() -> None:
    party = Party().faces("latch-rat", 1, safe=True).faces("jackdaw", 3, safe=True)
    party.threats("black-1a", "black-1b", "black-2a")
    case = party.play(resolve_threat_check)
    assert [one.at for one in case.s.visit.enemies] == [[1], [3]]
    assert case.told("enemy-turn") == []
    assert [one.id for one in list_listeners(case.s, A)] == ["latch-rat"]


@pytest.mark.rule("AF-5.3")
def test_the_hostile_move_and_attack_and_cannot_be_talked_to() -> None:
    party = Party().faces("latch-rat", 1).faces("jackdaw", 3).threats("black-1a", "black-1b")
    party.stands("bodkin", None)
    assert list_listeners(party.state, A) == []
    case = party.play(resolve_threat_check)
    assert case.of("wren").wounds == 2
    assert [one.at for one in case.s.visit.enemies] == [[1], [1]]


@pytest.mark.rule("AF-5.4")
@pytest.mark.rule("AF-11.8")
def test_without_enemies_it_is_safe_at_once_and_threats_stay() -> None:
    party = Party().faces("jackdaw", 1).faces("bruiser", 1).threats("black-1a", "black-2a")

    def script(h: Any) -> None:
        remove_enemy(h, h.s.visit.enemies[0])
        assert h.s.visit.situation == "hostile"
        remove_enemy(h, h.s.visit.enemies[0])

    case = party.play(script)
    assert case.s.visit.situation == "safe"
    assert case.s.visit.threats == ["black-1a", "black-2a"]


@pytest.mark.rule("AF-5.5")
def test_nobody_is_hostile_where_there_is_nobody() -> None:
    case = Party().play(lambda h: apply_effects(h, effects({"situation": "hostile"}), A, "The gap"))
    assert case.s.visit.situation == "safe"


@pytest.mark.rule("AF-5.1")
def test_an_effect_sets_the_situation_and_everybody_is_told() -> None:
    party = Party().faces("jackdaw", 1)
    case = party.play(lambda h: apply_effects(h, effects({"situation": "safe"}), A, "The gap"))
    assert case.s.visit.situation == "safe"
    assert case.texts("situation") == ["The gap: the situation is now safe."]
    case = Party().faces("jackdaw", 1, safe=True).play(lambda h: change_situation(h, "hostile"))
    assert case.s.visit.situation == "hostile"


def test_enemies_of_a_type_are_sent_away() -> None:
    party = Party().faces("jackdaw", 1).faces("bruiser", 1)
    case = party.play(
        lambda h: apply_effects(h, effects({"remove_enemies": {"type": "bird"}}), A, "The gap")
    )
    assert ids(case.s) == ["bruiser"]
    case = (
        Party()
        .faces("bruiser", 1)
        .play(lambda h: apply_effects(h, effects({"remove_enemies": {}}), A, "The gap"))
    )
    assert (ids(case.s), case.s.visit.situation) == ([], "safe")


@pytest.mark.rule("AF-11.1")
@pytest.mark.rule("AF-11.2")
@pytest.mark.rule("AF-11.3")
def test_a_defeated_enemy_leaves_and_those_below_slide_up() -> None:
    party = Party().faces("pin-vole", 1).faces("jackdaw", 1).threats("black-1a", "black-2a")
    case = party.play(lambda h: wound_enemy(h, h.s.visit.enemies[0], "", by=A))
    assert ids(case.s) == ["jackdaw"]
    assert case.s.visit.threats == ["black-1a", "black-2a"]
    assert case.s.enemy_supply.count("pin-vole") == 2


@pytest.mark.rule("AF-11.1")
def test_an_enemy_stands_as_long_as_it_has_life() -> None:
    party = Party().faces("bruiser", 1)

    def script(h: Any) -> Any:
        for left in (2, 1):
            yield from wound_enemy(h, h.s.visit.enemies[0], "", by=A)
            assert ids(h.s) == ["bruiser"], left
        yield from wound_enemy(h, h.s.visit.enemies[0], "", by=A)

    assert ids(party.play(script).s) == []


@pytest.mark.rule("AF-11.6")
@pytest.mark.rule("AF-11.7")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_a_boss_has_a_life_for_each_of_the_party_wherever_they_are(characters: int) -> None:
    party = Party(*fellows(characters)).faces("old-grin", 1)
    party.member("bodkin", at=None, exited=True)
    party.state.visit.enemies[0].wounds = characters - 2

    def script(h: Any) -> Any:
        yield from wound_enemy(h, h.s.visit.enemies[0], "", by=A)
        assert ids(h.s) == ["old-grin"]
        yield from wound_enemy(h, h.s.visit.enemies[0], "", by=A)

    assert ids(party.play(script).s) == []


@pytest.mark.rule("AF-19.29")
@pytest.mark.parametrize(
    ("boss", "clue", "stands"), [("lamp-keeper", 4, 0), ("lamp-keeper", 3, 1), ("old-grin", 4, 1)]
)
def test_the_last_boss_has_less_life_for_a_colony_that_knows(
    boss: str, clue: int, stands: int
) -> None:
    party = Party().faces(boss, 1).dials(clue=clue)
    case = party.play(lambda h: wound_enemy(h, h.s.visit.enemies[0], "", by=A))
    assert len(ids(case.s)) == stands
