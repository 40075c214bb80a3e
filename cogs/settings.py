"""Load the operator's settings from the environment or a `.env` file."""

import contextlib
import difflib
import logging
import os
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from storage import parse_place

log = logging.getLogger(__name__)

VARIABLE_PREFIX = "EMBERKEEP_"
FOR_TESTS = "EMBERKEEP_TESTS_"
SETTINGS_FILE = ".env"
READABLE_BY_OTHERS = stat.S_IRGRP | stat.S_IROTH


class SettingsError(Exception):
    """A setting is missing or malformed. The text names it, in one sentence."""


class Settings(BaseSettings):
    """One field a setting; `.env.example` has a line for each."""

    model_config = SettingsConfigDict(
        env_prefix=VARIABLE_PREFIX,
        env_file=SETTINGS_FILE,
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        populate_by_name=True,
    )

    token: SecretStr = Field(default=SecretStr(""), validation_alias="DISCORD_TOKEN")
    data: Path = Path("data")
    database: SecretStr = SecretStr("")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    owners: Annotated[tuple[int, ...], NoDecode] = ()
    shards: int | None = Field(default=None, ge=1, le=100_000)
    live_tables: int = Field(default=200, ge=1, le=100_000)
    backup_hours: float = Field(default=24, ge=0, le=24 * 365)
    backups_kept: int = Field(default=7, ge=1, le=10_000)
    log_format: Literal["line", "json"] = "line"
    metrics_port: int | None = Field(default=None, ge=0, le=65_535)
    metrics_host: str = "127.0.0.1"
    packs: Literal["on", "off"] = "on"

    @field_validator("owners", mode="before")
    @classmethod
    def _split_ids(cls, value: Any) -> Any:
        return value.replace(",", " ").split() if isinstance(value, str) else value

    @field_validator("database")
    @classmethod
    def _check_database(cls, value: SecretStr) -> SecretStr:
        parse_place(value.get_secret_value().strip())
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _uppercase_value(cls, value: Any) -> Any:
        return value.upper() if isinstance(value, str) else value

    @field_validator("log_format", "packs", mode="before")
    @classmethod
    def _lowercase_value(cls, value: Any) -> Any:
        return value.lower() if isinstance(value, str) else value


SETTING_FIELDS = Settings.model_fields


def load_settings(*, local: bool = False, **overrides: Any) -> Settings:
    """Load the settings from the environment and `.env`. Raises SettingsError.

    `local`: no token is needed for the embedded Discord. `overrides` win over the environment."""
    _check_variable_names()
    try:
        settings = Settings(**overrides)
    except UnicodeDecodeError as error:
        raise SettingsError("The file .env is not in UTF-8: save it again in that form.") from error
    except ValidationError as error:
        first = error.errors()[0]
        raise SettingsError(
            f"The setting {_find_variable_name(str(first['loc'][0]))} does not fit: {first['msg']}."
        ) from error
    token = settings.token.get_secret_value().strip()
    if not local and not token:
        raise SettingsError(
            "The setting DISCORD_TOKEN is missing: put your bot's token into .env "
            "(see .env.example), or try the bot without Discord by --local."
        )
    if any(not "!" <= sign <= "~" for sign in token):
        raise SettingsError(
            "The setting DISCORD_TOKEN has a space, a line break or another sign in it that no "
            "token has: copy it again from the developer portal, in one line."
        )
    return settings


def _check_variable_names() -> None:
    """Raise SettingsError if a variable names no setting, and suggest the setting most like it."""
    known = {
        _find_variable_name(str(field.validation_alias or name))
        for name, field in SETTING_FIELDS.items()
    }
    for name in sorted({*os.environ, *_list_env_names()}):
        if (
            name.startswith(VARIABLE_PREFIX)
            and name not in known
            and not name.startswith(FOR_TESTS)
        ):
            like = difflib.get_close_matches(name, known, 1, cutoff=0)
            raise SettingsError(f"There is no setting {name}. Do you mean {like[0]}?")


def _list_env_names() -> Iterable[str]:
    """List the names in `.env`. Return none if the file cannot be read."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        return [name.upper() for name in dotenv_values(SETTINGS_FILE, encoding="utf-8")]
    return ()


def warn_of_readable_file() -> None:
    """Log a warning if other users of this machine can read the file with the token."""
    file = Path(SETTINGS_FILE)
    if os.name == "posix" and file.exists() and file.stat().st_mode & READABLE_BY_OTHERS:
        log.warning("Others on this machine can read .env, and the token in it: chmod 600 .env")


def _find_variable_name(field: str) -> str:
    return field if field.isupper() else f"{VARIABLE_PREFIX}{field}".upper()
