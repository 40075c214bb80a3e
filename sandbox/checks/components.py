"""Checks message components by Discord's rules, and makes the shape that the world keeps."""

from collections.abc import Callable, Container
from typing import Any

from sandbox import limits, links
from sandbox.checks.defaults import check_default_values
from sandbox.checks.kinds import IN_CONTAINER, IN_ROW, LINK, PREMIUM, SELECTS, TOP_LEVEL, Kind
from sandbox.errors import FormFaults
from sandbox.models import JSON


class Components:
    """Checks the components of one message or modal, and adds errors to `faults`, by path.

    `files`: the names of the attached files. `address`: the address of this server. `emojis`: the
    ids of the application's own emoji.
    """

    def __init__(
        self, faults: FormFaults, files: set[str], address: str = "", emojis: Container[str] = ()
    ) -> None:
        self.faults = faults
        self.files = files
        self.address = address
        self.emojis = emojis
        self.count = 0
        self.text = 0
        self._custom_ids: set[str] = set()
        self._taken: set[int] = set()
        self._unnumbered: list[JSON] = []
        self._checks: dict[int, Callable[[JSON, str], JSON]] = {
            Kind.ROW: self._check_row,
            Kind.BUTTON: self._check_button,
            Kind.SECTION: self._check_section,
            Kind.TEXT: self._check_text,
            Kind.THUMBNAIL: self._check_picture,
            Kind.GALLERY: self._check_gallery,
            Kind.FILE: self._check_file,
            Kind.SEPARATOR: self._check_separator,
            Kind.CONTAINER: self._check_container,
            **dict.fromkeys(SELECTS, self.check_select),
        }

    def check_message(self, components: object, path: str, v2: bool) -> list[JSON]:
        """Check a message's components and return them in the kept shape."""
        most = limits.COMPONENTS_TOTAL if v2 else limits.ACTION_ROWS
        kept = self.check_components(components, path, TOP_LEVEL if v2 else {Kind.ROW}, 0, most)
        if self.count > limits.COMPONENTS_TOTAL:
            self.faults.check_length(path, self.count, limits.COMPONENTS_TOTAL)
        if self.text > limits.TEXT_TOTAL:
            message = f"The total text of all components must be {limits.TEXT_TOTAL} or fewer."
            self.faults.note_error(path, "COMPONENT_MAX_TOTAL_TEXT_DISPLAY_CONTENT_LENGTH", message)
        self.number_components()
        return kept

    def check_components(
        self, given: object, path: str, allowed: set[Kind], least: int, most: int
    ) -> list[JSON]:
        """Check a list of components. Returns the kept shapes, without those of a wrong type."""
        if not isinstance(given, list):
            self.faults.note_missing(path)
            return []
        self.faults.check_length(path, len(given), most, least)
        found = [self.check_component(item, f"{path}.{n}", allowed) for n, item in enumerate(given)]
        return [item for item in found if item is not None]

    def check_component(self, given: object, path: str, allowed: set[Kind]) -> JSON | None:
        if not isinstance(given, dict) or given.get("type") not in allowed:
            kinds = ", ".join(str(int(kind)) for kind in sorted(allowed))
            message = f'Value of field "type" must be one of ({kinds}).'
            self.faults.note_error(f"{path}.type", "UNION_TYPE_CHOICES", message)
            return None
        self.count += 1
        kind = int(given["type"])
        kept: JSON = {"type": kind, "id": self._claim_id(given.get("id"), path)}
        if not kept["id"]:
            self._unnumbered.append(kept)
        kept |= self._checks[kind](given, path)
        return kept

    def _claim_id(self, number: object, path: str) -> int:
        if number is None:
            return 0
        self.faults.check_number(f"{path}.id", number, 0, 2**31 - 1)
        if not isinstance(number, int):
            return 0
        if number in self._taken:
            message = "Component id cannot be duplicated"
            self.faults.note_error(f"{path}.id", "COMPONENT_ID_DUPLICATED", message)
        if number:
            self._taken.add(number)
        return number

    def number_components(self) -> None:
        """Give a free number to each component that came without an id."""
        free = 1
        for kept in self._unnumbered:
            while free in self._taken:
                free += 1
            kept["id"] = free
            self._taken.add(free)

    def check_custom_id(self, given: JSON, path: str) -> str:
        path = f"{path}.custom_id"
        custom_id = self.faults.check_text(path, given.get("custom_id"), limits.CUSTOM_ID, 1)
        if custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            self.faults.note_error(path, "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self._custom_ids.add(custom_id)
        return custom_id

    def check_optional_text(self, given: JSON, key: str, path: str, most: int) -> JSON:
        """Check an optional text. Returns {key: text}, or {} if the text is absent or empty."""
        value = given.get(key)
        if value is None:
            return {}
        self.faults.check_text(f"{path}.{key}", value, most)
        return {key: value} if value else {}

    def _check_row(self, given: JSON, path: str) -> JSON:
        inner, where = given.get("components"), f"{path}.components"
        kept = self.check_components(inner, where, IN_ROW, 1, limits.ROW_BUTTONS)
        if len(kept) > 1 and any(item["type"] != Kind.BUTTON for item in kept):
            message = "A select menu takes a whole action row."
            self.faults.note_error(where, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
        return {"components": kept}

    def _check_button(self, given: JSON, path: str) -> JSON:
        style = given.get("style")
        if style not in range(1, 7):
            self.faults.note_wrong_choice(f"{path}.style", "(1, 2, 3, 4, 5, 6)")
        kept: JSON = {"style": style, "disabled": bool(given.get("disabled"))}
        kept |= self.check_optional_text(given, "label", path, limits.BUTTON_LABEL)
        kept |= self._check_emoji(given, path)
        if style == LINK:
            url = self.faults.check_text(f"{path}.url", given.get("url"), limits.BUTTON_URL, 1)
            if url and not url.startswith(("http://", "https://", "discord://")):
                message = 'Scheme must be one of ("http", "https", "discord").'
                self.faults.note_error(f"{path}.url", "URL_TYPE_INVALID_SCHEME", message)
            kept["url"] = url
            if given.get("custom_id"):
                message = "A custom id and url cannot both be specified"
                self.faults.note_error(
                    path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message
                )
        elif style == PREMIUM:
            kept["sku_id"] = given.get("sku_id")
        else:
            kept["custom_id"] = self.check_custom_id(given, path)
            if given.get("url"):
                message = "A custom id and url cannot both be specified"
                self.faults.note_error(
                    path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message
                )
        if style != PREMIUM and not (kept.get("label") or kept.get("emoji")):
            self.faults.note_missing(f"{path}.label")
        return kept

    def _check_emoji(self, given: JSON, path: str) -> JSON:
        emoji = given.get("emoji")
        if not emoji:
            return {}
        name = emoji.get("name")
        if not emoji.get("id") and (not name or name.isascii()):
            self.faults.note_error(f"{path}.emoji.name", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
        kept: JSON = {"name": name or ""}
        if emoji.get("id"):
            if str(emoji["id"]) not in self.emojis:
                message = "Invalid emoji"
                self.faults.note_error(f"{path}.emoji.id", "COMPONENT_INVALID_EMOJI", message)
            kept |= {"id": str(emoji["id"]), "animated": bool(emoji.get("animated"))}
        return {"emoji": kept}

    def check_select(self, given: JSON, path: str) -> JSON:
        """Check a select menu of any kind and return its kept shape."""
        least, most = given.get("min_values"), given.get("max_values")
        self.faults.check_number(f"{path}.min_values", least, 0, limits.SELECT_OPTIONS)
        self.faults.check_number(f"{path}.max_values", most, 1, limits.SELECT_OPTIONS)
        kept: JSON = {
            "custom_id": self.check_custom_id(given, path),
            "min_values": 1 if least is None else least,
            "max_values": 1 if most is None else most,
            "disabled": bool(given.get("disabled")),
        }
        kept |= self.check_optional_text(given, "placeholder", path, limits.SELECT_PLACEHOLDER)
        if given["type"] == Kind.STRING_SELECT:
            options = self.check_options(given, path, limits.SELECT_OPTIONS)
            kept["options"] = options
            if options and kept["max_values"] > len(options):
                message = f"Must be {len(options)} or fewer: there are no more options."
                self.faults.note_error(f"{path}.max_values", "BASE_TYPE_BAD_LENGTH", message)
            if sum(bool(option.get("default")) for option in options) > kept["max_values"]:
                message = "The number of default options cannot exceed max_values."
                code = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"
                self.faults.note_error(f"{path}.options", code, message)
        else:
            if given.get("channel_types"):
                kept["channel_types"] = given["channel_types"]
            if given.get("default_values"):
                kept["default_values"] = check_default_values(
                    given["default_values"],
                    kept,
                    self.faults,
                    f"{path}.default_values",
                    kind=Kind(given["type"]),
                )
        if kept["min_values"] > kept["max_values"]:
            message = "min_values cannot be more than max_values."
            self.faults.note_error(f"{path}.min_values", "BASE_TYPE_BAD_LENGTH", message)
        return kept

    def check_options(self, given: JSON, path: str, most: int) -> list[JSON]:
        """Check the options of a string select, radio group or checkbox group."""
        options, where = given.get("options"), f"{path}.options"
        if not isinstance(options, list):
            self.faults.note_missing(where)
            return []
        self.faults.check_length(where, len(options), most, 1)
        kept, values = [], set()
        for number, option in enumerate(options):
            place = f"{where}.{number}"
            value = self.faults.check_text(
                f"{place}.value", option.get("value"), limits.SELECT_TEXT, 1
            )
            if value in values:
                message = "The specified option value is already used"
                code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
                self.faults.note_error(f"{place}.value", code, message)
            values.add(value)
            kept.append(
                {
                    "label": self.faults.check_text(
                        f"{place}.label", option.get("label"), limits.SELECT_TEXT, 1
                    ),
                    "value": value,
                    **self.check_optional_text(option, "description", place, limits.SELECT_TEXT),
                    **self._check_emoji(option, place),
                    **({"default": True} if option.get("default") else {}),
                }
            )
        return kept

    def _check_section(self, given: JSON, path: str) -> JSON:
        inner, where = given.get("components"), f"{path}.components"
        kept = self.check_components(inner, where, {Kind.TEXT}, 1, limits.SECTION_TEXTS)
        wanted = {Kind.BUTTON, Kind.THUMBNAIL}
        accessory = self.check_component(given.get("accessory"), f"{path}.accessory", wanted)
        return {"components": kept, "accessory": accessory or {}}

    def _check_text(self, given: JSON, path: str) -> JSON:
        where = f"{path}.content"
        content = self.faults.check_text(where, given.get("content"), limits.TEXT_TOTAL, 1)
        if content and not content.strip():
            self.faults.note_missing(where)
        self.text += len(content)
        return {"content": content}

    def _check_picture(self, given: JSON, path: str) -> JSON:
        """Check a thumbnail or an item of a gallery."""
        description = given.get("description")
        where = f"{path}.description"
        self.faults.check_text(where, description, limits.MEDIA_DESCRIPTION, 1, optional=True)
        return {
            "media": {"url": self._check_url(given.get("media"), f"{path}.media.url")},
            "description": description,
            "spoiler": bool(given.get("spoiler")),
        }

    def _check_gallery(self, given: JSON, path: str) -> JSON:
        items, where = given.get("items"), f"{path}.items"
        if not isinstance(items, list):
            self.faults.note_missing(where)
            return {"items": []}
        self.faults.check_length(where, len(items), limits.GALLERY_ITEMS, 1)
        return {
            "items": [self._check_picture(item, f"{where}.{n}") for n, item in enumerate(items)]
        }

    def _check_file(self, given: JSON, path: str) -> JSON:
        url = self._check_url(given.get("file"), f"{path}.file.url")
        if url and not url.startswith("attachment://"):
            message = 'Scheme must be one of ("attachment").'
            self.faults.note_error(f"{path}.file.url", "URL_TYPE_INVALID_SCHEME", message)
        return {"file": {"url": url}, "spoiler": bool(given.get("spoiler"))}

    def _check_url(self, media: Any, path: str) -> str:
        url = self.faults.check_text(path, (media or {}).get("url"), 2048, 1)
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in self.files:
                message = f'The referenced attachment "{url}" is not attached.'
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                self.faults.note_error(path, code, message)
        elif ours := links.strip_link(self.address, url):
            return ours
        elif url and not url.startswith(("http://", "https://")):
            message = 'Scheme must be one of ("http", "https", "attachment").'
            self.faults.note_error(path, "URL_TYPE_INVALID_SCHEME", message)
        return url

    def _check_separator(self, given: JSON, path: str) -> JSON:
        spacing = given.get("spacing") or 1
        if spacing not in (1, 2):
            self.faults.note_wrong_choice(f"{path}.spacing", "(1, 2)")
        return {"spacing": spacing, "divider": given.get("divider") is not False}

    def _check_container(self, given: JSON, path: str) -> JSON:
        colour = given.get("accent_color")
        self.faults.check_number(f"{path}.accent_color", colour, 0, limits.HIGHEST_COLOUR)
        inner, where = given.get("components"), f"{path}.components"
        kept = self.check_components(inner, where, IN_CONTAINER, 1, limits.COMPONENTS_TOTAL)
        return {"components": kept, "accent_color": colour, "spoiler": bool(given.get("spoiler"))}
