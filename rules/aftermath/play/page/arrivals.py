"""How enemy cards come onto the threat track and their figures onto the page (AF-5.7 to AF-5.9,
AF-5.12, AF-5.13, AF-5.19 to AF-5.23)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

from rules.aftermath.model.decks import ENEMIES
from rules.aftermath.model.state import Enemy, State
from rules.aftermath.model.terms import MOST_ENEMIES
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page.situations import remove_enemy
from rules.aftermath.words.labels import format_cause, format_space_label
from rules.kit.words import capitalize_first, list_words


def deal_enemies(h: Here, cards: Sequence[str], brought: int, cause: str) -> None:
    """Deal these enemy cards, already taken from the supply, to the next slots without an enemy,
    over any threat card there (AF-5.12). With 5 in play no more come, except a boss, who replaces
    the enemy in the last slot; the others go back to the supply (AF-5.19 to AF-5.21). Figures are
    placed on the enemy start spaces in turn, from the lowest number on (AF-5.8, AF-5.9). `brought`:
    the number of their encounter, 0 for The Hunt."""
    s = h.s
    spaces = cycle(list_start_spaces(s))
    came: list[str] = []
    standing: set[int] = set()
    for card in cards:
        boss = ENEMIES[card].type == "boss"
        if len(s.visit.enemies) == MOST_ENEMIES and not boss:
            s.enemy_supply.append(card)
            continue
        if len(s.visit.enemies) == MOST_ENEMIES:
            replaced = s.visit.enemies[-1]
            text = f"{capitalize_first(enemies.name_enemy(s, replaced))} makes way for the boss."
            h.tell(format_cause(cause, text), kind="enemy", enemy=replaced.number)
            remove_enemy(h, replaced)
        enemy = _put_in_play(s, card, brought)
        enemy.at = [next(spaces) for _ in range(enemies.count_tokens(s, enemy.card))]
        came.append(card)
        standing |= set(enemy.at)
    if came:
        where = list_words([format_space_label(_label_space(s, at)) for at in sorted(standing)])
        text = (
            f"{enemies.describe_enemy_cards(came)} "
            f"{'come' if len(came) > 1 else 'comes'} in at {where}."
        )
        h.tell(format_cause(cause, text), kind="encounter", enemies=came)


def list_start_spaces(s: State) -> list[int]:
    """List the enemy start spaces of the page, in rising order."""
    return sorted(space.id for space in s.visit.printed_page.spaces if space.enemy)


def _put_in_play(s: State, card: str, brought: int) -> Enemy:
    visit = s.visit
    visit.enemy_numbers += 1
    enemy = Enemy(number=visit.enemy_numbers, id=card, brought=brought)
    visit.enemies.append(enemy)
    return enemy


def _label_space(s: State, space: int) -> str:
    return next(one.label for one in s.visit.printed_page.spaces if one.id == space)
