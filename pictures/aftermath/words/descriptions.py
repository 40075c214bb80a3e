"""Describe the table in words: alt texts, the panel, the whole table, the hand, and the pages."""

from collections.abc import Iterator

from pictures.aftermath.words import Message, facts
from pictures.artist import ALT_CHARACTERS, PANEL_CHARACTERS, WORDS_CHARACTERS, clip
from pictures.kit.phrases import escape_markdown, format_markdown_name, strip_markup
from rules.aftermath.model.terms import ATTRIBUTES
from rules.aftermath.view_models import ItemView, LocationView, MemberView, PageView, View
from rules.kit.words import format_signed

HAND = 3500


# -- alt texts -------------------------------------------------------------------------------------


def describe_picture(view: View) -> str:
    """Describe the picture on the card. The text begins with whose turn it is, what is urgent and
    how the last test went."""
    page = view.page
    if page is None:
        return clip(" ".join(_summarise_home(view)), ALT_CHARACTERS)
    active = view.party[view.active]
    parts = _list_opening_sentences(view)
    parts += [str(Message("hostile-or-safe", situation=page.situation)), page.check]
    parts += [facts.end_sentence(facts.describe_foe(page, one)) for one in page.enemies]
    parts.append(str(Message("threats", threats=_list_threats(page))))
    parts += [_describe_member_briefly(one, page) for one in view.party if one is not active]
    parts.append(_describe_member_briefly(active, page))
    if page.task is not None:
        parts.append(str(Message("group-task", task=facts.describe_task(page.task))))
    parts.append(facts.describe_dials(view))
    parts.append(str(Message("page", page=page.page, title=page.title, scene=page.scene)))
    return clip(" ".join(parts), ALT_CHARACTERS)


def _list_threats(page: PageView) -> str:
    return facts.list_things(map(str, page.threats), "none")


def _list_opening_sentences(view: View) -> list[str]:
    """List whose turn it is, what is urgent and how the last test went."""
    return [
        told
        for told in (
            facts.describe_turn(view),
            facts.describe_urgent(view),
            facts.describe_last_test(view),
        )
        if told
    ]


def _summarise_home(view: View) -> list[str]:
    head = Message("at-home", doing=facts.label_turn(view), chapter=view.colony.chapter)
    found = [str(head), *_list_opening_sentences(view), facts.describe_dials(view)]
    for one in view.party:
        name, state = facts.label_member_plainly(one), facts.describe_member_life(one)
        found.append(str(Message("member-state", member=name, state=state)))
    built = [one.name for one in view.colony.structures if one.built]
    found.append(str(Message("stands", built=facts.list_things(built, "nothing-yet"))))
    found.append(str(Message("behind")))
    return found


def _describe_member_briefly(one: MemberView, page: PageView) -> str:
    return str(Message("member-state", member=one.short, state=_describe_condition(one, page)))


def _describe_condition(one: MemberView, page: PageView | None) -> str:
    return ", ".join([_describe_state(one), facts.describe_whereabouts(one, page)])


def _describe_state(one: MemberView) -> str:
    cards = str(Message("hand-size", cards=one.hand))
    return ", ".join([facts.describe_member_life(one), *facts.list_statuses(one), cards])


def describe_roster(view: View) -> str:
    """Describe the second picture: the party and its enemies."""
    parts = [facts.end_sentence(facts.label_turn(view))]
    for one in view.party:
        worn = facts.list_things(item.name for item in one.items)
        goal = str(Message("goal-reached")) if one.goal_done else one.progress
        cards = str(Message("hand-size", cards=one.hand))
        told = ", ".join([facts.label_member_plainly(one), facts.describe_member_life(one), cards])
        parts.append(str(Message("carries", member=told, items=worn, goal=goal)))
    if view.page is not None:
        for foe in view.page.enemies:
            enemy = facts.describe_foe(view.page, foe)
            parts.append(
                facts.end_sentence(Message("with-defence", foe=enemy, defence=foe.defence))
            )
    return clip(" ".join(parts), ALT_CHARACTERS)


def describe_way_picture(way: facts.Way) -> str:
    """Describe the third picture: the town and the colony."""
    mission, hours = way.mission.name, way.mission.allowance
    if way.mission.location:
        mission = str(Message("mission-at", mission=mission, place=way.mission.location))
    here = _find_place(way.travel)
    built = facts.list_things(name for name, _, _, stands in way.built if stands)
    rows = sorted(way.travel, key=lambda place: (place.at[1], place.at[0]))
    parts = [
        Message("party-is-at", place=here, mission=mission, hours=hours),
        Message("chapter-built", chapter=way.chapter, built=built),
        Message("broken-pile", items=facts.list_things(way.broken, "empty")),
        Message("town", places=tuple(place.name for place in rows)),
    ]
    return clip(" ".join(map(str, parts)), ALT_CHARACTERS)


def _find_place(travel: list[LocationView]) -> str:
    return next((place.name for place in travel if place.here), None) or str(Message("nowhere"))


def describe_hands(held: facts.Held) -> str:
    """Describe the private picture: the hands of the reader's own characters."""
    parts = []
    for one in held.hands:
        cards = facts.list_things(map(facts.label_card, one.cards), "no-cards")
        parts.append(Message("hand-of", member=one.name, cards=cards))
    parts += [
        Message("defends-alone", member=one.name, order=one.standing or "ask") for one in held.hands
    ]
    return clip(" ".join(map(str, parts)) or str(Message("no-hand")), ALT_CHARACTERS)


# -- the panel -------------------------------------------------------------------------------------


def format_panel(view: View) -> str:
    """Write the side panel: how everybody stands."""
    page, lines = view.page, []
    if page is None:
        doing, chapter = facts.label_turn(view), view.colony.chapter
        lines.append(str(Message("panel-home", doing=doing, chapter=chapter)))
    else:
        active = view.party[view.active]
        turn = Message(
            "panel-turn",
            member=active.short,
            player=format_markdown_name(active.player),
            title=escape_markdown(page.title),
            page=page.page,
        )
        lines.append(str(turn))
    pressing = facts.describe_urgent(view)
    lines += [f"**{escape_markdown(strip_markup(pressing))}**"] if pressing else []
    if page is not None:
        check = escape_markdown(page.check)
        lines.append(str(Message("panel-situation", situation=page.situation, check=check)))
        if page.threats:
            lines.append(str(Message("panel-threats", threats=tuple(page.threats))))
        lines += [f"-# {escape_markdown(facts.describe_foe(page, one))}" for one in page.enemies]
        if page.task is not None:
            task = escape_markdown(facts.describe_task(page.task))
            lines.append(str(Message("panel-task", task=task)))
    lines.append(f"-# {facts.describe_dials(view)}")
    lines += [_describe_standing(view, one) for one in view.party]
    return clip("\n".join(lines), PANEL_CHARACTERS)


def _describe_standing(view: View, one: MemberView) -> str:
    told = [_describe_state(one)]
    if view.page is not None:
        told.append(escape_markdown(facts.describe_whereabouts(one, view.page)))
    told += [str(Message("bookkeeper"))] if one.member == view.bookkeeper else []
    return f"**{facts.label_member(one)}** {' · '.join(told)}"


# -- the whole table -------------------------------------------------------------------------------


def describe_table(view: View) -> str:
    """Describe the whole table for players who use no pictures."""
    mission, goal = escape_markdown(view.mission.name), escape_markdown(view.mission.goal)
    lines = [
        str(Message("words-mission", mission=mission, goal=goal)),
        str(Message("words-dials", dials=facts.describe_dials(view))),
    ]
    if view.page is not None:
        lines += _describe_page(view, view.page)
    for one in view.party:
        lines += _describe_member(one, view.page)
    lines += _describe_colony(view)
    if view.page is not None:
        lines += _describe_spaces(view, view.page)
    return clip("\n".join(lines), WORDS_CHARACTERS)


def _describe_page(view: View, page: PageView) -> Iterator[str]:
    head = Message(
        "words-page",
        title=escape_markdown(page.title),
        page=page.page,
        situation=page.situation,
        check=escape_markdown(page.check),
    )
    yield str(head)
    for one in page.environments:
        yield f"- {one.name}: {one.effect}"
    for enemy in page.enemies:
        yield f"- {facts.add_defence(escape_markdown(facts.describe_foe(page, enemy)), enemy)}"
    yield str(Message("words-threats", threats=_list_threats(page)))
    if page.task is not None:
        yield str(Message("words-task", task=escape_markdown(facts.describe_task(page.task))))
    yield str(Message("words-calamity", comes=facts.describe_calamity(view, page)))
    if view.hunt:
        yield str(Message("words-hunt", enemies=tuple(view.hunt)))


def _describe_spaces(view: View, page: PageView) -> Iterator[str]:
    yield str(Message("words-spaces"))
    for space in page.spaces:
        here = [one.short for one in view.party if one.at == space.id]
        here += [
            str(Message("enemy", slot=facts.find_slot_number(page, one), enemy=one.name))
            for one in page.enemies
            if space.id in one.at
        ]
        told = (*here, *facts.describe_space(space))
        label, ways = escape_markdown(space.label), escape_markdown(_describe_ways(page, space.id))
        if told:
            yield str(Message("words-space-with", space=label, things=told, ways=ways))
        else:
            yield str(Message("words-space", space=label, ways=ways))


def _describe_ways(page: PageView, number: int) -> str:
    """List where the lines from a space lead, the plain paths first."""
    found: dict[str, list[str]] = {}
    for line in page.lines:
        if number in (line.a, line.b):
            found.setdefault(line.kind, []).append(
                facts.find_space_label(page, line.b if line.a == number else line.a)
            )
    plain = [facts.list_things(found.pop("dash"))] if "dash" in found else []
    ways = [str(Message("ways", kind=kind, spaces=tuple(found[kind]))) for kind in found]
    return "; ".join([*plain, *ways]) or str(Message("nowhere"))


def _describe_member(one: MemberView, page: PageView | None) -> Iterator[str]:
    state = escape_markdown(_describe_condition(one, page))
    name, species = facts.label_member(one), one.species
    yield str(Message("words-member", member=name, species=species, state=state))
    carried = [_describe_item(item) for item in one.items]
    if one.batteries:
        carried.append(str(Message("spare-batteries", batteries=one.batteries)))
    carried += [str(Message("aim-tokens", aim=one.aim))] if one.aim else []
    if carried:
        yield f"- {escape_markdown(facts.list_things(carried))}"
    if one.abilities:
        can = facts.list_things(f"{each.name} {each.cost}" for each in one.abilities)
        yield str(Message("words-can", abilities=escape_markdown(can)))
    goal = escape_markdown(one.goal)
    if one.goal_done:
        yield str(Message("words-goal-reached", goal=goal))
    else:
        yield str(Message("words-goal", goal=goal, progress=escape_markdown(one.progress)))


def _describe_item(item: ItemView) -> str:
    parts = [item.name, *([] if item.equipped else [str(Message("packed"))])]
    if item.holds:
        parts.append(str(Message("batteries-held", batteries=item.batteries, holds=item.holds)))
    return ", ".join(parts)


def _describe_colony(view: View) -> Iterator[str]:
    """List where the party is and what the colony has; what it has none of is left out."""
    colony = view.colony
    built = facts.list_things(one.name for one in colony.structures if one.built)
    yield str(Message("words-colony", place=_find_place(view.travel), built=built))
    done = tuple(name for name, state in colony.missions.items() if state == "done")
    items = {
        "improvements-built": colony.improvements,
        "improvements-to-build": colony.supply,
        "broken-pile": colony.broken,
    }
    told = [
        Message(key, items=tuple(one.name for one in found))
        for key, found in items.items()
        if found
    ]
    told += [Message("missions-done", missions=done)] if done else []
    told += [Message("goals-reached", goals=tuple(colony.goals))] if colony.goals else []
    if colony.railcar:
        whole = Message("railcar-hull", hull=colony.hull)
        told.append(whole if colony.hull else Message("railcar-is-wreck"))
    if told:
        yield f"- {escape_markdown(' '.join(map(str, told)))}"


# -- for one seat alone, and the pages -------------------------------------------------------------


def format_hand(view: View) -> str:
    """Describe the hands of the reader's own characters, what they wear and what they can do."""
    if view.seat is None:
        return str(Message("watching"))
    lines: list[str] = []
    for one in view.hands:
        member = view.party[one.member]
        bonus = [
            str(Message("own-bonus", attribute=each, bonus=format_signed(member.bonus[each])))
            for each in ATTRIBUTES
            if member.bonus.get(each)
        ]
        text = facts.describe_member_life(member)
        told = facts.list_things(bonus, "no-bonus")
        head = Message("own-head", member=member.short, wounds=text, bonus=told)
        cards = facts.list_things(map(facts.label_card, one.cards), "none")
        lines += [str(head), str(Message("own-cards", cards=cards))]
        lines.append(str(Message("own-order", order=one.standing or "ask")))
        lines += [f"- {escape_markdown(_describe_own_item(item))}" for item in member.items]
        for each in member.abilities:
            effect = escape_markdown(each.effect)
            text = str(Message("own-ability", ability=each.name, cost=each.cost, effect=effect))
            lines.append(text)
    return clip("\n".join(lines or [str(Message("no-character"))]), HAND)


def _describe_own_item(item: ItemView) -> str:
    slot = str(Message("slot", slot=item.slot) if item.equipped else Message("packed"))
    worn = Message("item-in-slot", item=item.name, slot=slot)
    if item.holds:
        held = {"batteries": item.batteries, "holds": item.holds}
        worn = Message("item-in-slot-held", item=item.name, slot=slot, **held)
    does = "; ".join(item.does) or item.text
    return str(Message("own-item", item=str(worn), does=does))


def describe_whole_page(view: View) -> str:
    """Describe the page in full, with enemies' actions, exits' entries and prizes not found yet."""
    page = view.page
    if page is None:
        return clip(
            "\n".join([f"**{facts.label_turn(view)}**", *_describe_home(view)]), WORDS_CHARACTERS
        )
    lines = [f"**{escape_markdown(page.title)}** {escape_markdown(page.scene)}"]
    for enemy in page.enemies:
        lines.append(
            facts.add_defence(f"**{escape_markdown(facts.describe_foe(page, enemy))}**", enemy)
        )
        for threat, action in enumerate(enemy.actions, 1):
            does = escape_markdown(action)
            lines.append(str(Message("look-action", threat=threat, action=does)))
    for way in page.exits:
        shown = Message(
            "look-exit",
            letter=way.letter,
            label=escape_markdown(way.label),
            state="open" if way.open else "closed",
            text=escape_markdown(way.text),
        )
        lines.append(str(shown))
    if view.unseen:
        prizes = facts.list_things(f"{many} x {prize}" for prize, many in view.unseen.items())
        lines.append(str(Message("look-prizes", prizes=escape_markdown(prizes))))
    lines += list(_describe_spaces(view, page))
    return clip("\n".join(lines), WORDS_CHARACTERS)


def _describe_home(view: View) -> Iterator[str]:
    for one in view.colony.structures:
        cost = 0 if one.built else one.cost
        yield str(Message("look-structure", structure=one.name, cost=cost, effect=one.effect))
    yield from _describe_colony(view)
