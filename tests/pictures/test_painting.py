"""Pictures are painted off the loop, once, and kept; artists are found by name."""

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel
from pydantic_core import PydanticSerializationError

import pictures
from pictures import Drawing, Picture
from pictures.painting import Studio
from rules.survive.view import View

from . import looking
from .positions import make_quiet_state, make_state_of_roles, view_state


class Slow:
    """Draws one word, counts, and takes its time."""

    def __init__(self, wait: float = 0.05, fails: int = 0) -> None:
        self.drawn: list[str] = []
        self.threads: set[int] = set()
        self.wait = wait
        self.fails = fails

    def make_drawing(self, word: str, name: str = "word") -> Drawing:
        """A drawing of the word, in small letters."""
        return Drawing(name, "A word", word.lower(), self.draw, str)

    def draw(self, word: str) -> bytes:
        self.drawn.append(word)
        self.threads.add(threading.get_ident())
        time.sleep(self.wait)
        if self.fails:
            self.fails -= 1
            raise ValueError("no paint left")
        return b"x" * 100


@pytest.fixture
def studio() -> Iterator[Studio]:
    opened = Studio(room=250)
    yield opened
    opened.close()


def test_artists_are_found_by_the_games_key() -> None:
    assert pictures.find_artist("survive") is pictures.find_artist("survive") is not None
    for key in ("nothing", "kit", "chart", "../survive", "survive.words", ""):
        assert pictures.find_artist(key) is None


async def test_a_picture_is_painted_off_the_event_loop(studio: Studio) -> None:
    artist, ticks = Slow(wait=0.2), 0
    painting = asyncio.ensure_future(studio.paint("g", artist.make_drawing("a")))
    while not painting.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks > 3
    assert threading.get_ident() not in artist.threads
    assert await painting == Picture(b"x" * 100, "a", "word", "A word")


async def test_simultaneous_requests_paint_once(studio: Studio) -> None:
    artist = Slow()
    found = await asyncio.gather(*(studio.paint("g", artist.make_drawing(view)) for view in "aAaA"))
    assert len(artist.drawn) == 1
    assert all(picture is found[0] for picture in found)
    assert await studio.paint("g", artist.make_drawing("A")) is found[0]
    assert len(artist.drawn) == 1
    await studio.paint("other game", artist.make_drawing("a"))
    assert len(artist.drawn) == 2


async def test_a_full_cache_drops_the_least_recently_used(studio: Studio) -> None:
    artist = Slow(0)
    for name in "aba":
        await studio.paint("g", artist.make_drawing(name))
    await studio.paint("g", artist.make_drawing("c"))  # b was looked at longest ago
    assert studio.bytes_kept <= 250
    await studio.paint("g", artist.make_drawing("a"))
    assert artist.drawn == ["a", "b", "c"]
    await studio.paint("g", artist.make_drawing("b"))
    assert artist.drawn == ["a", "b", "c", "b"]


async def test_a_cancelled_request_does_not_cancel_the_picture(studio: Studio) -> None:
    artist = Slow(0.1)
    leaves = asyncio.ensure_future(studio.paint("g", artist.make_drawing("a")))
    stays = asyncio.ensure_future(studio.paint("g", artist.make_drawing("a")))
    await asyncio.sleep(0)
    leaves.cancel()
    assert (await stays).alt == "a"
    assert len(artist.drawn) == 1


async def test_a_failure_reaches_waiters_and_is_not_cached(studio: Studio) -> None:
    artist = Slow(fails=1)
    both = await asyncio.gather(
        studio.paint("g", artist.make_drawing("a")),
        studio.paint("g", artist.make_drawing("a")),
        return_exceptions=True,
    )
    assert [type(result) for result in both] == [ValueError, ValueError]
    assert (await studio.paint("g", artist.make_drawing("a"))).alt == "a"


async def test_a_closed_studio_opens_again(studio: Studio) -> None:
    artist = Slow(0)
    await studio.paint("g", artist.make_drawing("a"))
    studio.close()
    studio.close()
    assert studio.bytes_kept == 0
    await studio.paint("g", artist.make_drawing("a"))
    assert artist.drawn == ["a", "a"]


async def test_a_released_painter_fails_no_picture() -> None:
    """It is there when it is looked for, and gone at the next look."""

    class Leaving(Studio):
        looks = 0

        @property
        def painter(self) -> Any:
            self.looks += 1
            return Declines() if self.looks == 1 else None

        @painter.setter
        def painter(self, _: Any) -> None:
            pass

    class Declines:
        def paint(self, *_: object) -> None:
            pass

    studio = Leaving()
    assert (await studio.paint("g", Slow(0).make_drawing("a"))).alt == "a"
    studio.close()


async def test_seats_share_a_public_picture() -> None:
    seats: list[View] = [view_state(make_state_of_roles(), seat) for seat in (None, 0, 1, 2)]
    tables = [looking.find_table_picture("survive", seen) for seen in seats]
    found = await asyncio.gather(*(pictures.paint("survive", table) for table in tables))
    assert all(picture is found[0] for picture in found)
    assert found[0].png.startswith(b"\x89PNG")
    assert found[0].alt.startswith("Turn: Ada, rolled 3. Moved A2-B1.")
    other = await pictures.paint(
        "survive", looking.find_table_picture("survive", view_state(make_quiet_state()))
    )
    assert other is not found[0]
    pictures.close_painters()


async def test_private_pictures_are_never_shared() -> None:
    """Two seats at the same moment hold different hands; and even where they hold the same, what
    was painted for one is not handed to the other, nor to everybody."""
    studio, artist = Studio(), Slow(0)
    hands = {0: "bark", 1: "moss", 2: "bark"}
    found = {
        seat: await studio.paint("g", artist.make_drawing(hand), seat)
        for seat, hand in hands.items()
    }
    assert {seat: picture.alt for seat, picture in found.items()} == hands
    everybody = await studio.paint("g", artist.make_drawing("bark"))
    again = await studio.paint("g", artist.make_drawing("bark"), 0)
    assert again is found[0]
    assert len({id(picture) for picture in (*found.values(), everybody)}) == 4
    assert artist.drawn == ["bark", "moss", "bark", "bark"]
    studio.close()


async def test_two_pictures_of_a_game_have_their_own_file_names(studio: Studio) -> None:
    artist = Slow(0)
    one = await studio.paint("g", artist.make_drawing("a", "map"))
    other = await studio.paint("g", artist.make_drawing("a", "people"))
    assert (one.file_name, other.file_name) == ("map.png", "people.png")


class Seen(BaseModel):
    seat: int | None
    hand: list[str]


def test_a_drawings_fingerprint_covers_all_it_shows() -> None:
    def of(facts: Any) -> bytes:
        return Drawing("hand", "Your hand", facts, str.encode, str).fingerprint

    assert of(Seen(seat=0, hand=["bark"])) == of(Seen(seat=0, hand=["bark"]))
    assert of(Seen(seat=0, hand=["bark"])) != of(Seen(seat=0, hand=["moss"]))
    assert of(Seen(seat=0, hand=["\ud83d"])) != of(Seen(seat=0, hand=["\ud83e"]))
    with pytest.raises(PydanticSerializationError):
        of(object())
