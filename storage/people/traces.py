"""Finds and removes one person's traces in a table's log: the texts that they answered, and their
name.

A player's text may be any word, such as "the". So the code looks for a text only in log lines that
show the player's own answers, never in lines that another player's answer caused.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from storage import rows
from storage.rows import EntryRow, LineRow

FORMER_PLAYER = "a former player"
TAKEN_BACK_TEXT = "[taken back]"
SHORTEST_ANSWER = 3
"""The fewest characters of an answer to look for in sentences: a "no" is in too many sentences."""
DICE_WORD_KIND = "dice-word"
"""The kind of the log lines, at the start, that show each player's word for the dice."""
LONG_QUOTATION = 40
"""A quotation with at least this many characters is recognised as the person's in any line."""
ORDINARY_WORDS = re.compile(
    "a|all|an|and|are|as|at|be|but|by|can|do|for|from|has|have|he|her|his|i|if|in|into|is|it|its|my"
    "|no|not|now|of|on|one|or|our|out|she|so|that|the|their|them|then|there|they|this|to|up|was|we"
    "|were|what|when|who|will|with|you|your",
    re.IGNORECASE,
)
"""Words that the code never looks for, as a name or as an answer: they are in every sentence and
identify nobody."""

_QUOTATION = re.compile("“([^“”]*)”|„([^„“]*)“")
_LONGEST_QUOTATION = re.compile("“(.*)”|„(.*)“", re.DOTALL)


def list_own_entries(journal: Iterable[EntryRow], sittings: Iterable[rows.Row]) -> list[EntryRow]:
    """List the journal entries that a person made themselves, without defaults and bots' answers
    for them. `sittings`: which seat they held from which entry to which."""
    sat = list(sittings)
    return [
        line
        for line in journal
        if line.kind not in ("l", "s") and _has_held_seat(sat, line.seat, line.revision)
    ]


def _has_held_seat(sittings: Iterable[rows.Row], seat: object, revision: int) -> bool:
    """Whether a person with these sittings held that seat when this entry was made."""
    return any(
        seat == held and since < revision and (until is None or revision <= until)
        for held, since, until in sittings
    )


@dataclass(slots=True)
class Traces:
    """What to look for when removing one person from one table's log. `names`: the person's names.
    `others`: everybody else's names."""

    names: frozenset[str]
    others: frozenset[str]
    sittings: Sequence[rows.Row]
    own: frozenset[int] = frozenset()
    """The numbers of the person's own journal entries."""
    words: frozenset[str] = frozenset()
    """All texts that the person has answered."""
    came_out: dict[int, list[str]] = field(default_factory=dict)
    """The person's texts by the number of the entry whose events showed them."""
    lines: frozenset[str] = frozenset()
    """The lines of the person's texts."""
    foreign: frozenset[str] = frozenset()
    """The lines of everybody else's texts."""
    foreign_came_out: dict[int, list[str]] = field(default_factory=dict)
    """Like `came_out`, for everybody else's texts."""

    @classmethod
    def from_log(
        cls,
        names: Iterable[str],
        others: Iterable[str],
        sittings: Sequence[rows.Row],
        journal: Sequence[EntryRow],
        log: Iterable[LineRow],
    ) -> Traces:
        """Find a person's traces in a table's journal and log."""
        mine = list_own_entries(journal, sittings)
        own = frozenset(line.revision for line in mine)
        texts = {line.revision: words for line in journal if (words := _find_answer_text(line))}
        told = {revision: words for revision, words in texts.items() if revision in own}
        foreign = {revision: words for revision, words in texts.items() if revision not in own}
        spoken = sorted({line.revision for line in log if line.revision is not None})
        return cls(
            frozenset(names) - {FORMER_PLAYER, ""},
            frozenset(others) - {FORMER_PLAYER, ""},
            sittings,
            own,
            frozenset(told.values()),
            _group_texts_by_telling_entry(told, spoken),
            frozenset(_split_lines(told.values())),
            frozenset(_split_lines(foreign.values())),
            _group_texts_by_telling_entry(foreign, spoken),
        )


def _find_answer_text(line: EntryRow) -> str:
    """Return the text of an entry's answer, or "" if the answer is not a text."""
    told = None if line.answer is None else json.loads(line.answer)
    return told.strip() if isinstance(told, str) else ""


def _split_lines(texts: Iterable[str]) -> set[str]:
    return {line.strip() for text in texts for line in text.split("\n")} - {""}


def _group_texts_by_telling_entry(
    told: dict[int, str], spoken: Sequence[int]
) -> dict[int, list[str]]:
    """Group the texts by the entry whose events showed them. This is the text's own entry or, if
    the text was sealed and its entry caused no event, the next entry that caused one."""
    found: dict[int, list[str]] = {}
    after = iter(spoken)
    at = next(after, None)
    for revision in sorted(told):
        while at is not None and at < revision:
            at = next(after, None)
        if at is not None:
            found.setdefault(at, []).append(told[revision])
    return found


class Cleaner:
    """Removes one person from a table's log, line by line. Cleaning a clean line changes nothing,
    so the work can be repeated from the beginning."""

    def __init__(self, traces: Traces) -> None:
        self._traces = traces
        plain = {name for name in traces.names if not ORDINARY_WORDS.fullmatch(name)}
        # A name that two people share is removed only in lines that this person's entries caused.
        self._names = dict.fromkeys(plain - traces.others, FORMER_PLAYER)
        self._named = _make_pattern({*self._names, *self._kept_words})
        self._own_names = dict.fromkeys(plain, FORMER_PLAYER)

    @property
    def _kept_words(self) -> set[str]:
        """The words that are never removed: our own placeholders, and other people's names."""
        return {FORMER_PLAYER, TAKEN_BACK_TEXT, *self._traces.others}

    def remove_name(self, text: str) -> str:
        """Return the text without the person's name."""
        return self._replace_words(text, self._named, self._names)

    def clean_line(self, line: LineRow) -> LineRow:
        """Return the line without the person, or unchanged if it does not mention them."""
        out = _LineCause(self._is_own(line), (), ())
        if line.revision is not None:
            out = out._replace(
                mine=self._traces.came_out.get(line.revision, ()),
                foreign=self._traces.foreign_came_out.get(line.revision, ()),
            )
        text = self._clean_sentence(line.text, out)
        data = line.data
        if data:
            told = json.loads(data)
            values = self._clean_values(told, out)
            if line.kind == DICE_WORD_KIND:  # whose it is does not go by what they have answered
                mine = self._had_seat_at_start(told.get("seat"))
                values["quote"] = TAKEN_BACK_TEXT if mine else self.remove_name(told["quote"])
            data = rows.pack_json(values)
        return line._replace(text=text, data=data)

    def _is_own(self, line: LineRow) -> bool:
        """Whether the person's own entry caused this line, or the line takes back their answer."""
        if line.revision in self._traces.own:
            return True
        if line.kind != "undo" or not line.data or line.revision is None:
            return False
        # An undo that others agreed to belongs to their entry, but takes back this person's answer.
        seat = json.loads(line.data).get("seat")
        return _has_held_seat(self._traces.sittings, seat, line.revision)

    def _had_seat_at_start(self, seat: object) -> bool:
        """Whether the person held this seat when the game began."""
        return any(seat == held and since == 0 for held, since, _ in self._traces.sittings)

    # -- sentences -------------------------------------------------------------------------------

    def _clean_sentence(self, text: str, out: _LineCause) -> str:
        """Replace the person's names, quotations and answers in a text."""
        text = self._remove_quotations(text, out.own)
        here = [
            word
            for word in out.mine
            if len(word) >= SHORTEST_ANSWER and word in text and not _is_ordinary(word, out.foreign)
        ]
        names = self._own_names if out.own else self._names
        if not here:
            return self._replace_words(text, self._named, names)
        others = self._kept_words - names.keys()
        found = dict.fromkeys(here, TAKEN_BACK_TEXT) | names
        new = {old: said for old, said in found.items() if old not in others}
        return self._replace_words(text, _make_pattern({*new, *others}), new)

    def _replace_words(self, text: str, pattern: re.Pattern[str], new: dict[str, str]) -> str:
        return pattern.sub(lambda found: new.get(found[0], found[0]), text)

    def _remove_quotations(self, text: str, own: bool) -> str:
        """Return the text without the person's quotations. If `own` (their own entry caused the
        line), remove all of theirs; else only those too long to be anybody else's."""

        def replace_quotation(found: re.Match[str]) -> str:
            inner = (found[1] or found[2] or "").strip()
            theirs = inner in self._traces.words if own else self._is_long_start_of_own_text(inner)
            return f"“{TAKEN_BACK_TEXT}”" if theirs else found[0]

        return (
            _QUOTATION.sub(replace_quotation, _LONGEST_QUOTATION.sub(replace_quotation, text))
            if "“" in text
            else text
        )

    def _is_long_start_of_own_text(self, inner: str) -> bool:
        """Whether the quotation is the beginning of a text of the person's, and too long to be
        anybody else's."""
        return len(inner) >= LONG_QUOTATION and any(
            word.startswith(inner) for word in self._traces.words
        )

    # -- what goes with them ---------------------------------------------------------------------

    def _clean_values(self, value: Any, out: _LineCause, key: str = "") -> Any:
        """Clean the texts in an event's data. `key`: the name under which `value` stands there."""
        if isinstance(value, dict):
            return {name: self._clean_values(part, out, name) for name, part in value.items()}
        if isinstance(value, list):
            return [self._clean_values(part, out) for part in value]
        if not isinstance(value, str):
            return value
        if key != "quote":
            return self._clean_sentence(value, out)
        if value != TAKEN_BACK_TEXT and self._is_own_quotation(_split_lines([value]), out):
            return TAKEN_BACK_TEXT
        # Another player's text stays, even with a word of the person's, but without their name.
        return self.remove_name(value)

    def _is_own_quotation(self, lines: set[str], out: _LineCause) -> bool:
        """Whether a quotation is the person's: either their answer came out in this line, perhaps
        in another form, or all its lines are theirs and not all are somebody else's too."""
        if not lines or lines <= _split_lines(out.foreign):
            return False
        if lines <= _split_lines(out.mine):
            return True
        if _has_line_within(lines, out.foreign):
            return False
        if _has_line_within(lines, out.mine):
            return True
        return lines <= self._traces.lines and not lines <= self._traces.foreign


class _LineCause(NamedTuple):
    """What caused a log line. `own`: whether an entry of the person's did. `mine` and `foreign`:
    the person's and other people's texts that came out with the line's entry."""

    own: bool
    mine: Sequence[str]
    foreign: Sequence[str]


def _is_ordinary(word: str, foreign: Sequence[str]) -> bool:
    """Whether this is an ordinary word, or an answer of somebody else shown in the same line."""
    return word in foreign or ORDINARY_WORDS.fullmatch(word) is not None


def _has_line_within(lines: Iterable[str], answers: Sequence[str]) -> bool:
    """Whether one of the lines is one of these answers, or a long enough part of it."""
    return any(_is_within(line, words) for words in answers for line in lines)


def _is_within(line: str, word: str) -> bool:
    """Whether the line is this text, or a long enough part of it, whatever the spaces."""
    line, word = " ".join(line.split()), " ".join(word.split())
    return line == word or (len(line) >= SHORTEST_ANSWER and line in word)


def _make_pattern(words: Collection[str]) -> re.Pattern[str]:
    """Make a pattern that finds any of these as whole words, longer ones first: "Ada May" is not
    "Ada"."""
    said = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.compile(rf"(?<!\w)(?:{said})(?!\w)")
