"""The side panel of the table card: how everybody stands, in short lines."""

from __future__ import annotations

from pictures.artist import PANEL, clip
from pictures.aurora.facts import AREAS, PERIODS, PHASES, THE_AUTOMA, place, quay, total, track
from pictures.aurora.words.phrases import colour, enemy, who
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.ending import LAST_ROUND
from rules.aurora.view import AutomaView, PlayerView, View
from rules.kit.words import count


def panel(view: View) -> str:
    """Round, phase, Aurora, deck, Enemies, and a line for each."""
    lines = [_head(view), _ship(view)]
    if view.storm:
        lines.append("**Heavy Snowstorm** · Trucks 2 slower, no Shortcuts")
    lines += _everybody(view)
    if view.foes:
        foes = [f"{enemy(foe)} {len(foe.boxes) - foe.filled} left" for foe in view.foes]
        aim = f" · aim: {AREAS[view.area]}" if view.area else ""
        lines.append(f"**Enemies** {'; '.join(foes)}{aim}")
    lines.append(f"-# {_stock(view)}")
    return clip("\n".join(lines), PANEL)


def _head(view: View) -> str:
    line = f"**Round {view.round}** of {LAST_ROUND} · {PHASES[view.phase]}"
    if view.acting is not None:
        line += f" · **{who(view, view.acting)}** acts"
    return line


def _ship(view: View) -> str:
    return f"**Aurora** {track(view)} at {quay(view)}"


def _stock(view: View) -> str:
    period = f", period {PERIODS[view.period]} on top" if view.period else ""
    piles = f"Common pile {len(view.common)} · Defeated {len(view.defeated)}"
    return f"Deck {view.deck}{period} · Objects {view.objects} · {piles}"


def _everybody(view: View) -> list[str]:
    """In the Turn Order, whoever is out of the game last."""
    first = [seat for seat in view.order if seat != AUTOMA]
    rest = [p.seat for p in view.players if p.seat not in first]
    lines = []
    for seat in [*view.order, *rest]:
        if seat == AUTOMA:
            assert view.automa is not None
            lines.append(_automa(view, view.automa))
        else:
            lines.append(_player(view, view.players[seat]))
    if view.automa is not None and AUTOMA not in view.order:
        lines.append(_automa(view, view.automa))
    return lines


def _player(view: View, p: PlayerView) -> str:
    mark = "▸ " if view.acting == p.seat else ""
    head = f"{mark}**{who(view, p.seat)}** ({colour(view, p.seat)})"
    if p.out:
        return f"{head} · out of the game"
    points = total(view, p.seat)
    if points is not None:
        head += f" · **{points} points**"
    turn = f"{place(view, p.seat)} " if view.order else ""
    parts = [
        f"{turn}at {p.space}",
        f"Fame {p.fame}",
        f"Fury {p.fury}",
        f"Fuel {p.fuel}",
        f"Food {p.food}",
        f"Ammo {p.ammo}",
        count(p.hidden, "card"),
        f"speed {p.speed}",
    ]
    return f"{head} · {' · '.join(parts)}"


def _automa(view: View, a: AutomaView) -> str:
    points = total(view, AUTOMA)
    score = f" · **{points} points**" if points is not None else ""
    turn = f"{place(view, AUTOMA)} " if view.order else ""
    mark = "▸ " if view.acting == AUTOMA else ""
    return (
        f"{mark}**{THE_AUTOMA}**{score} · {turn}at {a.space} · Fame {a.fame} · Fuel {a.fuel} · "
        f"Food {a.food} · Ammo {a.ammo} · Survivors {a.survivors}, {a.contaminated} contaminated · "
        f"{count(a.cards, 'card')}"
    )
