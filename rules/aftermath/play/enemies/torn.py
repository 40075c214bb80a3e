"""Enemies that are torn between equally near members: the bookkeeper decides, or the bookkeeper's
standing preference does (AF-12.11)."""

from collections.abc import Sequence
from typing import Literal

from rules.aftermath.model.state import Enemy, Member, State
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.words import Message
from rules.engine import Option, Play


def order_by_life(s: State, among: Sequence[Member]) -> list[Member]:
    """Sort members in the order in which enemies choose them by default: most life left first, of
    equal ones the next after the active member (AF-12.11)."""
    after = [*s.list_members_from(s.active)[1:], s.active]
    return sorted(among, key=lambda m: (-s.party[m].life_left, after.index(m)))


def ask_preferred(
    h: Here, enemy: Enemy, among: Sequence[Member], topic: Literal["torn-move", "torn-attack"]
) -> Play[Member]:
    """Find which of these equally near members an enemy chooses: by the standing preference, or by
    asking the bookkeeper openly."""
    s = h.s
    order = order_by_life(s, among)
    if s.preference in [str(m) for m in among]:
        return Member(int(s.preference))
    if s.preference or len(among) == 1:
        return order[0]
    keeper = s.bookkeeper
    options = [
        Option(
            str(m),
            "choose",
            h.name_member(m),
            Message("life-left", life=s.party[m].life_left),
            {"life": s.party[m].life_left},
        )
        for m in order
    ]
    asked = "moves-toward-whom" if topic == "torn-move" else "attacks-whom"
    text = Message(asked, enemy=enemies.name_enemy(s, enemy))
    data = {"enemy": enemy.number, "among": order}
    chosen = yield from h.choose(
        h.find_seat(keeper), text, options, topic=topic, data=data, rule="AF-12.11"
    )
    return Member(int(chosen))
