"""The picture on the card: the turn, what is in force, the journey, and a row for each player."""

from __future__ import annotations

from PIL import Image, ImageDraw

from pictures.kit.canvas import Pen, png, stamp, write
from pictures.kit.panels import badge, panel, plate
from pictures.kit.text import say
from pictures.kit.tones import (
    ASH,
    CREAM,
    EMBER,
    EMBER_HOT,
    INK,
    PLATE,
    SOOT,
    TABLE,
)
from pictures.kit.tracks import stages
from rules.posthuman.terms import GOAL, level_of
from rules.posthuman.view_models import CardView, SeatView, View

from . import facts, players
from .colours import LEVELS, MARGIN, WIDTH, inks

HEAD, PHASE, STRIP, JOURNEY = 96, 62, 54, 190
LEFT, RIGHT = 84, WIDTH - 70
"""Where the journey begins and ends."""


def draw(view: View) -> bytes:
    """The table as a PNG, 1080 pixels wide."""
    strips = [card for card in (view.season, view.event) if card is not None]
    top = HEAD + PHASE + STRIP * len(strips) + JOURNEY
    high = top + sum(map(players.height, view.seats)) + MARGIN
    picture = Image.new("RGB", (WIDTH, high), TABLE)
    _head(picture, view)
    y = HEAD
    stamp(picture, stages(facts.STAGES, facts.stage(view), WIDTH - 2 * MARGIN, 50), MARGIN, y)
    y += PHASE
    for card in strips:
        _strip(picture, card, y, season=card is view.season)
        y += STRIP
    _journey(picture, view, y)
    y += JOURNEY
    names = [player.name for player in view.seats]
    for player in view.seats:
        players.draw(picture, player, names, y, lit=players.busy(player))
        y += players.height(player)
    return png(picture, inks())


def _head(picture: Image.Image, view: View) -> None:
    stamp(picture, panel(WIDTH - 2 * MARGIN, HEAD - 12), MARGIN, 6)
    if view.phase == "build":
        write(picture, (MARGIN + 24, 48), "Before the journey", 42, CREAM, bold=True)
        return
    write(picture, (MARGIN + 24, 48), f"Turn {view.turn}", 44, CREAM, bold=True)
    leader = _leader(view)
    if leader:
        say(picture, (WIDTH - MARGIN - 24, 48), leader, 32, EMBER_HOT, room=720, anchor="rm")


def _leader(view: View) -> str:
    """Who is furthest, and how far."""
    humans = [player for player in view.seats if player.human is not None]
    if not humans:
        return "Nobody is human any more"
    most = max(player.human.place for player in humans if player.human is not None)
    if view.solo:
        return f"{most} of {GOAL} on the way"
    ahead = [facts.spoken(p) for p in humans if p.human is not None and p.human.place == most]
    return f"{ahead[0]} leads at {most}" if len(ahead) == 1 else f"{len(ahead)} share {most}"


def _strip(picture: Image.Image, card: CardView, top: int, *, season: bool) -> None:
    """The event of the turn, or the season, and what it does."""
    sign = badge("SEASON" if season else "EVENT", 30, EMBER if season else EMBER_HOT)
    stamp(picture, sign, MARGIN, top + 5)
    x = MARGIN + sign.width + 14
    end = say(picture, (x, top + 25), card.name, 32, CREAM, room=420, bold=True)
    say(picture, (end + 14, top + 26), facts.does(card), 30, ASH, room=WIDTH - MARGIN - end - 20)


# -- the journey -----------------------------------------------------------------------------------


def place_at(space: int) -> float:
    """Where a space of the track lies, 0 to 10, from the left."""
    return LEFT + (RIGHT - LEFT) * space / GOAL


def _journey(picture: Image.Image, view: View, top: int) -> None:
    stamp(picture, plate(WIDTH - 2 * MARGIN, JOURNEY - 12, PLATE), MARGIN, top)
    middle = top + 112
    pen = ImageDraw.Draw(picture)
    half = (RIGHT - LEFT) / GOAL / 2
    for first, last in ((1, 4), (5, 7), (8, 10)):
        level = level_of(first)
        box = (place_at(first) - half + 3, middle - 36, place_at(last) + half - 3, middle + 62)
        pen.rounded_rectangle(box, radius=12, fill=LEVELS[level])
        words = f"Level {level}"
        at = ((box[0] + box[2]) / 2, middle + 44)
        write(picture, at, words, 30, ASH, anchor="mm")
    pen.line([(LEFT, middle), (RIGHT, middle)], fill=SOOT, width=6)
    stations = Pen(WIDTH, 60)
    for space in range(GOAL + 1):
        fill = EMBER if space == GOAL else SOOT
        stations.disc(place_at(space), 30, 22, fill, ASH, width=3)
    stamp(picture, stations.done(), 0, middle - 30)
    for space in range(GOAL + 1):
        ink = INK if space == GOAL else CREAM
        write(picture, (place_at(space), middle), str(space), 30, ink, anchor="mm", bold=True)
    _meeples(picture, view.seats, middle)


def _meeples(picture: Image.Image, everybody: list[SeatView], middle: int) -> None:
    """Above the space where each stands; several share it side by side."""
    names = [player.name for player in everybody]
    at: dict[int, list[SeatView]] = {}
    for player in everybody:
        if player.human is not None:
            at.setdefault(player.human.place, []).append(player)
    for space, there in at.items():
        size = 52 if len(there) < 3 else 44
        step = size - 8 if len(there) > 1 else size
        left = place_at(space) - (step * (len(there) - 1) + size) / 2
        left = max(MARGIN + 2, min(left, WIDTH - MARGIN - step * (len(there) - 1) - size))
        for n, player in enumerate(there):
            stamp(picture, players.meeple(player, names, size), left + n * step, middle - 34 - size)
