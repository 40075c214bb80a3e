"""What the game relies on in its cards is checked, and what is wrong is named."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from rules.aftermath.effects.models import Count, GainItem
from rules.aftermath.model.checks.content_checks import Cards, check_cards
from rules.aftermath.model.decks import CARDS
from rules.kit.content import BrokenCard

GOLD = (GainItem(do="item", id="gold"),)
POWER = (Count(do="battery"),)


def remove_card(deck: str, card: str) -> Cards:
    """All cards but one."""
    cards = {one: found for one, found in getattr(CARDS, deck).items() if one != card}
    return replace(CARDS, **{deck: cards})


def change_card(deck: str, card: str, **fields: Any) -> Cards:
    """All cards, one of them printed otherwise."""
    cards: Mapping[str, Any] = getattr(CARDS, deck)
    return replace(CARDS, **{deck: {**cards, card: cards[card].model_copy(update=fields)}})


def test_the_cards_are_as_the_game_needs_them() -> None:
    check_cards(CARDS)


@pytest.mark.rule("AF-1.4")
@pytest.mark.parametrize(
    ("deck", "card", "wrong"),
    [
        ("characters", "marl", "3 of characters, and not 4"),
        ("abilities", "guardian", "19 of abilities, and not 20"),
        ("items", "latchkey", "50 of items, and not 51"),
        ("items", "dibber", "11 of unique items, and not 12"),
        ("enemies", "young-cat", "21 of enemies, and not 22"),
        ("enemies", "latch-rat", "20 of enemies, and not 22"),
        ("encounters", "web", "16 of encounters, and not 17"),
        ("environments", "hush", "9 of environments, and not 10"),
        ("discoveries", "d-end-3", "46 of discoveries, and not 47"),
        ("road", "tunnel", "11 of road cards, and not 12"),
        ("road", "skate-gang", "10 of road cards, and not 12"),
        ("scavenge", "t8a", "20 of scavenge tokens, and not 21"),
        ("structures", "hall", "7 of structures, and not 8"),
    ],
)
def test_a_card_is_missing(deck: str, card: str, wrong: str) -> None:
    with pytest.raises(BrokenCard, match=f"the cards: {wrong}"):
        check_cards(remove_card(deck, card))


@pytest.mark.parametrize(
    ("deck", "card", "fields", "wrong"),
    [
        ("items", "latchkey", {"name": "Razor Sliver"}, "razor-sliver: has the same as"),
        ("encounters", "web", {"n": 8}, "paper-nest: has the same as card web: 8"),
        ("road", "tunnel", {"text": CARDS.road["washout"].text}, "tunnel: has the same as card w"),
        ("characters", "wren", {"item": "peg-pistol"}, "they are wren's at the start"),
        ("items", "latchkey", {"starting": "nobody"}, "leads to nobody, which is nowhere"),
        ("abilities", "guardian", {"n": 4}, "2 of marl 4, and not 1"),
        ("abilities", "guardian", {"owner": "nobody"}, "leads to nobody, which is nowhere"),
        ("items", "latchkey", {"kind": "tool"}, "7 of melee, and not 8"),
        ("items", "latchkey", {"battery": 1}, "9 battery items, and not 8"),
        ("items", "latchkey", {"noisy": True}, "6 noisy items, and not 5"),
        ("items", "latchkey", {"slot": "stash"}, "latchkey: only improvements go to the stash"),
        ("items", "latchkey", {"range": 2}, "latchkey: a range is a ranged weapon's"),
        ("items", "walnut-plate", {"two_paw": True}, "walnut-plate: two paws hold only"),
        ("enemies", "jackdaw", {"type": "stinger"}, "5 of stinger, and not 3"),
        ("enemies", "jackdaw", {"swarm": 1}, "jackdaw: a swarm has a number and a limit"),
        ("enemies", "old-grin", {"communicate": 3}, "old-grin: it cannot be talked to"),
        ("enemies", "silverfish", {"communicate": 3}, "silverfish: it cannot be talked to"),
        ("encounters", "web", {"setup": ("old-grin",)}, "web: leads to old-grin"),
        (*("encounters", "web", {"setup": ("bruiser", "bruiser")}), "web: there are no 2 bruiser"),
        ("discoveries", "d-place-1", {"kind": "thread"}, "7 of place, and not 8"),
        ("discoveries", "d-item-1", {"item": "dibber"}, "items: 0 of gobstopper, and not 1"),
        ("discoveries", "d-folk-1", {"each_phase": ()}, "d-folk-1: it does nothing"),
        (
            "discoveries",
            "d-folk-1",
            {"each_phase": POWER},
            "d-folk-1: each phase changes dials only",
        ),
        (
            "discoveries",
            "d-place-1",
            {"each_phase": POWER},
            "d-place-1: only folk work in the colony",
        ),
        ("encounters", "web", {"loot": GOLD}, "web: leads to gold, which is nowhere"),
        ("discoveries", "d-end-1", {"does": GOLD}, "d-end-1: leads to gold, which is nowhere"),
        ("scavenge", "t8a", {"prize": GOLD}, "t8a: leads to gold, which is nowhere"),
        ("road", "tunnel", {"ok": GOLD}, "tunnel: leads to gold, which is nowhere"),
    ],
)
def test_a_card_is_wrong(deck: str, card: str, fields: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BrokenCard, match=wrong):
        check_cards(change_card(deck, card, **fields))


def test_a_power_without_a_battery() -> None:
    plain = CARDS.items["hand-warmer"]
    items = {
        **CARDS.items,
        "hand-warmer": plain.model_copy(update={"battery": 0}),
        "sixpence": CARDS.items["sixpence"].model_copy(update={"battery": 1}),
    }
    with pytest.raises(BrokenCard, match="hand-warmer: it takes no battery to be powered by"):
        check_cards(replace(CARDS, items=items))
