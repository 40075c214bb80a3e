"""The picture's alt text: its facts in 1024 characters, the shorter the more there are."""

from __future__ import annotations

from collections.abc import Iterator

from pictures.artist import ALT, clip, length
from pictures.kit.phrases import bare
from rules.aurora.ending import LAST_ROUND
from rules.aurora.maps import the_map
from rules.aurora.state import AUTOMA
from rules.aurora.view import AutomaView, PlayerView, SlotView, View
from rules.kit.words import count

from .facts import PERIODS, PHASES, THE_AUTOMA, columns, place, quay, roman, total, track
from .speech import REWARDS, colour

FULL, BRIEF, BARE = range(3)


def alt(view: View) -> str:
    """As much as there is room for: first without the cards' names, then without more."""
    for most, how in ((32, FULL), (20, BRIEF), (12, BARE), (8, BARE)):
        text = " ".join(_told(view, most, how))
        if length(text) <= ALT:
            return text
    return clip(text, ALT)


def _told(view: View, most: int, how: int) -> Iterator[str]:
    head = f"Last Aurora, round {view.round} of {LAST_ROUND}, {PHASES[view.phase]}"
    if view.acting is not None:
        name = THE_AUTOMA if view.acting < 0 else bare(view.players[view.acting].name, most)
        head += f", {name} acts"
    yield f"{head}. Aurora {track(view)} at {quay(view)}."
    if view.storm:
        yield "Heavy Snowstorm."
    if how == BARE:
        yield "Convoys: space, Fame/Fury, Fuel/Food/Ammo, cards, speed, Damage, Survivors."
    for p in sorted(view.players, key=lambda p: _turn(view, p.seat)):
        yield _player(view, p, most, how)
    if view.automa is not None:
        yield _automa(view, view.automa)
    if view.foes:
        foes = [
            f"{foe.name if how < BARE else ''} {roman(foe)} Region {foe.region}, "
            f"{len(foe.boxes) - foe.filled} of {len(foe.boxes)} left{_targets(view, foe.targets)}"
            for foe in view.foes
        ]
        yield f"Enemies: {'; '.join(foe.strip() for foe in foes)}."
    if view.zone:
        slots = [f"{slot.cost} {_slot(slot, how)}" for slot in view.zone]
        period = f", period {PERIODS[view.period]}" if view.period else ""
        yield f"Zone: {'; '.join(slots)}. Deck {view.deck}{period}."
    yield from _road(view)


def _turn(view: View, seat: int) -> int:
    return view.order.index(seat) if seat in view.order else 9


def _targets(view: View, targets: dict[int, int]) -> str:
    told = [f"{colour(view, seat)} {counters}" for seat, counters in targets.items()]
    return f", targets {', '.join(told)}" if told else ""


def _player(view: View, p: PlayerView, most: int, how: int) -> str:
    head = f"{bare(p.name, most)} ({colour(view, p.seat)})"
    if p.out:
        return f"{head}: out."
    points = total(view, p.seat)
    if points is not None:
        head += f" {points} points"
    broken = sum(box.content == "X" for part in p.parts for box in part.boxes)
    if how == BARE:
        return (
            f"{head}: {p.space}, {p.fame}/{p.fury}, {p.fuel}/{p.food}/{p.ammo}, {p.hidden}, "
            f"{p.speed}, {broken}, {len(p.crew)}."
        )
    parts = [
        f"{place(view, p.seat)} at {p.space}".strip(),
        f"Fame {p.fame}",
        f"Fury {p.fury}",
        f"Fuel {p.fuel}",
        f"Food {p.food}",
        f"Ammo {p.ammo}",
        f"cards {p.hidden}",
        f"speed {p.speed}",
        f"Damage {broken}",
    ]
    if how == FULL:
        cards = [bottom.name + (f" with {top.name}" if top else "") for bottom, top in columns(p)]
        parts.append(", ".join(cards))
        active = [one.name for one in p.crew if one.zone == "active"]
        parts.append(f"Active {', '.join(active) or 'nobody'} of {len(p.crew)}")
    else:
        parts.append(count(len(columns(p)) - 1, "Trailer"))
        active = [one.name for one in p.crew if one.zone == "active"]
        parts.append(f"Active {len(active)} of {count(len(p.crew), 'Survivor')}")
    return f"{head}: {', '.join(parts)}."


def _automa(view: View, a: AutomaView) -> str:
    broken = sum(map(sum, a.rows.values()))
    points = total(view, AUTOMA)
    score = f" {points} points" if points is not None else ""
    return (
        f"Automa{score}: {place(view, AUTOMA)} at {a.space}, Fame {a.fame}, Fuel {a.fuel}, "
        f"Food {a.food}, Ammo {a.ammo}, Survivors {a.survivors}, contaminated {a.contaminated}, "
        f"cards {a.cards}, column {a.column}, covered boxes {broken}, "
        f"Action cards to come {a.face_down}."
    )


def _slot(slot: SlotView, how: int) -> str:
    if slot.card is None:
        return "empty"
    name = f"{slot.name} (Enemy)" if slot.kind == "enemy" else slot.name
    blocks = " or ".join(
        "+".join(REWARDS[token] for token in block) for block in slot.blocks if block
    )
    return f"{name} ({blocks})" if blocks and how < BARE else name


def _road(view: View) -> Iterator[str]:
    if view.waypoints:
        names = {**REWARDS, "C": "Contamination"}
        kinds: dict[str, list[str]] = {}
        for space, counter in view.waypoints.items():
            kinds.setdefault(names[counter], []).append(space)
        told = [f"{what} {', '.join(spaces)}" for what, spaces in kinds.items()]
        yield f"Waypoints: {'; '.join(told)}."
    if view.closed or view.tunnels:
        yield f"Closed: {', '.join([*view.closed, *(f'tunnel {end}' for end in view.tunnels)])}."
    if view.mine in the_map(view.sides).by_id:
        yield f"Land Mine {view.mine}."
    yield f"Map {' '.join(view.sides)}."
