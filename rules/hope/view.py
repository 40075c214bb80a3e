"""What each seat, and a spectator, may see (HI-T, HI-5.10 to HI-5.14)."""

from dataclasses import replace
from typing import Literal

from pydantic import BaseModel

from rules.hope.effects.language.models import TERRAINS, Terrain
from rules.hope.model.cards import Powered
from rules.hope.model.decks import DECKS
from rules.hope.model.odds import estimate_success
from rules.hope.model.scenes import Kind, Needs
from rules.hope.model.state import Bond, Cause, Character, Held, OpenScene, Standing, State
from rules.hope.words import Message, card_text
from rules.kit.content import DeckText
from rules.kit.late_views import HasLateTexts, LateLine, LateLines
from rules.kit.said import Said
from rules.kit.secrecy import fill_view
from rules.kit.words import format_signed


class CardView(HasLateTexts, BaseModel):
    """A card that lies open."""

    id: str
    name: LateLine
    text: LateLine
    rule: Said
    fresh: bool = True
    uses: int = 0


class BondView(BaseModel):
    """A Relationship, and whom it ties its owner to."""

    card: CardView
    partners: list[str]
    seats: list[int]
    """The seats of the partners who still live."""


class PersonView(BaseModel):
    """A seat: its player, and the character there or the last one that was."""

    seat: int
    player: str
    name: str
    looks: str = ""
    past: str = ""
    humanity: int = 0
    hunger: int = 0
    harm: int = 0
    penalty: int = 0
    personality: CardView | None = None
    traits: list[CardView] = []
    bonds: list[BondView] = []
    assets: list[CardView] = []
    statuses: list[Said] = []
    doomed: bool = False
    alive: bool
    cause: Cause | None = None
    died: int = 0
    """The round in which the fatal loss happened; 0 if the character lives."""
    grace: bool = False
    """Whether a new character is offered to this seat or is about to join."""
    humanity_by: int = 0
    """The Humanity gained (or, below 0, lost) since the last Scene was drawn, committed dice
    included."""
    hunger_by: int = 0
    harm_by: int = 0
    lately: bool = False
    """Whether the character died after the last Scene was drawn."""


class DieView(BaseModel):
    """A rolled die, and who gave it."""

    giver: int | None
    kind: Literal["humanity", "hope", "free"]
    face: int
    success: bool


class SceneView(HasLateTexts, BaseModel):
    """What everybody may know of the open Scene."""

    drawer: int
    terrain: Terrain
    step: Literal["read", "plead", "rolled"]
    kind: Kind | None = None
    unavoidable: bool = False
    told: LateLine = ""
    veiled: bool = False
    """Whether a player has veiled one of its themes (HI-16.10)."""
    price: int = 0
    accept_needs: Needs | None = None
    accept_word: LateLine = ""
    refuse_word: LateLine = ""
    given: dict[int, int] = {}
    last_hope: list[int] = []
    refused: list[int] = []
    answers: dict[int, bool] = {}
    ceiling: int = 0
    boost: int = 0
    used: list[Said] = []
    changes: list[tuple[Said, int]] = []
    """What cards have changed in the hardship so far; after the lock, all parts of the hardship."""
    hardship: int | None = None
    dice: list[DieView] = []
    successes: int = 0
    """The successes of the roll, including those that cards added or took away."""
    success: bool | None = None


class LastView(HasLateTexts, BaseModel):
    """The last Scene, shown in full now that it is over."""

    drawer: int
    terrain: Terrain
    title: LateLine
    avoided: bool
    """Whether the drawer avoided the Scene."""
    success: bool | None = None
    """Whether the roll succeeded; None if nothing was rolled."""


class Private(BaseModel):
    """What only this seat knows (HI-T.4)."""

    card: str = ""
    """The id of the Scene that this seat has drawn."""
    reading: Said = Said()
    odds: int | None = None
    """The chance of success in percent, with the dice now in."""
    shown: list[Said] = []
    gift: CardView | None = None
    standing: Standing | None = None
    told: list[str] = []
    """The texts that this seat has told so far."""


class GraveView(BaseModel):
    """A character who has died."""

    name: str
    seat: int
    cause: Cause
    round: int


class View(HasLateTexts, BaseModel):
    """The table as one seat, or a spectator, sees it."""

    seat: int | None
    phase: str
    world: LateLine
    destination: Said
    round: int
    rounds: int
    turn: int
    decks: dict[Terrain, int]
    hope: int
    omens: list[Said]
    commons: list[CardView]
    people: list[PersonView]
    graves: list[GraveView]
    scene: SceneView | None
    last: LastView | None = None
    awaited: list[int] = []
    """The seats that the table waits for, in the order of the seats."""
    veils: list[str]
    proposals: LateLines
    private: Private


def view_table(state: State, seat: int | None, names: tuple[str, ...]) -> View:
    """Return all that a seat may know; None is a spectator."""
    s = state
    return fill_view(
        View,
        s,
        seat=seat,
        decks={terrain: len(s.decks[terrain].pile) if s.decks else 0 for terrain in TERRAINS},
        omens=[
            _describe_hardship(s, o.n, o.seat)
            for o in s.omens
            if o.seat is None or s.is_alive(o.seat)
        ],
        commons=[_view_asset(held) for held in s.commons],
        people=[_view_person(s, n, names[n]) for n in range(s.seats)],
        graves=[fill_view(GraveView, g, g.character) for g in s.graves],
        scene=see_scene(s, s.scene) if s.scene is not None else None,
        last=fill_view(LastView, s.last, DECKS.scenes[s.last.card]) if s.last is not None else None,
        awaited=_list_awaited(s),
        proposals=[p.world for p in s.proposals],
        private=see_private(s, seat) if seat is not None else Private(),
    )


def _list_awaited(s: State) -> list[int]:
    """List the seats that the table waits for: those asked; otherwise, in a Scene, the drawer who
    tells it, or all who may still declare support."""
    scene = s.scene
    if s.asked or scene is None:
        return sorted(set(s.asked))
    if not scene.told:
        return [scene.drawer]
    if not scene.is_pleading or scene.scene.kind != "roll":
        return []
    return [n for n in s.living_seats if not scene.has_committed(n) and n not in scene.refused]


def _describe_hardship(s: State, n: int, seat: int | None) -> Said:
    if seat is None:
        return Said(Message("hardship-to-come", n=format_signed(n), whose="anyone"))
    name = s.find_character(seat).name
    return Said(Message("hardship-to-come-for", n=format_signed(n), character=name))


@card_text.cache_per_card
def _make_card_view(card: Powered, text: DeckText, uses: int, *, fresh: bool) -> CardView:
    """Return the cached view of a card that shows this. Sharing is safe, because nobody changes a
    view."""
    rule = Said(card_text.describe_powers(card, uses))
    return fill_view(CardView, card, text=text, rule=rule, fresh=fresh, uses=uses)


def _view_card(held: Held, card: Powered, text: DeckText, uses: int = 0) -> CardView:
    return _make_card_view(card, text, uses, fresh=len(held.spent) < len(card.every_power))


def _view_asset(held: Held) -> CardView:
    card = DECKS.assets[held.card]
    return _view_card(held, card, card.text, held.uses)


def view_trait(held: Held) -> CardView:
    """Make the view of an open Trait."""
    card = DECKS.traits[held.card]
    return _view_card(held, card, card.text)


def view_personality(held: Held) -> CardView:
    """Make the view of a Personality."""
    card = DECKS.personalities[held.card]
    return _view_card(held, card, card.portrait)


def _view_bond(s: State, bond: Bond) -> BondView:
    card = DECKS.relationships[bond.held.card]
    known = {c.number: c for c in (*s.people, *(g.character for g in s.graves)) if c is not None}
    partners = [known[number] for number in bond.partners]
    names = [one.name for one in partners]
    shown = _view_card(bond.held, card, card.bond.fill({"partner": names}))
    seats = [one.seat for one in partners if s.is_here(one)]
    return BondView(card=shown, partners=names, seats=seats)


def _view_person(s: State, seat: int, player: str) -> PersonView:
    c = s.people[seat]
    if c is not None:
        return _view_living_person(s, c, player)
    shown = PersonView(seat=seat, player=player, name=player, alive=False)
    last = next((g for g in reversed(s.graves) if g.character.seat == seat), None)
    if last is not None:
        shown.name, shown.cause, shown.died = last.character.name, last.cause, last.round
        shown.grace = s.players[seat].grace in ("open", "taken")
        shown.lately = last.character.number in s.before
    return shown


def _view_living_person(s: State, c: Character, player: str) -> PersonView:
    was = s.before.get(c.number, c)
    return fill_view(
        PersonView,
        c,
        player=player,
        personality=view_personality(c.personality),
        traits=[view_trait(held) for held in c.traits],
        bonds=[_view_bond(s, bond) for bond in c.bonds],
        assets=[_view_asset(held) for held in c.assets],
        statuses=[Said(Message("status", status=status)) for status in c.statuses],
        doomed=c.doomed > 0,
        alive=True,
        humanity_by=c.humanity - was.humanity,
        hunger_by=c.hunger - was.hunger,
        harm_by=c.harm - was.harm,
    )


def see_scene(s: State, scene: OpenScene) -> SceneView:
    """Show the open Scene to everybody: until it is told, little but its deck; until the lock, no
    hardship (HI-4.7)."""
    card, limit = scene.scene, scene.support_limit
    if not scene.told:
        return SceneView(
            drawer=scene.drawer,
            terrain=scene.terrain,
            step="read",
            given=dict(scene.given),
            last_hope=list(scene.last_hope),
            ceiling=limit,
        )
    shown = fill_view(
        SceneView,
        scene,
        card,
        terrain=scene.terrain,
        step="rolled" if scene.summed else "plead",
        veiled=any(theme in s.veils for theme in card.themes),
        ceiling=limit,
        changes=scene.parts,
        hardship=None,
        dice=[],
        successes=0,
        success=None,
    )
    if scene.summed:
        shown.hardship = scene.hardship
        shown.successes = scene.successes
        shown.success = scene.success
        shown.dice = [fill_view(DieView, die, success=die.is_success) for die in scene.dice]
    return shown


def see_private(s: State, seat: int) -> Private:
    """Show a seat what only it knows."""
    told = [one.text for entry in s.story for one in entry.told if one.seat == seat]
    own = Private(standing=replace(s.players[seat].standing), told=told)
    if s.gift is not None and s.gift[0] == seat:
        own.gift = view_trait(Held(card=s.gift[1]))
    scene = s.scene
    if scene is None:
        return own
    parts = scene.shown.get(seat, ())
    own.shown = [Said(card_text.describe_hidden_part(scene.scene, part)) for part in parts]
    if scene.drawer == seat and s.people[seat] is not None:
        own.card = scene.card
        own.reading = Said(card_text.describe_scene(scene.scene))
        if scene.scene.kind == "roll" and not scene.locked:
            own.odds = round(100 * estimate_success(s, scene))
    return own
