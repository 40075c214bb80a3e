"""What an encounter of a pack may do: for each limit a value on both sides of it."""

from typing import Any

import pytest

from tests.drivers import open_table
from tests.kit.rows import read_limits
from tests.packs import read_sample
from tests.rules.kit.packs.test_reading import check_limit
from tests.rules.posthuman.play.fights.in_fights import STRIKE
from tests.rules.posthuman.rows import Check, make_rows

PACK = read_sample("posthuman")
PLACES = {
    "reward": "encounters.0.combat.reward",
    "fight": "encounters.0.combat",
    # Those of an enemy whose special is an effect.
    "foe": "encounters.1.combat.enemy.effects",
    "effect": "encounters.3.combat.enemy.effects.0",
    "story": "encounters.2.narrative",
}
# What stands there, with good values and bad ones.
LIMITS = """
reward | [{food: @}] | 1 / 3 | 0 / 4 / -1 | reward.food:
reward | [{hunger: @}] | -1 / -3 | 1 / -4 | reward.hunger:
reward | [&one {food: 1}, *one, *one, @] | *one | *one, *one | there are 5; the most is 4
reward | [{draw: {deck: supply, n: 2, keep: @}}] | 0 / 2 | -1 / 3 | draw.keep: cannot be more
reward | [{peek: {deck: weapons, n: 2, discard: @}}] | 0 / 2 | -1 / 3
    | peek.discard: cannot be more
reward | [{peek: {deck: @, n: 2}}] | supply / equipment / weapons / skills | events / encounter
    | deck: is one of equipment, skills, supply, weapons
reward | [{food: {n: 1, whom: @}}] | self | all | is about the player
fight.follower_food | @ | no | yes | there is no follower to feed
fight.enemy.special | @ | wound | effect | its special has no effect
foe | [&one {at: melee_result, do: [{cancel: {face: block}}]}, *one, @] | *one | *one, *one
    | there are 4; the most is 3
effect | {at: evade, do: [{roll: {what: evade, n: @}}], if: [{terrain: [rural]}]}
    | -3 / -1 / 3 | -4 / 0 / 4 | do.roll:
effect | {at: evade, do: [{roll: {what: @, n: 1}}], if: [{terrain: [rural]}]} | evade | test
    | at evade the roll is evade
effect | {at: evade, do: [{roll: {what: evade, n: 1}}], if: [{terrain: [@]}]} | mountain | moon
    | terrain: is of rural
# Dice are those of the moment, for as long as it says.
effect | {at: shoot_roll, do: [{dice: {die: @, n: 1}}]} | shooting | melee | no melee dice
effect | {at: melee_roll, do: [{dice: {die: @, n: 1}}]} | melee / defence | shooting
    | no shooting dice
effect | {at: melee_roll, do: [{dice: {die: melee, n: 1, scope: @}}]} | always | round
    | dice at melee_roll have scope: always
effect | {at: shoot_result, do: [{dice: {die: melee, n: 1, scope: @}}]} | round | always / combat
    | have scope: round
foe.0 | {at: melee_result, do: [{dice: {die: melee, n: 1, scope: @}}]} | combat | always / round
    | have scope: combat
effect | {at: combat_start, do: [{stat: {stat: speed, n: -1, scope: @}}]} | always | combat
    | changed while the enemy stands
# Conditions that can hold at that moment, and nothing that somebody decides.
effect | {at: melee_roll, do: [{dice: {die: melee, n: 1}}], if: [{round_is: @}]} | 1 / 3 | 0 / 4
    | round_is: a fight has 3 rounds
effect | {at: @, if: [caught]} | shoot_roll, do: [{dice: {die: shooting, n: 1}}]
    | evade, do: [{roll: {what: evade, n: 1}}] / combat_end, do: [{food: -1}]
    | caught says nothing at
effect | {at: combat_end, do: [{food: -1}], @} | ask: no
    | limit: combat / cost: [{food: 1}] / ask: yes | an enemy's effect just happens
effect | {at: combat_start, do: [{test: {stat: mind, @}}]} | pass: [{food: 1}], fail: [{scar: 1}]
    | pass: [{scar: 1}] / fail: [{draw: {deck: supply}}] | does nothing here
# Stories.
story.options.0.test.modifier | @ | -3 / 3 | -4 / 4 | modifier: is -3 to 3
story.options.0.pass | [{scar: @}] | 1 | -1 | pass.scar: -1 is none of
story.options.1.cost | [{@}] | food: 1 / food: 2 / food: 3 | food: 0 / food: 4 / discard: 1
    | cost: 1 to 3 of
story.options.1.cost | [{food: 1}, {ammo: 1}, @] | {health: 1} | {health: 1}, {morale: 1}
    | there are 4; the most is 3
story.options.1.fail | @ | [] | [{food: -1}] | nothing is tested
story.options.1.follower_food | @ | no | yes | there is no follower to feed
story.options | [{label: Walk on, told: &no Nothing came of it., success: no}, {label: Back,
    told: *no, success: @}, {label: Stay, told: *no, success: no}] | yes | no
    | xp: no option counts as a success
"""


@pytest.mark.parametrize(("place", "good", "bad", "said"), read_limits(LIMITS, PLACES))
def test_limits(place: str, good: list[Any], bad: list[Any], said: str) -> None:
    check_limit("posthuman", place, good, bad, said)


def test_encounters_of_a_pack_join_the_deck_of_their_level() -> None:
    added = PACK.cards["encounters"]
    for level, deck in open_table(
        "posthuman", 2, "packs", packs=[PACK.text]
    ).state.encounters.items():
        wanted = {one for one, card in added.items() if card.level == level}
        assert added.keys() & set(deck.pile) == wanted


CHOIR = [*PACK.cards["encounters"]][3]
rows = make_rows({"choir": f"alone; fight {CHOIR} stage=melee round=1"}, STRIKE)


@rows("""
# Ada is caught by an enemy of the sample, with a die more for that.
PH-25.12 PH-13.9 | choir; already caught=yes; dice M MMMM | -> dice=1,4
""")
def test_the_effects_of_a_packs_enemy_work(check: Check) -> None:
    check()
