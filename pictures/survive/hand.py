"""Say in words what only one seat may know, and write the pages that it may look up."""

from typing import Literal

from pictures.artist import WORDS_CHARACTERS, clip
from pictures.survive import facts
from pictures.survive.words import Message
from pictures.survive.words.speech import label_kind, list_coffins_at, name_seat_player
from rules.engine import Text
from rules.engine.messages import Either
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
    describe_cards,
    read_zombie,
)
from rules.survive.view import PlayerView, Sheet, View

DEFENCES: tuple[tuple[Act, str], ...] = (("defend zombie", "zombie"), ("defend vampire", "vampire"))
HAND = 1500
"""How many characters a hand may have, as it shares its message with the questions."""
WATCHING = Message("watching")
Shelter = Literal["meteorite", "defense", "village", "peace", "none"]
"""What keeps Monsters away from a Human where they stand."""


def format_hand(view: View) -> str:
    """Say what the seat holds and needs, by its role. A spectator is told that hands are for
    players."""
    if view.seat is None or view.sheet is None:
        return str(WATCHING)
    player = view.players[view.seat]
    if view.phase == "colours":
        return str(Message("no-hand-yet"))
    over = view.phase == "over"
    lines: list[Text]
    if player.role == "human":
        lines = _describe_cards(player)
        if not over:
            lines += [_describe_affordable(view.sheet), *_describe_defences(view, player)]
    elif player.role == "zombie":
        lines = _describe_zombies(view)
    else:
        lines = _describe_vampire(view)
    if view.offer is not None and view.offer.give is not None and view.offer.take is not None:
        lines.append(_describe_offer(view))
    if not over:
        lines.append(_describe_missing(view, player))
    return clip("\n".join(map(str, lines)), HAND)


# -- a Human -------------------------------------------------------------------------------------


def _describe_cards(player: PlayerView) -> list[Text]:
    held = player.hand or {}
    cards = [
        str(Message("element-held", element=element, number=held.get(element, 0)))
        for element in ELEMENTS
    ]
    return [Message("your-hand", cards=player.cards), " · ".join(cards)]


def _describe_affordable(sheet: Sheet) -> Message:
    acts: list[Act] = ["basic", "improved", "fortified", "attack zombie", "attack vampire"]
    paid = [Message("act", act=_find_act_key(act)) for act in acts if sheet.pays[act]]
    return Message("pays-for", acts=Either(tuple(paid))) if paid else Message("pays-for-nothing")


def _find_act_key(act: Act) -> str:
    """Return what the catalog calls an act."""
    return act.replace(" ", "-")


def _describe_defences(view: View, player: PlayerView) -> list[Message]:
    shelter = _find_shelter(view, player)
    if shelter == "none":
        lines = [Message("if-attacked")]
    else:
        lines = [Message("if-attacked-sheltered", shelter=shelter)]
    assert view.sheet is not None
    sheltered = _find_fact_key(shelter != "none")
    for act, monster in DEFENCES:
        said = {"sheltered": sheltered, "monster": monster}
        if view.sheet.pays[act]:
            lines.append(Message("defends", cost=str(describe_cards(CHART[act])), **said))
        else:
            loses, cards = player.cards // 2, player.cards
            lines.append(Message("cannot-defend", loses=loses, cards=cards, **said))
    return lines


def _find_fact_key(fact: bool) -> str:
    return "yes" if fact else "no"


def _find_shelter(view: View, player: PlayerView) -> Shelter:
    """Find what keeps Monsters away from the Human where they stand."""
    if player.space is None:
        return "none"
    kind = facts.find_place(view, player.space)
    if player.space == view.dark:
        return "meteorite"
    if kind in YIELDS:
        own = player.colour in view.defenses.get(player.space, {})
        return "defense" if own else "none"
    if kind is None:
        return "none"
    return "village" if kind.startswith("village") else "peace"


# -- Monsters ------------------------------------------------------------------------------------


def _describe_zombies(view: View) -> list[Text]:
    on_board = [
        str(Message("kind-at", kind=z, space=view.zombies[z])) for z in ZOMBIES if z in view.zombies
    ]
    home = len(facts.list_zombies_at_home(view))
    lines: list[Text] = [
        Message("your-zombies", count=len(view.zombies), home=home),
        " · ".join(on_board) or Message("no-zombies"),
    ]
    if view.phase == "over":
        return lines
    ways = [
        _describe_way(view, colour, "zombie") for colour in COLOURS if colour not in view.zombies
    ]
    return [*lines, Message("zombies-missing"), *ways] if ways else lines


def _describe_vampire(view: View) -> list[Text]:
    if view.vampire:
        lines: list[Text] = [Message("your-vampire", space=view.vampire, drops=view.drops)]
    else:
        lines = [Message("your-vampire-off", drops=view.drops)]
    if saved := facts.list_saved_coffins(view):
        lines.append(Message("your-coffins-saved", coffins=[label_kind(each) for each in saved]))
    if loose := facts.list_loose_coffins(view):
        lines.append(Message("your-coffins-loose", coffins=list_coffins_at(view, loose)))
    if view.phase == "over":
        return lines
    ways = [
        _describe_way(view, colour, "vampire") for colour in COLOURS if colour not in view.coffins
    ]
    return [*lines, Message("coffins-missing"), *ways] if ways else lines


def _describe_way(view: View, colour: Colour, entering: Literal["zombie", "vampire"]) -> Message:
    """Say how the Zombie or the Coffin of a colour can come into play."""
    village = _describe_village(view, colour, entering)
    for player in view.players:
        if player.role == "human" and player.colour == colour:
            return Message(
                "way-or-attack",
                kind=colour,
                village=village,
                player=name_seat_player(view, player.seat),
                space=player.space or "",
                sheltered=_find_fact_key(_find_shelter(view, player) != "none"),
            )
    return Message("way", kind=colour, village=village)


def _describe_village(
    view: View, colour: Colour, entering: Literal["zombie", "vampire"]
) -> Message:
    """Say what a Zombie or the Vampire needs to enter the Village of a colour."""
    space = facts.find_token(view, HOMES[colour])
    if space is None:
        return Message("village-unknown")
    walls = len(view.defenses.get(space, {}))
    if space == view.dark:
        return Message("village-dark", space=space)
    inside = any(p.space == space for p in view.players)
    other = view.vampire == space if entering == "zombie" else space in view.zombies.values()
    if inside or other:
        return Message("village-occupied", space=space)
    if entering == "zombie":
        return Message("village-for-zombies", space=space, walls=walls)
    return Message("village-for-vampire", space=space, drops=walls)


# -- destinations --------------------------------------------------------------------------------


def _describe_destinations(view: View) -> str:
    """List the legal destinations. Destinations that bring the same things share a line."""
    assert view.sheet is not None
    if not view.sheet.destinations:
        return str(Message("no-move"))
    lines: list[Text] = [Message("where-to-go", roll=str(view.roll))]
    pieces: dict[str, dict[str, list[str]]] = {}
    for end in view.sheet.destinations:
        pieces.setdefault(end.piece, {}).setdefault(end.brings, []).append(end.space)
    for piece, brings in pieces.items():
        if piece not in ("human", "vampire"):
            which = read_zombie(piece)
            lines.append(Message("zombie-from", kind=which, space=view.zombies[which]))
        for what, spaces in brings.items():
            lines.append(f"- **{', '.join(spaces)}** {what}")
    return "\n".join(map(str, lines))


def _describe_offer(view: View) -> Message:
    offer = view.offer
    assert offer is not None and offer.give is not None and offer.take is not None
    cards = {"give": str(describe_cards(offer.give)), "take": str(describe_cards(offer.take))}
    if offer.by == view.seat:
        return Message("your-offer", player=name_seat_player(view, offer.to), **cards)
    return Message("offer-to-you", player=name_seat_player(view, offer.by), **cards)


def _describe_missing(view: View, player: PlayerView) -> Message:
    assert view.sheet is not None
    if player.role == "zombie":
        return Message("win-zombies", short=6 - len(facts.list_zombies_at_home(view)))
    if player.role == "vampire":
        return Message("win-vampire", coffins=5 - len(view.coffins), drops=view.drops)
    months = view.sheet.months_missing
    elements = [Message("element", element=element) for element in view.sheet.missing]
    village = HOMES[player.colour or "red"]
    landing = {
        "village": str(TOKEN_NAMES[village]),
        "space": facts.find_token(view, village) or "unknown",
    }
    if months and elements:
        return Message("win-human-both", months=months, elements=elements, **landing)
    if months:
        return Message("win-human-months", months=months, **landing)
    if elements:
        return Message("win-human-elements", elements=elements, **landing)
    return Message("win-human", **landing)


# -- pages ---------------------------------------------------------------------------------------


def describe_moves(view: View) -> str:
    """List the legal destinations of the seat, or say that it has no move to make."""
    return (
        str(WATCHING)
        if view.sheet is None
        else clip(_describe_destinations(view), WORDS_CHARACTERS)
    )


def describe_costs(view: View) -> str:
    """List what things cost and bring, with a tick at each that the seat's hand can pay for."""
    pays = view.sheet.pays if view.sheet else {}

    def say_cost(act: Act) -> dict[str, str]:
        paid = _find_fact_key(pays.get(act, False))
        return {"pays": paid, "act": _find_act_key(act), "cards": str(describe_cards(CHART[act]))}

    lines = [
        Message("cost-build"),
        *(
            Message("cost-of-defense", months=WORTH[size], cubes=CUBES[size], **say_cost(size))
            for size in SIZES
        ),
        Message("cost-where"),
        Message("cost-attack"),
        Message("cost", **say_cost("attack zombie")),
        Message("cost", **say_cost("attack vampire")),
        Message("cost-defend"),
        Message("cost", **say_cost("defend zombie")),
        Message("cost", **say_cost("defend vampire")),
        Message("cost-swap"),
        Message("cost-crate"),
    ]
    if any(pays.values()):
        lines.append(Message("cost-ticks"))
    return "\n".join(map(str, lines))


GOALS = {
    "human": Message("goal-human"),
    "zombie": Message("goal-zombie"),
    "vampire": Message("goal-vampire"),
}


def describe_goal(view: View) -> str:
    """Say how the seat wins and how far along it is. A spectator gets all three ways to win."""
    if view.seat is None or view.sheet is None or view.phase == "colours":
        lines = [*GOALS.values()]
    else:
        player = view.players[view.seat]
        lines = [GOALS[player.role], *_list_conditions(view, player)]
        if player.progress is not None:
            lines.append(Message("goal-progress", progress=player.progress))
    return "\n".join(map(str, [*lines, Message("goal-dawn", round=view.last_dawn)]))


def _list_conditions(view: View, player: PlayerView) -> list[Message]:
    """List the seat's conditions for winning, each with how much of it is met."""
    if player.role == "zombie":
        return [
            Message("goal-on-board", count=len(view.zombies)),
            Message("goal-on-city", count=len(facts.list_zombies_at_home(view))),
        ]
    if player.role == "vampire":
        saved = len(facts.list_saved_coffins(view))
        return [
            Message("goal-coffins", placed=len(view.coffins), saved=saved),
            Message("goal-drops", drops=view.drops),
        ]
    held = player.hand or {}
    have = [str(Message("element", element=each)) for each in ELEMENTS if held.get(each)]
    home = facts.find_token(view, HOMES[player.colour or "red"])
    return [
        Message("goal-months", months=player.months, most=MONTHS_TO_WIN),
        Message("goal-elements", count=len(have), elements=", ".join(have)),
        Message("goal-home", space=home or "unknown"),
    ]
