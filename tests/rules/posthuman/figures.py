"""What is counted in a game of bots (PH-27.20, PH-27.21), and other players than those."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rules.engine import Answer, Chance, Event, Prompt, Table
from rules.posthuman import Posthuman
from rules.posthuman.bot.player import CAREFUL, SENSIBLE, Player
from rules.posthuman.model.decks import TILES
from rules.posthuman.model.state import State
from rules.posthuman.model.terms import JOURNEY_END


class GameOfBots(Posthuman):
    """The game with bots of one temper, each with one of the pre-made characters in turn."""

    def __init__(self, driver: Player, seats: range = Posthuman.seats) -> None:
        self.driver = driver
        self.seats = seats

    def bot(self, view: Any, prompt: Prompt[Any], rng: Chance) -> Answer:
        return self.driver.choose_answer(view, prompt, rng)


FOUGHT = ("foe", "melee", "shots")
"""What is told of a fight."""
GAME = GameOfBots(SENSIBLE)
"""The game as it is, with the bots that fill seats."""
PLAYERS: dict[str, Any] = {
    "careful": GameOfBots(CAREFUL, range(1, 2)),
    "careful at tables": GameOfBots(CAREFUL, range(2, 5)),
}
"""The careful player of PH-27.20, alone; and the same among others."""


def count(table: Table[State], told: Sequence[Event]) -> Counter[str]:
    """The facts of one finished game."""
    assert table.result is not None
    s = table.state
    facts: Counter[str] = Counter(seats=s.seats, turns=s.turn)
    facts["won"] += bool(table.result.winners) and bool(s.humans)
    facts["all mutants"] += s.seats > 1 and not s.humans
    facts["somebody turned"] += bool(s.mutants)
    facts["turned"] += len(s.mutants)
    facts["arrived"] += sum(s.human(seat).place >= JOURNEY_END for seat in s.humans)
    if s.is_solo and not facts["won"]:
        facts["out of time" if s.humans else "mutated"] += 1
    places: Counter[int] = Counter()
    zones: Counter[tuple[int, str]] = Counter()
    for event in (*table.opening, *told):
        _count_event(facts, event)
        if event.kind == "zone":
            seat, tile = event.data["seat"], event.data["tile"]
            places[seat] = event.data["place"]
            zones[seat, tile] += 1
            facts["tiles"] += zones[seat, tile] == len(TILES[tile].zones)
        elif event.kind == "knockout":  # what was not completed is begun again
            for key in [one for one in zones if one[0] == event.data["seat"]]:
                if zones[key] < len(TILES[key[1]].zones):
                    zones[key] = 0
    for seat in s.humans:
        places[seat] = s.human(seat).place
        facts["mutations"] += len(s.human(seat).mutations)
    for seat in s.mutants:
        facts["mutations"] += len(s.mutant(seat).mutations)
    facts["points"] += sum(places.values())
    return facts


def _count_event(facts: Counter[str], event: Event) -> None:
    data, kind = event.data, event.kind
    if kind == "knockout":
        facts["knockouts"] += 1
        facts[f"knocked out by {'+'.join(data['tracks'])}"] += 1
    elif kind == "scar" and "scars" in data:
        facts["scars"] += 1
    elif kind == "passage" and " meets " in event.text:
        facts["encounters"] += 1
    elif kind == "evade" and data["away"]:  # what was evaded is not met, but what comes instead
        facts["encounters"] -= 1
    elif kind == "goods" and data.get("sign", 0) > 0:
        cause = event.message.data.get("cause") if event.message is not None else None
        of_supplies = getattr(cause, "id", "") in ("foraging", "supplies")
        facts["food" if of_supplies else "other food"] += data.get("food", 0)
    elif kind == "fed":
        facts["other food"] += 1
    elif kind in ("won", "fled"):
        facts[f"fights: {kind}"] += 1
    elif kind == "eat" and data.get("slot", 0):
        facts["hungry"] += 1
    elif kind == "declared":
        facts.update(f"to {action}" for action in data["actions"].values())


def told(total: Counter[str]) -> str:
    """The figures in a few lines: shares of games in percent, the rest a player."""
    games, seats = total["games"], max(1, total["seats"])

    def share(what: str) -> str:
        return f"{100 * total[what] / games:.0f}"

    def each(what: str) -> str:
        return f"{total[what] / seats:.1f}"

    ends = f"won {share('won')}, somebody turned {share('somebody turned')}, "
    if seats == games:
        ends += f"out of time {share('out of time')}, mutated {share('mutated')}"
    else:
        ends += f"all mutants {share('all mutants')}"
    figures = (
        "points",
        "knockouts",
        "scars",
        "mutations",
        "encounters",
        "food",
        "other food",
        "tiles",
        "hungry",
    )
    actions = ("to move", "to camp", "to forage", "to scout", "to nothing")
    return f"{ends}; turns {total['turns'] / games:.1f}; a player: " + ", ".join(
        f"{what} {each(what)}" for what in (*figures, *actions)
    )


def sort_of(seat: int, events: Sequence[Event]) -> str:
    """Which sort of turn it was for somebody."""
    declared = [event.data["actions"] for event in events if event.kind == "declared"]
    if not declared:
        return "before the first turn"
    if str(seat) not in declared[0]:
        return "as a mutant"
    fought = any(event.kind in FOUGHT and event.data.get("seat") == seat for event in events)
    return "with a fight" if fought else "without a fight"
