"""The printed decks, read from `content/`, and what the game needs of them beyond the form of each
card: how many cards there are, that they are unique, that what they refer to exists, and that every
encounter can be played (PH-1.1, PH-25, PH-27)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter

from rules.kit.content import BrokenCard, check_counts, check_references, check_unique, read_deck
from rules.posthuman.effects.models import Amount, Effect, Keep, Plain
from rules.posthuman.model.cards import (
    Card,
    Character,
    Encounter,
    Equipment,
    Event,
    Follower,
    Minion,
    MutantAction,
    Narrative,
    Scar,
    Skill,
    Supply,
    Tile,
    Weapon,
)
from rules.posthuman.words import Message

FOLDER = Path(__file__).parents[1] / "content"


AnyItem = Annotated[Weapon | Equipment, Field(discriminator="type")]


@dataclass(frozen=True, kw_only=True)
class Content:
    """All cards and characters, by id, in the order of the files."""

    tiles: Mapping[str, Tile]
    supply: Mapping[str, Supply]
    weapons: Mapping[str, Weapon]
    equipment: Mapping[str, Equipment]
    starting: Mapping[str, Weapon | Equipment]
    skills: Mapping[str, Skill]
    encounters: Mapping[str, Encounter]
    minions: Mapping[str, Minion]
    events: Mapping[str, Event]
    scars: Mapping[str, Scar]
    mutant_actions: Mapping[str, MutantAction]
    followers: Mapping[str, Follower]
    characters: Mapping[str, Character]


def load_content(folder: Path = FOLDER) -> Content:
    """Read and check all decks. Raises BrokenCard, which names file, card and field."""
    encounters: dict[str, Encounter] = {}
    for level in (1, 2, 3):
        for half in ("combats", "narratives"):
            path = folder / f"{half}_{level}.yaml"
            found = read_deck(path, Encounter, level=level)
            if twice := found.keys() & encounters.keys():
                raise BrokenCard(f"{path.name}, card {min(twice)}: there is another of that id")
            encounters |= found
    starting: TypeAdapter[Weapon | Equipment] = TypeAdapter(AnyItem)
    return Content(
        tiles=read_deck(folder / "tiles.yaml", Tile),
        supply=read_deck(folder / "supply.yaml", Supply),
        weapons=read_deck(folder / "weapons.yaml", Weapon, type="weapon"),
        equipment=read_deck(folder / "equipment.yaml", Equipment, type="equipment"),
        starting=read_deck(folder / "starting_items.yaml", starting),
        skills=read_deck(folder / "skills.yaml", Skill),
        encounters=encounters,
        minions=read_deck(folder / "minions.yaml", Minion),
        events=read_deck(folder / "events.yaml", Event),
        scars=read_deck(folder / "scars.yaml", Scar),
        mutant_actions=read_deck(folder / "mutant_actions.yaml", MutantAction),
        followers=read_deck(folder / "followers.yaml", Follower),
        characters=read_deck(folder / "characters.yaml", Character),
    )


COMBATS = {1: 22, 2: 19, 3: 16}
NARRATIVES = {1: 17, 2: 12, 3: 8}
"""How many of each level there are (PH-27.4 to PH-27.6); together they are as many as PH-1.1
says."""
MINION_KINDS = {"human": 12, "mutant": 12}


def check_encounters(encounters: Mapping[str, Encounter], minions: Mapping[str, Minion]) -> None:
    """Check that the decks have the right number of cards, that names are unique, and that every
    card can be played. Raises BrokenCard, which names the card."""
    check_counts(
        "encounters",
        (_label_kind(card) for card in encounters.values() for _ in range(card.copies)),
        {
            **{f"combats of level {level}": number for level, number in COMBATS.items()},
            **{f"narratives of level {level}": number for level, number in NARRATIVES.items()},
        },
    )
    check_counts(
        "minions",
        (card.enemy.kind for card in minions.values() for _ in range(card.copies)),
        MINION_KINDS,
    )
    names = [(one, card.name) for one, card in (*encounters.items(), *minions.items())]
    check_unique("encounters and minions", names)
    for one, card in encounters.items():
        _check_all(one, find_encounter_faults(card))
    for one, minion in minions.items():
        _check_all(one, _list_minion_faults(minion))


def _check_all(one: str, faults: Iterable[tuple[bool, Message]]) -> None:
    for wrong, fault in faults:
        if wrong:
            raise BrokenCard(f"encounters and minions, card {one}: {fault}")


def _label_kind(card: Encounter) -> str:
    half = "combats" if card.combat is not None else "narratives"
    return f"{half} of level {card.level}"


def find_encounter_faults(card: Encounter) -> Iterable[tuple[bool, Message]]:
    """List what would make an encounter unplayable, each with whether this encounter has that
    fault."""
    yield bool(card.effects), Message("fault-effects-belong-to-enemy")
    if card.combat is not None:
        enemy = card.combat.enemy
        company = card.combat.humans + card.combat.mutants
        yield enemy.kind == "animal" and company > 0, Message("fault-animal-with-minions")
        strikes = any(effect.at == "melee_result" for effect in enemy.effects)
        yield enemy.special == "effect" and not strikes, Message("fault-special-without-effect")
    if card.narrative is not None:
        yield from _list_narrative_faults(card.narrative)


def _list_narrative_faults(narrative: Narrative) -> Iterable[tuple[bool, Message]]:
    """List the faults of a narrative. The option taken for an absent player must be free and safe
    (PH-27.8)."""
    default = narrative.options[narrative.default]
    yield default.test is not None, Message("fault-default-is-test")
    amounts = [one for one in default.passed if isinstance(one, Amount)]
    harms = [one.do == "scar" or (one.n < 0) != (one.do == "hunger") for one in amounts]
    yield any(harms), Message("fault-default-costs")
    yield default.follower, Message("fault-default-takes-follower")
    labels = [option.label for option in narrative.options]
    yield len(set(labels)) < len(labels), Message("fault-options-alike")


def _list_minion_faults(minion: Minion) -> Iterable[tuple[bool, Message]]:
    yield bool(minion.effects or minion.enemy.effects), Message("fault-minion-with-effects")
    yield minion.enemy.special == "effect", Message("fault-minion-special")


SIZES = {
    "tiles": 68,
    "supply": 10,
    "weapons": 32,
    "equipment": 37,
    "starting": 26,
    "skills": 30,
    "events": 21,
    "scars": 31,
    "mutant_actions": 25,
    "followers": 8,
}
"""How many physical cards each deck has (PH-1.1, PH-1.2)."""
TERRAINS = {"rural": 18, "urban": 18, "wilderness": 18, "mountain": 14}
"""How many tiles each terrain has (PH-27.1)."""
GIVEN = ("flare", "lead-pipe")
"""Starting items that each of four players may need, so that there must be four copies (PH-4.8,
PH-4.14)."""
SEATS = 4


def check_content(content: Content) -> None:
    """Check the content. Raises BrokenCard, which names the deck or file, and the card."""
    decks: dict[str, Mapping[str, Card]] = {deck: getattr(content, deck) for deck in SIZES}
    sizes = [
        deck for deck, cards in decks.items() for card in cards.values() for _ in range(card.copies)
    ]
    check_counts("the decks", sizes, SIZES)
    check_counts("tiles.yaml", [tile.terrain for tile in content.tiles.values()], TERRAINS)
    _check_unique(content, decks)
    _check_items(content)
    _check_events(content.events)
    _check_references(content)
    _check_characters(content)
    check_encounters(content.encounters, content.minions)


def _check_unique(content: Content, decks: Mapping[str, Mapping[str, Card]]) -> None:
    """Check that no two cards of any decks, encounters too, have the same id, as the id alone finds
    a card. Names must be unique within a deck, except those of mutant actions, whose name is their
    title (PH-18.6a). All items count as one deck."""
    whole = {**decks, "encounters": content.encounters, "minions": content.minions}
    ids = [(deck, one) for deck, cards in whole.items() for one in cards]
    check_unique("the decks", ids)
    backpack = {**content.weapons, **content.equipment, **content.starting}
    items = {"weapons", "equipment", "starting"}
    others = {deck: decks[deck] for deck in decks if deck not in items | {"mutant_actions"}}
    for deck, cards in {**others, "items": backpack}.items():
        check_unique(deck, [(card.id, card.name) for card in cards.values()])


def _check_items(content: Content) -> None:
    """Check that only starting items have icons, one for each copy (PH-2.1), that exactly the
    equipment that is used up says so, and that a weapon whose special is an effect has that effect
    (PH-15.17)."""
    drawn: list[Weapon | Equipment] = [*content.weapons.values(), *content.equipment.values()]
    for card in content.starting.values():
        if len(card.icons) != card.copies:
            raise BrokenCard(f"starting_items.yaml, card {card.id}: has no icon for each copy")
    for card in drawn:
        if card.icons or card.price:
            raise BrokenCard(f"card {card.id}: icons and prices are for starting items")
    for card in (*drawn, *content.starting.values()):
        if isinstance(card, Equipment) and card.once != any(map(_is_used_up, card.effects)):
            raise BrokenCard(f"card {card.id}: is used up, or only says so")
        strikes = any(effect.at == "melee_result" for effect in card.effects)
        if isinstance(card, Weapon) and card.special == "effect" and not strikes:
            raise BrokenCard(f"card {card.id}: its special has no effect at melee_result")


def _is_used_up(effect: Effect) -> bool:
    return effect.limit == "discard" or any(cost.do == "discard" for cost in effect.cost)


def _check_events(events: Mapping[str, Event]) -> None:
    """Check that there is one Fortress, for solo play only (PH-2.2), and two events for groups only
    (PH-21.8), so that the solo stack has the right length (PH-21.9), and that exactly the events
    that are kept say so (PH-8.3)."""
    only = [event.only or "both" for event in events.values()]
    check_counts("events.yaml", only, {"solo": 1, "group": 2, "both": 18})
    for event in events.values():
        last = any(
            isinstance(one, Plain) and one.do == "fortress" for one in _list_primitives(event)
        )
        if last != (event.only == "solo"):
            raise BrokenCard(f"events.yaml, card {event.id}: the one of solo play is the Fortress")
        if event.keepable != any(isinstance(one, Keep) for one in _list_primitives(event)):
            raise BrokenCard(f"events.yaml, card {event.id}: is kept, or only says so")


def _list_primitives(event: Event) -> Iterator[object]:
    for effect in (*event.effects, *(event.solo or ())):
        yield from effect.do


def _check_references(content: Content) -> None:
    """Check that the starting items and skills of characters, the titles that mutations add to, and
    the items that the rules name exist."""
    people = content.characters.values()
    items = [(one.id, item) for one in people for item in one.items]
    check_references("characters.yaml", items, content.starting)
    skills = [(one.id, skill) for one in people for skill in one.skills]
    check_references("characters.yaml", skills, content.skills)
    riders = [(scar.id, rider.title) for scar in content.scars.values() for rider in scar.riders]
    titles = {card.title for card in content.mutant_actions.values()}
    check_references("scars.yaml", riders, titles)
    check_references("starting_items.yaml", [("the rules", one) for one in GIVEN], content.starting)
    check_references("equipment.yaml", [("the rules", "camo-tent")], content.equipment)


def _check_characters(content: Content) -> None:
    """Check that there are four characters (PH-1.5), that any four of them can have all items and
    skills on their cards at once (PH-27.19), that there are four copies of items that every player
    may be given (PH-4.8, PH-4.14), and that the characters' skills are used in solo play
    (PH-21.8)."""
    if len(content.characters) < SEATS:
        raise BrokenCard(f"characters.yaml: has fewer than {SEATS} characters")
    holders = Counter(item for one in content.characters.values() for item in set(one.items))
    wanted = {item: min(SEATS, n) for item, n in holders.items()} | dict.fromkeys(GIVEN, SEATS)
    for item, n in wanted.items():
        if content.starting[item].copies < n:
            raise BrokenCard(f"starting_items.yaml, card {item}: {n} players may need one each")
    for person in content.characters.values():
        for skill in person.skills:
            if not content.skills[skill].solo:
                told = f"characters.yaml, card {person.id}: {skill} is not there in solo play"
                raise BrokenCard(told)
    learnt = Counter(skill for one in content.characters.values() for skill in set(one.skills))
    for skill, owners in learnt.items():
        n = min(SEATS, owners)
        if content.skills[skill].copies < n:
            raise BrokenCard(f"skills.yaml, card {skill}: {n} players may need one each")
