"""A sensible player: weighs its own neck, and the others' at a share (HI-20.18)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.engine import Answer, Chance, Prompt

from .cards import Scene, Section
from .decks import DECKS
from .effects import Amount, Check, DrawCards, Redraw
from .odds import chance
from .view import PersonView, SceneView, View

POOR = -0.8
"""A Scene worth less than this is drawn again, by whoever can."""
DICE = (2.2, 1.4, 1.0, 0.7, 0.5)
"""What the first to fifth Humanity die is worth."""
STAGES = (0.0, -0.8, -2.4)
DEAD = -9.0
ASSET, TRAIT, HOPE = 0.8, 0.6, 0.7
TYPICAL_HARDSHIP = {1: 0.2, 2: 0.4, 3: 0.25, 4: 0.15}
"""What a Scene nobody has read is thought to take, and how likely."""
GAIN, LOSS = 1.9, -1.2
"""What a Scene nobody has read is thought to bring those who commit."""
SHAME = -0.6
"""What refusing a Scene nobody has read is thought to cost."""
HELP = 0.6
"""Of those asked, so many are thought to support."""
SILENT = 0.3
"""What a supporter counts on from each who has not answered yet."""


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
            return self._support(view, prompt)
        if "hope" in verbs:
            return self._boost(view, prompt)
        if "accept" in verbs:
            return self._question(view, prompt)
        if "scene" in verbs:
            return [rng.pick(prompt.options).id]
        if "use" in verbs:
            return [prompt.options[0].id]
        if verbs == {"choose"} and str(view.seat) in {o.id for o in prompt.options}:
            return self._kindness(view, prompt)
        if "gift" in verbs:
            return [prompt.options[0].id]
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
        assert card.succeed is not None
        assert card.fail is not None
        ceiling = max(dice, 1)
        helped = sum(HELP * min(ceiling, p.humanity) for p in others)
        pool = max(dice, 1) + round(helped)
        odds = chance(pool, card.hardship + me.penalty)
        left = replace(neck(me), humanity=max(0, me.humanity - dice))
        own = odds * gain(card.succeed, left) + (1 - odds) * gain(card.fail, left)
        shared = sum(
            HELP * (odds * gain(card.succeed, neck(p)) + (1 - odds) * gain(card.fail, neck(p)))
            + (1 - HELP) * gain(card.refuse, neck(p))
            for p in others
        )
        return own - neck(me).cost(dice) + self.others * shared

    # -- others' Scenes --------------------------------------------------------------------------

    def _support(self, view: View, prompt: Prompt[Any]) -> Answer:
        scene = view.scene
        assert scene is not None
        me = view.people[view.seat or 0]
        drawer = view.people[scene.drawer]
        silent = [
            p
            for p in view.people
            if p.alive
            and p.seat
            not in (me.seat, scene.drawer, *scene.given, *scene.last_hope, *scene.refused)
        ]
        already = sum(scene.given.values()) + len(scene.last_hope)
        coming = SILENT * len(silent) + (0.5 if view.hope > 1 else 0.0)
        committed = 1 + len(scene.given) + len(scene.last_hope)
        best, chosen = -99.0, prompt.default
        for option in prompt.options:
            dice = 0
            if option.verb == "support":
                dice = 1 if option.id == "hope" else int(option.id.removeprefix("give-"))
            odds = likely(already + dice + coming, drawer.penalty)
            outcome = odds * GAIN + (1 - odds) * LOSS
            if option.verb == "support":
                paid = 0 if option.id == "hope" else dice
                value = outcome * self._fear(me) - neck(me).cost(paid)
            else:
                value = SHAME * self._fear(me)
            value += self.others * committed * outcome
            if value > best:
                best, chosen = value, [option.id]
        return chosen

    @staticmethod
    def _fear(me: PersonView) -> float:
        """Whoever is near death has more to lose by a failure or a refusal."""
        return 1.0 + 0.5 * max(me.hunger, me.harm) + (0.5 if me.humanity == 0 else 0.0)

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

    def _question(self, view: View, prompt: Prompt[Any]) -> Answer:
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
        price = neck(me).cost(min(scene.price, me.humanity))
        # An answer mostly costs the body or the soul; whoever is near the end of one spares it.
        frail = max(me.hunger, me.harm) >= 2 and me.humanity > 0
        return [accept.id if price < 1.2 and me.humanity < 5 and not frail else "refuse"]

    # -- what is free ----------------------------------------------------------------------------

    def _unasked(self, view: View, prompt: Prompt[Any]) -> Answer:
        """Mend what hurts, with what is at hand; come back where one may."""
        if prompt.options[0].verb == "join":
            return ["yes"]
        for option in prompt.options:
            if option.verb == "use" and self._mends(view, option.id.partition(".")[0]):
                return [option.id]
        return []

    def _mends(self, view: View, card: str) -> bool:
        me = view.people[view.seat or 0]
        powers = []
        if card in DECKS.assets:
            powers = [DECKS.assets[card].power]
        elif card in DECKS.traits:
            powers = [DECKS.traits[card].power]
        elif card in DECKS.personalities:
            powers = [DECKS.personalities[card].boon]
        for power in powers:
            if any(isinstance(e, Check) for e in power.effects):
                return False
            if worth(power.effects, neck(me)) > 0.7:
                return True
            if power.window == "plead" and view.scene is not None:
                return self._wanted(view, view.scene)
        return False

    @staticmethod
    def _wanted(view: View, scene: SceneView) -> bool:
        """Help for a roll that one has a stake in, once it is clear how hard it will be."""
        if view.private.odds is not None:
            return view.private.odds < 75 and bool(scene.refused or len(scene.given) > 1)
        dice = sum(scene.given.values()) + len(scene.last_hope)
        return view.seat in scene.given and likely(dice, view.people[scene.drawer].penalty) < 0.5


def likely(dice: float, penalty: int) -> float:
    """The chance of success on about so many dice, of a Scene that one has not read."""
    least = int(dice)
    share = dice - least
    return sum(
        weight
        * (
            (1 - share) * chance(least, hardship + penalty)
            + share * chance(least + 1, hardship + penalty)
        )
        for hardship, weight in TYPICAL_HARDSHIP.items()
    )


def _redraws(option: str) -> bool:
    card = option.removeprefix("use:").partition(".")[0]
    power = None
    if card in DECKS.traits:
        power = DECKS.traits[card].power
    elif card in DECKS.personalities:
        power = DECKS.personalities[card].boon
    elif card in DECKS.assets:
        power = DECKS.assets[card].power
    return power is not None and any(isinstance(e, Redraw) for e in power.effects)


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
