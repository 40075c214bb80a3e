"""What packs may add to the game: items to wear and wield, and encounter cards."""

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
from rules.aftermath.words import Message
from rules.aftermath.words.item_words import summarise_item
from rules.engine.late_texts import make_late_text
from rules.engine.messages import Either
from rules.engine.packs import PackKind, is_pack_card
from rules.kit.packs.catalog import list_added_cards
from rules.kit.packs.checked_cards import CheckedCards

WORN: tuple[Slot, ...] = ("head", "body", "paw", "accessory")
POWERS = ("sees", "fireproof", "rope", "prybar", "salve", "charm", "muffler")
"""What an item of a pack may do besides its bonuses."""
ENCOUNTER_EFFECTS = frozenset(
    [
        *("dial", "wound", "attack", "heal", "status", "item", "lose_item", "battery", "draw"),
        *("discard", "threat", "text", "test", "choice"),
    ]
)
"""What an encounter may do when it is revealed. `LOOT_EFFECTS` is the same without what only does
harm."""
LOOT_EFFECTS = ENCOUNTER_EFFECTS - {"wound", "attack", "threat", "lose_item", "discard", "choice"}
DIALS: tuple[Dial, ...] = ("food", "scrap", "clue", "morale")
CARDS_LEFT = 5
"""How many of the game's own cards a playtest leaves in each deck; it discards the others."""
AT_ONCE = 4
"""The most effects in one list."""
SUMMARY_CHARACTERS = 80
"""The most characters in the summary of an item: it stands on buttons, beside what it costs."""
MOST_NESTING = 3
"""How many choices and tests may be nested."""
MOST_BONUSES = 3
"""The most bonuses of an item."""
LARGEST_PRICE = 3
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
            about=Message("pack-kind-items"),
        ),
        PackKind(
            "encounters",
            "encounter",
            EncounterCard,
            20,
            told=("told", "told_ok", "told_ko", "words"),
            given={"n": 1},
            about=Message("pack-kind-encounters"),
        ),
    )
    vocabulary = ENCOUNTER_EFFECTS
    notes = (
        Message("pack-effects"),
        Message("pack-does", effects=sorted(ENCOUNTER_EFFECTS)),
        Message("pack-loot", effects=sorted(LOOT_EFFECTS)),
        Message("pack-dials", dials=DIALS, most=LARGEST_PRICE),
        Message("pack-lists", at_once=AT_ONCE, most=SUMMARY_CHARACTERS),
        Message("pack-nested", deep=MOST_NESTING),
        Message("pack-item-id"),
        Message("pack-items", slots=Either(WORN), powers=Either(POWERS)),
        Message(
            "pack-setup",
            enemies=[
                Message("pack-enemy", enemy=enemy.id, copies=enemy.copies)
                for enemy in ENEMIES.values()
                if enemy.type != "boss"
            ],
        ),
        Message("pack-campaign"),
    )
    template = Path(__file__).with_name("pack_template.yaml").read_text(encoding="utf-8")

    tried = make_late_text(Message("pack-tried", left=CARDS_LEFT))

    def list_taken_names(self, kind: str) -> Collection[str]:
        return [str(card.name) for card in (ITEMS if kind == "items" else ENCOUNTERS).values()]

    def resolve_references(
        self, kind: PackKind, entry: dict[str, Any], own: Mapping[str, str]
    ) -> dict[str, Any]:
        found: dict[str, Any] = _rename_items(entry, own)
        return found

    def find_faults(self, kind: PackKind, card: Any, ids: Collection[str]) -> Iterable[str]:
        return map(
            str,
            _list_item_faults(card) if kind.name == "items" else _list_encounter_faults(card, ids),
        )

    def list_cards_in_play(self, state: State) -> Mapping[str, Collection[int]]:
        found: dict[str, Collection[int]] = {}
        for one in state.party:
            box = state.colony.boxes[one.id]
            for item in (*(worn.item for worn in box.equipped), *box.pack):
                if is_pack_card(item):
                    found[item] = [one.seat]
        if state.here is not None:
            met = [brought.card for brought in state.visit.encounters]
            found |= {card: range(state.seats) for card in met if is_pack_card(card)}
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
            start = number * CARDS_LEFT % len(cards)
            turned = [*cards[start:], *cards[:start]]
            deck.pile, deck.discards = turned[:CARDS_LEFT], turned[CARDS_LEFT:]
        return colony.model_dump_json()

    def sum_gauges(self, state: State, seats: Collection[int]) -> Mapping[str, float]:
        life = sum(0 if one.defeated else one.life_left for one in state.party if one.seat in seats)
        return {"life": life, **{dial: state.colony.dials[dial] for dial in DIALS}}


# -- at the table --------------------------------------------------------------------------------


def update_pack_cards(h: Here) -> None:
    """Before a mission, remove the cards of packs that are not in this game from the colony, and
    add those of packs that are. So a campaign can take packs up and lay them down."""
    colony = h.s.colony
    items, encounters = list_added_cards(h.t, "items"), list_added_cards(h.t, "encounters")
    lost = _drop_pack_cards(colony, {*items, *encounters})
    if lost:
        h.tell(Message("pack-stays-behind", count=lost), kind="pack", n=lost)
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
        return not is_pack_card(card) or card in kept

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


def _list_item_faults(item: Item) -> Iterator[Message]:
    if item.slot not in WORN or item.kind == "improvement":
        yield Message("fault-slot", slots=Either(WORN))
    if (item.kind == "ranged") != (item.range > 0):
        yield Message("fault-range")
    if item.kind in ("melee", "ranged") and item.slot != "paw":
        yield Message("fault-weapon-slot")
    if item.kind in ("head", "body", "accessory") and item.slot != item.kind:
        yield Message("fault-kind-slot", kind=item.kind)
    if item.two_paw and item.slot != "paw":
        yield Message("fault-two-paw")
    if any(bonus.powered for bonus in item.bonus) and not item.battery:
        yield Message("fault-no-battery")
    if item.battery and not (any(bonus.powered for bonus in item.bonus) or item.power == "sees"):
        yield Message("fault-battery")
    if item.power is not None and item.power not in POWERS:
        yield Message("fault-power", powers=Either(POWERS))
    if not (item.bonus or item.power or item.range):
        yield Message("fault-does-nothing")
    does = str(summarise_item(item))
    if len(does) > SUMMARY_CHARACTERS:
        yield Message("fault-long-summary", does=does, most=SUMMARY_CHARACTERS)
    if len(item.bonus) > MOST_BONUSES:
        yield Message("fault-many-bonuses", count=len(item.bonus), most=MOST_BONUSES)


def _list_encounter_faults(card: EncounterCard, ids: Collection[str]) -> Iterator[Message]:
    wanted = Counter((*card.setup, *card.with_four))
    for one, n in wanted.items():
        if one not in ENEMIES or ENEMIES[one].type == "boss":
            ordinary = [enemy.id for enemy in ENEMIES.values() if enemy.type != "boss"]
            yield Message("fault-enemy", enemy=one, enemies=ordinary)
        elif n > ENEMIES[one].copies:
            yield Message("fault-copies", count=n, enemy=one)
    if card.special is not None and card.situation != "safe":
        yield Message("fault-special")
    effects = _Effects(ids)
    yield from effects.find_faults("does", card.does, ENCOUNTER_EFFECTS)
    yield from effects.find_faults("loot", card.loot, LOOT_EFFECTS)


class _Effects:
    """Checks the effects of a card. `ids`: the cards of its pack."""

    def __init__(self, ids: Collection[str]) -> None:
        self.ids = ids

    def find_faults(
        self, where: str, effects: Iterable[Any], allowed: Collection[str], deep: int = 0
    ) -> Iterator[Message]:
        """Find what is wrong with these effects and those nested in them."""
        if deep > MOST_NESTING:
            yield Message("fault-nested", where=where, most=MOST_NESTING)
            return
        effects = list(effects)
        if len(effects) > AT_ONCE:
            yield Message("fault-many-effects", where=where, count=len(effects), most=AT_ONCE)
        for effect in effects:
            if effect.do not in allowed:
                yield Message(
                    "fault-effect",
                    where=where,
                    effect=effect.do,
                    effects=Either((*sorted(allowed),)),
                )
                continue
            place = f"{where}.{effect.do}"
            yield from _find_amount_faults(place, effect)
            yield from _find_length_faults(place, effect)
            if isinstance(effect, GainItem) and effect.id and effect.id not in self.ids:
                yield Message("fault-item-id", where=place, item=effect.id)
            if isinstance(effect, Test):
                yield from _list_test_faults(place, effect)
                yield from self.find_faults(f"{place}.ok", effect.ok, allowed, deep + 1)
                yield from self.find_faults(f"{place}.ko", effect.ko, allowed, deep + 1)
            if isinstance(effect, Choice):
                for number, way in enumerate(effect.of, 1):
                    yield from _list_way_faults(f"{place}.{number}", way)
                    yield from self.find_faults(f"{place}.{number}", way.do, allowed, deep + 1)


def _list_way_faults(where: str, way: Way) -> Iterator[Message]:
    if way.need is not None:
        yield Message("fault-need", where=where)
    if any(dial not in DIALS or not 0 < n <= LARGEST_PRICE for dial, n in way.cost.items()):
        yield Message("fault-cost", where=where, dials=Either(DIALS))


def _list_test_faults(where: str, test: Test) -> Iterator[Message]:
    if not 3 <= test.difficulty <= 10:
        yield Message("fault-difficulty", where=where)
    if not (test.ok or test.ko):
        yield Message("fault-idle-test", where=where)


def _find_amount_faults(where: str, effect: Any) -> Iterator[Message]:
    """Find amounts that a card may not have."""
    if isinstance(effect, Dials) and not (
        effect.by
        and all(dial in DIALS and 0 < abs(n) <= LARGEST_PRICE for dial, n in effect.by.items())
    ):
        yield Message("fault-dials", where=where, dials=Either(DIALS))
    if (
        isinstance(effect, Hurt | GainItem | LoseItem | Count)
        and not 1 <= effect.n <= LARGEST_PRICE
    ):
        yield Message("fault-amount", where=where)
    if isinstance(effect, GainItem) and effect.id and effect.n > 1:
        yield Message("fault-one-of-each", where=where)
    if isinstance(effect, Hurt) and (effect.do == "attack") != (1 <= effect.strength <= 9):
        yield Message("fault-strength", where=where)


def _find_length_faults(where: str, effect: Any) -> Iterator[Message]:
    for field in ("told_ok", "told_ko"):
        if len(getattr(effect, field, "")) > TEXT_CHARACTERS:
            yield Message("fault-long-text", where=where, field=field, most=TEXT_CHARACTERS)


TEXT_CHARACTERS = 400
"""The most characters of a text that is told."""
