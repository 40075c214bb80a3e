"""Which options may end a mission, so that bots leave them to the people of their party."""

from typing import Any

from rules.aftermath.model import card_sets
from rules.aftermath.model.state import State
from rules.aftermath.play.combat.defeating import find_loot, is_last
from rules.aftermath.play.page import exits
from rules.aftermath.play.turn import group_tasks, visiting
from rules.aftermath.play.turn.actions import EXIT, OTHERWISE
from rules.engine import Option, Prompt

HOME = "home"
"""The vote to give the mission up."""


def find_options_left_to_people(s: State, prompt: Prompt[Any]) -> dict[str, list[int]]:
    """Find the options of a question that may end a mission, each with the seats that decide about
    it: other seats with members on the page, or for going home all other seats."""
    if prompt.topic == "travel":
        undecided = HOME not in s.votes.values()
        others = [seat for seat in range(s.seats) if seat != prompt.seat]
        return {one.id: others for one in prompt.options if one.id == HOME and undecided}
    if prompt.topic not in ("act", "act-cards"):
        return {}
    there = sorted({s.party[member].seat for member in s.on_map} - {prompt.seat})
    found = {one.id: there for one in prompt.options if _can_end_mission(s, prompt, one)}
    if found and any(one.id == OTHERWISE for one in prompt.options):
        found[OTHERWISE] = there  # other cards would end it too
    return found


def _can_end_mission(s: State, prompt: Prompt[Any], option: Option) -> bool:
    """Whether an action, played as its option says, may end the mission at once."""
    page, data = s.visit.page, option.data
    if option.id == EXIT:
        entry = next(
            one.entry for one in s.visit.printed_page.exits if one.letter == data["letter"]
        )
        return not s.visit.exit_used and exits.can_end_mission(page, entry)
    if option.verb == "move":
        return any(_can_end_mission_at(s, space) for space in data.get("path", ()))
    at = s.party[prompt.data["member"]].at
    if option.verb == "visit":
        return _can_end_mission_at(s, at)
    if option.verb == "task" and (task := s.visit.task) is not None:
        added = card_sets.sum_values(data["cards"]) + group_tasks.find_prybar_bonus(
            s, prompt.data["member"]
        )
        return bool(added >= data["left"]) and exits.can_end_mission(page, task.entry, at)
    if option.verb in ("fight", "shoot") and data["life"] == 1:
        enemy = s.find_enemy(data["enemy"])
        assert enemy is not None
        return is_last(s, enemy) and exits.can_effects_end_mission(page, find_loot(s, enemy)[0], at)
    return False


def _can_end_mission_at(s: State, space: int | None) -> bool:
    """Whether an entry that is read on a space may end the mission."""
    entries = [] if space is None else visiting.list_waiting_entries(s, space)
    return any(exits.can_end_mission(s.visit.page, entry, space) for entry in entries)
