"""What people were told of what they gave beforehand, held against what is written.

A word that the bot said is in stands in what the seed was mixed from, and the seed follows. An
answer given ahead that the bot said is set answers each question that it fits, as a `preset`; and
nothing is answered so that nobody has set. Where something was sent that may have come to the bot
late, twice or never, nothing is asked of that case from then on.
"""

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, cast

from cogs.ui.components import shorten_id
from rules.engine import Entry, Illegal, Table, ahead
from rules.engine.presets import Preset, Scope
from rules.engine.seal import hash_word, mix_seed, seal_secret
from sandbox.interactions import Outcome
from sandbox.seeing import join_texts
from tables.actions import dice_words
from tables.ahead import MOST_ANSWERS_IN_ROW

JSON = dict[str, Any]
NONE = "-"


@dataclass
class Set:
    """That somebody wanted an answer set, or taken back (`answer` None). Parts as `shorten_id`s."""

    table: int
    user: int
    kind: str
    condition: str
    answer: str | None = None
    scope: str = ""
    sent: int = 0
    """How many entries the journal had when it was sent."""
    told: int | None = None
    """The same when its person was told that it is set."""

    @property
    def case(self) -> tuple[int, int, str, str]:
        return self.table, self.user, self.kind, self.condition


@dataclass
class Beforehand:
    """Listens beside a ledger, whose `query` it reads with."""

    query: Any
    faults: list[str]
    sent: dict[int, Set] = field(default_factory=dict)
    words: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    """By interaction: the table, the user, and the word that they sent."""
    known: list[tuple[int, int, str]] = field(default_factory=list)
    """The same, as they were told that it is in."""
    tokens: dict[str, int] = field(default_factory=dict)

    # -- listening -------------------------------------------------------------------------------

    def note_outcome(self, outcome: Outcome) -> None:
        """Somebody has done something."""
        interaction = outcome.interaction
        _, *parts = str(interaction.data.get("custom_id", "")).split(":")
        if outcome.state != "sent" or len(parts) < 2:
            return
        number, user, table = int(interaction.id), int(interaction.user_id), int(parts[0])
        if parts[1] == "aheadset":
            kind, answer, condition, scope = parts[2:6]
            self.sent[number] = Set(table, user, kind, condition, answer, scope)
        elif parts[1] == "aheadoff":
            self.sent[number] = Set(table, user, parts[2], parts[3])
        elif parts[1] == "dicewordgiven":
            inner = [part.get("component", part) for part in interaction.data["components"]]
            word = next(str(part["value"]) for part in inner if "value" in part)
            self.words[number] = (table, user, word)
        else:
            return
        self.tokens[interaction.token] = number
        if number in self.sent:
            self.sent[number].sent = self._read_length(table)

    def note_shown(self, path: str, message: JSON) -> None:
        """The bot has shown that in answer."""
        token = re.match(r"/(?:webhooks|interactions)/\d+/([^/?]+)", path)
        number = self.tokens.get(token[1]) if token else None
        if number is None:
            return
        said = join_texts(message)
        if number in self.words and "Your word is in" in said:
            self.known.append(self.words[number])
        if number in self.sent and "Set, until" in said:
            each = self.sent[number]
            each.told = self._read_length(each.table) if each.told is None else each.told

    def _read_length(self, table: int) -> int:
        return int(self.query("SELECT revision FROM tables WHERE id = ?", table)[0][0])

    # -- words -----------------------------------------------------------------------------------

    def reckon_words(self, table: int, found: Counter[str]) -> None:
        """The words of a table that has begun, and its seed."""
        ((seed, opened),) = self.query("SELECT seed, opened_at FROM tables WHERE id = ?", table)
        mixed = self.query(
            "SELECT secret, number, words, marks FROM mixed_seeds WHERE table_id = ?", table
        )
        given = {user: word for number, user, word in self.known if number == table}
        ever = {(user, word) for number, user, word in self.words.values() if number == table}
        held = dict(
            self.query(
                "SELECT user_id, number FROM sittings WHERE table_id = ? AND since = 0", table
            )
        )
        words: list[str | None] = [None] * len(held)
        if mixed:
            ((secret, number, body, marked),) = mixed
            words, marks = json.loads(body), json.loads(marked)
            at = dice_words.count_opening_milliseconds(
                datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=opened)
            )
            (save,) = self.query("SELECT body FROM saves WHERE table_id = ?", table) or [(None,)]
            sealed = seal_secret(secret, save[0])
            if marks != [hash_word(sealed, word or "") for word in words]:
                self.faults.append(f"Table {table}: the marks are not those of its words.")
            if seed != mix_seed(secret, number, at, marks):
                self.faults.append(f"Table {table}: its seed does not follow from its words.")
            found["words in the dice"] += sum(word is not None for word in words)
        for user, seat in held.items():
            mine = words[seat] if seat < len(words) else None
            if mine is not None and (user, mine) not in ever:
                self.faults.append(f"Table {table}: nobody gave the word {mine!r}.")
            if mine is None and user in given:
                self.faults.append(f"Table {table}: {given[user]!r} is not in the dice.")


class ReplayedPresets:
    """The answers given ahead at one table, while its journal is played again."""

    def __init__(self, heard: Beforehand, table: int, found: Counter[str]) -> None:
        self.faults, self.number, self.found = heard.faults, table, found
        self.every = [each for each in heard.sent.values() if each.table == table]
        self._first: dict[tuple[int, int, str, str], Set] = {}
        self._until: dict[tuple[int, int, str, str], int] = {}
        for each in self.every:
            if each.case in self._first:
                self._until.setdefault(each.case, each.sent)
            elif each.answer is not None:
                self._first[each.case] = each
        self._begun: dict[tuple[int, int, str, str], Preset] = {}
        self.live: dict[tuple[int, int, str, str], Preset] = {}
        self._row = 0
        """So many were answered ahead in a row."""

    def check_entry(
        self, table: Table[Any], entry: Entry, revision: int, seats: dict[int, int]
    ) -> None:
        """The entry is about to be taken. `seats`: the users who sit there, with their seats;
        `revision`: the entry's."""
        self._up_to(table, revision - 1, seats)
        self._row = self._row + 1 if entry.kind == "preset" else 0
        if entry.kind == "preset":
            self.found["answered ahead"] += 1
            if not self._is_meant(table, entry, seats):
                self.faults.append(f"Table {self.number}/{revision}: nobody has set {entry}.")
        elif (
            self._row < MOST_ANSWERS_IN_ROW and not frozenset(seats.values()) <= table.absent_seats
        ):
            self._none_lost(table, entry, revision, seats)

    def _up_to(self, table: Table[Any], length: int, seats: dict[int, int]) -> None:
        """What holds when the journal has that length."""
        again, table.undoing.taken_back = table.undoing.taken_back, None
        for case, each in self._first.items():
            seat = seats.get(each.user)
            if length == each.sent and seat is not None and each.told is not None:
                made = _make_preset(table, seat, each)
                if made is not None and made.scope != "turn":
                    self._begun[case] = made
            if length == each.told and case in self._begun and seat is not None:
                now, was = _make_preset(table, seat, each), self._begun[case]
                if now is not None and _make_key(now) == _make_key(was):
                    self.live[case] = was
                    self.found["answers set ahead and held to"] += 1
        for case, preset in list(self.live.items()):
            seat = seats.get(case[1])
            if (
                seat is None
                or seat == again
                or length >= self._until.get(case, length + 1)
                or ahead.explain_expiry(table, seat, preset) is not None
                or ahead.explain_change(table, seat, preset) is not None
            ):
                del self.live[case]

    def _none_lost(
        self, table: Table[Any], entry: Entry, revision: int, seats: dict[int, int]
    ) -> None:
        for prompt in table.asked_prompts:
            mine = [each for case, each in self.live.items() if seats[case[1]] == prompt.seat]
            if mine and (due := ahead.find_preset_answer(table, prompt, mine)) is not None:
                self.faults.append(
                    f"Table {self.number}/{revision}: {due[0]} did not answer “{prompt.text}”; "
                    f"there came {entry}."
                )

    def _is_meant(self, table: Table[Any], entry: Entry, seats: dict[int, int]) -> bool:
        """Whether somebody who sits there has sent such an answer for such a question."""
        (prompt,) = (each for each in table.prompts if each.id == entry.prompt)
        view = table.view(entry.seat)
        for kind in ahead.list_kinds(table.game):
            if kind.key not in ahead.list_preset_keys(table.game, prompt):
                continue
            for each in self.every:
                if (seats.get(each.user), each.kind) != (entry.seat, shorten_id(kind.key)):
                    continue
                for choice in kind.answers(view):
                    given = kind.give(view, prompt, choice.id)
                    if shorten_id(choice.id) == each.answer and given == entry.answer:
                        return True
        return False


def _make_key(preset: Preset) -> tuple[object, ...]:
    return preset.words, preset.round, preset.role


def _make_preset(table: Table[Any], seat: int, each: Set) -> Preset | None:
    """What would be kept of it now; None: it is not offered."""
    for one in ahead.list_offered(table, seat):
        if shorten_id(one.kind.key) == each.kind:
            answers = {shorten_id(choice.id): choice.id for choice in one.answers}
            conditions = {
                NONE: "",
                **{shorten_id(choice.id): choice.id for choice in one.conditions},
            }
            if each.answer not in answers or each.condition not in conditions:
                return None
            try:
                return ahead.make_preset(
                    table,
                    seat,
                    one.kind.key,
                    answer=answers[each.answer],
                    condition=conditions[each.condition],
                    scope=cast("Scope", each.scope),
                )
            except Illegal:
                return None
    return None
