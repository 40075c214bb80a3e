"""Bodkin, the Bulwark: Shoulder Barge, Bristle, Roar, Hurl and Second Wind (AF-22.9)."""

from __future__ import annotations

from rules.aftermath.effects.powers.landings import landings
from rules.aftermath.effects.powers.registry import enemies_here, fellows_here, lasts, power
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Line
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.combat.damage import healed
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.enemies.movement import singed
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.hazards import end_of_movement
from rules.engine import Option, Play
from rules.kit.words import capitalized

FLIGHT = 3
CLOSED: tuple[Line, ...] = ("double",)
"""How far somebody is hurled, and over which lines not."""


# -- enemies in his space ------------------------------------------------------------------------


def _barges(s: State, m: Member) -> list[tuple[int, int]]:
    """Enemy and adjacent space, for each that may be barged there."""
    at = s.of(m).at
    if at is None:
        return []
    spaces = [to for to, line in maps.ways(s, at).items() if line not in maps.UNCROSSED]
    return [(enemy.number, to) for enemy in enemies_here(s, m) for to in spaces]


@power("shoulder-barge", lambda s, m: bool(_barges(s, m)))
def _shoulder_barge(h: Here, m: Member) -> Play[None]:
    """An enemy in his space goes to an adjacent one, over a line that can be crossed."""
    s = h.s
    options = []
    for number, to in _barges(s, m):
        enemy = s.enemy(number)
        assert enemy is not None
        label = f"{enemies.titled(s, enemy)}, to {maps.where(s, to)}"
        data = {"enemy": number, "space": to}
        options.append(Option(f"{number}-{to}", "ability", label[:80], data=data))
    chosen = yield from h.choose_for(
        m, "Whom do you barge, and to where?", options, topic="barge", rule="AF-22.9"
    )
    number, to = (int(part) for part in chosen.split("-"))
    enemy, at = s.enemy(number), s.of(m).at
    assert enemy is not None
    assert at is not None
    token = enemy.at.index(at)
    enemy.at[token] = to
    told = f"{capitalized(enemies.name(s, enemy))} is barged away to {maps.where(s, to)}."
    h.tell(told, kind="enemy-move", enemy=number, start=at, space=to)
    yield from singed(h, enemy, token)


lasts(
    "bristle",
    lambda s, m: not lasting.times(s, m, "bristle"),
    "bristles until his next turn: whoever misses him in his space is wounded.",
)


def _unroared(s: State, m: Member) -> bool:
    return any(not lasting.roared_at(s, enemy) for enemy in enemies_here(s, m))


@power("roar", _unroared)
def _roar(h: Here, m: Member) -> Play[None]:
    """Enemies in his space use their first action in the next enemy turn."""
    yield from ()
    for enemy in enemies_here(h.s, m):
        if not lasting.roared_at(h.s, enemy):
            lasting.last(h.s, m, "roar", enemy=enemy)
            told = f"{capitalized(enemies.name(h.s, enemy))} is cowed for the next enemy turn."
            h.tell(told, kind="ability", member=m, does="roar", enemy=enemy.number)


# -- fellows -------------------------------------------------------------------------------------


@power("hurl", lambda s, m: bool(fellows_here(s, m)))
def _hurl(h: Here, m: Member) -> Play[None]:
    """A fellow in his space who agrees, as is the default, flies up to 3 spaces over any line but a
    double one."""
    s, at = h.s, h.of(m).at
    assert at is not None
    fellow = yield from h.choose_member(
        m, "Whom do you hurl?", fellows_here(s, m), verb="ability", topic="hurl", rule="AF-22.9"
    )
    assert fellow is not None
    spaces = landings(s, at, FLIGHT, CLOSED)
    if not spaces:
        return
    options = [Option(str(to), "ability", maps.space(s, to).label) for to in spaces]
    text = f"Where to does {h.who(fellow)} fly?"
    data = {"fellow": fellow, "spaces": spaces}
    to = int(
        (yield from h.choose_for(m, text, options, topic="hurl-space", data=data, rule="AF-22.9"))
    )
    where = maps.where(s, to)
    if not (yield from _agrees(h, m, fellow, to, where)):
        h.tell_of(fellow, "would rather not fly.", kind="ability", does="hurl")
        return
    h.of(fellow).at = to
    h.tell_of(fellow, f"flies through the air to {where}.", kind="move", space=to)
    yield from end_of_movement(h, fellow)


def _agrees(h: Here, m: Member, fellow: Member, to: int, where: str) -> Play[bool]:
    """Whether the fellow agrees; where one player has both, nobody is asked."""
    if h.seat(m) == h.seat(fellow):
        return True
    options = [
        Option("yes", "ability", f"Fly to {where}"[:80]),
        Option("no", "ability", "Stay on the ground"),
    ]
    text = f"{h.who(m)} wants to hurl {h.who(fellow)} to {where}. Agreed?"
    chosen = yield from h.choose_for(
        fellow, text, options, topic="hurl-consent", data={"space": to}, rule="AF-22.9"
    )
    return chosen == "yes"


@power("second-wind", lambda s, m: s.of(m).wounds > 0)
def _second_wind(h: Here, m: Member) -> Play[None]:
    """One of his normal wounds goes."""
    yield from ()
    healed(h, m, 1, "Second Wind")
