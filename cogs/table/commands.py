"""Commands at a table in play: show your hand or the board, answer, and take an answer back."""

from discord import app_commands
from discord.ext import commands

from cogs.client import Interaction
from cogs.table import typed_answers
from cogs.table.answering import show_panel, take_own_snapshot
from cogs.table.lookup import find_table_here, look_at_table, show_board
from cogs.table.outcomes import carry_out
from cogs.table.undo import offer_undo
from cogs.ui import limits
from cogs.ui.errors import acknowledge, promise_reply
from cogs.ui.suggestions import make_choices, suggest_quietly
from cogs.words import Message
from tables.actions.play import decide_answer, describe_move, describe_move_briefly
from tables.committing import Change
from tables.errors import UserError
from tables.session import TableSession


class Play(commands.Cog):
    """The commands for somebody at a table."""

    @app_commands.command(name="hand", description=str(Message("command-hand")))
    async def hand(self, interaction: Interaction) -> None:
        """Show the user their own panel."""
        await promise_reply(interaction)
        await show_panel(
            interaction, await take_own_snapshot(interaction, await find_table_here(interaction))
        )

    @app_commands.command(name="board", description=str(Message("command-board")))
    async def board(self, interaction: Interaction) -> None:
        """Show the board to the user alone."""
        await promise_reply(interaction)
        await show_board(
            interaction, await look_at_table(interaction, await find_table_here(interaction))
        )

    @app_commands.command(name="act", description=str(Message("command-act")))
    @app_commands.describe(what=str(Message("option-act-what")))
    async def act(
        self, interaction: Interaction, what: app_commands.Range[str, 1, limits.OPTION_TEXT]
    ) -> None:
        """Answer a prompt by a suggestion or typed words."""
        await answer_by_word(interaction, what)

    @act.autocomplete("what")
    async def _suggest_answers(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await suggest_answers(interaction, typed)

    @app_commands.command(name="undo", description=str(Message("command-undo")))
    async def undo(self, interaction: Interaction) -> None:
        """Say what would be taken back, and ask for confirmation."""
        await promise_reply(interaction)
        await offer_undo(interaction, await find_table_here(interaction))


@suggest_quietly
async def suggest_answers(
    interaction: Interaction, typed: str, verb: str | None = None
) -> list[app_commands.Choice[str]]:
    """Suggest what the user may answer now. If `verb` is given, suggest only answers that have
    it."""
    table_id = await find_table_here(interaction)
    async with interaction.client.sessions.lock_table(table_id) as session:
        seated = session.seat_of(interaction.user.id) is not None
        prompts = session.list_user_prompts(interaction.user.id)
        whose = _label_whose_move(session) if seated and session.table else ""
    found = typed_answers.list_suggestions(prompts, typed, verb)
    if whose and all(prompt.optional and not prompt.calls for prompt in prompts):
        found = typed_answers.suggest_out_of_turn(found, typed, whose)
    return make_choices(found, "")


def _label_whose_move(session: TableSession) -> str:
    """Say whose move it is, as a suggestion: without Markdown, which Discord would show as typed,
    and shortened if the full sentence is too long."""
    full = describe_move(session).replace("\\", "")
    if len(full) <= limits.CHOICE_NAME or not session.running_game.waiting_seats:
        return full
    return describe_move_briefly(session).replace("\\", "")


async def answer_by_word(interaction: Interaction, said: str, verb: str | None = None) -> None:
    """Answer a prompt by a suggestion or typed words, and show the outcome. Raises UserError."""
    await acknowledge(interaction, thinking=True)
    table_id = await find_table_here(interaction)

    def decide(session: TableSession) -> Change:
        seat = session.seat_of(interaction.user.id)
        if seat is None:
            raise UserError(Message("not-sitting"))
        prompts = session.list_user_prompts(interaction.user.id)
        if said == typed_answers.WHOSE or not prompts:
            raise UserError(Message("nothing-yours", move=describe_move(session, seat)))
        meant = typed_answers.parse_typed_answer(prompts, said, verb)
        return decide_answer(
            session, interaction.user.id, meant.prompt, lambda: meant.answer, interaction.id
        )

    await carry_out(interaction, table_id, decide)
