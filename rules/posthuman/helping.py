"""What campers do with their skills and things, for themselves, for others and to others (PH-11.3
to PH-11.6, PH-26.1, PH-26.3).

Everything that a camper could do stands in one menu, a line for each thing and each person; each
card works once in a camp."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.engine import Option, Play, Prompt
from rules.engine.clipping import clip
from rules.kit.words import listed

from . import stealing
from .cards import Equipment, Skill
from .context import Here
from .decks import ALL, name_of
from .effects.carry_out import Use, carry_out, pay, usable
from .effects.models import Amount, Choose, Data, Steal
from .effects.words import all_of, costs
from .legality import out_of_reach
from .state import State

DONE = Option("done", "camp", "Done", "You rest until the turn goes on.")
TO_OTHERS = ("other", "chosen", "here", "all")


@dataclass(slots=True, frozen=True)
class Help:
    """One thing that a camper could do."""

    use: Use
    do: tuple[Data, ...]
    """The primitives, one way of several picked."""
    way: int
    """Its number; 0 where there is only one."""
    targets: tuple[int, ...]
    """Whom it is for; those beside its owner must agree, unless its card bears the VS symbol."""

    @property
    def id(self) -> str:
        """As an option."""
        return f"{self.use.id}.{self.way}>{'.'.join(str(target) for target in self.targets)}"


def is_vs(card: str) -> bool:
    """Whether a card bears the VS symbol: whom it is used on need not agree (PH-11.4)."""
    printed = ALL[card]
    return isinstance(printed, Skill | Equipment) and printed.vs


def is_benign(card: str) -> bool:
    """Whether one agrees to it by default (PH-11.5); what tiles and followers give always is."""
    printed = ALL[card]
    return printed.benign if isinstance(printed, Skill | Equipment) else True


# -- what there is to do -------------------------------------------------------------------------


def helps(s: State, seat: int) -> list[Help]:
    """Everything that a camper could do now and that would change something."""
    return [
        one
        for use in usable(s, seat, "camp")
        for way, do in enumerate(_ways(use))
        for one in _on_whom(s, seat, use, way, do)
        if _matters(s, seat, one)
    ]


def _ways(use: Use) -> list[tuple[Data, ...]]:
    """The primitives of an effect; where it is a choice, those of each way that costs nothing."""
    do = use.effect.do
    if len(do) == 1 and isinstance(do[0], Choose):
        return [way.do for way in do[0].of if not way.cost]
    return [do]


def _on_whom(s: State, seat: int, use: Use, way: int, do: tuple[Data, ...]) -> Iterator[Help]:
    others = s.same_terrain(seat)
    if is_vs(use.card):
        others = [other for other in others if not out_of_reach(s, other)]
    whom = {one.whom for one in do if isinstance(one, Amount)}
    if any(isinstance(one, Steal) for one in do) or "other" in whom:
        targets = [(other,) for other in others]
    elif "chosen" in whom:
        targets = [(seat,), *((other,) for other in others)]
    elif "here" in whom or "all" in whom:
        among = others if "all" not in whom else [o for o in s.humans if o != seat]
        targets = [(seat, *among)]
    else:
        targets = [(seat,)]
    for target in targets:
        yield Help(use, do, way, target)


def _matters(s: State, seat: int, one: Help) -> bool:
    """Whether it would change anything for anybody: what is at its limit gains nothing."""
    for primitive in one.do:
        if isinstance(primitive, Steal):
            if stealing.can_take(s, seat, one.targets[0], primitive):
                return True
        elif not isinstance(primitive, Amount) or any(
            _changes(s, target, primitive) for target in one.targets
        ):
            return True
    return False


def _changes(s: State, seat: int, amount: Amount) -> bool:
    human = s.human(seat)
    if amount.do in ("health", "morale") and amount.n > 0:
        has = human.health if amount.do == "health" else human.morale
        return has < human.limits["health" if amount.do == "health" else "morale"]
    if amount.do == "hunger" and amount.n < 0:
        return human.hunger > 0
    return True


# -- the menu ------------------------------------------------------------------------------------


def help_others(h: Here, seat: int) -> Play[None]:
    """The camper does what it likes of that, until it says so, or nothing is left (PH-11.7)."""
    human = h.human(seat)
    spent: set[str] = set()
    while h.s.players[seat].human is human:
        if not _left(h.s, seat, spent):
            return

        def build() -> Prompt[str]:
            found = [_option(h, seat, one) for one in _left(h.s, seat, spent)]
            return h.t.choice(
                seat,
                "You camp. What do you do with your skills and things?",
                [*found, DONE],
                default=DONE.id,
                topic="camp",
                rule="PH-11.3",
            )

        chosen = yield from h.ask(build)
        if chosen == DONE.id:
            return
        picked = next((one for one in _left(h.s, seat, spent) if one.id == chosen), None)
        if picked is not None:
            spent.add(picked.use.id)
            yield from _do(h, seat, picked)


def _left(s: State, seat: int, spent: set[str]) -> list[Help]:
    return [one for one in helps(s, seat) if one.use.id not in spent]


def _option(h: Here, seat: int, one: Help) -> Option:
    others = [target for target in one.targets if target != seat]
    name = name_of(one.use.card)
    whom = ""
    if len(one.targets) == 1 and (others or one.use.effect.do != one.do or _aimed(one)):
        whom = " for yourself" if not others else f": {h.name(others[0])}"
    elif others:
        whom = f": {listed(['you', *map(h.name, others)])}"
    price = f"For {costs(one.use.effect.cost)}: " if one.use.effect.cost else ""
    return Option(
        one.id,
        "use",
        clip(f"{name}{whom}", 80),
        clip(f"{price}{all_of([_plain(each) for each in one.do])}.", 100),
        data={"card": one.use.card, "targets": list(one.targets), "vs": is_vs(one.use.card)},
    )


def _aimed(one: Help) -> bool:
    return any(isinstance(each, Amount) and each.whom == "chosen" for each in one.do)


def _plain(primitive: Data) -> Data:
    """As it works on one target."""
    if isinstance(primitive, Amount) and primitive.whom in TO_OTHERS:
        return primitive.model_copy(update={"whom": "self"})
    return primitive


# -- doing it ------------------------------------------------------------------------------------


def _do(h: Here, seat: int, one: Help) -> Play[None]:
    """Whoever must agree is asked first; then it is paid for, and works (PH-11.4)."""
    card = one.use.card
    others = [target for target in one.targets if target != seat]
    agreed = others if is_vs(card) else (yield from _consent(h, seat, one, others))
    targets = [target for target in one.targets if target == seat or target in agreed]
    human = h.s.players[seat].human
    targets = [t for t in targets if h.s.players[t].human is not None]
    if human is None or not targets:
        return
    yield from pay(h, seat, one.use)
    for primitive in one.do:
        if isinstance(primitive, Steal):
            yield from stealing.take(h, seat, targets[0], primitive, name_of(card))
        elif isinstance(primitive, Amount) and primitive.whom in TO_OTHERS:
            for target in targets:
                yield from carry_out(h, target, [_plain(primitive)], name_of(card), source=card)
        else:
            yield from carry_out(h, seat, [primitive], name_of(card), source=card)


def _consent(h: Here, seat: int, one: Help, others: list[int]) -> Play[list[int]]:
    """Those who agree to be helped (PH-11.5); nobody is asked where nothing would come of it."""
    asked = [
        other
        for other in others
        if any(_changes(h.s, other, each) for each in one.do if isinstance(each, Amount))
    ]
    if not asked:
        return []
    card = one.use.card
    what = all_of([_plain(each) for each in one.do])
    prompts = [
        h.t.choice(
            other,
            f"{name_of(card)}: {h.name(seat)} offers you this: {what}. Do you agree?",
            [
                Option("yes", "camp", "Agree", clip(f"{what}.", 100)),
                Option("no", "camp", "Decline", "Nothing changes for you."),
            ],
            default="yes" if is_benign(card) else "no",
            topic="consent",
            data={"from": seat, "card": card},
            rule="PH-11.4",
        )
        for other in asked
    ]
    answers = yield from h.t.ask_all(prompts)
    agreed = [other for other, answer in zip(asked, answers, strict=True) if answer == "yes"]
    for other in asked:
        if other not in agreed:
            h.tell(
                f"{name_of(card)}: {h.name(other)} declines what {h.name(seat)} offers.",
                kind="decline",
                seat=other,
            )
    return agreed
