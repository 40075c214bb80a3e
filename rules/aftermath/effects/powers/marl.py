"""Old Marl, the Digger: Dig In, Tunnel, Calm Word, Poultice and Guardian (AF-22.11)."""

from rules.aftermath.effects.powers.registry import (
    find_landings,
    register_lasting_power,
    register_power,
)
from rules.aftermath.model.items import list_companions
from rules.aftermath.model.state import Member, State
from rules.aftermath.play.combat import lasting
from rules.aftermath.play.combat.damage import heal_member
from rules.aftermath.play.context import Here
from rules.aftermath.play.page import maps
from rules.aftermath.play.page.hazards import end_of_movement
from rules.aftermath.play.turn import visiting
from rules.aftermath.words import Message
from rules.engine import Option, Play

TUNNEL_STEPS = 2
"""How many steps his tunnels lead."""


register_lasting_power("dig-in", lambda s, m: True, "dig-in-lasts")


@register_power("tunnel", lambda s, m: s.party[m].at is not None)
def _use_tunnel(h: Here, m: Member) -> Play[None]:
    """Move the member to a space within 2 steps, over any line, and read the entries there."""
    s, at = h.s, h.s.party[m].at
    assert at is not None
    spaces = find_landings(s, at, TUNNEL_STEPS)
    options = [Option(str(to), "ability", maps.find_space(s, to).label) for to in spaces]
    chosen = yield from h.choose_for(
        m,
        Message("tunnel-where"),
        options,
        topic="tunnel",
        data={"spaces": spaces},
        rule="AF-22.11",
    )
    h.s.party[m].at = to = int(chosen)
    told = Message("tunnels", member=h.name_member(m), space=maps.name_space(s, to))
    h.tell_of(m, told, kind="move", space=to)
    yield from visiting.enter_space(h, m)
    if h.s.party[m].at == to:
        yield from end_of_movement(h, m)


register_lasting_power(
    "calm-word", lambda s, m: s.is_safe and bool(s.visit.enemies), "calm-word-lasts"
)


# -- fellows -------------------------------------------------------------------------------------


def _list_wound_options(s: State, m: Member) -> list[Option]:
    """List an option for each kind of wound that the member, or a fellow in its space, has."""
    options = []
    for other in sorted([m, *list_companions(s, m)]):
        c = s.party[other]
        if c.wounds:
            label = Message("heal-wound", member=c.card.short)
            options.append(Option(f"{other}", "ability", label))
        if c.toxic:
            label = Message("heal-toxic-wound", member=c.card.short)
            options.append(Option(f"{other}-toxic", "ability", label))
    return options


@register_power("poultice", lambda s, m: bool(_list_wound_options(s, m)))
def _use_poultice(h: Here, m: Member) -> Play[None]:
    """Heal one wound, normal or toxic, of a member in the same space."""
    chosen = yield from h.choose_for(
        m, Message("heal-what"), _list_wound_options(h.s, m), topic="poultice", rule="AF-22.11"
    )
    who, _, toxic = chosen.partition("-")
    heal_member(h, Member(int(who)), 1, Message("poultice"), toxic=bool(toxic))


def _can_guard(s: State, m: Member) -> bool:
    return len(s.party) > 1 and not lasting.count_in_force(s, m, "guardian")


register_lasting_power("guardian", _can_guard, "guardian-lasts")
