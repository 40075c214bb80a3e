"""What each seat, and a spectator, may see (AF-2.11 to AF-2.13, AF-7.16, AF-21.12)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rules.kit.words import count

from . import calamities, checking_threat, enemies, exits, goals, maps, talking
from .colony.hardship import allowance
from .decks import (
    ABILITIES,
    ACTIONS,
    BOOK,
    CHARACTERS,
    DISCOVERIES,
    ENEMIES,
    ENVIRONMENTS,
    ITEMS,
    SCAVENGE,
    STRUCTURES,
)
from .effects.performing import readable
from .item_words import lines
from .pieces import Task, Worn
from .state import Enemy, Member, State, Tested
from .view_models import (
    AbilityView,
    AttackView,
    CardView,
    ColonyView,
    EnvironmentView,
    ExitView,
    FigureView,
    HandView,
    ItemView,
    LineView,
    LocationView,
    MemberView,
    MissionView,
    PageView,
    SpaceView,
    StructureView,
    TaskView,
    TestView,
    View,
)

FORAGE_GOAL = "Explore two pages or more away from home, leave them, and come home."
FORAGE_STORY = "Nothing special is wanted. Everything is short."


def see(s: State, seat: int | None, names: tuple[str, ...]) -> View:
    """The position as a seat may know it; None is a spectator."""
    return View.model_construct(
        seat=seat,
        names=list(names),
        phase=s.phase,
        turn=s.turns,
        active=s.active,
        bookkeeper=s.bookkeeper,
        party=[_member(s, member, names) for member in s.members],
        page=None if s.here is None else _page(s),
        colony=_colony(s),
        mission=_mission(s),
        travel=_travel(s),
        visited=list(s.visited),
        hunt=[ENEMIES[one].name for one in s.hunt],
        deck=len(s.deck.pile),
        discards=[card(one) for one in s.deck.discards],
        unseen=_unseen(s),
        votes=dict(s.votes),
        proposed=s.camp,
        tests=[_test(tested) for tested in s.tested],
        attack=None
        if s.attack is None
        else AttackView.model_construct(
            target=s.attack.target,
            strength=s.attack.strength,
            by=s.attack.by,
            enemy=s.attack.enemy,
        ),
        hands=[] if seat is None else [_hand(s, member) for member in s.of_seat(seat)],
    )


@cache
def card(one: str) -> CardView:
    """An action card."""
    shown = ACTIONS[one]
    return CardView(id=shown.id, colour=shown.colour, value=shown.value, influence=shown.influence)


# -- items ---------------------------------------------------------------------------------------


def item(one: str, worn: Worn | None = None) -> ItemView:
    """An item, equipped or not."""
    shown = ITEMS[one]
    return ItemView.model_construct(
        id=one,
        name=shown.name,
        slot=shown.slot,
        text=shown.text,
        does=list(lines(one)),
        batteries=0 if worn is None else worn.batteries,
        holds=shown.battery,
        equipped=worn is not None,
    )


# -- the party -----------------------------------------------------------------------------------


def _member(s: State, member: Member, names: tuple[str, ...]) -> MemberView:
    character, box = s.of(member), s.box(member)
    printed = character.card
    return MemberView.model_construct(
        member=member,
        seat=character.seat,
        player=names[character.seat],
        id=printed.id,
        name=printed.name,
        short=printed.short,
        species=printed.species,
        role=printed.role,
        big=printed.big,
        bonus=dict(printed.bonus),
        life=printed.life,
        wounds=character.wounds,
        toxic=character.toxic,
        statuses=list(character.statuses),
        at=character.at,
        exited=character.exited,
        defeated=character.defeated,
        hidden=character.at is not None and maps.hidden(s, member),
        hand=len(character.hand),
        batteries=character.batteries,
        aim=character.aim,
        items=[
            *[item(worn.item, worn) for worn in box.equipped],
            *[item(one) for one in box.pack],
        ],
        abilities=[_ability(one) for one in box.abilities],
        lasting=[ABILITIES[one.does].name for one in character.lasting],
        goal=printed.goal,
        progress="{} of {}".format(*goals.progress(s.colony, printed.id)),
        goal_done=box.done,
    )


@cache
def _ability(one: str) -> AbilityView:
    shown = ABILITIES[one]
    return AbilityView(id=shown.id, name=shown.name, cost=shown.cost, effect=shown.effect)


def _hand(s: State, member: Member) -> HandView:
    character = s.of(member)
    return HandView.model_construct(
        member=member,
        name=character.card.short,
        cards=[card(one) for one in character.hand],
        standing=character.standing,
    )


def _test(tested: Tested) -> TestView:
    return TestView.model_construct(
        member=tested.member,
        what=tested.what,
        attribute=tested.attribute,
        cards=[card(one) for one in tested.cards],
        bonus=tested.bonus,
        white=tested.white,
        black=tested.black,
        difficulty=tested.difficulty,
        success=tested.success,
    )


# -- the page ------------------------------------------------------------------------------------


def _page(s: State) -> PageView:
    visit, printed = s.visit, s.visit.book
    return PageView.model_construct(
        page=printed.id,
        title=printed.title,
        location=BOOK.locations[printed.location].name,
        scene=printed.scene,
        revisit=visit.revisit,
        situation=visit.situation,
        spaces=[_space(s, space.id) for space in printed.spaces],
        lines=[
            LineView.model_construct(a=space, b=other, kind=kind)
            for space in maps.spaces(s)
            for other, kind in maps.ways(s, space).items()
            if space < other
        ],
        exits=[
            ExitView.model_construct(
                letter=one.letter,
                label=one.label,
                open=maps.exit_is_open(s, one),
                text=printed.entry(one.entry).text,
                leads=list(exits.leads(printed.id, one.entry)),
                ends=exits.ends(printed.id, one.entry),
            )
            for one in printed.exits
        ],
        environments=[_environment(one) for one in visit.environments],
        enemies=[_figure(s, slot, enemy) for slot, enemy in enumerate(visit.enemies)],
        threats=[ACTIONS[one].value for one in visit.threats],
        check=_forecast(s),
        calamity=None if printed.id in s.calamities else calamities.value(s),
        task=None if visit.task is None else _task(s, visit.task),
    )


def _space(s: State, number: int) -> SpaceView:
    visit = s.visit
    printed = next(space for space in visit.book.spaces if space.id == number)
    found = maps.exit_at(s, number)
    tokens = visit.tokens.get(number, [])
    entry = visit.book.entry(printed.poi) if printed.poi else None
    return SpaceView.model_construct(
        id=number,
        label=printed.label,
        at=printed.at,
        start=printed.start,
        enemy=printed.enemy,
        hide=printed.hide,
        water=printed.water,
        poi=entry is not None and readable(s, visit.book, entry),
        repeat=entry is not None and entry.repeat,
        objective="objective" in tokens,
        exit="" if found is None else found.letter,
        closed=bool(printed.exit) and found is None,
        scavenge=[SCAVENGE[one].difficulty for one in visit.scavenge.get(number, [])],
        tokens=[one for one in tokens if one != "objective"],
    )


@cache
def _environment(one: str) -> EnvironmentView:
    shown = next(found for found in ENVIRONMENTS.values() if found.id == one)
    return EnvironmentView(id=shown.id, name=shown.name, effect=shown.effect)


def _figure(s: State, slot: int, enemy: Enemy) -> FigureView:
    shown, threats = enemy.card, s.visit.threats
    return FigureView.model_construct(
        number=enemy.number,
        id=shown.id,
        name=shown.name,
        type=shown.type,
        at=list(enemy.at),
        life=enemies.life(s, enemy),
        wounds=enemy.wounds,
        defence=enemies.defence(s, enemy),
        communicate=_talk(s, enemy),
        fly=shown.fly,
        swarm=bool(shown.swarm),
        guard=enemy.guard,
        actions=list(actions(enemy.id)),
        threat=ACTIONS[threats[slot]].value if slot < len(threats) else None,
        text=shown.text,
    )


@cache
def actions(one: str) -> tuple[str, ...]:
    """What an enemy does with a threat of 1, 2 and 3, in words."""
    told = []
    for action in ENEMIES[one].actions:
        reach = f", range {action.range}" if action.range else ""
        blow = "no attack" if action.strength is None else f"strength {action.strength}"
        special = f", {action.special}" if action.special else ""
        told.append(f"moves {action.speed}{reach}, {blow}{special}")
    return tuple(told)


def _talk(s: State, enemy: Enemy) -> int | None:
    """What talking to it is tested against by whoever has the turn."""
    if enemy.card.communicate is None or enemy.card.swarm:
        return None
    return talking.difficulty(s, s.active, enemy)


def _forecast(s: State) -> str:
    """What the next Check Threat does (AF-7.12, AF-7.13)."""
    there, limit = len(s.visit.threats), checking_threat.limit(s)
    lie = count(there, "threat lies/threats lie")
    missing = max(0, limit - there)
    if s.safe:
        does = "it turns hostile" if talking.watched(s) else "the threat entry is read"
    else:
        does = "the enemies act"
    if missing:
        return f"{lie} on the track. With {missing} more, {does} at the end of the turn."
    return f"{lie} on the track: {does} at the end of this turn."


def _task(s: State, task: Task) -> TaskView:
    labels = {space.id: space.label for space in s.visit.book.spaces}
    return TaskView.model_construct(
        name=task.name,
        attribute=task.attribute,
        difficulty=task.difficulty,
        dial=task.dial,
        card=None if task.card is None else card(task.card),
        where=[labels[space] for space in task.spaces],
        spaces=list(task.spaces),
    )


# -- the campaign --------------------------------------------------------------------------------


def _colony(s: State) -> ColonyView:
    colony = s.colony
    return ColonyView.model_construct(
        chapter=colony.chapter,
        dials=dict(colony.dials),
        cap=s.cap,
        structures=[
            StructureView.model_construct(
                id=shown.id,
                name=shown.name,
                cost=shown.cost,
                effect=shown.effect,
                built=shown.id in colony.built,
            )
            for shown in STRUCTURES.values()
        ],
        improvements=[item(one) for one in colony.improvements],
        supply=[item(one) for one in colony.supply],
        broken=[item(one) for one in colony.broken],
        missions={
            **{BOOK.missions[n].name: "open" for n in sorted(colony.open)},
            **{BOOK.missions[n].name: "done" for n in sorted(colony.done)},
        },
        discoveries={DISCOVERIES[one].name: DISCOVERIES[one].text for one in colony.retrieved},
        goals=[CHARACTERS[one].name for one in colony.goals],
        railcar=colony.railcar,
        hull=colony.hull,
        infinite=colony.infinite,
        won=colony.won,
    )


def _mission(s: State) -> MissionView:
    n = s.played
    if n not in BOOK.missions:
        return MissionView(
            n=n,
            name="Forage",
            main=False,
            goal=FORAGE_GOAL,
            story=FORAGE_STORY,
            location="",
            allowance=allowance(s),
        )
    shown = BOOK.missions[n]
    return MissionView.model_construct(
        n=n,
        name=shown.name,
        main=shown.main,
        goal=shown.goal,
        story=shown.story,
        location=BOOK.locations[shown.location].name,
        allowance=shown.allowance,
        pages=list(shown.pages),
    )


def _travel(s: State) -> list[LocationView]:
    target = BOOK.missions[s.played].location if s.played in BOOK.missions else ""
    return [
        LocationView.model_construct(
            id=place.id,
            name=place.name,
            at=place.at,
            here=place.id == s.location,
            mission=place.id == target,
        )
        for place in BOOK.locations.values()
    ]


def _unseen(s: State) -> dict[str, int]:
    """The prizes that nobody has found: which of them is where, nobody knows."""
    return dict(Counter(token.label for token in SCAVENGE.values() if token.id not in s.found))
