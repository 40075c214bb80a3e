"""Setup: the start cards, the boards, the decks, the first five cards, and who goes first (LA-2,
LA-3, LA-20.1)."""

from rules.aurora.model.boxes import Token
from rules.aurora.model.cards import PAIRS
from rules.aurora.model.decks import COLOURS, DECKS, HELD, START_CARDS
from rules.aurora.model.players import Column, Crew, Hauled, Player
from rules.aurora.model.state import AUTOMA, SLOTS, Automa, State
from rules.aurora.play.context import Here
from rules.aurora.play.exploration import zone as exploration_zone
from rules.aurora.words import Message, list_with
from rules.kit.decks import Deck

MARKED_CARDS = {2: {1: 2, 2: 2, 3: 3}, 3: {1: 5, 2: 5, 3: 3}, 4: {1: 9, 2: 9, 3: 3}}
"""Players -> period -> how many marked cards are put back (LA-2.10)."""
WAYPOINTS = "FFPPAAOOCC"
"""The ten Special Waypoint counters (LA-18.8)."""
REGIONS = ("west", "middle", "east")
FIRST_TOKENS: tuple[Token, ...] = ("S", "S", "S", "P", "F", "A")


def set_up(h: Here) -> None:
    """Settle all that chance decides before the first turn."""
    s = h.s
    crowd = 2 if s.automa is not None else s.seats
    _set_up_boards(h)
    _set_up_decks(h, crowd)
    for player in s.players:
        _stow_start_tokens(player)
    s.order = h.t.rng.shuffle([*range(s.seats), *([AUTOMA] if s.automa else [])])
    while None in s.zone and exploration_zone.reveal_card(h):
        pass
    names = {
        f"{where}-name": DECKS.regions[side].name
        for where, side in zip(REGIONS, s.sides, strict=True)
    }
    sides = dict(zip(REGIONS, (side[1] for side in s.sides), strict=True))
    h.tell(Message("road-leads", **names, **sides), kind="setup")
    order = list_with("comma", [h.name_convoy(who) for who in s.order])
    h.tell(Message("order-from-left", order=order), kind="order", order=list(s.order))


def _stow_start_tokens(p: Player) -> None:
    """Put Survivors into their own boxes first, then all else by box number (LA-3.3)."""
    free = sorted((box.kind != "survivor", ref) for ref, box, _ in p.list_boxes() if box.is_cargo)
    for token in FIRST_TOKENS:
        chosen = next(one for one in free if p.find_box(one[1]).can_hold(token))
        p.fill_box(chosen[1], token)
        free.remove(chosen)


def _set_up_boards(h: Here) -> None:
    """Choose sides, Bonus tiles and waypoints (LA-2.1, LA-2.2, LA-2.5)."""
    s, rng = h.s, h.t.rng
    a, b, c = (f"{number}{wanted or rng.pick('AB')}" for number, wanted in enumerate(s.wanted, 1))
    s.sides = (a, b, c)
    shown = [f"{tile}-{rng.pick((1, 2))}" for tile in range(1, SLOTS + 1)]
    s.tiles = [shown[0], *rng.shuffle(shown[1:4]), shown[4]]
    spaces = s.map.waypoints
    s.waypoints = dict(zip(spaces, rng.shuffle(WAYPOINTS), strict=False))


def _set_up_decks(h: Here, crowd: int) -> None:
    """Shuffle every deck, with fewer marked cards for fewer players (LA-2.8 to LA-2.14)."""
    s, rng = h.s, h.t.rng
    for period in (3, 2, 1):  # the first period ends up on top
        cards = [card for card in DECKS.exploration.values() if card.period == period]
        marked = rng.shuffle([card.id for card in cards if card.marked])
        back = MARKED_CARDS[crowd][period]
        s.left_out += marked[back:]
        always = [card.id for card in cards if not card.marked]
        s.deck.put_on_top(*rng.shuffle([*always, *marked[:back]]))
    s.objects = Deck.of(rng.shuffle([card for card in HELD if HELD[card].kind == "object"]))
    s.outcomes = Deck.of(rng.shuffle(list(DECKS.outcomes)))
    for pair in range(len(PAIRS)):
        loot = [card.id for card in DECKS.loot.values() if card.pair == pair]
        s.loot.append(Deck.of(rng.shuffle(loot)))
        s.hitpoints.append(_draw_hitpoints(h, pair))
    if s.automa is not None:
        s.automa.deck = Deck.of(rng.shuffle(list(DECKS.actions)))


def _draw_hitpoints(h: Here, pair: int) -> list[str]:
    """Shuffle the pair's Hitpoints cards, each on a random side (LA-2.14)."""
    numbers = sorted({card.id[0] for card in DECKS.hitpoints.values() if card.pair == pair})
    return h.t.rng.shuffle([number + h.t.rng.pick("ab") for number in numbers])


def make_opening(
    seats: int, *, wanted: tuple[str, str, str], expert: bool, automa: Automa | None
) -> State:
    """Make the first position: the start cards are dealt, all else is in the box. The first step
    settles what chance decides (LA-3.1, LA-3.2)."""
    players = [_make_player(colour) for colour in COLOURS[:seats]]
    return State(players=players, wanted=wanted, expert=expert, automa=automa)


def _make_player(colour: str) -> Player:
    truck, first, second, maiden, pilot, leader = (f"{colour}-{key}" for key in START_CARDS)
    return Player(
        colour=colour,
        crew=[
            Crew(card=leader, zone="active"),
            Crew(card=pilot, zone="active"),
            Crew(card=maiden, zone="rest"),
        ],
        columns=[Column(bottom=Hauled.make_empty(card)) for card in (truck, first, second)],
    )
