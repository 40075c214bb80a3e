"""A sensible bot: it weighs its own losses, and the others' at a share (HI-20.18)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.hope.bot.worths import (
    GUESSES_IN_TEN,
    HOPE,
    Plea,
    Stakes,
    guess_scene,
    interpolate_dice,
    list_possible_scenes,
    rate_effects,
    rate_scene_refusal,
    rate_section,
)
from rules.hope.effects.language.models import Check, Prevent, Redirect, Redraw
from rules.hope.model.cards import Power
from rules.hope.model.decks import DECKS, POWERS
from rules.hope.model.odds import estimate_chance
from rules.hope.model.scenes import Scene
from rules.hope.view import SceneView, View

POOR_SCENE = -0.8
"""A drawer who can redraw does so if every answer to the Scene is worth less than this."""
ENOUGH, KIND = 0.7, 0.4
"""A bot uses a card if it is worth more than ENOUGH to itself, or, at the others' share, more than
KIND to another player."""
SPARE_HUMANITY = 3
"""A bot with at least this many Humanity dice does not use a card to prevent the loss of one."""
DICE_FROM_SILENT = 0.1
"""How many dice a bot expects from each player who has not answered yet."""
CHANCE_TO_REFUSE = 0.56
"""How likely a bot thinks each silent player is to refuse, if it refuses itself."""
BOND, LEAD = 2.58, 2.0
"""How much it is worth to the others that a player supports the drawer (BOND), or that a drawer
acts and turns none of them away (LEAD). A bot counts both at the share at which it weighs the
others."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How a bot weighs the others' losses against its own: `others` is the share at which they
    count, `lead` is how much the others are thought to value it when the bot turns none of them
    away."""

    others: float = 0.3
    lead: float = LEAD

    def choose_answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """Choose a sensible answer to any question of the game."""
        if prompt.kind != "choice":
            return [] if prompt.optional else prompt.default
        assert view.seat is not None
        verbs = {option.verb for option in prompt.options}
        if prompt.optional:
            return self._choose_free_action(view, prompt)
        if "act" in verbs or "avoid" in verbs:
            return self._choose_scene_action(view, prompt)
        if "support" in verbs:
            return self._choose_support(view, prompt, rng)
        if "hope" in verbs:
            return self._choose_boost(view, prompt)
        if "accept" in verbs:
            return self._choose_question_answer(view, prompt, rng)
        if "scene" in verbs:
            return [rng.pick(prompt.options).id]
        if "use" in verbs:
            return self._choose_reaction(view, prompt)
        if verbs == {"choose"} and str(view.seat) in {o.id for o in prompt.options}:
            return self._choose_weakest(view, prompt)
        if "gift" in verbs:
            return [prompt.options[0].id]
        return prompt.default

    @staticmethod
    def _choose_reaction(view: View, prompt: Prompt[Any]) -> Answer:
        """Choose whether to use a card against what is about to hit. A card that saves Humanity or
        redirects the hit is used only in need."""
        me = view.people[view.seat or 0]
        dying = max(me.hunger, me.harm) > 1
        dear = any(p.alive and p.harm > 1 for p in view.people if p.seat != me.seat)
        for option in prompt.options:
            power = find_first_power(option.id)
            effect = power.effects[0] if power is not None else None
            if isinstance(effect, Redirect):
                wise = dying if effect.to == "target" else dear and not me.harm
            elif isinstance(effect, Prevent) and "humanity" in effect.of:
                wise = me.humanity < SPARE_HUMANITY
            else:
                wise = True
            if wise:
                return [option.id]
        return prompt.default

    @staticmethod
    def _choose_weakest(view: View, prompt: Prompt[Any]) -> Answer:
        """Choose the seat that is nearest to death: if the chooser may choose itself, the choice is
        for something good."""
        seats = [int(option.id) for option in prompt.options]
        return [
            str(
                min(
                    seats,
                    key=lambda seat: (Stakes.make_stakes(view.people[seat]).rate_stakes(), seat),
                )
            )
        ]

    # -- one's own Scene -------------------------------------------------------------------------

    def _choose_scene_action(self, view: View, prompt: Prompt[Any]) -> Answer:
        card = DECKS.scenes[view.private.card]
        ways = [o.id for o in prompt.options if not o.id.startswith("use:")]
        worths = [self.rate_answer(view, card, way) for way in ways]
        again = next((o.id for o in prompt.options if _has_redraw(o.id)), None)
        if again is not None and max(worths) < POOR_SCENE:
            return [again]
        return [ways[worths.index(max(worths))]]

    def rate_answer(self, view: View, card: Scene, option: str) -> float:
        """Rate answering the bot's own Scene in this way: "avoid", "act", or "act-2" with two dice;
        "act-0" is a Hope die."""
        me = view.people[view.seat or 0]
        mine = Stakes.make_stakes(me)
        theirs = [Stakes.make_stakes(p) for p in view.people if p.alive and p.seat != me.seat]
        if option == "avoid":
            part = card.all_refuse or card.refuse
            return rate_section(part, mine) + self.others * sum(
                rate_section(part, whose) for whose in theirs
            )
        if card.kind != "roll":
            better = [
                max(rate_section(card.accept, n), rate_section(card.refuse, n))
                for n in (mine, *theirs)
            ]
            return better[0] + self.others * sum(better[1:])
        dice = int(option.removeprefix("act-") or 0) if option.startswith("act-") else 0
        return self._rate_gamble(card, mine, theirs, dice)

    def _rate_gamble(self, card: Scene, mine: Stakes, theirs: Sequence[Stakes], dice: int) -> float:
        """Rate acting with this many dice, if the others answer as the bot would in their place."""
        assert card.succeed is not None
        assert card.fail is not None
        left = replace(mine, humanity=max(0, mine.humanity - dice))
        penalty = mine.hunger + mine.harm
        plea = Plea(card.terrain, card.unavoidable, max(dice, 1), penalty, (left,))
        pool: float = plea.dice
        shares: list[float] = []
        alone = 1.0
        for n, whose in enumerate(theirs, 1):
            coming = DICE_FROM_SILENT * (len(theirs) - n)
            all_of_us = alone * CHANCE_TO_REFUSE ** (len(theirs) - n)
            guess = (
                self._choose_gift(plea, whose, coming, rate_scene_refusal(card, whose, all_of_us))
                > 0
            )
            blind = self._choose_gift(plea, whose, coming, plea.rate_refusal(whose, all_of_us)) > 0
            share = (
                0.1 * (GUESSES_IN_TEN * guess + (10 - GUESSES_IN_TEN) * blind)
                if whose.humanity
                else 0.0
            )
            shares.append(share)
            alone *= 1 - share
            pool += share
            plea = replace(plea, dice=plea.dice + round(share))
        odds = interpolate_dice(pool, lambda n: estimate_chance(n, card.hardship + penalty))

        def part(whose: Stakes) -> float:
            return odds * rate_section(card.succeed, whose) + (1 - odds) * rate_section(
                card.fail, whose
            )

        shared = sum(
            share * part(whose) + (1 - share) * rate_scene_refusal(card, whose, alone)
            for share, whose in zip(shares, theirs, strict=True)
        )
        return part(left) - mine.rate_dice_cost(dice) + self.others * (self.lead + shared)

    # -- others' Scenes --------------------------------------------------------------------------

    def _choose_support(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        scene = view.scene
        assert scene is not None
        mine = Stakes.make_stakes(view.people[view.seat or 0])
        drawer = view.people[scene.drawer]
        declared = (*scene.given, *scene.last_hope, *scene.refused)
        known_of = {view.seat, scene.drawer, *declared}
        silent = sum(p.alive and p.seat not in known_of for p in view.people)
        plea = Plea(
            scene.terrain,
            scene.unavoidable,
            sum(scene.given.values()) + len(scene.last_hope),
            drawer.penalty + sum(n for _, n in scene.changes),
            tuple(Stakes.make_stakes(view.people[n]) for n in {*scene.given, *scene.last_hope}),
        )
        coming = DICE_FROM_SILENT * silent + (0.5 if view.hope > 1 else 0.0)
        known = guess_scene(scene, rng)
        # As long as nobody supports, all may yet refuse, which brings All Refuse.
        helped = set(declared) - {*scene.refused} != {scene.drawer}
        all_of_us = 0.0 if helped else CHANCE_TO_REFUSE**silent
        refusal = plea.rate_refusal(mine, all_of_us)
        if known is not None:
            refusal = rate_scene_refusal(known, mine, all_of_us)
        gifts = {o.id: 1 if o.id == "hope" else int(o.id[5:]) for o in prompt.options[:-1]}
        best = self._choose_gift(plea, mine, coming, refusal, tuple(gifts.values()))
        return [next((gift for gift, n in gifts.items() if n == best), "refuse")]

    def _choose_gift(
        self, plea: Plea, me: Stakes, coming: float, refusal: float, gifts: Sequence[int] = (1,)
    ) -> int:
        """Choose how many of these numbers of dice to give, or 0. A player with none left gives a
        Hope die at no cost."""

        def rate_answer(dice: int) -> float:
            if not dice:
                return refusal + self.others * plea.rate_for_committed(coming)
            paid = min(dice, me.humanity)
            left = replace(me, humanity=me.humanity - paid)
            own = plea.rate_commitment(left, dice + coming) - me.rate_dice_cost(paid)
            return own + self.others * (BOND + plea.rate_for_committed(dice + coming))

        return max((0, *gifts), key=rate_answer)

    def _choose_boost(self, view: View, prompt: Prompt[Any]) -> Answer:
        """Choose how many Hope dice to add: where they change the odds most, and more towards the
        end."""
        scene = view.scene
        assert scene is not None
        me = view.people[view.seat or 0]
        card = DECKS.scenes[view.private.card]
        dice = sum(scene.given.values()) + len(scene.last_hope)
        hardship = card.hardship + me.penalty + sum(n for _, n in scene.changes)
        left = view.rounds - view.round + 1

        def rate_answer(n: int) -> float:
            return 4.0 * estimate_chance(dice + n, hardship) - n * HOPE * left / 4

        rolls = [o.id for o in prompt.options if o.id.startswith("hope-")]
        return [rolls[max(range(len(rolls)), key=rate_answer)]]

    def _choose_question_answer(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
        """Choose whether to accept a question or toll. The drawer knows the card; the others guess
        from similar cards."""
        mine = Stakes.make_stakes(view.people[view.seat or 0])
        accept = next((o for o in prompt.options if o.verb == "accept"), None)
        if accept is None:
            return prompt.default
        if view.private.card:
            card = DECKS.scenes[view.private.card]
            yes, no = rate_section(card.accept, mine), rate_section(card.refuse, mine)
            if card.kind == "toll":
                yes -= mine.rate_dice_cost(min(card.price, mine.humanity))
            return [accept.id if yes >= no else "refuse"]
        scene = view.scene
        assert scene is not None
        cards = list_possible_scenes(scene.terrain, scene.kind, scene.unavoidable)
        known = guess_scene(scene, rng)
        paid = min(scene.price, mine.humanity)
        left = replace(mine, humanity=mine.humanity - paid)
        yes = sum(rate_section(card.accept, left) for card in cards) / len(
            cards
        ) - mine.rate_dice_cost(paid)
        feared = (known,) if known is not None else cards
        no = sum(rate_section(card.refuse, mine) for card in feared) / len(feared)
        return [accept.id if yes >= no else "refuse"]

    # -- what is free ----------------------------------------------------------------------------

    def _choose_free_action(self, view: View, prompt: Prompt[Any]) -> Answer:
        """Choose a free action: join again if asked, or use a card that is worth it. Return [] for
        none."""
        if prompt.options[0].verb == "join":
            return ["yes"]
        for option in prompt.options:
            if option.verb == "use" and self._is_worth_using(view, option.id):
                return [option.id]
        return []

    def _is_worth_using(self, view: View, card: str) -> bool:
        me = view.people[view.seat or 0]
        power = find_first_power(card)
        if power is None or any(isinstance(e, Check) for e in power.effects):
            return False
        if rate_effects(power.effects, Stakes.make_stakes(me)) > ENOUGH:
            return True
        if any(getattr(effect, "target", "") == "chosen" for effect in power.effects):
            others = [Stakes.make_stakes(p) for p in view.people if p.alive and p is not me]
            best = max((rate_effects(power.effects, one) for one in others), default=0.0)
            return self.others * best > KIND
        return (
            power.window == "plead"
            and view.scene is not None
            and self._is_help_wanted(view, view.scene)
        )

    @staticmethod
    def _is_help_wanted(view: View, scene: SceneView) -> bool:
        """Return whether a card should help the roll: the odds are low, and the bot has a stake in
        it."""
        if view.private.odds is not None:
            return view.private.odds < 75 and bool(scene.refused or len(scene.given) > 1)
        dice = sum(scene.given.values()) + len(scene.last_hope)
        plea = Plea(scene.terrain, scene.unavoidable, dice, view.people[scene.drawer].penalty)
        return view.seat in scene.given and plea.estimate_plea(0) < 0.5


def _has_redraw(option: str) -> bool:
    power = find_first_power(option.removeprefix("use:"))
    return power is not None and any(isinstance(e, Redraw) for e in power.effects)


def find_first_power(option: str) -> Power | None:
    """Find the first power of the card that this option names. Return None for a Relationship or an
    unknown card."""
    card = option.partition(".")[0]
    found = () if card in DECKS.relationships else POWERS.get(card, {}).get(None, ())
    return found[0].power if found else None


MIXED = Mind()
