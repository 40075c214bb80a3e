"""Re-rolls in a fight or in a mutant's Attack!: by mind once a combat, by cards, and those that a
card forces (PH-5.9, PH-5.10, PH-15.11, PH-20.3 to PH-20.6).

Standing orders (PH-7.6): `reroll` is `default` (none), or `misses`, which re-rolls as many dice as
allowed of those that count for nothing."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.engine import Illegal, Option, Play, Text
from rules.posthuman.effects import carry_out
from rules.posthuman.effects.carry_out import Use, list_uses
from rules.posthuman.effects.models import Reroll
from rules.posthuman.effects.modifiers import list_lasting, remove_lasting
from rules.posthuman.effects.spelling import Die, Hook, Side
from rules.posthuman.model.decks import name_of
from rules.posthuman.model.fight_state import Fight, Lasting
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import DEFENCE_DIE, MELEE_DIE, SHOOTING_DIE, MeleeFace
from rules.posthuman.play.context import Here
from rules.posthuman.play.fights.dice import find_named_modifiers, make_human_side
from rules.posthuman.play.people import sheet
from rules.posthuman.words import Message, join_sentences
from rules.posthuman.words.fight_words import describe_dice, describe_reroll, name_foe

HOOKS: dict[bool, tuple[Hook, ...]] = {
    False: ("melee_roll", "melee_result"),
    True: ("shoot_roll", "shoot_result"),
}
"""The hooks at which cards allow re-rolls, by whether shooting dice are rolled."""
_SIDES: dict[Die, Sequence[Any]] = {
    "melee": MELEE_DIE,
    "defence": DEFENCE_DIE,
    "shooting": SHOOTING_DIE,
}


@dataclass(slots=True)
class Pool:
    """The dice of one side: their faces, as the clash keeps them, and which have been re-rolled."""

    whose: Side
    faces: list[Any]
    extra: list[Any]
    """The faces of the defence dice, whose places come after the others."""
    again: list[int]
    kind: Die = "melee"

    def find_die_kind(self, place: int) -> Die:
        """Return the kind of the die at a place."""
        return self.kind if place < len(self.faces) else "defence"

    @property
    def size(self) -> int:
        """How many dice the pool has."""
        return len(self.faces) + len(self.extra)

    def find_face(self, place: int) -> Any:
        """Return the face of the die at a place."""
        here = place < len(self.faces)
        return self.faces[place] if here else self.extra[place - len(self.faces)]

    def set_face(self, place: int, face: Any) -> None:
        """Set the face of a die, and note that it may not be re-rolled again (PH-20.3)."""
        if place < len(self.faces):
            self.faces[place] = face
        else:
            self.extra[place - len(self.faces)] = face
        self.again.append(place)

    def list_rerollable(self) -> list[int]:
        """List the places of the dice that may still be re-rolled."""
        return [place for place in range(self.size) if place not in self.again]

    def describe_die(self, place: int, foe: Text = "") -> Message:
        """Describe the die at a place and its face, such as "Defence die 1: block". `foe`: the
        enemy whose die it is."""
        extra = place >= len(self.faces)
        number = (place - len(self.faces) if extra else place) + 1
        face = self.find_face(place)
        if foe:
            return Message("foe-die", foe=foe, extra=int(extra), number=number, face=face)
        return Message("die", extra=int(extra), number=number, face=face)


def roll_again(
    h: Here, pool: Pool, places: Sequence[int], cause: Text, who: tuple[int, Text]
) -> None:
    """Re-roll the dice at these places and tell the players. `cause`: what allows it. `who`: the
    human's seat, and the name of the human or enemy that rolls. The message also names the old
    faces, because no other message names those of shots."""
    seat, name = who
    rolled: list[Message] = []
    before, dice = [], []
    for place in sorted(places):
        before.append(pool.find_face(place))
        pool.set_face(place, h.t.rng.pick(_SIDES[pool.find_die_kind(place)]))
        dice.append(pool.find_face(place))
        rolled.append(describe_reroll(before[-1], dice[-1]))
    h.tell(
        Message("rolls-again", cause=cause, who=name, n=len(rolled), rolled=rolled),
        kind="reroll",
        seat=seat,
        whose=pool.whose,
        places=sorted(places),
        dice=[*before, *dice],
    )


@dataclass(slots=True)
class Allowance:
    """A permission to re-roll up to `n` dice, with the name of what gives it."""

    name: Text
    n: int
    dice: tuple[Die, ...]
    whose: Side
    forced: MeleeFace | None = None
    lasting: Lasting | None = None
    """The lasting modifier that gives the re-roll, and is used up by it; None if there is none."""
    use: Use | None = None
    """The card use that gives the re-roll; None if the owner need not use a card."""
    mind: bool = False
    """Whether mind gives the re-roll, once a combat (PH-5.9)."""


# -- what allows it ------------------------------------------------------------------------------


def list_allowances(h: Here, seat: int, *, shooting: bool = False) -> list[Allowance]:
    """List everything that allows re-rolls now, in the order in which it is used up: what costs
    nothing, then mind, then cards with a price."""
    fight = h.s.get_combat(seat)
    used = list(_list_usable(h, seat, shooting))
    found = [*_iterate_roll_allowances(h, seat, shooting), *_list_prepared(h, seat)]
    found += [one for one in used if one.use is not None and not one.use.effect.cost]
    if not fight.mind_used and (n := sheet.count_stat_bonus(h.s, seat, "mind")):
        dice: tuple[Die, ...] = ("shooting",) if shooting else ("melee", "defence")
        found.append(Allowance(Message("by-mind"), n, dice, "player", mind=True))
    found += [one for one in used if one.use is not None and one.use.effect.cost]
    return found


def _iterate_roll_allowances(h: Here, seat: int, shooting: bool) -> Iterator[Allowance]:
    lasts = {id(one.modifier) for one in list_lasting(h.s, seat)}
    for hook in HOOKS[shooting]:
        for name, one in find_named_modifiers(h.s, seat, hook, Reroll):
            if id(one) not in lasts:
                yield Allowance(name, one.n, one.dice, one.whose, one.forced)


def _list_prepared(h: Here, seat: int) -> Iterator[Allowance]:
    """List the re-rolls that were carried out earlier and are used up."""
    for one in list_lasting(h.s, seat):
        if isinstance(what := one.modifier, Reroll):
            n, name = one.left or what.n, name_of(one.source)
            yield Allowance(name, n, what.dice, what.whose, what.forced, lasting=one)


def _list_usable(h: Here, seat: int, shooting: bool) -> Iterator[Allowance]:
    """List the re-rolls for which the owner may use a card now."""
    for hook in HOOKS[shooting]:
        for use in list_uses(h.s, seat, hook):
            for one in use.effect.do:
                if isinstance(one, Reroll):
                    name = name_of(use.card)
                    yield Allowance(name, one.n, one.dice, one.whose, one.forced, use=use)


def _spend_allowance(h: Here, seat: int, one: Allowance, n: int) -> Play[None]:
    """Use up an allowance for re-rolling `n` dice."""
    if one.mind:
        h.s.get_combat(seat).mind_used = True
    if one.use is not None:
        yield from carry_out.use_card(h, seat, one.use)
        made = [
            each
            for each in list_lasting(h.s, seat)
            if isinstance(each.modifier, Reroll) and each.modifier in one.use.effect.do
        ]
        one.lasting = made[-1] if made else None
    spent = one.lasting
    if spent is not None:
        spent.left = (spent.left or one.n) - n
        if spent.left <= 0:
            remove_lasting(h.s, seat, spent)


# -- rolling again -------------------------------------------------------------------------------


def force_rerolls(
    h: Here, seat: int, pools: Sequence[Pool], *, shooting: bool = False
) -> Play[None]:
    """Re-roll the dice that cards force, before players choose any (PH-20.4)."""
    for allowed in list_allowances(h, seat, shooting=shooting):
        if allowed.forced is None or allowed.use is not None:
            continue
        for pool in [pool for pool in pools if pool.whose == allowed.whose]:
            places = [
                place
                for place in pool.list_rerollable()
                if pool.find_face(place) == allowed.forced
                and pool.find_die_kind(place) in allowed.dice
            ][: allowed.n]
            if places:
                yield from _spend_allowance(h, seat, allowed, len(places))
                _reroll_dice(h, seat, pool, places, allowed.name)


def resolve_rerolls(
    h: Here,
    seat: int,
    pools: Sequence[Pool],
    worth: Callable[[], dict[Side, list[int]]],
    *,
    shooting: bool = False,
    others: Sequence[Message] = (),
) -> Play[None]:
    """Ask once which dice to re-roll, unless no re-roll could help. `worth`: places of the human's
    dice that count for nothing, and of the enemy's that count; empty if no re-roll could help.
    `others`: what else has been rolled (PH-15.11)."""
    allowed = [one for one in list_allowances(h, seat, shooting=shooting) if one.forced is None]
    if not allowed:
        return
    by_side = {pool.whose: pool for pool in pools}
    worthwhile = worth()
    idle = worthwhile.get("player", ())
    tempting = [
        (side, place)
        for side, places in worthwhile.items()
        for place in by_side[side].list_rerollable()
        if (side == "player" or place in places)
        and any(_can_reroll(one, by_side[side], place) for one in allowed)
    ]
    if not tempting:
        return
    order = h.find_standing_order(seat, "reroll")
    if order is not None:
        own: list[Pick] = [("player", place) for place in idle if order == "misses"]
        picks = [pick for pick in own if pick in tempting]
        while picks and _assign_allowances(allowed, by_side, picks) is None:
            picks.pop()
    else:
        picks = yield from _ask_rerolls(h, seat, allowed, by_side, idle=idle, others=others)
    for one, places in _assign_allowances(allowed, by_side, picks) or []:
        yield from _spend_allowance(h, seat, one, len(places))
        _reroll_dice(h, seat, by_side[one.whose], places, one.name)


Pick = tuple[Side, int]


def _can_reroll(one: Allowance, pool: Pool, place: int) -> bool:
    return one.whose == pool.whose and pool.find_die_kind(place) in one.dice


def _assign_allowances(
    allowed: Sequence[Allowance], pools: dict[Side, Pool], picks: Sequence[Pick]
) -> list[tuple[Allowance, list[int]]] | None:
    """Find which allowance pays for which dice. Return None if there are too many dice."""
    found: list[tuple[Allowance, list[int]]] = [(one, []) for one in allowed]
    for side, place in picks:
        for one, places in sorted(found, key=lambda pair: len(pair[0].dice)):
            if len(places) < one.n and _can_reroll(one, pools[side], place):
                places.append(place)
                break
        else:
            return None
    return [(one, places) for one, places in found if places]


def _ask_rerolls(
    h: Here,
    seat: int,
    allowed: Sequence[Allowance],
    pools: dict[Side, Pool],
    *,
    idle: Sequence[int],
    others: Sequence[Message],
) -> Play[list[Pick]]:
    """Ask which dice to re-roll. `idle`: the places of the human's dice that count for nothing."""
    fight = h.s.get_combat(seat)
    picks: dict[str, Pick] = {}
    options: list[Option] = []
    for side, pool in pools.items():
        for place in pool.list_rerollable():
            if any(_can_reroll(one, pool, place) for one in allowed):
                one_id = f"{side[0]}{place}"
                picks[one_id] = side, place
                wasted = side == "player" and place in idle
                counts = _describe_worth(h.s, seat, pool, place, idle=wasted)
                options.append(_make_option(fight, pool, place, one_id, counts, idle=wasted))

    def check(chosen: list[str]) -> None:
        if _assign_allowances(allowed, pools, [picks[one] for one in chosen]) is None:
            too_much = Message("too-many-dice", allowed=_list_allowed(allowed))
            raise Illegal(too_much, rule="PH-15.11")

    text = Message(
        "roll-which-again",
        rolled=_on_the_table(h, seat, pools, others),
        allowed=_list_allowed(allowed),
    )
    most = sum(one.n for one in allowed)
    chosen = yield from h.ask(
        lambda: h.t.choices(
            seat,
            text,
            options,
            default=[],
            most=most,
            check=check,
            topic="reroll",
            data={"most": most},
            rule="PH-15.11",
        )
    )
    return [picks[one] for one in chosen]


def _list_allowed(allowed: Sequence[Allowance]) -> list[Message]:
    return [Message("allowance", name=one.name, n=one.n) for one in allowed]


def _describe_worth(s: State, seat: int, pool: Pool, place: int, *, idle: bool) -> Text:
    """Say whether one of the human's dice counts, and as what if a card changes its face."""
    if pool.whose == "enemy":
        return ""
    if idle:
        return Message("die-counts-for-nothing")
    face = pool.find_face(place)
    if pool.kind == "melee":
        face = make_human_side(s, seat).dice[place]
    return Message("die-counts", other=int(face != pool.find_face(place)), face=face)


def _make_option(
    fight: Fight, pool: Pool, place: int, one_id: str, counts: Text, *, idle: bool
) -> Option:
    """Make the option to re-roll a die. `counts`: what it is worth."""
    foe: Text = ""
    if pool.whose == "enemy":
        assert fight.clash is not None
        foe = name_foe(fight, fight.clash.foe)
    which = pool.describe_die(place, foe)
    data = {"whose": pool.whose, "place": place, "face": pool.find_face(place), "idle": idle}
    return Option(one_id, "reroll", which, counts, data)


def _on_the_table(h: Here, seat: int, pools: dict[Side, Pool], others: Sequence[Message]) -> Text:
    fight = h.s.get_combat(seat)
    assert fight.clash is not None
    foe = name_foe(fight, fight.clash.foe)
    told: list[Text] = []
    for side, pool in pools.items():
        rolled = describe_dice([*pool.faces, *pool.extra])
        if side == "enemy":
            told.append(Message("rolled", who=foe, dice=rolled))
        elif pool.kind == "shooting":
            told.append(Message("you-rolled-at", dice=rolled, foe=foe))
        else:
            told.append(Message("you-rolled", dice=rolled))
    return join_sentences([*told, *others])


def _reroll_dice(h: Here, seat: int, pool: Pool, places: Sequence[int], cause: Text) -> None:
    fight = h.s.get_combat(seat)
    assert fight.clash is not None
    who = h.name_seat(seat) if pool.whose == "player" else name_foe(fight, fight.clash.foe)
    roll_again(h, pool, places, cause, (seat, who))
