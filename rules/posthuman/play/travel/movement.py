"""Move: where a human goes, the encounters of the zone that it enters, and what completing it gives
(PH-12).

Standing orders read here (PH-7.6): "destination" (`default`: the way that is taken for an absent
player) and "level" (`default`, `next` or `current`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.engine import Option, Play
from rules.engine.clipping import clip
from rules.kit.grids import Side
from rules.kit.words import count
from rules.posthuman.effects.carry_out import fire, usable, use
from rules.posthuman.model import tiles
from rules.posthuman.model.cards import Zone
from rules.posthuman.model.state import Cell, Human, Laid, State
from rules.posthuman.model.terms import GOAL, Level
from rules.posthuman.play.actions.beginning import begins
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants import reactions
from rules.posthuman.play.people import experience
from rules.posthuman.play.travel import encounters
from rules.posthuman.play.travel.journey import gives_point, levels, next_level, usual_level

NEW, NEXT, STAY = "new", "next", "stay"
GO_ON = "on"


@dataclass(slots=True, frozen=True)
class Way:
    """Something that a mover may do, as an option has it."""

    id: str
    """ "next", "enter.N", "new", "stay"."""
    kind: Literal["next", "enter", "new", "stay"]
    side: Side | None = None
    cell: Cell = ""
    zone: int | None = None
    """The zone that is entered; None: a tile that is completed, or none."""


def ways(s: State, seat: int) -> list[Way]:
    """Everything that a mover may do now, connected tiles N, E, S, W; staying is always the last
    (PH-12.1, PH-12.2, PH-10.2)."""
    human = s.human(seat)
    if not human.tile.completed:
        found = [Way(NEXT, "next", cell=human.at, zone=human.tile.done)]
    else:
        found = [
            Way(f"enter.{side}", "enter", side, cell, _first_zone(human.map[cell]))
            for side, cell in human.connected().items()
        ]
        if human.vacant() and s.tiles:
            found.append(Way(NEW, "new"))
    return [*found, Way(STAY, "stay")]


def usual_way(s: State, seat: int) -> Way:
    """What is done for whoever does not say (PH-12.4)."""
    found = ways(s, seat)
    unfinished = [way for way in found if way.zone is not None]
    new = [way for way in found if way.kind == "new"]
    return [*unfinished, *new, found[-1]][0]


def _first_zone(laid: Laid) -> int | None:
    return None if laid.completed else 0


# -- the action ----------------------------------------------------------------------------------


def move(h: Here, seat: int) -> Play[None]:
    """The whole action. Raises Fallen where the mover is knocked out, or turns."""
    human = h.human(seat)
    if not (yield from begins(h, seat, "move")):
        return
    yield from fire(h, seat, "move_start")
    way = yield from _which_way(h, seat)
    if way.kind == "new":
        placed = yield from _new_tile(h, seat)
        if placed is None:
            return
        way = placed
    if way.kind == "stay":
        h.tell_of(seat, f"stays {human.tile.card.inside}.", kind="stay")
        return
    level = yield from _which_level(h, seat, _zone(human, way))
    _enter(h, seat, way, level)
    yield from _meet(h, seat, level)
    yield from _complete(h, seat, level)


def _which_way(h: Here, seat: int) -> Play[Way]:
    s = h.s
    usual = usual_way(s, seat)
    if h.ordered(seat, "destination") == "default":
        return usual

    def build() -> list[Option]:
        return [_way_option(s, seat, way) for way in ways(s, seat)]

    human = s.human(seat)
    chosen = yield from h.choose(
        seat,
        f"You are {_where(human)}. Where do you go?",
        build,
        default=usual.id,
        topic="destination",
        data={"place": human.place, "next_level": next_level(human)},
        rule="PH-12.4",
    )
    return next(way for way in ways(s, seat) if way.id == chosen)


def _where(human: Human) -> str:
    card, zone = human.tile.card, human.zone
    if zone is None or human.tile.completed:
        return card.inside
    return f"{card.inside}, zone {zone + 1} of {len(card.zones)}"


def _new_tile(h: Here, seat: int) -> Play[Way | None]:
    """Draw a tile (or several, to keep one), lay it, and say whether to enter it; None where its
    drawer stays (PH-12.2, PH-12.3). Nobody else knows the tile until it lies (PH-6.18)."""
    human = h.human(seat)
    drawn = tiles.draw(h, seat, tiles.draws(h.s, seat))
    h.tell_of(seat, f"draws {count(len(drawn), 'tile')}.", kind="tile")
    tile, *others = drawn
    if others:
        tile = yield from _keep_one(h, seat, drawn)
    enter = tiles.options(human, tile, then="Lay it and enter its first zone.")
    stay = Option(STAY, "go", "Do not enter it", "Lay it, and stay where you are.")
    text = f"You drew {tiles.described(tile)}. How do you lay it, and do you enter it?"
    chosen = yield from _place(h, seat, tile, text, [*enter, stay])
    stays = chosen == STAY
    if stays:
        text = f"How do you lay {tiles.described(tile)}?"
        chosen = yield from _place(h, seat, tile, text, tiles.options(human, tile))
    way = next(one for one in tiles.placements(human, tile) if one.id == chosen)
    tiles.lay(h, seat, tile, way.cell, way.quarters)
    yield from reactions.at(h, seat, "move", "placed")
    if stays:
        h.tell_of(seat, f"stays {human.tile.card.inside}.", kind="stay")
        return None
    return Way(f"enter.{way.side}", "enter", way.side, way.cell, 0)


def _keep_one(h: Here, seat: int, drawn: list[str]) -> Play[str]:
    """Of several tiles the one that is kept; the others go under the stack."""
    kept = drawn[0]
    if h.ordered(seat, "destination") != "default":
        kept = yield from h.choose(
            seat,
            f"You drew {count(len(drawn), 'tile')}. Which one do you keep?",
            [Option(one, "choose", tiles.described(one), data={"tile": one}) for one in drawn],
            secret=True,
            about=f"{h.name(seat)} drew {count(len(drawn), 'tile')} and keeps one",
            topic="tile",
            rule="PH-12.4",
        )
    for one in drawn:
        if one != kept:
            tiles.put_back(h, seat, one)
    return kept


def _place(h: Here, seat: int, tile: str, text: str, options: list[Option]) -> Play[str]:
    if len(options) == 1 or h.ordered(seat, "destination") == "default":
        return options[0].id  # it lies open at once, so that nothing is given away
    return (
        yield from h.choose(
            seat,
            text,
            options,
            secret=True,
            about=f"{h.name(seat)} drew a tile and lays it",
            topic="place",
            data={
                "tile": tile,
                "enter": options[-1].id == STAY,
                "ways": [option.data for option in options if option.id != STAY],
            },
            rule="PH-12.4",
        )
    )


def _which_level(h: Here, seat: int, zone: Zone | None) -> Play[Level]:
    """Chosen once for all encounters of the zone (PH-12.11 to PH-12.13)."""
    human = h.human(seat)
    found = levels(human)
    if len(found) == 1:
        return found[0]
    usual = usual_level(human, dead=zone is None or zone.kind == "dead")
    order = h.ordered(seat, "level")
    if order is not None:
        return {"next": found[1], "current": found[0]}.get(order, usual)

    def option(level: Level) -> Option:
        point = gives_point(human, zone, level)
        detail = "Then the zone gives 1 journey point." if point else "No journey point."
        return Option(str(level), "go", f"Level {level}", detail, {"level": level, "jp": point})

    chosen = yield from h.choose(
        seat,
        f"You are on space {human.place} of the journey. Encounters of which level do you meet?",
        [option(level) for level in found],
        default=str(usual),
        topic="level",
        rule="PH-12.11",
    )
    return found[0] if chosen == str(found[0]) else found[1]


# -- the zone ------------------------------------------------------------------------------------


def _zone(human: Human, way: Way) -> Zone | None:
    return None if way.zone is None else human.map[way.cell].card.zones[way.zone]


def _enter(h: Here, seat: int, way: Way, level: Level) -> None:
    """Go there. What was active where one comes from is no more (PH-6.15)."""
    human = h.human(seat)
    if way.kind == "enter":
        human.at, human.fresh = way.cell, False
    human.zone = way.zone
    card = human.tile.card
    where = card.name
    if way.zone is not None:
        where += f", zone {way.zone + 1} of {len(card.zones)}"
    n = figures(human)
    met = f": {count(n, 'encounter')} of level {level}" if n else ""
    h.tell_of(seat, f"enters {where}{met}.", kind="move", cell=human.at, zone=way.zone)


def figures(human: Human) -> int:
    """How many encounters are met where a human has just come to stand: those of the zone, 1 on a
    completed tile, none on the starting tile (PH-12.5)."""
    zone = human.zone_here
    if zone is not None:
        return zone.figures
    return 0 if human.on_start else 1


def _meet(h: Here, seat: int, level: Level) -> Play[None]:
    """The encounters of a zone, one by one (PH-12.5); between two the mover may do what is free
    (PH-12.16)."""
    n = figures(h.human(seat))
    yield from fire(h, seat, "zone_enter")
    for number in range(1, n + 1):
        if number > 1:
            yield from _pause(h, seat, number, n)
        yield from encounters.resolve(h, seat, level)


def _pause(h: Here, seat: int, number: int, n: int) -> Play[None]:
    """Before the next encounter the mover may use cards and XP, where it has any: what works only
    outside a fight (PH-12.16)."""

    def options() -> list[Option]:
        on = Option(GO_ON, "go", "Go on", f"Encounter {number} of {n} comes.")
        used = [one.option() for one in usable(h.s, seat, "anytime")]
        return [on, *used, *experience.spend_options(h.s, seat)]

    text = f"Encounter {number} of {n} is next. Do you do anything before it?"
    while True:
        chosen = yield from h.choose(seat, text, options, topic="pause", rule="PH-12.16")
        if chosen == GO_ON:
            return
        if one := next((one for one in usable(h.s, seat, "anytime") if one.id == chosen), None):
            yield from use(h, seat, one)
        else:
            yield from experience.spend(h, seat, chosen)


def _complete(h: Here, seat: int, level: Level) -> Play[None]:
    """All encounters are resolved: the zone is complete (PH-12.8, PH-12.10)."""
    human = h.human(seat)
    zone = human.zone_here
    if zone is None and human.on_start:
        return
    if zone is not None:
        _point(h, seat, zone, level)
        yield from tiles.complete_zone(h, seat)
    yield from fire(h, seat, "zone_done")


def _point(h: Here, seat: int, zone: Zone, level: Level) -> None:
    """The journey point of a zone, or why it gives none."""
    human = h.human(seat)
    card, number = human.tile.card, human.tile.done + 1
    done = f"zone {number} of {len(card.zones)} of {card.name}"
    if number == len(card.zones):
        done = card.name
    if gives_point(human, zone, level):
        human.place += 1
        what = f"1 journey point, which makes {human.place} of {GOAL}"
    elif zone.kind == "dead":
        what = "a dead zone, no journey point"
    else:
        what = f"no journey point for encounters of level {level}"
    h.tell_of(
        seat, f"completes {done}: {what}.", kind="zone", place=human.place, tile=human.tile.tile
    )


# -- options in words ----------------------------------------------------------------------------


def _way_option(s: State, seat: int, way: Way) -> Option:
    human = s.human(seat)
    if way.kind == "stay":
        detail = "No encounter, no journey point. Your turn is over."
        return Option(STAY, "go", f"Stay {human.tile.card.inside}", detail, {"kind": STAY})
    if way.kind == "new":
        n = tiles.draws(s, seat)
        drawn = "a new tile" if n == 1 else f"{n} new tiles, keep 1"
        exits = count(len(human.vacant()), "vacant exit")
        detail = f"For your {exits}. You see it before you decide whether to enter."
        return Option(NEW, "go", f"Draw {drawn}", detail, {"kind": NEW})
    laid = human.map[way.cell]
    card, zone = laid.card, _zone(human, way)
    of = f"zone {(way.zone or 0) + 1} of {len(card.zones)}"
    label = f"Go on: {of}"
    if way.side is not None:
        label = f"{tiles.DIRECTIONS[way.side].capitalize()}: {card.name}"
    parts: list[str] = [card.terrain] if way.kind == "enter" else []
    if zone is not None:
        parts += [of] if way.kind == "enter" else []
        parts += [count(zone.figures, "encounter"), _kind_of(zone)]
    elif way.cell == "0,0":
        parts.append("no encounter")
    else:
        parts += ["completed", "1 encounter, no journey point"]
    data = {
        "kind": way.kind,
        "side": way.side,
        "terrain": card.terrain,
        "completed": laid.completed,
        "figures": zone.figures if zone is not None else int(way.cell != "0,0"),
        "dead": zone is None or zone.kind == "dead",
        "safe": zone is not None and zone.kind == "safe",
        "left": len(card.zones) - laid.done,
        "supply": card.supply,
        "forage": laid.completed and card.supply > 0 and not laid.foraged,
    }
    return Option(way.id, "go", clip(label, 80), clip(", ".join(parts), 100), data)


def _kind_of(zone: Zone) -> str:
    return {
        "normal": "1 journey point",
        "dead": "no journey point (dead zone)",
        "safe": "1 journey point, a safe house: you are fed",
    }[zone.kind]
