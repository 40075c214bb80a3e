"""What primitives do that belong to no other module: tracks, goods, cards, followers and thefts
(PH-25.14, PH-26.1). Fights, tiles and mutants have their own modules."""

from collections.abc import Callable

from rules.engine import Option, Play, Text, asks_nothing
from rules.kit.dice import D6
from rules.posthuman.effects import models as m
from rules.posthuman.effects.conditions import find_current_level
from rules.posthuman.effects.payment import NOTHING, put_away
from rules.posthuman.effects.performing import apply_primitives, register_operation
from rules.posthuman.effects.targets import ask_human, ask_targets, list_others_here
from rules.posthuman.effects.words import make_item_detail
from rules.posthuman.model.decks import ITEMS, MUTANT_ACTIONS, name_of
from rules.posthuman.model.fight_state import Lasts
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import JOURNEY_END, ItemDeck
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights import knockout
from rules.posthuman.play.people import experience, followers, inventory, item_choices, scars, sheet
from rules.posthuman.play.people.sheet import (
    gain_goods,
    gain_on_track,
    lose_on_track,
    sum_effective_stat,
)
from rules.posthuman.words import Message
from rules.posthuman.words.fight_words import describe_encounter

LOSABLE = {"item": "gear", "hand": "hand", "skill": "skills", "follower": "followers"}
"""Where the cards of a kind that can be lost are."""

# -- amounts -------------------------------------------------------------------------------------


@register_operation(m.Amount, sourced=True)
def _apply_amount(h: Here, seat: int, one: m.Amount, cause: Text, *, source: str) -> Play[None]:
    fallen: Fallen | None = None
    for who in (yield from ask_targets(h, seat, one, cause, source)):
        if who not in h.s.humans:
            continue
        try:
            yield from _change_amount(h, who, one, cause)
        except Fallen as now:  # the others are affected all the same
            fallen = now if who == seat else fallen
            continue
        if who != seat:
            yield from knockout.resolve_knockout(h, who, cause)
    if fallen is not None:
        raise fallen


def _change_amount(h: Here, seat: int, one: m.Amount, cause: Text) -> Play[None]:
    human = h.human(seat)
    if one.do in ("health", "morale"):
        change = gain_on_track if one.n > 0 else lose_on_track
        change(h, seat, one.do, abs(one.n), cause)
    elif one.do == "food":
        gain_goods(h, seat, cause, food=one.n)
    elif one.do == "ammo":
        gain_goods(h, seat, cause, ammo=one.n)
    elif one.do == "hunger":
        yield from _apply_hunger(h, seat, one.n, cause)
    elif one.do == "xp":
        experience.gain_xp(h, seat, one.n, cause)
    elif one.do == "jp":
        if one.n > 0 and human.place < JOURNEY_END:
            human.place += 1
            name, at = h.name_seat(seat), human.place
            told = Message(
                "gains-journey-point", cause=cause, player=name, place=at, goal=JOURNEY_END
            )
            h.tell(told, kind="jp", seat=seat, place=at)
    elif one.do == "scar":
        if (yield from scars.draw_scars(h, seat, one.n, cause)):
            raise Fallen(seat)
    else:
        yield from _heal_scars(h, seat, one.n, cause)


def _apply_hunger(h: Here, seat: int, n: int, cause: Text) -> Play[None]:
    """Move the hunger marker; beyond the last slot the human is knocked out by hunger (PH-9.6)."""
    human = h.human(seat)
    if human.hunger + n > 3:
        yield from knockout.knock_out_by_hunger(h, seat)
        raise Fallen(seat)
    before, human.hunger = human.hunger, max(0, human.hunger + n)
    if before != human.hunger:
        way = "rises" if human.hunger > before else "falls"
        told = Message(
            "hunger-moves", cause=cause, player=h.name_seat(seat), way=way, hunger=human.hunger
        )
        h.tell(told, kind="hunger", seat=seat, slot=human.hunger)


def _heal_scars(h: Here, seat: int, n: int, cause: Text) -> Play[None]:
    """Discard scars that the human chooses; their faces are not shown (PH-17.5)."""
    for _ in range(n):
        human = h.human(seat)
        if not human.scars:
            return
        options = [
            Option(str(place), "choose", name_of(scar), scars.describe_own_scar(scar))
            for place, scar in enumerate(human.scars)
        ]
        chosen = yield from h.choose(
            seat,
            Message("discard-which-scar", cause=cause),
            options,
            secret=len(options) > 1,
            about=Message("about-discarding-scar", player=h.name_seat(seat)),
            topic="heal_scar",
            data={"scars": list(human.scars)},
            rule="PH-25.14",
        )
        h.s.scars.discard(human.scars.pop(int(chosen)))
        told = Message(
            "discards-scar", cause=cause, player=h.name_seat(seat), scars=len(human.scars)
        )
        h.tell(told, kind="scar", seat=seat)


# -- cards ---------------------------------------------------------------------------------------


@register_operation(m.Draw, "equipment", "weapons")
def _draw_items(h: Here, seat: int, one: m.Draw, cause: Text) -> Play[None]:
    deck: ItemDeck = "equipment" if one.deck == "equipment" else "weapons"
    yield from item_choices.draw_items(h, seat, deck, one.n, keep=one.keep, cause=cause)


@register_operation(m.Draw, "skills")
def _draw_skills(h: Here, seat: int, one: m.Draw, cause: Text) -> Play[None]:
    yield from experience.draw_skills(h, seat, one.n, one.keep, cause)


@register_operation(m.Discard, "food", "ammo")
@asks_nothing
def _discard_goods(h: Here, seat: int, one: m.Discard, cause: Text) -> None:
    gain_goods(h, seat, cause, **{one.kind: -one.n})


@register_operation(m.Discard, *LOSABLE)
def _discard_cards(h: Here, seat: int, one: m.Discard, cause: Text) -> Play[None]:
    yield from _lose_cards(h, seat, one.n, cause, LOSABLE[one.kind])


def _lose_cards(h: Here, seat: int, n: int, cause: Text, what: str) -> Play[None]:
    """Lose cards that the human chooses, or as many as it has."""
    for _ in range(n):
        human = h.human(seat)
        own = _list_losable_cards(h.s, seat, what)
        hidden = what == "hand" or (what == "followers" and bool(human.hidden_followers))
        if not own:
            return
        chosen = yield from h.choose(
            seat,
            Message("lose-which", cause=cause),
            lambda: make_options(_list_losable_cards(h.s, seat, what)),
            secret=hidden and len(own) > 1,
            about=Message("about-losing", player=h.name_seat(seat)) if hidden else "",
            topic="lose",
            data={"cards": own, "what": what},
            rule="PH-25.14",
        )
        if chosen == NOTHING.id:
            return
        if chosen in human.hidden_followers:
            followers.dismiss_follower(h, seat, chosen, cause)
            continue
        if hidden:
            h.t.note_reveal()
        if what != "followers":
            told = Message(
                "loses-card", cause=cause, player=h.name_seat(seat), card=name_of(chosen)
            )
            h.tell(told, kind="lost", seat=seat, card=chosen)
        put_away(h, seat, chosen)


def _list_losable_cards(s: State, seat: int, what: str) -> list[str]:
    """List the cards of a kind that a human can lose."""
    human = s.human(seat)
    if what == "followers":
        return [*human.followers, *human.hidden_followers]
    if what == "gear":
        return [card for card in human.gear if inventory.can_drop(s, seat, card)]
    return list(human.hand if what == "hand" else human.skills)


def make_options(cards: list[str]) -> list[Option]:
    """Make options from cards, with one option for copies of a card; items show their figures."""
    options = (
        Option(one, "choose", name_of(one), make_item_detail(ITEMS[one]) if one in ITEMS else "")
        for one in cards
    )
    return item_choices.remove_duplicates(options) or [NOTHING]


# -- what a test decides, and looking ------------------------------------------------------------


@register_operation(m.Test, sourced=True)
def _resolve_test(h: Here, seat: int, one: m.Test, cause: Text, *, source: str) -> Play[None]:
    passed = yield from sheet.resolve_test(h, seat, one.stat, one.modifier, cause)
    then = one.passed if passed else one.failed
    yield from apply_primitives(h, seat, then, cause, source=source)


@register_operation(m.Peek)
def _resolve_peek(h: Here, seat: int, one: m.Peek, cause: Text) -> Play[None]:
    """Look at the top cards of a deck, discard some, and put the rest back in any order."""
    level = find_current_level(h.s, seat)
    deck = h.s.encounters[level] if one.deck == "encounter" else h.s.list_decks()[one.deck]
    seen = deck.draw_up_to(h.t, one.n, reshuffle=one.deck != "events" or not h.s.is_solo)
    if not seen:
        return
    if not (one.discard or (one.reorder and len(seen) > 1)):  # no question shows them
        you_see = Message("you-see-cards", cause=cause, cards=[name_of(c) for c in seen])
        h.t.tell(you_see, seat, kind="peek")
    told = Message("looks-at-cards", cause=cause, player=h.name_seat(seat), n=len(seen))
    h.tell(told, kind="peek", seat=seat)
    for _ in range(one.discard):
        keep = Option("keep", "choose", Message("discard-nothing"))
        options = [
            keep,
            *(
                Option(c, "choose", Message("discard-card", card=name_of(c)), describe_encounter(c))
                for c in seen
            ),
        ]
        text = Message("discard-one", cause=cause, n=len(seen), deck=one.deck)
        chosen = yield from _ask_secretly(h, seat, text, options, seen)
        if chosen == "keep":
            break
        seen.remove(chosen)
        deck.discard(chosen)
    left = list(seen)
    ordered: list[str] = []
    while one.reorder and len(left) > 1:
        options = [Option(c, "choose", name_of(c), describe_encounter(c)) for c in left]
        text = Message("which-comes-first", cause=cause, n=len(seen), deck=one.deck)
        if ordered:
            text = Message("which-comes-next", cause=cause)
        chosen = yield from _ask_secretly(h, seat, text, options, left)
        left.remove(chosen)
        ordered.append(chosen)
    deck.put_on_top(*reversed([*ordered, *left]))


def _ask_secretly(
    h: Here, seat: int, text: Text, options: list[Option], cards: list[str]
) -> Play[str]:
    return h.choose(
        seat,
        text,
        options,
        secret=True,
        about=Message("about-looking-at-cards", player=h.name_seat(seat)),
        topic="peek",
        data={"cards": list(cards)},
        rule="PH-25.14",
    )


# -- plain words ---------------------------------------------------------------------------------


FLAGS: dict[str, Lasts] = {
    "allow_evade": "turn",
    "trade_any": "turn",
    "reroll_passed": "turn",
    "no_target": "turn",
}
"""Words that only set a flag when carried out (see `modifiers.has_flag`) -> how long it lasts."""


@register_operation(m.Plain, *FLAGS)
@asks_nothing
def _apply_flag(h: Here, seat: int, one: m.Plain, cause: Text) -> None:
    h.human(seat).flags[one.do] = FLAGS[one.do]


@register_operation(m.Plain, "fortress")
@asks_nothing
def _do_nothing(h: Here, seat: int, one: m.Plain, cause: Text) -> None:
    """Do nothing: the end check of a solo game looks for the card itself (PH-21.10)."""


@register_operation(m.Steal, sourced=True)
def _resolve_theft(h: Here, seat: int, one: m.Steal, cause: Text, *, source: str) -> Play[None]:
    if source in MUTANT_ACTIONS:
        gain_goods(h, seat, cause, **{one.kind: -one.n})
        return
    among = [
        other
        for other in list_others_here(h.s, seat, source)
        if list_stealable(h.s, seat, other, one)
    ]
    victim = yield from ask_human(h, seat, among, Message("steal-from-whom", cause=cause))
    if victim is None:
        return

    def left() -> list[str]:
        """List what can still be taken: other players go on while the thief thinks."""
        here = victim in list_others_here(h.s, seat, source)
        return list_stealable(h.s, seat, victim, one) if here else []

    if not left():
        _tell_too_late(h, seat, victim, cause)
        return
    if one.contest and not _resolve_theft_roll(h, seat, victim, cause):
        return
    if one.kind == "item":
        yield from _steal_items(h, seat, victim, left, n=one.n, cause=cause)
        return
    thief, robbed = h.human(seat), h.human(victim)
    n = min(one.n, getattr(robbed, one.kind))
    setattr(robbed, one.kind, getattr(robbed, one.kind) - n)
    setattr(thief, one.kind, getattr(thief, one.kind) + n)
    told = Message(
        "steals-goods",
        cause=cause,
        player=h.name_seat(seat),
        n=n,
        goods=one.kind,
        victim=h.name_seat(victim),
    )
    h.tell(told, kind="steal", seat=seat, other=victim)


def list_stealable(s: State, seat: int, victim: int, one: m.Steal) -> list[str]:
    """List what can be taken from a human: for items, those in play of the size, if they fit
    (PH-26.1)."""
    robbed = s.human(victim)
    if one.kind == "item":
        return [
            card
            for card in robbed.gear
            if ITEMS[card].size == one.size and inventory.can_fit(s, seat, card)
        ]
    return [one.kind] if getattr(robbed, one.kind) else []


def _resolve_theft_roll(h: Here, seat: int, victim: int, cause: Text) -> bool:
    """Roll a die for both, add speed, and return whether the thief wins: it must be strictly higher
    (PH-26.1)."""
    mine, theirs = h.t.rng.pick(D6), h.t.rng.pick(D6)
    speed, other = sum_effective_stat(h.s, seat, "speed"), sum_effective_stat(h.s, victim, "speed")
    beaten = mine + speed > theirs + other
    told = Message(
        "races-to-steal",
        cause=cause,
        player=h.name_seat(seat),
        mine=mine,
        speed=speed,
        victim=h.name_seat(victim),
        theirs=theirs,
        other=other,
        quicker=int(beaten),
    )
    h.tell(told, kind="contest", seat=seat, dice=[mine, theirs])
    return beaten


def _tell_too_late(h: Here, seat: int, victim: int, cause: Text) -> None:
    told = Message(
        "steals-too-late", cause=cause, victim=h.name_seat(victim), player=h.name_seat(seat)
    )
    h.tell(told, kind="steal", seat=seat, other=victim)


def _steal_items(
    h: Here, seat: int, victim: int, left: Callable[[], list[str]], *, n: int, cause: Text
) -> Play[None]:
    for _ in range(n):
        own = left()
        if not own:
            return
        chosen = yield from h.choose(
            seat,
            Message("steal-what", cause=cause, victim=h.name_seat(victim)),
            lambda: make_options(left()),
            topic="steal",
            data={"cards": own, "from": victim},
            rule="PH-25.14",
        )
        if chosen not in left():
            _tell_too_late(h, seat, victim, cause)
            return
        card, *mounted = inventory.take_away(h.human(victim), chosen)
        inventory.receive_item(h, seat, card, mounted[0] if mounted else None)
        told = Message(
            "steals-item",
            cause=cause,
            player=h.name_seat(seat),
            card=name_of(card),
            victim=h.name_seat(victim),
        )
        h.tell(told, kind="steal", seat=seat, other=victim, card=card)
