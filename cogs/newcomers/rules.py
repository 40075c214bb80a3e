"""`/rules`: searches a game's rules, or shows the rule by which the table refused the user's last
try."""

from typing import Any

from discord import app_commands
from discord.ui import LayoutView

from cogs.client import Interaction
from cogs.newcomers import full_rules
from cogs.table.lookup import find_table_id_here, take_snapshot_here
from cogs.ui import limits
from cogs.ui.commands import Choices, make_command, suggest_for
from cogs.ui.components import Press, divide_into_rows, make_note
from cogs.ui.errors import promise_reply, send_reply
from cogs.ui.suggestions import make_choices
from cogs.words import Message
from rules import GAMES
from rules.engine import Game
from tables.errors import UserError
from tables.wording import text


@make_command(
    "command-rules",
    first=promise_reply,
    search="option-rules-search",
    why="option-rules-why",
    game="option-rules-game",
)
async def rules(
    interaction: Interaction,
    search: app_commands.Range[str, 1, limits.OPTION_TEXT] | None = None,
    why: bool = False,
    game: str | None = None,
) -> None:
    """Search the guide, explain the last refusal, or show the rule behind the user's question.
    Without words it opens at what the user is asked here."""
    if why:
        await send_reply(interaction, await _make_refusal_view(interaction))
        return
    meant = await _find_game(interaction, game)
    if search:
        await send_reply(interaction, full_rules.search_guide(meant, search))
    elif rule := await _find_asked_rule(interaction, meant):
        await send_reply(interaction, full_rules.make_manual_at_rule(meant, rule))
    else:
        shown = full_rules.join_fitting_paragraphs(
            full_rules.split_paragraphs(meant.guide)[: full_rules.MOST_PARAGRAPHS_FOUND]
        )
        more = str(Message("rules-search"))
        await send_reply(interaction, f"{shown}\n{more}")


@suggest_for("game", rules)
async def _suggest_games(_: Interaction, typed: str) -> Choices:
    return make_choices([(game.title, game.key) for game in GAMES.values()], typed)


async def _find_game(interaction: Interaction, key: str | None) -> Game[Any]:
    """Find the game with that key, or that of the table here, or the only one. Raises UserError."""
    if key is not None:
        if key not in GAMES:
            raise UserError(Message("unknown-game-suggest", said=text.format_quote(key, 40)))
        return GAMES[key]
    try:
        table_id = await find_table_id_here(interaction)
    except UserError:
        if len(GAMES) == 1:
            return next(iter(GAMES.values()))
        raise UserError(Message("say-game")) from None
    async with interaction.client.sessions.lock_table(table_id) as session:
        return session.game


async def _find_asked_rule(interaction: Interaction, meant: Game[Any]) -> str:
    """Find the number of the rule behind the user's question at the table here. Return "" if there
    is none."""
    try:
        snapshot = await take_snapshot_here(interaction)
    except UserError:
        return ""
    return snapshot.rule_number if snapshot.row.game == meant.key else ""


async def _make_refusal_view(interaction: Interaction) -> LayoutView:
    """Make the view that quotes the user's last refusal at the table here, with the rules that
    explain it."""
    table_id = await find_table_id_here(interaction)
    refusal = interaction.client.sessions.people.refusals.get((table_id, interaction.user.id))
    if refusal is None:
        return make_note(Message("nothing-refused"))
    async with interaction.client.sessions.lock_table(table_id) as session:
        game = session.game
    refused, parts = str(refusal.words), full_rules.split_paragraphs(game.guide)
    found = [part for part in parts if full_rules.has_rule_number(part, refusal.rule)][:1]
    found = found or full_rules.find_paragraphs(game.guide, refused)[:2]
    told = str(Message("you-were-told", refusal=text.format_quote(refused, 400)))
    words = "\n\n".join([told, *(full_rules.join_fitting_paragraphs([each]) for each in found)])
    page = full_rules.find_rule_page(game, refusal.rule)
    if page is None:
        return make_note(words)
    more = Press(0, "manual", game.key, str(page), label=Message("read-on"))
    return make_note(words, *divide_into_rows([more]))
