"""What each picture shows of a view, and how characters, spaces and cards are named."""

from collections.abc import Iterable
from typing import Any

from pydantic import BaseModel

from pictures.aftermath.words import Message
from pictures.kit.fonts import make_writable
from pictures.kit.phrases import format_markdown_name, format_plain_name
from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.layouts import find_layout
from rules.aftermath.model.terms import BLACK_DIE, DIALS, Colour, Dial
from rules.aftermath.view_models import (
    CardView,
    FigureView,
    HandView,
    LocationView,
    MemberView,
    MissionView,
    PageView,
    SpaceView,
    TaskView,
    View,
)


class Held(BaseModel):
    """What the private picture shows: the hands of the reader's own characters."""

    hands: list[HandView]
    characters: list[str]
    """The id of each hand's character, in the order of `hands`."""
    seats: list[int]
    """The seat that plays each hand's character, in the order of `hands`."""


class Way(BaseModel):
    """What the third picture shows: where the party is, and what stands at home."""

    travel: list[LocationView]
    mission: MissionView
    chapter: int
    dials: dict[Dial, int]
    built: list[tuple[str, str, int, bool]]
    """Each structure: its name, what it does, what it costs, and whether it stands."""
    improvements: list[str]
    supply: list[str]
    broken: list[str]
    missions: dict[str, str]
    railcar: bool
    hull: int
    goals: list[str]


def find_letter(colour: Colour) -> str:
    """Find the one or two letters that mark a colour."""
    return str(Message("colour-letter", colour=colour))


def make_public_view(view: View) -> View:
    """Copy the view without what only one seat may see and what no picture shows."""
    left_out: dict[str, Any] = {
        "seat": None,
        "hands": [],
        "tests": view.tests[-1:],
        "votes": {},
        "deck": 0,
        "visited": [],
    }
    return view.model_copy(update={**left_out, "discards": [], "unseen": {}})


def make_way(view: View) -> Way:
    """Collect what the travel map and the colony's sheet show."""
    colony = view.colony
    return Way(
        travel=view.travel,
        mission=view.mission,
        chapter=colony.chapter,
        dials=colony.dials,
        built=[(one.name, one.effect, one.cost, one.built) for one in colony.structures],
        improvements=[item.name for item in colony.improvements],
        supply=[item.name for item in colony.supply],
        broken=[item.name for item in colony.broken],
        missions=dict(colony.missions),
        railcar=colony.railcar,
        hull=colony.hull,
        goals=colony.goals,
    )


def collect_own_hands(view: View) -> Held:
    """Collect the reader's own hands, each with its character and seat."""
    members = [view.party[hand.member] for hand in view.hands]
    return Held(
        hands=view.hands,
        characters=[one.id for one in members],
        seats=[one.seat for one in members],
    )


def list_things(things: Iterable[str], nothing: str = "nothing") -> str:
    """List things as in a sentence. `nothing`: the message to show if there are none."""
    found = tuple(things)
    return str(Message("listed", things=found) if found else Message(nothing))


def end_sentence(text: object) -> str:
    """Put a full stop after a text."""
    return str(Message("sentence", text=str(text)))


# -- names -----------------------------------------------------------------------------------------


def label_member(member: MemberView) -> str:
    """Name a character and its player, in Markdown: "Wren (Ada)"."""
    return f"{member.short} ({format_markdown_name(member.player)})"


def label_member_plainly(member: MemberView) -> str:
    """Name a character and its player without markup."""
    return f"{member.short} ({format_plain_name(member.player)})"


def label_member_in_picture(member: MemberView) -> str:
    """Name a character and its player in the letters that a picture can show. Leave the player out
    if none of the player's name can be shown."""
    player = make_writable(format_plain_name(member.player), "")
    return f"{member.short} ({player})" if player else member.short


def label_card(one: CardView) -> str:
    """Name a card by its colour, attribute and value: "red strength 3"."""
    if one.influence:
        return str(Message("influence-card", value=one.value))
    return str(Message("card", colour=one.colour, value=one.value))


def count_life_left(member: MemberView) -> int:
    """Count the life that a character has left, 0 at least."""
    return max(0, member.life - member.wounds - member.toxic)


def describe_whereabouts(member: MemberView, page: PageView | None) -> str:
    """Say where a character is: "at the till, hiding"."""
    return str(Message("whereabouts", **_find_whereabouts(member, page)))


def _find_whereabouts(member: MemberView, page: PageView | None) -> dict[str, str]:
    """Find where a character is, for messages."""
    if member.defeated or member.exited:
        return {"where": "defeated" if member.defeated else "left", "space": ""}
    if member.at is None or page is None:
        return {"where": "nowhere", "space": ""}
    space = name_space(page, member.at)
    return {"where": "hiding" if member.hidden else "at", "space": space}


def find_space_label(page: PageView, number: int) -> str:
    """Find the name of a space by its number; "somewhere" if the page has no such space."""
    labels = (space.label for space in page.spaces if space.id == number)
    return next(labels, None) or str(Message("somewhere"))


def name_space(page: PageView, number: int) -> str:
    """Find the name of a space as it stands within a sentence; "somewhere" if there is none."""
    names = find_layout(BOOK.pages[page.page]).names
    return str(names.get(number) or Message("somewhere"))


def list_space_marks(space: SpaceView) -> list[str]:
    """List what is at a space, scavenge tokens and exits apart, by the names of `MARKS` in
    marks/figures.py."""
    found = ["start"] if space.start else []
    found += ["enemy"] if space.enemy else []
    found += ["hide"] if space.hide else []
    found += ["water"] if space.water else []
    if space.poi:
        found.append("repeat" if space.repeat else "poi")
    found += ["objective"] if space.objective else []
    return [*found, *space.tokens]


def describe_space(space: SpaceView) -> list[str]:
    """List in words everything that is at a space."""
    found = [Message("a-start")] if space.start else []
    found += [Message("enemies-come")] if space.enemy else []
    found += [Message("hiding-spot")] if space.hide else []
    found += [Message("water")] if space.water else []
    if space.poi:
        found.append(Message("to-read-again" if space.repeat else "to-read"))
    found += [Message("the-objective")] if space.objective else []
    if space.scavenge:
        found.append(Message("scavenge", difficulties=tuple(space.scavenge)))
    found += [Message("token", token=token) for token in space.tokens]
    found += [Message("exit", exit=space.exit)] if space.exit else []
    found += [Message("closed-exit")] if space.closed else []
    return [str(each) for each in found]


def find_slot_number(page: PageView, enemy: FigureView) -> int:
    """Find the slot of the threat track, from 1, that an enemy lies in: the number that is drawn on
    the enemy."""
    return page.enemies.index(enemy) + 1


def list_slot_threats(page: PageView) -> list[int | None]:
    """List the threats by slot: those under the enemies, None where there is none, then others."""
    under = [one.threat for one in page.enemies]
    return [*under, *page.threats[len(under) - under.count(None) :]]


def find_ordinal(page: PageView, enemy: FigureView) -> int:
    """Find which of its kind an enemy is, from 1; 0 if it is the only one of its kind."""
    alike = sorted(one.number for one in page.enemies if one.id == enemy.id)
    return alike.index(enemy.number) + 1 if len(alike) > 1 else 0


def label_enemy(page: PageView, enemy: FigureView) -> str:
    """Name an enemy with its slot: "2 Latch Rat, the first"."""
    slot, ordinal = find_slot_number(page, enemy), find_ordinal(page, enemy)
    if not ordinal:
        return str(Message("enemy", slot=slot, enemy=enemy.name))
    return str(Message("enemy-of-kind", slot=slot, enemy=enemy.name, ordinal=ordinal))


def find_dial_limit(view: View, dial: Dial) -> int | None:
    """Find the mission's allowance for time, and the cap for population; None for the others."""
    return {"time": view.mission.allowance, "population": view.colony.cap}.get(dial)


def list_dial_numbers(view: View) -> list[tuple[Dial, str]]:
    """List the dials in order, each with the number that it shows."""
    limits = {dial: find_dial_limit(view, dial) for dial in DIALS}
    return [
        (dial, str(number) if limits[dial] is None else f"{number}/{limits[dial]}")
        for dial in DIALS
        for number in [view.colony.dials[dial]]
    ]


def describe_dials(view: View) -> str:
    """Say in a sentence what the dials show."""
    told = []
    for dial in DIALS:
        number, limit = view.colony.dials[dial], find_dial_limit(view, dial)
        if limit is None:
            told.append(str(Message("dial", dial=dial, number=number)))
        else:
            told.append(str(Message("dial-of-limit", dial=dial, number=number, limit=limit)))
    return str(Message("dials", dials=", ".join(told)))


def find_alarming_dials(view: View) -> set[Dial]:
    """Find the dials that stand badly: time if it is beyond the allowance, and population and
    morale if they are 2 or less."""
    late = view.colony.dials["time"] > view.mission.allowance
    found: set[Dial] = {"time"} if late else set()
    lost: tuple[Dial, ...] = ("population", "morale")
    return found | {dial for dial in lost if view.colony.dials[dial] <= 2}


def describe_urgent(view: View) -> str:
    """Say in a sentence which attack or proposal to nest waits for an answer; "" if none does."""
    if view.attack is not None:
        target = view.party[view.attack.target].short
        attacker, strength = view.attack.by, view.attack.strength
        return str(Message("attacks", attacker=attacker, target=target, strength=strength))
    if view.proposed is not None:
        return str(Message("proposes-to-nest", member=view.party[view.proposed].short))
    return ""


def describe_turn(view: View) -> str:
    """Say in a sentence whose turn it is and where they are, or what the party does; "" if there is
    nothing to say."""
    if view.phase == "prepare":
        chosen = {one.seat for one in view.party}
        left = tuple(
            format_plain_name(name) for seat, name in enumerate(view.names) if seat not in chosen
        )
        return str(Message("chooses-whom", players=left, count=len(left))) if left else ""
    if view.phase == "leaving":
        return str(Message("party-leaves"))
    if view.page is None or not view.party:
        return ""
    active = view.party[view.active]
    there = _find_whereabouts(active, view.page)
    return str(Message("has-turn", member=label_member_plainly(active), **there))


def describe_last_test(view: View) -> str:
    """Say in a sentence how the last test went; "" before the first test."""
    if not view.tests:
        return ""
    last = view.tests[-1]
    told = Message(
        "last-test",
        member=view.party[last.member].short,
        went="passed" if last.success else "failed",
        attribute=last.attribute,
        what=last.what,
    )
    return str(told)


def label_turn(view: View) -> str:
    """Name whose turn it is, without markup, or what the party does when there is no page."""
    if view.page is None or not view.party:
        return str(Message("doing", phase="lost" if view.colony.lost else view.phase))
    return str(Message("turn-of", member=view.party[view.active].short))


def describe_member_life(member: MemberView) -> str:
    """Say how much life a character has left: "life 2 of 4, 1 wound, 1 toxic"."""
    found = [Message("life", left=count_life_left(member), life=member.life)]
    found += [Message("wounds", wounds=member.wounds)] if member.wounds else []
    found += [Message("toxic", toxic=member.toxic)] if member.toxic else []
    return ", ".join(map(str, found))


def list_statuses(member: MemberView) -> list[str]:
    """List the names of a character's statuses."""
    return [str(Message("status", status=status)) for status in member.statuses]


def describe_life(enemy: FigureView) -> str:
    """Say how much life an enemy has left, or how many of a swarm are left."""
    if enemy.swarm:
        return str(Message("left", left=len(enemy.at)))
    return str(Message("life", left=max(0, enemy.life - enemy.wounds), life=enemy.life))


def describe_slotted(task: TaskView) -> str:
    """Say which card lies at the group task, or which attribute it asks for."""
    if task.card is None:
        return str(Message("attribute", attribute=task.attribute))
    return str(Message("lies-there", card=label_card(task.card)))


def describe_task(task: TaskView) -> str:
    """Describe the group task."""
    told = {"task": task.name, "slotted": describe_slotted(task)}
    counts = {"dial": task.dial, "difficulty": task.difficulty}
    if not task.where:
        return str(Message("task", **told, **counts))
    return str(Message("task-from", **told, **counts, spaces=tuple(task.where)))


def describe_foe(page: PageView, one: FigureView) -> str:
    """Describe an enemy: its slot, its life, where it is, and the threat under it."""
    spaces = {name_space(page, space) for space in one.at}
    name, life, where = (label_enemy(page, one), describe_life(one), tuple(sorted(spaces)))
    if one.threat is None:
        return str(Message("foe", enemy=name, life=life, spaces=where))
    return str(Message("foe-over-threat", enemy=name, life=life, spaces=where, threat=one.threat))


def add_defence(foe: str, enemy: FigureView) -> str:
    """Add to an enemy's description its defence, and how hard it is to talk to."""
    if enemy.communicate is None:
        return str(Message("with-defence", foe=foe, defence=enemy.defence))
    told = Message("with-defence-and-talk", foe=foe, defence=enemy.defence, talk=enemy.communicate)
    return str(told)


def describe_calamity(view: View, page: PageView) -> Message:
    """Say when the page's calamity comes: the black die and the hours used must reach its value."""
    if page.calamity is None:
        return Message("calamity-has-been")
    needed = page.calamity - view.colony.dials["time"]
    if needed > max(BLACK_DIE):
        return Message("calamity-too-early", hours=page.calamity - max(BLACK_DIE))
    return Message("calamity-to-come", needed=max(1, needed))
