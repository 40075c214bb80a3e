"""Checks the modals that a bot opens, and the values that a player fills in."""

from collections.abc import Container
from typing import Any

from sandbox import limits
from sandbox.checks.components import Components
from sandbox.checks.kinds import SELECTS, Kind
from sandbox.errors import FormFaults
from sandbox.models import JSON
from sandbox.words import write_text

CHOICE_GROUPS = {Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP}
IN_LABEL = SELECTS | CHOICE_GROUPS | {Kind.TEXT_INPUT, Kind.FILE_UPLOAD, Kind.CHECKBOX}


class ModalComponents(Components):
    """Checks the components of one modal."""

    def __init__(self, faults: FormFaults, emojis: Container[str] = ()) -> None:
        super().__init__(faults, files=set(), emojis=emojis)
        self._checks |= {
            Kind.ROW: self._check_text_row,
            Kind.LABEL: self._check_label,
            Kind.TEXT_INPUT: self._check_input,
            Kind.RADIO_GROUP: self._check_group,
            Kind.CHECKBOX_GROUP: self._check_group,
            Kind.CHECKBOX: self._check_checkbox,
            Kind.FILE_UPLOAD: self._check_upload,
            **dict.fromkeys(SELECTS, self._check_modal_select),
        }

    def check_modal(self, data: JSON) -> JSON:
        """Check a modal and return the shape that the page shows."""
        top = {Kind.LABEL, Kind.TEXT, Kind.ROW}
        given, custom_id = data.get("components"), data.get("custom_id")
        kept = {
            "custom_id": self.faults.check_text("data.custom_id", custom_id, limits.CUSTOM_ID, 1),
            "title": self.faults.check_text("data.title", data.get("title"), limits.MODAL_TITLE, 1),
            "components": self.check_components(
                given, "data.components", top, 1, limits.MODAL_COMPONENTS
            ),
        }
        self.number_components()
        return kept

    def _check_text_row(self, given: JSON, path: str) -> JSON:
        inner, where = given.get("components"), f"{path}.components"
        kept = self.check_components(inner, where, {Kind.TEXT_INPUT}, 1, 1)
        for item in kept:
            if "label" not in item:
                self.faults.note_missing(f"{where}.0.label")
        return {"components": kept}

    def _check_label(self, given: JSON, path: str) -> JSON:
        return {
            "label": self.faults.check_text(
                f"{path}.label", given.get("label"), limits.LABEL_TEXT, 1
            ),
            **self.check_optional_text(given, "description", path, limits.LABEL_DESCRIPTION),
            "component": self.check_component(given.get("component"), f"{path}.component", IN_LABEL)
            or {},
        }

    def _check_input(self, given: JSON, path: str) -> JSON:
        if given.get("style") not in (1, 2):
            self.faults.note_wrong_choice(f"{path}.style", "(1, 2)")
        least, most = given.get("min_length"), given.get("max_length")
        self.faults.check_number(f"{path}.min_length", least, 0, limits.TEXT_INPUT)
        self.faults.check_number(f"{path}.max_length", most, 1, limits.TEXT_INPUT)
        kept: JSON = {
            "custom_id": self.check_custom_id(given, path),
            "style": given.get("style"),
            "required": given.get("required") is not False,
            "min_length": least or 0,
            "max_length": limits.TEXT_INPUT if most is None else most,
        }
        kept |= self.check_optional_text(given, "label", path, limits.LABEL_TEXT)
        kept |= self.check_optional_text(given, "placeholder", path, limits.TEXT_INPUT_PLACEHOLDER)
        kept |= self.check_optional_text(given, "value", path, limits.TEXT_INPUT)
        if kept["min_length"] > kept["max_length"]:
            message = "min_length cannot be more than max_length."
            self.faults.note_error(f"{path}.min_length", "BASE_TYPE_BAD_LENGTH", message)
        return kept

    def _check_modal_select(self, given: JSON, path: str) -> JSON:
        return self.check_select(given, path) | {"required": given.get("required") is not False}

    def _check_group(self, given: JSON, path: str) -> JSON:
        options = self.check_options(given, path, limits.CHOICE_GROUP_OPTIONS)
        kept: JSON = {
            "custom_id": self.check_custom_id(given, path),
            "options": options,
            "required": given.get("required") is not False,
        }
        if given["type"] == Kind.CHECKBOX_GROUP:
            least, most = given.get("min_values"), given.get("max_values")
            self.faults.check_number(f"{path}.min_values", least, 0, limits.CHOICE_GROUP_OPTIONS)
            self.faults.check_number(f"{path}.max_values", most, 1, limits.CHOICE_GROUP_OPTIONS)
            kept["min_values"] = int(kept["required"]) if least is None else least
            kept["max_values"] = len(options) if most is None else most
        return kept

    def _check_checkbox(self, given: JSON, path: str) -> JSON:
        return {
            "custom_id": self.check_custom_id(given, path),
            "default": bool(given.get("default")),
        }

    def _check_upload(self, given: JSON, path: str) -> JSON:
        return {
            "custom_id": self.check_custom_id(given, path),
            "min_values": given.get("min_values") or 0,
            "max_values": given.get("max_values") or 1,
            "required": given.get("required") is not False,
        }


def fill_in_modal(modal: JSON, values: dict[str, Any]) -> tuple[list[JSON], str | None]:
    """Make a submission's components. Returns (components, None), or ([], error) if wrong."""
    answers = []
    for component in modal["components"]:
        answer: JSON = {"type": component["type"], "id": component["id"]}
        inner = component.get("component") or next(iter(component.get("components", [])), None)
        if inner is not None:
            value, wrong = _answer_field(
                inner, component.get("label") or inner.get("label", ""), values
            )
            if wrong:
                return [], wrong
            if component["type"] == Kind.LABEL:
                answer["component"] = value
            else:
                answer["components"] = [value]
        answers.append(answer)
    return answers, None


def _answer_field(field: JSON, label: str, values: dict[str, Any]) -> tuple[JSON, str | None]:
    custom_id, kind = field["custom_id"], Kind(field["type"])
    answer: JSON = {"type": int(kind), "id": field["id"], "custom_id": custom_id}
    given = values.get(custom_id)
    wrong = None
    if kind is Kind.TEXT_INPUT:
        text = field.get("value", "") if given is None else str(given)
        wrong = _find_text_fault(field, label, text)
        answer["value"] = text
    elif kind is Kind.CHECKBOX:
        answer["value"] = field["default"] if given is None else bool(given)
    elif kind is Kind.RADIO_GROUP:
        answer["value"] = given
        if given is None and field["required"]:
            wrong = write_text("must-be-chosen", field=label)
        elif given is not None and given not in [o["value"] for o in field["options"]]:
            wrong = write_text("no-such-choice", field=label)
    else:
        chosen = [] if given is None else [str(value) for value in given]
        wrong = find_choice_fault(field, chosen, label)
        answer["values"] = chosen
    return answer, wrong


def _find_text_fault(field: JSON, label: str, text: str) -> str | None:
    least, most = field["min_length"], field["max_length"]
    if not text.strip():
        return write_text("must-be-filled-in", field=label) if field["required"] else None
    if not least <= len(text) <= most:
        return write_text("takes-characters", field=label, least=least, most=most)
    return None


def find_choice_fault(select: JSON, chosen: list[str], label: str) -> str | None:
    """Say what is wrong with the values chosen in a select. Return None if they are right."""
    if not chosen and select.get("required") is False:
        return None
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if len(set(chosen)) != len(chosen) or not least <= len(chosen) <= most:
        return write_text("takes-choices", field=label, least=least, most=most)
    if "options" in select and not set(chosen) <= {o["value"] for o in select["options"]}:
        return write_text("no-such-choice", field=label)
    return None
