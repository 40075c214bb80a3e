"""Makes the page of a replay: one HTML file that contains everything and needs no network.

The page also has what was told at each moment as plain words, so that people can read it if the
script does not run, as in a phone's preview of files.
"""

from __future__ import annotations

import gzip
import io
import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from PIL import Image

from documents.moments import Record
from documents.templates import load_assets, make_environment
from documents.words import Message
from pictures import Drawing
from rules.engine.events import find_passage
from rules.engine.page_texts import WRITER_SCRIPT, encode_page_texts
from storage import LoggedEvent
from tables.wording import bots, text

from . import markdown
from .film import Film, Shot
from .patches import Frame
from .scenes import Course, Scene

STILL_NOTE = Message("still")
_TEMPLATES_FOLDER = Path(__file__).parent / "templates"
KIND_DESCRIPTIONS = {"public": Message("kind-public"), "whole": Message("kind-whole")}


@cache
def _load_template() -> Any:
    return make_environment(__package__).get_template("page.html")


@dataclass(frozen=True, slots=True)
class Edition:
    """Which replay of a game to make. `kind`: as in `making`. `seat`: the seat whose own replay it
    is; None if it is not one seat's. `last`: the last picture, for readers without the script.
    `chart`: the chart of the game."""

    kind: str
    seat: int | None
    last: InlinePicture | None
    chart: InlinePicture | None


def make_replay_page(past: Record, course: Course, film: Film, edition: Edition) -> bytes:
    """Make the HTML file of a replay."""
    style, style_hash = load_assets(_TEMPLATES_FOLDER / "page.css")
    script, script_hash = load_assets(WRITER_SCRIPT, _TEMPLATES_FOLDER / "page.js")
    numbers = _Numbers()
    packed = _pack_course(past, course, film, numbers, edition.seat)
    page = _load_template().render(
        **_make_page_head(past, course),
        style=style,
        style_hash=style_hash,
        script=script,
        script_hash=script_hash,
        texts=encode_page_texts(Message.catalogs, script),
        kind=_describe_edition(past, edition),
        notes=[note for note in (course.misfit, *film.left_out) if note],
        still_note=str(STILL_NOTE if film.reels else Message("no-pictures")),
        readers=_list_readers(past, edition.kind),
        last=edition.last,
        last_when=str(Message("at-end" if past.over else "as-it-stands")),
        chart=edition.chart,
        scenes=[*_format_scenes(past, course.scenes, edition.kind)],
        pictures=json.dumps([b64encode(sheet).decode() for sheet in numbers.sheets]),
        course=packed,
    )
    return str(page).encode()


# -- the head --------------------------------------------------------------------------------------


def _make_page_head(past: Record, course: Course) -> dict[str, Any]:
    winners = course.ending[1] if course.ending else ()
    names = [text.strip_invisible(name) for name in past.names]
    heading = str(Message("played-by-players", players=names))
    subtitle = past.game.blurb
    if past.chapter is not None:
        campaign, number = past.chapter
        named = text.strip_invisible(campaign)
        subtitle = str(Message("campaign-chapter", campaign=named, number=number))
    return {
        "title": past.game.title,
        "heading": heading,
        "subtitle": subtitle,
        "players": [
            {
                "name": text.strip_invisible(name),
                "bot": number in past.bots and not bots.has_bot_label(name),
                "won": number in winners,
                "colour": "#{:02x}{:02x}{:02x}".format(*course.marks[number].colour[:3])
                if course.marks
                else "",
            }
            for number, name in enumerate(past.names)
        ],
        "ending": text.strip_invisible(course.ending[0]) if course.ending else "",
    }


def _describe_edition(past: Record, edition: Edition) -> str:
    if edition.seat is not None:
        name = text.strip_invisible(past.names[edition.seat])
        return str(Message("as-seen", player=name))
    if not past.over:
        return str(Message("seen-so-far"))
    return str(KIND_DESCRIPTIONS[edition.kind])


def _list_readers(past: Record, kind: str) -> list[dict[str, Any]]:
    """List the players whose view the page can show. Only a replay of everything has them."""
    if kind != "whole":
        return []
    return [
        {"seat": seat, "name": text.strip_invisible(name)} for seat, name in enumerate(past.names)
    ]


# -- what was told ---------------------------------------------------------------------------------


def _format_scenes(past: Record, scenes: Sequence[Scene], kind: str) -> Iterator[dict[str, Any]]:
    """Yield each scene for the template: its number, new heading, and log lines."""
    heading = ""
    for scene in scenes:
        of = ""
        if scene.round:
            of = str(Message("of-round", period=past.game.period, round=scene.round))
        new = of if scene.told and of and of != heading else ""
        heading = new or heading
        yield {
            "number": scene.number,
            "heading": new,
            "lines": [_format_log_line(past, line, kind) for line in scene.told],
        }


def _format_log_line(past: Record, line: LoggedEvent, kind: str) -> dict[str, Any]:
    event = line.event
    seats = event.seats or ()
    quote = text.strip_invisible(str(event.data.get("quote", "")) or find_passage(event)).strip()
    readers: Message | str = ""
    if seats and kind == "whole":
        players = [text.strip_invisible(past.names[seat]) for seat in seats]
        readers = Message("for-players", players=players)
    elif seats:
        readers = Message("for-you")
    return {
        "text": text.strip_invisible(event.text),
        "quote": quote,
        "veiled": bool(event.data.get("veil")),
        "seats": " ".join(map(str, seats)),
        "readers": str(readers),
    }


# -- what the script reads -------------------------------------------------------------------------


@dataclass(slots=True)
class _Numbers:
    """Numbers texts, hands and reels, and collects sheets, so that the file has each only once."""

    texts: dict[str, int] = field(default_factory=dict)
    hands: dict[str, int] = field(default_factory=dict)
    sheets: list[bytes] = field(default_factory=list)
    reels: dict[str, int] = field(default_factory=dict)

    def number_shot(self, shot: Shot) -> list[int]:
        """Return the numbers of a shot's reel, frame, alternative text and title; note new
        texts."""
        drawing = shot.drawing
        alt = self.texts.setdefault(drawing.alt(drawing.facts), len(self.texts))
        title = self.texts.setdefault(drawing.title, len(self.texts))
        return [self.reels[shot.reel], shot.frame, alt, title]


def _pack_course(
    past: Record, course: Course, film: Film, numbers: _Numbers, seat: int | None
) -> str:
    """Pack the course of the game for the page's script: as JSON, compressed, in Base64."""
    reels: list[list[list[Any]]] = []
    for name, reel in film.reels.items():
        numbers.reels[name] = len(reels)
        first = len(numbers.sheets)
        numbers.sheets += reel.sheets
        reels.append([_pack_frame(frame, first) for frame in reel.frames])
    scenes = [
        _pack_scene(past, scene, shots, numbers)
        for scene, shots in zip(course.scenes, film.shots, strict=True)
    ]
    content = {
        "own": seat,
        "names": [text.strip_invisible(name) for name in past.names],
        "period": past.game.period,
        "answers": len(past.entries),
        "scenes": scenes,
        "reels": reels,
        "texts": [*numbers.texts],
        "hands": [*numbers.hands],
    }
    written = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    return b64encode(gzip.compress(written.encode(), 9, mtime=0)).decode()


def _pack_scene(
    past: Record, scene: Scene, shots: dict[int | None, tuple[Shot, ...]], numbers: _Numbers
) -> dict[str, Any]:
    at = past.times[scene.number - 1] if scene.number else past.opened_at
    held = {}
    for seat, own in scene.held.items():
        hand = numbers.hands.setdefault(markdown.render_html(own.words), len(numbers.hands))
        held[seat] = [hand, [numbers.number_shot(shot) for shot in shots.get(seat, ())]]
    return {
        "number": scene.number,
        "turn": scene.turn,
        "round": scene.round,
        "at": int(at.timestamp()),
        "shots": [numbers.number_shot(shot) for shot in shots.get(None, ())],
        "held": held,
    }


def _pack_frame(frame: Frame, first: int) -> list[Any]:
    """Pack a frame. `first`: the number of its reel's first sheet among all sheets."""
    drawn = ([*chain.from_iterable(rows)] for rows in (frame.copies, frame.pieces))
    return [first + frame.sheet, *frame.size, int(frame.whole), *drawn]


@dataclass(frozen=True, slots=True)
class InlinePicture:
    """A picture inside the page. `src`: a data address that contains the whole image."""

    src: str = field(repr=False)
    alt: str
    title: str
    width: int
    height: int


def paint_inline_picture(drawing: Drawing) -> InlinePicture:
    """Paint a drawing as an image inside the page, with its title and alternative text."""
    picture = Image.open(io.BytesIO(drawing.draw(drawing.facts))).convert("RGB")
    written = io.BytesIO()
    picture.save(written, "WEBP", lossless=True, quality=70, method=4)
    src = f"data:image/webp;base64,{b64encode(written.getvalue()).decode()}"
    return InlinePicture(src, drawing.alt(drawing.facts), drawing.title, *picture.size)
