"""The page as everybody sees it: its map and what is on it, the exits, the enemies, the threats.

Parts that stay the same from one answer to the next are cached by everything that they show.
"""

from functools import cache, lru_cache

from rules.aftermath import view_models
from rules.aftermath.effects.performing import can_read_entry
from rules.aftermath.model.decks import ACTIONS, BOOK, ENEMIES, ENVIRONMENTS, SCAVENGE
from rules.aftermath.model.layouts import Layout, Lines, find_layout
from rules.aftermath.model.pieces import Task
from rules.aftermath.model.state import Enemy, State
from rules.aftermath.model.terms import Token
from rules.aftermath.play import calamities
from rules.aftermath.play.enemies import checking_threat, enemies
from rules.aftermath.play.page import exits, maps
from rules.aftermath.play.turn import talking
from rules.aftermath.view_cards import view_card
from rules.aftermath.words import Message
from rules.kit.secrecy import fill_view


def see_page(s: State) -> view_models.PageView:
    """Make the view of the page that the party is on."""
    visit, printed = s.visit, s.visit.printed_page
    place = find_layout(printed)
    open_exits = {one.letter for one in maps.list_open_exits(s)}
    return fill_view(
        view_models.PageView,
        printed,
        visit,
        page=printed.id,
        situation=visit.situation,
        location=BOOK.locations[printed.location].name,
        spaces=[
            _view_space(s, place, space.id, leaves=space.exit in open_exits)
            for space in printed.spaces
        ],
        lines=list(_view_lines(maps.find_lines(s))),
        exits=[_view_exit(place, one.letter, one.letter in open_exits) for one in printed.exits],
        environments=[_view_environment(one) for one in visit.environments],
        enemies=[_view_figure(s, slot, enemy) for slot, enemy in enumerate(visit.enemies)],
        threats=[ACTIONS[one].value for one in visit.threats],
        check=_describe_threat_check(s),
        calamity=None if printed.id in s.calamities else calamities.find_calamity_value(s),
        task=None if visit.task is None else _view_task(s, visit.task),
    )


def _view_space(s: State, place: Layout, number: int, *, leaves: bool) -> view_models.SpaceView:
    visit, entry = s.visit, place.pois.get(number)
    return _make_space_view(
        place,
        number,
        reads=entry is not None and can_read_entry(s, place.page, entry),
        leaves=leaves,
        scavenge=tuple([SCAVENGE[one].difficulty for one in visit.scavenge.get(number, ())]),
        tokens=tuple(visit.tokens.get(number, ())),
    )


@lru_cache(maxsize=2048)
def _make_space_view(
    place: Layout,
    number: int,
    *,
    reads: bool,
    leaves: bool,
    scavenge: tuple[int, ...],
    tokens: tuple[Token, ...],
) -> view_models.SpaceView:
    printed, entry = place.spaces[number], place.pois.get(number)
    return fill_view(
        view_models.SpaceView,
        printed,
        id=number,
        poi=reads,
        repeat=entry is not None and entry.repeat,
        objective="objective" in tokens,
        exit=printed.exit if leaves else "",
        closed=bool(printed.exit) and not leaves,
        scavenge=list(scavenge),
        tokens=[one for one in tokens if one != "objective"],
    )


@lru_cache(maxsize=256)
def _view_lines(found: Lines) -> tuple[view_models.LineView, ...]:
    return tuple(
        [
            view_models.LineView(a=space, b=other, kind=kind)
            for space, ways in found.of.items()
            for other, kind in ways.items()
            if space < other
        ]
    )


@lru_cache(maxsize=256)
def _view_exit(place: Layout, letter: str, is_open: bool) -> view_models.ExitView:
    page = place.page
    printed = next(one for one in page.exits if one.letter == letter)
    return fill_view(
        view_models.ExitView,
        letter=letter,
        label=printed.label,
        open=is_open,
        text=page.find_entry(printed.entry).text,
        leads=list(exits.list_next_pages(page.id, printed.entry)),
        ends=exits.can_end_mission(page.id, printed.entry),
    )


@cache
def _view_environment(one: str) -> view_models.EnvironmentView:
    shown = next(found for found in ENVIRONMENTS.values() if found.id == one)
    return fill_view(view_models.EnvironmentView, shown)


def _view_figure(s: State, slot: int, enemy: Enemy) -> view_models.FigureView:
    shown, threat = enemy.card, _find_threat(s, slot, enemy)
    return fill_view(
        view_models.FigureView,
        shown,
        enemy,
        id=shown.id,
        life=enemies.count_life(s, enemy),
        defence=enemies.find_defence(s, enemy),
        communicate=_find_talk_difficulty(s, enemy),
        swarm=bool(shown.swarm),
        actions=describe_actions(enemy.id),
        threat=None if threat is None else ACTIONS[threat].value,
    )


def _find_threat(s: State, slot: int, enemy: Enemy) -> str | None:
    """Find the threat card under an enemy: in an enemy turn the one by which it acts (AF-12.3)."""
    acting, threats = s.visit.acting, s.visit.threats
    if acting:
        return acting.get(enemy.number)
    return threats[slot] if slot < len(threats) else None


@cache
def describe_actions(one: str) -> list[Message]:
    """Describe what an enemy does with a threat of 1, 2 and 3."""
    return [
        Message(
            "action-in-short",
            speed=action.speed,
            range=action.range,
            strength="none" if action.strength is None else action.strength,
            special=action.special or "none",
        )
        for action in ENEMIES[one].actions
    ]


def _find_talk_difficulty(s: State, enemy: Enemy) -> int | None:
    """Find the difficulty of talking to an enemy for the active member; None if nobody can."""
    if enemy.card.communicate is None or enemy.card.swarm:
        return None
    return talking.find_talk_difficulty(s, s.active, enemy)


def _describe_threat_check(s: State) -> Message:
    """Describe what the next Check Threat does (AF-7.12, AF-7.13)."""
    there, limit = len(s.visit.threats), checking_threat.find_threat_limit(s)
    does = "enemies"
    if s.is_safe:
        does = "hostile" if talking.is_watched(s) else "entry"
    missing = max(0, limit - there)
    if missing:
        return Message("will-check", threats=there, does=does, missing=missing)
    return Message("checks-now", threats=there, does=does)


def _view_task(s: State, task: Task) -> view_models.TaskView:
    labels = {space.id: space.label for space in s.visit.printed_page.spaces}
    return fill_view(
        view_models.TaskView,
        task,
        name=task.title,
        card=None if task.card is None else view_card(task.card),
        where=[labels[space] for space in task.spaces],
    )
