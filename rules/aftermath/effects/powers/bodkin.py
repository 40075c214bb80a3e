"""Bodkin, the Bulwark: Shoulder Barge, Bristle, Roar, Hurl and Second Wind (AF-22.9)."""

from rules.aftermath.effects.powers import registry
from rules.aftermath.model.items import list_companions
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import Line
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.combat.damage import heal_member
from rules.aftermath.play.context import Here
from rules.aftermath.play.enemies import enemies
from rules.aftermath.play.enemies.movement import apply_fire
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.hazards import end_of_movement, spring_trap
from rules.aftermath.words import Message
from rules.aftermath.words.fitting import LABEL, FittedMessage
from rules.engine import Option, Play

FLIGHT_STEPS = 3
CLOSED_LINES: tuple[Line, ...] = ("double",)
"""How far Hurl carries a member, and over which lines it cannot."""


# -- enemies in his space ------------------------------------------------------------------------


def _list_barges(s: State, m: Member) -> list[tuple[int, int]]:
    """List each enemy in the member's space with each adjacent space it may be barged to."""
    at = s.party[m].at
    if at is None:
        return []
    spaces = [to for to, line in maps.find_ways(s, at).items() if line not in maps.UNCROSSED_LINES]
    return [(enemy.number, to) for enemy in registry.list_enemies_here(s, m) for to in spaces]


@registry.register_power("shoulder-barge", lambda s, m: bool(_list_barges(s, m)))
def _use_shoulder_barge(h: Here, m: Member) -> Play[None]:
    """Push an enemy from the member's space to an adjacent one, over a line that can be crossed."""
    s = h.s
    options = []
    for number, to in _list_barges(s, m):
        enemy = s.find_enemy(number)
        assert enemy is not None
        label = Message(
            "barge-to", enemy=enemies.label_enemy(s, enemy), space=maps.name_space(s, to)
        )
        data = {"enemy": number, "space": to}
        options.append(Option(f"{number}-{to}", "ability", FittedMessage(label, LABEL), data=data))
    chosen = yield from h.choose_for(
        m, Message("barge-whom"), options, topic="barge", rule="AF-22.9"
    )
    number, to = (int(part) for part in chosen.split("-"))
    enemy, at = s.find_enemy(number), s.party[m].at
    assert enemy is not None
    assert at is not None
    token = enemy.at.index(at)
    enemy.at[token] = to
    told = Message(
        "barges",
        member=h.name_member(m),
        enemy=enemies.name_enemy(s, enemy),
        space=maps.name_space(s, to),
    )
    h.tell(told, kind="enemy-move", enemy=number, start=at, space=to)
    spring_trap(h, enemy, to)
    yield from apply_fire(h, enemy, token)


registry.register_lasting_power(
    "bristle", lambda s, m: not lasting.count_in_force(s, m, "bristle"), "bristle-lasts"
)


def _has_unroared_enemy(s: State, m: Member) -> bool:
    return any(not lasting.is_roared_at(s, enemy) for enemy in registry.list_enemies_here(s, m))


@registry.register_power("roar", _has_unroared_enemy)
def _use_roar(h: Here, m: Member) -> None:
    """Make enemies in the member's space use their first action in the next enemy turn."""
    for enemy in registry.list_enemies_here(h.s, m):
        if not lasting.is_roared_at(h.s, enemy):
            lasting.start_lasting(h.s, m, "roar", enemy=enemy)
            told = Message("roars", member=h.name_member(m), enemy=enemies.name_enemy(h.s, enemy))
            h.tell(told, kind="ability", member=m, does="roar", enemy=enemy.number)


# -- fellows -------------------------------------------------------------------------------------


@registry.register_power("hurl", lambda s, m: bool(list_companions(s, m)))
def _use_hurl(h: Here, m: Member) -> Play[None]:
    """Throw a fellow from the member's space up to 3 spaces, over any line but a double one, if its
    player agrees (the default)."""
    s, at = h.s, h.s.party[m].at
    assert at is not None
    fellow = yield from h.choose_member(
        m, Message("hurl-whom"), list_companions(s, m), verb="ability", topic="hurl", rule="AF-22.9"
    )
    assert fellow is not None
    spaces = registry.find_landings(s, at, FLIGHT_STEPS, CLOSED_LINES)
    if not spaces:
        return
    options = [Option(str(to), "ability", maps.find_space(s, to).label) for to in spaces]
    text = Message("hurl-where", member=h.name_member(fellow))
    data = {"fellow": fellow, "spaces": spaces}
    to = int(
        (yield from h.choose_for(m, text, options, topic="hurl-space", data=data, rule="AF-22.9"))
    )
    where = maps.name_space(s, to)
    if not (yield from _ask_agreement(h, m, fellow, to, where)):
        told = Message("refuses-to-fly", member=h.name_member(fellow))
        h.tell_of(fellow, told, kind="ability", does="hurl")
        return
    h.s.party[fellow].at = to
    told = Message("flies", member=h.name_member(fellow), space=where)
    h.tell_of(fellow, told, kind="move", space=to)
    yield from end_of_movement(h, fellow)


def _ask_agreement(h: Here, m: Member, fellow: Member, to: int, where: Message) -> Play[bool]:
    """Ask whether the fellow agrees to be hurled; a player who has both is not asked."""
    if h.find_seat(m) == h.find_seat(fellow):
        return True
    options = [
        Option("yes", "ability", FittedMessage(Message("fly-to", space=where), LABEL)),
        Option("no", "ability", Message("stay-on-ground")),
    ]
    text = Message(
        "asks-to-hurl", member=h.name_member(m), fellow=h.name_member(fellow), space=where
    )
    chosen = yield from h.choose_for(
        fellow, text, options, topic="hurl-consent", data={"space": to}, rule="AF-22.9"
    )
    return chosen == "yes"


@registry.register_power("second-wind", lambda s, m: s.party[m].wounds > 0)
def _use_second_wind(h: Here, m: Member) -> None:
    """Heal one normal wound of the member."""
    heal_member(h, m, 1, Message("second-wind"))
