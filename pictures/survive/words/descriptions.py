"""Describe the board in words: briefly as alt text, and at length for players without pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pictures.artist import ALT, WORDS, clip, count_characters
from pictures.kit.phrases import tidy_name
from pictures.survive.board import Going
from pictures.survive.facts import (
    GAME_MASTER,
    Seat,
    Spot,
    list_loose_coffins,
    list_saved_coffins,
    list_seats,
    list_spots,
    zombies_at_home,
)
from pictures.survive.words.speech import (
    describe_roll,
    format_crates,
    label_defense,
    label_place,
    label_zombie,
    of_seat,
)
from rules.kit.words import count_noun, list_words
from rules.survive.model.board import COLUMNS, SPACES, Space
from rules.survive.model.components import (
    COLOURS,
    ELEMENTS,
    SIZES,
    TOKEN_NAMES,
    TOKENS,
    VILLAGES,
    ZOMBIES,
    Colour,
    Token,
    in_words,
)
from rules.survive.model.state import GM
from rules.survive.view import View


def describe_picture(view: View) -> str:
    """Describe everything in the picture in at most 1024 characters. The more there is to tell, the
    shorter each part is; as the last resort players are named only by their colours."""
    styles = ((32, False), (16, False), (16, True), (8, True), (0, True))
    for most, brief in styles:
        text = " ".join(_list_sentences(view, most, brief))
        if count_characters(text) <= ALT:
            return text
    return clip(text, ALT)


def _list_sentences(view: View, most: int, brief: bool) -> list[str]:
    told = _alt_head(view, most)
    if brief and view.phase != "colours":
        over = view.phase == "over"
        cards, last = ("Crops/Water/Wood/Rock", ", progress") if over else ("cards", "")
        told.append(f"Humans: space, Months, {cards}, Crates, cubes, Defenses{last}.")
    told += [_alt_seat(view, seat, most, brief) for seat in list_seats(view)]
    told += _alt_monsters(view, brief)
    if view.white:
        dark = f", dark {view.dark}" if view.dark else ""
        told.append(f"Meteorites: white {view.white}{dark}.")
    if view.crates:
        told.append(f"Crates at {format_crates(view.crates)}.")
    bank = ", ".join(f"{element.title()} {view.bank[element]}" for element in ELEMENTS)
    return [*told, _alt_places(view), f"Bank {bank}; Crates {view.crates_left}."]


def _alt_places(view: View) -> str:
    everything = list_spots(view)
    told, villages = [], []
    for token in TOKENS:
        here = [spot.space for spot in everything if spot.place == token]
        left = view.bag.get(token, 0)
        found = " ".join([*here, *([f"+{left}"] if left else [])])
        if token in VILLAGES:
            villages.append(f"{VILLAGES[token].title()} {found}")
        else:
            told.append(f"{_SHORT.get(token) or TOKEN_NAMES[token]} {found}")
    bag = ", + in the bag" if any(view.bag.values()) else ""
    return f"Places{bag}: {'; '.join(told)}; Villages {', '.join(villages)}."


_SHORT: dict[Token, str] = {"rocky": "Rocky", "graveyard": "Graveyard", "city": "City"}


def _alt_head(view: View, most: int) -> list[str]:
    """List whose turn it is, what has changed, where they can go, and then the game and its
    round."""
    if view.phase == "colours":
        return [f"Everybody picks a colour. Survive!, last dawn after round {view.last_dawn}."]
    over = view.phase == "over"
    told = [
        "The game is over." if over else f"Turn: {_label_turn(view, most)}, {describe_roll(view)}."
    ]
    if view.trail:
        told.append(f"Moved {_format_moves(view)}.")
    if view.news:
        told.append(f"New at {' '.join(view.news)}.")
    if view.reach:
        told.append(f"Can go to {' '.join(view.reach)}.")
    if view.contested:
        told.append(f"With an attack {' '.join(view.contested)}.")
    if view.zombies_to_move:
        every = len(view.zombies_to_move) == len(view.zombies) > 1
        still = ", ".join(z.title() for z in view.zombies_to_move)
        told.append(f"To move: {'all Zombies' if every else still}.")
    return [*told, f"Survive!, round {view.round} of {view.last_dawn}."]


def _format_moves(view: View) -> str:
    """Write the moves as "A1-B1, C1-B2", or as "A1 C1 to B1" if all of several end on one space."""
    starts, ends = zip(*view.trail, strict=True)
    if len(set(ends)) == 1 < len(ends):
        return f"{' '.join(starts)} to {ends[0]}"
    return ", ".join(f"{start}-{end}" for start, end in view.trail)


def _label_turn(view: View, most: int) -> str:
    if view.turn == GM:
        return GAME_MASTER
    player = view.players[view.turn]
    if most:
        return tidy_name(player.name, most)
    return str(player.colour if player.role == "human" else player.role).title()


def _alt_seat(view: View, seat: Seat, most: int, brief: bool) -> str:
    name = f"{tidy_name(seat.name, most)}: " if most else ""
    end = f", progress {seat.progress} of 60" if seat.progress is not None else ""
    if brief and end and seat.role == "human":
        end = f", {seat.progress}"
    if seat.role != "human":
        return f"{name}{'Zombies' if seat.role == 'zombie' else 'Vampire'}{end}."
    if seat.colour is None:
        return f"{name}no colour yet."
    if seat.space is None:
        return f"{name}{seat.colour.title()}."
    cubes = "/".join(str(seat.cubes[size]) for size in SIZES)
    counts = [
        count_noun(seat.months, "Month"),
        count_noun(seat.cards, "card"),
        count_noun(seat.crates, "Crate"),
    ]
    if seat.hand is not None and seat.cards:
        counts[1] = str(in_words(seat.hand))
    counts.append(f"cubes {cubes}")
    if brief:
        held = seat.hand and "/".join(str(seat.hand[element]) for element in ELEMENTS)
        counts = [str(seat.months), held or str(seat.cards), str(seat.crates), cubes]
    where = f"{seat.colour.title()} {seat.space}{' stuck' if seat.stuck else ''}"
    return f"{name}{', '.join([where, *counts, *_alt_walls(view, seat.colour, brief)])}{end}."


def _alt_walls(view: View, colour: Colour, brief: bool) -> list[str]:
    """Write the Defenses of a colour: "Defenses Basic A1 B2 Improved C3"."""
    told = []
    for size in SIZES:
        there = [s for s, walls in sorted(view.defenses.items()) if walls.get(colour) == size]
        if there:
            told.append(f"{size.title()} {' '.join(there)}")
    if not told:
        return []
    return [" ".join(told) if brief else f"Defenses {' '.join(told)}"]


def _format_positions(where: Mapping[Any, Space], brief: bool) -> str:
    """Write who is where: "Red A1, Blue A1, Green B2", or in brief "Red Blue A1, Green B2"."""
    if not brief:
        return ", ".join(f"{who.title()} {space}" for who, space in where.items())
    there = {space: [w.title() for w, at in where.items() if at == space] for space in SPACES}
    return ", ".join(f"{' '.join(who)} {space}" for space, who in there.items() if who)


def _alt_monsters(view: View, brief: bool) -> list[str]:
    told = []
    if view.zombie_player is not None or view.zombies:
        pieces = {z: view.zombies[z] for z in ZOMBIES if z in view.zombies}
        home, out = len(zombies_at_home(view)), _format_positions(pieces, brief) or "none"
        told.append(f"Zombies {len(pieces)} of 6, on City {home}: {out}.")
    if view.vampire_player is not None or view.vampire:
        told.append(f"Vampire {view.vampire or 'off the board'}, {count_noun(view.drops, 'Drop')}.")
    if view.coffins:
        lie = _format_positions({c: view.coffins[c] for c in COLOURS if c in view.coffins}, brief)
        told.append(
            f"Coffins: {lie} ({len(list_saved_coffins(view))} "
            f"saved, {len(list_loose_coffins(view))} loose)."
        )
    return told


# -- at length -----------------------------------------------------------------------------------


def describe_table(view: View) -> str:
    """Describe what is on each space, column by column. Empty unexplored spaces are left out."""
    lines = ["**The board** · columns A to G, rows 1 to 7", *_list_changes(view)]
    everything = list_spots(view)
    for letter in COLUMNS:
        column = [spot for spot in everything if spot.space[0] == letter]
        told = [_describe_spot(view, spot) for spot in column if not spot.is_blank]
        if told:
            lines.append(f"**{letter}** {' · '.join(told)}")
    blank = sum(spot.is_blank for spot in everything)
    if blank == len(everything):
        lines.append("Nobody has been anywhere yet.")
    elif blank:
        lines.append(f"All else is unexplored: {count_noun(blank, 'space')}.")
    if view.dark:
        lines.append(f"**Closed** {view.dark}, by the dark Meteorite: nobody passes or ends there.")
    if view.coffins:
        lines.append(_describe_coffins(view))
    return clip("\n".join(lines), WORDS)


def _list_changes(view: View) -> list[str]:
    """List what the last turn changed, and where the player to move can go."""
    lines = []
    if view.trail:
        moves = ", ".join(f"{start} to {end}" for start, end in view.trail)
        lines.append(f"**Last moved** {moves}")
    if view.news:
        lines.append(f"**New** {', '.join(view.news)}")
    if view.reach or view.contested:
        attack = f"; only with an attack: {', '.join(view.contested)}" if view.contested else ""
        lines.append(f"**Can be gone to** {', '.join(view.reach) or 'nothing'}{attack}")
    return lines


def _describe_coffins(view: View) -> str:
    parts = []
    if list_saved_coffins(view):
        parts.append(f"saved {list_words([c.title() for c in list_saved_coffins(view)])}")
    if list_loose_coffins(view):
        parts.append(
            "loose "
            f"{list_words([f'{c.title()} at {view.coffins[c]}' for c in list_loose_coffins(view)])}"
        )
    return f"**Coffins** {'; '.join(parts)}"


def _describe_spot(view: View, spot: Spot) -> str:
    here = [*_list_pieces(view, spot), *_list_things(spot)]
    text = f"{spot.space} {label_place(spot.place)}"
    return f"{text}: {', '.join(here)}" if here else text


def _list_pieces(view: View, spot: Spot) -> list[str]:
    told = [
        of_seat(view, p.seat) + (f" ({p.colour.title()})" if p.colour else "")
        for p in view.players
        if p.space == spot.space
    ]
    told += [label_zombie(z) for z in spot.zombies]
    return [*told, "the Vampire"] if spot.vampire else told


def _list_things(spot: Spot) -> list[str]:
    told = [label_defense(colour, size) for colour, size in spot.defenses]
    told += [f"{colour.title()} Coffin" for colour in spot.coffins]
    if spot.crates:
        told.append("a Crate" if spot.crates == 1 else f"{spot.crates} Crates")
    return [*told, "the dark Meteorite"] if spot.dark else told


def alt_going(going: Going) -> str:
    """Describe the private picture for a player who chooses where to go."""
    return clip(f"Where you can go: {', '.join(going.spaces)}. {describe_picture(going.view)}", ALT)
