"""What items do, in words: one line for each effect, or all in one line."""

from __future__ import annotations

from functools import lru_cache

from rules.aftermath.model.cards import Item, Power
from rules.aftermath.model.decks import ITEMS
from rules.kit.words import count_noun, format_signed

SCOPES = {
    "melee": "melee attacks",
    "ranged": "ranged attacks",
    "defence": "defence",
    "scavenge": "scavenging",
    "communicate": "talking",
    "recover": "recovering",
}
POWERS: dict[Power, str] = {
    "sees": "sees through Night and Smoke",
    "fireproof": "its wearer is never Soaked or Burning",
    "rope": "coloured lines cost at most 2",
    "prybar": "the first card in a group task each turn counts 1 more",
    "backpack": "one more place in the pack",
    "salve": "heals 1 wound, then breaks",
    "charm": "+1 on one test a page, said before rolling",
    "muffler": "noisy things do not give its wearer away",
    "rain-barrel": "1 food in each Colony Phase",
    "snare-line": "1 food in each Colony Phase",
    "bunks": "room for 2 more in the colony",
    "loom": "morale +1, once",
    "forge": "each game begins with a battery",
    "map-wall": "the first step of each mission takes no time",
    "alarm-bell": "hardship is 1 less",
    "crystal-radio": "clue may rise twice in a mission",
}


@lru_cache(maxsize=1024)
def describe_item(one: str) -> tuple[str, ...]:
    """Describe what an item does, with a line for each bonus, range, power and keyword."""
    shown = ITEMS[one]
    found = [
        f"{format_signed(bonus.n)} {SCOPES.get(bonus.to, bonus.to)}"
        + (" with each battery" if bonus.powered else "")
        for bonus in shown.bonus
    ]
    if shown.range:
        found.append(f"range {shown.range}")
    if shown.power is not None:
        needs = " with a battery" if shown.battery and shown.power == "sees" else ""
        found.append(POWERS[shown.power] + needs)
    return (*found, *_list_keywords(shown))


def _list_keywords(shown: Item) -> list[str]:
    return [
        *(["noisy"] if shown.noisy else []),
        *(["two paws"] if shown.two_paw else []),
        *([f"holds {count_noun(shown.battery, 'battery/batteries')}"] if shown.battery else []),
        *(["for the big only"] if shown.big_only else []),
    ]


def summarise_item(item: Item) -> str:
    """Describe what an item does in one line: "+1 melee attacks, noisy"."""
    return ", ".join(describe_item(item.id))
