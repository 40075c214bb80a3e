"""What befalls a Convoy: Damage and Repairs, Contamination, and the loss of Survivors (LA-4,
LA-5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine import Option, Play, Prompt

from . import convoy
from .boxes import DAMAGE, NAMES, RESOURCES, Resource, Token
from .cards import Area
from .decks import HELD
from .state import Crew, Player
from .turn import Gone, Here, because, crew_option, listed, plural

HAZMAT = "hazmat-suit"
AREAS: dict[Area | None, tuple[str, str]] = {
    None: ("on your Convoy", "in the Convoy"),
    "bottom first": ("on your Truck", "on the Truck"),
    "bottom row": ("in your bottom row", "in the bottom row"),
    "top row": ("in your top row", "in the top row"),
    "front column": ("in your front column", "in the front column"),
    "second column": ("in your second column", "in the second column"),
    "last column": ("in your last column", "in the last column"),
}
"""The target areas, as their owner is asked and as all are told."""

# -- Damage and Repairs --------------------------------------------------------------------------


def damage(
    h: Here, seat: int, count: int, area: Area | None = None, *, why: str = ""
) -> Play[None]:
    """The owner puts Damage counters on boxes of their choice; what finds none is ignored (LA-4.13
    to LA-4.16)."""
    p = h.player(seat)
    refs = [ref for ref, _, _ in p.area(area)]
    owed = min(count, len(refs))
    mine, theirs = AREAS[area]
    if owed == 0:
        if (seat, theirs) not in h.already_told:
            h.already_told.add((seat, theirs))
            h.tell(f"{h.name(seat)} has nothing undamaged {theirs}: Damage there is ignored.")
        return
    if owed < len(refs):

        def build() -> Prompt[list[str]]:
            now, names = p.area(area), p.plan.names
            put = because(why, "put") if why else "Put"
            return h.t.choices(
                seat,
                f"{put} {owed} Damage {mine}. Which {'boxes' if owed > 1 else 'box'}?",
                [
                    Option(ref, "damage", names[ref], convoy.described(box, content))
                    for ref, box, content in now
                ],
                default=convoy.damage_by_default(now, owed),
                least=owed,
                most=owed,
                topic="damage",
                rule="LA-4.14",
            )

        refs = yield from h.ask(build)
    for ref in refs:
        yield from hit_box(h, seat, ref, why)


def hit_box(h: Here, seat: int, ref: str, why: str) -> Play[None]:
    """One Damage counter on a box; what lay there is discarded (LA-4.13, LA-4.17, LA-5.21)."""
    p = h.player(seat)
    box, content = p.box(ref), p.content(ref)
    p.fill(ref, DAMAGE)
    lost = f", and loses 1 {NAMES[content]}" if content not in ("", "S") else ""
    where = convoy.label(p, ref)
    told = because(why, f"{h.name(seat)} takes Damage on {where}{lost}.")
    h.tell(told, kind="damage", seat=seat)
    if content == "S":
        yield from lose_a_survivor(h, seat, where)
    if box.kind == "locker":
        yield from h.over_the_limit(h, seat)


def repair(
    h: Here, seat: int, count: int, *, refs: Sequence[str] | None = None, why: str = ""
) -> Play[None]:
    """Take up to so many Damage counters off boxes of the own Convoy (LA-4.18)."""
    p = h.player(seat)
    among = p.damaged() if refs is None else list(refs)
    owed = min(count, len(among))
    if owed == 0:
        return
    chosen = among
    if owed < len(among):

        def build() -> Prompt[list[str]]:
            # What a card has mended meanwhile comes last, so that the default stays legal.
            damaged = [r for r in convoy.repair_by_default(p, 99) if r in among]
            ranked = [*damaged, *(r for r in among if r not in damaged)]
            return h.t.choices(
                seat,
                because(why, f"{plural(owed, 'Repair')}: which Damage comes off?"),
                [Option(r, "repair", convoy.label(p, r), p.box(r).label) for r in among],
                default=ranked[:owed],
                least=owed,
                most=owed,
                topic="repair",
                rule="LA-4.18",
            )

        chosen = yield from h.ask(build)
    chosen = [ref for ref in chosen if p.content(ref) == DAMAGE]
    if not chosen:
        return
    for ref in chosen:
        p.fill(ref, "")
    mended = listed([convoy.label(p, ref) for ref in chosen])
    h.tell(because(why, f"{h.name(seat)} repairs {mended}."), kind="repair", seat=seat)


# -- Survivors lost ------------------------------------------------------------------------------


def lose_a_survivor(h: Here, seat: int, why: str) -> Play[None]:
    """A Survivor token is gone: the owner says whose it was (LA-4.17)."""
    p = h.player(seat)
    by_worth = sorted(p.crew, key=lambda one: _loss(p, one))
    chosen = yield from h.choose(
        seat,
        because(why, "a Survivor is lost. Who?"),
        [crew_option(p, one, "choose") for one in by_worth],
        topic="loss",
        rule="LA-4.17",
    )
    bury(h, seat, p.crew_of(chosen), because(why, f"{h.name(seat)} loses"))


def _loss(p: Player, one: Crew) -> tuple[bool, int, str]:
    """Whom an absent player loses first (LA-4.21)."""
    return one.ability in ("co-pilot", "leader"), p.skill(one), one.name


def bury(h: Here, seat: int, one: Crew, how: str) -> None:
    """The card goes to the Common pile; a player without Survivors is out (LA-5.17, LA-13.13).
    `how`: "Contamination: Ada loses", say. Raises Gone."""
    p = h.player(seat)
    p.crew.remove(one)
    h.s.common.append(one.card)
    h.tell(f"{how} {one.name}.", kind="lost", seat=seat)
    if not p.crew:
        eliminate(h, seat)
        raise Gone


def die_of_contamination(h: Here, seat: int) -> None:
    """Survivors at skill 0 are discarded, each with a token (LA-5.14 to LA-5.17). Raises Gone."""
    p = h.player(seat)
    for one in [one for one in p.crew if one.left <= 0]:
        convoy.drop(p, "S")
        bury(h, seat, one, because("Contamination", f"{h.name(seat)} loses"))


def eliminate(h: Here, seat: int) -> None:
    """Out: all of the player's pieces leave play (LA-13.13, LA-13.14)."""
    s, p = h.s, h.player(seat)
    p.out = True
    parts = [part.card for _, part in p.parts()]
    s.common += parts
    for card in [*p.hand, *p.kept, *(card for dealt in p.dealt for card in dealt)]:
        if card in HELD and HELD[card].kind == "object":
            s.object_discards.append(card)
        else:
            s.common.append(card)
    p.columns, p.hand, p.kept, p.dealt = [], [], [], []
    p.fury = 0
    for foe in s.foes:
        foe.targets.pop(seat, None)
    s.order.remove(seat)
    if seat in s.queue:
        s.queue.remove(seat)
    h.tell(
        f"{h.name(seat)} has nobody left. The convoy stands where it stopped, and the road goes "
        "on without it.",
        kind="out",
        seat=seat,
    )
    if not s.living:
        s.ended = "lost"
        s.phase = "over"
        why = "Nobody is left to reach the ship."
        h.t.finish([], dict.fromkeys(range(s.seats), 0), why)


# -- Contamination -------------------------------------------------------------------------------


def contaminate(
    h: Here, seat: int, among: Sequence[Crew] | None = None, *, why: str = ""
) -> Play[None]:
    """One counter on one of some Survivors (None: any own). Whoever holds hidden cards is always
    asked, so that the question does not betray a Hazmat Suit (LA-5.12, LA-5.13, LA-16.5)."""
    p = h.player(seat)
    eligible = list(p.crew if among is None else among)
    if not eligible:
        return
    by_default = max(eligible, key=lambda one: (one.left > 1, p.skill(one), one.name))
    chosen = by_default.card
    if len(eligible) > 1 or p.hand:

        def build() -> Prompt[str]:
            suit = [card for card in p.hand if HELD[card].key == HAZMAT][:1]
            options = [crew_option(p, one, "contaminate") for one in eligible]
            options += [
                Option(card, "play", "Play the Hazmat Suit", "Nobody takes it.") for card in suit
            ]
            return h.t.choice(
                seat,
                because(why, "1 Contamination, on whom?"),
                options,
                default=by_default.card,
                secret=bool(p.hand),
                topic="contamination",
                about=because(why, f"{h.name(seat)} chooses who takes 1 Contamination"),
                rule="LA-5.12",
            )

        chosen = yield from h.ask(build)
    if chosen in HELD:
        p.hand.remove(chosen)
        h.s.object_discards.append(chosen)
        told = f"{h.name(seat)} plays the Hazmat Suit: nobody is contaminated."
        h.tell(because(why, told), kind="card")
        return
    one = p.crew_of(chosen)
    one.counters += 1
    one.fresh += 1
    told = because(why, f"{h.name(seat)}'s {one.name} takes 1 Contamination.")
    h.tell(told, kind="contamination", seat=seat)


def treat(h: Here, seat: int, count: int, among: Sequence[Crew] | None = None) -> Play[None]:
    """Take up to so many counters off some Survivors (None: any own) (LA-5.13)."""
    p = h.player(seat)
    for _ in range(count):
        ill = [one for one in (p.crew if among is None else among) if one.counters]
        if not ill:
            return
        ill.sort(key=lambda one: (one.left > 0, -one.data.skill, one.name))
        options = [crew_option(p, one, "contaminate") for one in ill]
        chosen = yield from h.choose(
            seat, "1 Contamination comes off. Whose?", options, rule="LA-5.13"
        )
        one = p.crew_of(chosen)
        one.counters -= 1
        one.fresh = min(one.fresh, one.counters)
        h.tell(f"{h.name(seat)}'s {one.name} is treated.", kind="treated", seat=seat)


# -- tokens --------------------------------------------------------------------------------------


def could_take(p: Player, token: Token) -> bool:
    """Whether a token that was gained could be kept outside Phase 4 (LA-4.10)."""
    return convoy.has_room(p, token, moving=True) or bool(_could_make_way(p, token))


def _could_make_way(p: Player, token: Token) -> list[Resource]:
    """What could be thrown out for a token."""
    return [r for r in RESOURCES if r != token and p.count(r) and convoy.fits(p, [token], [r])]


def make_room(h: Here, seat: int, token: Token, what: str) -> Play[bool]:
    """Place a token that was gained; if room is short the owner gives up the new one or an old one
    (LA-4.10, LA-8.25). In Phase 4 it needs an empty box (LA-4.11). Returns whether it came in:
    whoever calls says so where it did not."""
    p = h.player(seat)
    moving = not h.firing
    if convoy.put(p, token, moving=moving):
        return True
    old = _could_make_way(p, token) if moving else []
    if old:
        options = [Option("new", "choose", f"Leave the {what}")]
        options += [Option(r, "choose", f"Throw out 1 {NAMES[r]}") for r in old]
        text = f"There is no room for the {what}."
        chosen = yield from h.choose(
            seat, text, options, topic="room", data={"token": token}, rule="LA-8.25"
        )
        for resource in old:
            if chosen == resource:
                convoy.drop(p, resource)
                convoy.put(p, token, moving=True)
                told = f"{h.name(seat)} throws out 1 {NAMES[resource]} for the {what}."
                h.tell(told, kind="token")
                return True
    return False
