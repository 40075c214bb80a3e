"""Random campaigns of Aftermath, chapter after chapter, each opened with the save of the one
before, and checked against the invariants. The long run:

    python -m tests.rules.aftermath.campaigns --campaigns 200 [--seed TEXT]
"""

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from rules.aftermath import GAME
from rules.aftermath.model.state import State
from rules.engine import Prompt, Table
from tests.drivers import bot_play, open_table, random_play
from tests.kit.laws import CommonLaws
from tests.rules.aftermath.invariants import BELOW_ZERO, Laws, options
from tools.random_games import check_face, check_loaded

COMMAND = "python -m tests.rules.aftermath.campaigns"
CHAPTERS = 150
"""More than any campaign has had: one that is not over after so many counts as endless."""
STAYS = ("retrieved", "goals", "done")
"""What a colony keeps from game to game, whatever happens: lists of a save."""
FRAIL = 0.3
"""How often a colony begins that the next blow may end: else hardly any campaign is lost."""

Tally = Counter[str]


def play_one(seed: str, number: int, most: int | None = None) -> Tally:
    """The campaign of that number to its end, or `most` chapters of it. Each chapter has other
    players, mostly made of dice. Raises AssertionError where one breaks a law, where something is
    lost between two chapters, and where a campaign has no end."""
    rnd = Random(f"{seed}/{number}")
    tally: Tally = Counter(campaigns=1)
    save: str | None = None
    for chapter in range(most or CHAPTERS):
        seats = rnd.choice(GAME.seats)
        called = f"{seed}/{number}/{chapter}"
        table = open_table(GAME, seats, called, options(rnd, seats), save)
        tally += _play_chapter(table, rnd)
        carried = table.carried_save
        tally[f"mission {table.state.outcome or 'without end'}"] += 1
        if carried is None:
            tally["campaign lost" if table.state.colony.lost else "campaign won"] += 1
            return tally
        _check_kept(save, carried)
        save = _weaken_colony(carried) if rnd.random() < FRAIL else carried
    assert most is not None, f"AF-20.1 and AF-20.6: no end after {CHAPTERS} chapters"
    return tally


def _play_chapter(table: Table[State], rnd: Random) -> Tally:
    """A game to its end, and what it was."""
    laws, common = Laws(table), CommonLaws(table, BELOW_ZERO)
    tally: Tally = Counter(chapters=1)
    tally[f"mission {table.state.played}"] += 1
    moves = bot_play(table) if rnd.random() < 0.3 else random_play(table, rnd)
    checked: dict[int, Prompt[Any]] = {}
    for _, events in moves:
        check_face(table, checked)
        laws.check(events)
        common.check()
        tally["answers"] += 1
        if tally["answers"] % 100 == 0:
            check_loaded(table)
    check_loaded(table)
    assert Table.load(table.dump()).carried_save == table.carried_save
    return tally


def _check_kept(before: str | None, after: str) -> None:
    """A save is one chapter further, and nothing that stays is gone."""
    was = {"chapter": 1} if before is None else json.loads(before)
    now = json.loads(after)
    assert now["chapter"] == was["chapter"] + 1
    for name in STAYS:
        assert set(was.get(name, ())) <= set(now[name]), name


def _weaken_colony(save: str) -> str:
    """The same colony with little morale and few people."""
    colony = json.loads(save)
    colony["dials"] |= {"morale": 1, "population": 2}
    return json.dumps(colony)


# -- the long run ----------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the campaigns asked for; 1 where one failed."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--campaigns", type=int, default=200)
    parser.add_argument("--seed", default="emberkeep", help="any text; the same text, same ones")
    parser.add_argument("--only", type=int, help="the number of one campaign to play again")
    chosen = parser.parse_args(arguments)
    total: Tally = Counter(failed=0)
    for number in range(chosen.campaigns) if chosen.only is None else [chosen.only]:
        try:
            total += play_one(chosen.seed, number)
        except Exception:
            total["failed"] += 1
            again = f"{COMMAND} --seed '{chosen.seed}' --only {number}"
            print(f"{traceback.format_exc()}Again:  {again}", flush=True)
    for what, count in sorted(total.items()):
        print(f"{what:>20}: {count}")
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
