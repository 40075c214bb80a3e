"""AF-19, AF-21, AF-22, AF-26: the figures of characters, abilities, scavenge tokens, structures,
the road and discoveries, and the words of effects."""

from collections import Counter
from typing import get_args

import pytest

from rules.aftermath.effects.models import Condition, Count, Dials, Effect, GainItem
from rules.aftermath.effects.performing import OPERATIONS
from rules.aftermath.effects.vocabulary import WORDS
from rules.aftermath.model import decks
from rules.aftermath.model.terms import Environment
from tests.rules.aftermath.rows import prove_lines


def write_prize(effects: tuple[Effect, ...]) -> str:
    """A token's prize as the ledger writes it."""
    (effect,) = effects
    if isinstance(effect, Dials):
        ((dial, n),) = effect.by.items()
        return f"{n} {dial}"
    if isinstance(effect, GainItem):
        assert effect.n == 1 and not effect.id
        return "a broken item" if effect.broken else "an item"
    assert isinstance(effect, Count) and effect.do == "battery"
    return f"{effect.n} batter{'y' if effect.n == 1 else 'ies'}"


@pytest.mark.rule("AF-21.11")
@pytest.mark.parametrize(
    ("difficulty", "prizes"),
    prove_lines("""
AF-21.6 | 4 | 1 food, 1 food, 1 scrap, 1 scrap, a broken item
AF-21.7 | 5 | 2 food, 2 food, 2 scrap, 1 battery, a broken item
AF-21.8 | 6 | 3 food, 2 scrap, an item, 1 clue
AF-21.9 | 7 | 3 food, 3 scrap, an item, 2 batteries
AF-21.10 | 8 | 4 food, an item, 1 clue
"""),
)
def test_prizes(difficulty: str, prizes: str) -> None:
    tokens = [token for token in decks.SCAVENGE.values() if token.difficulty == int(difficulty)]
    assert ", ".join(write_prize(token.prize) for token in tokens) == prizes
    assert [token.label for token in tokens] == prizes.split(", ")


@pytest.mark.rule("AF-22.1", "AF-22.2")
@pytest.mark.parametrize(
    ("n", "wanted"),
    prove_lines("""
AF-22.3 | 1 | Wren Sallow, shrew, Slinger: agility 2, instinct 1, 4 life
AF-22.4 | 2 | Bodkin, hedgehog, Bulwark, BIG: strength 2, resistance 1, 6 life
AF-22.5 | 3 | Cog Merrin, dormouse, Tinker: instinct 2, agility 1, 4 life
AF-22.6 | 4 | Old Marl, mole, Digger: resistance 2, strength 1, 5 life
"""),
)
def test_a_character(n: str, wanted: str) -> None:
    (card,) = (one for one in decks.CHARACTERS.values() if one.n == int(n))
    words = [card.name, str(card.species).lower(), card.role, *(["BIG"] if card.big else [])]
    bonus = [f"{attribute} {more}" for attribute, more in card.bonus.items()]
    assert f"{', '.join(map(str, words))}: {', '.join([*bonus, f'{card.life} life'])}" == wanted
    assert decks.ITEMS[card.item].starting == card.id


@pytest.mark.rule("AF-22.7")
@pytest.mark.parametrize(
    ("owner", "wanted"),
    prove_lines("""
AF-22.8 | wren | Spotter 2, Quick Feet 1, Long Shot 2, Vanish 2, Ricochet 3
AF-22.9 | bodkin | Shoulder Barge 2, Bristle 2, Roar 2, Hurl 3, Second Wind 3
AF-22.10 | cog | Rummage 1, Spark 2, Bluff 2, Jury-Rig 2, Foresight 3
AF-22.11 | marl | Dig In 2, Tunnel 2, Calm Word 2, Poultice 3, Guardian 2
"""),
)
def test_the_abilities(owner: str, wanted: str) -> None:
    own = sorted((one.n, one) for one in decks.ABILITIES.values() if one.owner == owner)
    assert [n for n, _ in own] == [1, 2, 3, 4, 5]
    assert ", ".join(f"{one.name} {one.cost}" for _, one in own) == wanted
    assert all(one.id == str(one.name).lower().replace(" ", "-") for _, one in own)


@pytest.mark.rule("AF-19.27")
def test_only_the_orchard_has_a_requirement() -> None:
    needs = {one.id: one.needs for one in decks.STRUCTURES.values() if one.needs}
    assert needs == {"orchard": Condition(flag={"seeds": 1})}


ROAD = """
Clear Run x2
Loose Rail agility 6, hull -1
Fallen Branch strength 7, hull -1
Washout instinct 6, stop
Tunnel instinct 5, else status
Dead Signal instinct 7, else time 1
Spilled Grain resistance 5, food 2
Skate Gang x2 agility 5 opposed, else wound 1
Wheel Raiders strength 5 opposed, hull -1
Jackdaw Dive agility 4 opposed, else food -2
"""


def write_effect(effect: Effect) -> str:
    if isinstance(effect, Dials):
        return " ".join(f"{dial} {n}" for dial, n in effect.by.items())
    return f"{effect.do} {effect.n}" if effect.do == "wound" else effect.do


@pytest.mark.rule("AF-26.4", "AF-26.8", "AF-26.9")
def test_the_road() -> None:
    written = []
    for card in decks.ROAD.values():
        test = f" {card.attribute} {card.difficulty}" if card.attribute else ""
        parts = [f"hull -{card.hull}"] if card.hull else []
        parts += ["stop"] if card.stop else []
        parts += [write_effect(one) for one in card.ok]
        parts += [f"else {write_effect(one)}" for one in card.ko]
        copies = f" x{card.copies}" if card.copies > 1 else ""
        against = " opposed" if card.opposed else ""
        written.append(", ".join([f"{card.name}{copies}{test}{against}", *parts]))
    assert sorted(written) == sorted(ROAD.strip().splitlines())
    assert sum(card.copies for card in decks.ROAD.values() if card.enemy) == 4
    assert sum(card.copies for card in decks.ROAD.values()) == 12


@pytest.mark.rule("AF-26.13")
def test_discoveries_are_of_six_kinds_and_folk_do_little_each_phase() -> None:
    kinds = Counter(card.kind for card in decks.DISCOVERIES.values())
    assert kinds == {"item": 12, "folk": 10, "place": 8, "thread": 8, "keepsake": 6, "ending": 3}
    for card in decks.DISCOVERIES.values():
        assert sum(sum(e.by.values()) for e in card.each_phase if isinstance(e, Dials)) <= 1


CHANGES = (
    "text dial wound attack heal status item lose_item battery aim draw discard threat influence"
    " learn strays flag discovery banish"
)
THE_PAGE = "encounter situation remove_enemies place take objective environment move line exit"
FLOW = "test task choice if read goto travel mission vehicle keep_token end_turn"


@pytest.mark.rule("AF-25.8", "AF-25.9", "AF-25.10")
def test_the_vocabulary_of_effects_is_closed_and_every_word_is_implemented() -> None:
    wanted = {*CHANGES.split(), *THE_PAGE.split(), *FLOW.split()}
    assert wanted == WORDS == {*OPERATIONS}
    assert {*decks.ENVIRONMENTS} == {*get_args(Environment)}
