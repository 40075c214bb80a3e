"""The game's texts: effects in words, what is told, and what newcomers read."""

import pytest
from pydantic import TypeAdapter

from rules.engine import Event
from rules.engine.languages import speak
from rules.engine.retelling import shorten_for_news
from rules.posthuman import GAME
from rules.posthuman.effects.models import PRIMITIVES, Effect, Primitive
from rules.posthuman.effects.spelling import Data
from rules.posthuman.effects.words import describe_effect, make_item_detail, make_skill_detail
from rules.posthuman.model import decks
from rules.posthuman.view import view_table
from rules.posthuman.words import Message, introduction
from tests.kit.rows import read_plays
from tests.rules.posthuman.build import NAMES, Road
from tests.rules.posthuman.own_cards import add_gun, blade, gear
from tests.rules.posthuman.positions import read_effect, read_value
from tests.rules.posthuman.rows import pairs
from tests.told_lines import FEW_OR_MANY, find_odd

_PRIMITIVES: TypeAdapter[Data] = TypeAdapter(Primitive)
SAID = """
PH-25.14 | health: 2 | gain 2 health
PH-25.14 | morale: -1 | lose 1 morale
PH-25.14 | hunger: {-1/2} | get {1 slot less hungry/2 slots hungrier}
PH-25.14 | scar: 2 | draw 2 scars
PH-25.14 | heal_scar: 1 | discard 1 scar of your choice
PH-25.14 | jp: 1 | gain 1 journey point
PH-25.14 | food: {n: 1, whom: all} | gain 1 food for every human
PH-25.14 | draw: {deck: equipment, n: 2, keep: 1} | draw 2 equipment cards and keep 1
PH-25.14 | discard: {kind: item, n: 2} | lose 2 items of your gear
PH-25.14 | discard: {kind: hand} | lose 1 card from your hand
PH-25.14 | steal: {kind: ammo, n: 2} | take 2 ammo from a human on the same terrain
PH-25.14 | free: {action: scout} | scout for free
PH-25.14 | forbid: {what: [camp, move]} | you cannot camp or move
PH-25.14 | do: end_combat | all enemies flee
PH-25.14 | wounds: {n: 1, target: all} | 1 wound to every enemy
PH-25.14 | add_minion: {kind: mutant} | 1 more mutant minion joins the enemies
PH-25.14 | peek: {deck: events, n: 1} | look at the top event and put it back
PH-25.14 | compare: {metric: xp, which: most, alone: true, then: [{food: 1}]}
    the human with the most XP (no tie): gain 1 food
PH-25.14 | keep: {metric: health} | the human with the least health keeps this card
PH-25.14 | choose: [{label: Go on}, {label: Stay}] | choose: Go on or Stay
PH-25.14 | test: {stat: mind, modifier: -1, pass: [{xp: 1}]}
    test mind with -1 (if you pass: gain 1 XP)
PH-25.14 | stat: {stat: speed, n: 1, scope: turn} | speed +1 this turn
PH-25.14 | roll: {what: evade, n: -1} | -1 to evade
PH-25.14 | roll: {what: test, n: 1, stat: mind} | +1 to mind tests
PH-25.14 | dice: {die: melee, n: -1, side: enemy} | -1 melee die for the enemies
PH-25.14 | dice: {die: shooting, n: 2} | +2 shooting dice
PH-25.14 | set_dice: {n: 1, side: enemy} | the enemies roll 1 melee die in round 1
PH-25.14 | reroll: {dice: [melee, defence], n: 2} | re-roll up to 2 melee or defence dice
PH-25.14 | face: {from: miss, to: block} | 1 miss on your dice counts as block
PH-25.14 | cancel: {face: block} | 1 block on enemy dice does not count
PH-25.14 | prevent: {n: 2, what: shooting} | prevent up to 2 shooting wounds
PH-25.14 | slots: 1 | +1 backpack slot
PH-25.14 | supply_cards: 2 | +2 supply cards
PH-25.14 | melee_weapons: 1 | wield 2 melee weapons at once
PH-25.14 | expert: [bow] | skill shots with a bow hit
"""


@pairs(SAID)
def test_primitives_in_words(said: str, told: str) -> None:
    assert str(describe_effect(_PRIMITIVES.validate_python(read_value(f"{{{said}}}")))) == told


@pytest.mark.rule("PH-25.14")
def test_every_kind_of_primitive_has_words() -> None:
    raw = [read_value(f"{{{said}}}") for _, said, _ in read_plays(SAID)]
    assert {type(_PRIMITIVES.validate_python(one)) for one in raw} == set(PRIMITIVES)


@pairs("""
PH-25.12 PH-25.13 | {camp: {health: 1}} | when you camp: gain 1 health
PH-25.12 PH-25.13 | {camp: {morale: 1}, cost: {food: 1}, limit: turn}
    when you camp, pay 1 food: gain 1 morale (once a turn)
PH-25.12 PH-25.13 | {anytime: {health: 2}, cost: {discard: 1}} | discard this card: gain 2 health
PH-25.15 | {melee_roll: {dice: {die: melee, n: 1}}, if: {round_is: 1}}
    in melee round 1: +1 melee die
PH-25.15 | {event: {food: -1}, if: {safe_house: {"no": true}}}
    outside safe houses: lose 1 food
PH-25.13 | {melee_roll: {food: 1}} | in melee: gain 1 food
PH-25.13 | {round_start: {dice: {die: melee, n: 1}}} | when a round of melee begins: +1 melee die
PH-25.12 | {camp: {health: 1}, text: sleep well} | sleep well
""")
def test_effects_in_words(said: str, told: str) -> None:
    assert str(describe_effect(Effect.model_validate(read_effect(read_value(said))))) == told


@pytest.mark.rule("PH-25.3", "PH-25.4")
def test_items_show_their_figures() -> None:
    assert str(make_item_detail(decks.WEAPONS[blade(wounds=2)])) == (
        "Size 1; blade, 1 hand; 2 wounds, special: critical."
    )
    assert str(make_item_detail(decks.WEAPONS[add_gun(dice=1, hands=2)])) == (
        "Size 1; pistol, 2 hands; 1 die, range 2, 1 ammo, specials hit 1/2/3."
    )
    scope = gear({"at": "anytime", "do": [{"slots": 2}]}, size=0, mount=["bow"])
    assert str(make_item_detail(decks.EQUIPMENT[scope])) == "Size 0; for bow; +2 backpack slots."


@pytest.mark.rule("PH-25.4")
@pytest.mark.parametrize("shift", range(5))
def test_a_detail_that_is_too_long_ends_at_a_word(shift: int) -> None:
    """Wherever the words fall, the hundredth character included."""
    text = "x" * shift + " lamp" * 30
    one = gear({"at": "anytime", "do": [{"slots": 2}], "text": text})
    shown = str(make_item_detail(decks.EQUIPMENT[one]))
    assert 100 - len(" lamp") <= len(shown) <= 100
    assert shown.endswith(" lamp…")


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_detail_is_longer_than_a_button_takes(language: str) -> None:
    """What is cut ends with an ellipsis, and so the player would not read what a card does."""
    with speak(language):
        details = [str(make_item_detail(item)) for item in decks.ITEMS.values()]
        details += [str(make_skill_detail(skill)) for skill in decks.SKILLS.values()]
    assert [text for text in details if len(text) > 100 or text.endswith("…")] == []


# fmt: off
NEWS = [
    (Message("keeps-xp", player="Ada", xp=1, total=2), None),
    (Message("completes-zone", player="Ada", done="zone 1 of 2 of Barn", step=3, goal=10),
        "Ada gains 1 journey point (now 3 of 10)."),
    (Message("completes-tile", player="Ada", done="Barn", within="the Barn", plural=0, step=3,
             goal=10), "Ada completes Barn (now 3 of 10 journey points)."),
    (Message("completes-dead-zone", player="Ada", done="Barn"),
        "Ada completes Barn (no journey point)."),
    (Message("blow", blocks="Ada blocks a critical.", verdict="1 attack each: both hit."),
        "1 attack each: both hit."),
    (Message("wins-fight", player="Ada", foes=["Boar"], xp=2),
        "Ada wins the fight against Boar and gains 2 XP."),
]
# fmt: on


@pytest.mark.parametrize(("message", "news"), NEWS)
def test_news_of_a_fight_is_short_enough_for_the_table_card(
    message: Message, news: str | None
) -> None:
    """Beside the enemy's tale there are few lines, so what is told after a fight is short."""
    found = shorten_for_news(Event(str(message), message=message))
    assert (None if found is None else found.text) == news


@FEW_OR_MANY
def test_every_line_is_a_sentence_in_the_players_words(games: int) -> None:
    assert find_odd("posthuman", games) == []


def test_a_ready_character_a_built_one_and_a_mutant_are_three_roles() -> None:
    road = Road(3).human(0, character="gamer").mutant(2)
    assert [GAME.find_role_key(road.state, seat) for seat in range(3)] == [
        "gamer",
        "human",
        "mutant",
    ]


def test_a_human_is_told_their_role() -> None:
    road = Road(2).human(0, character="gamer", melee=5).has(0, "stealth")
    told = introduction.introduce_role(view_table(road.state, 0, NAMES[:2]))
    assert told.startswith("You are the Gamer")
    assert "melee (5)" in told
    assert "Stealth" in told
    assert len(told) <= 600


@pytest.mark.rule("PH-21.9", "PH-21.10")
def test_a_solo_human_is_told_nothing_about_others() -> None:
    road = Road(1).human(0, character="gamer")
    told = introduction.introduce_role(view_table(road.state, 0, NAMES[:1]))
    assert "before the gates close in turn 17, 18 or 19: " in told
    assert told.endswith("turn you into a mutant, and you lose.")


def test_a_mutant_is_told_its_new_role_aim_and_cards() -> None:
    road = Road(4).mutant(1, "long-stride", "second-stomach", "knotted-arms", speed=5)
    told = introduction.introduce_role(view_table(road.state, 1, NAMES))
    assert told.startswith("You are a mutant now")
    assert "Long Stride" in told
    assert "if no human is left" in told
    assert "play one of your 3 cards" in told
    assert len(told) <= 600


def test_progress_is_measured_by_the_place_on_the_journey_track() -> None:
    road = Road(3).human(0, place=4).human(1, place=7).mutant(2)
    assert GAME.measure_progress(road.state) == [4.0, 7.0, 0.0]
