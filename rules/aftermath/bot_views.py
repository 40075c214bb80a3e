"""What the bots read out of a view: the hand, the ways over the page, where the party should go."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rules.engine import Chance, Prompt
from rules.kit.graphs import costs

from .card_sets import Cards, reach, thrifty
from .odds import chance
from .terms import Attribute
from .view_models import ExitView, MemberView, PageView, SpaceView, View

SLOW = 3
"""What a coloured line is reckoned at."""
LONG = 40
"""Turns of each character after which a party gives its mission up."""
CLOSE = 2
"""The die that a regular test is played towards, as the thrifty rule has it (AF-8.12)."""


@dataclass(frozen=True)
class Asked:
    """A question to a bot, and what its seat may see."""

    view: View
    prompt: Prompt[Any]
    rng: Chance

    @property
    def page(self) -> PageView:
        """The page that the party is on, which must be there."""
        assert self.view.page is not None
        return self.view.page

    @property
    def me(self) -> MemberView:
        """The character that it is about."""
        return self.view.party[self.prompt.data["member"]]

    @cached_property
    def hand(self) -> tuple[str, ...]:
        """That character's cards."""
        for one in self.view.hands:
            if one.member == self.me.member:
                return tuple(card.id for card in one.cards)
        return ()

    @property
    def hostile(self) -> bool:
        """Whether enemies attack."""
        return self.page.situation == "hostile"

    # -- tests -----------------------------------------------------------------------------------

    def odds(
        self, attribute: Attribute, difficulty: int, bonus: int, *, opposed: bool
    ) -> tuple[float, Cards]:
        """How likely a test is with the cards that thrift would play, and which those are."""
        target = difficulty - (0 if opposed else CLOSE)
        cards = thrifty(self.hand, attribute, bonus, target)
        if not cards:
            return 0.0, ()
        return chance(reach(cards, attribute, bonus), difficulty, opposed=opposed), cards

    # -- where to go -----------------------------------------------------------------------------

    def distances(self, start: int) -> dict[int, int]:
        """What it takes in movement to each space, without cards of a line's colour."""
        ways: dict[int, list[tuple[int, int]]] = {one.id: [] for one in self.page.spaces}
        for line in self.page.lines:
            if line.kind in ("white", "double"):
                continue
            price = 1 if line.kind == "dash" else SLOW
            ways[line.a].append((line.b, price))
            ways[line.b].append((line.a, price))
        return costs(start, lambda one: ways[one])

    @cached_property
    def best_exit(self) -> ExitView | None:
        """The exit that the party should take: towards a page of its mission that it has not seen,
        out to travel, or back."""
        there = {one.exit for one in self.page.spaces if one.exit}
        found = [one for one in self.page.exits if one.open and one.letter in there]
        return max(found, key=self._worth_of, default=None)

    def _worth_of(self, one: ExitView) -> float:
        """Deeper into the mission's pages, or out of them once it has taken too long."""
        pages, page = self.view.mission.pages, self.page.page
        if self.given_up:
            return 2 if not one.leads else 1 / min(one.leads)
        if page in pages and one.ends:
            return 4
        deep = pages.index(page) if page in pages else -1
        further = [lead for lead in one.leads if lead in pages and pages.index(lead) > deep]
        if further:
            return 3 + (min(further) not in self.view.visited) / 2
        at_home_of_it = any(place.here and place.mission for place in self.view.travel)
        if not one.leads:
            return 0 if at_home_of_it and len(pages) > 1 else 2
        return 1

    @property
    def given_up(self) -> bool:
        """Whether it has taken so long that the party would rather go home."""
        return self.view.turn > LONG * len(self.view.party)

    @cached_property
    def unfinished(self) -> list[SpaceView]:
        """Spaces with something to read, and objectives."""
        return [one for one in self.page.spaces if (one.poi and not one.repeat) or one.objective]

    @property
    def may_leave(self) -> bool:
        """Whether nothing is left that the party came for."""
        if any(one.exited for one in self.view.party):
            return True
        me = self.me.at
        reachable = self.distances(me) if me is not None else {}
        waiting = [one for one in self.unfinished if one.id in reachable]
        return not waiting and self.page.task is None
