"""What each Object and Special Loot card needs and does when it is played (LA-16); `ending` has the
cards that count at the end."""

from collections.abc import Callable
from typing import TypeAlias

from rules.aurora.model.boxes import DAMAGE
from rules.aurora.model.decks import name_of
from rules.aurora.model.maps import find_aurora_quay, find_region
from rules.aurora.model.players import Crew, Player
from rules.aurora.model.state import State
from rules.aurora.play import contamination, fame, resources
from rules.aurora.play.combat import target_counters
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import damage
from rules.aurora.play.survivors import ask_survivor
from rules.aurora.words import Message
from rules.engine import Option, Play

# -- when ----------------------------------------------------------------------------------------


def _can_use_mre(s: State, seat: int) -> bool:
    p = s.players[seat]
    return not p.mre and any(one.zone != "active" for one in p.crew)


def _can_use_mine(s: State, seat: int) -> bool:
    return bool(_list_crossed_roads(s, seat)) and s.mine is None


def _list_crossed_roads(s: State, seat: int) -> list[str]:
    """List the roads and Shortcuts crossed in this movement; a mine cannot lie in a tunnel."""
    return [link for link in s.players[seat].crossed if s.map.by_id[link].kind != "tunnel"]


def _has_not_moved(s: State, seat: int) -> bool:
    return not s.players[seat].crossed


def _can_use_incendiary(s: State, seat: int) -> bool:
    """Whether the player can still fire a Weapon at an Enemy, and not already without Ammo."""
    p = s.players[seat]
    here = find_region(p.space)
    return (
        s.phase == "fire"
        and not p.armed
        and any(foe.region == here for foe in s.foes)
        and any(ref not in p.fired for ref, _ in p.list_working_boxes("weapon"))
    )


def _list_damaged_weapons(p: Player) -> list[str]:
    """List the boxes of damaged Weapons."""
    return [ref for ref in p.list_damaged_boxes() if p.find_box(ref).kind == "weapon"]


def _list_opponent_targets(s: State, seat: int) -> list[tuple[str, int]]:
    """List the Enemies with an opponent's Target counters, each as (Enemy, opponent)."""
    return [
        (foe.card, who)
        for foe in s.foes
        for who, count in foe.targets.items()
        if who != seat and count
    ]


def _list_grenade_uses(s: State, seat: int) -> list[tuple[str, int, int]]:
    """List what a Sonic Grenade could do, each as (Enemy, whose counters, how many)."""
    return [
        (card, who, min(2, s.find_foe(card).targets[who], _count_addable_targets(s, seat, card)))
        for card, who in _list_opponent_targets(s, seat)
        if _count_addable_targets(s, seat, card)
    ]


def _count_addable_targets(s: State, seat: int, card: str) -> int:
    """Count the player's Target counters that could move to an Enemy, from the board or from other
    Enemies (LA-16.23)."""
    elsewhere = sum(foe.targets.get(seat, 0) for foe in s.foes if foe.card != card)
    return s.counters_left(seat) + elsewhere


PLAY_CONDITIONS: dict[str, Callable[[State, int], bool]] = {
    "mre": _can_use_mre,
    "decontamination-iv-bag": lambda s, seat: any(one.counters for one in s.players[seat].crew),
    "hazmat-suit": lambda s, seat: any(one.fresh for one in s.players[seat].crew),
    "sos-flare": lambda s, seat: s.recall,
    "welding-torch": lambda s, seat: not s.players[seat].is_undamaged,
    "drone-repair-kit": lambda s, seat: not s.players[seat].is_undamaged,
    "weapon-manual": lambda s, seat: bool(_list_damaged_weapons(s.players[seat])),
    "nitromethane": _has_not_moved,
    "nitrous-oxide": _has_not_moved,
    "shortcut-map": _has_not_moved,
    "land-mine": _can_use_mine,
    "incendiary-ammunition": _can_use_incendiary,
    "sonic-grenade": lambda s, seat: bool(_list_grenade_uses(s, seat)),
}


# -- what ----------------------------------------------------------------------------------------

Effect: TypeAlias = Callable[[Here, int], Play[None] | None]
"""What a card does for the seat that plays it."""


def carry_out(effect: Effect, h: Here, seat: int) -> Play[None]:
    """Do what a card does, including the questions that it asks."""
    doing = effect(h, seat)
    if doing is not None:
        yield from doing


def _apply_antifreeze(h: Here, seat: int) -> Play[None]:
    p = h.find_player(seat)

    def crew() -> list[Crew]:
        return sorted(p.crew, key=lambda one: (one.zone != "active", p.find_skill(one), one.name))

    text = Message("freeze-whom")
    one = yield from ask_survivor(h, seat, text, crew, "play", rule="LA-16.2")
    one.steeled = True
    told = Message("has-skill-three", player=h.name_seat(seat), survivor=one.name)
    h.tell(told, kind="card", seat=seat)


def _apply_hazmat(h: Here, seat: int) -> Play[None]:
    def ill() -> list[Crew]:
        return [one for one in h.find_player(seat).crew if one.fresh]

    text = Message("who-wears-suit")
    one = yield from ask_survivor(h, seat, text, ill, "play", rule="LA-16.5")
    one.counters -= 1
    one.fresh -= 1
    told = Message("loses-contamination", player=h.name_seat(seat), survivor=one.name)
    h.tell(told, kind="treated", seat=seat)


def _apply_incendiary(h: Here, seat: int) -> None:
    h.find_player(seat).armed = True
    h.tell(Message("is-armed", player=h.name_seat(seat)), kind="card", seat=seat)


def _apply_mre(h: Here, seat: int) -> Play[None]:
    p = h.find_player(seat)
    p.mre = True

    def tired() -> list[Crew]:
        found = [one for one in p.crew if one.zone != "active"]
        return sorted(found, key=lambda one: (-p.find_skill(one), one.name))

    one = yield from ask_survivor(h, seat, Message("who-eats"), tired, "play", rule="LA-16.8")
    one.zone = "active"
    told = Message("is-active-again", player=h.name_seat(seat), survivor=one.name)
    h.tell(told, kind="card", seat=seat)


def _apply_nitromethane(h: Here, seat: int) -> None:
    h.find_player(seat).free_fuel = True


def _apply_nitrous(h: Here, seat: int) -> None:
    h.find_player(seat).speed += 1


def _apply_mine(h: Here, seat: int) -> Play[None]:
    yield from resources.gain_tokens(h, seat, "OO")
    options = [
        Option(link, "play", _name_ends("mine-on", h.s, link))
        for link in _list_crossed_roads(h.s, seat)
    ]
    h.s.mine = yield from h.choose(seat, Message("mine-where"), options, rule="LA-16.19")
    h.tell(_name_ends("mine-lies", h.s, h.s.mine), kind="mine")


def _name_ends(key: str, s: State, link: str) -> Message:
    """Make a message about the ends of a link."""
    start, end = s.map.by_id[link].ends
    return Message(key, start=start, end=end)


def _apply_shortcut_map(h: Here, seat: int) -> None:
    h.find_player(seat).shortcut_map = True


def _apply_manual(h: Here, seat: int) -> Play[None]:
    p = h.find_player(seat)
    broken = _list_damaged_weapons(p)
    for ref in broken:
        p.fill_box(ref, "")
    told = Message("repairs-weapons", player=h.name_seat(seat), weapons=len(broken))
    h.tell(told, kind="repair", seat=seat)
    yield from fame.change_fame(h, seat, len(broken))


def _repair_each_part(h: Here, seat: int) -> Play[None]:
    """Repair 1 Damage on each card of the player's Convoy. If a card has several damaged boxes, the
    player chooses one."""
    p = h.find_player(seat)
    for place, part in list(p.list_parts()):
        damaged = [f"{place}{n}" for n, content in enumerate(part.boxes) if content == DAMAGE]
        yield from damage.repair_damage(h, seat, 1, refs=damaged)


def _apply_survival_kit(h: Here, seat: int) -> Play[None]:
    yield from resources.gain_tokens(h, seat, "FFPA")
    yield from contamination.treat_survivors(h, seat, 2)


def _apply_grenade(h: Here, seat: int) -> Play[None]:
    s = h.s
    found = _list_grenade_uses(s, seat)
    options = [
        Option(
            f"{card}:{who}",
            "play",
            Message("counters-of", name=name_of(card), player=h.name_convoy(who)),
            Message("counters", counters=count),
        )
        for card, who, count in found
    ]
    chosen = yield from h.choose(seat, Message("blow-away-whose"), options, rule="LA-16.24")
    card, _, other = chosen.partition(":")
    count = next(n for c, who, n in found if (c, str(who)) == (card, other))
    foe, replaced = s.find_foe(card), 0
    while replaced < count and (
        yield from target_counters.add_target_counter(h, seat, foe, "play", rule="LA-16.23")
    ):
        foe.targets[int(other)] -= 1
        replaced += 1
    told = Message(
        "replaces-counters",
        player=h.name_seat(seat),
        counters=replaced,
        other=h.name_convoy(int(other)),
        name=name_of(card),
    )
    h.tell(told, kind="target", seat=seat)


def _make_kit_effect(does: Message, kit: Effect) -> Effect:
    """Make the effect of a kit that the player may turn into Fame instead (LA-16.22)."""

    def effect(h: Here, seat: int) -> Play[None]:
        fame_instead = Option("fame", "play", Message("gain-two-fame"))
        options = [fame_instead, Option("kit", "play", does)]
        chosen = yield from h.choose(seat, Message("use-for-what"), options, rule="LA-16.24")
        if chosen == "fame":
            yield from fame.change_fame(h, seat, 2)
        else:
            yield from carry_out(kit, h, seat)

    return effect


def _apply_sanitize(h: Here, seat: int) -> None:
    for one in h.find_player(seat).crew:
        one.counters = max(0, one.counters - 1)
        one.fresh = min(one.fresh, one.counters)
    told = Message("washes-everybody", player=h.name_seat(seat))
    h.tell(told, kind="treated", seat=seat)


def _apply_flare(h: Here, seat: int) -> Play[None]:
    """Bring the Aurora back to the white track as if the Event had not come, for 2 Fame
    (LA-16.20)."""
    s = h.s
    s.red = s.recall = False
    at = find_aurora_quay(s.aurora, s.red)
    h.tell(Message("aurora-comes-back", space=at), kind="event")
    yield from fame.change_fame(h, seat, 2)


PLAY_EFFECTS: dict[str, Effect] = {
    "antifreeze-capsules": _apply_antifreeze,
    "decontamination-iv-bag": lambda h, seat: contamination.treat_survivors(h, seat, 2),
    "hazmat-suit": _apply_hazmat,
    "incendiary-ammunition": _apply_incendiary,
    "mre": _apply_mre,
    "nitromethane": _apply_nitromethane,
    "nitrous-oxide": _apply_nitrous,
    "welding-torch": lambda h, seat: damage.repair_damage(h, seat, 3),
    "land-mine": _apply_mine,
    "shortcut-map": _apply_shortcut_map,
    "weapon-manual": _apply_manual,
    "drone-repair-kit": _repair_each_part,
    "survival-kit": _apply_survival_kit,
    "sonic-grenade": _apply_grenade,
    "field-repair-kit": _make_kit_effect(Message("repair-each"), _repair_each_part),
    "sanitizer-kit": _make_kit_effect(Message("sanitize-each"), _apply_sanitize),
    "sos-flare": _apply_flare,
}
"""Key of a card -> what it does when it is played; `ending` has the cards that count at the end."""
