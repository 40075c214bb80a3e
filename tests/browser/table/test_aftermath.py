"""Two small animals in two tabs, one of them a phone: their first turn with a vote of both, and a
defence at a table that was brought from elsewhere in the middle of a fight."""

import re
from datetime import UTC, datetime
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from rules import GAMES
from rules.engine import Table
from rules.engine.chance import Chance
from sandbox import Player
from tables.files.table_file import EntryPart, SeatPart, TableFile
from tests.browser.conftest import PATIENCE_MS
from tests.browser.page.screen import find_last_message, find_messages, find_overflow
from tests.browser.table import seat
from tests.browser.table.conftest import PHONE, Shoot, Sit
from tests.browser.table.local import Local

NAMES = ["Ada", "Ben"]
STEPS = 40
"""Answers within which an enemy strikes, with one seed or another."""


async def test_a_first_turn_and_a_vote(sit: Sit, shoot: Shoot) -> None:
    ada, ben = await sit("ada"), await sit("ben", **PHONE)
    await seat.start_game(ada, ben, "Aftermath")
    await expect(seat.find_card(ben)).to_contain_text("Who do you want to play?")
    await seat.choose_answer(seat.find_card(ben), re.compile("^Bodkin"))
    await expect(find_messages(ada).filter(has_text="Ben plays Bodkin").first).to_be_attached()
    await seat.choose_answer(seat.find_card(ada), re.compile("^Wren Sallow"))
    await shoot(ben, "aftermath-begun-phone")

    await expect(seat.find_card(ada)).to_contain_text("Wren takes a turn")
    await seat.choose_answer(await private(ada), re.compile("^Move to the stove corner"))
    for page, one in ((ada, "Ada and @Ben"), (ben, "Everybody else has answered")):
        await expect(seat.find_card(page)).to_contain_text(
            "The stove corner: what does the party do?"
        )
        await expect(seat.find_card(page)).to_contain_text("Pim Tuck is inside")
        await expect(seat.find_card(page)).to_contain_text(one)  # and is drawn again no more
        await seat.choose_answer(seat.find_card(page), re.compile("^March him home"))
    await expect(seat.find_card(ben)).to_contain_text("The stove corner: food +1 (now 7).")
    await shoot(ben, "aftermath-vote-phone")

    await seat.is_drawn(ben, "Signal Box Lane")
    await the_hand_is_private(ben, ada, shoot)
    assert not await find_overflow(ben)


async def test_a_defence_at_an_imported_table(
    sit: Sit, shoot: Shoot, local: Local, tmp_path: Path
) -> None:
    file, struck = await before_a_blow(local, tmp_path)
    tabs = {"Ada": await sit("ada"), "Ben": await sit("ben", **PHONE)}
    form = await seat.fill_in(tabs["Ada"], "table import")
    await form.locator("input[type=file]").set_input_files(file)
    await form.get_by_role("button", name="Run").click()
    # A worker process that checks the table starts first.
    await expect(seat.find_card(tabs["Ada"])).to_be_attached(timeout=3 * PATIENCE_MS)

    page, other = tabs[struck], tabs["Ada" if struck == "Ben" else "Ben"]
    question = await private(page)
    await expect(question).to_contain_text(re.compile(r"The .+: attack \d \+ black die"))
    await shoot(page, f"aftermath-defence-{struck.lower()}")
    await question.get_by_role("button", name=re.compile("^Choose up to")).click()
    form = page.get_by_role("dialog")
    await form.get_by_role("checkbox").first.check()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_be_hidden()
    await (await seat.fill_in(other, "table log")).get_by_role("button", name="Run").click()
    fended = re.compile(r"needs \d+.*(fends|does not fend) it off")
    await expect(find_messages(other).filter(has_text=fended).first).to_be_attached()
    assert not await find_overflow(page)


async def before_a_blow(local: Local, folder: Path) -> tuple[Path, str]:
    """An exported table that waits for somebody's defence, and for whose."""
    game = GAMES["aftermath"]
    async with Player.join(local.url, "Ada") as ada, Player.join(local.url, "Ben") as ben:
        seats = [SeatPart(name=p.name, bot=False, user=int(p.id)) for p in (ada, ben)]
    for seed in map(str, range(100)):
        now = datetime.now(UTC)
        table = Table.open(game.key, names=NAMES, seed=seed, options={})
        journal: list[EntryPart] = []
        for _ in range(STEPS):
            asked = next(prompt for prompt in table.prompts if not prompt.optional)
            if asked.topic == "defend":
                file = folder / "aftermath.json"
                whole = TableFile(
                    emberkeep=1,
                    game=game.key,
                    status="playing",
                    opened_at=now,
                    options={},
                    seats=seats,
                    seed_hash=table.seed_hash,
                    seed=seed,
                    journal=journal,
                )
                file.write_text(whole.model_dump_json(exclude_none=True))
                return file, NAMES[asked.seat]
            answer = game.bot(table.view(asked.seat), asked, Chance(seed))
            journal.append(
                EntryPart(
                    kind="answer",
                    seat=asked.seat,
                    prompt=asked.id,
                    answer=answer,
                    version=game.version,
                    at=now,
                )
            )
            table.answer(asked.id, answer)
    raise AssertionError(f"Nobody is struck within {STEPS} answers.")


async def private(page: Page) -> Locator:
    """The question that the card sends this player to, answered where they alone see it."""
    await expect(seat.find_card(page)).to_contain_text(seat.PRIVATE)
    return await seat.open_panel(page, "Your move")


async def the_hand_is_private(page: Page, other: Page, shoot: Shoot) -> None:
    """Check that a player's hand shows that player's cards only."""
    sheet = await seat.open_panel(page, "My hand")
    await expect(sheet).to_contain_text(re.compile(r"Bodkin ·\s+life \d of 6"))
    await shoot(page, "aftermath-hand-phone")
    await seat.is_private(find_last_message(page), other)
