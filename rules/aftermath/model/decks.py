"""All printed cards and the book, read once and looked up by id."""

from collections.abc import Mapping
from typing import Any, get_args

from rules.aftermath.model import book
from rules.aftermath.model.book import Book
from rules.aftermath.model.cards import ActionCard
from rules.aftermath.model.checks import book_checks, book_reach, content_checks, voice_checks
from rules.aftermath.model.terms import Colour

CALAMITY = "calamity"
_VALUES = ("1a", "1b", "2a", "2b", "3a", "3b")


def _make_action_cards() -> dict[str, ActionCard]:
    """Make six action cards of each colour and the calamity (AF-21.2): "green-1a", "calamity"."""
    colours: tuple[Colour, ...] = get_args(Colour)[:6]
    made = [
        ActionCard(f"{colour}-{value}", colour, int(value[0]))
        for colour in colours
        for value in _VALUES
    ]
    return {card.id: card for card in [*made, ActionCard(CALAMITY, "calamity", 0)]}


BOOK: Book = book.load_book()
CARDS = content_checks.Cards.read_all()
CHARACTERS, ABILITIES, ITEMS = CARDS.characters, CARDS.abilities, CARDS.items
ENEMIES, ENCOUNTERS, ENVIRONMENTS = CARDS.enemies, CARDS.encounters, CARDS.environments
DISCOVERIES, ROAD, SCAVENGE = CARDS.discoveries, CARDS.road, CARDS.scavenge
STRUCTURES = CARDS.structures
INFLUENCE: Mapping[str, ActionCard] = {
    f"influence-{one}": ActionCard(f"influence-{one}", "white", 3, influence=True)
    for one in CHARACTERS
}
"""The influence card of each character; it fits every colour and number (AF-8.13, AF-8.14)."""
BASIC: Mapping[str, ActionCard] = _make_action_cards()
"""The 37 cards of the action deck."""
ACTIONS: Mapping[str, ActionCard] = {**BASIC, **INFLUENCE}


def list_item_deck() -> list[str]:
    """List the cards of the item deck, unshuffled (AF-2.15)."""
    return [item.id for item in ITEMS.values() if not item.starting and not item.unique]


def list_enemy_cards(*, bosses: bool) -> list[str]:
    """List the ids of enemy cards, each as often as it has copies (AF-23.21)."""
    return [
        enemy.id
        for enemy in ENEMIES.values()
        for _ in range(enemy.copies)
        if bosses or enemy.type != "boss"
    ]


def check_content() -> None:
    """Check that the book and the cards fit together (AF-25.14). Raises BrokenCard."""
    content_checks.check_cards(CARDS)
    powers = {item.power for item in ITEMS.values() if item.power}
    kinds = {item.kind for item in ITEMS.values()}
    known = book_checks.Known(
        discoveries=DISCOVERIES,
        items={*ITEMS, *powers, *kinds, "noisy", "two-paw", "battery"},
        enemies=[enemy.id for enemy in ENEMIES.values() if enemy.type != "boss"],
        bosses=[enemy.id for enemy in ENEMIES.values() if enemy.type == "boss"],
        characters=CHARACTERS,
        flags=("letter1", "letter2", "letter3", "seeds"),
    )
    discoveries = {card.id: (*card.does, *card.each_phase) for card in DISCOVERIES.values()}
    more = [
        *((f"discovery card {one}", does) for one, does in discoveries.items()),
        *((f"encounter card {one.id}", (*one.does, *one.loot)) for one in ENCOUNTERS.values()),
        *((f"scavenge token {one.id}", one.prize) for one in SCAVENGE.values()),
        *((f"road card {one.id}", (*one.ok, *one.ko)) for one in ROAD.values()),
    ]
    book_checks.check_book(BOOK, known, more)
    for card in STRUCTURES.values():
        if card.needs is not None:
            book_checks.check_condition(BOOK, known, f"structure {card.id}", card.needs)
    book_reach.check_reach(BOOK, DISCOVERIES, discoveries)
    decks: tuple[Mapping[str, Any], ...] = (DISCOVERIES, ENCOUNTERS, ROAD, STRUCTURES)
    told = [(f"card {one}", str(card.text)) for deck in decks for one, card in deck.items()]
    voice = voice_checks.read_voice()
    voice_checks.check_passages(voice, [*voice_checks.list_passages(BOOK), *told])


check_content()
