"""Hidden cards: when each may be played, what it does, and the limit of the hand (LA-5.19 to
LA-5.22, LA-16)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine import Option, Play, Prompt

from . import gains, harm
from .boxes import DAMAGE
from .cards import Window
from .decks import HELD, brief, name_of, one_of_each
from .maps import aurora_space
from .state import Player, State
from .turn import Here, crew_option, plural

WINDOWS: dict[str, Window] = {
    "exploration": "exploration",
    "rest": "rest",
    "movement": "movement",
    "ambush": "fire",
    "fire": "fire",
    "enemies": "fire",
    "end": "fire",
}


PLAY = {
    card: Option(card, "play", f"Play {data.name}", brief(data.tells))
    for card, data in HELD.items()
}
"""Each hidden card as an answer: to play it."""


def playable(s: State, seat: int) -> list[str]:
    """The hidden cards that the seat may play now, in its own turn (LA-5.22)."""
    return [card for card in s.players[seat].hand if may_play(s, seat, card)]


def may_play(s: State, seat: int, card: str) -> bool:
    """Whether phase and position allow it."""
    data = HELD[card]
    if "reaction" not in data.windows and WINDOWS.get(s.phase) not in data.windows:
        return False
    when = _WHEN.get(data.key)
    return when is None or when(s, seat)


def play(h: Here, seat: int, card: str) -> Play[None]:
    """Play a hidden card: it goes to its pile, then does what it says."""
    data = HELD[card]
    gains.discard(h.s, seat, card)
    h.tell(f"{h.name(seat)} plays {data.name}. {data.says}", kind="card", seat=seat, card=card)
    yield from _DOES[data.key](h, seat)


def over_the_limit(h: Here, seat: int) -> Play[None]:
    """While the hand is above its limit, one card goes: discarded, or played if it may be
    (LA-5.20)."""
    p = h.player(seat)
    while len(p.hand) > p.room_in_hand:

        def build() -> Prompt[str]:
            options = [
                Option(c, "discard", f"Discard {HELD[c].name}", brief(HELD[c].tells))
                for c in one_of_each(reversed(p.hand))
            ]
            if h.acting in (None, seat):
                options += [
                    Option(f"play-{c}", "play", f"Play {HELD[c].name}", brief(HELD[c].tells))
                    for c in one_of_each(playable(h.s, seat))
                ]
            text = f"You may hold {p.room_in_hand} hidden cards. Which one goes?"
            about = (
                f"{h.name(seat)} holds {plural(len(p.hand), 'hidden card')}, may hold "
                f"{p.room_in_hand}, and chooses which one goes"
            )
            return h.t.choice(
                seat, text, options, default=p.hand[-1], secret=True, about=about, rule="LA-5.20"
            )

        chosen = yield from h.ask(build)
        if chosen.startswith("play-"):
            yield from play(h, seat, chosen.removeprefix("play-"))
        else:
            gains.discard(h.s, seat, chosen)
            h.tell(f"{h.name(seat)} discards {HELD[chosen].name}.", kind="card", seat=seat)


# -- when ----------------------------------------------------------------------------------------


def _tired(s: State, seat: int) -> bool:
    p = s.players[seat]
    return not p.mre and any(one.zone != "active" for one in p.crew)


def _crossed(s: State, seat: int) -> bool:
    return bool(_roads_crossed(s, seat)) and s.mine is None


def _roads_crossed(s: State, seat: int) -> list[str]:
    """Roads and Shortcuts of this movement: a mine is not laid in a tunnel."""
    return [link for link in s.players[seat].crossed if s.map.by_id[link].kind != "tunnel"]


def _not_moved(s: State, seat: int) -> bool:
    return not s.players[seat].crossed


def _broken(p: Player) -> list[str]:
    """The boxes of damaged Weapons."""
    return [ref for ref in p.damaged() if p.box(ref).kind == "weapon"]


def _opponents(s: State, seat: int) -> list[tuple[str, int]]:
    """Enemies with an opponent's Target counters: (card, who)."""
    return [
        (foe.card, who)
        for foe in s.foes
        for who, count in foe.targets.items()
        if who != seat and count
    ]


def _exchange(s: State, seat: int) -> bool:
    return bool(_grenades(s, seat))


def _grenades(s: State, seat: int) -> list[tuple[str, int, int]]:
    """What a Sonic Grenade could do: (Enemy, whose counters, how many)."""
    return [
        (card, who, min(2, s.foe(card).targets[who], _own(s, seat, card)))
        for card, who in _opponents(s, seat)
        if _own(s, seat, card)
    ]


def _own(s: State, seat: int, card: str) -> int:
    """Own Target counters that could come to an Enemy: on the board or on others (LA-16.23)."""
    elsewhere = sum(foe.targets.get(seat, 0) for foe in s.foes if foe.card != card)
    return s.counters_left(seat) + elsewhere


_WHEN: dict[str, Callable[[State, int], bool]] = {
    "mre": _tired,
    "decontamination-iv-bag": lambda s, seat: any(one.counters for one in s.players[seat].crew),
    "hazmat-suit": lambda s, seat: any(one.fresh for one in s.players[seat].crew),
    "sos-flare": lambda s, seat: s.recall,
    "welding-torch": lambda s, seat: bool(s.players[seat].damaged()),
    "drone-repair-kit": lambda s, seat: bool(s.players[seat].damaged()),
    "weapon-manual": lambda s, seat: bool(_broken(s.players[seat])),
    "nitromethane": _not_moved,
    "nitrous-oxide": _not_moved,
    "shortcut-map": _not_moved,
    "land-mine": _crossed,
    "incendiary-ammunition": lambda s, seat: s.phase == "fire" and not s.players[seat].armed,
    "sonic-grenade": _exchange,
}


# -- what ----------------------------------------------------------------------------------------


def _antifreeze(h: Here, seat: int) -> Play[None]:
    p = h.player(seat)
    crew = sorted(p.crew, key=lambda one: (one.zone != "active", p.skill(one), one.name))
    options = [crew_option(p, one, "play") for one in crew]
    chosen = yield from h.choose(
        seat, "Whose blood do you keep from freezing?", options, rule="LA-16.2"
    )
    p.crew_of(chosen).steeled = True
    told = f"{h.name(seat)}'s {p.crew_of(chosen).name} has skill 3 for this phase."
    h.tell(told, kind="card", seat=seat)


def _iv_bag(h: Here, seat: int) -> Play[None]:
    yield from harm.treat(h, seat, 2)


def _hazmat(h: Here, seat: int) -> Play[None]:
    p = h.player(seat)
    options = [crew_option(p, one, "play") for one in p.crew if one.fresh]
    chosen = yield from h.choose(seat, "Who wears the suit?", options, rule="LA-16.5")
    one = p.crew_of(chosen)
    one.counters -= 1
    one.fresh -= 1
    told = f"{h.name(seat)}'s {one.name} loses 1 Contamination."
    h.tell(told, kind="treated", seat=seat)


def _incendiary(h: Here, seat: int) -> Play[None]:
    h.player(seat).armed = True
    h.tell("The next attack takes no Ammo, and burns.", kind="card", seat=seat)
    return
    yield


def _mre(h: Here, seat: int) -> Play[None]:
    p = h.player(seat)
    p.mre = True
    tired = [one for one in p.crew if one.zone != "active"]
    tired.sort(key=lambda one: (-p.skill(one), one.name))
    options = [crew_option(p, one, "play") for one in tired]
    chosen = yield from h.choose(seat, "Who eats?", options, rule="LA-16.8")
    p.crew_of(chosen).zone = "active"
    told = f"{h.name(seat)}'s {p.crew_of(chosen).name} is Active again."
    h.tell(told, kind="card", seat=seat)


def _nitromethane(h: Here, seat: int) -> Play[None]:
    h.player(seat).free_fuel = True
    return
    yield


def _nitrous(h: Here, seat: int) -> Play[None]:
    h.player(seat).speed += 1
    return
    yield


def _torch(h: Here, seat: int) -> Play[None]:
    yield from harm.repair(h, seat, 3)


def _mine(h: Here, seat: int) -> Play[None]:
    yield from gains.gain(h, seat, "OO")
    options = [Option(r, "play", r.replace("-", " to ")) for r in _roads_crossed(h.s, seat)]
    h.s.mine = yield from h.choose(seat, "Where does the mine lie?", options, rule="LA-16.19")
    h.tell(f"A Land Mine lies between {h.s.mine.replace('-', ' and ')}.", kind="mine")


def _map(h: Here, seat: int) -> Play[None]:
    h.player(seat).shortcut_map = True
    return
    yield


def _manual(h: Here, seat: int) -> Play[None]:
    p = h.player(seat)
    broken = _broken(p)
    for ref in broken:
        p.fill(ref, "")
    h.tell(f"{h.name(seat)} repairs {plural(len(broken), 'Weapon')}.", kind="repair", seat=seat)
    yield from gains.fame(h, seat, len(broken))


def _one_off_each_part(h: Here, seat: int) -> Play[None]:
    """1 Damage off each own Convoy card; the owner names the box where there are several."""
    p = h.player(seat)
    for place, part in list(p.parts()):
        damaged = [f"{place}{n}" for n, content in enumerate(part.boxes) if content == DAMAGE]
        yield from harm.repair(h, seat, 1, refs=damaged)


def _survival_kit(h: Here, seat: int) -> Play[None]:
    yield from gains.gain(h, seat, "FFPA")
    yield from harm.treat(h, seat, 2)


def _grenade(h: Here, seat: int) -> Play[None]:
    s = h.s
    found = _grenades(s, seat)
    options = [
        Option(
            f"{card}:{who}",
            "play",
            f"{name_of(card)}: {h.name(who)}",
            plural(count, "counter"),
        )
        for card, who, count in found
    ]
    chosen = yield from h.choose(
        seat, "Whose Target counters do you blow away?", options, rule="LA-16.24"
    )
    card, _, other = chosen.partition(":")
    count = next(n for c, who, n in found if (c, str(who)) == (card, other))
    targets = s.foe(card).targets
    replaced = 0
    while replaced < count and (s.counters_left(seat) or (yield from _recall(h, seat, card))):
        targets[int(other)] -= 1
        targets[seat] = targets.get(seat, 0) + 1
        replaced += 1
    h.tell(
        f"{h.name(seat)} replaces {plural(replaced, 'Target counter')} of {h.name(int(other))} on "
        f"{name_of(card)}.",
        kind="target",
        seat=seat,
    )


def _recall(h: Here, seat: int, card: str) -> Play[bool]:
    """With none left on the board the owner may take one off another Enemy (LA-16.23)."""
    others = [foe for foe in h.s.foes if foe.card != card and foe.targets.get(seat)]
    options = [Option("none", "play", "Leave them where they are")]
    options += [
        Option(foe.card, "play", f"From {name_of(foe.card)}", f"{foe.targets[seat]} there")
        for foe in others
    ]
    text = f"Your Target counters are all out. Move one to {name_of(card)}?"
    chosen = yield from h.choose(seat, text, options, rule="LA-16.23")
    if chosen == "none":
        return False
    h.s.foe(chosen).targets[seat] -= 1
    return True


def _kit_or_fame(h: Here, seat: int, does: str, kit: Play[None]) -> Play[None]:
    options = [
        Option("fame", "play", "Gain 2 Fame"),
        Option("kit", "play", does),
    ]
    chosen = yield from h.choose(seat, "What is it used for?", options, rule="LA-16.24")
    if chosen == "fame":
        yield from gains.fame(h, seat, 2)
    else:
        yield from kit


def _field_repair(h: Here, seat: int) -> Play[None]:
    kit = _one_off_each_part(h, seat)
    yield from _kit_or_fame(h, seat, "1 Damage off each Convoy card", kit)


def _sanitizer(h: Here, seat: int) -> Play[None]:
    yield from _kit_or_fame(h, seat, "1 Contamination off each Survivor", _sanitize(h, seat))


def _sanitize(h: Here, seat: int) -> Play[None]:
    for one in h.player(seat).crew:
        one.counters = max(0, one.counters - 1)
        one.fresh = min(one.fresh, one.counters)
    h.tell(f"{h.name(seat)} washes everybody down.", kind="treated", seat=seat)
    return
    yield


def _flare(h: Here, seat: int) -> Play[None]:
    """The Aurora goes back to the white track as if the Event had not come (LA-16.20)."""
    s = h.s
    s.red = s.recall = False
    at = aurora_space(s.aurora, s.red) - 122
    h.tell(f"The Aurora has seen it, and comes back to Q{at}.", kind="event")
    yield from gains.fame(h, seat, 2)


_DOES: dict[str, Callable[[Here, int], Play[None]]] = {
    "antifreeze-capsules": _antifreeze,
    "decontamination-iv-bag": _iv_bag,
    "hazmat-suit": _hazmat,
    "incendiary-ammunition": _incendiary,
    "mre": _mre,
    "nitromethane": _nitromethane,
    "nitrous-oxide": _nitrous,
    "welding-torch": _torch,
    "land-mine": _mine,
    "shortcut-map": _map,
    "weapon-manual": _manual,
    "drone-repair-kit": _one_off_each_part,
    "survival-kit": _survival_kit,
    "sonic-grenade": _grenade,
    "field-repair-kit": _field_repair,
    "sanitizer-kit": _sanitizer,
    "sos-flare": _flare,
}
"""What each card does when it is played; those counted at the end are in `ending`."""


def owner_of(s: State, key: str) -> int | None:
    """The seat that holds a card of that kind."""
    for seat, player in enumerate(s.players):
        if any(HELD[card].key == key for card in player.hand):
            return seat
    return None
