"""A copy of a table for trying out: what a seat may not know is dealt again, chance has another
key, and bots play on quickly. The copy is then thrown away."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from .chance import Chance
from .journal import Entry
from .messages import Message, Text
from .position import Position
from .prompts import Answer, Illegal, Prompt
from .search import Search
from .table import Table

S = TypeVar("S", bound=Position)


class Playout(Table[S]):
    """A table that exists only to be played on. `make_imagined` alone makes one, by loading the
    dump of the true table and dealing again, so that nothing it plays depends on what is hidden."""

    @classmethod
    def make_imagined(cls, dump: str, seat: int, search: Search[S], key: str) -> Playout[S]:
        """Make a copy as the seat may imagine it: for the same key, it is the same for all tables
        that look the same to the seat. Raises Illegal if the answers of the step no longer fit."""
        copy = cls.load(dump)
        if copy.fell_back:
            raise Illegal(Message("answers-do-not-fit"))
        copy._redeal_hidden(seat, search, key)
        return copy

    def _redeal_hidden(self, seat: int, search: Search[S], key: str) -> None:
        search.redeal_hidden(self.state, seat, Chance(f"{key}/deal"))
        # The seat may not know the others' sealed answers, so their bots answer again.
        self.questions.forget_others_answers(seat)
        # Change the key of all later dice: a search with the true dice would foresee them.
        self.seed = key
        self.lanes.change_keys(f"{key}/{self.step}")

    # -- nothing is told, and nothing kept for an undo -------------------------------------------

    def tell(self, text: Text, *seats: int, kind: str = "info", **data: Any) -> None:
        """Do nothing, because nobody listens."""

    def tell_passage(self, text: Text, *seats: int, title: Text, **data: Any) -> None:
        """Do nothing, because nobody reads."""

    def store_checkpoint_if_due(self) -> None:
        """Store no checkpoint; drop the earlier steps, because a playout is never undone."""
        self.journal.before, self.journal.past = (), None

    # -- playing on ------------------------------------------------------------------------------

    def play(self, prompt: Prompt[Any], answer: Answer) -> None:
        """Answer a question. Raises Illegal; after that the copy cannot be used any more."""
        self.journal.revision += 1
        self.append_entry(
            Entry("answer", prompt.seat, prompt.id, answer), (prompt, prompt.read(answer))
        )
        if self.questions.wait is None:
            self.settle_steps()

    @property
    def lap(self) -> Hashable:
        """The lap that the game is in (`Search.find_lap`)."""
        assert self.game.search is not None
        return self.game.search.find_lap(self.state)

    def play_on(self, most: int, lap: Hashable = None) -> None:
        """Let the quick bots play at most this many answers, and only until a lap other than `lap`
        begins. Raises whatever the rules raise if a bot's answer does not fit."""
        for _ in range(most):
            if self.result is not None or self.lap != lap:
                return
            self._play_one()

    def _play_one(self) -> None:
        game = self.game
        for prompt in self.asked_prompts:
            if prompt.kind == "text":
                if prompt.optional:
                    continue
                answer: Answer = prompt.default
            elif len(prompt.options) == 1 and prompt.least == 1 and not prompt.optional:
                answer = [prompt.options[0].id]
            else:
                rng = Chance(f"{self.seed}/bot/{self.step}/{prompt.id}")
                view = game.make_view_for_bots(self.state, prompt.seat, self.names)
                answer = game.bot(view, prompt, rng)
                if prompt.optional and answer == []:
                    continue
            self.play(prompt, answer)
            return
        raise Illegal(Message("no-bot-answers"))
