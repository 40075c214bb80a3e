"""What bots read out of a view: the hand, bonuses, the ways over the page, the danger."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any

from rules.aftermath.bot.odds import Guard
from rules.aftermath.model.cards import Scope
from rules.aftermath.model.decks import ENEMIES, ITEMS
from rules.aftermath.model.terms import ATTRIBUTES, Attribute
from rules.aftermath.view_models import FigureView, MemberView, PageView, SpaceView, View
from rules.engine import Prompt
from rules.kit.graphs import count_steps, find_costs

COLOURED_LINE_COST = 3
"""The assumed cost of a coloured line."""
UNARMED_RANGE = 1
"""The range of a character without a ranged weapon."""
THREATS_IN_TURN = 0.6
"""How many threats a turn brings on average."""
WOUND_COST = 3.5
"""What a wound costs, on a scale where a hit on an enemy is worth 5."""
FAR_DISTANCE = 5
"""The distance in steps from which enemies rarely reach a character."""


@dataclass(frozen=True, slots=True)
class Habits:
    """How a bot plays. `curious`: whether it goes for things beside its way; `slips`: how many
    answers in a hundred it gives without thinking."""

    curious: bool = True
    slips: int = 0


USUAL = Habits()


@dataclass(frozen=True, eq=False)
class Asked:
    """A question to a bot, together with what its seat may see. It never changes, so what follows
    from it is kept, here or by functions with a cache of their own; the key is its identity."""

    view: View
    prompt: Prompt[Any]
    habits: Habits = USUAL

    @cached_property
    def page(self) -> PageView:
        """The page that the party is on; fails if the party is on no page."""
        assert self.view.page is not None
        return self.view.page

    @cached_property
    def me(self) -> MemberView:
        """The character that the question is about; by default the first of the seat's
        characters."""
        member = self.prompt.data.get("member")
        if member is None:
            member = next(iter(self.view.hands)).member
        return self.view.party[member]

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """The cards in the hand of `me`."""
        for one in self.view.hands:
            if one.member == self.me.member:
                return tuple(card.id for card in one.cards)
        return ()

    @cached_property
    def spaces(self) -> dict[int, SpaceView]:
        """The page's spaces, by number."""
        return {one.id: one for one in self.page.spaces}

    @property
    def is_hostile(self) -> bool:
        """Whether the situation on the page is hostile."""
        return self.view.page is not None and self.page.situation == "hostile"

    @cached_property
    def boss(self) -> FigureView | None:
        """The boss in play; None if there is none."""
        return next((one for one in self.page.enemies if one.type == "boss"), None)

    @cached_property
    def list_members_on_map(self) -> list[MemberView]:
        """All members on the map, including the character itself."""
        return [one for one in self.view.party if one.at is not None]

    def count_life_left(self, member: MemberView) -> int:
        """Return how much life a character has left."""
        return member.life - member.wounds - member.toxic

    # -- bonuses -----------------------------------------------------------------------------------

    def sum_bonus(self, attribute: Attribute, scope: Scope | None) -> int:
        """Sum the character's bonuses and those of its equipped items for this kind of test."""
        own = self.me.bonus.get(attribute, 0) + ("inspired" in self.me.statuses)
        for worn in self.me.items:
            if worn.equipped:
                for one in ITEMS[worn.id].bonus:
                    if one.to in (attribute, scope):
                        own += one.n * (worn.batteries if one.powered else 1)
        return own

    @cached_property
    def shooting_range(self) -> int:
        """The range at which the character can shoot now."""
        found = [ITEMS[one.id].range for one in self.me.items if one.equipped]
        furthest = max([one for one in found if one], default=UNARMED_RANGE)
        blind = {one.id for one in self.page.environments}
        return 0 if "smoke" in blind else min(furthest, 1) if "night" in blind else furthest

    # -- danger ------------------------------------------------------------------------------------

    @cached_property
    def expected_attacks(self) -> float:
        """How many attacks the character can expect before its next turn."""
        if not self.is_hostile or self.me.at is None:
            return 0.0
        page, there = self.page, len(self.list_members_on_map)
        threats, coming = float(len(page.threats)), 0.0
        for turn in range(there):
            threats += THREATS_IN_TURN if turn else 0
            if threats >= len(page.enemies) - 0.4:
                coming += min(threats, len(page.enemies))
                threats = 0
        mine = self._find_enemy_distance(self.me.at)
        before = sum(
            self._find_enemy_distance(one.at) <= mine
            for one in self.list_members_on_map
            if one.at is not None
        )
        share = 1 / max(1, before) if mine < FAR_DISTANCE else 0.2
        return coming * share

    def _find_enemy_distance(self, space: int) -> int:
        """Find how many steps the nearest enemy needs to a space; 99 if none can reach it."""
        away = self.enemy_steps(space)
        return min((away.get(at, 99) for one in self.page.enemies for at in one.at), default=99)

    @cached_property
    def enemy_strength(self) -> int:
        """The average strength of the enemies' attacks; 5 if there are no attacks."""
        blows = [
            action.strength
            for one in self.page.enemies
            for action in ENEMIES[one.id].actions
            if action.strength is not None
        ]
        return round(sum(blows) / len(blows)) if blows else 5

    @cached_property
    def wound_cost(self) -> float:
        """What a wound costs the character; the last life costs most."""
        left = self.count_life_left(self.me)
        return WOUND_COST * (2.0 if left <= 1 else 1.3 if left == 2 else 1.0)

    @cached_property
    def defence_bonuses(self) -> tuple[int, ...]:
        """The character's defence bonus for each attribute, in the order of the attributes."""
        return tuple(self.sum_bonus(one, "defence") for one in ATTRIBUTES)

    @cached_property
    def guard(self) -> Guard:
        """What the bot needs to know to value cards in hand for later defences."""
        return Guard(
            self.enemy_strength,
            min(1.0, self.expected_attacks) * self.wound_cost,
            self.defence_bonuses,
        )

    # -- ways --------------------------------------------------------------------------------------

    @cached_property
    def distances(self) -> Callable[[int], Mapping[int, int]]:
        """A function from a space to the movement cost to each other space, if no card has a line's
        colour."""
        return self._find_paths().find_costs

    def _find_paths(self) -> _Paths:
        lines = [
            (line.a, line.b, 1 if line.kind == "dash" else COLOURED_LINE_COST)
            for line in self.page.lines
            if line.kind not in ("white", "double")
        ]
        return _make_paths(tuple(lines))

    @cached_property
    def enemy_steps(self) -> Callable[[int], Mapping[int, int]]:
        """A function from a space to an enemy's steps to each other space; colours do not
        matter."""
        return self._find_paths().count_steps

    def find_spaces_in_sight(self, start: int, far: int) -> dict[int, int]:
        """Find the spaces within `far` steps of sight, with their distance. Pairs of spaces that
        the page makes blind are not considered."""
        found = count_steps(start, self._seen_by_space.__getitem__)
        return {space: away for space, away in found.items() if away <= far}

    @cached_property
    def _seen_by_space(self) -> dict[int, list[int]]:
        seen: dict[int, list[int]] = {one.id: [] for one in self.page.spaces}
        for line in self.page.lines:
            if line.kind != "double":
                seen[line.a].append(line.b)
                seen[line.b].append(line.a)
        return seen


class _Paths:
    """The ways over a page, each line with its cost, and the distances found so far."""

    def __init__(self, lines: Iterable[tuple[int, int, int]]) -> None:
        ways: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        for a, b, cost in lines:
            ways[a].append((b, cost))
            ways[b].append((a, cost))
        self.find_costs = cache(lambda start: find_costs(start, ways.__getitem__))
        self.count_steps = cache(
            lambda start: count_steps(start, lambda one: [to for to, _ in ways[one]])
        )


_make_paths = lru_cache(maxsize=64)(_Paths)
"""Find the ways of a page with these lines; bots ask for the same few pages again and again."""
