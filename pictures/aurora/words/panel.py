"""Write the side panel of the table card: how each player stands, in short lines."""

from __future__ import annotations

from pictures.artist import PANEL, clip
from pictures.aurora.facts import (
    AREAS,
    PERIODS,
    PHASES,
    THE_AUTOMA,
    label_quay,
    label_track_space,
    label_turn_place,
    sum_points,
)
from pictures.aurora.words.phrases import label_colour, label_enemy, label_player
from rules.aurora.model.state import AUTOMA
from rules.aurora.play.ending import LAST_ROUND
from rules.aurora.view import AutomaView, PlayerView, View
from rules.kit.words import count_noun


def format_panel(view: View) -> str:
    """Write the panel: round, phase, Aurora, a line for each player, Enemies, deck."""
    lines = [_describe_round(view), _describe_ship(view)]
    if view.storm:
        lines.append("**Heavy Snowstorm** · Trucks 2 slower, no Shortcuts")
    lines += _list_player_lines(view)
    if view.foes:
        foes = [f"{label_enemy(foe)} {len(foe.boxes) - foe.filled} left" for foe in view.foes]
        aim = f" · aim: {AREAS[view.area]}" if view.area else ""
        lines.append(f"**Enemies** {'; '.join(foes)}{aim}")
    lines.append(f"-# {_describe_stock(view)}")
    return clip("\n".join(lines), PANEL)


def _describe_round(view: View) -> str:
    line = f"**Round {view.round}** of {LAST_ROUND} · {PHASES[view.phase]}"
    if view.acting is not None:
        line += f" · **{label_player(view, view.acting)}** acts"
    return line


def _describe_ship(view: View) -> str:
    return f"**Aurora** {label_track_space(view)} at {label_quay(view)}"


def _describe_stock(view: View) -> str:
    period = f", period {PERIODS[view.period]} on top" if view.period else ""
    piles = f"Common pile {len(view.common)} · Defeated {len(view.defeated)}"
    return f"Deck {view.deck}{period} · Objects {view.objects} · {piles}"


def _list_player_lines(view: View) -> list[str]:
    """List a line for each player, in the Turn Order; those who are not in it come last."""
    first = [seat for seat in view.order if seat != AUTOMA]
    rest = [p.seat for p in view.players if p.seat not in first]
    lines = []
    for seat in [*view.order, *rest]:
        if seat == AUTOMA:
            assert view.automa is not None
            lines.append(_describe_automa(view, view.automa))
        else:
            lines.append(_describe_player(view, view.players[seat]))
    if view.automa is not None and AUTOMA not in view.order:
        lines.append(_describe_automa(view, view.automa))
    return lines


def _describe_player(view: View, p: PlayerView) -> str:
    mark = "▸ " if view.acting == p.seat else ""
    head = f"{mark}**{label_player(view, p.seat)}** ({label_colour(view, p.seat)})"
    if p.out:
        return f"{head} · out of the game"
    points = sum_points(view, p.seat)
    if points is not None:
        head += f" · **{points} points**"
    turn = f"{label_turn_place(view, p.seat)} " if view.order else ""
    parts = [
        f"{turn}at {p.space}",
        f"Fame {p.fame}",
        f"Fury {p.fury}",
        f"Fuel {p.fuel}",
        f"Food {p.food}",
        f"Ammo {p.ammo}",
        count_noun(p.hidden, "card"),
        f"speed {p.speed}",
    ]
    return f"{head} · {' · '.join(parts)}"


def _describe_automa(view: View, a: AutomaView) -> str:
    points = sum_points(view, AUTOMA)
    score = f" · **{points} points**" if points is not None else ""
    turn = f"{label_turn_place(view, AUTOMA)} " if view.order else ""
    mark = "▸ " if view.acting == AUTOMA else ""
    return (
        f"{mark}**{THE_AUTOMA}**{score} · {turn}at {a.space} · Fame {a.fame} · Fuel {a.fuel} · "
        f"Food {a.food} · Ammo {a.ammo} · Survivors {a.survivors}, {a.contaminated} contaminated · "
        f"{count_noun(a.cards, 'card')}"
    )
