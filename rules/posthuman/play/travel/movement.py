"""Move: where a human goes, the encounters of the zone that it enters, what completing the zone
gives, and the journey track (PH-12).

Standing orders read here (PH-7.6): "destination" (`default`: the way taken for an absent player),
"level" (`default`, `next` or `current`) and "pause" (`default`: go on)."""

from functools import lru_cache
from typing import Any, Literal, NamedTuple

from rules.engine import Option, Play, Prompt, Text
from rules.kit.grids import Side
from rules.posthuman.effects.carry_out import fire_hook, list_uses, use_card
from rules.posthuman.model import tiles
from rules.posthuman.model.cards import START, Zone
from rules.posthuman.model.decks import name_within
from rules.posthuman.model.state import HOME, Cell, Human, Laid, State
from rules.posthuman.model.terms import JOURNEY_END, Level, find_level
from rules.posthuman.play.actions.beginning import begin_action
from rules.posthuman.play.context import Here
from rules.posthuman.play.mutants import mutant_actions
from rules.posthuman.play.people import experience
from rules.posthuman.play.travel import encounters
from rules.posthuman.words import Message, fit_detail, fit_label, join_with_commas


def find_next_level(human: Human) -> Level:
    """Find the level of the next space, or on the last space the level of that one."""
    return find_level(min(human.place + 1, JOURNEY_END))


def list_levels(human: Human) -> list[Level]:
    """List the levels that a human may choose, the lower first. On the last space of a section
    there are two; otherwise only that of the next space, as the decks of earlier sections are
    closed (PH-12.11)."""
    return sorted({find_next_level(human), find_level(human.place)})


def choose_default_level(human: Human, *, dead: bool) -> Level:
    """Find the level for a player who does not choose (PH-12.13)."""
    strong = 2 * human.health >= human.limits["health"]
    return find_next_level(human) if strong and not dead else list_levels(human)[0]


def is_worth_point(human: Human, zone: Zone | None, level: Level) -> bool:
    """Whether completing a zone (None: a tile already completed) by encounters of a level gives a
    journey point (PH-6.8, PH-12.10, PH-12.15)."""
    dead = zone is None or zone.kind == "dead"
    return not dead and level == find_next_level(human) and human.place < JOURNEY_END


NEW, NEXT, STAY, GO_ON = "new", "next", "stay", "on"


class Way(NamedTuple):
    """Something that a moving human may do, as an option offers it."""

    id: str
    """The id of its option, such as "next", "enter.N", "new" or "stay"."""
    kind: Literal["next", "enter", "new", "stay"]
    side: Side | None = None
    cell: Cell = ""
    zone: int | None = None
    """The zone that the human enters; None if the tile is completed or no tile is entered."""


def list_ways(s: State, seat: int) -> list[Way]:
    """List everything that a moving human may do now: connected tiles in the order N, E, S, W, and
    last always staying (PH-12.1, PH-12.2, PH-10.2)."""
    human = s.human(seat)
    if not human.tile.is_completed:
        found = [Way(NEXT, "next", cell=human.at, zone=human.tile.done)]
    else:
        found = [
            Way(f"enter.{side}", "enter", side, cell, None if human.map[cell].is_completed else 0)
            for side, cell in human.find_connected_tiles().items()
        ]
        if human.find_empty_exits() and s.tiles:
            found.append(Way(NEW, "new"))
    return [*found, Way(STAY, "stay")]


def choose_default_move(s: State, seat: int) -> Way:
    """Find what is done for a player who does not choose (PH-12.4)."""
    found = list_ways(s, seat)
    unfinished = [way for way in found if way.zone is not None]
    new = [way for way in found if way.kind == "new"]
    return [*unfinished, *new, found[-1]][0]


# -- the action ----------------------------------------------------------------------------------


def resolve_move(h: Here, seat: int) -> Play[None]:
    """Play the whole action. Raises Fallen if the mover is knocked out, or turns."""
    human = h.human(seat)
    if not (yield from begin_action(h, seat, "move")):
        return
    yield from fire_hook(h, seat, "move_start")
    way = yield from _ask_way(h, seat)
    h.s.set_out.append(seat)
    if way.kind == "new":
        placed = yield from _draw_new_tile(h, seat)
        if placed is None:
            return
        way = placed
    if way.kind == "stay":
        tell_stay(h, seat)
        return
    zone = None if way.zone is None else human.map[way.cell].card.zones[way.zone]
    # At home nobody waits, so its level does not matter.
    level = find_next_level(human) if way.cell == HOME else (yield from _ask_level(h, seat, zone))
    _enter_zone(h, seat, way, level)
    yield from _resolve_encounters(h, seat, level)
    yield from _finish_zone(h, seat, level)


def _ask_way(h: Here, seat: int) -> Play[Way]:
    """Ask where the human goes, and again if others have drawn the last tile (PH-6.17)."""
    s, human = h.s, h.human(seat)
    if h.find_standing_order(seat, "destination") == "default":
        return choose_default_move(s, seat)

    def make_destination_prompt() -> Prompt[str]:
        return h.t.choice(
            seat,
            _describe_question(human),
            [_make_way_option(s, seat, way) for way in list_ways(s, seat)],
            default=choose_default_move(s, seat).id,
            topic="destination",
            data={"place": human.place, "next_level": find_next_level(human)},
            rule="PH-12.2" if human.tile.is_completed else "PH-12.1",
        )

    while len(ways := list_ways(s, seat)) > 1:
        chosen = yield from h.ask(make_destination_prompt)
        if found := [way for way in list_ways(s, seat) if way.id == chosen]:
            return found[0]
    return ways[0]


def tell_stay(h: Here, seat: int) -> None:
    """Tell the players that a human stays where it is."""
    card = h.human(seat).tile.card
    told = Message("stays", player=h.name_seat(seat), place=card.name, zones=len(card.zones))
    h.tell_of(seat, told, kind="stay")


def _describe_question(human: Human) -> Message:
    card, zone = human.tile.card, human.zone
    if zone is None or human.tile.is_completed:
        return Message("go-where", place=card.name, zones=len(card.zones))
    return Message("go-where-from-zone", place=card.name, zone=zone + 1, zones=len(card.zones))


def _draw_new_tile(h: Here, seat: int) -> Play[Way | None]:
    """Draw a tile (or several, and keep one), lay it, and ask whether to enter it (PH-12.2,
    PH-12.3). Return None if the player stays. Nobody else knows the tile until it is laid
    (PH-6.18)."""
    human = h.human(seat)
    drawn = tiles.draw(h, seat, tiles.count_tile_draws(h.s, seat))
    h.tell_of(seat, Message("draws-tiles", player=h.name_seat(seat), n=len(drawn)), kind="tile")
    tile, *others = drawn
    if others:
        tile = yield from _keep_one(h, seat, drawn)
    enter = tiles.list_placement_options(human, tile, then=tiles.describe_first_zone(tile))
    stay = Option(STAY, "go", Message("do-not-enter"), Message("lay-and-stay"))
    text = Message("lay-and-enter-how", tile=tiles.describe_tile(tile))
    chosen = yield from _ask_placement(h, seat, tile, text, [*enter, stay])
    stays = chosen == STAY
    if stays:
        text = Message("lay-how", tile=tiles.describe_tile(tile))
        chosen = yield from _ask_placement(
            h, seat, tile, text, tiles.list_placement_options(human, tile)
        )
    way = next(one for one in tiles.list_placements(human, tile) if one.id == chosen)
    tiles.lay_tile(h, seat, tile, way.cell, way.quarters)
    yield from mutant_actions.resolve_reactions(h, seat, "move", "placed")
    if stays:
        tell_stay(h, seat)
        return None
    return Way(f"enter.{way.side}", "enter", way.side, way.cell, 0)


def _keep_one(h: Here, seat: int, drawn: list[str]) -> Play[str]:
    """Ask which of the drawn tiles the player keeps, and put the others under the stack."""
    kept = drawn[0]
    if h.find_standing_order(seat, "destination") != "default":
        kept = yield from h.choose(
            seat,
            Message("keep-which-tile", n=len(drawn)),
            [Option(one, "choose", tiles.describe_tile(one), data={"tile": one}) for one in drawn],
            secret=True,
            about=Message("about-keeping-tile", player=h.name_seat(seat), n=len(drawn)),
            topic="tile",
            rule="PH-12.4",
        )
    for one in drawn:
        if one != kept:
            tiles.put_back(h, seat, one)
    return kept


def _ask_placement(
    h: Here, seat: int, tile: str, text: Message, options: list[Option]
) -> Play[str]:
    if len(options) == 1 or h.find_standing_order(seat, "destination") == "default":
        return options[0].id  # the tile is laid face up at once, so nothing is given away
    ways = [option.data for option in options if option.id != STAY]
    chosen = yield from h.choose(
        seat,
        text,
        options,
        secret=True,
        about=Message("about-laying-tile", player=h.name_seat(seat)),
        topic="place",
        data={"tile": tile, "enter": len(ways) < len(options), "ways": ways},
        rule="PH-6.4",
    )
    return chosen


def _ask_level(h: Here, seat: int, zone: Zone | None) -> Play[Level]:
    """Ask for the level of all encounters of the zone (PH-12.11 to PH-12.13)."""
    human = h.human(seat)
    found = list_levels(human)
    if len(found) == 1:
        return found[0]
    usual = choose_default_level(human, dead=zone is None or zone.kind == "dead")
    order = h.find_standing_order(seat, "level")
    if order is not None:
        return {"next": found[1], "current": found[0]}.get(order, usual)

    def option(level: Level) -> Option:
        point = is_worth_point(human, zone, level)
        detail = Message("level-gives-point" if point else "level-gives-no-point")
        data = {"level": level, "jp": point}
        return Option(str(level), "go", Message("level", level=level), detail, data)

    chosen = yield from h.choose(
        seat,
        Message("which-level", place=human.place),
        [option(level) for level in found],
        default=str(usual),
        topic="level",
        rule="PH-12.11",
    )
    return found[0] if chosen == str(found[0]) else found[1]


# -- the zone ------------------------------------------------------------------------------------


def _enter_zone(h: Here, seat: int, way: Way, level: Level) -> None:
    """Move the human into the zone. What was active where it came from is so no longer
    (PH-6.15)."""
    human = h.human(seat)
    if way.kind == "enter":
        human.at, human.fresh = way.cell, False
    human.zone = way.zone
    card = human.tile.card
    told = Message(
        "enters",
        player=h.name_seat(seat),
        place=card.name,
        zone=0 if way.zone is None else way.zone + 1,
        zones=len(card.zones),
        n=count_encounters(human),
        level=level,
        within=name_within(human.tile.tile),
    )
    h.tell_of(seat, told, kind="move", cell=human.at, zone=way.zone)


def count_encounters(human: Human) -> int:
    """Count the encounters that a human meets where it now stands: those of the zone, 1 on a
    completed tile, none on the starting tile (PH-12.5)."""
    zone = human.zone_here
    if zone is not None:
        return zone.figures
    return 0 if human.on_start else 1


def _resolve_encounters(h: Here, seat: int, level: Level) -> Play[None]:
    """Resolve the encounters of a zone, with a pause between two (PH-12.5, PH-12.16)."""
    n = count_encounters(h.human(seat))
    yield from fire_hook(h, seat, "zone_enter")
    for number in range(1, n + 1):
        if number > 1 and h.find_standing_order(seat, "pause") is None:
            yield from _ask_pause(h, seat, number, n)
        yield from encounters.resolve_encounter(h, seat, level, number, n)


def _ask_pause(h: Here, seat: int, number: int, n: int) -> Play[None]:
    """Ask whether the player first does what no fight allows: cards, or XP (PH-12.16)."""

    def options() -> list[Option]:
        on = Option(GO_ON, "go", Message("go-on"), Message("encounter-comes", number=number, of=n))
        used = [one.make_option() for one in list_uses(h.s, seat, "anytime")]
        return [on, *used, *experience.list_spend_options(h.s, seat)]

    text = Message("do-anything-before", number=number, of=n)
    while True:
        chosen = yield from h.choose(seat, text, options, topic="pause", rule="PH-12.16")
        if chosen == GO_ON:
            return
        if one := next((one for one in list_uses(h.s, seat, "anytime") if one.id == chosen), None):
            yield from use_card(h, seat, one)
        elif any(one.id == chosen for one in experience.list_spend_options(h.s, seat)):
            yield from experience.spend_xp(h, seat, chosen)


def _finish_zone(h: Here, seat: int, level: Level) -> Play[None]:
    """Complete the zone, as all its encounters are resolved (PH-12.8, PH-12.10)."""
    human = h.human(seat)
    zone = human.zone_here
    if zone is None and human.on_start:
        return
    if zone is not None:
        _gain_point(h, seat, zone, level)
        yield from tiles.complete_zone(h, seat)
    yield from fire_hook(h, seat, "zone_done")


def _gain_point(h: Here, seat: int, zone: Zone, level: Level) -> None:
    """Give the journey point of a zone and tell the players, or tell them why it gives none."""
    human = h.human(seat)
    card, number = human.tile.card, human.tile.done + 1
    player, last = h.name_seat(seat), number == len(card.zones)
    done = Message("completed-tile", place=card.name)
    if not last:
        done = Message("completed-zone", zone=number, zones=len(card.zones), place=card.name)
    if is_worth_point(human, zone, level):
        human.place += 1
        key, more = "completes-zone", dict[str, Any]()
        if last:
            key = "completes-tile"
            within, plural = name_within(human.tile.tile), int(card.form == "plural")
            more = {"within": within, "plural": plural}
        told = Message(key, player=player, done=done, step=human.place, goal=JOURNEY_END, **more)
    elif zone.kind == "dead":
        told = Message("completes-dead-zone", player=player, done=done)
    else:
        told = Message("completes-without-point", player=player, done=done, level=level)
    h.tell_of(seat, told, kind="zone", place=human.place, tile=human.tile.tile)


# -- options in words ----------------------------------------------------------------------------


def _make_way_option(s: State, seat: int, way: Way) -> Option:
    human = s.human(seat)
    if way.kind == "stay":
        here = human.tile.card
        stay = Message("stay-at", place=here.name, zones=len(here.zones))
        return Option(STAY, "go", stay, Message("stay-detail"), {"kind": STAY})
    if way.kind == "new":
        draw = Message("draw-new-tiles", n=tiles.count_tile_draws(s, seat))
        detail = Message("draw-detail", n=len(human.find_empty_exits()))
        return Option(NEW, "go", draw, detail, {"kind": NEW})
    laid = human.map[way.cell]
    return _make_entry_option(way.side, way.zone, laid.tile, laid.done, laid.foraged)


@lru_cache(maxsize=1 << 12)
def _make_entry_option(
    side: Side | None, number: int | None, tile: str, done: int, foraged: bool
) -> Option:
    """Make the option to enter a tile, or without a `side` its next zone. The same few are offered
    many times, so they are cached."""
    laid = Laid(tile=tile, done=done, foraged=foraged)
    card, zone = laid.card, None if number is None else laid.card.zones[number]
    of = Message("zone", zone=(number or 0) + 1, zones=len(card.zones))
    label = fit_label(Message("go-on-to", zone=of))
    parts: list[Text] = []
    if side is not None:
        label = fit_label(Message("go-to-side", side=side, place=card.name))
        parts.append(Message("terrain", terrain=card.terrain))
    if zone is not None:
        holds = Message("zone-holds", n=zone.figures, kind=zone.kind)
        parts += [holds] if side is None else [of, holds]
    else:
        parts.append(Message("no-encounter" if tile == START.id else "completed-before"))
    data = {
        "kind": "next" if side is None else "enter",
        "side": side,
        "terrain": card.terrain,
        "completed": laid.is_completed,
        "figures": zone.figures if zone is not None else int(tile != START.id),
        "dead": zone is None or zone.kind == "dead",
        "safe": zone is not None and zone.kind == "safe",
        "left": len(card.zones) - laid.done,
        "supply": card.supply,
        "forage": laid.is_completed and card.supply > 0 and not laid.foraged,
    }
    detail = fit_detail(Message("capital-sentence", text=join_with_commas(parts)))
    return Option(NEXT if side is None else f"enter.{side}", "go", label, detail, data)
