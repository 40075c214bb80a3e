"""Whether the campaign goes on, and with which mission (AF-19.34, AF-19.35, AF-20.5)."""

from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import FORAGE, FORAGE_ALLOWANCE, State
from rules.aftermath.play.colony.chapter import WON, read_chapter_entry, read_closing
from rules.aftermath.play.context import Here
from rules.aftermath.play.party.voting import ask_vote
from rules.aftermath.words import Message
from rules.engine import Option, Play


def decide_to_go_on(h: Here) -> Play[bool]:
    """Decide whether the campaign goes on. Once it is won it ends, unless main missions remain and
    the party votes to go on."""
    s = h.s
    if not s.colony.won:
        return True
    left = [n for n, card in BOOK.missions.items() if card.main and n not in s.colony.done]
    if left:
        chosen = yield from ask_vote(
            h,
            Message("end-here-or-not"),
            [
                Option("stop", "colony", Message("end-here")),
                Option("on", "colony", Message("go-on"), Message("missions-left")),
            ],
            "stop",
            topic="go-on",
            rule="AF-20.5",
        )
        if chosen == "on":
            return True
    read_chapter_entry(h, WON, Message("comes-through"))
    read_closing(h)
    return False


def list_next_missions(s: State) -> list[int]:
    """List the missions that could be next: main ones by number, then side ones, then Forage. The
    first is the default."""
    missions = sorted(s.colony.open, key=lambda n: (not BOOK.missions[n].main, n))
    return [*missions, FORAGE]


def ask_next_mission(h: Here) -> Play[None]:
    """Let the party vote for the next mission."""
    s = h.s
    options = [_make_option(n) for n in list_next_missions(s)]
    chosen = yield from ask_vote(
        h, Message("which-mission"), options, options[0].id, topic="mission", rule="AF-19.34"
    )
    s.colony.assigned = int(chosen)
    if s.colony.assigned == FORAGE:
        told = Message("assigns-foraging")
    else:
        told = Message("assigns-mission", mission=BOOK.missions[s.colony.assigned].name)
    h.tell(told, kind="mission", mission=s.colony.assigned)


def _make_option(n: int) -> Option:
    if n == FORAGE:
        detail = Message("forage-detail", time=FORAGE_ALLOWANCE)
        return Option("0", "colony", Message("forage"), detail)
    card = BOOK.missions[n]
    kind = "main" if card.main else "side"
    label = Message("mission-choice", mission=card.name, kind=kind, time=card.allowance)
    return Option(str(n), "colony", label, card.goal)
