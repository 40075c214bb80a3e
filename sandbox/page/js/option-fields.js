/** One field per option of a slash command, each after its type. */

import { h, freshId } from "./dom.js";
import { Combobox } from "./combobox.js";
import { channels, people, roles } from "./components/choices.js";
import { readFiles } from "./files.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;

const TYPES = {
  [STRING]: writeText("type-text"), [INTEGER]: writeText("type-integer"), [BOOLEAN]: writeText("type-boolean"), [USER]: writeText("type-person"), [CHANNEL]: writeText("type-channel"),
  [ROLE]: writeText("type-role"), [MENTIONABLE]: writeText("type-person-or-role"), [NUMBER]: writeText("type-number"), [ATTACHMENT]: writeText("type-file"),
};

/**
 * @typedef {{option: any, element: HTMLElement, focus: () => void, raw: () => any, value: () => any,
 *            complain: (text: string) => void, prefill: (text: string) => void}} Field
 * `raw` is what stands there now; `value` (perhaps a promise) is what to send: undefined when empty, or it throws.
 */

/**
 * @param {any} option
 * @param {{session: any, channel: any, complete: (name: string) => Promise<any[]>}} context
 * @returns {Field}
 */
export function optionField(option, context) {
  const note = freshId("note");
  const control = controlFor(option, context, note);
  const trouble = h("span.form-error", { role: "alert" });
  const id = freshId("option");
  control.input.id = id;
  if (option.required) control.input.setAttribute("aria-required", "true");
  const bounds = limits(option);
  const element = h("div.option", { "data-option": option.name },
    h("label.option-label", { for: id }, h("span.option-name", {}, option.name), option.required ? h("span.required", { title: writeText("needed") }, "*") : h("span.faint", {}, " " + writeText("optional")),
      h("span.option-type", {}, TYPES[option.type] ?? "")),
    control.element ?? control.input,
    h("span.option-note", { id: note }, option.description, bounds && " " + bounds), trouble);
  return {
    option, element,
    focus: () => control.input.focus(),
    raw: control.raw,
    value: () => {
      const value = control.value();
      if (value === undefined && option.required) throw new Error(writeText("this-is-needed"));
      return value;
    },
    complain: (text) => {
      trouble.textContent = text;
      control.input.toggleAttribute("aria-invalid", Boolean(text));
      if (text) control.input.setAttribute("aria-invalid", "true");
    },
    prefill: (text) => { control.input.value = text; },
  };
}

function limits(option) {
  const low = option.min_value ?? option.min_length;
  const high = option.max_value ?? option.max_length;
  const unit = option.min_length !== undefined || option.max_length !== undefined ? "letters" : "none";
  if (low !== undefined && high !== undefined) return writeText("from-to", { low, high, unit });
  if (low !== undefined && low > 0) return writeText("from", { low, unit });
  return high !== undefined ? writeText("up-to", { high, unit }) : null;
}

function controlFor(option, context, note) {
  const numeric = option.type === INTEGER || option.type === NUMBER;
  if (option.choices?.length) return listed(option, option.choices.map((c) => ({ value: c.value, label: c.name })), note);
  if (option.autocomplete) return completed(option, context, numeric, note);
  const { session, channel } = context;
  switch (option.type) {
    case BOOLEAN: return listed(option, [{ value: true, label: writeText("true") }, { value: false, label: writeText("false") }], note);
    case USER: return listed(option, people(session, channel.guild_id, channel.id), note);
    case ROLE: return listed(option, roles(session, channel.guild_id), note);
    case MENTIONABLE: return listed(option, [...people(session, channel.guild_id, channel.id), ...roles(session, channel.guild_id)], note);
    case CHANNEL: return listed(option, channels(session, channel.guild_id, option.channel_types), note);
    case ATTACHMENT: return fileField(note);
    default: return typed(option, numeric, note);
  }
}

function typed(option, numeric, note) {
  const input = h("input.field-input", { type: "text", inputmode: numeric ? (option.type === INTEGER ? "numeric" : "decimal") : null, autocomplete: "off", dir: "auto", "aria-describedby": note });
  return {
    input,
    raw: () => input.value,
    value: () => {
      if (input.value === "") return undefined;
      return numeric ? number(input.value, option) : text(input.value, option);
    },
  };
}

function text(value, option) {
  const length = [...value].length;
  if (option.min_length && length < option.min_length) throw new Error(writeText("at-least-letters", { least: option.min_length }));
  if (option.max_length && length > option.max_length) throw new Error(writeText("at-most-letters", { most: option.max_length, length }));
  return value;
}

function number(value, option) {
  const made = Number(value.trim().replace(",", "."));
  if (Number.isNaN(made)) throw new Error(writeText("a-number-please"));
  if (option.type === INTEGER && !Number.isInteger(made)) throw new Error(writeText("a-whole-number-please"));
  if (option.min_value !== undefined && made < option.min_value) throw new Error(writeText("at-least", { least: option.min_value }));
  if (option.max_value !== undefined && made > option.max_value) throw new Error(writeText("at-most", { most: option.max_value }));
  return made;
}

/** One of a list that is known here. */
function listed(option, choices, note) {
  const box = new Combobox({
    label: option.name, placeholder: writeText("choose"), describedby: note,
    source: (words) => choices.filter((c) => `${c.label} ${c.description ?? ""}`.toLowerCase().includes(words.trim().toLowerCase())),
  });
  const chosen = () => box.picked ?? choices.find((c) => c.label.toLowerCase() === box.text.trim().toLowerCase()) ?? null;
  return {
    input: box.input,
    raw: () => chosen()?.value ?? box.text,
    value: () => {
      if (!box.text.trim()) return undefined;
      const found = chosen();
      if (!found) throw new Error(writeText("one-from-the-list"));
      return found.value;
    },
  };
}

/** One of a list that the bot makes as one types. */
function completed(option, context, numeric, note) {
  const box = new Combobox({
    label: option.name, free: true, slow: true, describedby: note, placeholder: writeText("type-or-choose"),
    source: async () => (await context.complete(option.name)).map((c) => ({ value: c.value, label: c.name })),
  });
  return {
    input: box.input,
    raw: () => box.picked?.value ?? box.text,
    value: () => {
      if (!box.text.trim()) return undefined;
      if (box.choice) return box.choice.value;
      return numeric ? number(box.text, option) : text(box.text, option);
    },
  };
}

function fileField(note) {
  const input = h("input", { type: "file", "aria-describedby": note });
  return {
    input,
    raw: () => "",
    value: () => (input.files.length ? readFiles([input.files[0]]).then(([file]) => file) : undefined),
  };
}
