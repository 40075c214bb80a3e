"""Pictures are painted off the loop, once, and kept; artists are found by name."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

import pictures
from pictures.painting import Picture, Studio
from rules.survive.view import View

from .positions import quiet, roles, view


class Slow:
    """An artist that counts, and takes its time."""

    pages: Any = {}  # noqa: RUF012

    def __init__(self, wait: float = 0.05, fails: int = 0) -> None:
        self.drawn: list[str] = []
        self.threads: set[int] = set()
        self.wait = wait
        self.fails = fails

    def shows(self, view: str) -> str:
        return view.lower()

    def draw(self, view: str) -> bytes:
        self.drawn.append(view)
        self.threads.add(threading.get_ident())
        time.sleep(self.wait)
        if self.fails:
            self.fails -= 1
            raise ValueError("no paint left")
        return b"x" * 100

    def alt(self, view: str) -> str:
        return view

    panel = words = hand = alt


@pytest.fixture
def studio() -> Iterator[Studio]:
    opened = Studio(room=250)
    yield opened
    opened.close()


def test_artists_are_found_by_the_games_key() -> None:
    assert pictures.artist("survive") is pictures.artist("survive") is not None
    for key in ("nothing", "canvas", "fonts", "../survive", "survive.words", ""):
        assert pictures.artist(key) is None


async def test_a_picture_is_painted_off_the_loop(studio: Studio) -> None:
    artist, ticks = Slow(wait=0.2), 0
    painting = asyncio.ensure_future(studio.paint("g", artist, "a"))
    while not painting.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks > 3
    assert threading.get_ident() not in artist.threads
    assert await painting == Picture(b"x" * 100, "a")


async def test_requests_at_the_same_time_paint_once(studio: Studio) -> None:
    artist = Slow()
    found = await asyncio.gather(*(studio.paint("g", artist, view) for view in "aAaA"))
    assert len(artist.drawn) == 1
    assert all(picture is found[0] for picture in found)
    assert await studio.paint("g", artist, "A") is found[0]
    assert len(artist.drawn) == 1
    await studio.paint("other game", artist, "a")
    assert len(artist.drawn) == 2


async def test_the_oldest_go_when_the_room_is_full(studio: Studio) -> None:
    artist = Slow(0)
    for name in "aba":
        await studio.paint("g", artist, name)
    await studio.paint("g", artist, "c")  # b was looked at longest ago
    assert studio.weight <= 250
    await studio.paint("g", artist, "a")
    assert artist.drawn == ["a", "b", "c"]
    await studio.paint("g", artist, "b")
    assert artist.drawn == ["a", "b", "c", "b"]


async def test_one_who_leaves_does_not_take_the_picture_along(studio: Studio) -> None:
    artist = Slow(0.1)
    leaves = asyncio.ensure_future(studio.paint("g", artist, "a"))
    stays = asyncio.ensure_future(studio.paint("g", artist, "a"))
    await asyncio.sleep(0)
    leaves.cancel()
    assert (await stays).alt == "a"
    assert len(artist.drawn) == 1


async def test_a_failure_reaches_those_who_wait_and_is_not_kept(studio: Studio) -> None:
    artist = Slow(fails=1)
    both = await asyncio.gather(
        studio.paint("g", artist, "a"), studio.paint("g", artist, "a"), return_exceptions=True
    )
    assert [type(result) for result in both] == [ValueError, ValueError]
    assert (await studio.paint("g", artist, "a")).alt == "a"


async def test_a_closed_studio_opens_again(studio: Studio) -> None:
    artist = Slow(0)
    await studio.paint("g", artist, "a")
    studio.close()
    studio.close()
    assert studio.weight == 0
    await studio.paint("g", artist, "a")
    assert artist.drawn == ["a", "a"]


async def test_every_seat_gets_the_same_entry() -> None:
    seats: list[View] = [view(roles(), seat) for seat in (None, 0, 1, 2)]
    found = await asyncio.gather(*(pictures.paint("survive", seen) for seen in seats))
    assert all(picture is found[0] for picture in found)
    assert found[0].png.startswith(b"\x89PNG")
    assert found[0].alt.startswith("Survive!, round 5 of 60.")
    other = await pictures.paint("survive", view(quiet()))
    assert other is not found[0]
    pictures.close()


async def test_a_game_without_an_artist_is_named() -> None:
    with pytest.raises(LookupError, match="nothing"):
        await pictures.paint("nothing", None)
