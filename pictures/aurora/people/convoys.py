"""Draw one player's Convoy: who drives it, its counts, its cards and boxes, its Survivors."""

from functools import cache, lru_cache
from typing import TypeAlias

from PIL import Image

from pictures.aurora.facts import OneConvoy, list_crew_by_zone
from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.marks import tokens
from pictures.aurora.marks.colours import make_inks_with
from pictures.aurora.plates import train
from pictures.aurora.plates.margins import INNER, MARGIN
from pictures.aurora.words import Message, phrases
from pictures.kit.canvas import Pen, encode_png, stamp, write
from pictures.kit.grounds import list_colours
from pictures.kit.legends import flow_into_lines
from pictures.kit.panels import draw_panel, draw_tab
from pictures.kit.players import draw_player
from pictures.kit.text import measure_text, write_fitted
from pictures.kit.tokens import draw_count, draw_row, scale_figure
from pictures.kit.tones import ASH, CREAM, EMBER_HOT, INK, TABLE
from rules.aurora.play.ending import PARTS as SCORE
from rules.aurora.view import CrewView, PlayerView

HEAD = 116
COUNTS = 64
LINE = 54
SKILL = 48
TITLE = 166
"""Pixels from the margin to the first Survivor of a zone, beyond the zone's name."""

Item: TypeAlias = CrewView | str
"""What a line can hold: a Survivor, or a note."""


def draw(one: OneConvoy) -> bytes:
    """Draw the Convoy as a PNG, 1080 pixels wide."""
    groups = _list_groups(one)
    laid = train.lay_out_convoy(one.player)
    lines = sum(len(lines) for _, lines in groups)
    low = HEAD + COUNTS + laid.height + 8
    picture = Image.new("RGB", (WIDTH, low + lines * LINE + 12), TABLE)
    _draw_head(picture, one)
    _draw_counts(picture, one.player, HEAD)
    train.draw(picture, one.player, one.mark.colour, HEAD + COUNTS)
    y = low
    for title, found in groups:
        write(picture, (MARGIN + 12, y + LINE / 2), title, 30, EMBER_HOT, bold=True)
        for line in found:
            x: float = MARGIN + TITLE
            for item in line:
                _draw_item(picture, item, x, y + LINE / 2)
                x += _measure_item(item)
            y += LINE
    return encode_png(picture, _make_inks(laid.height), 6)


@lru_cache(maxsize=8)
def _make_inks(high: int) -> Image.Image:
    return make_inks_with(list_colours(train.draw_ground(high)))


def _draw_head(picture: Image.Image, one: OneConvoy) -> None:
    stamp(picture, draw_panel(INNER, HEAD - 12, lit=one.lit), MARGIN, 6)
    tile = draw_player(one.mark, one.face, 92, lit=one.lit)
    stamp(picture, tile, MARGIN + 10, 12)
    x = MARGIN + 26 + tile.width
    wide = round(measure_text(one.player.space, 36)) + 34
    right = MARGIN + INNER - 16
    stamp(picture, draw_tab(wide, 56, CREAM), right - wide, 30)
    write(picture, (right - wide / 2, 58), one.player.space, 36, INK, anchor="mm", bold=True)
    room = right - wide - 20 - x
    write_fitted(picture, (x, 40), one.name, 44, CREAM, room=room, bold=True)
    write_fitted(picture, (x, 84), phrases.describe_race_place(one), 32, EMBER_HOT, room=room)


def _draw_counts(picture: Image.Image, p: PlayerView, top: int) -> None:
    """Draw Resources, Fame, Fury, hidden cards, speed, and how many Trailers the Truck tows."""
    found = [
        (tokens.draw_resource_token("F", 44), p.fuel),
        (tokens.draw_resource_token("P", 44), p.food),
        (tokens.draw_resource_token("A", 44), p.ammo),
        (tokens.draw_sign("star", 50), p.fame),
        (tokens.draw_fury(48, p.special), p.fury),
        (tokens.draw_sign("hidden-cards", 46), Message("of-limit", hidden=p.hidden, limit=p.limit)),
        (tokens.draw_sign("speed", 42), p.speed),
        (tokens.draw_sign("towing", 48), p.towing),
    ]
    x, y = MARGIN + 14, top + COUNTS / 2 - 4
    for n, (mark, number) in enumerate(found):
        draw_count(picture, x, y, mark, str(number))
        x += 160 if n == 5 else 124


# -- Survivors -------------------------------------------------------------------------------------


def _list_groups(one: OneConvoy) -> list[tuple[str, list[list[Item]]]]:
    """List the titles of groups and their lines: Survivors by zone, Loot, held cards, points."""
    groups: list[tuple[str, list[Item]]] = [
        (str(Message("zone", zone=zone)), list(crew))
        for zone, crew in list_crew_by_zone(one.player).items()
    ]
    if found := phrases.list_notes(one.player):
        groups.append((str(Message("loot")), list(found)))
    if one.player.hand:
        groups.append((str(Message("held")), [card.name for card in one.player.hand]))
    if one.score:
        scored = [f"{points} {SCORE[part]}" for part, points in one.score]
        groups.append((str(Message("score")), list(scored)))
    room = INNER - TITLE - 12
    return [(title, flow_into_lines(items, room, _measure_item, 24)) for title, items in groups]


def _measure_item(item: Item) -> float:
    """Measure how wide an item is in its line."""
    if isinstance(item, str):
        return min(measure_text(item, 30), INNER - TITLE - 20) + 30
    done = 34 if item.used else 0
    return SKILL + 8 + measure_text(item.name, 30) + 34 * item.counters + done + 24


def _draw_item(picture: Image.Image, item: Item, x: float, y: float) -> None:
    if isinstance(item, str):
        write_fitted(picture, (x, y), item, 30, CREAM, room=MARGIN + INNER - x - 10)
        return
    fresh = item.zone == "active" and not item.used
    stamp(picture, tokens.draw_skill(item.skill, SKILL, fresh), x, y - SKILL / 2)
    end = write(picture, (x + SKILL + 8, y), item.name, 30, CREAM if fresh else ASH)
    if item.used:
        stamp(picture, _draw_tick(), end + 6, y - 15)
        end += 34
    draw_row(picture, end + 6, y, [tokens.draw_sign("contamination", 32)] * item.counters, 2)


@cache
def _draw_tick() -> Image.Image:
    """Draw the tick of a Survivor who has done something this round."""
    pen = Pen(28, 28)
    pen.line(scale_figure([(14, 54), (40, 80), (88, 20)], 0.28), ASH, 5)
    return pen.finish_stamp()
