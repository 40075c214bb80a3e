"""Write the side panel of the table card: how everybody stands, in short lines."""

from __future__ import annotations

from pictures.artist import PANEL, clip
from pictures.survive.facts import (
    Seat,
    list_loose_coffins,
    list_saved_coffins,
    list_seats,
    zombies_at_home,
)
from pictures.survive.words.speech import describe_roll, format_crates, label_player, of_seat
from rules.kit.words import count_noun, list_words
from rules.survive.model.components import (
    COLOURS,
    CRATES,
    ELEMENTS,
    HOMES,
    MONTHS_TO_WIN,
    MOST_DROPS,
    SIZES,
    TOKEN_NAMES,
    TOKENS,
    VILLAGES,
    in_words,
)
from rules.survive.view import View


def format_panel(view: View) -> str:
    """Write the round, the turn, each player, the stores and the bag, and any offer or call to
    end."""
    everybody = list_seats(view)
    lines = [
        *_list_head_lines(view),
        *(line for seat in everybody for line in _list_seat_lines(view, seat)),
    ]
    lines += _list_store_lines(view)
    if view.offer is not None:
        by, to = of_seat(view, view.offer.by), of_seat(view, view.offer.to)
        gives, takes = count_noun(view.offer.gives, "card"), view.offer.takes
        lines.append(f"**Offer** {by} gives {to} {gives} for {takes}.")
    if view.calls:
        callers = list_words([of_seat(view, seat) for seat in view.calls])
        lines.append(f"**Calling the end** {callers}")
    return clip("\n".join(lines), PANEL)


def _list_head_lines(view: View) -> list[str]:
    if view.phase == "colours":
        return [f"**Before the start** · last dawn after round {view.last_dawn}"]
    left = view.last_dawn - view.round
    dawn = f"last dawn in {count_noun(left, 'round')}" if left else "the last round"
    lines = [f"**Round {view.round}** of {view.last_dawn} · {dawn}"]
    if view.phase == "over":
        return [*lines, "**The game is over.** All hands are open."]
    lines.append(f"**Turn** {of_seat(view, view.turn)} · {describe_roll(view)}")
    if view.zombies_to_move:
        lines.append(f"-# Zombies to move: {', '.join(z.title() for z in view.zombies_to_move)}")
    return lines


def _list_seat_lines(view: View, seat: Seat) -> list[str]:
    mark = "▸ " if seat.active else ""
    colour = f" ({seat.colour.title()})" if seat.colour and seat.role == "human" else ""
    head = f"{mark}**{label_player(seat)}**{colour}"
    of_60 = f" · progress {seat.progress} of 60" if seat.progress is not None else ""
    if view.phase == "colours":
        return [head if seat.colour else f"{head} · no colour yet"]
    if seat.role == "zombie":
        home = len(zombies_at_home(view))
        return [f"{head} · Zombies {len(view.zombies)} of 6, on City {home} of 6{of_60}"]
    if seat.role == "vampire":
        off = "" if view.vampire else " · off the board"
        drops = f"{view.drops} of {MOST_DROPS} Drops"
        coffins = (
            f"Coffins {len(list_loose_coffins(view))} loose, "
            f"{len(list_saved_coffins(view))} of 5 saved"
        )
        return [f"{head} · Vampire · {drops} · {coffins}{off}{of_60}"]
    first = f"{head} · {count_noun(seat.months, 'Month')} of {MONTHS_TO_WIN}{of_60}"
    if seat.stuck:
        first += " · **stuck**"
    cubes = "/".join(str(seat.cubes[size]) for size in SIZES)
    rest = [count_noun(seat.cards, "card"), count_noun(seat.crates, "Crate"), f"cubes {cubes}"]
    if seat.hand is not None and seat.cards:
        rest[0] = str(in_words(seat.hand))
    return [first, f"-# {' · '.join(rest)}"]


def _list_store_lines(view: View) -> list[str]:
    bank = " · ".join(f"{element.title()} {view.bank[element]}" for element in ELEMENTS)
    lying = f" · lying at {format_crates(view.crates)}" if view.crates else ""
    kinds = [
        f"{TOKEN_NAMES[token]} {view.bag[token]}"
        for token in TOKENS
        if token not in VILLAGES and view.bag.get(token)
    ]
    villages = [colour.title() for colour in COLOURS if view.bag.get(HOMES[colour])]
    if villages:
        kinds.append(f"Villages: {', '.join(villages)}")
    inside = sum(view.bag.values())
    return [
        f"**Bank** {bank}",
        f"**Crates** {view.crates_left} of {CRATES} left{lying}",
        f"**Bag** {inside}{' · ' if kinds else ''}{' · '.join(kinds)}",
        "-# cubes in stock: Basic/Improved/Fortified",
    ]
