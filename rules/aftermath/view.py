"""What each seat, and a spectator, may see (AF-2.11 to AF-2.13, AF-7.16, AF-21.12).

Most parts of a view stay the same from one answer to the next. They are cached by everything that
they show, so nobody may change a view.
"""

from collections import Counter
from functools import cache

from rules.aftermath import view_models
from rules.aftermath.model import decks
from rules.aftermath.model.state import Member, State
from rules.aftermath.play import goals
from rules.aftermath.play.colony.hardship import find_time_allowance
from rules.aftermath.play.page import maps
from rules.aftermath.view_cards import view_ability, view_card, view_item
from rules.aftermath.view_page import see_page
from rules.aftermath.words import Message
from rules.kit.content import DeckText
from rules.kit.secrecy import fill_view


def view_table(s: State, seat: int | None, names: tuple[str, ...]) -> view_models.View:
    """Make the view of the position for a seat, or for a spectator if None."""
    return fill_view(
        view_models.View,
        s,
        seat=seat,
        names=list(names),
        turn=s.turns,
        party=see_party(s, names),
        page=None if s.here is None else see_page(s),
        colony=_view_colony(s),
        mission=see_mission(s),
        travel=see_travel(s),
        hunt=[decks.ENEMIES[one].name for one in s.hunt],
        deck=len(s.deck.pile),
        discards=[view_card(one) for one in s.deck.discards],
        unseen=_count_unseen_prizes(s),
        proposed=s.camp,
        tests=[
            fill_view(view_models.TestView, one, cards=[*map(view_card, one.cards)])
            for one in s.tested
        ],
        attack=None if s.attack is None else fill_view(view_models.AttackView, s.attack),
        hands=[] if seat is None else see_hands(s, seat),
    )


# -- the party -----------------------------------------------------------------------------------


def see_party(s: State, names: tuple[str, ...]) -> list[view_models.MemberView]:
    """Show the characters in play."""
    return [_view_member(s, member, names) for member in s.members]


def _view_member(s: State, member: Member, names: tuple[str, ...]) -> view_models.MemberView:
    character, box = s.party[member], s.find_box(member)
    printed = character.card
    so_far, wanted = goals.find_progress(s.colony, printed.id)
    return fill_view(
        view_models.MemberView,
        character,
        printed,
        id=printed.id,
        member=member,
        player=names[character.seat],
        hidden=character.at is not None and maps.is_hidden(s, member),
        hand=len(character.hand),
        items=[
            *[view_item(worn.item, worn) for worn in box.equipped],
            *[view_item(one) for one in box.pack],
        ],
        abilities=[view_ability(one) for one in box.abilities],
        lasting=[decks.ABILITIES[one.does].name for one in character.lasting],
        progress=Message("goal-progress", so_far=so_far, wanted=wanted),
        goal_done=box.done,
    )


def see_hands(s: State, seat: int) -> list[view_models.HandView]:
    """Show a seat the hands of its own characters."""
    return [_view_hand(s, member) for member in s.list_members_of_seat(seat)]


def _view_hand(s: State, member: Member) -> view_models.HandView:
    character = s.party[member]
    return fill_view(
        view_models.HandView,
        member=member,
        name=character.card.short,
        cards=[view_card(one) for one in character.hand],
        standing=character.standing,
    )


# -- the campaign --------------------------------------------------------------------------------


def _view_colony(s: State) -> view_models.ColonyView:
    colony = s.colony
    return fill_view(
        view_models.ColonyView,
        colony,
        cap=s.population_cap,
        structures=[_view_structure(one, one in colony.built) for one in decks.STRUCTURES],
        improvements=[view_item(one) for one in colony.improvements],
        supply=[view_item(one) for one in colony.supply],
        broken=[view_item(one) for one in colony.broken],
        missions={
            **{decks.BOOK.missions[n].name: "open" for n in sorted(colony.open)},
            **{decks.BOOK.missions[n].name: "done" for n in sorted(colony.done)},
        },
        discoveries={
            decks.DISCOVERIES[one].name: decks.DISCOVERIES[one].text for one in colony.retrieved
        },
        goals=[decks.CHARACTERS[one].name for one in colony.goals],
    )


@cache
def _view_structure(one: str, built: bool) -> view_models.StructureView:
    return fill_view(view_models.StructureView, decks.STRUCTURES[one], built=built)


def see_mission(s: State) -> view_models.MissionView:
    """Show the mission of this game."""
    n = s.played
    if n not in decks.BOOK.missions:
        return fill_view(
            view_models.MissionView,
            n=n,
            name=Message("forage"),
            main=False,
            goal=Message("forage-goal"),
            story=Message("forage-story"),
            location="",
            allowance=find_time_allowance(s),
        )
    shown = decks.BOOK.missions[n]
    return fill_view(
        view_models.MissionView, shown, n=n, location=decks.BOOK.locations[shown.location].name
    )


def see_travel(s: State) -> list[view_models.LocationView]:
    """Show the travel map."""
    target = decks.BOOK.missions[s.played].location if s.played in decks.BOOK.missions else ""
    return [_view_location(one, one == s.location, one == target) for one in decks.BOOK.locations]


@cache
def _view_location(one: str, here: bool, mission: bool) -> view_models.LocationView:
    return fill_view(
        view_models.LocationView, decks.BOOK.locations[one], here=here, mission=mission
    )


def _count_unseen_prizes(s: State) -> Counter[DeckText]:
    """Count the prizes that nobody has found; nobody knows where each is."""
    labels = _label_prizes()
    return Counter([labels[token] for token in decks.SCAVENGE if token not in s.found])


@cache
def _label_prizes() -> dict[str, DeckText]:
    """Map each scavenge token to its prize. Equal prizes share a label, as comparing texts takes
    long."""
    labels: dict[DeckText, DeckText] = {}
    return {
        one: labels.setdefault(token.label, token.label) for one, token in decks.SCAVENGE.items()
    }
