"""What packs may add to the game: items to wear and wield, and encounter cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rules.aftermath.effects.models import Choice, Count, Dials, GainItem, Hurt, LoseItem, Test, Way
from rules.aftermath.model.cards import EncounterCard, Item
from rules.aftermath.model.decks import BOOK, ENCOUNTERS, ENEMIES, ITEMS
from rules.aftermath.model.state import Colony, State
from rules.aftermath.model.terms import Dial, Slot
from rules.aftermath.play.context import Here
from rules.aftermath.words.item_words import summarise_item
from rules.engine.packs import PackKind, is_packed
from rules.kit.packs.catalog import cards_added
from rules.kit.packs.checked_cards import CheckedCards
from rules.kit.words import count_noun, list_words

WORN: tuple[Slot, ...] = ("head", "body", "paw", "accessory")
POWERS = ("sees", "fireproof", "rope", "prybar", "salve", "charm", "muffler")
"""What an item of a pack may do besides its bonuses."""
HAPPENS = frozenset(
    [
        *("dial", "wound", "attack", "heal", "status", "item", "lose_item", "battery", "draw"),
        *("discard", "threat", "text", "test", "choice"),
    ]
)
"""What an encounter may do when it is revealed. `LOOT` is the same without what only does harm."""
LOOT = HAPPENS - {"wound", "attack", "threat", "lose_item", "discard", "choice"}
DIALS: tuple[Dial, ...] = ("food", "scrap", "clue", "morale")
LEFT = 5
"""How many of the game's own cards a playtest leaves in each deck; it discards the others."""
AT_ONCE = 4
"""The most effects in one list."""
SUMMARY = 80
"""The most characters in the summary of an item: it stands on buttons, beside what it costs."""
DEEP = 3
"""How many choices and tests may be nested."""
PRICES = 3
"""The most of anything that an encounter takes or gives at once."""


class AftermathCards(CheckedCards):
    """Checks and handles pack cards: items to wear or wield, and encounters."""

    kinds = (
        PackKind(
            "items",
            "item",
            Item,
            30,
            kept=True,
            given={"starting": "", "unique": False},
            about="An item goes into the item deck, beside the 47 that are there.",
        ),
        PackKind(
            "encounters",
            "encounter",
            EncounterCard,
            20,
            told=("told", "told_ok", "told_ko", "words"),
            given={"n": 1},
            about="An encounter goes into the encounter deck, beside the 17 that are there.",
        ),
    )
    vocabulary = HAPPENS
    notes = (
        "Write an effect as one key and its value, or its parts: `{dial: {food: 1}}`, "
        "`{wound: {who: active, n: 1}}`, `{status: frightened}`.",
        f"`does` can use {list_words(sorted(HAPPENS))}.",
        f"`loot` can use {list_words(sorted(LOOT))}.",
        (
            f"Dials are {list_words(DIALS)}, by -{PRICES} "
            f"to {PRICES}. Other amounts are 1 to {PRICES}."
        ),
        f"A list of effects has up to {AT_ONCE}. The bot says what an item does in up to {SUMMARY} "
        "characters.",
        f"Tests and choices can be nested {DEEP} deep. A test's difficulty is 3 to 10, an attack's "
        "strength 1 to 9.",
        "`{item: {id: ...}}` names an item of the same pack.",
        f"An item's slot is {list_words(WORN, 'or')}, and its power {list_words(POWERS, 'or')}. A "
        "pack cannot add improvements of the colony.",
        "`setup` names enemies of the game, up to the number of their copies: "
        + list_words(
            [f"{enemy.id} ({enemy.copies})" for enemy in ENEMIES.values() if enemy.type != "boss"]
        )
        + ".",
        "A campaign can take up a pack in any chapter. In a chapter without it, its cards stay "
        "behind.",
    )
    template = Path(__file__).with_name("pack_template.yaml").read_text(encoding="utf-8")

    tried = (
        f"All missions were played in turn. In each deck {LEFT} of the game's own cards were left, "
        "so that those of the pack came up often; in a campaign they come up less."
    )

    def names_taken(self, kind: str) -> Collection[str]:
        return [card.name for card in (ITEMS if kind == "items" else ENCOUNTERS).values()]

    def resolve_references(
        self, kind: PackKind, entry: dict[str, Any], own: Mapping[str, str]
    ) -> dict[str, Any]:
        found: dict[str, Any] = _rename_items(entry, own)
        return found

    def find_faults(self, kind: PackKind, card: Any, ids: Collection[str]) -> Iterable[str]:
        return _of_item(card) if kind.name == "items" else _of_encounter(card, ids)

    def cards_in_play(self, state: State) -> Mapping[str, Collection[int]]:
        found: dict[str, Collection[int]] = {}
        for one in state.party:
            box = state.colony.boxes[one.id]
            for item in (*(worn.item for worn in box.equipped), *box.pack):
                if is_packed(item):
                    found[item] = [one.seat]
        if state.here is not None:
            met = [brought.card for brought in state.visit.encounters]
            found |= {card: range(state.seats) for card in met if is_packed(card)}
        return found

    def make_save(self, number: int, state: State) -> str:
        """Make a save whose mission changes with `number`, and whose item and encounter decks are
        mostly discarded, so that about half of the cards drawn come from the pack."""
        colony = state.colony
        missions = list(BOOK.missions)
        colony.chapter, colony.assigned = 2, missions[number // 4 % len(missions)]
        colony.open = [colony.assigned]
        for deck in (colony.items, colony.encounters):
            cards = deck.pile
            start = number * LEFT % len(cards)
            turned = [*cards[start:], *cards[:start]]
            deck.pile, deck.discards = turned[:LEFT], turned[LEFT:]
        return colony.model_dump_json()

    def measure_gauges(self, state: State, seats: Collection[int]) -> Mapping[str, float]:
        life = sum(0 if one.defeated else one.life_left for one in state.party if one.seat in seats)
        return {"life": life, **{dial: state.colony.dials[dial] for dial in DIALS}}


# -- at the table --------------------------------------------------------------------------------


def update_pack_cards(h: Here) -> None:
    """Before a mission, remove the cards of packs that are not in this game from the colony, and
    add those of packs that are. So a campaign can take packs up and lay them down."""
    colony = h.s.colony
    items, encounters = cards_added(h.t, "items"), cards_added(h.t, "encounters")
    lost = _drop_pack_cards(colony, {*items, *encounters})
    if lost:
        told = (
            f"{count_noun(lost, 'thing')} of a pack that is not played with any more stayed behind."
        )
        h.tell(told, kind="pack", n=lost)
    there = {*_list_owned_items(colony), *colony.items.cards}
    colony.items.pile += [one for one in items if one not in there]
    colony.encounters.pile += [one for one in encounters if one not in colony.encounters.cards]


def _list_owned_items(colony: Colony) -> list[str]:
    """List the items in characters' boxes and on the broken pile."""
    found = list(colony.broken)
    for box in colony.boxes.values():
        found += [*(worn.item for worn in box.equipped), *box.pack]
    return found


def _drop_pack_cards(colony: Colony, kept: Collection[str]) -> int:
    """Remove all pack cards but `kept` from the colony; return how many owned items went."""

    def stays(card: str) -> bool:
        return not is_packed(card) or card in kept

    before = len(_list_owned_items(colony))
    for deck in (colony.items, colony.encounters):
        deck.pile = [card for card in deck.pile if stays(card)]
        deck.discards = [card for card in deck.discards if stays(card)]
    colony.broken = [card for card in colony.broken if stays(card)]
    for box in colony.boxes.values():
        box.equipped = [worn for worn in box.equipped if stays(worn.item)]
        box.pack = [card for card in box.pack if stays(card)]
    return before - len(_list_owned_items(colony))


# -- what must hold of a card --------------------------------------------------------------------


def _rename_items(thing: Any, own: Mapping[str, str]) -> Any:
    """Return a copy in which items of the pack have their ids in play: `{item: {id: mine}}`."""
    if isinstance(thing, list):
        return [_rename_items(part, own) for part in thing]
    if not isinstance(thing, dict):
        return thing
    found = {key: _rename_items(value, own) for key, value in thing.items()}
    item = found.get("item")
    if isinstance(item, dict) and isinstance(item.get("id"), str):
        found["item"] = {**item, "id": own.get(item["id"], item["id"])}
    return found


def _of_item(item: Item) -> Iterator[str]:
    if item.slot not in WORN or item.kind == "improvement":
        yield f"slot: is one of {list_words(WORN, 'or')}; improvements cannot be added"
    if (item.kind == "ranged") != (item.range > 0):
        yield "range: a ranged weapon has one, and nothing else"
    if item.kind in ("melee", "ranged") and item.slot != "paw":
        yield "slot: a weapon goes in a paw"
    if item.kind in ("head", "body", "accessory") and item.slot != item.kind:
        yield f"slot: of this kind it is {item.kind}"
    if item.two_paw and item.slot != "paw":
        yield "two_paw: two paws hold only what goes in a paw"
    if any(bonus.powered for bonus in item.bonus) and not item.battery:
        yield "bonus: it takes no battery to be powered by"
    if item.battery and not (any(bonus.powered for bonus in item.bonus) or item.power == "sees"):
        yield "battery: nothing in it is powered"
    if item.power is not None and item.power not in POWERS:
        yield f"power: is one of {list_words(POWERS, 'or')}"
    if not (item.bonus or item.power or item.range):
        yield "bonus: it does nothing"
    if len(str(summarise_item(item))) > SUMMARY:
        yield (
            f"bonus: in words, “{summarise_item(item)}” has more than {SUMMARY} characters; do less"
        )
    if len(item.bonus) > 3:
        yield f"bonus: there are {len(item.bonus)}; the most is 3"


def _of_encounter(card: EncounterCard, ids: Collection[str]) -> Iterator[str]:
    wanted = Counter((*card.setup, *card.with_four))
    for one, n in wanted.items():
        if one not in ENEMIES or ENEMIES[one].type == "boss":
            ordinary = [enemy.id for enemy in ENEMIES.values() if enemy.type != "boss"]
            yield f"setup: there is no ordinary enemy {one}; there are {list_words(ordinary)}"
        elif n > ENEMIES[one].copies:
            yield f"setup: there are no {n} {one}"
    if card.special is not None and card.situation != "safe":
        yield "special: goes with situation: safe"
    effects = _Effects(ids)
    yield from effects.find_faults("does", card.does, HAPPENS)
    yield from effects.find_faults("loot", card.loot, LOOT)


class _Effects:
    """Checks the effects of a card. `ids`: the cards of its pack."""

    def __init__(self, ids: Collection[str]) -> None:
        self.ids = ids

    def find_faults(
        self, where: str, effects: Iterable[Any], allowed: Collection[str], deep: int = 0
    ) -> Iterator[str]:
        """Find what is wrong with these effects and those nested in them."""
        if deep > DEEP:
            yield f"{where}: more than {DEEP} tests and choices inside one another"
            return
        effects = list(effects)
        if len(effects) > AT_ONCE:
            yield f"{where}: there are {len(effects)}; the most is {AT_ONCE}"
        for effect in effects:
            if effect.do not in allowed:
                yield f"{where}: {effect.do} is none of {list_words(sorted(allowed), 'or')}"
                continue
            place = f"{where}.{effect.do}"
            yield from _find_amount_faults(place, effect)
            yield from _find_length_faults(place, effect)
            if isinstance(effect, GainItem) and effect.id and effect.id not in self.ids:
                yield f"{place}.id: there is no item {effect.id} in the pack"
            if isinstance(effect, Test):
                yield from _of_test(place, effect)
                yield from self.find_faults(f"{place}.ok", effect.ok, allowed, deep + 1)
                yield from self.find_faults(f"{place}.ko", effect.ko, allowed, deep + 1)
            if isinstance(effect, Choice):
                for number, way in enumerate(effect.of, 1):
                    yield from _of_way(f"{place}.{number}", way)
                    yield from self.find_faults(f"{place}.{number}", way.do, allowed, deep + 1)


def _of_way(where: str, way: Way) -> Iterator[str]:
    if way.need is not None:
        yield f"{where}.need: a card asks for nothing"
    if any(dial not in DIALS or not 0 < n <= PRICES for dial, n in way.cost.items()):
        yield f"{where}.cost: 1 to 3 of {list_words(DIALS, 'or')}"


def _of_test(where: str, test: Test) -> Iterator[str]:
    if not 3 <= test.difficulty <= 10:
        yield f"{where}.difficulty: is 3 to 10"
    if not (test.ok or test.ko):
        yield f"{where}: nothing hangs on it"


def _find_amount_faults(where: str, effect: Any) -> Iterator[str]:
    """Find amounts that a card may not have."""
    if isinstance(effect, Dials) and not (
        effect.by and all(dial in DIALS and 0 < abs(n) <= PRICES for dial, n in effect.by.items())
    ):
        yield f"{where}: -3 to 3 of {list_words(DIALS, 'or')}"
    if isinstance(effect, Hurt | GainItem | LoseItem | Count) and not 1 <= effect.n <= PRICES:
        yield f"{where}.n: is 1 to 3"
    if isinstance(effect, GainItem) and effect.id and effect.n > 1:
        yield f"{where}.n: there is one of each"
    if isinstance(effect, Hurt) and (effect.do == "attack") != (1 <= effect.strength <= 9):
        yield f"{where}.strength: 1 to 9 of an attack, and of nothing else"


def _find_length_faults(where: str, effect: Any) -> Iterator[str]:
    for field in ("told_ok", "told_ko"):
        if len(getattr(effect, field, "")) > LONGEST:
            yield f"{where}.{field}: is longer than {LONGEST} characters"


LONGEST = 400
"""The most characters of a text that is told."""
