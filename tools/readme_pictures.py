"""Makes the pictures of the README from real games:

    uv run python -m tools.readme_pictures              all of them, in a minute or two
    uv run python -m tools.readme_pictures boards       a board of each game
    uv run python -m tools.readme_pictures files        a replay and a book
    uv run python -m tools.readme_pictures page         the card and the recording

Boards come from games of bots. The card and the recording come from the page of `bot.py --local`
in Chromium. Buttons are found by what they do, never by their words or place, so a card may be laid
out in another way without a change here.
"""

import argparse
import asyncio
import contextlib
import io
import os
import socket
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Locator, Page, async_playwright

from documents.book import making
from documents.moments import Walk
from documents.replay import making as replay
from pictures import find_artist, find_cover
from rules import GAMES
from tests import golden
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.documents.book import books
from tests.documents.records import read_golden
from tests.drivers import bot_play, open_table
from tests.template_game import list_player_games

ROOT = Path(__file__).parents[1]
PICTURES_FOLDER = ROOT / "docs" / "pictures"
PLAYER_COUNT = 4
SHARE_PLAYED = 0.4
"""How much of its game a board has seen."""
TALLEST, FADE = 1400, 160
"""How much of a board is shown, and how much of that fades, in pixels."""
PHONE_SCREEN = (390, 844)
PIXEL_RATIO = 2
"""Pixels of a picture for each of the page."""
LARGEST_RECORDING = 1_500_000
"""Bytes that the recording may have."""
ANSWERS_RECORDED = 2
"""How many answers the recording shows."""
WARM_UP = 4
"""How many answers are given before it, so that there is something to see; then more, until the
card itself asks."""
TIMEOUT_SECONDS = 60.0
SECONDS_AT_REST = 1.2
"""Seconds without a change after which the page counts as at rest."""
ANSWERS_IN_REPLAY = 60
"""How many answers the replay has."""
AT_A_MOMENT = """() => {
    const slider = document.getElementById("slider");
    slider.value = slider.max - 1;
    slider.dispatchEvent(new Event("input"));
}"""
AT_A_PLATE = """() => {
    const plates = [...document.images].filter((one) => one.clientWidth > 200);
    plates[Math.min(2, plates.length - 1)].scrollIntoView({ block: "center" });
}"""
PICTURE_SELECTOR = ".message img[alt]"
"""The pictures in messages; the newest is the card's."""
GLIDE_SCRIPT = """async (to) => {
    const list = document.querySelector(".scroller");
    const from = list.scrollTop, began = performance.now();
    for (let part = 0; part < 1;) {
        part = Math.min(1, (performance.now() - began) / 600);
        list.scrollTop = from + (to - from) * part * part * (3 - 2 * part);
        await new Promise(requestAnimationFrame);
    }
}"""
FINGER_SCRIPT = """([x, y]) => {
    const dot = document.createElement("div");
    dot.style.cssText = `position:fixed;left:${x - 22}px;top:${y - 22}px;width:44px;height:44px;` +
        "border-radius:50%;background:#fff9;border:2px solid #fff;z-index:9999;pointer-events:none";
    document.body.append(dot);
    setTimeout(() => dot.remove(), 700);
}"""


def draw_boards() -> None:
    """Draw each game's cover, and its board in the middle of a game of bots."""
    for key in list_player_games():
        players = min(PLAYER_COUNT, GAMES[key].seats[-1])
        answers = sum(1 for _ in bot_play(open_table(key, players, "readme")))
        table = open_table(key, players, "readme")
        for _ in islice(bot_play(table), int(answers * SHARE_PLAYED)):
            pass
        draws, front = find_artist(key), find_cover(key)
        assert draws is not None and front is not None
        board = draws.pictures(table.view(None))[0]
        _save_picture(_fade_bottom(Image.open(io.BytesIO(board.draw(board.facts)))), f"{key}.webp")
        _save_picture(Image.open(io.BytesIO(front.draw(front.facts))), f"{key}-cover.webp")


def _fade_bottom(board: Image.Image) -> Image.Image:
    """Cut a tall board, and fade it out at the bottom."""
    if board.height <= TALLEST:
        return board
    shown = board.convert("RGBA").crop((0, 0, board.width, TALLEST))
    fade = Image.new("L", shown.size, 255)
    fade.paste(
        Image.linear_gradient("L").rotate(180).resize((board.width, FADE)), (0, TALLEST - FADE)
    )
    shown.putalpha(fade)
    return shown


def _save_picture(picture: Image.Image, name: str) -> None:
    picture.save(PICTURES_FOLDER / name, quality=88, method=6)
    size = (PICTURES_FOLDER / name).stat().st_size
    print(f"{name}: {picture.width} x {picture.height}, {size:,} bytes")


@dataclass
class Recording:
    """Records what a page shows, picture by picture. A picture that does not change only lasts
    longer."""

    page: Page
    frames: list[Image.Image] = field(default_factory=list)
    lasts: list[float] = field(default_factory=list)
    _latest: bytes = b""

    async def watch_page(self) -> None:
        """Take pictures of the page until cancelled."""
        while True:
            began = time.monotonic()
            shot = await self.page.screenshot(caret="initial")
            if shot != self._latest:
                self._latest = shot
                self.frames.append(Image.open(io.BytesIO(shot)).convert("RGB"))
                self.lasts.append(0.0)
            await asyncio.sleep(max(0.0, 0.1 - (time.monotonic() - began)))
            self.lasts[-1] += time.monotonic() - began

    def save_recording(self, path: Path) -> None:
        """Save the recording as an animated WebP, as sharp as its size allows."""
        for scale, quality in ((0.75, 75), (0.75, 55), (0.5, 75), (0.5, 50)):
            width, height = (int(side * scale) for side in self.frames[0].size)
            first, *others = (frame.resize((width, height)) for frame in self.frames)
            first.save(
                path,
                save_all=True,
                append_images=others,
                duration=[max(60, round(1000 * last)) for last in self.lasts],
                loop=0,
                quality=quality,
                method=4,
                minimize_size=True,
            )
            if path.stat().st_size <= LARGEST_RECORDING:
                break
        size, lasts = path.stat().st_size, sum(self.lasts)
        print(
            f"{path.name}: {width} x {height}, {len(self.frames)} in {lasts:.0f} s, {size:,} bytes"
        )


@contextlib.asynccontextmanager
async def open_phone(browser: Browser) -> AsyncIterator[Page]:
    """Open an empty page on a phone."""
    profile = await browser.new_context(
        viewport={"width": PHONE_SCREEN[0], "height": PHONE_SCREEN[1]},
        device_scale_factor=PIXEL_RATIO,
        color_scheme="dark",
        has_touch=True,
        is_mobile=True,
    )
    page = await profile.new_page()
    page.set_default_timeout(TIMEOUT_SECONDS * 1000)
    yield page
    await profile.close()


@contextlib.asynccontextmanager
async def open_local_page(browser: Browser) -> AsyncIterator[Page]:
    """Start a bot, and yield Ada's page of it on a phone."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        options = ["--local", "--no-browser", "--port", str(port), "--seed", "ember"]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "bot.py",
            *options,
            cwd=ROOT,
            env={**os.environ, "EMBERKEEP_DATA": data},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            assert process.stdout is not None
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await process.stdout.readline()
            async with open_phone(browser) as page:
                await page.goto(f"http://127.0.0.1:{port}/?user=ada")
                yield page
        finally:
            process.terminate()
            await process.wait()


def find_button(page: Page, does: str) -> Locator:
    """Find the newest button that does this: `answer`, `start` and so on."""
    return page.locator(_make_selector(does)).last


async def begin_table(page: Page, key: str, bots: int) -> None:
    """Open a table from the shelf, seat bots and start it."""
    await find_button(page, f"opengame:{key}").tap()
    for _ in range(bots):
        await find_button(page, "addbot").tap()
        await wait_for_rest(page)
    await find_button(page, "start").tap()
    await wait_for_rest(page)


async def give_answer(page: Page) -> None:
    """Read on, or give one of the middle answers offered, as a person would. A question in private
    is fetched first."""
    offered = page.locator(_make_selector("goon", "answer:"))
    listed = page.locator(_make_selector("choose:"))
    fetched = page.locator(_make_selector("yours"))
    await offered.or_(listed).or_(fetched).last.wait_for()
    if not await offered.or_(listed).count():
        await _tap_element(page, fetched.last)
        await offered.or_(listed).last.wait_for()
    if await offered.count():
        message = page.locator(".message", has=offered).last
        await _tap_element(
            page, await _find_middle(message.locator(_make_selector("goon", "answer:")))
        )
        return
    await _tap_element(page, listed.last)
    options = page.get_by_role("option")
    await options.first.wait_for()
    await _tap_element(page, await _find_middle(options))


async def _find_middle(of: Locator) -> Locator:
    return of.nth(await of.count() // 2)


async def put_away(page: Page) -> None:
    """Dismiss the messages that only Ada sees, so that the card is the newest message."""
    dismiss = page.get_by_text("Dismiss message")
    while await dismiss.count():
        await dismiss.last.tap()
        await wait_for_rest(page)


async def has_question_on_card(page: Page) -> bool:
    """Whether the newest answers are on the card, and not in a message for one person."""
    asking = page.locator(".message", has=page.locator(_make_selector("answer:", "choose:"))).last
    return bool(await asking.count() and await asking.locator(_make_selector("yours")).count())


def _make_selector(*does: str) -> str:
    """Make a CSS selector for the buttons and lists that do one of these."""
    return ", ".join(f'button[data-key*=":{name}"]:not(:disabled)' for name in does)


async def _tap_element(page: Page, what: Locator) -> None:
    await what.scroll_into_view_if_needed()
    box = await what.bounding_box()
    if box is not None:
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        await page.evaluate(FINGER_SCRIPT, at)
        await asyncio.sleep(0.35)
    await what.tap()


async def glide_to(page: Page, to_picture: bool) -> None:
    """Scroll to the picture of the newest card, or to its end, as a thumb does."""
    to = await page.evaluate(
        """(picture) => {
            const list = document.querySelector(".scroller");
            if (!picture) return list.scrollHeight - list.clientHeight;
            const shown = [...document.querySelectorAll(picture)].filter((one) => one.width > 200);
            const top = (element) => element.getBoundingClientRect().top;
            return list.scrollTop + top(shown.at(-1)) - top(list) - 60;
        }""",
        PICTURE_SELECTOR if to_picture else "",
    )
    await page.evaluate(GLIDE_SCRIPT, to)


async def wait_for_rest(page: Page) -> None:
    """Scroll to the newest message and wait until nothing on the page has changed for a moment."""
    before, since = "", time.monotonic()
    while time.monotonic() - since < SECONDS_AT_REST:
        await page.locator(".scroller").evaluate("(e) => { e.scrollTop = e.scrollHeight; }")
        now = await page.locator(".messages").inner_html()
        if now != before:
            before, since = now, time.monotonic()
        await asyncio.sleep(0.1)


async def show_files() -> None:
    """Show a replay in the middle of its game, and a page of a book with a picture."""
    told = read_golden(golden.find_file("survive", "dawn shared"), ANSWERS_IN_REPLAY)
    film = replay.Job(told, "public")
    book = books.make_job("page", golden.find_file("hope", "some arrived"))
    with tempfile.TemporaryDirectory() as folder:
        for name, content, look in (
            ("replay", replay.make_replay_of_walk(film, Walk(told)).content, AT_A_MOMENT),
            ("book", making.make_book_file(book).content, AT_A_PLATE),
        ):
            assert content is not None
            file = Path(folder) / f"{name}.html"
            file.write_bytes(content)
            async with open_browser() as browser, open_phone(browser) as page:
                await page.goto(file.as_uri())
                await page.evaluate(look)
                await asyncio.sleep(SECONDS_AT_REST)
                _save_picture(Image.open(io.BytesIO(await page.screenshot())), f"{name}.webp")


@contextlib.asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """Open a browser without a window."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=list(ARGUMENTS[1:-1])
        )
        yield browser
        await browser.close()


async def show_page() -> None:
    """Show the card of one game, and record answers in another."""
    async with open_browser() as browser:
        async with open_local_page(browser) as page:
            await begin_table(page, "aurora", 2)
            for _ in range(3):
                if await page.locator(_make_selector("goon", "answer:", "choose:")).count():
                    await give_answer(page)
                    await wait_for_rest(page)
            shot = await page.screenshot()
            _save_picture(Image.open(io.BytesIO(shot)), "card.webp")
        async with open_local_page(browser) as page:
            await begin_table(page, "survive", 3)
            for _ in range(WARM_UP):
                await give_answer(page)
                await wait_for_rest(page)
            await put_away(page)
            while not await has_question_on_card(page):
                await give_answer(page)
                await wait_for_rest(page)
                await put_away(page)
            recording = Recording(page)
            await glide_to(page, to_picture=True)
            watching = asyncio.create_task(recording.watch_page())
            for _ in range(ANSWERS_RECORDED):
                await asyncio.sleep(1.2)
                await glide_to(page, to_picture=False)
                await asyncio.sleep(1.0)
                await give_answer(page)
                await wait_for_rest(page)
                await glide_to(page, to_picture=True)
            await asyncio.sleep(1.5)
            watching.cancel()
            recording.save_recording(PICTURES_FOLDER / "press.webp")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tools.readme_pictures",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "which", nargs="?", choices=["all", "boards", "files", "page"], default="all"
    )
    which = parser.parse_args().which
    PICTURES_FOLDER.mkdir(exist_ok=True)
    if which in ("all", "boards"):
        draw_boards()
    if which in ("all", "files"):
        asyncio.run(show_files())
    if which in ("all", "page"):
        asyncio.run(show_page())


if __name__ == "__main__":
    main()
