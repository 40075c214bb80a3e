"""Humanity, Hope, Hunger and Harm: how characters gain and lose them (HI-11)."""

from rules.engine import Play
from rules.engine.messages import Text
from rules.hope.effects.carry_out import carry_out
from rules.hope.effects.language.models import Hurt
from rules.hope.model.entries import Track
from rules.hope.model.state import DEADLY_STAGE, MOST_DICE, Character
from rules.hope.play import death, powers
from rules.hope.play.context import Here
from rules.hope.play.scene import reactions
from rules.hope.play.scene.reactions import Hit
from rules.hope.words import Message


def gain_humanity(h: Here, seat: int, n: int, why: Text) -> None:
    """Give a character Humanity, up to five in all; a character who cannot regain any gets none
    (HI-11.1, HI-19.8)."""
    c = h.s.find_character(seat)
    gained = _regain_humanity(h, c, n, why)
    if gained:
        told = Message("gains-humanity", character=c.name, n=gained, why=why)
        h.tell_and_record(told, kind="humanity", seat=seat, n=gained)


def take_back(h: Here, seat: int, n: int) -> None:
    """Give committed dice back to their giver, by the rules of regaining Humanity (HI-19.4c,
    HI-19.8)."""
    c = h.s.find_character(seat)
    gained = _regain_humanity(h, c, n, Message("dice-to-take-back"))
    if gained:
        told = Message("takes-dice-back", character=c.name, n=gained)
        h.tell_and_record(told, kind="humanity", seat=seat, n=gained)


def _regain_humanity(h: Here, c: Character, n: int, why: Text) -> int:
    """Add up to n Humanity, and return how much was added."""
    if "no_regain" in c.statuses:
        told = Message("cannot-regain", character=c.name, n=n, why=why)
        h.tell_and_record(told, kind="humanity", seat=c.seat, n=0)
        return 0
    gained = min(n, MOST_DICE - c.humanity)
    add_humanity(h, c, gained)
    return gained


def add_humanity(h: Here, c: Character, n: int) -> None:
    """Add n Humanity. With any, a supporter can claim no Hope die before the roll, and must answer
    again (HI-7.2, HI-7.5)."""
    c.humanity += n
    scene = h.s.scene
    if scene is None or not scene.is_pleading or scene.scene.kind != "roll":
        return
    if n and c.seat in scene.last_hope and c.seat != scene.drawer:
        scene.last_hope.remove(c.seat)
        h.tell_and_record(Message("claims-no-hope", character=c.name), kind="support", seat=c.seat)


def change_hope(h: Here, n: int, why: Text) -> None:
    """Change the Hope pool, which holds 0 to 5; what does not fit is void (HI-11.4)."""
    s = h.s
    after = max(0, min(MOST_DICE, s.hope + n))
    if after != s.hope:
        told = Message("hope-holds", hope=after, why=why)
        h.tell_and_record(told, kind="hope", n=after - s.hope)
        s.hope = after


def heal_condition(h: Here, seat: int, what: Track, n: int, why: Text) -> None:
    """Take back up to n stages of Hunger or Harm (HI-11.7)."""
    c = h.s.find_character(seat)
    had = c.find_stage(what)
    after = max(0, had - n)
    if after == had:
        return
    c.set_stage(what, after)
    h.record_change(c, what, before=had, after=after)
    told = Message("is-in-stage", character=c.name, stage=f"{what}-{after}", why=why)
    h.tell_and_record(told, kind=what, seat=seat, n=after - had)


def resolve_hurt(h: Here, seat: int, what: Hurt, n: int, why: Text) -> Play[None]:
    """Hit a character with n steps of a loss, unless a card prevents it (HI-12.12). Hunger and Harm
    kill at once at the third stage (HI-13.2, HI-13.4); Humanity lost at 0 dooms (HI-13.5)."""
    yield from _resolve_hit(h, Hit(seat, what, n, why))


def _resolve_hit(h: Here, hit: Hit) -> Play[None]:
    seat, what, why = hit.seat, hit.what, hit.why
    c = h.s.find_character(seat)
    if what == "harm" and "shielded" in c.statuses:
        c.statuses.remove("shielded")
        told = Message("is-shielded", character=c.name, why=why)
        h.tell_and_record(told, kind="status", seat=seat)
        return
    passed_on = yield from reactions.resolve_reactions(h, hit)
    if passed_on is not None:
        card, holder = passed_on.card, h.s.find_character(passed_on.holder)
        yield from _resolve_hit(h, passed_on.hit)
        if h.s.is_here(holder):
            yield from carry_out(h, card.power.effects[1:], holder.seat, card.name)
        return
    if hit.n <= 0 or not h.s.is_here(c):
        return
    if what == "humanity":
        _lose_humanity(h, seat, hit.n, why)
    elif (yield from _worsen_condition(h, seat, what, hit.n, why)):
        return
    yield from powers.trigger_hurt_powers(h, seat, what)


def _lose_humanity(h: Here, seat: int, n: int, why: Text) -> None:
    """Take Humanity. A loss that goes below 0 dooms the character, and doom is final (HI-11.2,
    HI-13.6)."""
    c = h.s.find_character(seat)
    lost = min(n, c.humanity)
    c.humanity -= lost
    if lost:
        told = Message("loses-humanity", character=c.name, n=lost, why=why)
        h.tell_and_record(told, kind="humanity", seat=seat, n=-lost)
    if n > lost and c.doomed:
        told = Message("is-doomed-already", character=c.name, why=why)
        h.tell_and_record(told, kind="humanity", seat=seat, n=0)
    elif n > lost:
        c.doomed = h.s.round
        told = Message("is-doomed", character=c.name, why=why)
        h.tell_and_record(told, kind="doomed", seat=seat, number=c.number)


def _worsen_condition(h: Here, seat: int, what: Track, n: int, why: Text) -> Play[bool]:
    """Worsen Hunger or Harm by n stages (HI-11.7). Return whether this killed the character."""
    c = h.s.find_character(seat)
    had = c.find_stage(what)
    after = min(DEADLY_STAGE, had + n)
    c.set_stage(what, min(after, DEADLY_STAGE - 1))
    if after == DEADLY_STAGE:
        yield from death.resolve_death(h, seat, what, why)
        return True
    h.record_change(c, what, before=had, after=after)
    told = Message("is-in-stage", character=c.name, stage=f"{what}-{after}", why=why)
    h.tell_and_record(told, kind=what, seat=seat, n=after - had)
    return False
