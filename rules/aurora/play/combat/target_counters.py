"""Target counters, from the player's board or, if it has none left, from another Enemy (LA-11.17,
LA-11.18, LA-16.23)."""

from rules.aurora.model.decks import name_of
from rules.aurora.model.state import Foe
from rules.aurora.play.context import Here
from rules.aurora.words import Message
from rules.engine import Option, Play


def add_target_counter(h: Here, seat: int, foe: Foe, verb: str, *, rule: str) -> Play[bool]:
    """Put one of the player's counters on the Enemy. If none is left on the board, they may take
    one off another Enemy. Return whether one came."""
    if not h.s.counters_left(seat):
        options = [Option("none", verb, Message("leave-counters"))]
        options += [
            Option(
                o.card,
                verb,
                Message("counter-from", name=name_of(o.card)),
                Message("counters-there", counters=o.targets[seat]),
            )
            for o in h.s.foes
            if o is not foe and o.targets.get(seat)
        ]
        text = Message("move-counter", name=name_of(foe.card))
        chosen = yield from h.choose(seat, text, options, rule=rule)
        if chosen == "none":
            return False
        h.s.find_foe(chosen).targets[seat] -= 1
    foe.add_target_of(seat)
    return True
