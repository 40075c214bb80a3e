"""How the tests name what is on the page."""

from playwright.async_api import Locator, Page, expect


def find_composer(page: Page) -> Locator:
    return page.locator("#composer-text")


def find_messages(page: Page) -> Locator:
    return page.locator(".message[data-id]")


def find_last_message(page: Page) -> Locator:
    return find_messages(page).last


async def say(page: Page, text: str) -> None:
    await find_composer(page).fill(text)
    await find_composer(page).press("Enter")
    await expect(find_composer(page)).to_have_value("")


async def run_command(page: Page, path: str) -> None:
    """Run a command that takes no options."""
    await find_composer(page).fill(f"/{path}")
    await expect(page.get_by_role("option", name=f"/{path}")).to_be_visible()
    await find_composer(page).press("Enter")
    await page.get_by_role("button", name="Run", exact=True).click()


async def to_top(page: Page) -> None:
    await page.locator(".scroller").evaluate("(element) => { element.scrollTop = 0; }")


async def find_overflow(page: Page) -> list[str]:
    """What sticks out of the window at the side, except for what is cut off: the words of a quoted
    message end in dots."""
    found: list[str] = await page.evaluate(
        """() => [...document.querySelectorAll("body *")].filter((element) => {
          const box = element.getBoundingClientRect();
          const shown = element.checkVisibility({ visibilityProperty: true });
          return shown && box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)
            && !element.closest("pre, .picture-tile, .unseen, .skip, .origin-link > *");
        }).map((element) => `${element.tagName}.${element.className}`)"""
    )
    wide = await page.evaluate("document.scrollingElement.scrollWidth > innerWidth")
    return [*found, *(["the page itself"] if wide else [])]
