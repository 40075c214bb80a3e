"""The same table in words: alt texts, the panel, the whole table, one's own hand, and the pages."""

from __future__ import annotations

from collections.abc import Iterator

from pictures.aftermath import facts
from pictures.artist import ALT, PANEL, WORDS, clip
from pictures.kit.phrases import called, escaped, unmarked
from rules.aftermath.model.terms import ATTRIBUTES
from rules.aftermath.view_models import (
    FigureView,
    ItemView,
    LineView,
    MemberView,
    PageView,
    TaskView,
    View,
)
from rules.kit.words import capitalized, count, listed, signed

WATCHING = "You are watching this table. Hands are for those who play."
HAND = 3500


# -- alt texts -------------------------------------------------------------------------------------


def alt(view: View) -> str:
    """The picture on the card. It begins with whose turn it is, what presses and what has just
    been tried."""
    page = view.page
    if page is None:
        return clip(" ".join(_home_short(view)), ALT)
    active = view.party[view.active]
    parts = _first(view)
    parts.append(f"{_situation(page)} {page.check}")
    parts += [f"{_foe(page, one)}." for one in page.enemies]
    parts.append(f"Threats: {listed([str(n) for n in page.threats]) or 'none'}.")
    parts += [f"{_short(one, page)}." for one in view.party if one is not active]
    parts.append(f"{_short(active, page)}.")
    parts += [f"Group task: {_task(page.task)}."] if page.task is not None else []
    parts.append(_numbers(view))
    parts.append(f"Page {page.page}, {page.title}: {page.scene}")
    return clip(" ".join(parts), ALT)


def _first(view: View) -> list[str]:
    """Whose turn it is, what presses and what has just been tried."""
    return [
        told for told in (facts.whose(view), facts.pressing(view), facts.last_test(view)) if told
    ]


def _home_short(view: View) -> list[str]:
    found = [f"{facts.turn(view)}, chapter {view.colony.chapter} at Tinderbox.", *_first(view)]
    found.append(_numbers(view))
    found += [f"{facts.spoken(one)}: {facts.wounds(one)}." for one in view.party]
    built = [one.name for one in view.colony.structures if one.built]
    found.append(f"Stands: {listed(built) or 'nothing yet'}.")
    found.append("Behind: the signal box on its bank, ladders of string at its windows.")
    return found


def _situation(page: PageView) -> str:
    return "Hostile." if page.situation == "hostile" else "Safe."


def _numbers(view: View) -> str:
    told = [f"{dial} {text.replace('/', ' of ')}" for dial, text in facts.numbers(view)]
    return f"{capitalized(', '.join(told))}."


def _short(one: MemberView, page: PageView | None) -> str:
    return f"{one.short}: {_how(one, page)}"


def _how(one: MemberView, page: PageView | None) -> str:
    statuses = [facts.STATUSES[status] for status in one.statuses]
    told = [facts.wounds(one), *statuses, count(one.hand, "card"), facts.standing(one, page)]
    return ", ".join(told)


def _foe(page: PageView, one: FigureView) -> str:
    where = listed(sorted({facts.lower(facts.label(page, space)) for space in one.at}))
    left = (
        f"{len(one.at)} left"
        if one.swarm
        else f"life {max(0, one.life - one.wounds)} of {one.life}"
    )
    threat = f", over threat {one.threat}" if one.threat is not None else ""
    return f"{facts.named(page, one)}: {left}, at {where}{threat}"


def _task(task: TaskView) -> str:
    card = (
        f", {facts.card(task.card)} lies there" if task.card is not None else f", {task.attribute}"
    )
    where = f", from {listed(task.where)}" if task.where else ""
    return f"{task.name}, {task.dial} of {task.difficulty}{card}{where}"


def roster_alt(view: View) -> str:
    """The second picture: the party, and what its enemies can do."""
    parts = [f"{facts.turn(view)}."]
    for one in view.party:
        worn = listed([item.name for item in one.items]) or "nothing"
        goal = "goal reached" if one.goal_done else one.progress
        told = [facts.spoken(one), facts.wounds(one), count(one.hand, "card")]
        parts.append(f"{', '.join(told)}, carries {worn}; {goal}.")
    if view.page is not None:
        parts += [f"{_foe(view.page, one)}, defence {one.defence}." for one in view.page.enemies]
    return clip(" ".join(parts), ALT)


def way_alt(way: facts.Way) -> str:
    """The third picture: the town and the colony."""
    here = next((place.name for place in way.travel if place.here), "nowhere")
    parts = [f"The party is at {here}. {_mission(way)}"]
    built = [name for name, _, _, stands in way.built if stands]
    parts.append(f"Tinderbox, chapter {way.chapter}: {listed(built) or 'nothing'} built.")
    parts.append(f"Broken pile: {listed(way.broken) or 'empty'}.")
    rows = sorted(way.travel, key=lambda place: (place.at[1], place.at[0]))
    parts.append(f"The town, row by row: {listed([place.name for place in rows])}.")
    return clip(" ".join(parts), ALT)


def _mission(way: facts.Way) -> str:
    place = f" at {way.mission.location}" if way.mission.location else ""
    return f"Mission: {way.mission.name}{place}, {way.mission.allowance} hours allowed."


def held_alt(held: facts.Held) -> str:
    """The private picture."""
    parts = [_hand_short(one.name, [facts.card(c) for c in one.cards]) for one in held.hands]
    parts += [
        f"{one.name} defends without you: {facts.ORDERS[one.standing or 'thrifty']}."
        for one in held.hands
    ]
    return clip(" ".join(parts) or "No hand.", ALT)


def _hand_short(name: str, cards: list[str]) -> str:
    return f"{name}'s hand: {listed(cards) or 'no cards'}."


# -- the panel -------------------------------------------------------------------------------------


def panel(view: View) -> str:
    """How everybody stands."""
    page, lines = view.page, []
    if page is None:
        lines.append(f"**{facts.turn(view)}** · Tinderbox, chapter {view.colony.chapter}")
    else:
        active = view.party[view.active]
        where = f"{escaped(page.title)}, page {page.page}"
        lines.append(f"**{active.short}'s turn** ({called(active.player)}) · {where}")
    pressing = facts.pressing(view)
    lines += [f"**{escaped(unmarked(pressing))}**"] if pressing else []
    if page is not None:
        lines.append(f"**{page.situation.title()}** · {escaped(page.check)}")
        threats = listed([str(n) for n in page.threats])
        if threats:
            lines.append(f"-# Threats {threats}")
        lines += [f"-# {escaped(_foe(page, one))}" for one in page.enemies]
        lines += [f"-# Group task: {escaped(_task(page.task))}"] if page.task is not None else []
    lines.append(f"-# {_numbers(view)}")
    for one in view.party:
        statuses = "".join(f", {facts.STATUSES[each]}" for each in one.statuses)
        mark = " · bookkeeper" if one.member == view.bookkeeper else ""
        told = f"{facts.wounds(one)}{statuses}, {count(one.hand, 'card')}"
        where = f" · {escaped(facts.standing(one, page))}" if page is not None else ""
        lines.append(f"**{facts.who(one)}** {told}{where}{mark}")
    return clip("\n".join(lines), PANEL)


# -- the whole table -------------------------------------------------------------------------------


def words(view: View) -> str:
    """The whole table for those who use no pictures."""
    lines = [f"**Mission** {escaped(view.mission.name)}: {escaped(view.mission.goal)}"]
    lines.append(f"**Dials** {_numbers(view)}")
    if view.page is not None:
        lines += _page(view, view.page)
    for one in view.party:
        lines += _member(one, view.page)
    lines += _colony(view)
    if view.page is not None:
        lines += _spaces(view, view.page)
    return clip("\n".join(lines), WORDS)


def _page(view: View, page: PageView) -> Iterator[str]:
    yield f"**{escaped(page.title)}** page {page.page}. {_situation(page)} {escaped(page.check)}"
    for one in page.environments:
        yield f"- {one.name}: {one.effect}"
    for enemy in page.enemies:
        yield f"- {escaped(_foe(page, enemy))}, defence {enemy.defence}{_talk(enemy)}"
    yield f"- Threats: {listed([str(n) for n in page.threats]) or 'none'}"
    if page.task is not None:
        yield f"- Group task: {escaped(_task(page.task))}"
    yield f"- Calamity: {'has been' if page.calamity is None else f'at {page.calamity}'}"
    if view.hunt:
        yield f"- The Hunt: {listed(view.hunt)}"


def _talk(enemy: FigureView) -> str:
    return "" if enemy.communicate is None else f", talk {enemy.communicate}"


def _spaces(view: View, page: PageView) -> Iterator[str]:
    yield "**Spaces**, and where one gets from each"
    for space in page.spaces:
        here = [one.short for one in view.party if one.at == space.id]
        here += [
            f"{facts.slot(page, one)} {one.name}" for one in page.enemies if space.id in one.at
        ]
        told = [*here, *facts.in_words(space)]
        ways = _ways(page, space.id)
        yield f"- {escaped(space.label)}{': ' + listed(told) if told else ''} → {escaped(ways)}"


def _ways(page: PageView, number: int) -> str:
    """Whither from a space, the plain paths first."""
    found: dict[str, list[str]] = {}
    for line in page.lines:
        if number in (line.a, line.b):
            found.setdefault(_kind(line), []).append(
                facts.label(page, line.b if line.a == number else line.a)
            )
    order = sorted(found, key=lambda kind: kind != "")
    return (
        "; ".join(f"{kind + ': ' if kind else ''}{listed(found[kind])}" for kind in order)
        or "nowhere"
    )


def _kind(line: LineView) -> str:
    return {"dash": "", "white": "not crossed, seen", "double": "not crossed, unseen"}.get(
        line.kind, line.kind
    )


def _member(one: MemberView, page: PageView | None) -> Iterator[str]:
    yield f"**{facts.who(one)}** {one.species.lower()}, {escaped(_how(one, page))}"
    carried = [_item(item) for item in one.items]
    carried += [count(one.batteries, "spare battery/spare batteries")] if one.batteries else []
    carried += [count(one.aim, "aim token")] if one.aim else []
    if carried:
        yield f"- {escaped(listed(carried))}"
    if one.abilities:
        can = [f"{each.name} {each.cost}" for each in one.abilities]
        yield f"- Can: {escaped(listed(can))}"
    goal = "reached" if one.goal_done else one.progress
    yield f"- Goal: {escaped(one.goal)} {escaped(goal)}"


def _item(item: ItemView) -> str:
    worn = "" if item.equipped else ", packed"
    powered = (
        f", {item.batteries} of {count(item.holds, 'battery/batteries')}" if item.holds else ""
    )
    return f"{item.name}{worn}{powered}"


def _colony(view: View) -> Iterator[str]:
    """The town and the colony, what there is none of left out."""
    colony = view.colony
    here = next((place.name for place in view.travel if place.here), "nowhere")
    built = [one.name for one in colony.structures if one.built]
    yield f"**The colony** The party is at {here}. Built: {listed(built) or 'nothing'}."
    done = [name for name, state in colony.missions.items() if state == "done"]
    parts = [
        ("Improvements built", [one.name for one in colony.improvements]),
        ("Improvements to build", [one.name for one in colony.supply]),
        ("Broken pile", [one.name for one in colony.broken]),
        ("Missions done", done),
        ("Goals reached", colony.goals),
    ]
    told = [f"{what}: {listed(names)}." for what, names in parts if names]
    if colony.railcar:
        told.append(f"Railcar: hull {colony.hull} of 3." if colony.hull else "Railcar: a wreck.")
    if told:
        yield f"- {escaped(' '.join(told))}"


# -- for one seat alone, and the pages -------------------------------------------------------------


def hand(view: View) -> str:
    """The hands of the reader's own characters, what they wear and what they can do."""
    if view.seat is None:
        return WATCHING
    lines: list[str] = []
    for one in view.hands:
        member = view.party[one.member]
        bonus = [f"{a} {signed(member.bonus[a])}" for a in ATTRIBUTES if member.bonus.get(a)]
        lines.append(f"**{member.short}** · {facts.wounds(member)} · {listed(bonus) or 'no bonus'}")
        cards = [facts.card(each) for each in one.cards]
        lines.append(f"Cards: {listed(cards) or 'none'}")
        order = facts.ORDERS[one.standing or "thrifty"]
        lines.append(f"-# Defends without you: {order}")
        lines += [f"- {escaped(_whole_item(item))}" for item in member.items]
        lines += [
            f"- {each.name}, {each.cost} heroic: {escaped(each.effect)}"
            for each in member.abilities
        ]
    return clip("\n".join(lines or ["You have no character yet."]), HAND)


def _whole_item(item: ItemView) -> str:
    worn = item.slot if item.equipped else "packed"
    does = "; ".join(item.does) or item.text
    powered = (
        f" ({item.batteries} of {count(item.holds, 'battery/batteries')})" if item.holds else ""
    )
    return f"{item.name}, {worn}{powered}: {does}"


def look(view: View) -> str:
    """The page looked over: enemies whole, exits with their entries, and prizes not found."""
    page = view.page
    if page is None:
        return clip("\n".join([f"**{facts.turn(view)}**", *_at_home(view)]), WORDS)
    lines = [f"**{escaped(page.title)}** {escaped(page.scene)}"]
    for enemy in page.enemies:
        lines.append(f"**{escaped(_foe(page, enemy))}**, defence {enemy.defence}{_talk(enemy)}")
        lines += [f"- threat {n}: {escaped(action)}" for n, action in enumerate(enemy.actions, 1)]
    for way in page.exits:
        state = "open" if way.open else "closed"
        lines.append(f"**Exit {way.letter}, {escaped(way.label)}** ({state}) {escaped(way.text)}")
    if view.unseen:
        prizes = [f"{many} x {prize}" for prize, many in view.unseen.items()]
        lines.append(f"-# Prizes nobody has found: {escaped(listed(prizes))}")
    lines += list(_spaces(view, page))
    return clip("\n".join(lines), WORDS)


def _at_home(view: View) -> Iterator[str]:
    for one in view.colony.structures:
        yield f"- {one.name}, {'built' if one.built else f'{one.cost} scrap'}: {one.effect}"
    yield from _colony(view)
