"""People who play at a table through Discord, and know nothing but what Discord shows them: the
card, messages for their eyes alone, and what a command suggests. They play any game, by chance.
"""

import asyncio
import re
from collections.abc import Callable, Container, Coroutine, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from cogs.table.typed_answers import PROMPT_SEPARATOR
from sandbox import Player
from sandbox.player import Modal, Refused, Result
from sandbox.seeing import join_texts, walk_components
from tests.e2e.ledger import COUNTS

JSON = dict[str, Any]

QUIET = 5.0
"""Seconds without news after which a person asks the bot whether it is there."""
PATIENCE = 6
"""After so many answers to that, and nothing else, a person gives up: a test has failed. Seconds
would say how busy the machine is."""
DEAF = 60
"""The same, where the bot is connected and does not even answer that."""
ENDLESS = 3000
"""So many turns of one person at one table, and it goes round and round."""
BREATH = 0.2
"""Seconds until somebody tries again to whom nobody has answered."""
ANSWERING = ("answer", "none", "choose", "form")
EPHEMERAL = 64
NEVER = frozenset({"Call the end"})
"""Labels that people leave alone, so that games come to their natural ends."""


class Stuck(AssertionError):
    """Nothing happens any more, although the table has not ended."""


@dataclass(frozen=True)
class Choice:
    """An answer that somebody has decided on: by these components, and in these words."""

    message: JSON
    component: JSON
    prompt: str
    refs: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    words: str = ""

    @property
    def spoken_answer(self) -> str:
        """The answer as a command's option has it."""
        return f"{self.prompt}{PROMPT_SEPARATOR}{self.words or ','.join(self.refs)}"


def read_custom_id(component: JSON) -> list[str]:
    """What a component of the bot's says by its custom id: its table, its door, and more."""
    kind, *rest = str(component.get("custom_id", "")).split(":")
    return rest if kind in ("ek", "eks") else []


def find_components(message: JSON, *doors: str) -> Iterator[JSON]:
    """Find a message's components that lead to one of these doors."""
    for component in walk_components(message["components"]):
        found = read_custom_id(component)
        if found and found[1] in doors and not component.get("disabled"):
            yield component


def is_card(message: JSON) -> bool:
    return not message["flags"] & EPHEMERAL and any(find_components(message, "menu", "leave"))


def is_panel(message: JSON | None) -> bool:
    """Whether it is somebody's own panel, and not a short note."""
    return bool(message) and any(part["type"] == 17 for part in message["components"])


class Person:
    """One person at one table."""

    def __init__(self, player: Player, channel: str, rnd: Random, game: str = "") -> None:
        self.player = player
        self.channel = channel
        self.rnd = rnd
        self.verbs = [
            option["name"]
            for command in player.seen.commands
            if command["name"] == game
            for option in command["options"]
            if option.get("options")
        ]
        self.game = game
        self.beforehand: Callable[[Person, JSON], Coroutine[Any, Any, None]] | None = None
        """What to do in our panel beside answering, if anything: see given_beforehand.py."""
        self.answered: set[str] = set()
        """Prompts that the bot has taken an answer of ours for."""
        self.refusals: list[str] = []
        self.doors: dict[str, int] = {}
        """How often each way to answer was taken."""
        self._looked_through = 0
        self._news = 0

    # -- what is seen ----------------------------------------------------------------------------

    @property
    def seen(self) -> Any:
        return self.player.seen

    def list_messages(self) -> list[JSON]:
        return list(self.seen.messages.get(self.channel, {}).values())

    @property
    def card(self) -> JSON | None:
        return next((m for m in reversed(self.list_messages()) if is_card(m)), None)

    @property
    def is_over(self) -> bool:
        return self.card is not None and any(find_components(self.card, "rematch", "nextchapter"))

    @property
    def is_called(self) -> bool:
        """Whether the card asks for us."""
        return self.card is not None and f"<@{self.player.id}>" in join_texts(self.card)

    @property
    def has_to_read(self) -> bool:
        """Whether bots wait for somebody to have read how the game begins."""
        return self.card is not None and any(find_components(self.card, "goon"))

    def list_replies(self, interaction: str) -> list[JSON]:
        """List what the bot has told us alone in answer."""
        about = (m for m in self.list_messages() if m["flags"] & EPHEMERAL)
        return [m for m in about if (m.get("interaction_metadata") or {}).get("id") == interaction]

    @property
    def face(self) -> tuple[str, str] | None:
        """What changes when the card does."""
        return (self.card["id"], self.card["edited_timestamp"]) if self.card else None

    async def wait_until(self, predicate: Any) -> Any:
        """Wait for something to be seen, as long as there is news of anything. Raises Stuck."""
        found = await self.wait_for(predicate, PATIENCE)
        if not found:
            words = join_texts(self.card) if self.card else "There is no card."
            online = "there" if self.seen.bot_online else "away"
            raise Stuck(f"{self.player.name} waits in vain; the bot is {online}.\n{words}")
        return found

    async def wait_for(self, predicate: Any, patience: int) -> Any:
        """Wait for something to be seen; what that was, or None where nothing at all has come while
        the bot has answered so many knocks. Where it is away, or has no time for us, we wait."""
        answered, unanswered, heard = 0, 0, self.news
        while answered < patience and unanswered < DEAF:
            try:
                return await self.player.wait_until(predicate, QUIET)
            except TimeoutError:
                pass
            if self.news != heard:
                answered, unanswered, heard = 0, 0, self.news
            elif self.seen.bot_online:
                there = await self.knock_at_bot()
                answered, unanswered = (answered + there, 0 if there else unanswered + 1)
        return None

    @property
    def news(self) -> int:
        """How much there has been to see at the table, and of the bot's coming and going."""
        for frame in self.player.frames[self._looked_through :]:
            self._looked_through += 1
            if frame["t"] not in ("ok", "error", "interaction"):
                at = (frame.get("channel_id"), frame.get("message", {}).get("channel_id"))
                self._news += frame["t"] == "bot_online" or self.channel in at
        return self._news

    async def knock_at_bot(self) -> bool:
        """Ask the bot something about the table that changes nothing; whether it answers. Where the
        table's channel is gone, it is asked in another."""
        place = self.channel if self.channel in self.seen.channels else None
        asking = self.player.complete_option("act", "what", place, what="")
        return await self.unless_gone(asking) is not None

    async def unless_gone(self, doing: Coroutine[Any, Any, Any]) -> Any:
        """Do something; None if the bot went away meanwhile, or Discord would not have it."""
        away = self.player.wait_until(lambda: not self.seen.bot_online, None)
        tasks = [asyncio.ensure_future(doing), asyncio.ensure_future(away)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if tasks[0].done() or self.seen.bot_online:
                result = await tasks[0]
                if isinstance(result, Result) and result.state == "failed":
                    await asyncio.sleep(BREATH)  # a dead shard fails at once, again and again
                return result
            return None
        except (Refused, TimeoutError, LookupError):
            return None
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # -- playing ---------------------------------------------------------------------------------

    async def play_to_end(self) -> None:
        """Answer whatever is asked, until the game is over."""
        for _ in range(ENDLESS):
            await self.wait_until(
                lambda: (
                    self.is_over or ((self.is_called or self.has_to_read) and self.seen.bot_online)
                )
            )
            if self.is_over:
                return
            if self.has_to_read:
                await self.go_on()
            else:
                await self.take_turn()
        raise Stuck(f"{self.player.name} comes to no end.\n{join_texts(self.card or {})}")

    async def go_on(self) -> None:
        """Say that we have read how the game begins; where that goes astray, the card stays, and
        we say it again."""
        card = self.card
        if card is not None:
            before = self.face
            await self.unless_gone(self.press_door(card, "goon"))
            await self.wait_for(lambda: self.face != before or not self.seen.bot_online, 2)

    async def take_turn(self) -> bool:
        """Answer one question that is asked of us; False where there was none to answer."""
        before, card = self.face, self.card
        choice, panel = None, None
        if card is not None and self.rnd.random() < 0.5:
            choice = self.decide_answer(card, self.answered)
        if choice is None:
            panel = await self.your_move()
            if panel and self.beforehand is not None:
                await self.beforehand(self, panel)
            choice = self.decide_answer(panel) if panel else None
        if choice is not None:
            await self.give_answer(choice, panel is None)
        if panel is not None:
            await self.dismiss_message(panel)
        if panel is not None and choice is None:  # the card asks for what is answered: it lags
            await self.wait_until(lambda: self.face != before or not self.seen.bot_online)
        return choice is not None

    async def your_move(self) -> JSON | None:
        """Press the card's "Your move", or ask for the hand: our open questions."""
        card = self.card
        if card is None:
            return None
        if self.rnd.random() < 0.15:
            result = await self.unless_gone(self.player.run_command("hand", self.channel))
        else:
            result = await self.unless_gone(self.press_door(card, "yours"))
        return self.find_panel(result)

    async def press_door(self, card: JSON, door: str) -> Result:
        """Press the card's button that leads there, whatever it says. Raises LookupError."""
        found = next(find_components(card, door), {"custom_id": door})
        return await self.player.press_button(card, found["custom_id"])

    def find_panel(self, result: Result | None) -> JSON | None:
        return result.message if result and is_panel(result.message) else None

    def decide_answer(self, message: JSON, known: Container[str] = ()) -> Choice | None:
        """Decide on an answer to one of the questions in a message, mostly the first."""
        asked: dict[str, list[JSON]] = {}
        for component in find_components(message, *ANSWERING):
            if component.get("label") in NEVER:
                continue
            if read_custom_id(component)[2] not in known:
                asked.setdefault(read_custom_id(component)[2], []).append(component)
        if not asked:
            return None
        prompts = list(asked)
        prompt = prompts[0] if self.rnd.random() < 0.9 else self.rnd.choice(prompts)
        return self._choose_answer(message, prompt, self.rnd.choice(asked[prompt]))

    def _choose_answer(self, message: JSON, prompt: str, component: JSON) -> Choice:
        door, rnd = read_custom_id(component)[1], self.rnd
        if door == "answer":
            ref, label = read_custom_id(component)[3], component["label"]
            return Choice(message, component, prompt, (ref,), (label,))
        if door == "form":
            span = re.fullmatch(r"Give a number, (-?\d+) to (-?\d+)…", component["label"])
            words = f"Camp {rnd.choice('🔥äz9')} {prompt}"
            if span:
                words = str(rnd.randint(int(span[1]), int(span[2])))
            return Choice(message, component, prompt, words=words)
        if door == "none":
            return Choice(message, component, prompt)
        least, most = component.get("min_values", 1), component.get("max_values", 1)
        picked = rnd.sample(component["options"], rnd.randint(max(1, least), max(1, most)))
        refs = tuple(option["value"] for option in picked)
        return Choice(message, component, prompt, refs, tuple(o["label"] for o in picked))

    async def give_answer(self, choice: Choice, public: bool = False) -> None:
        """Give the answer through a door, chosen at random among those that offer it."""
        door = self.rnd.choices(["here", "act", "verb"], [8, 1, 1])[0]
        result = await self.by_word(choice, door) if door != "here" else None
        if result is None and self.seen.bot_online:
            door, result = "card" if public else "panel", await self.by_hand(choice)
        if result is None:
            return
        self.doors[door] = self.doors.get(door, 0) + 1
        await self.wait_for_outcome(choice, result)

    async def by_hand(self, choice: Choice) -> Result | None:
        """Use the component."""
        player, identifier = self.player, choice.component["custom_id"]
        if choice.component["type"] == 3:
            use = player.choose_options(choice.message, identifier, choice.refs)
        else:
            use = player.press_button(choice.message, identifier)
        result: Result | None = await self.unless_gone(use)
        if result and result.state == "modal":
            modal: Modal | None = result.modal
            assert modal is not None
            field = next(part["component"] for part in modal.components if "component" in part)
            values = {field["custom_id"]: self._fill_field(field, choice.words)}
            result = await self.unless_gone(player.submit_modal(modal, values))
        return result

    def _fill_field(self, field: JSON, words: str) -> str | list[str]:
        """What we put into a field: words, or some of the options that it lists."""
        options = [option["value"] for option in field.get("options", ())]
        least, most = field.get("min_values", 0), field.get("max_values", 1)
        return self.rnd.sample(options, self.rnd.randint(max(1, least), most)) if options else words

    async def by_word(self, choice: Choice, door: str) -> Result | None:
        """Give the answer by command, if a command suggests it."""
        here, wanted = self.channel, choice.spoken_answer
        typed = ", ".join(choice.labels) or choice.words
        if door == "act":
            if wanted in await self.list_suggestions("act", "what", typed):
                doing = self.player.run_command("act", here, what=wanted)
                return await self.unless_gone(doing)
            return None
        for verb in self.rnd.sample(self.verbs, len(self.verbs)):
            name = f"{self.game} {verb}"
            if wanted in await self.list_suggestions(name, "choice", typed):
                self.verbs.sort(key=lambda other: other != verb)
                doing = self.player.run_command(name, here, choice=wanted)
                return await self.unless_gone(doing)
        return None

    async def list_suggestions(self, command: str, option: str, typed: str) -> list[str]:
        """List what a command suggests for the letters typed."""
        asking = self.player.complete_option(command, option, self.channel, **{option: typed[:90]})
        return [found["value"] for found in await self.unless_gone(asking) or ()]

    async def wait_for_outcome(self, choice: Choice, result: Result) -> None:
        """Wait until we know what became of an answer, or the bot is gone."""
        if result.state == "failed":
            return
        await self.unless_gone(self.wait_until_settled(result, choice.message))
        notes = [m for m in self.list_replies(result.interaction_id) if not is_panel(m)]
        refused = [join_texts(m) for m in notes if not join_texts(m).startswith(COUNTS)]
        self.refusals += refused
        for note in self.list_replies(result.interaction_id):
            await self.dismiss_message(note)
        if not refused and self.seen.bot_online:
            self.answered.add(choice.prompt)

    async def wait_until_settled(self, result: Result, pressed: JSON) -> None:
        """Wait until the bot has answered: to us alone, in the message pressed, or by the card."""
        before, was = self.player.find_current(pressed), self.card

        def has_answered() -> bool:
            now = self.player.find_current(pressed)
            return bool(
                result.state == "replied"
                or self.list_replies(result.interaction_id)
                or (now or {}).get("edited_timestamp") != pressed["edited_timestamp"]
                or now is None
                or self.card is None
                or (was is not None and self.card["id"] != was["id"])
            )

        assert before is None or before["id"] == pressed["id"]
        await self.wait_for(has_answered, 2)

    async def dismiss_message(self, message: JSON) -> None:
        """Dismiss a message that only we see."""
        if self.player.find_current(message) is not None and message["flags"] & EPHEMERAL:
            await self.unless_gone(self.player.dismiss_message(message))


async def play_together(people: Sequence[Person]) -> None:
    """Let all play until the game is over."""
    async with asyncio.TaskGroup() as group:
        for person in people:
            group.create_task(person.play_to_end())
