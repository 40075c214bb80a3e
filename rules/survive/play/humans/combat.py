"""How Humans attack Monsters (SV-9), and how they defend themselves (SV-10)."""

from rules.engine import Option, Play
from rules.survive.model.board import Space
from rules.survive.model.components import (
    ZOMBIES,
    Act,
    Zombie,
    describe_cards,
    describe_cost,
    name_zombie_first,
    read_zombie,
)
from rules.survive.model.state import State
from rules.survive.play import absence
from rules.survive.play.bank import lose_half, pay_cost
from rules.survive.play.context import Here, ask_seat
from rules.survive.play.crates import win_crate
from rules.survive.play.ending import award_human_win
from rules.survive.play.monsters.monsters import kill_zombie, strike_vampire
from rules.survive.words import Message


def attack_as_human(t: Here, seat: int) -> Play[None]:
    """Let the Human attack at least once, and again while the hand pays and they wish (SV-9.7)."""
    s = t.state
    space = s.players[seat].space
    again = False
    while targets := list_human_targets(s, seat, space):
        options = [_make_target_option(s, seat, target) for target in targets]
        if again:
            options.append(Option("done", "done", Message("enough"), Message("attack-no-more")))
        chosen = yield from ask_seat(
            t,
            t.choice(
                seat,
                Message("attack-whom" if not again else "attack-whom-else"),
                options,
                default="done" if again else absence.choose_target(s, seat, targets),
                # Nobody else may learn which kinds of Monster the hand can pay for.
                secret=again or (s.vampire == space and bool(s.zombies_on(space))),
                about=_describe_question(t, seat, again),
                topic="attack again" if again else "attack",
                data={"at": space},
                rule="SV-9.7",
            ),
        )
        if chosen == "done":
            return
        _resolve_attack(t, seat, chosen)
        if space == s.find_home(seat):
            award_human_win(t, seat)  # before asking for another attack (SV-17.6)
        again = True


def _describe_question(t: Here, seat: int, again: bool) -> Message:
    """Say what everybody may know of the question: where, and whether it is the first."""
    return Message(
        "about-attacking-again" if again else "about-attacking",
        player=t.name_seat(seat),
        space=t.state.players[seat].space,
    )


def list_human_targets(s: State, seat: int, space: Space) -> list[str]:
    """List what the hand can pay to attack on a space: Zombies' names, "vampire" (SV-9.1,
    SV-4.23)."""
    targets: list[str] = []
    if s.can_pay(seat, "attack zombie"):
        here = s.zombies_on(space)
        targets += [zombie for zombie in ZOMBIES if zombie in here]
    if s.vampire == space and s.can_pay(seat, "attack vampire"):
        targets.append("vampire")
    return targets


def _make_target_option(s: State, seat: int, target: str) -> Option:
    """Make the option to attack this target, with cost and gain (SV-9.9, SV-9.10, SV-15.27)."""
    if target == "vampire":
        gain = "attack-for-drop" if s.drops else "attack-for-crate"
        detail = Message(gain, cost=describe_cost("attack vampire"))
        return Option(target, "attack", Message("the-vampire"), detail)
    zombie = read_zombie(target)
    gain = "attack-for-crate" if _can_bring_crate(s, seat, zombie) else "attack-for-nothing"
    detail = Message(gain, cost=describe_cost("attack zombie"))
    return Option(target, "attack", name_zombie_first(zombie), detail)


def _can_bring_crate(s: State, seat: int, zombie: Zombie) -> bool:
    return zombie in ("original", s.players[seat].colour)


def _resolve_attack(t: Here, seat: int, target: str) -> None:
    """Resolve one paid attack (SV-9.3 to SV-9.6), and the Crate it may bring (SV-9.9, SV-9.10)."""
    s = t.state
    name = t.name_seat(seat)
    if target == "vampire":
        pay_cost(s, seat, "attack vampire")
        told = Message("human-attacks-vampire", player=name, cost=describe_cost("attack vampire"))
        t.tell(told, kind="attack", seat=seat)
        crate = strike_vampire(t)
    else:
        zombie = read_zombie(target)
        pay_cost(s, seat, "attack zombie")
        told = Message(
            "human-attacks-zombie", player=name, zombie=zombie, cost=describe_cost("attack zombie")
        )
        t.tell(told, kind="attack", seat=seat)
        kill_zombie(t, zombie)
        crate = _can_bring_crate(s, seat, zombie)
    if crate:
        win_crate(t, seat)


def hold_off(t: Here, seat: int, act: Act) -> bool:
    """Resolve an attack on a Human, who defends at once if the hand pays (SV-10.5 to SV-10.8,
    SV-10.13) and otherwise loses half the cards. Return whether they defended. With one card or
    none they lose nothing, but have not defended (SV-10.11, SV-10.12)."""
    name = t.name_seat(seat)
    t.note_reveal()  # everybody learns whether the hand can pay (SV-7.5)
    if t.state.can_pay(seat, act):
        pay_cost(t.state, seat, act)
        told = Message("defends", player=name, cost=describe_cost(act))
        t.tell(told, kind="defense", seat=seat)
        return True
    lost = lose_half(t, seat)
    if any(lost.values()):
        told = Message("cannot-defend", player=name, lost=describe_cards(lost))
    else:
        told = Message("cannot-defend-with-few", player=name)
    t.tell(told, kind="cards", seat=seat)
    return False
