"""A replay: every picture as it was painted, in few bytes, without needing a network."""

import asyncio
import io
import os
import re
import signal
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest
from PIL import Image

from documents.moments import Record, Walk, run_in_process
from documents.replay import film, patches
from documents.replay.film import Film
from documents.replay.making import Job, Kind, MadeReplay, make_replay, make_replay_of_walk
from documents.replay.markdown import render_html
from documents.replay.patches import CELL_SIDE, Box
from documents.replay.scenes import Scene, Still, _has_news, make_course
from pictures import find_artist
from rules import GAMES
from tables.workers.jobs import JobFailed, Workers
from tests.documents.opened import OpenedReplay, open_replay
from tests.documents.records import find_shortest, read_golden

pytestmark = pytest.mark.usefixtures("plain_pictures")


def short(key: str, entries: int | None = None, **more: Any) -> Record:
    return read_golden(find_shortest(key), entries, **more)


def replay(past: Record, kind: Kind = "public", seat: int | None = None, **more: Any) -> MadeReplay:
    return make_replay_of_walk(Job(past, kind, seat, **more), Walk(past))


def parts(result: MadeReplay) -> OpenedReplay:
    return open_replay(result.content)


@pytest.mark.parametrize("key", [*GAMES][:2])
def test_every_picture_is_there_as_it_was_painted(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Put together from its pieces, each picture is what the game's artist draws, to the pixel."""
    monkeypatch.undo()  # pictures are painted as ever
    past = short(key, 3)
    whole = parts(replay(past))
    drawn = find_artist(key)
    frames = whole.frames(0)
    shown = {scene["number"]: scene["shots"] for scene in whole.course["scenes"]}
    for moment in Walk(past):
        if moment.number in shown:
            (drawing,) = drawn.pictures(moment.copy_seat_view(None))
            ((_, frame, alt, title),) = shown[moment.number]
            assert whole.course["texts"][alt] == drawing.alt(drawing.facts)
            assert whole.course["texts"][title] == drawing.title
            painted = Image.open(io.BytesIO(drawing.draw(drawing.facts))).convert("RGB")
            assert frames[frame].tobytes() == painted.tobytes()
    assert sum(whole_ for _, _, _, whole_, *_ in whole.course["reels"][0]) < len(frames)


WIDE, HIGH = 40, 20
"""The size of a picture in cells."""


ANGLE: list[Box] = [(4, 4, 13, 5), (4, 5, 5, 13)]
AROUND: list[Box] = [(0, 4, 2, 5), (4, 0, 5, 2), (4, 15, 5, 18), (15, 4, 18, 5)]


def cells_in(*boxes: Box) -> list[int]:
    """List the cells of these boxes."""
    return [
        row * WIDE + column
        for left, top, right, bottom in boxes
        for row in range(top, bottom)
        for column in range(left, right)
    ]


def cut(*new: Box) -> list[tuple[int, ...]]:
    """Cut what is new into pieces."""
    shown = Image.new("L", (WIDE * CELL_SIDE, HIGH * CELL_SIDE))
    found = patches._split_into_boxes(set(cells_in(*new)), shown)
    return [tuple(edge // CELL_SIDE for edge in box) for box in found]


@pytest.mark.parametrize(
    ("new", "pieces"),
    [
        pytest.param([(0, 0, 3, 1), (4, 0, 7, 1)], [(0, 0, 7, 1)], id="one cell lies between"),
        pytest.param([(0, 0, 5, 1), (7, 0, 12, 1)], [(0, 0, 5, 1), (7, 0, 12, 1)], id="two do"),
        pytest.param([(6, 0, 13, 6), (0, 1, 5, 6)], [(0, 0, 13, 6)], id="the left one is lower"),
        pytest.param([*ANGLE, *AROUND], [*ANGLE, *AROUND], id="an angle with a piece on each side"),
    ],
)
def test_changes_are_cut_into_few_pieces(new: list[Box], pieces: list[Box]) -> None:
    assert sorted(cut(*new)) == sorted(pieces)


def test_no_change_is_in_two_pieces() -> None:
    """Not even what lies within a frame that is new itself."""
    frame = [(20, 0, 29, 1), (20, 8, 29, 9), (20, 1, 21, 8), (28, 1, 29, 8)]
    new = (*frame, (24, 4, 25, 5))
    assert sorted(cells_in(*cut(*new))) == sorted(cells_in(*new))


def test_what_a_sheet_has_is_not_put_there_again() -> None:
    size = (WIDE * CELL_SIDE, HIGH * CELL_SIDE)
    shown = Image.frombytes("L", size, Random(1).randbytes(size[0] * size[1]))
    sheet = patches._Sheet(0, shown, b"")
    sheet.place_image(shown)
    cells = set(cells_in((0, 0, WIDE, HIGH)))
    assert patches._find_known_pieces(sheet, shown, cells) == ([(0, 0, *size, 0, 0)], set())


def test_a_moved_band_is_copied_from_the_previous_frame() -> None:
    """Though it is hardly higher than a cell."""
    last, shown = (Image.new("L", (WIDE * CELL_SIDE, HIGH * CELL_SIDE)) for _ in range(2))
    band = Image.frombytes("L", (WIDE * CELL_SIDE, 20), Random(1).randbytes(WIDE * CELL_SIDE * 20))
    last.paste(band, (0, 31))
    shown.paste(band, (0, 60))
    copies, new = patches.compare_pictures(last, shown)
    assert {shift for *_, shift in copies} == {29}
    assert new.isdisjoint(cells_in((0, 5, WIDE, 6)))


@pytest.mark.parametrize("key", GAMES)
def test_the_page_lists_events_without_scripts(key: str) -> None:
    past = short(key, 15)
    whole = parts(replay(past))
    for line in past.log:
        assert " ".join(line.event.text.split()) in " ".join(whole.text.split())
    assert past.seed not in whole.text or len(past.seed) < 8
    assert whole.page.count("<li id=") == len({n.number for n in Walk(past) if n.told})


def test_a_moment_without_words_is_a_scene_if_its_picture_is_new() -> None:
    drawing: Any = None
    one, other = (Scene(1, 0, 1, (), (Still("table", mark, drawing),)) for mark in (b"a", b"b"))
    assert _has_news(one, [other]) and _has_news(other, [one])
    assert not _has_news(one, [one])


def test_a_replay_shows_the_colours_that_players_chose() -> None:
    past, drawn = short("survive", 3), find_artist("survive")
    taken = zip(past.entries, ("green", "red", "blue"), strict=True)
    past = replace(past, entries=tuple(replace(e, answer=[colour]) for e, colour in taken), log=())
    first, *_, last = (moment.copy_seat_view(None) for moment in Walk(past))
    chosen, before = ([m.colour for m in drawn.marks(view, past.names)] for view in (last, first))
    assert chosen != before
    shown = re.findall(r'r="5" fill="#([0-9a-f]{6})"', parts(replay(past)).page)
    assert [tuple(bytes.fromhex(each)) for each in shown] == [each[:3] for each in chosen]


def test_each_bot_is_marked_once() -> None:
    past = replace(short("hope", 3), bots=frozenset({0, 1, 2}))
    names = ("Alma (bot)", "Bruno (strong bot)", "Ada", *past.names[3:])
    page = parts(replay(replace(past, names=names))).page
    assert "<span>Ada</span> <small>a bot</small>" in page
    assert page.count("<small>a bot</small>") == 1


def test_the_page_loads_nothing_and_runs_only_its_script() -> None:
    whole = parts(replay(short("survive")))
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', whole.page)
    rules = dict(part.strip().split(" ", 1) for part in policy[1].split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["img-src"] == "data:"
    assert rules["base-uri"] == rules["form-action"] == "'none'"
    for tag, directive in (("script", "script-src"), ("style", "style-src")):
        (content,) = re.findall(rf"<{tag}>(.*?)</{tag}>", whole.page, re.DOTALL)
        digest = b64encode(sha256(content.encode()).digest()).decode()
        assert rules[directive] == f"'sha256-{digest}'"
    bare = re.sub(r"[A-Za-z0-9+/=]{80,}", "", whole.page)
    assert not re.search(r"https?:|//[a-z]|url\(|@import|<link|<iframe|style=\"", bare)
    addresses = re.findall(r'(?:src|href)="([^"]{5})', whole.page)
    assert addresses and set(addresses) == {"data:"}


def test_the_same_game_makes_the_same_file() -> None:
    assert replay(short("hope", 20)).content == replay(short("hope", 20)).content


def leaving_out(past: Record) -> list[Film]:
    """More and more sparing films of a game."""
    tried: list[Film] = []

    def fits(one: Film) -> bool:
        tried.append(one)
        return len(tried) == len(film.DETAIL_LEVELS)

    film.make_film(make_course(past).scenes, fits)
    return tried


def test_a_small_limit_drops_pictures_and_says_so() -> None:
    seen = []
    for one in leaving_out(short("aurora", 10)):
        seen.append((sum(len(reel.frames) for reel in one.reels.values()), one.left_out))
        if one.reels:
            assert all(shots[None] for shots in one.shots), "something is shown at every moment"
    counts = [frames for frames, _ in seen]
    assert counts == sorted(counts, reverse=True)
    assert len({*counts}) > 4
    assert seen[0][1] == ()
    assert seen[1][1] == (
        "To save room, the pictures beside the main one show how each turn began.",
    )
    assert seen[4][1] == (
        "To save room, the pictures show how each turn began.",
        "There was room only for the main picture.",
    )
    assert seen[-1] == (0, ("There was no room for pictures.",))


def test_a_file_stays_within_its_size_limit() -> None:
    past = short("aurora", 12)
    room = len(replay(past).content or b"") - 1
    result = replay(past, most=room)
    whole = parts(result)
    assert len(result.content or b"") <= room
    assert result.notes and all(note in whole.text for note in result.notes)
    assert past.log[-1].event.text in whole.text


def test_a_game_too_long_even_in_words_makes_no_file() -> None:
    assert replay(short("survive"), most=9000) == MadeReplay(None)


def test_only_turns_are_pictured_if_painting_is_slow() -> None:
    past = short("posthuman", 25)
    scenes = make_course(past).scenes
    ticks = iter(range(10_000))
    slow = film.make_film(scenes, lambda film: True, lambda: next(ticks) * 20.0)
    quick = film.make_film(scenes, lambda film: True, lambda: 0.0)
    assert len(slow.reels["table"].frames) < len(quick.reels["table"].frames)
    assert slow.left_out == (
        "It took too long to paint everything, so some pictures show only how a turn began.",
    )
    assert quick.left_out == ()
    assert all(shots[None] for shots in slow.shots), "something is shown at every moment"


def test_own_and_whole_replays_are_refused_before_the_end() -> None:
    past = short("survive", 9, readers=(None, 0, 1))
    assert not past.over
    for kind in ("own", "whole"):
        with pytest.raises(ValueError, match="until the game is over"):
            replay(past, kind, 0)


def test_a_players_own_replay_shows_only_their_secrets() -> None:
    past = short("posthuman", 9, readers=(None, 0), over=True)
    whole = parts(replay(past, "own", 0))
    assert whole.course["own"] == 0
    assert {*whole.course["scenes"][-1]["held"]} == {"0"}
    assert "how Ada saw it" in whole.page
    assert "(for you alone)" in whole.page
    own = [line.event.text for line in past.log if line.event.seats is not None]
    assert own and all(text in whole.text for text in own)


def test_the_full_replay_shows_every_hand_by_name() -> None:
    past = short("posthuman", 9, readers=(None, 0, 1), over=True)
    whole = parts(replay(past, "whole"))
    assert whole.course["own"] is None
    assert {*whole.course["scenes"][-1]["held"]} == {"0", "1"}
    assert re.findall(r'name="reader" value="([^"]*)"', whole.page) == ["", "0", "1", "all"]
    lines = [line for line in past.log if line.event.seats == (1,)]
    assert lines
    assert whole.page.count("(for Ben alone)") == len(lines)


def test_an_outdated_journal_keeps_its_words() -> None:
    past = short("survive")
    broken = [*past.entries]
    broken[6] = replace(broken[6], prompt="99.9")
    result = replay(replace(past, entries=tuple(broken)))
    whole = parts(result)
    assert "Answer 7 of" in result.notes[0]
    assert result.notes[0] in whole.text
    shown = {scene["number"]: bool(scene["shots"]) for scene in whole.course["scenes"]}
    assert shown[5]
    assert not any(seen for number, seen in shown.items() if number > 6)
    assert past.log[-1].event.text in whole.text
    assert "How it ended" not in whole.page


async def test_a_replay_is_made_in_another_process() -> None:
    result = await run_in_process(Workers(), 120, make_replay, Job(short("survive", 0), "public"))
    assert len(parts(result).course["scenes"]) == 1


async def test_a_killed_process_leaves_no_file() -> None:
    workers = Workers()
    job = Job(short("hope"), "public")
    making = asyncio.create_task(run_in_process(workers, 120, make_replay, job))
    while not (workers.pids or making.done()):
        await asyncio.wait([making], timeout=0.01)
    os.kill(workers.pids[0], signal.SIGKILL)
    with pytest.raises(JobFailed):
        await making


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("**Crops** 2\nof 3", "<p><strong>Crops</strong> 2<br />\nof 3</p>\n"),
        ("-# only for *you*", "<p><small>only for <em>you</em></small></p>\n"),
        ("## Yours", "<h4>Yours</h4>\n"),
        ("- Knife\nYour scars", "<ul>\n<li>Knife</li>\n</ul>\n<p>Your scars</p>\n"),
        (r"A \*star\*", "<p>A *star*</p>\n"),
    ],
)
def test_discords_markdown_becomes_html(said: str, shown: str) -> None:
    assert render_html(said) == shown


@pytest.mark.parametrize(
    "said",
    [
        "<script>alert(1)</script>",
        "[here](https://example.org)",
        "![a picture](https://example.org/1.png)",
        "<https://example.org>",
        "<img src=x onerror=alert(1)>",
        "-# <b>small</b>",
    ],
)
def test_players_text_never_becomes_a_tag_or_link(said: str) -> None:
    shown = render_html(said)
    for tag in ("<script", "<a ", "<img", "<b>"):
        assert tag not in shown
