"""Tables of Last Aurora in play. Seats are 0 to 3, called Ada, Ben, Cleo and Dov, in red, green,
yellow and blue. Everything goes through the table's public face."""

from __future__ import annotations

from typing import Any, cast

from rules.aurora import GAME
from rules.aurora.model.boxes import Token
from rules.aurora.model.decks import SURVIVORS
from rules.aurora.model.players import Player
from rules.aurora.model.state import State
from rules.aurora.play.exploration.exploration import OTHERWISE
from rules.aurora.view_models import View
from rules.engine import Option, Prompt
from tests.kit import tables

NAMES = ("Ada", "Ben", "Cleo", "Dov")
IF_ASKED = {"later", "none", "done"}
"""Answers that a turn may go without."""


def open_new_table(seats: int, seed: str = "seed", **options: Any) -> Case:
    """A new table, set up by chance."""
    return Case(tables.RecordingTable.open(GAME, names=NAMES[:seats], seed=seed, options=options))


class Case(tables.Case[State]):
    """A table in play, spoken to by seats and option ids."""

    # -- playing ---------------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt[Any]:
        """The one question that the table waits for."""
        return self.needed()

    @property
    def options(self) -> list[str]:
        """The ids that the open question offers."""
        return [option.id for option in self.prompt.options]

    def option(self, option_id: str) -> Option:
        return tables.find_option(self.prompt, option_id)

    def pick(self, *chosen: str, by: int | None = None) -> Case:
        """Answer the open question; with `by`, the one of that seat that has these options,
        optional ones included."""
        self.answer(*chosen, seat=by)
        return self

    def give_answers(self, answers: str) -> None:
        """Give the answers of a row, one after the other (rows.py)."""
        for word in answers.split():
            if word == ".":
                self.lapse()
            elif word == "..":
                begun = self.s.round
                while self.s.round == begun and not self.over:
                    self.lapse()
            elif word.startswith("swap:"):
                (stow,) = (p for p in self.asked(0) if p.topic == "stow")
                self.table.answer(stow.id, word.removeprefix("swap:").split("&"))
            elif word[0] == "+":
                self.pick(*word[1:].split("&"), by=self.prompt.seat)
            elif word[1:2] == "=":
                self.pick(*word[2:].split("&"), by=int(word[0]))
            elif word[0] == "!":
                self.pick(word[1:])
            elif "&" in word:
                self.pick(*word.split("&"))
            else:
                self.go(word)

    def go(self, *steps: str) -> Case:
        """One answer of one option after another. What is said of Bonus Actions and of the end of a
        turn is left out where nobody asks. "explore:1:leader" and "break:red-leader:0" say who goes
        or rests, in so many questions as that takes."""
        for step in steps:
            if step.startswith(("explore:", "break:")):
                self._act(*step.split(":"))
            elif step not in IF_ASKED or step in self.options:
                self.pick(step)
        return self

    def _act(self, what: str, which: str, more: str = "") -> None:
        """The main action of a turn, by whom the test says; else by whom the game suggests. What
        they do there is asked."""
        main = f"explore:{which}" if what == "explore" else "break"
        if OTHERWISE in self.options:
            who = self.option(main).data["who"] if main in self.options else ""
            if what == "explore" and not more:
                more = "+".join(sorted(SURVIVORS[card].ability for card in who.split()))
            self.pick(OTHERWISE)
        self.pick(main)
        if self.prompt.topic not in ("party", "break"):
            return
        wanted = more if what == "explore" else f"{which}:{more}"
        self.pick(next(option for option in self.options if option.startswith(wanted)))

    def lapse(self) -> Case:
        """The deadline passes: the default of the first question is carried out."""
        self.table.lapse_prompt(self.table.needed_prompts[0].id)
        return self

    # -- looking ---------------------------------------------------------------------------------

    @property
    def s(self) -> State:
        return self.table.state

    def p(self, seat: int) -> Player:
        return self.s.players[seat]

    def stores(self, seat: int) -> str:
        """The Resources aboard: "FFPA" for 2 Fuel, 1 Food, 1 Ammo."""
        p = self.p(seat)
        return "".join(token * p.count_tokens(cast(Token, token)) for token in "FPA")

    def slots(self) -> list[str]:
        """The cards in the Zone from the left; "" for an empty slot."""
        return [slot.card if slot is not None else "" for slot in self.s.zone]

    def view(self, seat: int | None = None) -> View:
        view = self.table.view(seat)
        assert isinstance(view, View)
        return view
