"""Write the alt texts: the facts of each picture in 1024 characters, more briefly if there are
many. Those of the table begin with whose turn it is, those of a Convoy with whose Convoy it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pictures.artist import ALT, clip, count_characters
from pictures.aurora.facts import (
    AREAS,
    PERIODS,
    PHASES,
    THE_AUTOMA,
    OneConvoy,
    find_mark,
    find_space,
    free_hitches,
    is_exploring,
    is_firing,
    label_foe_number,
    label_quay,
    label_track_space,
    label_turn_place,
    list_columns,
    name_of,
    rank_convoys,
    sails_from,
    sum_points,
    to_ship,
)
from pictures.aurora.words import brief, news
from pictures.aurora.words.phrases import (
    REWARDS,
    describe_zones,
    format_box_codes,
    format_counted,
    list_notes,
)
from pictures.kit.players import label_mark
from rules.aurora.model.maps import the_map
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.ending import LAST_ROUND
from rules.aurora.view import AutomaView, FoeView, PartView, PlayerView, SlotView, View
from rules.kit.words import count_noun, list_words

FULL, BRIEF, BARE = range(3)
SIZES = ((32, FULL), (20, BRIEF), (12, BARE), (8, BARE))
"""Characters of a name and degree of detail; the first pair whose text is short enough is used."""


def _fit_text(told: Callable[[int, int], Iterator[str]]) -> str:
    """Join the sentences of the most detailed version that is short enough for an alt text."""
    for most, how in SIZES:
        text = " ".join(told(most, how))
        if count_characters(text) <= ALT:
            return text
    return clip(text, ALT)


# -- the road --------------------------------------------------------------------------------------


def describe_road(view: View) -> str:
    """Describe the road: the turn, the change, the race, and what lies on the map."""
    return _fit_text(lambda most, how: _list_road_sentences(view, most, how))


def _list_road_sentences(view: View, most: int, how: int) -> Iterator[str]:
    yield from _describe_now(view, most)
    phase = "" if view.phase == "over" else f", {PHASES[view.phase]}"
    yield f"Last Aurora, round {view.round} of {LAST_ROUND}{phase}."
    yield (
        f"The Aurora is on {label_track_space(view)} at "
        f"{label_quay(view)}, sails from {sails_from(view)}."
    )
    if view.storm:
        yield "Heavy Snowstorm."
    if how == BARE:
        yield "Race: space, to go, Fuel/Food/Ammo/Fame."
    for rank, who in rank_convoys(view):
        yield _describe_racer(view, rank, who, most, how)
    for p in view.players:
        if p.out:
            yield f"{name_of(view, p.seat, most)} is out."
    if view.foes:
        if is_firing(view):
            yield f"Enemies: {'; '.join(_describe_foe(view, foe, how) for foe in view.foes)}."
        else:
            found = [f"{label_foe_number(foe)} in Region {foe.region}" for foe in view.foes]
            yield f"Enemies: {', '.join(found)}."
    if is_exploring(view) and view.zone:
        yield (
            "Zone: "
            f"{'; '.join(f'{slot.cost} {_describe_slot_card(slot, how)}' for slot in view.zone)}."
        )
    yield from _describe_map(view)


def _describe_now(view: View, most: int) -> Iterator[str]:
    """Say whose turn it is, and what has changed."""
    yield f"{news.describe_turn(view, most)}."
    if changed := news.describe_changes(view, most):
        yield f"{changed}."


def _describe_racer(view: View, rank: int, who: int, most: int, how: int) -> str:
    one = view.automa if who == AUTOMA else view.players[who]
    assert one is not None
    points, far = sum_points(view, who), to_ship(view, who)
    tail = f"{far} to go" if far else "at the ship"
    if points is not None:
        tail = f"{points} points"
    if how == BARE:
        stores = f"{one.fuel}/{one.food}/{one.ammo}/{one.fame}"
        return f"{rank} {name_of(view, who, most)} {find_space(view, who)}, {tail}, {stores}."
    parts = [
        (
            f"{rank}: {name_of(view, who, most)} "
            f"({label_mark(find_mark(view, who))}) at {find_space(view, who)}"
        )
    ]
    parts.append(tail)
    if points is None and label_turn_place(view, who):
        parts.append(f"acts {label_turn_place(view, who)}")
    parts += [f"Fuel {one.fuel}", f"Food {one.food}", f"Ammo {one.ammo}", f"Fame {one.fame}"]
    return f"{', '.join(parts)}."


def _describe_foe(view: View, foe: FoeView, how: int) -> str:
    told = [f"{find_mark(view, who).initial} {n}" for who, n in foe.targets.items()]
    targets = f", targets {', '.join(told)}" if told else ""
    name = f"{foe.name} " if how < BARE else ""
    left = f"{len(foe.boxes) - foe.filled} of {len(foe.boxes)} left"
    return f"{name}{label_foe_number(foe)} Region {foe.region}, {left}{targets}"


def _describe_slot_card(slot: SlotView, how: int) -> str:
    if slot.card is None:
        return "empty"
    name = f"{slot.name} (Enemy)" if slot.kind == "enemy" else slot.name
    told = ["+".join(REWARDS[token] for token in block) for block in slot.blocks if block]
    alike = len(told) > 1 and len({*told}) == 1
    blocks = f"{told[0]}, twice" if alike else " or ".join(told)
    return f"{name} ({blocks})" if blocks and how < BARE else name


def _describe_map(view: View) -> Iterator[str]:
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
    yield f"Regions: {list_words(view.regions)}."


# -- the Zone and the Enemies ----------------------------------------------------------------------


def zone_alt(view: View) -> str:
    """Describe the Zone, its Bonus Actions, and the Enemies."""
    return _fit_text(lambda most, how: _describe_zone(view, most, how))


def _describe_zone(view: View, most: int, how: int) -> Iterator[str]:
    yield f"{news.describe_turn(view, most)}."
    period = f", period {PERIODS[view.period]}" if view.period else ""
    yield f"The Exploration Zone, deck {view.deck}{period}."
    for slot in view.zone:
        bonus = f"; Bonus: {' / '.join(brief.list_bonuses(slot))}" if how < BARE else ""
        yield f"{slot.slot}, cost {slot.cost}: {_describe_slot_card(slot, FULL)}{bonus}."
    if view.foes:
        aim = f", aimed at {AREAS[view.area]}" if view.area is not None else ""
        yield f"Enemies{aim}: {'; '.join(_describe_foe(view, foe, how) for foe in view.foes)}."


# -- a Convoy --------------------------------------------------------------------------------------


def convoy_alt(one: OneConvoy) -> str:
    """Describe one Convoy: its cards, boxes and Survivors."""
    return _fit_text(lambda most, how: _describe_convoy(one, most, how))


def _describe_convoy(one: OneConvoy, most: int, how: int) -> Iterator[str]:
    p = one.player
    turn = ", whose turn it is" if one.lit else ""
    yield (
        f"The Convoy of {one.name[:most]} "
        f"({label_mark(one.mark)}){turn}: {one.place}, at {p.space}."
    )
    yield (
        f"Fuel {p.fuel}, Food {p.food}, Ammo {p.ammo}, Fame {p.fame}, Fury {p.fury}"
        f"{' with the Special ability' if p.special else ''}, cards {p.hidden} of {p.limit}, "
        f"speed {p.speed}, tows {p.towing}, free hitches {free_hitches(p)}."
    )
    for bottom, above in list_columns(p):
        yield (
            _describe_part(bottom, p, how)
            + (f", above it {_describe_part(above, p, how)}" if above else "")
            + "."
        )
    yield f"Survivors: {describe_zones(p, brief=how > FULL)}."
    if told := list_notes(p):
        yield f"{'; '.join(told)}."
    if p.hand:
        yield f"Held: {', '.join(card.name for card in p.hand)}."
    if one.score:
        yield f"Points: {', '.join(f'{part} {points}' for part, points in one.score)}."


def _describe_part(part: PartView, p: PlayerView, how: int) -> str:
    if how == BARE:
        return f"{part.name}{' (Loot)' * part.loot} [{format_box_codes(part, p.fired)}]"
    held = format_counted(
        REWARDS[box.content] for box in part.boxes if box.content not in ("", "X")
    )
    broken = sum(box.content == "X" for box in part.boxes)
    empty = sum(not box.content for box in part.boxes)
    parts = [held, f"{broken} Damage" if broken else "", f"{empty} without" if empty else ""]
    return f"{part.name}{' (Loot)' * part.loot}: {', '.join(filter(None, parts))}"


# -- the Automa ------------------------------------------------------------------------------------


def automa_alt(view: View) -> str:
    """Describe the Automa's board."""
    assert view.automa is not None
    return clip(_describe_automa(view, view.automa), ALT)


def _describe_automa(view: View, a: AutomaView) -> str:
    points = sum_points(view, AUTOMA)
    score = f" with {points} points" if points is not None else ""
    turn = ", whose turn it is" if view.acting == AUTOMA else ""
    rows = [
        f"{row} {', '.join(str(n) for n, hit in enumerate(boxes, 1) if hit) or 'none'}"
        for row, boxes in a.rows.items()
    ]
    return (
        f"The {THE_AUTOMA}{', hard' * a.hard}{turn}{score}, at {a.space}. Fuel {a.fuel}, Food "
        f"{a.food}, Ammo {a.ammo}, Fame {a.fame}, "
        f"{count_noun(a.survivors, 'Survivor')}, contaminated "
        f"{a.contaminated} ({a.standing} standing), Objects and Loot {a.cards}. Counter on column "
        f"{a.column}. Covered or damaged boxes by row: {'; '.join(rows)}. Action cards to come "
        f"{a.face_down}, revealed {', '.join(a.revealed) or 'none'}."
    )
