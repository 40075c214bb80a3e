"""People who do not give up easily. Where the card is gone they ask for their hand; where the
channel is gone they bring the table to another, or play on by direct message, one after the other.
"""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from sandbox.seeing import join_texts
from tests.e2e import people
from tests.e2e.people import ENDLESS, JSON, PATIENCE, Person, Stuck

NONE_LOST = "None of your tables here has lost its channel"
ENDED = ("The game is over.", "There is no table in this channel.")
"""What those read who ask for their hand when all is over."""


class Hardy(Person):
    """One of them."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.told_over = False
        self.in_vain = 0
        """How often in a row the bot showed us a hand and had nothing for us to decide."""
        self.heard: deque[str] = deque(maxlen=3)
        """What it has told us last."""

    @property
    def is_over(self) -> bool:
        return self.told_over or super().is_over

    @property
    def is_homeless(self) -> bool:
        """Whether the channel of our table is gone."""
        return self.channel not in self.seen.channels

    async def play_to_end(self) -> None:
        """Answer whatever is asked, until the game is over or its channel gone."""
        turns, in_vain = 0, 0
        while turns < ENDLESS and in_vain < ENDLESS:
            await self.wait_until(
                lambda: (
                    self.is_over
                    or self.is_homeless
                    or (
                        self.seen.bot_online
                        and (self.is_called or self.has_to_read or self.card is None)
                    )
                )
            )
            if self.is_over or self.is_homeless:
                return
            if self.has_to_read:
                await self.go_on()
            elif await self.take_turn():
                turns, in_vain = turns + 1, 0
            else:  # while a process or the database is away, that is often so
                in_vain += 1
        card = join_texts(self.card or {})
        raise Stuck(f"{self.player.name} comes to no end, {in_vain} times in vain.\n{card}")

    @property
    def face(self) -> tuple[str, str] | None:
        return ("no channel", "") if self.is_homeless else super().face

    async def your_move(self) -> JSON | None:
        """As ever; and where there is no card, the hand."""
        if self.card is not None:
            return await super().your_move()
        result = await self.unless_gone(self.player.run_command("hand", self.channel))
        panel = self.find_panel(result)
        if result is not None and any(words in result.text for words in ENDED):
            self.told_over = True
            return None
        if result is not None:
            self.heard.append(f"{result.state}: {result.text[-400:]}")
        if panel is not None:
            self.in_vain += 1
        return panel

    async def by_message(self) -> bool:
        """Answer a question in the direct messages, where there is no card; whether there was."""
        await self.wait_until(lambda: self.seen.bot_online)
        panel = await self.your_move()
        choice = self.decide_answer(panel) if panel else None
        if choice is not None:
            self.in_vain = 0
            await self.give_answer(choice)
        if panel is not None:
            await self.dismiss_message(panel)
        return choice is not None


async def play_together(party: Sequence[Hardy], place: Callable[[], str]) -> bool:
    """All play until the game is over; whether that was by direct message. `place` makes a new
    channel for them."""
    await people.play_together(party)
    while not all(person.is_over for person in party):
        if party[0].rnd.random() < 0.5 or not await _move_table(party, place()):
            return await by_message(party)
        await people.play_together(party)
    return False


async def _move_table(party: Sequence[Hardy], channel: str) -> bool:
    """Bring the table to a channel; False where there is none any more that could be brought."""
    for person in party:
        person.channel = channel
        await person.wait_for(lambda p=person: not p.homeless, 2)
    first = party[0]
    for _ in range(200):  # it does not count where the machine is too busy, or the bot away
        await first.wait_until(lambda: first.seen.bot_online)
        result = await first.unless_gone(first.player.run_command("table move", channel))
        await first.wait_for(lambda: first.card is not None or first.is_homeless, 2)
        if first.card is not None and not first.is_homeless:
            return True
        if first.is_homeless or (result is not None and NONE_LOST in result.text):
            return False
    raise Stuck(f"The table of {first.player.name} does not move.")


async def by_message(party: Sequence[Hardy]) -> bool:
    """All play on by direct message, one after the other, until the game is over."""
    for person in party:
        person.channel = (await person.player.open_dm())["id"]
    for _ in range(ENDLESS):
        for person in party:
            await person.by_message()
        if any(person.told_over for person in party):
            return True
        if all(person.in_vain >= PATIENCE for person in party):
            break
    heard = "\n".join(f"{person.player.name}: {[*person.heard]}" for person in party)
    raise Stuck(f"Nobody is asked anything by direct message, and the game is not over.\n{heard}")
