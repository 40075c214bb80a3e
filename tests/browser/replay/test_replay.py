"""A replay opened from a phone's files: it plays without a network, by slider, keys and thumb."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from documents.moments import Walk
from documents.replay.making import Job, make_replay_of_walk
from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage
from tests.documents.records import read_golden
from tests.golden import FOLDER

PHONE = {"width": 390, "height": 844, "phone": True}
WIDE = {"width": 1280, "height": 860}
BOARD = "document.getElementById('board').toDataURL()"
HELD = (
    "() => [document.documentElement.scrollWidth <= innerWidth,"
    " document.getElementById('board').getBoundingClientRect().width]"
)
UNNAMED = """() => [...document.querySelectorAll('button, input, canvas, img, section, fieldset')]
    .filter(each => each.offsetParent !== null && !(each.getAttribute('aria-label')
        || each.getAttribute('aria-labelledby') || each.getAttribute('alt')
        || each.textContent.trim() || each.labels?.length))
    .map(each => each.outerHTML.slice(0, 80))"""
SMALL = """() => [...document.querySelectorAll('#now button, #tabs button, #readers label')]
    .map(each => each.getBoundingClientRect()).filter(box => box.height < 40 || box.width < 40)
    .length"""
CONTRAST = """() => {
    const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = (colour) => {
        const [r, g, b] = parts(colour).map(value => value / 255)
            .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (each) => {
        for (; each; each = each.parentElement) {
            const found = getComputedStyle(each).backgroundColor;
            if (parts(found)[3] !== 0) return found;
        }
        return 'rgb(255, 255, 255)';
    };
    const least = [];
    for (const each of document.querySelectorAll('p, span, small, button, summary, h1, h2, time'))
        if (each.offsetParent && !each.disabled && each.textContent.trim()) {
            const both = [light(getComputedStyle(each).color), light(ground(each))].sort();
            const [dark, lit] = both[0] < both[1] ? both : both.reverse();
            least.push([(lit + 0.05) / (dark + 0.05), each.outerHTML.slice(0, 80)]);
        }
    return least.sort((one, other) => one[0] - other[0])[0];
}"""


@pytest.fixture(scope="module")
def replays(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Two replays as files: of a few answers, with everything hidden revealed, and of a game in
    play."""
    folder = tmp_path_factory.mktemp("files")
    short = FOLDER / "posthuman/short.jsonl"
    whole = read_golden(short, 8, readers=(None, 0, 1), over=True)
    found = {}
    for name, job in {
        "whole": Job(whole, "whole"),
        "public": Job(read_golden(FOLDER / "survive/dawn-alone.jsonl", 6), "public"),
    }.items():
        content = make_replay_of_walk(job, Walk(job.record)).content
        assert content is not None
        found[name] = folder / f"{name}.html"
        found[name].write_bytes(content)
    return found


async def expect_moment(page: Page, number: int) -> None:
    """The moment that is shown."""
    await expect(page.locator("#slider")).to_have_value(str(number))


async def wait_for_picture(page: Page, before: str = "") -> str:
    """The picture on the board, once it differs from the one before."""
    await page.wait_for_function(f"before => {BOARD} !== before", arg=before, polling=100)
    found: str = await page.evaluate(BOARD)
    return found


async def test_a_replay_plays_from_a_phones_files(
    replays: dict[str, Path], open_page: OpenPage
) -> None:
    page = await open_page("about:blank", **PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.goto(replays["public"].as_uri())
    await expect(page.locator("body.live")).to_be_visible()
    last = int(await page.locator("#slider").get_attribute("max") or 0)
    assert last >= 5
    first = await wait_for_picture(page)
    words = await page.locator("#board").get_attribute("aria-label")

    await page.get_by_role("button", name="On", exact=True).tap()
    await expect_moment(page, 1)
    await wait_for_picture(page, first)
    assert await page.locator("#board").get_attribute("aria-label") != words
    await expect(page.locator("#live")).to_contain_text("answer 1 of 6")
    await page.locator("#slider").fill(str(last))
    await expect_moment(page, last)
    await expect(page.get_by_role("button", name="On", exact=True)).to_be_disabled()
    told = await page.locator("#told").inner_text()
    assert told and await page.locator("#log .here .line").first.inner_text() in told

    fits, width = await page.evaluate(HELD)
    assert fits, "nothing is wider than the phone"
    assert width > 370
    assert await page.evaluate(SMALL) == 0, "everything can be hit with a thumb"
    addresses = [url for url in asked if not url.startswith(("data:", "blob:"))]
    assert addresses == [replays["public"].as_uri()]


@pytest.mark.parametrize("look", [PHONE, WIDE])
async def test_axe_finds_no_fault(
    replays: dict[str, Path], open_page: OpenPage, look: dict[str, Any]
) -> None:
    page = await open_page(replays["whole"].as_uri(), **look)
    await expect_moment(page, 0)
    assert not await find_violations(page)


async def test_every_picture_is_reachable_from_any_other(
    replays: dict[str, Path], open_page: OpenPage
) -> None:
    """Whichever way a reader arrives, a moment looks the same."""
    page = await open_page(replays["public"].as_uri(), **WIDE)
    last = int(await page.locator("#slider").get_attribute("max") or 0)
    seen: list[str] = []
    for number in range(last + 1):
        if number:
            await page.keyboard.press("ArrowRight")
        await expect_moment(page, number)
        await expect(page.locator("#board")).to_have_attribute("aria-busy", "false")
        seen.append(await page.evaluate(BOARD))
    for number in (0, last, 2, last - 1, 1):
        await page.locator("#slider").fill(str(number))
        await expect_moment(page, number)
        await expect(page.locator("#board")).to_have_attribute("aria-busy", "false")
        assert await page.evaluate(BOARD) == seen[number]


async def test_a_replay_can_be_operated_by_keyboard(
    replays: dict[str, Path], open_page: OpenPage
) -> None:
    page = await open_page(replays["whole"].as_uri(), **WIDE)
    last = int(await page.locator("#slider").get_attribute("max") or 0)
    for key, then in (
        ("End", last),
        ("ArrowLeft", last - 1),
        ("Home", 0),
        ("ArrowRight", 1),
        ("ArrowRight", 2),
    ):
        await page.keyboard.press(key)
        await expect_moment(page, then)
    await page.keyboard.press("Home")
    await page.keyboard.press("PageDown")
    turn = int(await page.locator("#slider").input_value())
    assert turn > 0
    await page.keyboard.press("PageUp")
    await expect_moment(page, 0)
    await page.keyboard.press("Space")
    await expect(page.get_by_role("button", name="Pause")).to_be_visible()
    await expect_moment(page, 1)
    await page.keyboard.press("Space")
    await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    await page.locator("#slider").focus()
    await page.keyboard.press("ArrowRight")
    await expect_moment(page, 2)


async def test_the_viewing_seat_can_be_chosen(
    replays: dict[str, Path], open_page: OpenPage
) -> None:
    page = await open_page(replays["whole"].as_uri(), **PHONE)
    await page.keyboard.press("End")
    own = page.locator("#log .own")
    assert await own.count() > 0
    await expect(own.first).to_be_hidden()
    await expect(page.locator(".hand")).to_have_count(0)
    await page.locator("#readers label", has_text="Ada").tap()
    await expect(page.locator(".hand h3")).to_have_text(["Ada"])
    seen = await own.evaluate_all(
        "all => all.filter(each => !each.hidden).map(each => each.dataset.for)"
    )
    assert seen and all("0" in seats for seats in seen)
    await page.locator("#readers label", has_text="All at once").tap()
    await expect(page.locator(".hand h3")).to_have_text(["Ada", "Ben"])
    fits, _ = await page.evaluate(HELD)
    assert fits
    await page.locator("#readers label", has_text="Everybody").tap()
    await expect(page.locator(".hand")).to_have_count(0)


@pytest.mark.parametrize("dark", [True, False])
async def test_every_control_has_a_name_and_enough_contrast(
    replays: dict[str, Path], open_page: OpenPage, dark: bool
) -> None:
    page = await open_page(replays["whole"].as_uri(), dark=dark, **PHONE)
    await expect(page.locator("body.live")).to_be_visible()
    assert await page.evaluate(UNNAMED) == []
    contrast, where = await page.evaluate(CONTRAST)
    assert contrast >= 4.5, where
    names = await page.locator("[id]").evaluate_all("all => all.map(each => each.id)")
    assert len(names) == len({*names}), "no two things have one name"


async def test_without_scripts_the_last_picture_and_all_events_show(
    replays: dict[str, Path], open_page: OpenPage
) -> None:
    """As on a phone that previews a file without opening it."""
    text = replays["public"].read_text("utf-8")
    bare = replays["public"].with_name("bare.html")
    bare.write_text(text[: text.rindex("<script>")], "utf-8")
    page = await open_page(bare.as_uri(), **PHONE)
    await expect(page.locator(".last img")).to_be_visible()
    assert await page.locator(".last img").evaluate("image => image.naturalWidth") == 1080
    await expect(page.locator("#player")).to_be_hidden()
    await expect(page.locator("#log .line").last).to_be_visible()
    await expect(page.locator("#still")).to_contain_text("everything that was told")
