"""Pages by themselves, crossed by bots: in at the start, out at an exit (AF-28.10)."""

from collections import Counter
from random import Random

from rules.aftermath import Aftermath
from rules.aftermath.bot.player import HASTY
from rules.aftermath.model.state import FORAGE, State
from rules.engine import Answer, Chance, Prompt, Table
from tests.drivers import NAMES, bot_play
from tests.rules.aftermath.build import Party

CHARACTERS = ("wren", "bodkin", "cog", "marl")
ENDLESS = 200


class Greedy(Aftermath):
    """The game with bots that make straight for the next page."""

    def bot(self, view: object, prompt: Prompt[object], rng: Chance) -> Answer:
        return HASTY.choose_answer(view, prompt, rng)


def cross_page(page: int, n: int, seed: int) -> Counter[str]:
    """The first n characters, without items, come to a page, as if it were on their way."""
    party = Party(*CHARACTERS[:n], page=page, phase="page")
    s = party.state
    s.to, s.visited, s.here = page, [], None
    s.colony.assigned, s.played, s.colony.open = FORAGE, FORAGE, []
    s.colony.dials |= {"food": 6, "scrap": 2, "population": 7, "morale": 7}
    rnd = Random(seed)
    rnd.shuffle(s.deck.pile)
    rnd.shuffle(s.colony.items.pile)
    rnd.shuffle(s.colony.encounters.pile)
    table: Table[State] = Table.place(Greedy(), s, f"cross {page} {seed}", NAMES[:n])
    for _ in bot_play(table):
        now = table.state
        if now.outcome or now.turns > ENDLESS or now.phase == "leaving":
            break
        if now.visited and now.visited[-1] != page:
            break
    now = table.state
    left = not now.outcome and now.turns <= ENDLESS
    return Counter(crossed=int(left), turns=now.turns)
