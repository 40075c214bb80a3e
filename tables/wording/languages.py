"""The languages that people may choose, each by its own name."""

from rules.engine import languages
from tables.errors import UserError
from tables.wording import text
from tables.words import Message


def list_offered_languages() -> dict[str, str]:
    """List the languages that people may choose, each with its own name."""
    codes = sorted(languages.OFFERED_LANGUAGES | {languages.PROCESS_LANGUAGE})
    return {code: name_language(code) for code in codes}


def name_language(code: str) -> str:
    """Find what a language is called in itself."""
    return Message("language").render(code)


def parse_language(said: str) -> str:
    """Find the language that a user means, who may have typed its name or its code. Raises
    UserError."""
    known, wanted = list_offered_languages(), said.strip().casefold()
    for code, name in known.items():
        if wanted in (code, name.casefold()):
            return code
    names = list(known.values())
    raise UserError(Message("no-such-language", said=text.format_quote(said, 40), languages=names))
