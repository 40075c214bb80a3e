"""Players who answer ahead in random games of any game: they set every answer on offer, for as
long as it can count. And which kinds of question come up in games of bots:

    python -m tests.ahead survive --games 20
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import rules
from rules.engine import Answer, Entry, Game, Prompt, Table, ahead
from rules.engine.presets import Preset
from tests.template_game import register_template

SELDOM = 0.1
"""How often a seat arms something between two entries."""


class Ahead:
    """What the seats of one table have answered ahead, decided by dice."""

    def __init__(self, table: Table[Any], rnd: Random) -> None:
        self._table = table
        self._rnd = rnd
        self.armed: dict[int, list[Preset]] = {}
        self.used: Counter[str] = Counter()

    def find_next(self) -> Entry | None:
        """Perhaps set an answer ahead; then give the answer that was set ahead, if there is one."""
        table, rnd = self._table, self._rnd
        seat = rnd.randrange(len(table.names))
        if rnd.random() < SELDOM:
            self._set_preset(seat)
        if table.undoing.taken_back is not None:
            self.armed.pop(table.undoing.taken_back, None)
        for prompt in table.asked_prompts:
            mine = [
                preset
                for preset in self.armed.get(prompt.seat, ())
                if ahead.explain_expiry(table, prompt.seat, preset) is None
                and ahead.explain_change(table, prompt.seat, preset) is None
            ]
            found = ahead.find_preset_answer(table, prompt, mine)
            if found is not None:
                self.used[found[0].kind] += 1
                return Entry("preset", prompt.seat, prompt.id, found[1])
        return None

    def _set_preset(self, seat: int) -> None:
        table, rnd = self._table, self._rnd
        offered = ahead.list_offered(table, seat)
        if not offered:
            return
        one = rnd.choice(offered)
        conditions = ["", *(each.id for each in one.conditions)]
        preset = ahead.make_preset(
            table,
            seat,
            one.kind.key,
            answer=rnd.choice(one.answers).id,
            condition=rnd.choice(conditions) if rnd.random() < 0.5 else "",
            scope=rnd.choice(ahead.list_scopes(table)),
        )
        self.armed.setdefault(seat, []).append(preset)


def answer_ahead(
    game: Game[Any],
    table: Table[Any],
    prompt: Prompt[Any],
    kind: str,
    answer: str,
    condition: str = "",
) -> Answer | None:
    """What the prompt's seat answers if it has given that answer ahead on that condition; None: it
    is asked as usual. Raises KeyError where that is not offered."""
    if kind not in ahead.list_preset_keys(game, prompt):
        return None
    one = {each.key: each for each in game.presets}[kind]
    view = game.view(table.state, prompt.seat, table.names)
    if answer not in {each.id for each in one.answers(view)}:
        raise KeyError(answer)
    if condition not in {"", *(each.id for each in one.conditions(view))}:
        raise KeyError(condition)
    if condition and not one.holds(view, prompt, condition):
        return None
    given = one.give(view, prompt, answer)
    if given is not None:
        prompt.read(given)
    return given


def examine_table(table: Table[Any]) -> Counter[str]:
    """Check every open question against every kind that covers it: whatever may be chosen is
    answered legally or left to be asked, and needs nothing but what the seat may see. Returns how
    often each kind, and each answer of it, came to an answer."""
    found: Counter[str] = Counter()
    for prompt in table.asked_prompts:
        fitting = ahead.list_preset_keys(table.game, prompt)
        if not fitting:
            continue
        view = table.view(prompt.seat)
        before = view.model_dump_json()
        for each in ahead.list_offered(table, prompt.seat):
            if each.kind.key not in fitting:
                continue
            for condition in each.conditions:
                held = each.kind.holds(view, prompt, condition.id)
                assert isinstance(held, bool), f"{each.kind.key}: {condition.id} says {held!r}."
                found[f"{each.kind.key} if {condition.id}"] += held
            for choice in each.answers:
                answer = each.kind.give(view, prompt, choice.id)
                if answer is None:
                    continue
                prompt.read(answer)  # raises Illegal where it does not fit
                found[each.kind.key] += 1
                found[f"{each.kind.key}: {choice.id}"] += 1
        assert view.model_dump_json() == before
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Print which kinds of question came up in games of bots; return 1 if one never did."""
    register_template()
    parser = argparse.ArgumentParser(prog="python -m tests.ahead", description=__doc__)
    parser.add_argument("game", choices=list(rules.GAMES))
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args(arguments)
    game = rules.GAMES[chosen.game]
    found: Counter[str] = Counter()
    for number in range(chosen.games):
        found += examine_game(game, number)
    for what, count in sorted(found.items()):
        print(f"{count:>8}  {what}")
    never = [kind.key for kind in game.presets if not found[kind.key]]
    print("Never asked:", ", ".join(never) or "none")
    return 1 if never else 0


def examine_game(game: Game[Any], number: int, most: int = 5000) -> Counter[str]:
    """What `examine_table` finds in the game of that number, played by bots that answer every
    second question at random. It is left after so many entries."""
    from tests.drivers import bot_play, open_table, random_play  # they arm what is above

    table = open_table(game, game.seats[number % len(game.seats)], f"ahead/{number}")
    found = examine_table(table)
    going = bot_play(table) if number % 2 == 0 else random_play(table, Random(f"ahead/{number}"))
    for _ in islice(going, most):
        found += examine_table(table)
    return found


if __name__ == "__main__":
    sys.exit(main())
