"""Using cards: which cards a player has, when they may be used, and what sets off the passive ones
(HI-12)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rules.engine import Option, Play
from rules.hope.effects.carry_out import carry_out
from rules.hope.effects.language.models import Amount, Effect, Hurt, Renew, Reveal
from rules.hope.effects.language.words import describe_effects
from rules.hope.effects.requirements import is_condition_met
from rules.hope.model.cards import Asset, Moment, Power, Printed, Trigger, Window
from rules.hope.model.decks import ASSETS, POWERS
from rules.hope.model.state import MOST_DICE, Character, Held, State
from rules.hope.play.context import Here
from rules.hope.words import Message
from rules.kit.content import DeckText
from rules.kit.said import Said

PASS = Option("pass", "pass", Message("let-it-be"))
HURT: dict[Hurt, Trigger] = {
    "hunger": "i_hunger",
    "harm": "i_am_harmed",
    "humanity": "i_lose_humanity",
}


@dataclass(slots=True)
class Card:
    """One power of a card that a player may use."""

    held: Held
    printed: Printed
    lying: list[Held] | None = None
    """For an Asset, the list that holds it, from which it is removed when used up."""

    @property
    def id(self) -> str:
        return self.printed.id

    @property
    def name(self) -> DeckText:
        return self.printed.name

    @property
    def power(self) -> Power:
        return self.printed.power

    @property
    def asset(self) -> Asset | None:
        return ASSETS[self.held.card] if self.lying is not None else None

    @property
    def is_fresh(self) -> bool:
        return self.printed.index not in self.held.spent


def list_own_powers(c: Character, moment: Moment) -> list[Card]:
    """List the powers of a character's own cards for this moment, in the order of the cards."""
    cards = [c.personality, *c.traits]
    if c.bonds:
        cards += [bond.held for bond in c.bonds]
    found = _list_powers(cards, moment)
    return found + _list_powers(c.assets, moment, c.assets) if c.assets else found


def _list_powers(
    cards: Iterable[Held], moment: Moment, lying: list[Held] | None = None
) -> list[Card]:
    found: list[Card] = []
    for held in cards:
        powers = POWERS[held.card]
        if moment in powers:
            found += [Card(held, one, lying) for one in powers[moment]]
    return found


def make_use_option(card: Card, prefix: str = "") -> Option:
    """Make the option to use a card, with what it does."""
    return _make_option(card.printed, prefix)


@lru_cache(maxsize=4096)
def _make_option(one: Printed, prefix: str) -> Option:
    return Option(
        f"{prefix}{one.id}", "use", Message("use", card=one.name), _describe_use(one.power)
    )


def _describe_use(power: Power) -> Message:
    """Describe what a power does, as the detail of an option."""
    return Message("does", effects=describe_effects(power.effects))


# -- using (HI-12.2) -----------------------------------------------------------------------------


def list_usable(h: Here, seat: int, window: Window) -> list[Card]:
    """List the powers that a seat may use now in this window, of its own cards and of the group's
    Assets (HI-12.7)."""
    c, commons = h.s.people[seat], h.s.commons
    if c is None:
        return []
    found = list_own_powers(c, window)
    if commons:
        found += _list_powers(commons, window, commons)
    return [card for card in found if _can_use_now(h, seat, card, window)] if found else found


def can_use(h: Here, seats: Sequence[int], *windows: Window) -> bool:
    """Return whether one of these seats may use a power now in one of these windows."""
    return any(list_usable(h, seat, window) for seat in seats for window in windows)


def _can_use_now(h: Here, seat: int, card: Card, window: Window) -> bool:
    power = card.power
    if not card.is_fresh:
        return False
    if power.if_ is not None and not is_condition_met(h, power.if_, seat):
        return False
    scene = h.s.scene
    if card.printed.of_roll and not power.anyone:
        return scene is not None and scene.has_committed(seat)
    if window == "plead":
        return not all(_has_been_shown(h, seat, effect) for effect in power.effects)
    return window != "free" or any(_is_useful(h.s, seat, effect) for effect in power.effects)


def _has_been_shown(h: Here, seat: int, effect: Effect) -> bool:
    """Return whether an effect would show a player only what they have read already."""
    if not isinstance(effect, Reveal) or effect.target != "self":
        return False
    return seat == h.scene.drawer or effect.part in h.scene.shown.get(seat, ())


def _is_useful(s: State, seat: int, effect: Effect) -> bool:
    """Return whether an effect could change anything: food is not offered if nobody is hungry."""
    c = s.find_character(seat)
    match effect:
        case Renew(op="add_use", target="self"):
            return bool(c.assets)
        case Renew(op="refresh", target="self"):
            return any(held.spent for held in c.traits)
        case Amount(target="self"):
            return _is_improvement(s, c, effect)
        case Amount(target="chosen"):
            return any(
                _is_improvement(s, s.find_character(other), effect) for other in s.living_seats
            )
        case _:
            return True


def _is_improvement(s: State, c: Character, effect: Amount) -> bool:
    """Return whether the effect would improve the character's condition."""
    if effect.op == "humanity":
        return effect.n > 0 and "no_regain" not in c.statuses and c.humanity < MOST_DICE
    if effect.op == "hope":
        return s.hope < MOST_DICE
    return effect.n < 0 and bool(c.find_stage(effect.op))


def use_card(h: Here, seat: int, card: Card) -> Play[None]:
    """Use a card: turn it over or count a use, and carry out what it says (HI-12.5, HI-12.6)."""
    told = Message("uses", character=h.name_seat(seat), card=card.name)
    h.tell_and_record(told, kind="use", seat=seat, card=card.held.card)
    if h.s.scene is not None:
        used = Message("used", character=h.name_seat(seat), card=card.name)
        h.s.scene.used.append(Said(used))
    h.record_use(h.s.find_character(seat), card.held.card)
    turn_over(h, card)
    yield from carry_out(h, card.power.effects, seat, card.name)
    if card.asset is not None and card.asset.drawback is not None:
        # The drawback happens even if the Asset is used up by now.
        after = card.asset.drawback
        if after.when == "gained" or h.s.people[seat] is None:
            return
        yield from carry_out(h, after.effects, seat, card.name)


def turn_over(h: Here, card: Card) -> None:
    """Mark a power as used: turn it over, or take away one use; discard an Asset without uses
    (HI-12.5, HI-12.6)."""
    use = card.power.use
    if use == "uses":
        assert card.lying is not None
        card.held.uses -= 1
        if card.held.uses <= 0:
            card.lying.remove(card.held)
            h.s.assets.discard(card.held.card)
    elif use in ("once", "round"):
        card.held.spent.append(card.printed.index)


def turn_back(s: State) -> None:
    """Turn the once-a-round powers back at the end of the round (HI-12.5)."""
    lying = [held for c in s.people if c is not None for held in c.cards]
    for held in (*lying, *s.commons):
        if held.spent:
            powers = (one for one in POWERS[held.card][None] if one.power.use == "round")
            again = [one.index for one in powers]
            held.spent = [index for index in held.spent if index not in again]


# -- what happens by itself ----------------------------------------------------------------------


def trigger_powers(
    h: Here, seat: int, when: Trigger, partner: int | None = None, held: Held | None = None
) -> Play[None]:
    """Carry out a seat's passive powers with this trigger (HI-12.2). `partner`, a character's
    number: only powers of the bonds with that character. `held`: only that card's powers."""
    c = h.s.people[seat]
    if c is None:
        return
    if partner is None:
        found = list_own_powers(c, when)
    else:
        found = _list_powers([bond.held for bond in c.bonds if partner in bond.partners], when)
    for card in found:
        if not card.is_fresh or held not in (None, card.held):
            continue
        if not h.s.is_here(c):
            return
        if card.power.if_ is not None and not is_condition_met(h, card.power.if_, seat):
            continue
        if card.power.use in ("once", "round"):
            card.held.spent.append(card.printed.index)
        told = Message("comes-into-play", card=card.name, character=h.name_seat(seat))
        h.tell_and_record(told, kind="passive", seat=seat, card=card.held.card)
        h.record_use(c, card.held.card)
        yield from carry_out(h, card.power.effects, seat, card.name)


def trigger_partners(h: Here, number: int, when: Trigger, seats: Sequence[int]) -> Play[None]:
    """Carry out, for each of these seats, the passive powers of its bonds with the partner of that
    `number`."""
    for seat in seats:
        yield from trigger_powers(h, seat, when, number)


def trigger_hurt_powers(h: Here, seat: int, what: Hurt) -> Play[None]:
    """Carry out what a character's loss sets off, in themselves and in those with a bond to
    them."""
    number = h.s.find_character(seat).number
    yield from trigger_powers(h, seat, HURT[what])
    if what == "harm":
        yield from trigger_partners(h, number, "partner_hurt", h.s.list_others(seat))
