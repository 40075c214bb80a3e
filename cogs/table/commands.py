"""Commands at a table in play: show your hand, and answer."""

from discord import app_commands

from cogs.client import Interaction
from cogs.table import typed_answers
from cogs.table.answering import show_panel
from cogs.table.lookup import find_table_id_here, make_table_command
from cogs.table.outcomes import carry_out_and_show
from cogs.ui import limits
from cogs.ui.commands import Choices, make_command, suggest_for
from cogs.ui.errors import promise_reply
from cogs.ui.suggestions import make_choices
from cogs.words import Message
from tables.actions.play import decide_answer, describe_whose_move, describe_whose_move_briefly
from tables.committing import Change
from tables.errors import UserError
from tables.session import TableSession

hand = make_table_command("command-hand", show_panel, first=promise_reply)


@make_command("command-act", what="option-act-what")
async def answer_by_command(
    interaction: Interaction, what: app_commands.Range[str, 1, limits.OPTION_TEXT]
) -> None:
    """Answer a prompt with a chosen suggestion or typed words."""
    await answer_in_words(interaction, what)


async def suggest_answers(interaction: Interaction, typed: str, verb: str | None = None) -> Choices:
    """Suggest what the user may answer now. If `verb` is given, suggest only answers that have
    it."""
    table_id = await find_table_id_here(interaction)
    async with interaction.client.sessions.lock_table(table_id) as session:
        seated = session.find_seat(interaction.user.id) is not None
        prompts = session.list_user_prompts(interaction.user.id)
        whose = _label_whose_move(session) if seated and session.table else ""
    found = typed_answers.list_suggestions(prompts, typed, verb)
    if whose and all(prompt.optional and not prompt.calls for prompt in prompts):
        found = typed_answers.add_whose_move(found, typed, whose)
    return make_choices(found, "")


@suggest_for("what", answer_by_command)
async def _suggest_any_answers(interaction: Interaction, typed: str) -> Choices:
    return await suggest_answers(interaction, typed)


def _label_whose_move(session: TableSession) -> str:
    """Say whose move it is in a suggestion: short, and without Markdown, which Discord would not
    render."""
    full = describe_whose_move(session).replace("\\", "")
    if len(full) <= limits.CHOICE_NAME or not session.running_game.waiting_seats:
        return full
    return describe_whose_move_briefly(session).replace("\\", "")


async def answer_in_words(interaction: Interaction, said: str, verb: str | None = None) -> None:
    """Answer a prompt with a chosen suggestion or typed words, and show the outcome. Raises
    UserError."""
    table_id = await find_table_id_here(interaction)

    def decide(session: TableSession) -> Change:
        seat = session.find_seat(interaction.user.id)
        if seat is None:
            raise UserError(Message("not-sitting"))
        prompts = session.list_user_prompts(interaction.user.id)
        if said == typed_answers.WHOSE_MOVE or not prompts:
            raise UserError(Message("nothing-yours", move=describe_whose_move(session, seat)))
        meant = typed_answers.parse_typed_answer(prompts, said, verb)
        return decide_answer(
            session, interaction.user.id, meant.prompt, lambda: meant.answer, interaction.id
        )

    await carry_out_and_show(interaction, table_id, decide)
