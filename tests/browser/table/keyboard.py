"""Somebody who has a keyboard and nothing else: no pointer, and no way to set the focus."""

from dataclasses import dataclass
from typing import Any

from playwright.async_api import Error, Locator, Page, expect

from tests.browser.conftest import PATIENCE_MS

STEPS = 80
"""So often Tab is pressed at most, to get from anywhere to a control."""
FOCUS = """() => {
  const at = document.activeElement;
  const rim = getComputedStyle(at.matches("#composer-text") ? at.closest(".composer-row") : at);
  return {
    lost: at === document.body || at === document.documentElement,
    lit: rim.outlineStyle !== "none" && parseFloat(rim.outlineWidth) >= 2,
    what: `${at.tagName} ${at.className} ${at.textContent}`.slice(0, 80),
  };
}"""
"""Where the focus is, and whether a line round it shows that. Of the field to write in, the line
goes round its row."""
WAY = """(wanted) => {
  const at = document.activeElement;
  if (at === wanted) return "there";
  const before = at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return before && !wanted.contains(at) ? "Shift+Tab" : "Tab";
}"""


@dataclass
class Keyboard:
    """The keyboard of a page. After each the focus must be somewhere, and be seen there."""

    page: Page

    async def press(self, key: str) -> None:
        """Press a key, such as "Enter"."""
        await self.page.keyboard.press(key)
        await self.sees_the_focus()

    async def type(self, words: str) -> None:
        """Type where the focus is."""
        await self.page.keyboard.type(words)
        await self.sees_the_focus()

    async def sees_the_focus(self) -> None:
        """The focus is on something, which is marked: at once, or when a change has been drawn."""
        seen = f"() => {{ const at = ({FOCUS})(); return !at.lost && at.lit; }}"
        try:
            await self.page.wait_for_function(seen, timeout=PATIENCE_MS)
        except Error as failure:
            at: dict[str, Any] = await self.page.evaluate(FOCUS)
            raise AssertionError(f"The focus is not seen: {at}") from failure

    async def reach(self, wanted: Locator) -> None:
        """Go there with Tab, or back with Shift and Tab."""
        await expect(wanted).to_be_visible()
        for _ in range(STEPS):
            way = await wanted.evaluate(WAY)
            if way == "there":
                return
            await self.press(way)
        raise AssertionError(f"No way leads to {wanted} in {STEPS} steps.")

    async def use(self, wanted: Locator) -> None:
        """Go to a control and press Enter on it."""
        await self.reach(wanted)
        await self.press("Enter")
