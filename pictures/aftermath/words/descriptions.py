"""Describe the table in words: alt texts, the panel, the whole table, the hand, and the pages."""

from __future__ import annotations

from collections.abc import Iterator

from pictures.aftermath import facts
from pictures.artist import ALT, PANEL, WORDS, clip
from pictures.kit.phrases import escape_markdown, format_markdown_name, strip_markup
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
from rules.kit.words import capitalize_first, count_noun, format_signed, list_words

WATCHING = "You are watching this table. Hands are for those who play."
HAND = 3500


# -- alt texts -------------------------------------------------------------------------------------


def describe_picture(view: View) -> str:
    """Describe the picture on the card. The text begins with whose turn it is, what is urgent and
    how the last test went."""
    page = view.page
    if page is None:
        return clip(" ".join(_home_short(view)), ALT)
    active = view.party[view.active]
    parts = _list_opening_sentences(view)
    parts.append(f"{_describe_situation(page)} {page.check}")
    parts += [f"{_describe_foe(page, one)}." for one in page.enemies]
    parts.append(f"Threats: {list_words([str(n) for n in page.threats]) or 'none'}.")
    parts += [f"{_describe_member_briefly(one, page)}." for one in view.party if one is not active]
    parts.append(f"{_describe_member_briefly(active, page)}.")
    parts += [f"Group task: {_describe_task(page.task)}."] if page.task is not None else []
    parts.append(_describe_dials(view))
    parts.append(f"Page {page.page}, {page.title}: {page.scene}")
    return clip(" ".join(parts), ALT)


def _list_opening_sentences(view: View) -> list[str]:
    """List whose turn it is, what is urgent and how the last test went."""
    return [
        told
        for told in (facts.describe_turn(view), facts.describe_urgent(view), facts.last_test(view))
        if told
    ]


def _home_short(view: View) -> list[str]:
    found = [
        f"{facts.label_turn(view)}, chapter {view.colony.chapter} at Tinderbox.",
        *_list_opening_sentences(view),
    ]
    found.append(_describe_dials(view))
    found += [
        f"{facts.label_member_plainly(one)}: {facts.describe_wounds(one)}." for one in view.party
    ]
    built = [one.name for one in view.colony.structures if one.built]
    found.append(f"Stands: {list_words(built) or 'nothing yet'}.")
    found.append("Behind: the signal box on its bank, ladders of string at its windows.")
    return found


def _describe_situation(page: PageView) -> str:
    return "Hostile." if page.situation == "hostile" else "Safe."


def _describe_dials(view: View) -> str:
    told = [f"{dial} {text.replace('/', ' of ')}" for dial, text in facts.list_dial_numbers(view)]
    return f"{capitalize_first(', '.join(told))}."


def _describe_member_briefly(one: MemberView, page: PageView | None) -> str:
    return f"{one.short}: {_describe_condition(one, page)}"


def _describe_condition(one: MemberView, page: PageView | None) -> str:
    statuses = [facts.STATUSES[status] for status in one.statuses]
    told = [
        facts.describe_wounds(one),
        *statuses,
        count_noun(one.hand, "card"),
        facts.describe_whereabouts(one, page),
    ]
    return ", ".join(told)


def _describe_foe(page: PageView, one: FigureView) -> str:
    spaces = {facts.lower_space_label(facts.find_space_label(page, space)) for space in one.at}
    where = list_words(sorted(spaces))
    left = (
        f"{len(one.at)} left"
        if one.swarm
        else f"life {max(0, one.life - one.wounds)} of {one.life}"
    )
    threat = f", over threat {one.threat}" if one.threat is not None else ""
    return f"{facts.label_enemy(page, one)}: {left}, at {where}{threat}"


def _describe_task(task: TaskView) -> str:
    card = (
        f", {facts.label_card(task.card)} lies there"
        if task.card is not None
        else f", {task.attribute}"
    )
    where = f", from {list_words(task.where)}" if task.where else ""
    return f"{task.name}, {task.dial} of {task.difficulty}{card}{where}"


def roster_alt(view: View) -> str:
    """Describe the second picture: the party and its enemies."""
    parts = [f"{facts.label_turn(view)}."]
    for one in view.party:
        worn = list_words([item.name for item in one.items]) or "nothing"
        goal = "goal reached" if one.goal_done else one.progress
        told = [
            facts.label_member_plainly(one),
            facts.describe_wounds(one),
            count_noun(one.hand, "card"),
        ]
        parts.append(f"{', '.join(told)}, carries {worn}; {goal}.")
    if view.page is not None:
        parts += [
            f"{_describe_foe(view.page, one)}, defence {one.defence}." for one in view.page.enemies
        ]
    return clip(" ".join(parts), ALT)


def way_alt(way: facts.Way) -> str:
    """Describe the third picture: the town and the colony."""
    here = next((place.name for place in way.travel if place.here), "nowhere")
    parts = [f"The party is at {here}. {_describe_mission(way)}"]
    built = [name for name, _, _, stands in way.built if stands]
    parts.append(f"Tinderbox, chapter {way.chapter}: {list_words(built) or 'nothing'} built.")
    parts.append(f"Broken pile: {list_words(way.broken) or 'empty'}.")
    rows = sorted(way.travel, key=lambda place: (place.at[1], place.at[0]))
    parts.append(f"The town, row by row: {list_words([place.name for place in rows])}.")
    return clip(" ".join(parts), ALT)


def _describe_mission(way: facts.Way) -> str:
    place = f" at {way.mission.location}" if way.mission.location else ""
    return f"Mission: {way.mission.name}{place}, {way.mission.allowance} hours allowed."


def held_alt(held: facts.Held) -> str:
    """Describe the private picture: the hands of the reader's own characters."""
    parts = [_hand_short(one.name, [facts.label_card(c) for c in one.cards]) for one in held.hands]
    parts += [
        f"{one.name} defends without you: {facts.ORDERS[one.standing or 'thrifty']}."
        for one in held.hands
    ]
    return clip(" ".join(parts) or "No hand.", ALT)


def _hand_short(name: str, cards: list[str]) -> str:
    return f"{name}'s hand: {list_words(cards) or 'no cards'}."


# -- the panel -------------------------------------------------------------------------------------


def format_panel(view: View) -> str:
    """Write the side panel: how everybody stands."""
    page, lines = view.page, []
    if page is None:
        lines.append(f"**{facts.label_turn(view)}** · Tinderbox, chapter {view.colony.chapter}")
    else:
        active = view.party[view.active]
        where = f"{escape_markdown(page.title)}, page {page.page}"
        lines.append(f"**{active.short}'s turn** ({format_markdown_name(active.player)}) · {where}")
    pressing = facts.describe_urgent(view)
    lines += [f"**{escape_markdown(strip_markup(pressing))}**"] if pressing else []
    if page is not None:
        lines.append(f"**{page.situation.title()}** · {escape_markdown(page.check)}")
        threats = list_words([str(n) for n in page.threats])
        if threats:
            lines.append(f"-# Threats {threats}")
        lines += [f"-# {escape_markdown(_describe_foe(page, one))}" for one in page.enemies]
        lines += (
            [f"-# Group task: {escape_markdown(_describe_task(page.task))}"]
            if page.task is not None
            else []
        )
    lines.append(f"-# {_describe_dials(view)}")
    for one in view.party:
        statuses = "".join(f", {facts.STATUSES[each]}" for each in one.statuses)
        mark = " · bookkeeper" if one.member == view.bookkeeper else ""
        told = f"{facts.describe_wounds(one)}{statuses}, {count_noun(one.hand, 'card')}"
        where = (
            f" · {escape_markdown(facts.describe_whereabouts(one, page))}"
            if page is not None
            else ""
        )
        lines.append(f"**{facts.label_member(one)}** {told}{where}{mark}")
    return clip("\n".join(lines), PANEL)


# -- the whole table -------------------------------------------------------------------------------


def describe_table(view: View) -> str:
    """Describe the whole table for players who use no pictures."""
    lines = [
        f"**Mission** {escape_markdown(view.mission.name)}: {escape_markdown(view.mission.goal)}"
    ]
    lines.append(f"**Dials** {_describe_dials(view)}")
    if view.page is not None:
        lines += _describe_page(view, view.page)
    for one in view.party:
        lines += _describe_member(one, view.page)
    lines += _describe_colony(view)
    if view.page is not None:
        lines += _describe_spaces(view, view.page)
    return clip("\n".join(lines), WORDS)


def _describe_page(view: View, page: PageView) -> Iterator[str]:
    yield (
        f"**{escape_markdown(page.title)}** page {page.page}. "
        f"{_describe_situation(page)} {escape_markdown(page.check)}"
    )
    for one in page.environments:
        yield f"- {one.name}: {one.effect}"
    for enemy in page.enemies:
        yield (
            f"- {escape_markdown(_describe_foe(page, enemy))}, "
            f"defence {enemy.defence}{_describe_talk(enemy)}"
        )
    yield f"- Threats: {list_words([str(n) for n in page.threats]) or 'none'}"
    if page.task is not None:
        yield f"- Group task: {escape_markdown(_describe_task(page.task))}"
    yield f"- Calamity: {'has been' if page.calamity is None else f'at {page.calamity}'}"
    if view.hunt:
        yield f"- The Hunt: {list_words(view.hunt)}"


def _describe_talk(enemy: FigureView) -> str:
    return "" if enemy.communicate is None else f", talk {enemy.communicate}"


def _describe_spaces(view: View, page: PageView) -> Iterator[str]:
    yield "**Spaces**, and where one gets from each"
    for space in page.spaces:
        here = [one.short for one in view.party if one.at == space.id]
        here += [
            f"{facts.find_slot_number(page, one)} {one.name}"
            for one in page.enemies
            if space.id in one.at
        ]
        told = [*here, *facts.in_words(space)]
        ways = _describe_ways(page, space.id)
        yield (
            f"- {escape_markdown(space.label)}{': ' + list_words(told) if told else ''} "
            f"→ {escape_markdown(ways)}"
        )


def _describe_ways(page: PageView, number: int) -> str:
    """List where the lines from a space lead, the plain paths first."""
    found: dict[str, list[str]] = {}
    for line in page.lines:
        if number in (line.a, line.b):
            found.setdefault(_label_line_kind(line), []).append(
                facts.find_space_label(page, line.b if line.a == number else line.a)
            )
    order = sorted(found, key=lambda kind: kind != "")
    return (
        "; ".join(f"{kind + ': ' if kind else ''}{list_words(found[kind])}" for kind in order)
        or "nowhere"
    )


def _label_line_kind(line: LineView) -> str:
    kinds = {"dash": "", "white": "not crossed, seen", "double": "not crossed, unseen"}
    return kinds.get(line.kind, line.kind)


def _describe_member(one: MemberView, page: PageView | None) -> Iterator[str]:
    yield (
        f"**{facts.label_member(one)}** {one.species.lower()}, "
        f"{escape_markdown(_describe_condition(one, page))}"
    )
    carried = [_describe_item(item) for item in one.items]
    carried += [count_noun(one.batteries, "spare battery/spare batteries")] if one.batteries else []
    carried += [count_noun(one.aim, "aim token")] if one.aim else []
    if carried:
        yield f"- {escape_markdown(list_words(carried))}"
    if one.abilities:
        can = [f"{each.name} {each.cost}" for each in one.abilities]
        yield f"- Can: {escape_markdown(list_words(can))}"
    goal = "reached" if one.goal_done else one.progress
    yield f"- Goal: {escape_markdown(one.goal)} {escape_markdown(goal)}"


def _describe_item(item: ItemView) -> str:
    worn = "" if item.equipped else ", packed"
    held = count_noun(item.holds, "battery/batteries")
    powered = f", {item.batteries} of {held}" if item.holds else ""
    return f"{item.name}{worn}{powered}"


def _describe_colony(view: View) -> Iterator[str]:
    """List where the party is and what the colony has; what it has none of is left out."""
    colony = view.colony
    here = next((place.name for place in view.travel if place.here), "nowhere")
    built = [one.name for one in colony.structures if one.built]
    yield f"**The colony** The party is at {here}. Built: {list_words(built) or 'nothing'}."
    done = [name for name, state in colony.missions.items() if state == "done"]
    parts = [
        ("Improvements built", [one.name for one in colony.improvements]),
        ("Improvements to build", [one.name for one in colony.supply]),
        ("Broken pile", [one.name for one in colony.broken]),
        ("Missions done", done),
        ("Goals reached", colony.goals),
    ]
    told = [f"{what}: {list_words(names)}." for what, names in parts if names]
    if colony.railcar:
        told.append(f"Railcar: hull {colony.hull} of 3." if colony.hull else "Railcar: a wreck.")
    if told:
        yield f"- {escape_markdown(' '.join(told))}"


# -- for one seat alone, and the pages -------------------------------------------------------------


def format_hand(view: View) -> str:
    """Describe the hands of the reader's own characters, what they wear and what they can do."""
    if view.seat is None:
        return WATCHING
    lines: list[str] = []
    for one in view.hands:
        member = view.party[one.member]
        bonus = [f"{a} {format_signed(member.bonus[a])}" for a in ATTRIBUTES if member.bonus.get(a)]
        lines.append(
            f"**{member.short}** · {facts.describe_wounds(member)} "
            f"· {list_words(bonus) or 'no bonus'}"
        )
        cards = [facts.label_card(each) for each in one.cards]
        lines.append(f"Cards: {list_words(cards) or 'none'}")
        order = facts.ORDERS[one.standing or "thrifty"]
        lines.append(f"-# Defends without you: {order}")
        lines += [f"- {escape_markdown(_whole_item(item))}" for item in member.items]
        lines += [
            f"- {each.name}, {each.cost} heroic: {escape_markdown(each.effect)}"
            for each in member.abilities
        ]
    return clip("\n".join(lines or ["You have no character yet."]), HAND)


def _whole_item(item: ItemView) -> str:
    worn = item.slot if item.equipped else "packed"
    does = "; ".join(item.does) or item.text
    powered = (
        f" ({item.batteries} of {count_noun(item.holds, 'battery/batteries')})"
        if item.holds
        else ""
    )
    return f"{item.name}, {worn}{powered}: {does}"


def describe_whole_page(view: View) -> str:
    """Describe the page in full, with enemies' actions, exits' entries and prizes not found yet."""
    page = view.page
    if page is None:
        return clip("\n".join([f"**{facts.label_turn(view)}**", *_at_home(view)]), WORDS)
    lines = [f"**{escape_markdown(page.title)}** {escape_markdown(page.scene)}"]
    for enemy in page.enemies:
        lines.append(
            f"**{escape_markdown(_describe_foe(page, enemy))}**, "
            f"defence {enemy.defence}{_describe_talk(enemy)}"
        )
        lines += [
            f"- threat {n}: {escape_markdown(action)}" for n, action in enumerate(enemy.actions, 1)
        ]
    for way in page.exits:
        state = "open" if way.open else "closed"
        lines.append(
            f"**Exit {way.letter}, {escape_markdown(way.label)}** "
            f"({state}) {escape_markdown(way.text)}"
        )
    if view.unseen:
        prizes = [f"{many} x {prize}" for prize, many in view.unseen.items()]
        lines.append(f"-# Prizes nobody has found: {escape_markdown(list_words(prizes))}")
    lines += list(_describe_spaces(view, page))
    return clip("\n".join(lines), WORDS)


def _at_home(view: View) -> Iterator[str]:
    for one in view.colony.structures:
        yield f"- {one.name}, {'built' if one.built else f'{one.cost} scrap'}: {one.effect}"
    yield from _describe_colony(view)
