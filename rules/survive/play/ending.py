"""Every way in which a player wins or the game ends (SV-17)."""

from functools import partial
from typing import Any

from rules.engine import Offer, Option, Prompt, Result, asks_nothing
from rules.survive.model.components import COLOURS, ELEMENTS, MONTHS_TO_WIN, ZOMBIES
from rules.survive.model.state import GM, State
from rules.survive.play.context import Here
from rules.survive.words import Message

_BY_PROGRESS = "epilogue-dawn"
"""The message that ends a game which nobody won by a goal."""


def award_human_win(t: Here, seat: int) -> None:
    """End the game if this Human, who has landed on the Home Village, has twelve Months and a card
    of each element (SV-17.1 to SV-17.6)."""
    s = t.state
    if s.count_months(seat) >= MONTHS_TO_WIN and s.has_full_set(seat):
        _end_game(t, [seat], "home", Message("human-wins", player=t.name_seat(seat)))


def award_zombie_win(t: Here, owner: int) -> None:
    """End the game if all six Zombies are on Zombie City at the end of their player's turn (SV-17.7
    to SV-17.9)."""
    s = t.state
    city = s.find_token("city")
    if len(s.zombies) == len(ZOMBIES) and all(space == city for space in s.zombies.values()):
        if owner == GM:
            _end_game(t, [], "six", Message("master-wins"))
        _end_game(t, [owner], "six", Message("zombies-win", player=t.name_seat(owner)))


def award_vampire_win(t: Here, seat: int) -> None:
    """End the game if the Vampire, who has landed on the Graveyard, has all five Coffins saved and
    a Drop left (SV-17.10 to SV-17.12)."""
    s = t.state
    if len(s.saved_colours()) == len(COLOURS) and s.drops:
        _end_game(t, [seat], "five", Message("vampire-wins", player=t.name_seat(seat)))


def end_at_last_dawn(t: Here) -> None:
    """End the game after the last round: the highest progress wins, and ties share (SV-17.14 to
    SV-17.16)."""
    _end_by_progress(t, "dawn", Message("last-dawn"))


def _end_by_progress(t: Here, way: str, why: Message) -> None:
    s = t.state
    scores = {seat: measure_progress(s, seat) for seat in range(s.seats)}
    best = max(scores.values())
    if s.seats == 1:
        # A single player has nobody to be ahead of, and wins only by the condition (SV-20.2).
        alone = Message("nobody-wins", why=why, player=t.name_seat(0), best=best)
        _end_game(t, [], way, alone)
    winners = [seat for seat, score in scores.items() if score == best]
    names = [t.name_seat(seat) for seat in winners]
    furthest = Message("furthest-wins", why=why, count=len(winners), players=names, best=best)
    _end_game(t, winners, way, furthest)


def _end_game(t: Here, winners: list[int], way: str, why: Message) -> None:
    s = t.state
    s.phase = "over"
    s.to_move = False
    s.zombies_to_move = []
    s.offer = None
    t.tell(why, kind="end", way=way)
    t.finish_game(winners, {seat: measure_progress(s, seat) for seat in range(s.seats)}, why)


def measure_progress(s: State, seat: int) -> int:
    """Measure how far a player has come, out of 60 (SV-17.15)."""
    player = s.players[seat]
    if player.role == "zombie":
        city = s.find_token("city")
        return sum(10 if space == city else 5 for space in s.zombies.values())
    if player.role == "vampire":
        return 6 * len(s.coffins) + 6 * len(s.saved_colours())
    different = sum(1 for element in ELEMENTS if player.hand[element])
    return 4 * min(s.count_months(seat), MONTHS_TO_WIN) + 3 * different


def write_epilogue(s: State, result: Result) -> str:
    """Choose the epilogue by how the game ended."""
    return str(Message(_choose_epilogue(s, result)))


def _choose_epilogue(s: State, result: Result) -> str:
    """Find the message of the goal that a winner has reached, or _BY_PROGRESS."""
    roles = {s.players[seat].role for seat in result.winners}
    city = s.find_token("city")
    if "vampire" in roles and len(s.saved_colours()) == len(COLOURS):
        return "epilogue-vampire"
    all_home = len(s.zombies) == len(ZOMBIES) and all(at == city for at in s.zombies.values())
    if all_home and "human" not in roles:
        return "epilogue-zombies"
    home = any(_has_won_at_home(s, seat) for seat in result.winners)
    return "epilogue-home" if home else _BY_PROGRESS


def _has_won_at_home(s: State, seat: int) -> bool:
    """Whether this Human has reached the Human goal: on the Home Village with twelve Months and a
    full set."""
    player = s.players[seat]
    if player.role != "human" or player.space != s.find_home(seat):
        return False
    return s.count_months(seat) >= MONTHS_TO_WIN and s.has_full_set(seat)


def describe_achievement(s: State, seat: int, result: Result) -> str:
    """Describe for the standings what a player achieved, with the progress if it decided."""
    player = s.players[seat]
    counts = "yes" if _choose_epilogue(s, result) == _BY_PROGRESS else "no"
    progress = {"points": measure_progress(s, seat), "counts": counts}
    if player.role == "zombie":
        there = sum(space == s.find_token("city") for space in s.zombies.values())
        did = Message("achieved-zombies", count=there, all=len(ZOMBIES), **progress)
    elif player.role == "vampire":
        saved = len(s.saved_colours())
        did = Message("achieved-vampire", count=saved, all=len(COLOURS), **progress)
    else:
        different = sum(1 for element in ELEMENTS if player.hand[element])
        did = Message(
            "achieved-human",
            months=s.count_months(seat),
            count=different,
            all=len(ELEMENTS),
            **progress,
        )
    return str(did)


# -- calling the end (SV-17.17) ------------------------------------------------------------------

CALL = (Option("call", "call", Message("call"), Message("call-detail")),)
RECALL = (Option("recall", "call", Message("recall"), Message("recall-detail")),)


def offer_calls(t: Here) -> None:
    """Let all present players call the end out of turn, and end the game once all of them have. The
    game no longer waits for a player who went away after a call."""
    s = t.state
    if s.calls and not _list_silent(t):
        alone = Message("ends-alone", player=t.name_seat(0))
        _end_by_progress(t, "called", Message("all-agree") if s.seats > 1 else alone)
    t.offer_free_actions(partial(_list_calls, t), partial(_take_call, t))


def _list_calls(t: Here, seat: int) -> list[Offer]:
    return [] if seat in t.absent_seats else [("call", partial(_offer_call, t, seat))]


@asks_nothing
def _take_call(t: Here, _role: str, prompt: Prompt[Any], answer: list[str]) -> None:
    _hear_call(t, prompt.seat, answer)
    offer_calls(t)


def _offer_call(t: Here, seat: int) -> Prompt[list[str]]:
    return t.choices(
        seat,
        Message("call-end" if t.state.seats > 1 else "call-end-alone"),
        RECALL if seat in t.state.calls else CALL,
        default=[],
        optional=True,
        aside=True,
        topic="call",
        rule="SV-17.17",
    )


def lapse_calls(t: Here) -> None:
    """Cancel all calls when the round is over, so that nobody is bound by an old one."""
    s = t.state
    if s.calls:
        names = [t.name_seat(seat) for seat in sorted(s.calls)]
        told = Message("calls-lapse", round=s.round, count=len(names), players=names)
        t.tell(told, kind="call", round=s.round)
        s.calls = []


def _list_silent(t: Here) -> list[int]:
    """List the seats that are present and have not called the end."""
    not_asked = {*t.state.calls, *t.absent_seats}
    return [seat for seat in range(t.state.seats) if seat not in not_asked]


def _hear_call(t: Here, seat: int, answer: list[str]) -> None:
    s = t.state
    if answer == ["call"]:
        s.calls.append(seat)
        if s.seats == 1:
            return  # the message about the end says so
        silent = [t.name_seat(other) for other in _list_silent(t)]
        told = Message("calls-end", player=t.name_seat(seat), count=len(silent), others=silent)
        t.tell(told, kind="call", seat=seat)
    elif answer == ["recall"]:
        s.calls.remove(seat)
        t.tell(Message("recalls", player=t.name_seat(seat)), kind="call", seat=seat)
