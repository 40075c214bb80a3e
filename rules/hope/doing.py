"""Carrying out what cards say: conditions, targets and every operation (HI-19)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from rules.engine import Option, Play

from . import conditions, death, piles, powers
from .decks import DECKS
from .effects import TERRAINS, Condition, Target, Terrain
from .state import Bond, Character, Die, Held, Omen, Open
from .turn import Here, Nobody
from .wording import OVER, STAGES, STATUSES, TERRAIN_NAMES, hidden_part, listed, signed


def carry(h: Here, these: Iterable[Any], me: int, why: str, bond: Bond | None = None) -> Play[None]:
    """Some effects in order, for the character in a seat: its death ends them (HI-9.9)."""
    character = h.s.people[me]
    for effect in these:
        if h.s.people[me] is not character:
            return
        yield from one(h, effect, me, why, bond)


def one(h: Here, effect: Any, me: int, why: str, bond: Bond | None = None) -> Play[None]:
    """One effect, what follows it, or what happens instead (HI-19.1)."""
    if effect.if_ is not None and not holds(h, effect.if_, me):
        yield from carry(h, effect.else_, me, why, bond)
        return
    if effect.op == "check":
        good = _checked(h, me, why)
        yield from carry(h, effect.then if good else effect.else_, me, why, bond)
        return
    yield from OPERATIONS[effect.op](h, effect, me, why)
    if effect.then:
        yield from carry(h, effect.then, me, why, bond)


def _checked(h: Here, me: int, why: str) -> bool:
    face = h.t.rng.pick((1, 2, 3, 4, 5, 6))
    h.note(f"{h.who(me)} rolls a {face} ({why}).", kind="check", seat=me, face=face)
    return face >= 4


# -- conditions (HI-19.5) ------------------------------------------------------------------------


def holds(h: Here, condition: Condition, me: int) -> bool:
    """Whether a condition is met, for the character in a seat."""
    n, word = condition.number, condition.word
    match condition.what:
        case "round":
            return h.s.round >= n
        case "hope":
            return h.s.hope >= n
        case "has_tag" | "hunger" | "harm" | "humanity" | "partner_is":
            c = h.s.people[me]
            return c is not None and _of_person(h, c, condition)
        case "terrain":
            scene = h.s.scene
            return scene is not None and word in (scene.terrain, scene.scene.terrain)
        case _:
            return h.s.scene is not None and _of_scene(h.s.scene, condition)


def _of_person(h: Here, c: Character, condition: Condition) -> bool:
    match condition.what:
        case "has_tag":
            return h.s.has_tag(c.seat, condition.word)
        case "hunger":
            return c.hunger >= condition.number
        case "harm":
            return c.harm >= condition.number
        case "humanity":
            return c.humanity <= condition.number
        case _:
            return _partner_is(h, c, condition.word)


def _of_scene(scene: Open, condition: Condition) -> bool:
    match condition.what:
        case "accepters":
            return sum(scene.answers.values()) >= condition.number
        case "supporters":
            return len(scene.supporters) >= condition.number
        case "alone":
            return not scene.supporters
        case _:
            return scene.success is (condition.word == "succeed")


def _partner_is(h: Here, c: Character, word: str) -> bool:
    s, scene = h.s, h.s.scene
    numbers = [n for bond in c.bonds for n in bond.partners]
    if word == "dead":
        return any(s.seat_of(n) is None for n in numbers)
    if scene is None:
        return False
    seats = [seat for n in numbers if (seat := s.seat_of(n)) is not None]
    if word == "drawer":
        return scene.drawer in seats
    if word == "supporter":
        return any(seat in scene.supporters for seat in seats)
    return any(seat in scene.refused for seat in seats)


# -- targets (HI-19.2) ---------------------------------------------------------------------------


def targets(h: Here, target: Target, me: int, why: str = "") -> Play[list[int]]:
    """The living seats that an effect is for; `why` heads the question where one is to choose."""
    s, scene = h.s, h.s.scene
    own = [me] if s.lives(me) else []
    if target in ("self", "pool", "scene"):
        return own
    living = s.living_from(scene.drawer if scene is not None else me)
    match target:
        case "all":
            return living
        case "others":
            return [seat for seat in living if seat != me]
        case "left" | "right":
            found = s.beside(me, 1 if target == "left" else -1)
            return [] if found is None else [found]
        case "partner":
            return s.clockwise(me, s.partners(me)) if own else []
        case "chosen" | "chosen_other":
            among = [seat for seat in living if target == "chosen" or seat != me]
            head = f"{why}: whom" if why else "Whom"
            text = f"{head} do you choose?"
            chosen = yield from h.choose_seat(me, text, among, rule="HI-19.2")
            return [] if chosen is None else [chosen]
        case "random":
            return [h.t.rng.pick(living)] if living else []
        case "drawer" | "supporters" | "committed" | "refusers" | "accepters":
            return [seat for seat in living if scene is not None and _took(h, seat, target)]
        case _:
            return _extreme(h, living, target)


def _took(h: Here, seat: int, part: str) -> bool:
    scene = h.scene
    match part:
        case "drawer":
            return seat == scene.drawer
        case "supporters":
            return seat in scene.supporters
        case "committed":
            return powers.committed(scene, seat)
        case "accepters":
            return scene.answers.get(seat, False)
        case _:
            if scene.scene.kind == "roll":
                return seat in scene.refused
            return scene.answers.get(seat) is False


def _extreme(h: Here, living: Sequence[int], target: str) -> list[int]:
    """Whoever has most or least; ties clockwise from the drawer."""
    measure: dict[str, Callable[[Character], int]] = {
        "least_humanity": lambda c: c.humanity,
        "most_humanity": lambda c: -c.humanity,
        "most_hungry": lambda c: -c.hunger,
        "most_harmed": lambda c: -c.harm,
        "least_burdened": lambda c: c.penalty,
    }
    return [min(living, key=lambda seat: measure[target](h.s.at(seat)))] if living else []


# -- operations (HI-19.4) ------------------------------------------------------------------------


def _amount(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    op, n = effect.op, effect.n
    if op == "hope":
        conditions.change_hope(h, n, why)
        return
    hit = yield from targets(h, effect.target, me, why)
    for c in [h.s.at(seat) for seat in hit]:
        if not h.s.is_here(c):
            continue
        seat = c.seat
        if op == "humanity" and n > 0:
            conditions.gain_humanity(h, seat, n, why)
        elif op == "humanity":
            yield from conditions.suffer(h, seat, "humanity", -n, why)
        elif n > 0:
            yield from conditions.suffer(h, seat, op, n, why)
        else:
            if effect.target.startswith("chosen") and not getattr(c, op):
                h.note(f"{h.who(seat)} has no {op.capitalize()} to lose ({why}).")
            conditions.heal(h, seat, op, -n, why)


def _draw(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        for _ in range(effect.n):
            if not h.s.lives(seat):
                break
            if effect.op == "draw_asset":
                yield from gain_asset(h, seat, piles.take_asset(h), why)
            else:
                yield from gain_trait(h, seat, piles.take_trait(h), why)


def gain_asset(h: Here, seat: int, held: Held | None, why: str) -> Play[None]:
    """An Asset comes to somebody, or to the group (HI-12.7)."""
    if held is None:
        h.note("There is no Asset left to draw.", kind="asset")
        return
    asset = DECKS.assets[held.card]
    lying = h.s.commons if asset.group else h.s.at(seat).assets
    lying.append(held)
    whose = ", for everybody" if asset.group else ""
    h.note(f"{h.who(seat)} finds {asset.name}{whose} ({why}).", kind="asset", seat=seat)
    yield from powers.trigger(h, seat, "gained", held=held)


def gain_trait(h: Here, seat: int, held: Held | None, why: str) -> Play[None]:
    """A Trait comes to somebody."""
    if held is None:
        h.note("There is no Trait left to draw.", kind="trait")
        return
    h.s.at(seat).traits.append(held)
    name = DECKS.traits[held.card].name
    h.note(f"{h.who(seat)} turns out to be: {name} ({why}).", kind="trait", seat=seat)
    yield from powers.trigger(h, seat, "gained", held=held)


def _lose(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        asset = effect.op == "lose_asset"
        lying = h.s.at(seat).assets if asset else h.s.at(seat).traits
        fitting = [
            held
            for held in lying
            if effect.tag is None or (asset and effect.tag in DECKS.assets[held.card].tags)
        ]
        count = len(fitting) if effect.how == "all" else min(effect.n, len(fitting))
        for _ in range(count):
            if effect.how == "random":
                held = h.t.rng.pick(fitting)
            elif effect.how == "all":
                held = fitting[-1]
            else:
                text = f"{why}: which do you lose?"
                held = yield from _pick(h, seat, seat, fitting, text, "HI-19.4b")
            fitting.remove(held)
            h.note(f"{h.who(seat)} loses {named(held)} ({why}).", kind="lost", seat=seat)
            if asset:
                piles.discard(h, held, lying)
            else:
                lying.remove(held)
                h.s.gone.append(held.card)


def named(held: Held) -> str:
    """What a card is called."""
    if held.card in DECKS.assets:
        return DECKS.assets[held.card].name
    if held.card in DECKS.traits:
        return DECKS.traits[held.card].name
    return DECKS.personalities[held.card].name


def _pick(
    h: Here, seat: int, whose: int, lying: Sequence[Held], text: str, rule: str
) -> Play[Held]:
    """One of several cards; the newest unless said otherwise (HI-17.5). `rule`: the ledger number
    of what is done with it."""
    if len(lying) == 1:
        return lying[0]
    options = [Option(held.card, "choose", named(held)) for held in lying]
    whom = "" if seat == whose else f" ({h.who(whose)}'s)"
    asked = h.t.choice(seat, f"{text}{whom}", options, default=lying[-1].card, rule=rule)
    chosen = yield from h.t.ask(asked)
    return next(held for held in lying if held.card == chosen)


def _take_asset(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        if seat == me:
            continue
        lying = h.s.at(seat).assets
        for _ in range(min(effect.n, len(lying))):
            if effect.how == "random":
                held = h.t.rng.pick(lying)
            else:
                text = f"{why}: which do you take?"
                held = yield from _pick(h, me, seat, lying, text, "HI-19.4b")
            yield from hand_over(h, held, seat, me, why)


def hand_over(h: Here, held: Held, giver: int, taker: int, why: str) -> Play[None]:
    """A personal Asset changes hands."""
    h.s.at(giver).assets.remove(held)
    h.s.at(taker).assets.append(held)
    h.note(
        f"{named(held)} goes from {h.who(giver)} to {h.who(taker)} ({why}).",
        kind="given",
        seat=giver,
        to=taker,
    )
    yield from powers.trigger(h, taker, "gained", held=held)


def _renew(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        for _ in range(effect.n):
            c = h.s.at(seat)
            lying = c.assets if effect.op == "add_use" else [t for t in c.traits if t.spent]
            if not lying:
                break
            text = f"{why}: which do you renew?"
            held = yield from _pick(h, seat, seat, lying, text, "HI-19.4b")
            if effect.op == "add_use":
                held.uses += 1
            else:
                held.spent = []
            h.note(f"{h.who(seat)}: {named(held)} is good for more ({why}).", kind="renewed")


def _roll_change(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    scene = h.s.scene
    if scene is None or scene.scene.kind != "roll" or scene.success is not None:
        return
    h.note(f"{effect.op.capitalize()} {signed(effect.n)} ({why}).", kind="roll change")
    if effect.op == "hardship":
        scene.parts.append((why, effect.n))
    elif effect.op == "success":
        scene.extra += effect.n
    elif scene.dice and effect.n > 0:
        dice = [Die(giver=None, kind="free") for _ in range(effect.n)]
        roll_dice(h, dice)
        scene.dice += dice
    else:
        scene.free += effect.n
        scene.free_by += [me] * max(0, -effect.n)
    yield from ()


def roll_dice(h: Here, dice: Sequence[Die], head: str = "Rolled") -> None:
    """Roll some dice and say what they show."""
    for die in dice:
        die.face = h.t.rng.pick((1, 2, 3, 4, 5, 6))
    if dice:
        shown = ", ".join(str(die.face) for die in dice)
        h.note(f"{head}: {shown}.", kind="dice", faces=[die.face for die in dice])


def _auto_success(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    scene = h.s.scene
    if scene is not None and not scene.locked and powers.committed(scene, me):
        scene.sure[me] = scene.sure.get(me, 0) + effect.n
        dice = "a die" if effect.n == 1 else f"{effect.n} dice"
        h.note(f"{h.who(me)} has {dice} sure to succeed, unrolled ({why}).", kind="sure", seat=me)
    yield from ()


def _reroll(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    scene = h.s.scene
    if scene is not None:
        failed = [
            die
            for die in scene.dice
            if not die.success and (effect.whose == "any" or die.giver == me)
        ]
        roll_dice(h, failed[: effect.n], "Rolled again")
    yield from ()


def _return_die(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    scene = h.s.scene
    if scene is not None:
        scene.returns[me] = min(scene.returns.get(me, 0) + effect.n, scene.given.get(me, 0))
    yield from ()


def _omen(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    whose = me if effect.whose == "self" else None
    h.s.omens.append(Omen(n=effect.n, seat=whose))
    on = f"{h.who(me)}'s next Scene" if whose is not None else "the next Scene"
    h.note(f"An omen: hardship {signed(effect.n)} on {on} with a roll ({why}).", kind="omen")
    yield from ()


def _status(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        statuses = h.s.at(seat).statuses
        scene = h.s.scene
        if (
            effect.status == "mute_support"
            and not effect.ends
            and _pleading(h)
            and scene is not None
        ):
            # It is the Scene in hand that it forbids.
            if seat != scene.drawer and not powers.committed(scene, seat):
                scene.muted.append(seat)
                h.note(
                    f"{h.who(seat)} cannot support this Scene ({why}).", kind="status", seat=seat
                )
            continue
        if not effect.ends and effect.status not in statuses:
            statuses.append(effect.status)
        elif effect.ends and effect.status in statuses:
            statuses.remove(effect.status)
        else:
            continue
        state = OVER[effect.status] if effect.ends else STATUSES[effect.status]
        be = "" if state.startswith("can") else "is "
        h.note(f"{h.who(seat)} {be}{state} ({why}).", kind="status", seat=seat)


def _pleading(h: Here) -> bool:
    scene = h.s.scene
    return scene is not None and scene.acted and not scene.locked


def _nothing(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    """prevent and redirect are carried out where something is about to hit: see powers.react."""
    yield from ()


def _transfer(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    givers = yield from targets(h, effect.from_, me, why)
    takers = yield from targets(h, effect.to, me, why)
    for giver in givers:
        for taker in takers:
            if giver == taker or not (h.s.lives(giver) and h.s.lives(taker)):
                continue
            yield from _passed_on(h, effect, giver, taker, why)


def _passed_on(h: Here, effect: Any, giver: int, taker: int, why: str) -> Play[None]:
    one, two = h.s.at(giver), h.s.at(taker)
    if effect.what == "asset":
        for _ in range(min(effect.n, len(one.assets))):
            text = f"{why}: which do you give?"
            held = yield from _pick(h, giver, giver, one.assets, text, "HI-19.4f")
            yield from hand_over(h, held, giver, taker, why)
    elif effect.what == "humanity":
        # A gift, not a loss: it stops at 0, and at what the other can take (HI-19.8, HI-19.9).
        room = 0 if "no_regain" in two.statuses else 5 - two.humanity
        n = min(effect.n, one.humanity, room)
        one.humanity -= n
        two.humanity += n
        if n:
            h.note(f"{one.name} gives {two.name} {n} Humanity ({why}).", kind="humanity")
    else:
        had = one.hunger if effect.what == "hunger" else one.harm
        n = min(effect.n, had)
        if n:
            conditions.heal(h, giver, effect.what, n, why)
            yield from conditions.suffer(h, taker, effect.what, n, why)


def _swap(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    for seat in (yield from targets(h, effect.target, me, why)):
        if seat == me or not h.s.lives(me):
            continue
        one, two = h.s.at(me), h.s.at(seat)
        if effect.what == "conditions":
            one.hunger, two.hunger = two.hunger, one.hunger
            one.harm, two.harm = two.harm, one.harm
        else:
            one.assets, two.assets = two.assets, one.assets
        h.note(f"{one.name} and {two.name} exchange {effect.what} ({why}).", kind="swap")
        if effect.what == "conditions":
            h.note(f"{_state(one)}, {_state(two)}.", kind="swap")
    yield from ()


def _state(c: Character) -> str:
    """How somebody is, in words: "Ada is Hungry and Hurt"."""
    found = [STAGES["hunger"][c.hunger], STAGES["harm"][c.harm]]
    return f"{c.name} is {' and '.join(filter(None, found)) or 'fed and whole'}"


def _redraw(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    scene = h.s.scene
    if scene is None or scene.acted or scene.drawer != me:
        return
    deck = yield from choose_deck(h, me, "From which deck do you draw again?", "HI-12.13")
    if deck is None:
        return
    piles.put_away(h, scene)
    scene.card, scene.terrain = piles.turn_up(h, deck), deck
    h.s.story[scene.entry].title = TERRAIN_NAMES[deck]
    h.note(f"{h.who(me)} draws again: {TERRAIN_NAMES[deck]}.", kind="redraw", seat=me)


def choose_deck(h: Here, seat: int, text: str, rule: str) -> Play[Any]:
    """One of the decks that are not empty (HI-4.2); None where all are. `rule`: the ledger number
    of what is done with it."""
    default = h.s.fullest
    if default is None:
        return None
    asked = h.t.choice(seat, text, decks_left(h), default=default, rule=rule)
    return (yield from h.t.ask(asked))


def decks_left(h: Here) -> list[Option]:
    """The decks that can be drawn from (HI-4.2)."""
    decks = h.s.decks
    return [_deck(terrain, len(decks[terrain])) for terrain in TERRAINS if decks[terrain]]


@cache
def _deck(terrain: Terrain, left: int) -> Option:
    return Option(terrain, "scene", TERRAIN_NAMES[terrain], f"{left} left")


def _peek(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    deck = yield from choose_deck(h, me, "At which deck do you look?", "HI-19.4g")
    if deck is None:
        return
    top = h.s.decks[deck][-effect.n :]
    lines = [f"{DECKS.scenes[card].title}: {DECKS.scenes[card].callout}" for card in reversed(top)]
    h.t.tell(
        f"On top of {TERRAIN_NAMES[deck]}, first to last:\n" + "\n".join(lines), me, kind="peek"
    )
    h.note(f"{h.who(me)} looks at the top of {TERRAIN_NAMES[deck]}.", kind="look", seat=me)
    about = (
        f"{why}: {h.who(me)} has looked at the top of {TERRAIN_NAMES[deck]} and chooses what comes "
        "first"
    )
    left = list(reversed(top))
    order: list[str] = []
    while len(left) > 1:
        options = [Option(card, "choose", DECKS.scenes[card].title) for card in left]
        card = yield from h.t.ask(
            h.t.choice(
                me,
                "Which comes next?",
                options,
                default=left[0],
                secret=True,
                about=about,
                rule="HI-19.4g",
            )
        )
        left.remove(card)
        order.append(card)
    order += left
    h.s.decks[deck][len(h.s.decks[deck]) - len(order) :] = reversed(order)


def _reveal(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    scene = h.s.scene
    for seat in (yield from targets(h, effect.target, me, why)):
        if scene is None or seat == scene.drawer:
            continue
        shown = scene.shown.setdefault(seat, [])
        if effect.part not in shown:
            shown.append(effect.part)
        h.t.tell(hidden_part(scene.scene, effect.part), seat, kind="revealed")
        h.note(f"{h.who(seat)} sees more than the others ({why}).", kind="look", seat=seat)


def _force_support(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    """Dice given as if freely (HI-12.14)."""
    scene = h.s.scene
    for seat in (yield from targets(h, effect.target, me, why)):
        if not _pleading(h) or scene is None or scene.scene.kind != "roll":
            continue
        if seat == scene.drawer or seat in scene.muted or seat in scene.last_hope:
            continue
        c = h.s.at(seat)
        had = scene.given.get(seat, 0)
        n = min(max(effect.n - had, 0), scene.ceiling - had, c.humanity)
        if n <= 0:
            continue
        c.humanity -= n
        scene.given[seat] = had + n
        scene.forced.append(seat)
        if seat in scene.refused:
            scene.refused.remove(seat)
        dice = "die" if n == 1 else "dice"
        h.note(f"{c.name} must give {n} {dice} ({why}).", kind="support", seat=seat, n=n)


def _bare(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    if effect.op == "bar_avoid":
        if h.s.scene is not None:
            h.s.scene.must_act = True
            h.note(f"{h.who(h.s.scene.drawer)} may not avoid the Scene ({why}).", kind="status")
        return
    for seat in (yield from targets(h, effect.target, me, why)):
        if h.s.lives(seat):
            yield from death.die(h, seat, "fate", why)


def _choose_one(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    options = [Option(str(n), "choose", way.label) for n, way in enumerate(effect.ways)]
    asked = h.t.choice(me, f"{why}: which way?", options, default="0", rule="HI-19.4h")
    chosen = yield from h.t.ask(asked)
    yield from carry(h, effect.ways[int(chosen)].effects, me, why)


def _tell(h: Here, effect: Any, me: int, why: str) -> Play[None]:
    asked = yield from targets(h, effect.target, me, why)
    if asked:
        h.note(f"{listed([h.who(seat) for seat in asked])}: {effect.line}", kind="prompt")


OPERATIONS: dict[str, Callable[[Here, Any, int, str], Play[None]]] = {
    **dict.fromkeys(("humanity", "hunger", "harm", "hope"), _amount),
    **dict.fromkeys(("draw_asset", "draw_trait"), _draw),
    **dict.fromkeys(("lose_asset", "lose_trait"), _lose),
    "take_asset": _take_asset,
    **dict.fromkeys(("add_use", "refresh"), _renew),
    **dict.fromkeys(("hardship", "dice", "success"), _roll_change),
    "auto_success": _auto_success,
    "reroll": _reroll,
    "return_die": _return_die,
    "next_hardship": _omen,
    "status": _status,
    **dict.fromkeys(("prevent", "redirect"), _nothing),
    "transfer": _transfer,
    "swap": _swap,
    "redraw": _redraw,
    "peek": _peek,
    "reveal": _reveal,
    "force_support": _force_support,
    **dict.fromkeys(("bar_avoid", "kill"), _bare),
    "choose_one": _choose_one,
    "tell": _tell,
}


def drawer_lives(h: Here) -> None:
    """Raises Nobody where the drawer of the Scene in hand is gone (HI-9.11)."""
    scene = h.scene
    c = h.s.people[scene.drawer]
    if c is None or c.number != scene.number:
        raise Nobody
