"""Loot: what a defeated Enemy leaves, who gets it, and what they keep (LA-11.21 to LA-11.30)."""

from rules.aurora.model.cards import Pair, Survivor
from rules.aurora.model.decks import CARDS, ENEMIES, HELD, PARTS, name_of
from rules.aurora.model.players import Player
from rules.aurora.model.state import AUTOMA, Foe, State
from rules.aurora.play import survivors
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import trucks
from rules.aurora.words import Message
from rules.aurora.words.fitting import ClippedDetail, ShortDetail
from rules.engine import Chance, Option, Play, Prompt, Text

AT = "@"
"""Separates a Convoy card from its place in the answer that keeps it."""
TARGET, FAME = "T", "*"
"""Rewards of Defence boxes: a Target counter, a Fame Point; the others are tokens."""


def defeat_enemy(h: Here, foe: Foe) -> None:
    """Remove a defeated Enemy, and deal each owner of Target counters on it as many Loot cards."""
    s = h.s
    enemy = ENEMIES[foe.card]
    s.foes.remove(foe)
    s.defeated.append(foe.card)
    s.spent_hitpoints.append(foe.hitpoints)
    told = Message("defeats", card=enemy.id, name=enemy.name)
    h.tell(told, kind="defeated", card=enemy.id)
    dealt = _deal_loot(s, h.t.rng, enemy.group, foe.targets)
    if dealt:
        h.t.note_reveal()
    for who, cards in dealt.items():
        told = Message("is-dealt", player=h.name_convoy(who), cards=len(cards))
        h.tell(told, kind="loot", seat=who)
        if who == AUTOMA:
            assert s.automa is not None
            s.automa.loot += cards
        else:
            s.players[who].dealt.append(cards)


def _deal_loot(s: State, rng: Chance, pair: Pair, targets: dict[int, int]) -> dict[int, list[str]]:
    """Deal one card for each counter, round after round in Right Turn Order in case the deck is
    short (LA-11.22)."""
    owed = {who: targets.get(who, 0) for who in s.right_turn_order if targets.get(who)}
    dealt: dict[int, list[str]] = {who: [] for who in owed}
    for turn in range(max(owed.values(), default=0)):
        for who, count in owed.items():
            card = s.loot[pair].take_unseen(rng) if count > turn else None
            if card is not None:
                dealt[who].append(card)
    return {who: cards for who, cards in dealt.items() if cards}


def offer_loot(h: Here, seat: int, *, optional: bool = False) -> Prompt[str]:
    """Make the question which dealt card the seat keeps, if any (LA-11.23). It is `optional` while
    others still fire, so that it does not delay them."""
    p = h.find_player(seat)
    cards = p.dealt[0]
    ways = {card: _list_ways_to_keep(p, card) for card in cards}
    first = ways[cards[0]]
    options = [option for found in ways.values() for option in found]
    options.append(Option("none", "loot", Message("none-of-them" if cards[1:] else "leave-it")))
    return h.t.choice(
        seat,
        Message(
            "keep-which-loot", parts=int(any(card in PARTS for card in cards)), cards=len(cards)
        ),
        options,
        default=first[0].id if trucks.is_worth_placing(p, cards[0]) else "none",
        secret=True,
        optional=optional,
        about=Message("about-loot", player=h.name_seat(seat), cards=len(cards)),
        topic="loot",
        rule="LA-11.23",
    )


def _list_ways_to_keep(p: Player, card: str) -> list[Option]:
    """List the ways to keep a Loot card: a Convoy card once for each place where it may go
    (LA-11.26)."""
    if card not in PARTS:
        return [Option(card, "loot", name_of(card), _describe_briefly(card))]
    options: list[Option] = []
    for place, old in trucks.list_places(p, card):
        where = trucks.describe_place(p, place, old)
        detail = _describe_briefly(card)
        if old:
            boxes, lost = (trucks.describe_part(PARTS[one]) for one in (card, old))
            detail = ShortDetail("kept-instead-of", boxes=boxes, lost=lost)
        label = Message("loot-placed", part=name_of(card), where=where)
        options.append(Option(f"{card}{AT}{place}", "loot", label, detail, {"card": card}))
    return options


def describe_loot(card: str) -> Text:
    """Say in a line what a Loot card is."""
    data = CARDS[card]
    if card in PARTS:
        boxes = trucks.describe_part(PARTS[card])
        return Message("loot-part", kind=PARTS[card].kind, boxes=boxes)
    if isinstance(data, Survivor):
        return Message("loot-survivor", skill=data.skill, tells=data.tells)
    return HELD[card].tells


def _describe_briefly(card: str) -> Text:
    """Say what a Loot card does, without its kind."""
    data = CARDS[card]
    if card in PARTS:
        return ClippedDetail("capitalised", text=trucks.describe_part(PARTS[card]))
    if isinstance(data, Survivor):
        return ClippedDetail("capitalised", text=data.tells)
    return HELD[card].brief


def keep_loot_card(h: Here, seat: int, chosen: str) -> None:
    """Keep the chosen card, if any, for the chosen place, and return the others unseen."""
    p = h.find_player(seat)
    cards = p.dealt.pop(0)
    kept, _, place = chosen.partition(AT)
    if kept != "none":
        p.kept.append(kept)
    if place:
        p.places[kept] = f"{place}{AT}{dict(trucks.list_places(p, kept))[place]}"
    for card in cards:
        if card != kept:
            trucks.return_loot(h, card)
    h.tell(Message("chooses-loot", player=h.name_seat(seat)), kind="loot", seat=seat)


def ask_loot(h: Here, seat: int) -> Play[None]:
    """Ask the seat about each deal of Loot that it has not answered yet."""
    while h.find_player(seat).dealt:
        chosen = yield from h.ask(lambda: offer_loot(h, seat))
        keep_loot_card(h, seat, chosen)


def bring_into_play(h: Here, seat: int) -> Play[None]:
    """Bring kept Loot into play: Convoy cards go where the player has said, Survivors rest, and the
    hand takes all other cards (LA-11.26 to LA-11.29). If something else is in that place now, the
    player is asked again and may refuse."""
    p = h.find_player(seat)
    while p.kept:
        card = p.kept.pop(0)
        place, _, old = p.places.pop(card, "").partition(AT)
        if card in PARTS and (place, old) in trucks.list_places(p, card):
            yield from trucks.attach_card(h, seat, card, place)
        elif card in PARTS:
            if not (yield from trucks.ask_place_for_part(h, seat, card, may_refuse=True)):
                trucks.return_loot(h, card)
        elif card in HELD:
            p.hand.append(card)
            yield from h.over_the_limit(h, seat)
        elif not (yield from survivors.recruit_survivor(h, seat, card)):
            trucks.return_loot(h, card)
