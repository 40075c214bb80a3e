"""`/game`: open a table, take a seat, choose options, start, end, and see the table's status.
`/table language` is with the options."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from cogs.client import Interaction
from cogs.lobby import bot_strength, buttons, rematch
from cogs.lobby.bot_strength import STRENGTH_CHOICES
from cogs.lobby.buttons import make_person
from cogs.lobby.game_list import show_games
from cogs.lobby.opening import check_can_post, open_table_here
from cogs.table.lookup import (
    find_table_id_here,
    make_table_command,
    reply_and_publish,
    take_snapshot_here,
    take_user_snapshot,
)
from cogs.time.departures import has_left_server
from cogs.ui import limits
from cogs.ui.commands import Choices, Command, make_command, show_thinking, suggest_for
from cogs.ui.errors import send_reply
from cogs.ui.once import count_interaction_once
from cogs.ui.suggestions import make_choices, suggest_languages
from cogs.words import Message
from rules import GAMES
from rules.engine.clipping import clip_text
from rules.engine.messages import Text
from storage import Seat, ShelvedPack, TablePack
from tables.actions import lobby, seat_votes, table_packs
from tables.actions.play import describe_whose_move
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import packs as wording
from tables.wording import text
from tables.wording.campaigns import format_chapter
from tables.wording.languages import list_offered_languages, name_language, parse_language
from tables.wording.options import (
    LANGUAGE_KEY,
    PACKS_KEY,
    TABLE_OPTION_NAMES,
    WORDS_ONLY,
    describe_options,
    list_values,
    list_yes_and_no,
    map_option_names,
    parse_option_name,
    parse_option_value,
)

YES_WORDS = frozenset({"yes", "true", "on", "1"})
NO_WORDS = frozenset({"no", "false", "off", "0"})

game = app_commands.Group(name="game", description=str(Message("commands-game")))


def make_open_command() -> Command:
    """Make `/game open`, which offers the games that are installed."""

    async def open_(
        interaction: Interaction, game: str | None = None, language: str | None = None
    ) -> None:
        if game is None:
            await show_games(interaction)
            return
        await show_thinking(interaction)
        spoken = None if language is None else parse_language(language)
        await open_table_here(interaction, game, language=spoken)

    made = make_command(
        "command-open", first=None, game="option-open-game", language="option-open-language"
    )(open_)
    made.autocomplete("language")(suggest_languages)
    if len(GAMES) <= limits.SUGGESTIONS:
        return app_commands.choices(
            game=[app_commands.Choice(name=g.title, value=g.key) for g in GAMES.values()]
        )(made)

    @suggest_for("game", made)
    async def suggest(_: Interaction, typed: str) -> Choices:
        return make_choices([(g.title, g.key) for g in GAMES.values()], typed)

    return made


make_table_command("command-game-join", buttons.join_table, game)
make_table_command("command-game-leave", buttons.leave_table, game)
make_table_command("command-game-start", buttons.start_table, game)
make_table_command("command-game-end", buttons.ask_to_close, game)


@make_command(
    "command-game-bot",
    game,
    strength="option-game-bot-strength",
    remove="option-game-bot-remove",
    seat="option-game-bot-seat",
)
@app_commands.choices(strength=STRENGTH_CHOICES)
async def bot(
    interaction: Interaction,
    strength: str | None = None,
    remove: bool = False,
    seat: str | None = None,
) -> None:
    """Add or remove a bot, or let one take over from somebody who is gone."""
    snapshot = await take_snapshot_here(interaction)
    table_id = snapshot.id
    if snapshot.row.status != "playing":
        if seat is not None:
            raise UserError(Message("bot-seat-in-play"))
        if remove:
            await buttons.remove_bot(interaction, table_id)
        else:
            wanted = bot_strength.parse_strength(strength) if strength else None
            await buttons.add_bot(interaction, table_id, strength=wanted)
        return
    await count_interaction_once(interaction)
    if seat is None:
        raise UserError(Message("say-whose-seat"))
    number = _parse_person_seat(snapshot.row.seats, seat)
    said = await seat_votes.propose_vote(
        interaction.client.sessions,
        table_id,
        number,
        interaction.user.id,
        None,
        manages=interaction.permissions.manage_channels,
        strength=bot_strength.parse_strength(strength),
    )
    await reply_and_publish(interaction, table_id, said)


def _parse_person_seat(seats: Sequence[Seat], said: str) -> int:
    """Find the number of the person's seat that was picked or named. Raises UserError."""
    people = [each for each in seats if not each.bot]
    if (found := buttons.find_seat(people, said)) is not None:
        return found
    if not people:
        raise UserError(Message("bots-everywhere"))
    who = text.join_names([text.format_plain(each.name) for each in people])
    raise UserError(Message("nobody-called", said=text.format_quote(said, 40), players=who))


@suggest_for("seat", bot)
async def _suggest_seats(interaction: Interaction, typed: str) -> Choices:
    snapshot = await take_snapshot_here(interaction)
    return make_choices([(s.name, str(s.number)) for s in snapshot.row.seats if not s.bot], typed)


@make_command(
    "command-game-options", game, name="option-game-options-name", value="option-game-options-value"
)
async def options(
    interaction: Interaction, name: str | None = None, value: str | None = None
) -> None:
    """Show or set the options of the game and of the table."""
    snapshot = await take_snapshot_here(interaction)
    table_id = snapshot.id
    if name is None or value is None:
        await send_reply(interaction, _describe_options(snapshot))
        return
    await count_interaction_once(interaction)
    sessions, who = interaction.client.sessions, buttons.make_person(interaction)
    said: Text
    name = parse_option_name(name, _list_option_names(snapshot))
    if name == PACKS_KEY and _can_take_packs(snapshot):
        known = await table_packs.list_offered_packs(sessions, snapshot.row)
        said = await table_packs.set_table_packs(
            sessions, table_id, who, table_packs.parse_pack_names(known, value)
        )
    elif name == LANGUAGE_KEY:
        said = await lobby.set_language(sessions, table_id, who, parse_language(value))
    elif name == WORDS_ONLY:
        meant = parse_option_value(value).casefold()
        on = meant in YES_WORDS
        if not on and meant not in NO_WORDS:
            raise UserError(Message("yes-or-no", option=TABLE_OPTION_NAMES[WORDS_ONLY]))
        said = await lobby.set_words_only(sessions, table_id, who, on)
    else:
        said = await lobby.set_option(sessions, table_id, who, name, value)
    await reply_and_publish(interaction, table_id, said)


def _can_take_packs(snapshot: Snapshot) -> bool:
    return snapshot.game.pack_cards is not None


def _list_option_names(snapshot: Snapshot) -> dict[str, str]:
    """List what can be set at this table: each option's key, with the name that people see."""
    taken = {PACKS_KEY: _can_take_packs(snapshot), LANGUAGE_KEY: len(list_offered_languages()) > 1}
    own = {name: called for name, called in TABLE_OPTION_NAMES.items() if taken.get(name, True)}
    return {**map_option_names(snapshot.game.options), **own}


def _describe_options(snapshot: Snapshot) -> str:
    packs = None
    if _can_take_packs(snapshot):
        packs = (
            text.join_names([wording.format_pack_name(pack) for pack in snapshot.row.packs])
            or "none"
        )
    return describe_options(
        snapshot.game.options,
        snapshot.row.options,
        snapshot.row.language,
        packs,
        words_only=snapshot.is_words_only,
    )


@suggest_for("name", options)
async def _suggest_option_names(interaction: Interaction, typed: str) -> Choices:
    snapshot = await take_snapshot_here(interaction)
    return make_choices(
        [(called, name) for name, called in _list_option_names(snapshot).items()], typed
    )


@suggest_for("value", options)
async def _suggest_option_values(interaction: Interaction, typed: str) -> Choices:
    snapshot = await take_snapshot_here(interaction)
    name = parse_option_name(str(interaction.namespace.name), _list_option_names(snapshot))
    if name == PACKS_KEY and _can_take_packs(snapshot):
        known = await table_packs.list_offered_packs(interaction.client.sessions, snapshot.row)
        return _suggest_packs(known, typed)
    if name == LANGUAGE_KEY:
        return await suggest_languages(interaction, typed)
    field = snapshot.game.options.model_fields.get(name)
    values = list_values(field) if field else list_yes_and_no()
    return make_choices([(value, value) for value in values], typed)


def _suggest_packs(known: Mapping[str, ShelvedPack | TablePack], typed: str) -> Choices:
    """Suggest packs to add after those that have been typed already, separated by commas."""
    before, _, last = typed.rpartition(",")
    try:
        chosen = table_packs.parse_pack_names(known, before)
    except UserError:
        chosen = []
    none = [] if chosen else [(str(Message("with-no-pack")), "none")]
    pairs = [
        (wording.label_pack(pack), digest) for digest, pack in known.items() if digest not in chosen
    ]
    ahead = [wording.label_pack(known[digest]) for digest in chosen]
    return [
        app_commands.Choice(
            name=clip_text(", ".join([*ahead, each.name]), limits.CHOICE_NAME),
            value=",".join(map(wording.shorten_digest, [*chosen, each.value])),
        )
        for each in make_choices([*none, *pairs], last)
    ]


@make_command("command-game-rematch", game)
async def open_rematch_here(interaction: Interaction) -> None:
    """Open a new table like this channel's last."""
    check_can_post(interaction)
    await rematch.open_rematch(interaction, await find_table_id_here(interaction))


@make_command("command-game-status", game)
async def status(interaction: Interaction) -> None:
    """Tell the user what the table is waiting for. Post its card again if that is missing."""
    snapshot = await take_snapshot_here(interaction)
    row = snapshot.row
    game_title = text.format_plain(snapshot.game.title)
    lines: list[Text] = [Message("status-of", game=game_title, table=row.id)]
    if row.chapter is not None:
        lines.append(f"{format_chapter(row.chapter)}.")
    if row.status == "gathering":
        seated = snapshot.format_seat_names(range(len(row.seats))) or Message("nobody-so-far")
        lines.append(Message("gathering", players=seated))
    elif row.status == "playing":
        async with interaction.client.sessions.lock_table(row.id) as session:
            lines.append(describe_whose_move(session))
        lines.append(Message("last-change", at=discord.utils.format_dt(row.changed_at, "R")))
        if snapshot.absent:
            away = snapshot.format_seat_names(sorted(snapshot.absent))
            lines.append(Message("away-now", players=away))
        lines += await _describe_departed(interaction, snapshot)
    else:
        lines.append(Message("it-has-ended"))
    if snapshot.card_link:
        lines.append(Message("link-to-card", link=snapshot.card_link))
    await send_reply(interaction, "\n".join(map(str, lines)))
    await interaction.client.publisher.check_card_exists(row.id)
    await reply_and_publish(interaction, row.id)


async def _describe_departed(interaction: Interaction, snapshot: Snapshot) -> list[str]:
    """Describe which of the players that the table waits for have left the server. Return an empty
    list if none have."""
    seats = [snapshot.row.seats[seat] for seat in sorted(snapshot.waiting)]
    gone = [
        seat.number
        for seat in seats
        if seat.user_id
        and await has_left_server(interaction.client, snapshot.row.guild_id, seat.user_id)
    ]
    if not gone:
        return []
    players = snapshot.format_seat_names(gone)
    return [str(Message("departed", players=players, count=len(gone)))]


def make_game_group() -> app_commands.Group:
    """Complete the group of commands, and return it. Its `open` is made again each time, because it
    lists the games that are installed by then."""
    game.remove_command("open")
    game.add_command(make_open_command())
    return game


@make_command("command-table-language", language="option-table-language")
async def table_language(interaction: Interaction, language: str | None = None) -> None:
    """Show the table's language, or change it, if the user may."""
    table_id = await find_table_id_here(interaction)
    if language is None:
        snapshot = await take_user_snapshot(interaction, table_id)
        spoken = name_language(snapshot.row.language)
        await send_reply(interaction, Message("table-speaks", language=spoken))
        return
    meant = parse_language(language)
    await count_interaction_once(interaction)
    sessions, who = interaction.client.sessions, make_person(interaction)
    said = await lobby.set_language(sessions, table_id, who, meant)
    await reply_and_publish(interaction, table_id, said)


table_language.autocomplete("language")(suggest_languages)
