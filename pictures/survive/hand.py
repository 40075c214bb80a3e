"""Say in words what only one seat may know, and write the pages that it may look up."""

from __future__ import annotations

from pictures.artist import WORDS, clip
from pictures.survive.facts import (
    find_place,
    find_token,
    list_loose_coffins,
    list_saved_coffins,
    zombies_at_home,
)
from pictures.survive.words.speech import label_zombie, of_seat
from rules.kit.words import count_noun, list_words
from rules.survive.model.components import (
    CHART,
    COLOURS,
    CUBES,
    ELEMENTS,
    HOMES,
    MONTHS_TO_WIN,
    SIZES,
    TOKEN_NAMES,
    WORTH,
    YIELDS,
    ZOMBIES,
    Act,
    Colour,
    in_words,
    read_zombie,
)
from rules.survive.view import PlayerView, Sheet, View

ACTS: dict[Act, str] = {
    "basic": "a Basic Defense",
    "improved": "an Improved Defense",
    "fortified": "a Fortified Defense",
    "attack zombie": "an attack on a Zombie",
    "attack vampire": "an attack on the Vampire",
    "defend zombie": "a defence against a Zombie",
    "defend vampire": "a defence against the Vampire",
}
DEFENCES: tuple[tuple[Act, str], ...] = (
    ("defend zombie", "a Zombie"),
    ("defend vampire", "the Vampire"),
)
HAND = 1500
"""How many characters a hand may have, as it shares its message with the questions."""
WATCHING = "You are watching this table. Hands are for those who play."


def format_hand(view: View) -> str:
    """Say what the seat holds and needs, by its role. A spectator is told that hands are for
    players."""
    if view.seat is None or view.sheet is None:
        return WATCHING
    player = view.players[view.seat]
    if view.phase == "colours":
        return "You hold no cards yet. First everybody picks a colour."
    if player.role == "human":
        parts = [
            _describe_cards(player),
            _describe_affordable(view.sheet),
            _describe_defences(view, player),
        ]
    elif player.role == "zombie":
        parts = [_describe_zombies(view)]
    else:
        parts = [_describe_vampire(view)]
    if view.offer is not None and view.offer.give is not None and view.offer.take is not None:
        parts.append(_describe_offer(view))
    if view.phase != "over":
        parts.append(_describe_missing(view, player))
    return clip("\n".join(part for part in parts if part), HAND)


# -- a Human -------------------------------------------------------------------------------------


def _describe_cards(player: PlayerView) -> str:
    held = player.hand or {}
    cards = " · ".join(f"{element.title()} **{held.get(element, 0)}**" for element in ELEMENTS)
    return f"**Your hand** · {count_noun(player.cards, 'card')}\n{cards}"


def _describe_affordable(sheet: Sheet) -> str:
    acts: list[Act] = ["basic", "improved", "fortified", "attack zombie", "attack vampire"]
    paid = [ACTS[act] for act in acts if sheet.pays[act]]
    return f"**It pays for** {list_words(paid, 'or') if paid else 'nothing on the chart yet'}"


def _describe_defences(view: View, player: PlayerView) -> str:
    shelter = _describe_shelter(view, player)
    if shelter:
        lines = [f"**If you are attacked** Nobody can reach you: {shelter}."]
        lead = "Elsewhere, "
    else:
        lines = ["**If you are attacked**"]
        lead = ""
    assert view.sheet is not None
    half = player.cards // 2
    for act, who in DEFENCES:
        if view.sheet.pays[act]:
            lines.append(f"- {lead}{who}: you defend, for {in_words(CHART[act])}")
        else:
            loss = f"you lose {half} of {player.cards} cards" if half else "no card is lost"
            lines.append(f"- {lead}{who}: you cannot defend; {loss}")
    return "\n".join(lines)


def _describe_shelter(view: View, player: PlayerView) -> str:
    """Say what keeps Monsters away from the Human where they stand; "" if nothing does."""
    if player.space is None:
        return ""
    kind = find_place(view, player.space)
    if player.space == view.dark:
        return "the Meteorite lies on you"
    if kind in YIELDS:
        own = player.colour in view.defenses.get(player.space, {})
        return "your Defense stands here" if own else ""
    if kind is None:
        return ""
    return "you are in a Village" if kind.startswith("village") else "no Monster ends here"


# -- Monsters ------------------------------------------------------------------------------------


def _describe_zombies(view: View) -> str:
    on_board = [f"{z.title()} {view.zombies[z]}" for z in ZOMBIES if z in view.zombies]
    lines = [
        f"**Your Zombies** · {len(view.zombies)} of 6, on City {len(zombies_at_home(view))}",
        " · ".join(on_board) or "None on the board. Roll SURVIVE! to bring back the Original.",
    ]
    ways = []
    for colour in COLOURS:
        if colour not in view.zombies:
            needs = _describe_village(view, colour, "Zombie")
            ways.append(f"- {colour.title()}: {needs}{_describe_prey(view, colour)}")
    if ways:
        lines += ["**Zombies still missing**", *ways]
    return "\n".join(lines)


def _describe_vampire(view: View) -> str:
    place = f"at {view.vampire}" if view.vampire else "off the board until a SURVIVE!"
    lines = [f"**The Vampire** · {place} · {count_noun(view.drops, 'Drop')}"]
    if list_saved_coffins(view):
        lines.append(f"Coffins saved: {list_words([c.title() for c in list_saved_coffins(view)])}")
    if list_loose_coffins(view):
        out = list_words([f"{c.title()} at {view.coffins[c]}" for c in list_loose_coffins(view)])
        lines.append(f"Coffins to bring home: {out}")
    ways = [
        (
            f"- {colour.title()}: "
            f"{_describe_village(view, colour, 'Vampire')}{_describe_prey(view, colour)}"
        )
        for colour in COLOURS
        if colour not in view.coffins
    ]
    if ways:
        lines += ["**Coffins still missing**", *ways]
    return "\n".join(lines)


def _describe_village(view: View, colour: Colour, entering: str) -> str:
    """Say what a Zombie or the Vampire needs to enter the Village of a colour."""
    space = find_token(view, HOMES[colour])
    if space is None:
        return "Village not found yet"
    walls = len(view.defenses.get(space, {}))
    if space == view.dark:
        return f"Village {space}, under the Meteorite"
    inside = any(p.space == space for p in view.players)
    other = view.vampire == space if entering == "Zombie" else space in view.zombies.values()
    if inside or other:
        return f"Village {space}, occupied now"
    if entering == "Zombie":
        return f"Village {space}" + (f", {walls} Zombies together" if walls > 1 else "")
    return f"Village {space}, {count_noun(walls, 'Drop') if walls else 'free'}"


def _describe_prey(view: View, colour: str) -> str:
    for player in view.players:
        if player.role == "human" and player.colour == colour:
            safe = ", sheltered now" if _describe_shelter(view, player) else ""
            return f"; or attack {of_seat(view, player.seat)} at {player.space}{safe}"
    return ""


# -- destinations --------------------------------------------------------------------------------


def _describe_destinations(view: View) -> str:
    """List the legal destinations. Destinations that bring the same things share a line."""
    assert view.sheet is not None
    if not view.sheet.destinations:
        return "You have no move to make now."
    lines = [f"**Where you can go** · {view.roll} rolled"]
    pieces: dict[str, dict[str, list[str]]] = {}
    for end in view.sheet.destinations:
        pieces.setdefault(end.piece, {}).setdefault(end.brings, []).append(end.space)
    for piece, brings in pieces.items():
        if piece not in ("human", "vampire"):
            which = read_zombie(piece)
            lines.append(f"{label_zombie(which)}, from {view.zombies[which]}")
        for what, spaces in brings.items():
            lines.append(f"- **{', '.join(spaces)}** {what}")
    return "\n".join(lines)


def _describe_offer(view: View) -> str:
    offer = view.offer
    assert offer is not None and offer.give is not None and offer.take is not None
    by, to = of_seat(view, offer.by), of_seat(view, offer.to)
    if offer.by == view.seat:
        return f"**Your offer** to {to}: {in_words(offer.give)} for {in_words(offer.take)}"
    return f"**An offer** from {by}: you get {in_words(offer.give)} for {in_words(offer.take)}"


def _describe_missing(view: View, player: PlayerView) -> str:
    assert view.sheet is not None
    if player.role == "zombie":
        short = 6 - len(zombies_at_home(view))
        return f"**To win** {short} more on Zombie City when your turn ends"
    if player.role == "vampire":
        wants = (
            [f"{5 - len(list_saved_coffins(view))} more saved"]
            if len(list_saved_coffins(view)) < 5
            else []
        )
        wants += [] if view.drops else ["a Drop"]
        return f"**To win** {', '.join([*wants, 'then a landing on the Graveyard'])}"
    wants = []
    if view.sheet.months_missing:
        months = view.sheet.months_missing
        wants.append(f"{months} more Month{'' if months == 1 else 's'}")
    if view.sheet.missing:
        wants.append(list_words([element.title() for element in view.sheet.missing]))
    colour = player.colour or "red"
    home = find_token(view, HOMES[colour])
    name = TOKEN_NAMES[HOMES[colour]]
    landing = f"a landing on the {name} ({home or 'not found yet'})"
    return f"**To win** {', '.join(wants)}{', then ' if wants else ''}{landing}"


# -- pages ---------------------------------------------------------------------------------------


def describe_moves(view: View) -> str:
    """List the legal destinations of the seat, or say that it has no move to make."""
    return WATCHING if view.sheet is None else clip(_describe_destinations(view), WORDS)


def describe_costs(view: View) -> str:
    """List what things cost and bring, with a tick at each that the seat's hand can pay for."""
    pays = view.sheet.pays if view.sheet else {}
    ticks = any(pays.values())

    def line(act: Act, worth: str = "") -> str:
        tick = "✓ " if pays.get(act) else ""
        name = ACTS[act].split(" ", 1)[1]
        return f"- {tick}{name[0].upper()}{name[1:]}: {in_words(CHART[act])}{worth}"

    lines = ["**Build** · at the end of your turn, where you stand"]
    for size in SIZES:
        months = count_noun(WORTH[size], "Month")
        lines.append(line(size, f" · {months} · {count_noun(CUBES[size], 'cube')}"))
    lines += [
        "-# Basic on Elements and Villages. On a Village, Improved then replaces Basic, and",
        "-# Fortified replaces Improved.",
    ]
    lines += ["**Attack** · each time", line("attack zombie"), line("attack vampire")]
    lines += ["**Defend** · each time, paid by itself"]
    lines += [line("defend zombie"), line("defend vampire")]
    lines += ["**Swap** 3 cards of one element for 1 of another", "**Crate** 1 Month each"]
    return "\n".join([*lines, "-# ✓ your hand pays for it now"] if ticks else lines)


GOALS = {
    "human": "**Human** Twelve Months, a card of each element, a landing on your Home Village.",
    "zombie": "**Zombies** All six on Zombie City when your turn ends.",
    "vampire": "**Vampire** A landing on the Graveyard with all five Coffins and a Drop.",
}


def describe_goal(view: View) -> str:
    """Say how the seat wins and how far along it is. A spectator gets all three ways to win."""
    dawn = f"-# After round {view.last_dawn} the furthest along wins, of 60."
    if view.seat is None or view.sheet is None or view.phase == "colours":
        return "\n".join([*GOALS.values(), dawn])
    player = view.players[view.seat]
    lines = [GOALS[player.role], *_list_conditions(view, player)]
    if player.progress is not None:
        lines.append(f"**Progress** {player.progress} of 60")
    return "\n".join([*lines, dawn])


def _list_conditions(view: View, player: PlayerView) -> list[str]:
    """List the seat's conditions for winning, each with how much of it is met."""
    if player.role == "zombie":
        return [
            f"- On the board: {len(view.zombies)} of 6",
            f"- On Zombie City: {len(zombies_at_home(view))} of 6",
        ]
    if player.role == "vampire":
        return [
            (
                f"- Coffins: {len(view.coffins)} of 5 on the "
                f"board, {len(list_saved_coffins(view))} of 5 saved"
            ),
            f"- Drops: {view.drops}",
        ]
    held = player.hand or {}
    have = [element.title() for element in ELEMENTS if held.get(element)]
    home = find_token(view, HOMES[player.colour or "red"])
    return [
        f"- Months: {player.months} of {MONTHS_TO_WIN}",
        f"- Elements: {len(have)} of 4" + (f" ({', '.join(have)})" if have else ""),
        f"- Home Village: {home or 'not found yet'}",
    ]
