"""Choose what a card says has happened: a few lines, with the newest passage or player's words."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import groupby

from cogs.views import phone_height
from cogs.words import Message
from rules.engine import Event
from rules.engine.clipping import clip_text
from rules.engine.events import find_passage
from rules.engine.retelling import shorten_for_news
from tables.actions.dice_words import SEAL_KINDS, WORD_KIND, merge_word_events
from tables.wording import text

MOST_LINES = 5
MOST_OWN_LINES = 4
"""The most lines shown in full of the reader's own answer and of what has happened to them."""
MOST_MET_LINES = 3
"""The most of them that rank above a passage and the line after it."""
LINE_CHARACTERS = 200
"""The most characters of a line."""
KEPT_KINDS = (WORD_KIND,)
"""The kinds of event whose line is never left out."""
KEPT_LINE_CHARACTERS = 1000
"""The most characters of a line that is never left out: the words all players added to the dice."""
QUOTE_CHARACTERS = 420
"""The most characters of a player's newest words. Older words are clipped like any line."""
MOST_ROWS = 15
"""The most rows on a phone for all news. The button "Earlier" shows what does not fit."""


@dataclass(frozen=True, slots=True)
class News:
    """The lines that a card shows as news. `more`: whether something is left out or shortened."""

    words: str
    more: bool
    read: bool = False
    """Whether a passage is shortened or left out, so that the card needs the button "Read it"."""


@dataclass(frozen=True, slots=True)
class _Line:
    """An event, and how often it happened in a row. `spoken`: the text of its passage or the words
    of a player; "" if it has neither."""

    event: Event
    times: int
    spoken: str

    def format_line(self, most: int) -> str:
        """Write the line. `most`: the most characters of it, and of what is spoken."""
        line = f"- {text.format_event(self.event, self._count_characters_shown(most), most, most)}"
        return str(Message("line-times", line=line, times=self.times)) if self.times > 1 else line

    def is_cut(self, most: int) -> bool:
        """Whether `format_line` writes only part of the event."""
        return len(self.event.text) > self._count_characters_shown(most) or len(self.spoken) > most

    def _count_characters_shown(self, most: int) -> int:
        """Count how many characters of the event's own line are shown."""
        in_full = self.event.kind in KEPT_KINDS or (most > LINE_CHARACTERS and not self.spoken)
        return most if in_full else min(LINE_CHARACTERS, most)


def pick_news(
    events: Sequence[Event],
    tall: int = MOST_ROWS,
    own: Sequence[Event] = (),
    readers: Set[int] = frozenset(),
    deeds: Set[str] = frozenset(),
) -> News:
    """Pick the events that matter most and write a line for each, oldest first. Rare kinds matter
    more than frequent ones, and later events more than earlier ones of an equally rare kind.
    Always pick the newest passage or player's words and the words added to the dice, then what
    follows a passage, because it says what the passage does. A long passage shows only its
    beginning, and one about another seat gives way to that seat's next deed. The seal of the dice
    is only in the log. `readers`: the seats of the players who read this. `own`: the outcome of
    their answer, whose most important lines are told in full. If there is one, the newest line
    about another seat is picked too; if several players read this, all seats are others, but for
    what `own` tells. What has happened to a single reader since counts as their own and leaves
    a passage less room. Each of the other seats gets one line before any of them gets a second, at
    first its newest of the kinds `deeds`, if there is one."""
    own = list(filter(None, map(shorten_for_news, split_after_own_outcome(own, readers)[0])))
    told = [event for event in events if event.kind not in SEAL_KINDS]
    unended = _drop_superseded_passages(told, readers, deeds)
    shown = list(filter(None, map(shorten_for_news, unended)))
    lines = list(_join_repeats(_drop_poorer_events(merge_word_events(_drop_counted_votes(shown)))))
    if not lines:
        return News("", bool(told))
    newest = max((n for n, line in enumerate(lines) if line.spoken), default=None)
    kept = [n for n, line in enumerate(lines) if line.event.kind in KEPT_KINDS]
    outcome = _find_line_after_passage(lines, readers, newest)
    order, mine = _rank_lines(lines, own, readers, deeds, (newest, outcome))
    seats = [line.event.data.get("seat") for line in lines]
    met = [n for n in mine if lines[n].event not in own or readers == {seats[n]}]
    met = met[:MOST_MET_LINES]
    order.sort(key=lambda n: (n not in kept, n not in met))
    # If its outcome is told as well, a passage's title takes none of the room for the passage.
    beside = {*kept, *met} if newest is None or outcome is None else {*kept, *met, newest, outcome}
    taken = sum(1 + len(lines[n].event.text) // phone_height.LIST_LINE for n in beside)
    characters = max(2, tall - taken) * phone_height.LIST_LINE - len("> ")
    most = dict.fromkeys(order, min(characters, LINE_CHARACTERS))
    if newest is not None and len(find_passage(lines[newest].event)) <= QUOTE_CHARACTERS:
        most[newest] = min(characters, QUOTE_CHARACTERS)
    most |= dict.fromkeys(kept, KEPT_LINE_CHARACTERS)
    chosen: dict[int, str] = {}
    room = tall
    for n in order:
        if n in (*mine, outcome) and n != newest:
            most[n] = min(QUOTE_CHARACTERS, max(LINE_CHARACTERS, room * phone_height.LIST_LINE))
        line = lines[n].format_line(most[n])
        tall = phone_height.count_lines(line, phone_height.LIST_LINE)
        if chosen and tall > room and n != newest and n not in kept:
            continue
        room -= tall
        chosen[n] = line
        if len(chosen) == MOST_LINES:
            break
    words = "\n".join(chosen[n] for n in sorted(chosen))
    cut = [lines[n].event for n in chosen if lines[n].is_cut(most[n])]
    left = [line.event for n, line in enumerate(lines) if n not in chosen]
    more = bool(cut or left or shown != told)
    return News(words, more, any(map(find_passage, (*cut, *left))))


def _rank_lines(
    lines: Sequence[_Line],
    own: Sequence[Event],
    readers: Set[int],
    deeds: Set[str],
    first: tuple[int | None, int | None],
) -> tuple[list[int], list[int]]:
    """Rank the lines as `pick_news` says. `first`: the newest passage and the line after it, which
    rank above all others. Return the lines' numbers in that order, and the numbers of the readers'
    own."""
    newest, outcome = first
    told = [line.event for line in lines]
    often = Counter(event.kind for event in told)
    order = sorted(range(len(told)), key=lambda n: (n != newest, often[told[n].kind], -n))
    seats = [event.data.get("seat") for event in told]
    foreign = {n for n in order if seats[n] is not None and seats[n] not in readers}
    # If several players read this, each of them is another player to the rest.
    theirs = {n for n in order if seats[n] is not None and len(readers) > 1}
    others = [n for n in sorted(foreign | theirs) if told[n] not in own]
    mine = [
        n
        for n in order
        if n not in foreign and (told[n] in own or (seats[n] in readers and n not in theirs))
    ]
    mine = sorted(mine, key=lambda n: readers != {seats[n]})[:MOST_OWN_LINES]
    newest_deeds = {seats[n]: n for n in others if told[n].kind in deeds}
    done = sorted(newest_deeds.values())
    latest = (done or others)[-1] if mine and others and newest not in others else None
    ranked = [*done, *(n for n in order if n in others and n not in done)]
    again = {n for at, n in enumerate(ranked) if seats[n] in [seats[one] for one in ranked[:at]]}
    order.sort(key=lambda n: (n != latest, n not in mine, n not in done, n in again))
    order.sort(key=lambda n: (n != newest, n != outcome))
    return order, mine


def _find_line_after_passage(
    lines: Sequence[_Line], readers: Set[int], newest_passage: int | None
) -> int | None:
    """Find the line after the newest passage, if the passage is about the readers or all players.
    Return None if there is none."""
    if (
        newest_passage is None
        or newest_passage + 1 == len(lines)
        or not find_passage(lines[newest_passage].event)
    ):
        return None
    about = lines[newest_passage].event.data.get("seat")
    return newest_passage + 1 if about is None or about in readers else None


def split_after_own_outcome(
    own: Sequence[Event], readers: Set[int]
) -> tuple[Sequence[Event], Sequence[Event]]:
    """Split the readers' own outcome from what follows: it ends with the last event about one of
    them. What comes after that belongs to another player's turn. If no event is about the readers,
    the first part has everything and the second is empty."""
    about = [n for n, event in enumerate(own) if event.data.get("seat") in readers]
    end = about[-1] + 1 if about else len(own)
    return own[:end], own[end:]


def _drop_superseded_passages(
    events: Sequence[Event], readers: Set[int], deeds: Set[str]
) -> list[Event]:
    """Leave out each passage about another seat that a later deed of that seat supersedes."""
    kept: list[Event] = []
    ended: set[int] = set()
    for event in reversed(events):
        seat = event.data.get("seat")
        if find_passage(event) and seat in ended:
            continue
        if event.kind in deeds and seat is not None and seat not in readers:
            ended.add(seat)
        kept.append(event)
    return kept[::-1]


def _find_spoken_text(event: Event) -> str:
    """Return the text of a passage or the words of a player. Return "" for other events."""
    return find_passage(event) or str(event.data.get("quote", "")).strip()


def _drop_counted_votes(events: Sequence[Event]) -> Sequence[Event]:
    """Leave out each vote if the decision is told as well."""
    decided = max((n for n, event in enumerate(events) if "winner" in event.data), default=0)
    return [event for n, event in enumerate(events) if n >= decided or "vote" not in event.data]


def _drop_poorer_events(events: Sequence[Event]) -> list[Event]:
    """Leave out each event whose neighbour says the same and more."""
    kept: list[Event] = []
    for event in events:
        if kept and _is_fuller(event, kept[-1]):
            kept[-1] = event
        elif not (kept and _is_fuller(kept[-1], event)):
            kept.append(event)
    return kept


def _is_fuller(one: Event, other: Event) -> bool:
    """Whether one event says all that the other says, and more."""
    if _is_bare_decision(other, one):
        return True
    if one.text == other.text:
        return bool(_find_spoken_text(one)) and not _find_spoken_text(other)
    whole = other.text.endswith((".", "!", "?", ":"))
    return whole and not _find_spoken_text(other) and one.text.startswith(f"{other.text} ")


def _is_bare_decision(event: Event, other: Event) -> bool:
    """Whether an event tells nothing of a vote but the choice, which the other one tells too."""
    if "winner" not in event.data or event.message is None or other.message is None:
        return False
    choice = event.message.data.get("choice")
    return [*event.message.data] == ["choice"] and other.message.data.get("choice") == choice


def _join_repeats(events: Sequence[Event]) -> Iterator[_Line]:
    """Join equal events that follow each other, and yield a line for each. Passages and players'
    words are never joined."""
    for (_, spoken), same in groupby(events, lambda e: (e.text, _find_spoken_text(e))):
        alike = list(same)
        if spoken:
            yield from (_Line(event, 1, spoken) for event in alike)
        else:
            yield _Line(alike[0], len(alike), "")


def clip_news(told: News, most: int) -> str:
    """Return the newest lines of the news that fit into `most` characters."""
    kept: list[str] = []
    room = most
    for line in reversed(told.words.split("\n- ") if told.words else ()):
        room -= len(line) + 3
        if room < 0:
            break
        kept.append(line.removeprefix("- "))
    return clip_text("\n".join(f"- {line}" for line in reversed(kept)), most) if kept else ""


def is_in_question(event: Event, asked: Iterable[str]) -> bool:
    """Whether one of these questions' texts already contains what the event quotes or tells."""
    said = str(event.data.get("quote", "")).strip() or event.text
    return bool(said) and any(text.format_plain(said) in words for words in asked)
