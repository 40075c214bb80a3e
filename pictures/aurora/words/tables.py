"""Describe the whole table in words, for readers who use no pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pictures.artist import WORDS, clip, count_characters
from pictures.aurora.facts import (
    AREAS,
    PERIODS,
    PHASES,
    find_space,
    free_hitches,
    label_quay,
    label_track_space,
    label_turn_place,
    list_columns,
    list_drive_spaces,
    sum_points,
)
from pictures.aurora.words import brief
from pictures.aurora.words.phrases import (
    CODES,
    REWARDS,
    describe_boxes,
    describe_price,
    describe_rewards_left,
    describe_zones,
    format_box_codes,
    label_colour,
    label_enemy,
    label_player,
)
from rules.aurora.model.decks import DECKS, ENEMIES
from rules.aurora.model.maps import the_map
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.automa.board import ROWS, SPEED_BOX, WEAPONS
from rules.aurora.play.ending import PARTS as SCORE
from rules.aurora.view import AutomaView, PartView, PlayerView, SlotView, View
from rules.kit.words import count_noun

COUNTERS = {**REWARDS, "C": "Contamination"}


@dataclass(frozen=True, slots=True)
class Style:
    """How briefly the table is described. `name`: characters of a player's name at most."""

    name: int = 32
    slots: bool = True
    """Whether cards of the Zone are described in full."""
    cards: bool = True
    """Whether boxes are described in words rather than in signs."""
    names: bool = True
    """Whether Convoy cards are named, and counts have words beside their numbers."""
    bonuses: bool = True
    """Whether Bonus Actions are listed, which never change."""


STYLES = (
    Style(),
    Style(slots=False),
    Style(name=20, slots=False, cards=False),
    Style(name=10, slots=False, cards=False, names=False),
    Style(name=6, slots=False, cards=False, names=False, bonuses=False),
)


def describe_table(view: View) -> str:
    """Describe all that the picture shows, in the most detailed style that fits the message."""
    for style in STYLES:
        text = "\n".join(_list_table_lines(view, style))
        if count_characters(text) <= WORDS:
            return text
    return clip(text, WORDS)


def _list_table_lines(view: View, style: Style) -> Iterator[str]:
    yield from _describe_now(view)
    yield from _describe_road(view)
    if view.foes:
        yield f"**Enemies**{_describe_aim(view)}"
        for foe in view.foes:
            told = ", ".join(f"{label_colour(view, w)} {n}" for w, n in foe.targets.items())
            targets = f"; targets {told}" if told else ""
            yield f"- {label_enemy(foe)}: {foe.filled} of {len(foe.boxes)} filled, left: " + (
                f"{describe_rewards_left(foe)}{targets}"
            )
    if view.zone:
        title = "Decks" if view.phase == "over" else "Exploration Zone"
        yield f"**{title}** {_describe_stock(view)}"
        if view.phase != "over":
            yield from (_describe_slot(slot, style) for slot in view.zone)
    if not style.cards:
        yield f"{CODES}; after a skill c Contamination, u used"
    if not style.names:
        yield "-# Each: Fame/Fury/Fuel/Food/Ammo/hidden cards/speed/towing"
    for p in view.players:
        yield from _describe_player(view, p, style)
    if view.automa is not None:
        yield from _describe_automa(view, view.automa)


def _describe_now(view: View) -> Iterator[str]:
    acts = f", {label_player(view, view.acting)} acts" if view.acting is not None else ""
    ship = f"Aurora {label_track_space(view)} at {label_quay(view)}"
    yield f"**Round {view.round}** {PHASES[view.phase]}{acts}. {ship}."
    if view.storm:
        yield "**Heavy Snowstorm** Every Truck is 2 slower, no Shortcut can be used."


# -- the road --------------------------------------------------------------------------------------


def _describe_road(view: View) -> Iterator[str]:
    the = the_map(view.sides)
    regions = ", ".join(
        f"{side} {name}" for side, name in zip(view.sides, view.regions, strict=True)
    )
    yield f"**Route** {regions}"
    cuts = [
        f"{link.id} {'closed' if link.id in view.closed else describe_price(link.shortcut)}"
        for link in the.by_id.values()
        if link.shortcut is not None
    ]
    yield f"**Shortcuts** {'; '.join(cuts)}"
    kinds: dict[str, list[str]] = {}
    for space, counter in view.waypoints.items():
        kinds.setdefault(COUNTERS[counter], []).append(space)
    if kinds:
        told = [f"{what} {', '.join(spaces)}" for what, spaces in kinds.items()]
        yield f"**Waypoints** {'; '.join(told)}"
    if view.tunnels:
        yield f"**Closed tunnels** {', '.join(view.tunnels)}"
    if view.mine is not None:
        yield f"**Land Mine** on {view.mine}"


def _describe_aim(view: View) -> str:
    return f" The top Outcome card aims at {AREAS[view.area]}." if view.area is not None else ""


# -- the Zone --------------------------------------------------------------------------------------


def _describe_stock(view: View) -> str:
    period = f", period {PERIODS[view.period]} on top" if view.period else ""
    back = "/".join(map(str, view.put_back))
    return (
        f"Deck {view.deck}{period}; marked cards put back {back}; Objects {view.objects}, discards "
        f"{len(view.object_discards)}; Common pile {len(view.common)}; "
        f"Defeated {len(view.defeated)}"
    )


def _describe_slot(slot: SlotView, style: Style) -> str:
    bonus = " / ".join(slot.bonuses if style.slots else brief.list_bonuses(slot))
    told = "empty"
    if slot.card is not None:
        kind = slot.kind if slot.kind != "enemy" else "ENEMY"
        told = f"{slot.name} ({kind}): {_describe_slot_content(slot, style)}"
    line = f"- {slot.slot}, cost {slot.cost}: {told}"
    return f"{line} · Bonus: {bonus}" if style.bonuses else line


def _describe_slot_content(slot: SlotView, style: Style) -> str:
    assert slot.card is not None
    if slot.kind == "enemy":
        return f"{slot.detail}, Ambush {brief.describe_ambush(slot.card)}"
    if slot.kind == "encounter":
        has = f"{slot.detail}; " if slot.blocks else ""
        return has + brief.describe_deal(slot.card)
    if slot.kind == "survivor" and not style.slots:
        return f"{slot.detail.partition(':')[0]}, {brief.describe_ability(slot.card)}"
    if slot.kind == "location" and not any(slot.blocks):
        return "nothing left"
    return slot.detail


# -- the Convoys -----------------------------------------------------------------------------------


def _describe_player(view: View, p: PlayerView, style: Style) -> Iterator[str]:
    head = f"**{label_player(view, p.seat, style.name)}** ({label_colour(view, p.seat)})"
    if p.out:
        yield f"{head} is out of the game."
        return
    parts = _list_counts(p, style)
    parts.insert(
        0, f"{label_turn_place(view, p.seat)} at {p.space}{_describe_origin(view, p.seat)}".strip()
    )
    points = sum_points(view, p.seat)
    if points is not None:
        scored = ", ".join(f"{SCORE[k]} {n}" for k, n in view.scores[p.seat].items() if n)
        parts.insert(0, f"**{points} points**" + (f" ({scored})" if scored else ""))
    yield f"{head} {', '.join(parts)}"
    yield "- " + "; ".join(
        _describe_column(bottom, top, p, style) for bottom, top in list_columns(p)
    )
    yield f"- {describe_zones(p, brief=not style.cards)}"
    more = _describe_extras(view, p)
    if more:
        yield f"- {more}"


def _describe_origin(view: View, who: int) -> str:
    """Say from where a Convoy drove this round. Return "" if it has not moved."""
    first = list_drive_spaces(view, who)[0]
    return f" from {first}" if first != find_space(view, who) else ""


def _list_counts(p: PlayerView, style: Style) -> list[str]:
    special = " (Special on)" if p.special else ""
    if not style.names:
        numbers = (p.fame, p.fury, p.fuel, p.food, p.ammo, f"{p.hidden} of {p.limit}", p.speed)
        return ["/".join(map(str, (*numbers, p.towing))) + special]
    hitches = f", {free_hitches(p)} free" if free_hitches(p) else ""
    return [
        f"Fame {p.fame}",
        f"Fury {p.fury}{special}",
        f"Fuel {p.fuel}",
        f"Food {p.food}",
        f"Ammo {p.ammo}",
        f"cards {p.hidden} of {p.limit}",
        f"speed {p.speed}",
        f"tows {p.towing}{hitches}",
    ]


def _describe_column(bottom: PartView, top: PartView | None, p: PlayerView, style: Style) -> str:
    if style.names:
        return _describe_part(bottom, p, style) + (
            f", above it {_describe_part(top, p, style)}" if top else ""
        )
    told = _describe_part(bottom, p, style) + (f" ^ {_describe_part(top, p, style)}" if top else "")
    return f"[{told}]"


def _describe_part(part: PartView, p: PlayerView, style: Style) -> str:
    if not style.names:
        return "L " * part.loot + format_box_codes(part, p.fired)
    loot = " (Loot)" if part.loot else ""
    what = describe_boxes(part, p.fired) if style.cards else format_box_codes(part, p.fired)
    return f"{part.name}{loot} [{what}]"


def _describe_extras(view: View, p: PlayerView) -> str:
    parts = []
    if p.dealt:
        parts.append(f"chooses from {count_noun(p.dealt, 'Loot card')}")
    if p.kept:
        parts.append(f"keeps {count_noun(p.kept, 'Loot card')}")
    if p.spared is not None:
        parts.append(f"ignores {ENEMIES[p.spared].name}")
    if view.phase == "over" and p.hand:
        parts.append(f"held {', '.join(card.name for card in p.hand)}")
    return "; ".join(parts)


# -- the Automa ------------------------------------------------------------------------------------


def _describe_automa(view: View, a: AutomaView) -> Iterator[str]:
    hard = ", hard" if a.hard else ""
    score = ""
    points = sum_points(view, AUTOMA)
    if points is not None:
        scored = ", ".join(f"{SCORE[k]} {n}" for k, n in view.scores[AUTOMA].items() if n)
        score = f"**{points} points**" + (f" ({scored}), " if scored else ", ")
    yield (
        f"**The Automa{hard}** {score}{label_turn_place(view, AUTOMA)} "
        f"at {a.space}{_describe_origin(view, AUTOMA)}, "
        f"Fame {a.fame}, Fuel {a.fuel}, Food {a.food}, Ammo {a.ammo}, Survivors {a.survivors} of "
        f"6, contaminated {a.contaminated} ({a.standing} standing), Objects and Loot {a.cards}"
    )
    rows = [
        f"{row} {' '.join(map(_make_box_formatter(row), enumerate(a.rows[row], 1)))}"
        for row in ROWS
    ]
    yield f"- Counter on column {a.column}. Rows: {'; '.join(rows)}"
    yield "-# X covered or damaged, w Weapon, sp speed, - plain"
    shown = "; ".join(
        f"{card}: {DECKS.actions[card].hard if a.hard else DECKS.actions[card].standard}"
        for card in a.revealed
    )
    yield f"- Action cards: {a.face_down} face down; revealed: {shown or 'none'}"


def _make_box_formatter(row: str) -> Callable[[tuple[int, bool]], str]:
    def tell(at: tuple[int, bool]) -> str:
        column, hit = at
        rating = WEAPONS.get((row, column))
        kind = f"w{rating}" if rating else "sp" if (row, column) == SPEED_BOX else "-"
        return f"X{kind if kind != '-' else ''}" if hit else kind

    return tell
