"""Drawing a Scene from one of the five decks (HI-4)."""

from functools import cache

from rules.engine import Option, Play, Prompt
from rules.hope.effects.language.models import TERRAINS, Terrain
from rules.hope.model.entries import Entry
from rules.hope.model.state import OpenScene
from rules.hope.model.terms import name_terrain
from rules.hope.play import powers
from rules.hope.play.context import Here
from rules.hope.play.scene import act_or_avoid
from rules.hope.play.scene.between_scenes import Before
from rules.hope.words import Message
from rules.kit.said import Said


def resolve_drawing(h: Here, seat: int) -> Play[None]:
    """Play a seat's turn: draw one Scene, and act on it or avoid it (HI-3.2, HI-4.4)."""
    s = h.s
    if s.fullest_deck is None:
        h.t.tell(Message("decks-are-empty"), kind="draw", seat=seat)
        return
    # A player whose own card kills them before the draw draws nothing (HI-3.3).
    _, _, deck = yield from h.ask_several(
        lambda: [("draw", _make_deck_prompt(h, seat))] if s.is_alive(seat) else []
    )
    s.find_character(seat).named = True
    s.before = {
        c.number: Before(humanity=c.humanity, hunger=c.hunger, harm=c.harm)
        for c in s.people
        if c is not None
    }
    s.scene = OpenScene(
        card=draw_scene(h, deck),
        terrain=deck,
        drawer=seat,
        number=s.find_character(seat).number,
        entry=len(s.story),
    )
    title = Said(name_terrain(deck))
    s.story.append(Entry(kind="scene", round=s.round, title=title, seat=seat, open=True))
    told = Message("draws", drawer=h.name_seat(seat), terrain=deck)
    h.t.tell(told, kind="draw", seat=seat, deck=deck)
    number = s.find_character(seat).number
    yield from powers.trigger_powers(h, seat, "i_draw")
    yield from powers.trigger_partners(h, number, "partner_draws", s.list_others(seat))
    h.require_living_drawer()
    yield from act_or_avoid.resolve_reading(h, seat)


def _make_deck_prompt(h: Here, seat: int) -> Prompt[str]:
    assert h.s.fullest_deck is not None
    text, default = Message("which-deck"), h.s.fullest_deck
    return h.t.choice(
        seat, text, list_deck_options(h), default=default, topic="deck", rule="HI-4.1"
    )


# -- the decks (HI-4.2, HI-4.3) ------------------------------------------------------------------


def choose_deck(h: Here, seat: int, text: Message, *, rule: str) -> Play[Terrain | None]:
    """Ask the seat to choose a deck that is not empty (HI-4.2). Return None if all are empty.
    `rule`: the ledger number of what is done with the deck."""
    default = h.s.fullest_deck
    if default is None:
        return None
    chosen = yield from h.choose(seat, text, list_deck_options(h), default=default, rule=rule)
    return next(terrain for terrain in TERRAINS if terrain == chosen)


def list_deck_options(h: Here) -> list[Option]:
    """List the options of all decks that are not empty (HI-4.2)."""
    left = {terrain: len(h.s.decks[terrain].pile) for terrain in TERRAINS}
    return [_make_deck_option(terrain, n) for terrain, n in left.items() if n]


@cache
def _make_deck_option(terrain: Terrain, left: int) -> Option:
    return Option(terrain, "scene", name_terrain(terrain), Message("cards-left", left=left))


def draw_scene(h: Here, terrain: Terrain) -> str:
    """Draw the top Scene of a deck, for the drawer to see; it never comes back (HI-4.3)."""
    card = h.s.decks[terrain].draw(h.t, reshuffle=False)
    assert card is not None
    return card
