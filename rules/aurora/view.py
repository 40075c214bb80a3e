"""What each seat, and a spectator, may see (LA-22, LA-24)."""

from functools import lru_cache

from rules.aurora.effects import hidden_cards
from rules.aurora.model.cards import Location, Played, Survivor
from rules.aurora.model.decks import CARDS, DECKS, ENEMIES, HELD, PARTS, SURVIVORS
from rules.aurora.model.maps import find_aurora_space
from rules.aurora.model.players import Player, Zone
from rules.aurora.model.state import Automa, Foe, Slot, State
from rules.aurora.play.convoy import trucks
from rules.aurora.play.exploration import bonus
from rules.aurora.play.exploration import zone as exploration_zone
from rules.aurora.play.movement import routes
from rules.aurora.view_models import (
    AutomaView,
    BoxView,
    CardView,
    CrewView,
    FoeView,
    PartView,
    PlayerView,
    Sheet,
    SlotView,
    View,
)
from rules.aurora.words import Message
from rules.engine import Text
from rules.kit.secrecy import fill_view

__all__ = [
    "AutomaView",
    "BoxView",
    "CardView",
    "CrewView",
    "FoeView",
    "PartView",
    "PlayerView",
    "Sheet",
    "SlotView",
    "View",
    "see_automa",
    "see_crew",
    "see_foes",
    "see_parts",
    "see_player",
    "see_zone",
    "view_table",
]

MARKED = [
    {card.id for card in DECKS.exploration.values() if card.marked and card.period == period}
    for period in (1, 2, 3)
]
"""The marked cards of each period."""
TURNS = ("exploration", "movement", "fire")
"""The phases in which players act one after the other."""


def view_table(s: State, seat: int | None, names: tuple[str, ...]) -> View:
    """Show the position as the seat may know it; a seat of None is a spectator."""
    over = s.phase == "over"
    return fill_view(
        View,
        s,
        seat=seat,
        acting=_find_acting(s),
        players=[
            see_player(s, n, p, names[n], hand=over or n == seat) for n, p in enumerate(s.players)
        ],
        automa=see_automa(s.automa) if s.automa is not None else None,
        regions=[DECKS.regions[side].name for side in s.sides],
        tunnels=list(s.map.closed),
        aurora_at=find_aurora_space(s.aurora, s.red),
        zone=see_zone(s),
        deck=len(s.deck.pile),
        period=CARDS[s.deck.pile[-1]].period if s.deck.pile else 0,
        put_back=_count_marked_cards_at_start(s),
        foes=see_foes(s),
        area=DECKS.outcomes[s.outcomes.pile[-1]].area if s.outcomes.pile else None,
        outcome_discards=list(s.outcomes.discards),
        object_discards=list(s.objects.discards),
        objects=len(s.objects.pile),
        sheet=None if seat is None else _view_sheet(s, seat),
    )


def _find_acting(s: State) -> int | None:
    return s.queue[0] if s.queue and s.phase in TURNS else None


def _count_marked_cards_at_start(s: State) -> list[int]:
    """Count the marked cards that the deck had at the start, by period. Return [] before the boards
    are set up."""
    if not s.tiles:
        return []
    out = set(s.left_out)
    return [len(marked - out) for marked in MARKED]


# -- players -------------------------------------------------------------------------------------


def see_player(s: State, seat: int, p: Player, name: str, *, hand: bool) -> PlayerView:
    """Show one player; with `hand`, their hidden cards too."""
    gone = p.out
    return fill_view(
        PlayerView,
        p,
        seat=seat,
        name=name,
        fuel=p.count_tokens("F"),
        food=p.count_tokens("P"),
        ammo=p.count_tokens("A"),
        speed=0 if gone or not s.order else routes.count_movement_points(s, seat),
        towing=0 if gone else p.truck.data.towing,
        hidden=len(p.hand),
        limit=0 if gone else p.hand_limit,
        kept=len(p.kept),
        dealt=sum(map(len, p.dealt)),
        parts=see_parts(p),
        crew=see_crew(p),
        hand=[_view_card(s, seat, card) for card in p.hand] if hand else None,
    )


def see_parts(p: Player) -> list[PartView]:
    """Show the cards of a Convoy."""
    return [_view_part(place, part.card, tuple(part.boxes)) for place, part in p.list_parts()]


@lru_cache(4096)
def _view_part(place: str, card: str, contents: tuple[str, ...]) -> PartView:
    """Show a Convoy card. The answer is cached and shared, because nobody changes a view."""
    data = PARTS[card]
    boxes = [
        fill_view(BoxView, kind, ref=f"{place}{n}", content=content, label=kind.description)
        for n, (kind, content) in enumerate(zip(data.printed_boxes, contents, strict=True))
    ]
    return fill_view(
        PartView, data, place=place, card=card, loot=data.pair is not None, boxes=boxes
    )


def see_crew(p: Player) -> list[CrewView]:
    """Show a player's Survivors."""
    return [
        _view_crew(one.card, one.zone, p.find_skill(one), one.counters, one.used) for one in p.crew
    ]


@lru_cache(4096)
def _view_crew(card: str, zone: Zone, skill: int, counters: int, used: bool) -> CrewView:
    data = SURVIVORS[card]
    return fill_view(
        CrewView, data, card=card, zone=zone, skill=skill, counters=counters, used=used
    )


def _view_card(s: State, seat: int, card: str) -> CardView:
    data = HELD[card]
    return fill_view(
        CardView,
        data,
        card=card,
        playable=_is_turn_for(s, seat, data) and hidden_cards.can_play(s, seat, card),
    )


def _is_turn_for(s: State, seat: int, card: Played) -> bool:
    """Whether this is the seat's own turn, or the card needs none (LA-5.22, LA-16.6, LA-16.20)."""
    if s.phase in ("rest", "end") or "reaction" in card.windows:
        return s.phase != "over"
    return _find_acting(s) == seat


def _view_sheet(s: State, seat: int) -> Sheet:
    p = s.players[seat]
    return Sheet(
        hand=[_view_card(s, seat, card) for card in p.hand],
        dealt=[list(cards) for cards in p.dealt],
        kept=list(p.kept),
    )


# -- the table -----------------------------------------------------------------------------------


def see_zone(s: State) -> list[SlotView]:
    """Show the Exploration Zone."""
    return [_view_slot(s, n, slot) for n, slot in enumerate(s.zone)] if s.tiles else []


def see_foes(s: State) -> list[FoeView]:
    """Show the Enemies in play."""
    return [_view_foe(foe) for foe in s.foes]


def _view_slot(s: State, index: int, slot: Slot | None) -> SlotView:
    tokens = tuple(slot.blocks) if slot is not None else ()
    return _make_slot_view(index, s.tiles[index], slot.card if slot is not None else None, tokens)


@lru_cache(4096)
def _make_slot_view(index: int, tile: str, name: str | None, tokens: tuple[str, ...]) -> SlotView:
    card = CARDS[name] if name is not None else None
    return fill_view(
        SlotView,
        slot=index + 1,
        cost=exploration_zone.find_skill_cost(index),
        bonuses=[bonus.describe_steps(steps) for steps in DECKS.bonuses[tile].actions],
        card=card.id if card else None,
        name=card.name if card else "",
        kind=card.kind if card else "",
        detail=describe_zone_card(name, tokens) if name is not None else "",
        blocks=list(tokens),
        effect=card.effect if isinstance(card, Location) else "none",
        tile=tile,
    )


def describe_zone_card(name: str, blocks: tuple[str, ...]) -> Text:
    """Say in a line what a card in the Zone brings, with these blocks still there."""
    if name in PARTS:
        return trucks.describe_part(PARTS[name])
    card = CARDS[name]
    if isinstance(card, Survivor):
        return Message("skill-and-tells", skill=card.skill, tells=card.tells)
    if name in ENEMIES:
        return Message("enemy-in-zone", number=ENEMIES[name].roman)
    return exploration_zone.describe_slot(name, blocks)


def _view_foe(foe: Foe) -> FoeView:
    enemy = ENEMIES[foe.card]
    return fill_view(
        FoeView, foe, enemy, targets={who: count for who, count in foe.targets.items() if count}
    )


def see_automa(a: Automa) -> AutomaView:
    return fill_view(
        AutomaView,
        a,
        contaminated=a.contaminated_count,
        standing=a.standing.count(True),
        cards=len(a.objects) + a.counted + len(a.loot),
        face_down=len(a.pile),
    )
