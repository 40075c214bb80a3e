"""A real Chromium for the page's tests, started once per run; a page begins in an empty tab.

What costs time is done once: these tests share one event loop (their fixtures too: `shared`), in
which the connection to the browser stays open, and the browser knows the page's files by heart.
"""

import os
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, ConsoleMessage, Error, Page, async_playwright, expect

CHROMIUMS = [Path(f"/usr/bin/chromium{kind}") for kind in ("-headless-shell", "")]
CHROMIUM = next((path for path in CHROMIUMS if path.exists()), CHROMIUMS[-1])
"""The one without windows needs two thirds of the other's processor time."""
ARGUMENTS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-component-extensions-with-background-pages",
    "--disable-default-apps",
    "--in-process-gpu",
    "--disable-features=SpareRendererForSitePerProcess",  # a process for a tab nobody opens
    "--remote-debugging-port=0",
)
PATIENCE_MS = 30_000

OpenPage = Callable[..., Coroutine[Any, Any, Page]]

shared = pytest_asyncio.fixture(loop_scope="session")
"""An ordinary fixture, in the loop of the browser's tests."""
KEEPS = "localStorage.length + sessionStorage.length + document.cookie.length"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running Chromium's debugging port."""
    if not CHROMIUM.exists():
        if os.environ.get("CI"):
            pytest.fail(f"{CHROMIUM} is missing; .ci/run installs it")
        # Everything else can be tested without a browser; CI has one, and must not pass without.
        pytest.skip(f"{CHROMIUM} is missing")
    profile = tmp_path_factory.mktemp("chromium")
    command = [str(CHROMIUM), *ARGUMENTS, f"--user-data-dir={profile}", "about:blank"]
    process = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    try:
        yield _address(process)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(timeout=10)
        process.stderr.close()


def _address(process: "subprocess.Popen[str]") -> str:
    """What Chromium prints once it listens."""
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        _, found, rest = line.partition("DevTools listening on ")
        if found:
            return rest.strip()
    pytest.fail("Chromium did not start:\n" + "".join(said))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser(chromium: str) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        connected = await playwright.chromium.connect_over_cdp(chromium)
        expect.set_options(timeout=PATIENCE_MS)
        yield connected
        await connected.close()


Tabs = dict[tuple[Any, ...], Page]


@pytest.fixture(scope="session")
def tabs() -> Tabs:
    """Those that were opened, each in a profile of its own, by their look and their number in a
    test. A later page of the same kind is shown in the same tab, or is there already: to open a
    window and to start a process for it costs the browser far more than to show a page, and that
    more than most tests."""
    return {}


async def close_tabs(tabs: Tabs, url: str) -> None:
    """Close those that stayed at a server, before it is gone."""
    for kind, page in [*tabs.items()]:
        if page.url.startswith(url):
            await page.context.close()
            del tabs[kind]


@shared
async def open_page(browser: Browser, tabs: Tabs) -> AsyncIterator[OpenPage]:
    """`await open_page(url, width=..., height=..., dark=..., phone=..., stays=...)`: a page of its
    own. If it stays, the next test finds it as it is then.

    At the end of the test it must have run without an error or a complaint on its console, and have
    left nothing in the browser that another test could find.
    """
    pages: list[Page] = []
    staying: set[Page] = set()
    complaints: list[str] = []

    def failed(error: Error) -> None:
        complaints.append(f"{error}\n{error.stack}")

    def heard(said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            complaints.append(said.text)

    async def opened(
        url: str,
        width: int = 1280,
        height: int = 860,
        dark: bool = True,
        phone: bool = False,
        stays: bool = False,
    ) -> Page:
        kind = (width, height, dark, phone, len(pages), stays)
        if kind not in tabs or tabs[kind].is_closed():
            profile = await browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme="dark" if dark else "light",
                reduced_motion="reduce",
                has_touch=phone,
                is_mobile=phone,
            )
            profile.set_default_timeout(PATIENCE_MS)
            tabs[kind] = await profile.new_page()
        page = tabs[kind]
        pages.append(page)
        if stays:
            staying.add(page)
        page.on("pageerror", failed)
        page.on("console", heard)
        if page.url.partition("#")[0] != url:
            await page.goto(url)
        return page

    yield opened
    kept = 0
    for page in pages:
        if not page.is_closed():
            kept += await page.evaluate(KEEPS)
            if page not in staying:
                await page.context.close()
            page.remove_listener("pageerror", failed)
            page.remove_listener("console", heard)
    assert not complaints, "\n".join(complaints)
    assert not kept
