"""Wounds in a fight: what cards prevent, how wounds are dealt, the scar that they may leave, and
who falls (PH-14.15, PH-15.26, PH-17.1, PH-17.2)."""

from collections.abc import Iterator
from typing import Any, Literal

from rules.engine import Option, Play, Text
from rules.posthuman.effects.carry_out import Use, fire_hook, list_uses, pay_for_use
from rules.posthuman.effects.models import Prevent
from rules.posthuman.effects.modifiers import (
    is_automatic_now,
    list_effects_in_play,
    list_lasting,
    remove_lasting,
)
from rules.posthuman.effects.spelling import Hook
from rules.posthuman.model.decks import find_enemy_card, name_of
from rules.posthuman.model.fight_state import Foe
from rules.posthuman.model.state import State
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.fights import knockout
from rules.posthuman.play.people import scars, sheet
from rules.posthuman.words import Message
from rules.posthuman.words.fight_words import name_foe, name_foe_within

Blow = Literal["melee", "shooting", "any"]
"""How wounds are dealt. `any`: by an effect of a card; only effects that prevent any wounds prevent
these."""
_HOOKS: dict[Blow, tuple[Hook, ...]] = {
    "melee": ("wounds_in",),
    "shooting": ("shot_at", "wounds_in"),
    "any": ("wounds_in",),
}


def wound_foe(h: Here, seat: int, foe: Foe, n: int, cause: Text) -> Play[None]:
    """Deal wounds to an enemy and tell the players. The wounds last; at 0 health the enemy is dead
    at once (PH-14.15, PH-15.26)."""
    if n <= 0 or foe.health <= 0:
        return
    foe.health = max(0, foe.health - n)
    fight = h.s.fights[seat]
    place = next(n for n, one in enumerate(fight.foes) if one is foe)
    who = name_foe(fight, place)
    if foe.health:
        told = Message("wounded", cause=cause, foe=who, n=n, health=foe.health)
        h.tell(told, kind="wound", seat=seat, card=foe.card, n=n)
        return
    told = Message("killed", cause=cause, foe=who, n=n, within=name_foe_within(fight, place))
    h.tell(told, kind="kill", seat=seat, card=foe.card, n=n)
    yield from fire_hook(h, seat, "kill")


def wound_human(
    h: Here, seat: int, n: int, blow: Blow, cause: Text, *, scar: bool = False
) -> Play[None]:
    """Deal wounds to a human, less what cards prevent. `scar`: if any are left they leave a scar,
    the first time in a combat (PH-17.1). Raises Fallen if the human is knocked out or turns
    (PH-15.26)."""
    if n <= 0:
        return
    n -= yield from prevent_wounds(h, seat, n, blow, cause)
    if n <= 0:
        return
    sheet.lose_on_track(h, seat, "health", n, cause)
    fight = h.s.find_combat(seat)
    if scar and not (fight is not None and fight.scarred):
        if fight is not None:
            fight.scarred = True
        if (yield from scars.draw_scars(h, seat, 1, cause)):
            raise Fallen(seat)
    yield from knockout.knock_out_if_empty(h, seat, cause)


def can_scar(foe: Foe) -> bool:
    """Whether an enemy's melee wounds leave a scar (PH-17.2)."""
    return find_enemy_card(foe.card).is_scarring


# -- what is prevented ---------------------------------------------------------------------------


def prevent_wounds(
    h: Here, seat: int, n: int, blow: Blow, cause: Text, *, firing: bool = True
) -> Play[int]:
    """Prevent wounds by cards, tell the players and return how many. First come effects that always
    hold, each once a combat; then those prepared or triggered now; then those that players use now.
    `firing`: the other effects at the hooks for wounds happen before."""
    for hook in _HOOKS[blow] if firing else ():
        yield from fire_hook(h, seat, hook, asking=False)
    saved = 0
    for name, card, one in list(_list_automatic_preventions(h.s, seat, blow)):
        if saved < n:
            h.human(seat).used[name] = "turn" if h.s.find_combat(seat) is None else "combat"
            saved += _tell_prevented(h, seat, min(one.n, n - saved), name_of(card), cause)
    for last in list_lasting(h.s, seat):
        if saved < n and isinstance(last.modifier, Prevent) and _can_prevent(last.modifier, blow):
            left = last.left or last.modifier.n
            spent = min(left, n - saved)
            last.left = left - spent
            if last.left == 0:
                remove_lasting(h.s, seat, last)
            saved += _tell_prevented(h, seat, spent, name_of(last.source), cause)
    for owner in (seat, *h.s.same_terrain(seat)):
        saved += yield from _use_preventions(h, seat, owner, n - saved, blow=blow, cause=cause)
    return saved


def _list_automatic_preventions(
    s: State, seat: int, blow: Blow
) -> Iterator[tuple[str, str, Prevent]]:
    """List the effects in play that always prevent wounds, and have not yet in this combat."""
    for card, effects in list_effects_in_play(s, seat):
        for number, effect in enumerate(effects):
            name = f"{card}/{number}"
            if (
                effect.at in (*_HOOKS[blow], "anytime")
                and name not in s.human(seat).used
                and is_automatic_now(s, seat, effect)
            ):
                for one in effect.do:
                    if isinstance(one, Prevent) and _can_prevent(one, blow):
                        yield name, card, one


def _can_prevent(one: Prevent, blow: Blow) -> bool:
    return one.what in ("any", blow)


def _use_preventions(
    h: Here, seat: int, owner: int, n: int, *, blow: Blow, cause: Text
) -> Play[int]:
    """Ask an owner about each card that can prevent wounds now, by default no, and use those wanted
    (PH-25.12). The wounds are the owner's, or another human's on the same terrain. Return how many
    are prevented."""
    saved = 0
    whom = (
        ("self", "chosen", "here", "all") if owner == seat else ("other", "chosen", "here", "all")
    )
    for hook in _HOOKS[blow]:
        for one in list_uses(h.s, owner, hook):
            shields = [p for p in one.effect.do if isinstance(p, Prevent) and _can_prevent(p, blow)]
            fitting = [p for p in shields if p.whom in whom]
            if saved >= n or not fitting:
                continue
            wanted = yield from _ask_prevention(h, seat, owner, one, n=n - saved, cause=cause)
            if wanted and _can_still_use(h.s, seat, owner, one, hook):
                pay_for_use(h, owner, one)
                most = sum(p.n for p in fitting)
                saved += _tell_prevented(h, seat, min(most, n - saved), name_of(one.card), cause)
    return saved


def _can_still_use(s: State, seat: int, owner: int, one: Use, hook: Hook) -> bool:
    """Whether a card can still be used once the question is answered: it may have been used up, or
    its owner may have left the terrain."""
    near = owner == seat or owner in s.same_terrain(seat)
    return near and one.id in [each.id for each in list_uses(s, owner, hook)]


def _ask_prevention(h: Here, seat: int, owner: int, one: Use, *, n: int, cause: Text) -> Play[bool]:
    card = name_of(one.card)
    hit: dict[str, Any] = {"cause": cause, "n": n, "card": card, "health": h.human(seat).health}
    text = Message("prevent-own-wounds", **hit)
    if owner != seat:
        text = Message("prevent-wounds-of", player=h.name_seat(seat), **hit)
    left = max(0, h.human(seat).health - n)
    suffers = Message("would-be-left", player=h.name_seat(seat), own=int(owner == seat), left=left)
    options = [
        Option(one.id, "use", one.label, one.detail),
        Option("no", "use", Message("keep-card", card=card), suffers),
    ]
    chosen = yield from h.choose(
        owner,
        text,
        options,
        default="no",
        topic="prevent",
        data={"card": one.card, "for": seat, "wounds": n},
        rule="PH-25.12",
    )
    return chosen == one.id


def _tell_prevented(h: Here, seat: int, n: int, by: Text, cause: Text) -> int:
    told = Message("prevents-wounds", by=by, player=h.name_seat(seat), n=n, cause=cause)
    h.tell(told, kind="prevented", seat=seat, n=n)
    return n
