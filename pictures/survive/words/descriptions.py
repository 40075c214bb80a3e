"""Describe the board in words: briefly as alt text, and at length for players without pictures."""

from collections.abc import Mapping, Sequence

from pictures.artist import ALT_CHARACTERS, WORDS_CHARACTERS, clip, count_characters
from pictures.kit.phrases import tidy_name
from pictures.survive import facts
from pictures.survive.board import Going
from pictures.survive.words import Message, speech
from rules.engine import Text
from rules.survive.model import components
from rules.survive.model.board import COLUMNS, SPACES, Space
from rules.survive.model.state import GM
from rules.survive.view import View


def describe_picture(view: View) -> str:
    """Describe everything in the picture in at most 1024 characters. The more there is to tell, the
    shorter each part is; as the last resort players are named only by their colours."""
    styles = ((32, False), (16, False), (16, True), (8, True), (0, True))
    for most, brief in styles:
        text = " ".join(map(str, _list_sentences(view, most, brief)))
        if count_characters(text) <= ALT_CHARACTERS:
            return text
    return clip(text, ALT_CHARACTERS)


def _list_sentences(view: View, most: int, brief: bool) -> list[Text]:
    told: list[Text] = [*_list_head_sentences(view, most)]
    if brief and view.phase != "colours":
        told.append(Message("alt-humans-over" if view.phase == "over" else "alt-humans"))
    told += [_describe_seat(view, seat, most, brief) for seat in facts.list_seats(view)]
    told += _describe_monsters(view, brief)
    if view.white and view.dark:
        told.append(Message("alt-meteorites", white=view.white, dark=view.dark))
    elif view.white:
        told.append(Message("alt-meteorite", white=view.white))
    if view.crates:
        told.append(Message("alt-crates", spaces=speech.format_crates(view.crates)))
    bank = ", ".join(speech.format_elements(view.bank))
    return [
        *told,
        _describe_places(view),
        Message("alt-bank", elements=bank, crates=view.crates_left),
    ]


def _describe_places(view: View) -> Message:
    everything = facts.list_spots(view)
    told, villages = [], []
    for token in components.TOKENS:
        here = [spot.space for spot in everything if spot.place == token]
        left = view.bag.get(token, 0)
        found = " ".join([*here, *([f"+{left}"] if left else [])])
        if token in components.VILLAGES:
            villages.append(f"{speech.label_kind(components.VILLAGES[token])} {found}")
        else:
            told.append(f"{Message('short-place', token=token)} {found}")
    return Message(
        "alt-places",
        bag=sum(view.bag.values()),
        places="; ".join(told),
        villages=", ".join(villages),
    )


def _list_head_sentences(view: View, most: int) -> list[Message]:
    """List whose turn it is, what has changed, where they can go, and then the game and its
    round."""
    if view.phase == "colours":
        return [Message("alt-everybody-picks", round=view.last_dawn)]
    if view.phase == "over":
        told = [Message("alt-over")]
    else:
        roll = str(speech.describe_roll(view))
        told = [Message("alt-turn", player=_label_turn(view, most), roll=roll)]
    if view.trail:
        told.append(Message("alt-moved", moves=_format_moves(view)))
    if view.news:
        told.append(Message("alt-new", spaces=" ".join(view.news)))
    if view.reach:
        told.append(Message("alt-reach", spaces=" ".join(view.reach)))
    if view.contested:
        told.append(Message("alt-contested", spaces=" ".join(view.contested)))
    if len(view.zombies_to_move) == len(view.zombies) > 1:
        told.append(Message("alt-all-to-move"))
    elif view.zombies_to_move:
        zombies = ", ".join(str(speech.label_kind(each)) for each in view.zombies_to_move)
        told.append(Message("alt-to-move", zombies=zombies))
    return [*told, Message("alt-round", round=view.round, last=view.last_dawn)]


def _format_moves(view: View) -> str:
    """Write the moves as "A1-B1, C1-B2", or as "A1 C1 to B1" if all of several end on one space."""
    starts, ends = zip(*view.trail, strict=True)
    if len(set(ends)) == 1 < len(ends):
        return str(Message("alt-moves-together", starts=" ".join(starts), end=ends[0]))
    return ", ".join(f"{start}-{end}" for start, end in view.trail)


def _label_turn(view: View, most: int) -> str:
    if view.turn == GM:
        return str(facts.GAME_MASTER)
    player = view.players[view.turn]
    if most:
        return tidy_name(player.name, most)
    if player.role != "human":
        return str(_label_monsters(player.role))
    return str(speech.label_kind(player.colour)) if player.colour else ""


def _label_monsters(role: components.Role) -> Message:
    return Message("zombies" if role == "zombie" else "vampire")


def _describe_seat(view: View, seat: facts.Seat, most: int, brief: bool) -> str:
    told = [*_list_seat_facts(view, seat, brief)]
    if seat.progress is not None:
        short = brief and seat.role == "human"
        told.append(str(seat.progress) if short else Message("progress", progress=seat.progress))
    name = f"{tidy_name(seat.name, most)}: " if most else ""
    return f"{name}{', '.join(map(str, told))}."


def _list_seat_facts(view: View, seat: facts.Seat, brief: bool) -> list[Text]:
    if seat.role != "human":
        return [_label_monsters(seat.role)]
    if seat.colour is None:
        return [Message("no-colour")]
    if seat.space is None:
        return [speech.label_kind(seat.colour)]
    stuck = "yes" if seat.stuck else "no"
    where = Message("alt-human", kind=seat.colour, space=seat.space, stuck=stuck)
    counts: list[Text]
    if brief:
        held = seat.hand and "/".join(str(seat.hand[element]) for element in components.ELEMENTS)
        counts = [
            str(seat.months),
            held or str(seat.cards),
            str(seat.crates),
            speech.format_cubes(seat),
        ]
    else:
        counts = [Message("months", months=seat.months), *speech.list_possessions(seat)]
    return [where, *counts, *_describe_defenses(view, seat.colour, brief)]


def _describe_defenses(view: View, colour: components.Colour, brief: bool) -> list[Text]:
    """Write the Defenses of a colour: "Defenses Basic A1 B2 Improved C3"."""
    told = []
    for size in components.SIZES:
        there = [s for s, walls in sorted(view.defenses.items()) if walls.get(colour) == size]
        if there:
            told.append(str(Message("alt-defenses-of-size", size=size, spaces=" ".join(there))))
    if not told:
        return []
    return [" ".join(told) if brief else Message("alt-defenses", defenses=" ".join(told))]


def _format_positions(
    where: Mapping[components.Colour | components.Zombie, Space], brief: bool
) -> str:
    """Write who is where: "Red A1, Blue A1, Green B2", or in brief "Red Blue A1, Green B2"."""
    if not brief:
        return ", ".join(f"{speech.label_kind(who)} {space}" for who, space in where.items())
    there = {
        space: [str(speech.label_kind(w)) for w, at in where.items() if at == space]
        for space in SPACES
    }
    return ", ".join(f"{' '.join(who)} {space}" for space, who in there.items() if who)


def _describe_monsters(view: View, brief: bool) -> list[Message]:
    told = []
    if view.zombie_player is not None or view.zombies:
        places = _format_positions(
            {z: view.zombies[z] for z in components.ZOMBIES if z in view.zombies}, brief
        )
        home = len(facts.list_zombies_at_home(view))
        told.append(Message("alt-zombies", count=len(view.zombies), home=home, places=places))
    if view.vampire:
        told.append(Message("alt-vampire", space=view.vampire, drops=view.drops))
    elif view.vampire_player is not None:
        told.append(Message("alt-vampire-off", drops=view.drops))
    if view.coffins:
        there: dict[components.Colour | components.Zombie, Space] = {
            c: view.coffins[c] for c in components.COLOURS if c in view.coffins
        }
        saved, loose = len(facts.list_saved_coffins(view)), len(facts.list_loose_coffins(view))
        places = _format_positions(there, brief)
        told.append(Message("alt-coffins", places=places, saved=saved, loose=loose))
    return told


# -- at length -----------------------------------------------------------------------------------


def describe_table(view: View) -> str:
    """Describe what is on each space, column by column. Empty unexplored spaces are left out."""
    lines: list[Text] = [Message("board"), *_list_changes(view)]
    everything = facts.list_spots(view)
    for letter in COLUMNS:
        column = [spot for spot in everything if spot.space[0] == letter]
        told = [_describe_spot(view, spot) for spot in column if not spot.is_blank]
        if told:
            lines.append(f"**{letter}** {' · '.join(told)}")
    blank = sum(spot.is_blank for spot in everything)
    if blank == len(everything):
        lines.append(Message("nobody-anywhere"))
    elif blank:
        lines.append(Message("all-else", spaces=blank))
    if view.dark:
        lines.append(Message("closed", space=view.dark))
    if view.coffins:
        lines.append(_describe_coffins(view))
    return clip("\n".join(map(str, lines)), WORDS_CHARACTERS)


def _list_changes(view: View) -> list[Message]:
    """List what the last turn changed, and where the player to move can go."""
    lines = []
    if view.trail:
        moves = [str(Message("move", start=start, end=end)) for start, end in view.trail]
        lines.append(Message("last-moved", moves=", ".join(moves)))
    if view.news:
        lines.append(Message("news", spaces=", ".join(view.news)))
    spaces, contested = ", ".join(view.reach), ", ".join(view.contested)
    if spaces and contested:
        lines.append(Message("reach-and-contested", spaces=spaces, contested=contested))
    elif spaces:
        lines.append(Message("reach", spaces=spaces))
    elif contested:
        lines.append(Message("reach-nothing", contested=contested))
    return lines


def _describe_coffins(view: View) -> Message:
    parts = []
    if saved := facts.list_saved_coffins(view):
        parts.append(Message("coffins-saved", coffins=[speech.label_kind(each) for each in saved]))
    if loose := facts.list_loose_coffins(view):
        parts.append(Message("coffins-loose", coffins=speech.list_coffins_at(view, loose)))
    return Message("coffins", coffins="; ".join(map(str, parts)))


def _describe_spot(view: View, spot: facts.Spot) -> str:
    here = [*_list_pieces(view, spot), *_list_things(spot)]
    text = f"{spot.space} {speech.label_place(spot.place)}"
    return f"{text}: {', '.join(map(str, here))}" if here else text


def _list_pieces(view: View, spot: facts.Spot) -> Sequence[Text]:
    told: list[Text] = [
        speech.name_seat_player(view, p.seat)
        + (f" ({speech.label_kind(p.colour)})" if p.colour else "")
        for p in view.players
        if p.space == spot.space
    ]
    told += [Message("named-zombie", kind=each) for each in spot.zombies]
    return [*told, Message("a-vampire")] if spot.vampire else told


def _list_things(spot: facts.Spot) -> Sequence[Text]:
    told = [Message("coloured-defense", kind=colour, size=size) for colour, size in spot.defenses]
    told += [Message("coloured-coffin", kind=colour) for colour in spot.coffins]
    if spot.crates:
        told.append(Message("some-crates", crates=spot.crates))
    return [*told, Message("dark-meteorite")] if spot.dark else told


def describe_going(going: Going) -> str:
    """Describe the private picture for a player who chooses where to go."""
    picture = describe_picture(going.view)
    return clip(
        str(Message("alt-going", spaces=", ".join(going.spaces), picture=picture)), ALT_CHARACTERS
    )
