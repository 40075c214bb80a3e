"""What is counted in missions and campaigns of bots (AF-28.8, AF-28.9)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules.aftermath import GAME as SENSIBLE_GAME
from rules.aftermath import Aftermath
from rules.aftermath.bot.player import CARELESS, HEEDLESS, Player
from rules.aftermath.model.state import Colony, State
from rules.aftermath.play.colony.hardship import find_time_allowance
from rules.aftermath.view_models import View
from rules.engine import Answer, Chance, Event, Prompt, Table
from tests.drivers import bot_play

CHAPTERS = 10
"""A campaign of the ledger's (AF-28.9)."""
HALF = 5
ACTION = "act"
"""The topic of the question that begins an action."""


class GameOfBots(Aftermath):
    """The game with other bots."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def bot(self, view: View, prompt: Prompt[object], rng: Chance) -> Answer:
        return self.player.choose_answer(view, prompt, rng)


PLAYERS = {"careless": GameOfBots(CARELESS), "heedless": GameOfBots(HEEDLESS)}
"""The second and the third strength of play (AF-28.9)."""


def count(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one finished game: its mission, and the campaign that goes on from it."""
    missions, end = follow_campaign(table, told)
    facts: Counter[str] = Counter()
    for one in missions:
        facts.update(one)
    lost = end.lost or end.infinite
    facts.update(
        {
            "campaigns": 1,
            "campaigns lost": lost,
            "campaigns lost by mission five": lost and len(missions) <= HALF,
            "campaigns won": end.won,
            "chapters": len(missions),
            "goals": len(end.goals),
            "structures": len(end.built),
        }
    )
    return facts


def follow_campaign(
    table: Table[State], told: Sequence[Event]
) -> tuple[list[Counter[str]], Colony]:
    """The facts of each mission of the campaign that a finished game begins, until it is won or
    lost or has had its ten; and the colony at the end."""
    game = table.game if isinstance(table.game, GameOfBots) else SENSIBLE_GAME
    missions = [count_mission(table, told)]
    colony, save = table.state.colony, table.carried_save
    while save is not None and len(missions) < CHAPTERS and not colony.infinite:
        seed = f"{table.seed}/{len(missions)}"
        played = Table.open(game, names=table.names, seed=seed, save=save)
        events = [event for _, some in bot_play(played) for event in some]
        missions.append(count_mission(played, events))
        colony, save = played.state.colony, played.carried_save
    return missions, colony


def count_mission(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one mission."""
    s = table.state
    facts: Counter[str] = Counter(missions=1, turns=s.turns, pages=len(s.visited))
    succeeded = s.outcome == "success"
    facts["succeeded"] += succeeded
    facts["overrun"] += max(0, s.colony.dials["time"] - find_time_allowance(s))
    facts[f"mission {s.played}"] += 1
    facts[f"mission {s.played} succeeded"] += succeeded
    facts.update(_count_income(told))
    for event in told:
        if event.kind == "scavenge" and "difficulties" in event.data:
            facts["placed"] += len(event.data["difficulties"])
        searched = event.kind == "test" and event.text.startswith("Scavenging")
        facts["found"] += searched and event.data["success"]
        facts["defeats"] += event.kind == "defeated"
        facts["nests"] += event.text == "The party makes a nest."
    return facts


def _count_income(told: Sequence[Event]) -> Counter[str]:
    """Food and scrap that came in before the party was home, and food eaten in nests."""
    facts: Counter[str] = Counter()
    for event in told:
        if event.message is not None and event.message.id in ("mission-is-done", "mission-failed"):
            break
        for dial in ("food", "scrap"):
            facts[f"{dial} found"] += max(0, event.data.get("by", {}).get(dial, 0))
        if event.text.startswith("A meal for"):
            facts["food eaten"] += 1
    return facts


def told(total: Counter[str]) -> str:
    """The figures in a few lines: a mission's, then a campaign's."""
    games, campaigns = max(1, total["missions"]), max(1, total["campaigns"])

    def each(what: str, of: int) -> str:
        return f"{total[what] / of:.1f}"

    missions = ", ".join(_list_missions(total))
    found = 100 * total["found"] / max(1, total["placed"])
    return (
        f"{games} missions: {100 * total['succeeded'] / games:.0f} % succeeded, turns "
        f"{each('turns', games)}, pages {each('pages', games)}, nests {each('nests', games)}, "
        f"defeats {each('defeats', games)}, scavenge found {found:.0f} %, food "
        f"{each('food found', games)}, scrap {each('scrap found', games)}, eaten "
        f"{each('food eaten', games)}, hours too long {each('overrun', games)}; {missions}; "
        f"{campaigns} campaigns: {100 * total['campaigns won'] / campaigns:.0f} % won, "
        f"{100 * total['campaigns lost'] / campaigns:.0f} % lost, "
        f"{100 * total['campaigns lost by mission five'] / campaigns:.0f} % by mission five, "
        f"chapters {each('chapters', campaigns)}, goals {each('goals', campaigns)}, structures "
        f"{each('structures', campaigns)}"
    )


def _list_missions(total: Counter[str]) -> Iterator[str]:
    for n in range(9):
        if played := total[f"mission {n}"]:
            yield f"mission {n} {100 * total[f'mission {n} succeeded'] / played:.0f} % of {played}"


def round_of(state: State) -> int:
    """A turn of somebody's, for the count of questions."""
    return state.turns


def sort_at(seat: int, state: State) -> str:
    """Whether it is a seat's own turn."""
    if state.here is None or state.phase != "turn":
        return "between turns"
    own = state.party[state.active].seat == seat
    return "in one's own turn" if own else "in another's turn"
