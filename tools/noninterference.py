"""Checks that nothing a seat is shown depends on what it may not know. For any game: at many
moments of random games the hidden things are dealt again, and the seat's view, the questions open
to it and the events it reads must stay as they were, byte for byte. The long run:

    python -m tools.noninterference survive --games 400 [--seed TEXT]

A game brings tests/rules/<game>/secrets.py with `DEALS`, each a way to deal again, and `excuse`,
which names the rule that lets a difference be seen. What games have in common is in
tests/kit/secrets.py: decks are found by their type, and need no word of the game's.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from pydantic_core import to_json

import rules
from rules.engine import Entry, Illegal, Prompt, Table, copy_position
from tests.ahead import Ahead
from tests.drivers import (
    as_json,
    bot_play,
    list_readers,
    of_game,
    open_table,
    random_play,
    show_question,
    take_entry,
)
from tests.kit.secrets import DecksAnew
from tests.kit.tables import RecordingTable
from tests.packs import list_pack_texts

Tally = Counter[str]


class Deal(Protocol):
    """A way to deal again what a reader (a seat, or None: a spectator) may not know."""

    def deal_state(self, state: Any, reader: int | None, rnd: Random) -> Any:
        """Return another position that the reader cannot tell from this one, or None if there is
        none."""

    def deal_saved(
        self, saved: dict[str, Any], reader: int | None, rnd: Random
    ) -> dict[str, Any] | None:
        """Do the same to a table's dump: to its checkpoint, and to the secret answers given
        since."""

    def hide_dealt(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return a view without what this way of dealing changes publicly."""


class Story:
    """What one reader learns when a table that was loaded from its dump takes an entry."""

    def __init__(self, saved: dict[str, Any], entry: Entry, reader: int | None, deal: Deal) -> None:
        # The position that was dealt again counts, not what the steps before it lead to.
        self.table: Any = RecordingTable[Any].load(as_json({**saved, "written": True}))
        if self.table.lost:
            raise Illegal("With these secrets the step could not have been played so.")
        self.entry = entry
        self.start: Any = self.table.game.state.model_validate_json(saved["now"]["checkpoint"])
        """The position that was dealt again."""
        self.open_before = self.table.prompts
        self.answered = next((p for p in self.open_before if p.id == entry.prompt), None)
        """The question that it answers: with other secrets, one of the same id may be another."""
        take_entry(self.table, entry)
        self.events = [e for e in self.table.told if e.seats is None or reader in e.seats]
        self.prompts = [p for p in self.table.prompts if not p.secret or p.seat == reader]
        self.shown: dict[str, Any] = {
            "about": [(p.seat, p.about) for p in self.table.prompts if _is_awaited(p)],
            "prompts": [_show_question(p, reader) for p in self.prompts],
            "waiting": sorted(self.table.waiting_seats),
            "called": sorted(prompt.seat for prompt in self.table.prompts if prompt.calls),
            "absent": sorted(self.table.absent_seats),
            "undoable": None if reader is None else self.table.undoable(reader),
            "view": deal.hide_dealt(self.table.view(reader).model_dump(mode="json")),
        }


def _is_awaited(prompt: Prompt[Any]) -> bool:
    """Whether this is a secret question that everybody knows to be open."""
    return prompt.secret and (prompt.calls or not prompt.optional)


def _list_awaited(story: Story) -> list[tuple[int, str]]:
    """List, by seat and topic, the secret questions that everybody knows to be open."""
    return [(prompt.seat, prompt.topic) for prompt in story.table.prompts if _is_awaited(prompt)]


def _show_question(prompt: Prompt[Any], reader: int | None) -> dict[str, Any]:
    """Show a question as the reader sees it: what would be done for somebody else is shown to
    nobody, and may come of that seat's own secret orders."""
    shown = show_question(prompt)
    if prompt.seat != reader:
        del shown["default"]
    return shown


class Leak(AssertionError):
    """A seat was shown something that it may not know."""


def list_deals(key: str) -> list[Deal]:
    """List the ways in which a game's hidden things can be dealt again. Its decks have one in any
    case."""
    found: list[Deal] = list(of_game(key, "secrets").DEALS)
    if not any(isinstance(deal, DecksAnew) for deal in found):
        found.append(DecksAnew())
    return found


def check_view(table: Table[Any], reader: int | None, deal: Deal, rnd: Random) -> Tally:
    """Compare the reader's view of the live position with that of a position dealt again."""
    other = deal.deal_state(copy_position(table.state), reader, rnd)
    if other is None:
        return Counter()
    views = [
        to_json(
            deal.hide_dealt(table.game.view(state, reader, table.names).model_dump(mode="json"))
        )
        for state in (table.state, other)
    ]
    if views[0] != views[1]:
        raise Leak(f"The view of {reader} differs:\n{views[0]!r}\n{views[1]!r}")
    return Counter({"views": 1})


def check_move(dump: str, entry: Entry, reader: int | None, deal: Deal, rnd: Random) -> Tally:
    """Take the entry twice, the second time with other secrets, and compare what is seen of it
    and of all that the step showed before."""
    other = deal.deal_saved(json.loads(dump), reader, rnd)
    if other is None:
        return Counter()
    was = Story(json.loads(dump), entry, reader, deal)
    try:
        now = Story(other, entry, reader, deal)
    except Illegal:
        return Counter({"impossible": 1})
    excuse = of_game(was.table.game.key, "secrets").excuse
    for at in range(max(len(was.events), len(now.events))):
        one, two = (told[at] if at < len(told) else None for told in (was.events, now.events))
        if one != two:
            return _excuse_difference(excuse(was, now, one, two), reader, one, two)
    for part, seen in was.shown.items():
        if to_json(seen, fallback=str) != to_json(now.shown[part], fallback=str):
            if part == "about" and _list_awaited(was) == _list_awaited(now):
                # Told the same and asked the same: no rule tells the words apart.
                raise Leak(f"Reader {reader} sees other public words:\n{seen}\n{now.shown[part]}")
            return _excuse_difference(
                excuse(was, now, None, None), reader, (part, seen), now.shown[part]
            )
    return Counter({"moves": 1})


def _excuse_difference(rule: str | None, reader: int | None, one: object, two: object) -> Tally:
    if rule is None:
        raise Leak(f"Reader {reader} sees a difference:\n{one}\n{two}")
    return Counter({f"told by {rule}": 1})


def play_one(
    key: str, seed: str, number: int, every: int, rarer: int = 0, packs: Sequence[str] = ()
) -> Tally:
    """Play a random game (every third with bots) and check it after about every so many entries,
    less often by `rarer` after each hundred. `packs`: the texts of those that are played with."""
    rnd = Random(f"secrets/{seed}/{number}")
    game = rules.GAMES[key]
    seats = game.seats[number % len(game.seats)]
    table = open_table(game, seats, f"{seed}/{number}", packs=packs)
    tally: Tally = Counter(games=1)
    # A dump is made where an entry is looked into, of the table as it was before: of every entry
    # would take longer than the game.
    dump, since = table.dump(), list[Entry]()
    ahead = Ahead(table, Random(f"ahead/{seed}/{number}")) if number % 3 == 1 else None
    entries = bot_play(table) if number % 3 == 0 else random_play(table, rnd, ahead)
    for count, (entry, _) in enumerate(entries):
        now = rnd.randrange(every + rarer * count // 100) == 0
        if now and table.result is None:
            dump, since = Table[Any].load(dump, since).dump(), []
            for deal in list_deals(key):
                reader = rnd.choice(list_readers(table))
                tally += check_view(table, reader, deal, rnd)
                if entry.kind != "undo" and not entry.prompt.startswith("u"):
                    tally += check_move(dump, entry, reader, deal, rnd)
        since.append(entry)
    return tally


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the games asked for. Returns 1 if something leaked, otherwise 0."""
    parser = argparse.ArgumentParser(prog="python -m tools.noninterference", description=__doc__)
    parser.add_argument("game", choices=list(rules.GAMES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="emberkeep")
    parser.add_argument("--only", type=int, help="the number of one game to play again")
    parser.add_argument("--every", type=int, default=5, help="look at every so-many-th entry")
    parser.add_argument("--pack", action="store_true", help="with the sample of tests/packs/")
    chosen = parser.parse_args(arguments)
    packs = list_pack_texts(chosen.game) if chosen.pack else []
    total: Tally = Counter()
    leaks = 0
    for number in range(chosen.games) if chosen.only is None else [chosen.only]:
        try:
            total += play_one(chosen.game, chosen.seed, number, chosen.every, packs=packs)
        except Leak as leak:
            leaks += 1
            print(f"Game {number}: {leak}", flush=True)
    for what, count in sorted(total.items()):
        print(f"{what:>24}: {count}")
    print(f"{'leaks':>24}: {leaks}")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
