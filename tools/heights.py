"""Measures how tall a game's cards, questions and (now and then) private panels are on a phone, in
every position of random games.

    uv run python -m tools.heights survive --games 50

draws each card in the sandbox's page, 390 pixels wide, in each language, and prints the tallest of
each.
"""

import argparse
import asyncio
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache, partial
from itertools import islice
from random import Random
from typing import Any

from PIL import Image
from playwright.async_api import Page, async_playwright

import pictures
from cogs.ui.components import walk_payload
from cogs.ui.message import list_components
from cogs.views import card, private_panel
from cogs.views.plain import find_artist, list_question_drawings
from pictures import Drawing, chart
from pictures.icons import draw
from rules import GAMES
from rules.engine import Event, Table
from rules.engine.languages import ENGLISH, OFFERED_LANGUAGES, speak, spoken_language
from sandbox import Sandbox
from sandbox.models import Emoji
from storage import Seat, TableRow
from storage.models import Status
from tables.people.lessons import Learner
from tables.session import TableSession
from tables.session_parts import Attendance
from tables.snapshot import take_snapshot
from tables.summary import Summary
from tables.wording import text
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.cogs.icons import all_icons, all_names
from tests.drivers import NAMES, random_answer

SCREEN_WIDTH = 390
TALLEST_CARD = 1600
"""Pixels: two screens of a phone."""
TALLEST_QUESTION = 520
"""Pixels from the question's first word to its last button, with at most `FEW_ANSWERS` answers."""
QUESTION_CHARACTERS = 20
"""So many characters of a question tell where it begins."""
POSITIONS_FOR_DRAWING = 40
"""One position in so many is drawn, to learn how tall the pictures after it are; fewer if not all
positions are laid out."""
MESSAGES_IN_BATCH = 100
FEW_ANSWERS = 5
LANGUAGES = sorted(OFFERED_LANGUAGES, key=lambda language: language != ENGLISH)
ICONS = all_icons()
CHART_SIZE = (chart.WIDTH, chart.HEIGHT)
LONGEST_SUMMARY = "\n".join(["**Turning points**", *["- " + "moment " * 14] * 4])
"""As much as can be told of how a game went."""
NOTHING_MET: frozenset[str] = frozenset()
"""What somebody knows who meets everything for the first time: their cards say most."""

MEASURE_SCRIPT = """async (messages) => {
    const { Session } = await import("/page/js/session.js");
    const { drawMessage } = await import("/page/js/message.js");
    window.measuring ??= new Session("ada");
    const session = window.measuring;
    while (!session.state.users?.size) await new Promise((go) => setTimeout(go, 10));
    const list = document.querySelector(".messages");
    return messages.map((message) => {
        const row = drawMessage(message, { session, grouped: false, editing: null, onedit() {} });
        list.append(row);
        const tall = row.getBoundingClientRect().height;
        const door = /:eks?:\\d+:(answer|choose|form|none|asis):/;
        const answers = [...row.querySelectorAll("[data-key]")]
            .filter((part) => door.test(part.dataset.key));
        const said = (part) => part.textContent.replace(/\\s+/g, " ");
        const asked = (part) => message.question && said(part).includes(message.question);
        const words = [...row.querySelectorAll(".components *")].filter(asked).at(-1);
        const top = words?.getBoundingClientRect().top;
        const block = answers.length && words
            ? Math.max(...answers.map((part) => part.getBoundingClientRect().bottom)) - top : 0;
        row.remove();
        return [tall, block];
    });
}"""


@dataclass
class Position:
    """A card as it would be posted, and the game and position that it comes from."""

    name: str
    components: list[dict[str, Any]]
    question: str = ""
    """How the question on the card begins, if it has at most `FEW_ANSWERS` answers; "" where none
    is."""
    panel: bool = False
    """Whether it is somebody's panel, and no card."""
    language: str = ENGLISH


@dataclass(frozen=True, order=True)
class Height:
    """How tall something is, and where that was."""

    pixels: float
    position: Position = field(compare=False, default_factory=lambda: Position("", []))


@dataclass
class Game:
    """A random game in play: what has been told, and when each seat last acted."""

    key: str
    seats: int
    seed: str
    every: int = 1
    """One position in so many is laid out."""
    told: list[Event] = field(default_factory=list)
    acted: dict[int, int] = field(default_factory=dict)
    own: dict[int, tuple[int, int]] = field(default_factory=dict)
    """What came of each seat's last answer: from where to where in what has been told."""
    roles: dict[int, str] = field(default_factory=dict)
    """The last role that each seat was told about."""
    sizes: dict[str, tuple[int, int]] = field(default_factory=dict)
    """How large the board was when it was last drawn in each language."""

    @property
    def drawing_interval(self) -> int:
        """One position in so many is drawn."""
        return max(POSITIONS_FOR_DRAWING, 8 * self.every)

    def list_positions(self, languages: Sequence[str] = (ENGLISH,)) -> Iterator[Position]:
        """Yield each position's card in every language, and now and then the panel of a player who
        is asked and new to the game."""
        rnd = Random(self.seed)
        names = NAMES[: self.seats]
        table: Table[Any] = Table.open(self.key, names=names, seed=self.seed)
        self.told += table.opening
        number = 0
        while table.prompts:
            prompt = rnd.choice(table.needed_prompts)
            name = f"{self.key} {self.seed} answer {number}"
            if number % self.every == 0:
                yield from _lay_out(name, languages, partial(self._make_card, table, number))
            if number % self.drawing_interval == 0:
                lay_out = partial(self._make_panel, table, prompt.seat)
                yield from _lay_out(f"{name}, the panel", languages, lay_out)
            if role := self._make_session(table).find_untold_role(
                10**17 + prompt.seat, prompt.seat
            ):
                self.roles[prompt.seat] = role
            before = self.acted[prompt.seat] = len(self.told)
            self.told += table.answer(prompt.id, random_answer(prompt, rnd))
            self.own[prompt.seat] = before, len(self.told)
            number += 1
        name = f"{self.key} {self.seed}, its end"
        yield from _lay_out(name, languages, partial(self._make_card, table, 0))

    def _make_panel(self, table: Table[Any], seat: int) -> Position:
        """Make the panel that a seat sees, with what has happened since it acted."""
        snapshot = take_snapshot(self._make_session(table), seat=seat)
        drawn = [drawing for drawing, _ in list_question_drawings(snapshot)]
        start, end = self.own.get(seat, (0, 0))
        told, since = (
            [each for each in part if each.seats is None or seat in each.seats]
            for part in (self.told[start:end], self.told[end:])
        )
        shown = [pictures.Picture(b"", "One's own", name=one.name) for one in drawn]
        raw = list_components(
            private_panel.make_private_panel(snapshot, told=told, since=since, shown=shown)
        )
        sizes = {f"{one.name}.png": _measure_drawing(one) for one in drawn}
        return Position("", _set_sizes(raw, sizes), panel=True)

    def _make_session(self, table: Table[Any]) -> TableSession:
        now = datetime(2026, 1, 1, tzinfo=UTC)
        seats = tuple(Seat(n, 10**17 + n, name) for n, name in enumerate(table.names))
        status: Status = "ended" if table.result else "playing"
        row = TableRow(1, 1, 2, 3, self.key, {}, {}, self.seed, status, 0, 0, seats, None, now, now)
        session = TableSession(row, table)
        learners = {
            prompt.seat: Learner(NOTHING_MET, self.roles.get(prompt.seat))
            for prompt in table.needed_prompts
        }
        session.calls.roles_told = {10**17 + seat: role for seat, role in self.roles.items()}
        session.attendance = Attendance(learners=learners)
        return session

    def _make_card(self, table: Table[Any], number: int) -> Position:
        """Make the card after this number of answers. Its board is drawn now and then."""
        if number % self.drawing_interval == 0:
            board = find_artist(self.key).pictures(table.view(None))[0]
            self.sizes[spoken_language()] = _measure_drawing(board)
        since = min((self.acted.get(prompt.seat, 0) for prompt in table.needed_prompts), default=0)
        news = [event for event in self.told[since:] if event.seats is None]
        shown = pictures.Picture(b"", "The board")
        went = (
            Summary(LONGEST_SUMMARY, chart=replace(shown, name="chart")) if table.result else None
        )
        snapshot = take_snapshot(self._make_session(table))
        view = ICONS.add_icons_to_view(card.make_game_card(snapshot, news, shown, went), snapshot)
        sizes = {"chart.png": CHART_SIZE, f"{shown.name}.png": self.sizes[spoken_language()]}
        return Position("", _set_sizes(list_components(view), sizes), find_question(table))


def _lay_out(
    name: str, languages: Sequence[str], lay_out: Callable[[], Position]
) -> Iterator[Position]:
    """Lay out the same card or panel in each of these languages."""
    for language in languages:
        with speak(language):
            position = lay_out()
        yield replace(position, name=f"{name}, {language}", language=language)


def _set_sizes(
    raw: list[dict[str, Any]], sizes: Mapping[str, tuple[int, int]]
) -> list[dict[str, Any]]:
    """Replace the pictures in components by their sizes."""
    for part in walk_payload(raw):
        for item in part.get("items", ()):
            name = item["media"]["url"].rpartition("/")[2]
            wide, high = sizes[name]
            item["media"] = {"url": "", "width": wide, "height": high}
    return raw


def _measure_drawing(drawing: Drawing) -> tuple[int, int]:
    return Image.open(io.BytesIO(drawing.draw(drawing.facts))).size


def find_question(table: Table[Any]) -> str:
    """Return the beginning of the only question on the card; "" if no question there has few
    answers."""
    asked = [prompt for prompt in table.needed_prompts if not prompt.secret]
    if len(asked) != 1 or len(asked[0].options) > FEW_ANSWERS:
        return ""
    return text.strip_invisible(asked[0].text)[:QUESTION_CHARACTERS].split("\n")[0].strip()


async def measure_cards(page: Page, positions: list[Position]) -> list[tuple[float, float]]:
    """Measure each card's height in the page, and its question's with the answers."""
    author = {"id": "1", "username": "emberkeep", "bot": True}
    messages = [
        {
            "id": str(number),
            "type": 0,
            "channel_id": "0",
            "author": author,
            "flags": 1 << 15,
            "timestamp": "2026-01-01T12:00:00Z",
            "components": position.components,
            "question": position.question,
        }
        for number, position in enumerate(positions)
    ]
    tall: list[list[float]] = await page.evaluate(MEASURE_SCRIPT, messages)
    return [(card, block) for card, block in tall]


async def find_tallest(
    page: Page, key: str, games: int, seed: str = "tall", every: int = 1
) -> dict[str, dict[str, Height]]:
    """Find for each language the tallest card, panel and question in random games with every number
    of seats."""
    found: dict[str, dict[str, Height]] = {language: {} for language in LANGUAGES}
    counts = GAMES[key].seats[::-1]
    for number in range(games):
        played = Game(key, counts[number % len(counts)], f"{seed} {number}", every)
        for batch in batch_positions(played.list_positions(LANGUAGES), MESSAGES_IN_BATCH):
            for position, (tall, block) in zip(
                batch, await measure_cards(page, batch), strict=True
            ):
                heights = {"panel" if position.panel else "card": tall}
                if position.question:
                    heights["question"] = block
                tallest = found[position.language]
                for what, pixels in heights.items():
                    tallest[what] = max(tallest.get(what, Height(0)), Height(pixels, position))
    return found


def add_icons(sandbox: Sandbox) -> None:
    """Add every icon of `ICONS` to a sandbox."""
    for name, number in all_names().items():
        emoji = Emoji(id=str(number), name=name, user_id=sandbox.world.bot_id)
        key, icon, _ = name.split("_")
        sandbox.world.save_emoji(emoji, draw((key, icon)))


def batch_positions(positions: Iterator[Position], size: int) -> Iterator[list[Position]]:
    """Divide the positions into lists of `size`."""
    while batch := list(islice(positions, size)):
        yield batch


@cache
def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.heights",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", default="tall")
    return parser.parse_args()


async def main() -> None:
    """Measure the positions and print the tallest."""
    asked = read_arguments()
    async with await Sandbox.start() as sandbox, async_playwright() as playwright:
        add_icons(sandbox)
        browser = await playwright.chromium.launch(
            executable_path=str(CHROMIUM), args=list(ARGUMENTS[1:-1])
        )
        page = await browser.new_page(viewport={"width": SCREEN_WIDTH, "height": 844})
        await page.goto(f"{sandbox.base_url}/?user=ada")
        await page.wait_for_selector(".messages", state="attached")
        found = await find_tallest(page, asked.game, asked.games, asked.seed)
        for language, tallest in found.items():
            for what, height in tallest.items():
                pixels = f"{height.pixels:.0f} px ({language})"
                print(f"{asked.game}: {asked.games} games, tallest {what}: {pixels}")
                _print_position(height.position)
        await browser.close()


def _print_position(position: Position) -> None:
    print(f"   {position.name}")
    for part in walk_payload(position.components):
        for said in (part.get("content"), part.get("label"), part.get("media")):
            print(f"   | {said}" if said else "", end="\n" if said else "")


if __name__ == "__main__":
    asyncio.run(main())
