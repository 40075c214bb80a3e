"""Gives the answers that people at a locked table have given ahead, and ends those that no longer
count. The answers are saved together with the move that raised the questions, so nobody ever sees
the question wait."""

import logging
from collections.abc import Sequence
from typing import Any

from rules.engine import Answer, Entry, Event, Prompt, ahead
from rules.engine.messages import Text
from rules.engine.presets import Preset
from storage import Seat
from tables.session import TableSession
from tables.words import Message

log = logging.getLogger(__name__)

MOST_ANSWERS_IN_ROW = 50
"""How many questions in a row may be answered ahead; further ones wait until somebody acts."""


class PresetAnswers:
    """What people at a table have answered ahead, used while the table is played on. If all of them
    are absent, the table waits for them and nothing is answered ahead."""

    def __init__(
        self, session: TableSession, seats: Sequence[Seat] | None = None, fresh: int | None = None
    ) -> None:
        """`seats`: who sits at the table from now on; None: as before. `fresh`: a user who has just
        answered ahead, whose presets are to be saved in any case."""
        self._table = session.running_game
        holders = {each.user_id: each.number for each in seats or session.row.seats if each.user_id}
        self._people = frozenset(holders.values())
        self._users = {holders[user]: user for user in session.presets if user in holders}
        self._presets = {
            seat: list(session.presets[user]) for seat, user in sorted(self._users.items())
        }
        self._before = {
            seat: tuple(kept) if self._users[seat] != fresh else None
            for seat, kept in self._presets.items()
        }
        self._failed: set[str] = set()
        self._left = MOST_ANSWERS_IN_ROW
        self.ended: list[Event] = []
        """The events that tell people which of their answers ahead no longer count."""

    def take_next_entry(self) -> Entry | None:
        """Find the next open question that somebody has answered ahead, and count its answer as
        used. Return None if there is none."""
        table = self._table
        self._end_presets_after_undo()
        if not self._presets or table.result is not None or self._people <= table.absent_seats:
            return None
        for prompt in table.asked_prompts:
            if prompt.seat not in self._presets or prompt.id in self._failed or not self._left:
                continue
            found = self._find_preset_answer(prompt)
            if found is not None:
                self._left -= 1
                return Entry("preset", prompt.seat, prompt.id, found[1])
        return None

    def _find_preset_answer(self, prompt: Prompt[Any]) -> tuple[Preset, Answer] | None:
        """Find the preset that answers the prompt, and the answer, after ending presets for the
        prompt that have expired or whose meaning has changed. Return None if no preset answers."""
        table, mine = self._table, self._presets[prompt.seat]
        try:
            for _, preset in ahead.list_presets_for_prompt(table, prompt, mine):
                why = ahead.explain_expiry(table, prompt.seat, preset)
                if why is None:
                    why = ahead.explain_change(table, prompt.seat, preset)
                if why is not None:
                    self._end_preset(prompt.seat, preset, why)
            return ahead.find_preset_answer(table, prompt, mine)
        except Exception:  # other people's answers must not fail because of this
            log.exception("What was answered ahead could not be read.")
            self._failed.add(prompt.id)
            return None

    def apply_preset_entry(self, entry: Entry) -> Sequence[Event] | None:
        """Apply the answer and return its events. Return None if the rules refuse it; then the
        question waits for its player as usual."""
        try:
            return self._table.apply_entry(entry)
        except Exception:  # as above; the table has not changed
            log.exception("An answer given ahead does not fit.")
            self._failed.add(entry.prompt)
            return None

    def answer_by_presets(self) -> list[tuple[Entry, Sequence[Event]]]:
        """Answer all open questions that people have answered ahead. Return each entry with its
        events."""
        moved: list[tuple[Entry, Sequence[Event]]] = []
        while (entry := self.take_next_entry()) is not None:
            events = self.apply_preset_entry(entry)
            if events is not None:
                moved.append((entry, events))
        return moved

    def end_outdated_presets(self) -> dict[int, tuple[Preset, ...]]:
        """End the presets that no longer count. Return, by user whose presets have changed, those
        that are left."""
        for seat, kept in self._presets.items():
            for preset in list(kept):
                why = ahead.explain_expiry(self._table, seat, preset)
                if why is not None:
                    self._end_preset(seat, preset, why)
            kept[:] = [ahead.adopt_present_role(self._table, seat, preset) for preset in kept]
        return {
            self._users[seat]: tuple(kept)
            for seat, kept in self._presets.items()
            if tuple(kept) != self._before[seat]
        }

    def _end_presets_after_undo(self) -> None:
        """End the presets that would answer a question whose answer its player has just taken back,
        so that the player decides again."""
        table, seat = self._table, self._table.undoing.taken_back
        table.undoing.taken_back = None
        if seat is None or seat not in self._presets:
            return
        for prompt in table.asked_prompts:
            while prompt.seat == seat and (found := self._find_preset_answer(prompt)) is not None:
                self._end_preset(seat, found[0], "taken-back")

    def _end_preset(self, seat: int, preset: Preset, why: Text) -> None:
        """Remove the preset, and tell its player why, unless `why` is empty."""
        self._presets[seat].remove(preset)
        if why:
            words = Message("ahead-ends", why=why, answer=preset.words)
            self.ended.append(Event(words, (seat,), "ahead", {"seat": seat}, self._table.step))
