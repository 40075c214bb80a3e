"""The lock, the final hardship and the roll (HI-7.4 to HI-7.8, HI-8)."""

from rules.engine import Play
from rules.hope.effects.language.models import Effect, Reroll, ReturnDie, RollChange
from rules.hope.effects.roll import roll_dice
from rules.hope.model.state import Die
from rules.hope.play import conditions, powers
from rules.hope.play.context import Here
from rules.hope.play.scene import outcomes
from rules.hope.play.scene.last_hope import list_claimants
from rules.hope.words import Message
from rules.kit.said import Said
from rules.kit.words import format_signed


def resolve_roll(h: Here, boost: int) -> Play[None]:
    """Lock the Scene, sum the hardship, roll, and let players use cards (HI-8.1); then 4s, 5s and
    6s against the hardship decide (HI-8.6 to HI-8.8)."""
    yield from _lock_roll(h, boost)
    if h.scene.hardship > 0:
        _throw_dice(h)
        yield from _offer_cards_after_roll(h)
    scene = h.scene
    got, need = scene.successes, scene.hardship
    scene.success = need == 0 or got >= need
    told = Message("no-hardship-left")
    if need:
        told = Message("succeeds" if scene.success else "fails", got=got, need=need)
    h.tell_and_record(told, kind="result", success=scene.success)
    for seat, n in scene.returns.items():
        if h.s.is_alive(seat):
            conditions.take_back(h, seat, n)
    yield from outcomes.resolve_outcome(h)


def _lock_roll(h: Here, boost: int) -> Play[None]:
    """Settle the claims of Hope dice, count all others as refusing, carry out triggered cards, and
    sum the hardship."""
    s, scene = h.s, h.scene
    # From here on the drawer's death does not stop the Scene (HI-9.10).
    scene.locked = True
    claimants = list_claimants(h)
    granted = claimants[: s.hope]
    s.hope -= len(granted)
    for seat in claimants:
        got = seat in granted
        told = Message("has-hope" if got else "finds-no-hope", character=h.name_seat(seat))
        h.tell_and_record(told, kind="last hope", seat=seat, got=got)
    scene.last_hope = [seat for seat in scene.last_hope if seat == scene.drawer] + granted
    scene.boost = min(boost, s.hope)
    s.hope -= scene.boost
    if scene.boost:
        told = Message("adds-hope", drawer=h.name_seat(scene.drawer), dice=scene.boost)
        h.tell_and_record(told, kind="boost")
    scene.refused = [seat for seat in s.list_others(scene.drawer) if not scene.has_committed(seat)]
    yield from _trigger_cards(h)
    _sum_hardship(h)


def _trigger_cards(h: Here) -> Play[None]:
    s, scene = h.s, h.scene
    yield from powers.trigger_powers(h, scene.drawer, "my_scene")
    for seat in s.list_clockwise(scene.drawer, scene.supporters):
        if not s.is_alive(seat):
            continue
        number = s.find_character(seat).number
        yield from powers.trigger_powers(h, seat, "i_support")
        yield from powers.trigger_powers(h, seat, "i_support_partner", scene.number)
        yield from powers.trigger_powers(h, scene.drawer, "partner_supports_me", number)
    for seat in s.list_clockwise(scene.drawer, scene.refused):
        yield from powers.trigger_powers(h, seat, "i_refuse")
        yield from powers.trigger_powers(h, seat, "i_refuse_partner", scene.number)


def _sum_hardship(h: Here) -> None:
    """Sum the hardship: printed rating, drawer's conditions, omens and cards, never below 0
    (HI-8.2, HI-8.4)."""
    s, scene = h.s, h.scene
    c = s.people[scene.drawer]
    parts = [(Said(Message("part-scene")), scene.scene.hardship)]
    if c is not None and c.penalty:  # only the drawer's conditions count (HI-8.3)
        parts.append((Said(Message("part-condition", character=c.name)), c.penalty))
    omens = [omen for omen in s.omens if omen.seat in (None, scene.drawer)]
    if omens:
        parts.append((Said(Message("part-omen")), sum(omen.n for omen in omens)))
        s.omens = [omen for omen in s.omens if omen.seat not in (None, scene.drawer)]
    scene.parts, scene.summed = [*parts, *scene.parts], True
    printed = scene.scene.hardship
    told = Message("hardship", printed=printed)
    for what, n in scene.parts[1:]:
        told = Message("hardship-with", before=told, what=what.text, n=format_signed(n))
    if len(scene.parts) > 1:
        told = Message("hardship-in-all", parts=told, hardship=scene.hardship)
    h.tell_and_record(
        Message("tells-hardship", hardship=told), kind="hardship", hardship=scene.hardship
    )


def _throw_dice(h: Here) -> None:
    """Gather the dice of the drawer, the supporters, Last Hope and boost, and free dice, and roll
    them (HI-8.5)."""
    scene = h.scene
    dice: list[Die] = []
    for seat in h.s.list_clockwise(scene.drawer, scene.given):
        dice += [Die(giver=seat, kind="humanity") for _ in range(scene.given[seat])]
    dice += [Die(giver=seat, kind="hope") for seat in scene.last_hope]
    dice += [Die(giver=None, kind="hope") for _ in range(scene.boost)]
    dice += [Die(giver=None, kind="free") for _ in range(max(0, scene.free))]
    for n in range(max(0, -scene.free)):
        _remove_die(dice, scene.free_by[n] if n < len(scene.free_by) else scene.drawer)
    for seat, sure in scene.sure.items():
        for die in [die for die in dice if die.giver == seat][:sure]:
            die.sure = True
    scene.dice = dice
    sure_count = sum(die.sure for die in dice)
    if sure_count:
        h.tell_and_record(Message("are-sure", dice=sure_count), kind="sure")
    roll_dice(h, [die for die in dice if not die.sure])


def _remove_die(dice: list[Die], user: int) -> None:
    """Remove a die: a Hope die if there is one, else one of the user's (HI-19.4c)."""
    fits = [d for d in dice if d.kind == "hope"] or [d for d in dice if d.giver == user]
    if fits:
        dice.remove(fits[-1])


# -- after the roll (HI-8.10) --------------------------------------------------------------------


def _offer_cards_after_roll(h: Here) -> Play[None]:
    """Ask the seats in the order of play whether to use a card, until all have passed. After each
    use, those who had passed are asked again."""
    passed: set[int] = set()
    while True:
        waiting = [seat for seat in h.s.living_from(h.scene.drawer) if seat not in passed]
        holding = ((seat, cards) for seat in waiting if (cards := _list_decisive_cards(h, seat)))
        holder, cards = next(holding, (None, []))
        if holder is None:
            return
        got, need = h.scene.successes, h.scene.hardship
        text = Message("do-you-use-a-card", got=got, need=need)
        options = [*(powers.make_use_option(card) for card in cards), powers.PASS]
        chosen = yield from h.choose(
            holder,
            text,
            options,
            default=powers.PASS.id,
            topic="after roll",
            data={"missing": max(0, need - got)},
            rule="HI-8.10",
        )
        if chosen == powers.PASS.id:
            passed.add(holder)
        else:
            card = next(card for card in cards if card.id == chosen)
            yield from powers.use_card(h, holder, card)
            passed.clear()


def _list_decisive_cards(h: Here, seat: int) -> list[powers.Card]:
    """List the cards that could still change something: more successes do not change a success,
    and nobody takes back a Hope die."""
    cards = powers.list_usable(h, seat, "after_roll")
    return [card for card in cards if _can_change_roll(h, seat, card.power.effects[0])]


def _can_change_roll(h: Here, seat: int, first: Effect) -> bool:
    """Return whether a card's first effect could still change something."""
    won = h.scene.successes >= h.scene.hardship
    match first:
        case Reroll():
            return not won and bool(
                h.scene.list_failed_dice(None if first.whose == "any" else seat)
            )
        case RollChange():
            return not won or first.n < 0
        case ReturnDie():
            return h.scene.returns.get(seat, 0) < h.scene.given.get(seat, 0)
        case _:
            return True
