"""A sensible player: weighs its own neck, and the others' at a share (HI-20.18)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from rules.engine import Answer, Chance, Prompt

from .cards import Kind, Power, Scene, Section
from .decks import DECKS
from .effects.models import Amount, Check, DrawCards, Prevent, Redirect, Redraw, Terrain
from .odds import chance
from .view import PersonView, SceneView, View

POOR = -0.8
"""A Scene worth less than this is drawn again, by whoever can."""
DICE = (2.2, 1.4, 1.0, 0.7, 0.5)
"""What the first to fifth Humanity die is worth."""
STAGES = (0.0, -0.8, -2.4)
DEAD = -9.0
ASSET, TRAIT, HOPE = 0.8, 0.6, 0.7
ENOUGH, KIND = 0.7, 0.4
"""A card is used for oneself where it is worth more than the one, for others than the other."""
SPARE = 3
"""With so many dice one may be lost without a card to hold it off."""
GUESS = 6
"""Of ten callouts, so many let a listener guess what refusing brings (HI-20.18)."""
SILENT = 0.1
"""The dice counted on from each who has not answered yet."""
ALIKE = 0.56
"""How likely each who has not answered yet is thought to refuse, if oneself does."""
BOND, LEAD = 2.58, 2.0
"""What it is worth that one stood by the drawer, and that one did not turn all of them away: to
others, and so to oneself as far as one minds them. The next Scene may be one's own."""


GOOD_FOR_ME = ("self", "all", "committed", "chosen")


@dataclass(frozen=True, slots=True)
class Neck:
    """What somebody has to lose."""

    humanity: int
    hunger: int
    harm: int

    def worth(self) -> float:
        if self.hunger > 2 or self.harm > 2 or self.humanity < 0:
            return DEAD
        return sum(DICE[: self.humanity]) + STAGES[self.hunger] + STAGES[self.harm]

    def cost(self, dice: int) -> float:
        """What giving so many dice costs."""
        return sum(DICE[self.humanity - dice : self.humanity])


@dataclass(frozen=True, slots=True)
class Mind:
    """How a player weighs the others' loss against its own, and how afraid it is."""

    others: float = 0.3

    def answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """A sensible answer to any question of the game's."""
        if prompt.kind != "choice":
            return [] if prompt.optional else prompt.default
        assert view.seat is not None
        verbs = {option.verb for option in prompt.options}
        if prompt.optional:
            return self._unasked(view, prompt)
        if "act" in verbs or "avoid" in verbs:
            return self._read(view, prompt)
        if "support" in verbs:
            return self._support(view, prompt, rng)
        if "hope" in verbs:
            return self._boost(view, prompt)
        if "accept" in verbs:
            return self._question(view, prompt, rng)
        if "scene" in verbs:
            return [rng.pick(prompt.options).id]
        if "use" in verbs:
            return self._react(view, prompt)
        if verbs == {"choose"} and str(view.seat) in {o.id for o in prompt.options}:
            return self._kindness(view, prompt)
        if "gift" in verbs:
            return [prompt.options[0].id]
        return prompt.default

    @staticmethod
    def _react(view: View, prompt: Prompt[Any]) -> Answer:
        """Hold off what comes; but a last die, or a friend's neck, only when it is needed."""
        me = view.people[view.seat or 0]
        dying = max(me.hunger, me.harm) > 1
        dear = any(p.alive and p.harm > 1 for p in view.people if p.seat != me.seat)
        for option in prompt.options:
            power = _power(option.id)
            effect = power.effects[0] if power is not None else None
            if isinstance(effect, Redirect):
                wise = dying if effect.to == "target" else dear and not me.harm
            elif isinstance(effect, Prevent) and "humanity" in effect.of:
                wise = me.humanity < SPARE
            else:
                wise = True
            if wise:
                return [option.id]
        return prompt.default

    @staticmethod
    def _kindness(view: View, prompt: Prompt[Any]) -> Answer:
        """Where oneself may be chosen it is a good thing: for whoever is nearest to death."""
        seats = [int(option.id) for option in prompt.options]
        return [str(min(seats, key=lambda seat: (neck(view.people[seat]).worth(), seat)))]

    # -- one's own Scene -------------------------------------------------------------------------

    def _read(self, view: View, prompt: Prompt[Any]) -> Answer:
        card = DECKS.scenes[view.private.card]
        best, chosen = -99.0, prompt.default
        for option in prompt.options:
            if option.id.startswith("use:"):
                continue
            value = self._value(view, card, option.id)
            if value > best:
                best, chosen = value, [option.id]
        again = next((o.id for o in prompt.options if _redraws(o.id)), None)
        return [again] if again is not None and best < POOR else chosen

    def _value(self, view: View, card: Scene, option: str) -> float:
        me = view.people[view.seat or 0]
        others = [p for p in view.people if p.alive and p.seat != me.seat]
        if option == "avoid":
            part = card.all_refuse or card.refuse
            return gain(part, neck(me)) + self.others * sum(gain(part, neck(p)) for p in others)
        if card.kind != "roll":
            yes = gain(card.accept, neck(me))
            no = gain(card.refuse, neck(me))
            return max(yes, no) + self.others * sum(
                max(gain(card.accept, neck(p)), gain(card.refuse, neck(p))) for p in others
            )
        dice = int(option.removeprefix("act-") or 0) if option.startswith("act-") else 0
        return self._gamble(view, card, me, others, dice)

    def _gamble(
        self, view: View, card: Scene, me: PersonView, others: Sequence[PersonView], dice: int
    ) -> float:
        """Acting with so many dice, if the others answer as oneself would in their place."""
        assert card.succeed is not None
        assert card.fail is not None
        left = replace(neck(me), humanity=max(0, me.humanity - dice))
        plea = Plea(card.terrain, card.unavoidable, max(dice, 1), me.penalty, (left,))
        pool: float = plea.dice
        share: dict[int, float] = {}
        alone = 1.0
        for n, p in enumerate(others, 1):
            coming = SILENT * (len(others) - n)
            all_of_us = alone * ALIKE ** (len(others) - n)
            guess = self._give(plea, neck(p), coming, shame(card, neck(p), all_of_us)) > 0
            blind = self._give(plea, neck(p), coming, plea.refused(neck(p), all_of_us)) > 0
            share[p.seat] = 0.1 * (GUESS * guess + (10 - GUESS) * blind) if p.humanity else 0.0
            alone *= 1 - share[p.seat]
            pool += share[p.seat]
            plea = replace(plea, dice=plea.dice + round(share[p.seat]))
        odds = between(pool, lambda n: chance(n, card.hardship + me.penalty))
        own = odds * gain(card.succeed, left) + (1 - odds) * gain(card.fail, left)
        shared = sum(
            share[p.seat]
            * (odds * gain(card.succeed, neck(p)) + (1 - odds) * gain(card.fail, neck(p)))
            + (1 - share[p.seat]) * shame(card, neck(p), alone)
            for p in others
        )
        return own - neck(me).cost(dice) + self.others * (LEAD + shared)

    # -- others' Scenes --------------------------------------------------------------------------

    def _support(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        scene = view.scene
        assert scene is not None
        me = view.people[view.seat or 0]
        drawer = view.people[scene.drawer]
        declared = (*scene.given, *scene.last_hope, *scene.refused)
        silent = [
            p for p in view.people if p.alive and p.seat not in (me.seat, scene.drawer, *declared)
        ]
        plea = Plea(
            scene.terrain,
            scene.unavoidable,
            sum(scene.given.values()) + len(scene.last_hope),
            drawer.penalty + sum(n for _, n in scene.changes),
            tuple(neck(view.people[n]) for n in {*scene.given, *scene.last_hope}),
        )
        coming = SILENT * len(silent) + (0.5 if view.hope > 1 else 0.0)
        known = guessed(scene, rng)
        # As long as nobody supports, a refusal may turn out to be everybody's.
        helped = set(declared) - {*scene.refused} != {scene.drawer}
        all_of_us = 0.0 if helped else ALIKE ** len(silent)
        refusal = plea.refused(neck(me), all_of_us)
        if known is not None:
            refusal = shame(known, neck(me), all_of_us)
        gifts = {o.id: 1 if o.id == "hope" else int(o.id[5:]) for o in prompt.options[:-1]}
        best = self._give(plea, neck(me), coming, refusal, tuple(gifts.values()))
        return [next((gift for gift, n in gifts.items() if n == best), "refuse")]

    def _give(
        self,
        plea: Plea,
        me: Neck,
        coming: float,
        refusal: float,
        gifts: Sequence[int] = (1,),
    ) -> int:
        """How many dice to give, of those that may be given; with none left, a Hope die is free."""
        best, chosen = refusal + self.others * plea.shared(coming), 0
        for dice in gifts:
            paid = min(dice, me.humanity)
            left = replace(me, humanity=me.humanity - paid)
            value = plea.joined(left, dice + coming) - me.cost(paid)
            value += self.others * (BOND + plea.shared(dice + coming))
            if value > best:
                best, chosen = value, dice
        return chosen

    def _boost(self, view: View, prompt: Prompt[Any]) -> Answer:
        """Hope dice where they change the odds most, and more freely towards the end."""
        scene = view.scene
        assert scene is not None
        me = view.people[view.seat or 0]
        card = DECKS.scenes[view.private.card]
        dice = sum(scene.given.values()) + len(scene.last_hope)
        hardship = card.hardship + me.penalty + sum(n for _, n in scene.changes)
        best, chosen = -99.0, 0
        for n in range(len(prompt.options)):
            left = view.rounds - view.round + 1
            value = 4.0 * chance(dice + n, hardship) - n * HOPE * left / 4
            if value > best:
                best, chosen = value, n
        return [prompt.options[chosen].id]

    def _question(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """The drawer knows what it brings; the others go by their own need."""
        me = view.people[view.seat or 0]
        accept = next((o for o in prompt.options if o.verb == "accept"), None)
        if accept is None:
            return prompt.default
        if view.private.card:
            card = DECKS.scenes[view.private.card]
            yes, no = gain(card.accept, neck(me)), gain(card.refuse, neck(me))
            if card.kind == "toll":
                yes -= neck(me).cost(min(card.price, me.humanity))
            return [accept.id if yes >= no else "refuse"]
        scene = view.scene
        assert scene is not None
        cards = deck(scene.terrain, scene.kind, scene.unavoidable)
        known = guessed(scene, rng)
        paid = min(scene.price, me.humanity)
        left = replace(neck(me), humanity=me.humanity - paid)
        yes = sum(gain(card.accept, left) for card in cards) / len(cards) - neck(me).cost(paid)
        feared = (known,) if known is not None else cards
        no = sum(gain(card.refuse, neck(me)) for card in feared) / len(feared)
        return [accept.id if yes >= no else "refuse"]

    # -- what is free ----------------------------------------------------------------------------

    def _unasked(self, view: View, prompt: Prompt[Any]) -> Answer:
        """Mend what hurts, with what is at hand; come back where one may."""
        if prompt.options[0].verb == "join":
            return ["yes"]
        for option in prompt.options:
            if option.verb == "use" and self._mends(view, option.id):
                return [option.id]
        return []

    def _mends(self, view: View, card: str) -> bool:
        me = view.people[view.seat or 0]
        power = _power(card)
        if power is None or any(isinstance(e, Check) for e in power.effects):
            return False
        if worth(power.effects, neck(me)) > ENOUGH:
            return True
        if any(getattr(effect, "target", "") == "chosen" for effect in power.effects):
            others = [neck(p) for p in view.people if p.alive and p is not me]
            best = max((worth(power.effects, one) for one in others), default=0.0)
            return self.others * best > KIND
        return power.window == "plead" and view.scene is not None and self._wanted(view, view.scene)

    @staticmethod
    def _wanted(view: View, scene: SceneView) -> bool:
        """Help for a roll that one has a stake in, once it is clear how hard it will be."""
        if view.private.odds is not None:
            return view.private.odds < 75 and bool(scene.refused or len(scene.given) > 1)
        dice = sum(scene.given.values()) + len(scene.last_hope)
        return (
            view.seat in scene.given
            and Plea(
                scene.terrain, scene.unavoidable, dice, view.people[scene.drawer].penalty
            ).odds(0)
            < 0.5
        )


def between(dice: float, value: Callable[[int], float]) -> float:
    """A value for about so many dice."""
    least = int(dice)
    share = dice - least
    return (1 - share) * value(least) + (share * value(least + 1) if share else 0.0)


KNOWN = tuple(DECKS.scenes.values())


@cache
def deck(terrain: Terrain, kind: Kind | None, unavoidable: bool) -> tuple[Scene, ...]:
    """What a Scene may be, for all that its back and its callout say."""
    kin = [card for card in KNOWN if card.kind == kind]
    near = [card for card in kin if card.terrain == terrain]
    return tuple(card for card in near if card.unavoidable == unavoidable) or tuple(near or kin)


def guessed(scene: SceneView, rng: Chance) -> Scene | None:
    """What a callout hints at, to whoever has an ear for it: of its Refuse section alone."""
    hint = next((c for c in DECKS.scenes.values() if c.callout == scene.told), None)
    return hint if rng.below(10) < GUESS else None


@dataclass(frozen=True, slots=True)
class Plea:
    """A Scene with a roll as those see it who are asked for dice: not its hidden half."""

    terrain: Terrain
    unavoidable: bool
    dice: int
    penalty: int
    committed: tuple[Neck, ...] = ()

    def odds(self, more: float) -> float:
        """The chance of success with about so many more dice."""
        cards = deck(self.terrain, "roll", self.unavoidable)
        return between(
            self.dice + more,
            lambda n: sum(chance(n, c.hardship + self.penalty) for c in cards) / len(cards),
        )

    def joined(self, whose: Neck, more: float) -> float:
        """What having committed is worth to somebody."""
        part = (self.terrain, self.unavoidable, self.penalty, whose)
        return between(self.dice + more, lambda n: joined(*part, n))

    def shared(self, more: float) -> float:
        """What it is worth to those who have committed so far."""
        return sum(self.joined(whose, more) for whose in self.committed)

    def refused(self, whose: Neck, all_of_us: float) -> float:
        """What refusing is thought to cost somebody."""
        one, everybody = refused(self.terrain, self.unavoidable, whose)
        return (1 - all_of_us) * one + all_of_us * everybody


@cache
def joined(terrain: Terrain, unavoidable: bool, penalty: int, whose: Neck, dice: int) -> float:
    """What it is worth to have committed to a Scene one has not read, on so many dice."""
    total = 0.0
    cards = deck(terrain, "roll", unavoidable)
    for card in cards:
        odds = chance(dice, card.hardship + penalty)
        total += odds * gain(card.succeed, whose) + (1 - odds) * gain(card.fail, whose)
    return total / len(cards)


@cache
def refused(terrain: Terrain, unavoidable: bool, whose: Neck) -> tuple[float, float]:
    """What it costs to refuse a Scene one has not read, and what if everybody does."""
    cards = deck(terrain, "roll", unavoidable)
    one, everybody = (sum(shame(c, whose, alike) for c in cards) / len(cards) for alike in (0, 1))
    return one, everybody


def shame(card: Scene, whose: Neck, all_of_us: float) -> float:
    """What it costs to refuse a Scene, where everybody does so with that likelihood."""
    one = gain(card.refuse, whose)
    return one + all_of_us * (gain(card.all_refuse, whose) - one) if card.all_refuse else one


def _redraws(option: str) -> bool:
    power = _power(option.removeprefix("use:"))
    return power is not None and any(isinstance(e, Redraw) for e in power.effects)


def _power(option: str) -> Power | None:
    """What somebody's own card can do for them."""
    card = option.partition(".")[0]
    if card in DECKS.traits:
        return DECKS.traits[card].power
    if card in DECKS.personalities:
        return DECKS.personalities[card].boon
    return DECKS.assets[card].power if card in DECKS.assets else None


def neck(person: PersonView) -> Neck:
    """What a person has to lose."""
    return Neck(person.humanity, person.hunger, person.harm)


def gain(section: Section | None, whose: Neck) -> float:
    """What a section is worth to somebody it applies to."""
    return worth(section.effects, whose) if section is not None else 0.0


def worth(effects: Iterable[Any], whose: Neck) -> float:
    """What some effects are worth to somebody."""
    after, extra = _after(effects, whose)
    return after.worth() - whose.worth() + extra


def _after(effects: Iterable[Any], whose: Neck) -> tuple[Neck, float]:
    extra = 0.0
    for effect in effects:
        if isinstance(effect, Amount) and effect.op == "hope":
            extra += HOPE * effect.n
        elif isinstance(effect, Amount) and effect.target in GOOD_FOR_ME:
            whose = _changed(whose, effect.op, effect.n)
        elif isinstance(effect, DrawCards):
            extra += effect.n * (ASSET if effect.op == "draw_asset" else TRAIT)
        elif isinstance(effect, Check):
            for ways in (effect.then, effect.else_):
                way, more = _after(ways, whose)
                extra += (way.worth() - whose.worth() + more) / 2
    return whose, extra


def _changed(whose: Neck, what: str, n: int) -> Neck:
    if what == "humanity":
        return replace(whose, humanity=min(5, whose.humanity + n))
    if what == "hunger":
        return replace(whose, hunger=max(0, whose.hunger + n))
    return replace(whose, harm=max(0, whose.harm + n))


MIXED = Mind()
