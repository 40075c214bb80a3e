"""Wounds, healing, what Poisoned and Burning do, and how members are defeated and return (AF-13.6
to AF-13.14, AF-15.7, AF-15.11)."""

from collections.abc import Sequence

from rules.aftermath.effects.models import Hurt
from rules.aftermath.effects.performing import register_for_members
from rules.aftermath.model.state import Member, State
from rules.aftermath.model.terms import BLACK_DIE
from rules.aftermath.play import dials
from rules.aftermath.play.combat.statuses import douse_in_water, gain_status, name_status
from rules.aftermath.play.context import Here, MissionEnds
from rules.aftermath.words import Message, tale
from rules.engine import Option, Play, Text


def wound_member(
    h: Here,
    m: Member,
    n: int,
    cause: Text,
    *,
    toxic: bool = False,
    attacker: Text = "",
    by: Text = "",
    foe: str = "",
    dice: Sequence[int] = (),
) -> Play[None]:
    """Wound a member, without a defence; do nothing if it is defeated already. With no life left it
    is defeated (AF-13.6); the caller ends its turn (AF-13.8). `attacker`: what hits it, told
    instead of a cause; `by`: the enemy that does it, if any, and `foe`: its card; `dice`: the dice
    that `cause` mentions. Raises MissionEnds if everybody is defeated (AF-13.12)."""
    c = h.s.party[m]
    if c.defeated or n < 1:
        return
    if toxic:
        c.toxic += n
    else:
        c.wounds += n
    told = Message(
        "takes-wounds",
        cause=cause or 0,
        attacker=attacker or 0,
        member=h.name_member(m),
        count=n,
        toxic=int(toxic),
        life=max(0, c.life_left),
        enemy=by or 0,
    )
    rolled = {"dice": list(dice)} if dice else {}
    h.tell_of(m, told, kind="wound", n=n, toxic=toxic, foe=foe, **rolled)
    if c.life_left <= 0:
        yield from _defeat_member(h, m)


def _defeat_member(h: Here, m: Member) -> Play[None]:
    """Make a member flee: off the map, without tokens, batteries and statuses; hand and items stay.
    Time +1 (AF-13.6, AF-13.7). Raises MissionEnds if everybody is defeated."""
    c = h.s.party[m]
    c.defeated, c.at = True, None
    c.wounds = c.toxic = c.aim = c.batteries = 0
    c.statuses = []
    for worn in h.s.find_box(m).equipped:
        worn.batteries = 0
    # Roar stays in force; other lasting abilities need a member on the map.
    c.lasting = [one for one in c.lasting if one.does == "roar"]
    h.tell_of(m, Message("flees", member=h.name_member(m)), kind="defeated")
    yield from dials.change_dials(h, {"time": 1}, Message("the-search", member=h.name_member(m)))
    if all(other.defeated for other in h.s.party):
        h.tell(Message("mission-is-lost"), kind="fail")
        tale.add_sentence(h.s, tale.NOBODY_STANDS)
        raise MissionEnds("fail")


def has_party_left(s: State) -> bool:
    """Whether the party leaves the page because nobody is on the map: some have exited, the others
    are defeated (AF-4.15, AF-13.13)."""
    return not s.on_map and any(c.exited for c in s.party)


def heal_member(h: Here, m: Member, n: int, cause: Text, *, toxic: bool = False) -> None:
    """Remove up to n of a member's wounds, and tell everybody if that removed any. Without `toxic`
    only normal wounds go, with it toxic ones first."""
    c = h.s.party[m]
    cured = min(c.toxic, n) if toxic else 0
    mended = min(c.wounds, n - cured)
    c.toxic -= cured
    c.wounds -= mended
    if removed := cured + mended:
        told = Message(
            "heals-wounds",
            cause=cause or 0,
            member=h.name_member(m),
            count=removed,
            life=c.life_left,
        )
        h.tell_of(m, told, kind="heal", n=removed)


def return_defeated(h: Here, m: Member) -> Play[None]:
    """Bring a defeated member back, if the page is safe or has no enemies (AF-13.9): on a fellow's
    space of its player's choice, and Badly Hurt (AF-13.10). If no fellow is on the map it stays
    away (AF-13.11)."""
    s, c = h.s, h.s.party[m]
    if not c.defeated or not (s.is_safe or not s.visit.enemies):
        return
    spaces = dict.fromkeys(s.party[other].at for other in s.on_map)
    if not spaces:
        return
    options = [
        Option(
            str(at), "choose", Message("members", members=_list_names_at(h, at)), data={"space": at}
        )
        for at in spaces
        if at
    ]
    to = int(
        (
            yield from h.choose_for(
                m,
                Message("return-where", member=h.name_member(m)),
                options,
                topic="return",
                rule="AF-13.10",
            )
        )
    )
    c.defeated, c.at = False, to
    told = Message("returns", member=h.name_member(m), others=_list_names_at(h, to, but=m))
    h.tell_of(m, told, kind="return", space=to)
    gain_status(h, m, "badly-hurt", Message("after-the-flight"))


def _list_names_at(h: Here, space: int, *, but: Member | None = None) -> list[Text]:
    there = h.s.list_members_at(space)
    return [h.name_member(other) for other in there if other != but]


# -- Poisoned and Burning (AF-15.7, AF-15.11) -----------------------------------------------------


def end_of_turn(h: Here, m: Member) -> Play[None]:
    """Apply Poisoned and Burning to a member, after Check Threat and before nesting (AF-15.16).
    Raises MissionEnds if that defeats the last member."""
    if "poisoned" in h.s.party[m].statuses:
        yield from _resolve_poison(h, m)
    douse_in_water(h, m)
    if "burning" in h.s.party[m].statuses:
        yield from wound_member(h, m, 1, name_status("burning"))


def _resolve_poison(h: Here, m: Member) -> Play[None]:
    """Roll a black die; its highest face causes a toxic wound. Either message names the die among
    its `dice`, so that the roll can be verified."""
    rolled = h.t.rng.pick(BLACK_DIE)
    cause = Message("poison-rolls", die=rolled)
    if rolled == max(BLACK_DIE):
        yield from wound_member(h, m, 1, cause, toxic=True, dice=[rolled])
    else:
        told = Message("resists-poison", cause=cause, member=h.name_member(m))
        h.tell_of(m, told, kind="poison", black=rolled, dice=[rolled])


# -- what effects say ----------------------------------------------------------------------------


@register_for_members("wound")
def _apply_wound(h: Here, m: Member, effect: Hurt, cause: Text) -> Play[None]:
    """Wound the affected members, who cannot defend (AF-12.20)."""
    yield from wound_member(h, m, effect.n, cause, toxic=effect.toxic)


@register_for_members("heal")
def _apply_heal(h: Here, m: Member, effect: Hurt, cause: Text) -> None:
    """Heal the affected members."""
    heal_member(h, m, effect.n, cause, toxic=effect.toxic)
