"""Accessibility of a page as axe-core sees it."""

from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page


async def find_violations(page: Page) -> str:
    """The rules that the page breaks now, with the elements; "" for none."""
    found = await Axe().run(page)
    return found.generate_report() if found.violations_count else ""
