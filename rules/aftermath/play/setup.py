"""Setup of a game: the colony as the last game left it, who plays whom, and all decks and supplies
(AF-2)."""

from collections.abc import Sequence
from typing import Any, Literal

from rules.aftermath import packs
from rules.aftermath.model import decks
from rules.aftermath.model.cards import CharacterCard
from rules.aftermath.model.pieces import Worn
from rules.aftermath.model.state import Box, Character, Colony, Member, State
from rules.aftermath.play.cards.action_deck import gain_influence
from rules.aftermath.play.context import Here
from rules.aftermath.play.travel_map import name_mission
from rules.aftermath.words import Message, tale
from rules.aftermath.words.labels import list_bonuses
from rules.engine import Illegal, Option, Play, Prompt
from rules.kit.decks import Deck
from rules.kit.turns import Asked

FIRST_PAGE, LATER_PAGE = 2, 3
"""The pages on which a campaign's first game and its later games begin (AF-2.16)."""


def make_opening(seats: int, *, two_each: bool = False, save: Colony | None = None) -> State:
    """Make the position before anybody has chosen a character. `save`: the colony as the last game
    left it; None begins a campaign. Raises Illegal if the options do not fit the number of
    players."""
    if two_each and seats != 2:
        raise Illegal(Message("two-each-refused"), rule="AF-2.4")
    colony = save if save is not None else make_colony()
    for one in decks.CHARACTERS:  # an expansion's characters get boxes too (AF-20.15)
        colony.boxes.setdefault(one, make_box(one))
    colony.dials["time"] = 0
    each: Literal[1, 2] = 2 if seats == 1 or two_each else 1
    return State(seats=seats, each=each, colony=colony, played=colony.assigned)


def make_colony() -> Colony:
    """Make the colony of a new campaign: the dials of AF-2.18, new boxes, full decks."""
    return Colony(
        boxes={one: make_box(one) for one in decks.CHARACTERS},
        items=Deck.of(decks.list_item_deck()),
        encounters=Deck.of(decks.ENCOUNTERS),
    )


def make_box(character: str) -> Box:
    """Make a character's box at the start: the starting item, equipped, and the first ability
    (AF-2.14, AF-20.14, AF-22.7)."""
    known = [one.id for one in decks.ABILITIES.values() if (one.owner, one.n) == (character, 1)]
    return Box(equipped=[Worn(item=decks.CHARACTERS[character].item)], abilities=known)


# -- before the first turn -----------------------------------------------------------------------


def prepare_game(h: Here) -> Play[None]:
    """Run the phase "prepare": players choose characters, everything is laid out, and the mission
    is told. The first page comes next."""
    packs.update_pack_cards(h)
    yield from choose_characters(h)
    lay_out(h)
    tell_mission(h)
    s = h.s
    s.to = FIRST_PAGE if s.colony.chapter == 1 else LATER_PAGE
    s.phase = "page"


def choose_characters(h: Here) -> Play[None]:
    """Let all players choose a character, or two, openly and at the same time; who answers first
    gets it (AF-2.2, AF-2.3)."""
    s = h.s
    taken: dict[int, list[str]] = {}

    def free() -> list[str]:
        gone = {one for picked in taken.values() for one in picked}
        by_number = sorted(decks.CHARACTERS.values(), key=lambda card: card.n)
        return [card.id for card in by_number if card.id not in gone]

    def questions() -> list[Asked]:
        waiting = [seat for seat in range(s.seats) if seat not in taken]
        return [("character", _offer_characters(h, seat, free())) for seat in waiting]

    while len(taken) < s.seats:
        last = next(seat for seat in range(s.seats) if seat not in taken)
        if len(free()) == s.each:
            chosen, seat = free(), last
        else:
            _, prompt, answer = yield from h.ask_menu(questions)
            chosen, seat = [one for one in free() if one in answer], prompt.seat
        taken[seat] = chosen
        roles = [
            Message(
                "character-role",
                character=decks.CHARACTERS[one].name,
                role=decks.CHARACTERS[one].role,
            )
            for one in chosen
        ]
        told = Message("plays-characters", player=h.name_seat(seat), roles=roles)
        h.tell(told, kind="cast", seat=seat, characters=chosen)
    # Turn order goes round the table: a player with two characters has every other turn (AF-2.7).
    s.party = [
        Character(id=taken[place % s.seats][place // s.seats], seat=place % s.seats)
        for place in range(s.seats * s.each)
    ]


def _offer_characters(h: Here, seat: int, free: Sequence[str]) -> Prompt[Any]:
    """Make the question which one or two characters a seat plays; the default is the characters of
    its last game, else the lowest numbers (AF-2.2, AF-19.37)."""
    each = h.s.each
    options = [
        Option(one, "character", decks.CHARACTERS[one].name, _describe_character(h.s, one))
        for one in free
    ]
    return h.t.choices(
        seat,
        Message("play-whom" if each == 1 else "play-which-two"),
        options,
        default=_list_default_characters(h.s, seat, free),
        least=each,
        most=each,
        topic="character",
        rule="AF-2.2",
    )


def _list_default_characters(s: State, seat: int, free: Sequence[str]) -> list[str]:
    """Choose default characters for a seat: first its own from the last game if free, then those
    nobody had, then the others."""
    own = s.colony.cast[seat] if seat < len(s.colony.cast) else []
    others = [one for cast in s.colony.cast for one in cast if one not in own]
    ranked = sorted(free, key=lambda one: 0 if one in own else 2 if one in others else 1)
    return ranked[: s.each]


def _describe_character(s: State, character: str) -> Message:
    """Describe a character to choose: species, role, attributes, life and completed goal."""
    card: CharacterCard = decks.CHARACTERS[character]
    return Message(
        "character-detail",
        species=card.species,
        role=card.role,
        bonuses=list_bonuses(card.bonus),
        life=card.life,
        big=int(card.big),
        done=int(s.colony.boxes[character].done),
    )


def lay_out(h: Here) -> None:
    """Shuffle decks, fill supplies and give out influence cards (AF-2.8 to AF-2.13, AF-2.17). Of
    the campaign's decks only the piles are shuffled; their discards stay discarded."""
    s, rng = h.s, h.t.rng
    s.deck = Deck.of(rng.shuffle(list(decks.BASIC)))
    s.colony.items.shuffle(rng)
    s.colony.encounters.shuffle(rng)
    s.enemy_supply = decks.list_enemy_cards(bosses=True)
    s.scavenge = rng.shuffle(list(decks.SCAVENGE))
    s.bookkeeper = s.active = Member(0)
    if s.colony.influence:
        for member in s.members:
            gain_influence(h, member)
    if s.has_improvement("forge"):
        forge = next(
            decks.ITEMS[one].name
            for one in s.colony.improvements
            if decks.ITEMS[one].power == "forge"
        )
        h.s.party[s.bookkeeper].batteries += 1
        told = Message("starts-with-battery", member=h.name_member(s.bookkeeper), item=forge)
        h.tell_of(s.bookkeeper, told, kind="battery", n=1)


def tell_mission(h: Here) -> None:
    """Tell the mission (AF-2.20, AF-27.6), and begin a chapter of the tale with it."""
    s = h.s
    s.played = s.colony.assigned
    tale.add_chapter(s)
    title = Message("the-mission", mission=name_mission(s.colony.assigned))
    h.t.tell_passage(tale.write_mission(s.colony.assigned), title=title)
    told = Message("begins-bookkeeping", member=h.name_member(s.bookkeeper))
    h.tell_of(s.bookkeeper, told, kind="bookkeeper")
