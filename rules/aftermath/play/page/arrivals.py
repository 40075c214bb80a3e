"""How enemy cards come onto the threat track and their figures onto the page, those of The Hunt too
(AF-5.7 to AF-5.9, AF-5.12, AF-5.13, AF-5.19 to AF-5.27)."""

from collections.abc import Sequence
from itertools import cycle

from rules.aftermath.model.decks import ENEMIES
from rules.aftermath.model.state import Enemy, State
from rules.aftermath.model.terms import MOST_ENEMIES
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.situations import change_situation, remove_enemy
from rules.aftermath.words import Message
from rules.engine import Text


def deal_enemies(h: Here, cards: Sequence[str], brought: int, cause: Text) -> None:
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
            makes_way = "token-makes-way" if replaced.card.swarm else "makes-way"
            told = Message(makes_way, cause=cause or 0, enemy=enemies.name_enemy(s, replaced))
            h.tell(told, kind="enemy", enemy=replaced.number)
            remove_enemy(h, replaced)
        s.visit.enemy_numbers += 1
        enemy = Enemy(number=s.visit.enemy_numbers, id=card, brought=brought)
        s.visit.enemies.append(enemy)
        enemy.at = [next(spaces) for _ in range(enemies.count_tokens(s, enemy.card))]
        came.append(card)
        standing |= set(enemy.at)
    if came:
        h.tell(_describe_arrival(s, came, sorted(standing), cause), kind="encounter", enemies=came)


def _describe_arrival(s: State, came: Sequence[str], spaces: Sequence[int], cause: Text) -> Message:
    names = [maps.name_space(s, at) for at in spaces]
    first = names[0].data
    beside = first["kind"] == "beside"
    return Message(
        "enemies-come",
        cause=cause or 0,
        enemies=enemies.describe_enemy_cards(came),
        spelled=enemies.describe_enemy_cards(came, spelled=True),
        count=len(came),
        spaces=names,
        beside=int(beside),
        places=[
            Message("space", **first | {"kind": "complete"}) if beside else names[0],
            *names[1:],
        ],
    )


def list_start_spaces(s: State) -> list[int]:
    """List the enemy start spaces of the page, in rising order."""
    return sorted(space.id for space in s.visit.printed_page.spaces if space.enemy)


def deal_hunt(h: Here, cause: Text) -> None:
    """Shuffle the cards of The Hunt and deal them until none is left or 5 enemies are in play; the
    others go back into the box. If any enemy is now in play, the situation is hostile (AF-5.24).
    Enemies of The Hunt carry no loot (AF-5.25), and swarms are whole again (AF-5.26)."""
    s = h.s
    room = MOST_ENEMIES - len(s.visit.enemies)
    if not s.hunt:
        h.tell(Message("nobody-hunts", cause=cause or 0), kind="encounter", enemies=[])
    cards = h.t.rng.shuffle(s.hunt)
    s.hunt = cards[room:]
    deal_enemies(h, cards[:room], 0, cause)
    change_situation(h, "hostile", cause)
