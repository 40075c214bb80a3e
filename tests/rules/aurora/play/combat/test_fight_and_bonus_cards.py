"""LA-17, LA-18, LA-20: Enemies, Hitpoints, Outcome cards, Bonus tiles and the Automa's cards, typed
from the ledger and compared."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.aurora.model.cards import Enemy, load

DECKS = load()
FACES = list(DECKS.exploration.values())


# -- Enemies, Hitpoints, Outcome cards -------------------------------------------------------------


def test_enemies() -> None:
    """LA-17.1: who they are, and what their ambushes do."""
    enemies = [card for card in FACES if isinstance(card, Enemy)]

    def hit(damage: int, area: str) -> tuple[int, str | None, int, int]:
        return damage, area, 0, 0

    assert {
        (card.roman, card.name, card.period): [
            [(h.damage, h.area, h.contamination, h.resource) for h in way] for way in card.ambush
        ]
        for card in enemies
    } == {
        ("I", "Warwolves", 1): [[hit(1, "top row")]],
        ("II", "Riderwolves", 1): [[hit(1, "bottom row")]],
        ("III", "The Final Howl", 2): [[(0, None, 1, 0)], [hit(2, "bottom row")]],
        ("IV", "Rendall and Randall", 2): [[(0, None, 0, 1)], [hit(1, "front column")]],
        ("V", "Ulmar", 3): [[hit(1, "front column"), hit(1, "top row")]],
        ("VI", "Immortal Wolf", 3): [[hit(1, "front column"), hit(1, "bottom row")]],
    }
    assert [card.group for card in enemies] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("LA-17.2")
def test_hitpoints_cards() -> None:
    assert {key: (card.pair, " ".join(card.boxes)) for key, card in DECKS.hitpoints.items()} == {
        "1a": (0, "O T T A T T"),
        "1b": (0, "* T P T * T"),
        "2a": (0, "T A T * O T"),
        "2b": (0, "P T * T A T"),
        "3a": (1, "T O A T P * T"),
        "3b": (1, "* T F T - O T"),
        "4a": (1, "T * O T F T T"),
        "4b": (1, "A T T P * T *"),
        "5a": (2, "T O A T * F T * T"),
        "5b": (2, "* T P T O T * A T"),
        "6a": (2, "O T T A F * T T *"),
        "6b": (2, "T * T O P T * F T"),
    }


@pytest.mark.rule("LA-17.3")
@pytest.mark.parametrize(
    ("pair", "points"), [(0, (3, 4, 6)), (1, (4, 5, 7)), (2, (5, 7, 9))], ids=["I", "III", "V"]
)
def test_hit_points_with_two_three_and_four(pair: int, points: tuple[int, ...]) -> None:
    sides = [card for card in DECKS.hitpoints.values() if card.pair == pair]
    assert len(sides) == 4
    for card in sides:
        assert tuple(len(card.boxes) - first + 1 for first in card.start) == points, card.id


@pytest.mark.rule("LA-17.3")
def test_nearly_half_of_the_boxes_are_targets() -> None:
    boxes = Counter("".join(card.boxes for card in DECKS.hitpoints.values()))
    assert 0.4 < boxes["T"] / boxes.total() < 0.5


OUTCOMES = """
1 | A | BOTTOM FIRST | 0 y1 | 1 | 2 | 2 | MISS | 1 | 1
2 | A | BOTTOM ROW | 1 | 1 | 2 | 3 | 1 | 1 | 1
3 | A | TOP ROW | 1 | 2 | 2 | 3 | AMBUSH | 1 | 2
4 | B | BOTTOM ROW | 1 | 1 | 1 | 2 | MISS | AMBUSH | 1
5 | B | FRONT COLUMN | 1 | 2 | 2 | 3 | MISS | MISS | 1
6 | B | SECOND COLUMN | 1 J | 2 J | 2 J | 3 J | 1 | 1 | AMBUSH
7 | C | TOP ROW | 0 y1 | 1 y1 | 1 y1 | 2 y1 | MISS | MISS | MISS
8 | C | BOTTOM ROW | 1 | 2 | 3 | 3 | 1 | 1 | 2
9 | C | FRONT COLUMN | 1 J | 1 J | 2 J | 3 J | MISS | 1 | 1
10 | D | SECOND COLUMN | 1 | 1 | 2 | 3 | MISS | AMBUSH | 1
11 | D | LAST COLUMN | 2 | 2 | 3 | 4 | 1 | 2 | 2
12 | D | BOTTOM FIRST | 0 y2 | 0 y2 | 1 y1 | 2 y1 | MISS | MISS | MISS
"""


@pytest.mark.rule("LA-17.4")
def test_every_outcome_card() -> None:
    rows = [
        " | ".join(
            [
                str(card.id),
                card.letter,
                card.area.upper(),
                *(
                    f"{damage}{' J' if card.jams else ''}{f' y{fury}' if fury else ''}"
                    for damage, fury in zip(card.weapons, card.fury, strict=True)
                ),
                *(row.upper() for row in card.enemies),
            ]
        )
        for card in DECKS.outcomes.values()
    ]
    assert rows == OUTCOMES.strip().splitlines()


@pytest.mark.rule("LA-17.5")
def test_what_the_outcomes_come_to() -> None:
    cards = DECKS.outcomes.values()
    means = [sum(card.weapons[rating] for card in cards) / 12 for rating in range(4)]
    assert means == pytest.approx([0.83, 1.33, 1.92, 2.75], abs=0.0051)
    assert sum(card.jams for card in cards) == 2
    assert Counter(card.letter for card in cards) == dict.fromkeys("ABCD", 3)
    hits = [sum(card.enemies[pair] != "miss" for card in cards) for pair in range(3)]
    assert hits == [5, 9, 10]


# -- Bonus tiles -----------------------------------------------------------------------------------


@pytest.mark.rule("LA-18.5", "LA-18.6", "LA-18.7")
def test_bonus_tiles() -> None:
    """Costs (damage, contaminate, fame) before gains."""
    assert {
        (card.id, card.cost): " / ".join(
            ", ".join(f"{step.count} {step.do} {step.what}".strip() for step in action)
            for action in card.actions
        )
        for card in DECKS.bonuses.values()
    } == {
        ("1-1", 1): "1 repair / 1 damage, 1 treat",
        ("1-2", 1): "1 fury / 1 damage, 1 treat",
        ("2-1", 2): "2 repair / 2 treat",
        ("2-2", 2): "1 repair, 1 treat / 2 treat",
        ("3-1", 2): "2 repair / 1 fame, 1 gain O",
        ("3-2", 2): "1 repair, 1 recycle truck / 1 repair, 1 recycle trailer / "
        "1 repair, 1 recycle device",
        ("4-1", 2): "1 damage, 1 gain A / 1 damage, 1 gain P",
        ("4-2", 2): "1 contaminate, 1 repair, 1 gain P / 1 damage, 1 gain A",
        ("5-1", 3): "1 damage, 1 contaminate, 1 gain F",
        ("5-2", 3): "2 damage, 1 fame, 1 gain F / 1 contaminate, 1 gain O",
    }
    assert all(card.id == f"{card.tile}-{card.side}" for card in DECKS.bonuses.values())


# -- the Automa ------------------------------------------------------------------------------------


def test_action_cards() -> None:
    """LA-20.21: skills, arrows and Priority Tables."""
    loc, sur, con, enc = "location", "survivor", "convoy", "encounter"
    assert {key: (c.skill, c.arrow, c.priority) for key, c in DECKS.actions.items()} == {
        "AC1": (2, "left", (loc, sur, con, enc)),
        "AC2": (1, "right", ()),
        "AC3": (3, "right", ()),
        "AC4": (2, "left", (sur, loc, enc, con)),
        "AC5": (3, "left", ()),
        "AC6": (2, "right", (con, loc, sur, enc)),
    }
    texts = [text for card in DECKS.actions.values() for text in (card.standard, card.hard)]
    assert len(set(texts)) == 12
