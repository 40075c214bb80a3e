"""The decks of the game, loaded from `content/`, and functions that find cards and powers in
them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from rules.engine.messages import Text
from rules.engine.packs import is_pack_card
from rules.hope.effects.language.models import TERRAINS, Data, Terrain
from rules.hope.model.cards import (
    Asset,
    Moment,
    Personality,
    Powered,
    Printed,
    Relationship,
    Scenario,
    Trait,
    Voice,
)
from rules.hope.model.scenes import Scene
from rules.hope.model.texts import find_untold
from rules.hope.words import Message
from rules.kit.content import BrokenCard, DeckText, read_card, read_deck
from rules.kit.packs.catalog import Catalog

CONTENT = Path(__file__).parents[1] / "content"

POWERED = ("personalities", "traits", "relationships", "assets")
"""The decks whose cards have powers."""


class Decks(Data):
    """Every card of the game, by id, in the order of the files."""

    scenes: Mapping[str, Scene]
    personalities: Mapping[str, Personality]
    traits: Mapping[str, Trait]
    relationships: Mapping[str, Relationship]
    assets: Mapping[str, Asset]
    scenarios: Mapping[str, Scenario]
    voice: Voice


def load_decks(folder: Path = CONTENT) -> Decks:
    """Load all decks from a folder. Raises BrokenCard, also if the story lacks a told text."""
    scenes: dict[str, Scene] = {}
    for terrain in TERRAINS:
        for key, scene in read_deck(folder / f"{terrain}.yaml", Scene, terrain=terrain).items():
            if key in scenes:
                raise BrokenCard(f"{terrain}.yaml, {key}: there is another card of that id")
            scenes[key] = scene
    decks = Decks(
        scenes=scenes,
        personalities=read_deck(folder / "personalities.yaml", Personality),
        traits=read_deck(folder / "traits.yaml", Trait),
        relationships=read_deck(folder / "relationships.yaml", Relationship),
        assets=read_deck(folder / "assets.yaml", Asset),
        scenarios=read_deck(folder / "scenarios.yaml", Scenario),
        voice=read_card(folder / "voice.yaml", Voice),
    )
    for place in _find_untold(decks):
        raise BrokenCard(f"{place} is missing: the story needs it, to tell the text beside it")
    return decks


def _find_untold(decks: Decks) -> Iterator[str]:
    """Find the texts that the story needs and that are missing, each with its file and card."""
    address = set(str(decks.voice.address).split())
    for kind in type(decks).model_fields:
        cards = getattr(decks, kind)
        for card in [cards] if kind == "voice" else cards.values():
            file = card.terrain if isinstance(card, Scene) else kind
            name = "" if card is cards else f", card {card.id}"
            yield from (f"{file}.yaml{name}: {text}" for text in find_untold(card, address))
            for answer in ("accept", "refuse") if isinstance(card, Scene) else ():
                if getattr(card, f"{answer}_word") and not getattr(card, f"{answer}_deed"):
                    yield f"{file}.yaml{name}: {answer}_deed"


def _add_packs(decks: Decks) -> Decks:
    """Return the decks in a form that also finds packs' cards by their ids."""
    found = {kind: Catalog(kind, getattr(decks, kind)) for kind in ("scenes", *POWERED)}
    return decks.model_copy(update=found)


DECKS = _add_packs(load_decks())

SCENES: Mapping[str, Scene] = DECKS.scenes
ASSETS: Mapping[str, Asset] = DECKS.assets

SCENE_DECKS: dict[Terrain, list[str]] = {
    terrain: [card.id for card in SCENES.values() if card.terrain == terrain]
    for terrain in TERRAINS
}
"""The ids of each deck's Scenes, unshuffled."""


def find_powered_card(card: str) -> Powered:
    """Find the card with this id, of the kinds that have powers, in the game or in a pack. Raises
    KeyError."""
    for kind in POWERED:
        deck: Mapping[str, Powered] = getattr(DECKS, kind)
        if card in deck:
            return deck[card]
    raise KeyError(card)


class Powers(Catalog[dict[Moment, list[Printed]]]):
    """For each card's id, its powers by their moment; under None, all its powers."""

    def __missing__(self, card: str) -> dict[Moment, list[Printed]]:
        if not is_pack_card(card):
            raise KeyError(card)
        return _sort_packed_powers(card)


@lru_cache(maxsize=512)
def _sort_packed_powers(card: str) -> dict[Moment, list[Printed]]:
    return _sort_powers(find_powered_card(card))


def _sort_powers(card: Powered) -> dict[Moment, list[Printed]]:
    found: dict[Moment, list[Printed]] = {}
    for one in card.printed_powers:
        for moment in (None, one.power.when or one.power.window):
            found.setdefault(moment, []).append(one)
    return found


POWERS: dict[str, dict[Moment, list[Printed]]] = Powers("powers", {})
"""All powers, by the card's id and then by their moment. The rules look up the powers of held cards
here all the time, and mostly find none."""


def find_powers(card: Powered) -> None:
    """Add a card's powers to POWERS."""
    POWERS[card.id] = _sort_powers(card)


for _kind in POWERED:
    for _card in getattr(DECKS, _kind).values():
        find_powers(_card)


def find_card_name(card: str) -> DeckText:
    """Find the name of a card with powers by its id."""
    return POWERS[card][None][0].name


def name_cards(cards: Iterable[str]) -> Text:
    """List the names of cards, with commas between them."""
    first, *more = map(find_card_name, cards)
    names: Text = first
    for name in more:
        names = Message("card-names", before=names, card=name)
    return names
