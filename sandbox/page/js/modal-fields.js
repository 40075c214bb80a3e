/** The fields of a modal: text, selects, one of several, any of several, a tick. */

import { h, freshId } from "./dom.js";
import { chooser } from "./chooser.js";
import { PLACEHOLDERS, choicesOf } from "./components/choices.js";
import { grow } from "./grow.js";

/**
 * @typedef {{customId: string, element: HTMLElement, focus: () => void, value: () => any, check: () => boolean}} ModalField
 */

/** @returns {ModalField} */
export function modalField(label, description, component, place) {
  const ids = { label: freshId("label"), note: freshId("note"), wrong: freshId("wrong") };
  const maker = MAKERS[component.type] ?? unknown;
  const required = component.required !== false && component.type !== 23;
  const made = maker(component, { ...place, ids, label: label ?? "", required, describedby: `${description ? ids.note : ""} ${ids.wrong}`.trim() });
  const wrong = h("span.form-error", { id: ids.wrong, role: "alert" });
  const title = [label, required ? h("span.required", { title: writeText("needed") }, " *") : h("span.faint", {}, " " + writeText("optional"))];
  const element = h(made.group ? "fieldset.field" : "div.field", {},
    label && (made.group ? h("legend.field-label", { id: ids.label }, title) : h("label.field-label", { id: ids.label, for: made.input.id }, title)),
    description && h("span.field-note", { id: ids.note }, description),
    made.element, h("div.field-foot", {}, wrong, made.counter));
  return {
    customId: component.custom_id, element, value: made.value,
    focus: () => made.input?.focus(),
    check: () => {
      const fault = made.fault();
      wrong.textContent = fault ?? "";
      if (fault) made.input?.setAttribute("aria-invalid", "true");
      else made.input?.removeAttribute("aria-invalid");
      return !fault;
    },
  };
}

const MAKERS = { 4: textInput, 3: select, 5: select, 6: select, 7: select, 8: select, 21: radios, 22: checks, 23: tick };

function textInput(c, { required, describedby, ids }) {
  const long = c.style === 2;
  const input = h(long ? "textarea.field-input" : "input.field-input", {
    id: freshId("input"), type: long ? null : "text", rows: long ? 4 : null, dir: "auto", autocomplete: "off",
    placeholder: c.placeholder, value: c.value ?? "", "aria-describedby": describedby, "aria-required": String(required), "aria-labelledby": ids.label,
    "data-custom-id": c.custom_id,
  });
  const most = c.max_length ?? 4000;
  const least = c.min_length ?? 0;
  const counter = h("span.counter");
  const count = () => {
    const length = [...input.value].length;
    counter.textContent = `${length}/${most}`;
    counter.classList.toggle("too-long", length > most);
  };
  input.addEventListener("input", count);
  count();
  if (long) grow(input);
  return {
    input, element: input, counter: c.max_length || long ? counter : null,
    value: () => input.value,
    fault: () => {
      const length = [...input.value].length;
      if (!input.value.trim() && required) return writeText("please-fill-in");
      if (length && length < least) return writeText("at-least-letters-not", { least, length });
      if (length > most) return writeText("at-most-letters", { most, length });
      return null;
    },
  };
}

function select(c, { session, guildId, channelId, label, required, ids }) {
  const choices = choicesOf(c, session, guildId, channelId);
  const placeholder = c.placeholder ?? PLACEHOLDERS[c.type];
  const min = required ? c.min_values ?? 1 : 0;
  const max = c.max_values ?? 1;
  const values = () => choices.filter((o) => o.chosen).map((o) => o.value);
  const input = chooser({ label: label || placeholder, placeholder, choices, min, max, search: c.type !== 3, labelledby: label ? ids.label : null, key: `modal:${c.custom_id}`, onchange: () => {} });
  input.id = freshId("input");
  input.dataset.customId = c.custom_id;
  return {
    input, element: input, value: values,
    fault: () => {
      const count = values().length;
      if (required && !count) return writeText("please-choose");
      return count && count < (c.min_values ?? 1) ? writeText("please-choose-at-least", { count: c.min_values }) : null;
    },
  };
}

function group(c, type, ids) {
  const shared = freshId("group");
  const boxes = (c.options ?? []).map((o) => h("input", { type, name: shared, value: o.value, checked: Boolean(o.default) }));
  const element = h("div.choice-group", { role: type === "radio" ? "radiogroup" : "group", "aria-labelledby": ids.label, "data-custom-id": c.custom_id },
    (c.options ?? []).map((o, index) => h("label.radio", {}, boxes[index], h("span", {}, h("bdi", {}, o.label), o.description && h("span.field-note", {}, o.description)))));
  return { boxes, element, chosen: () => boxes.filter((b) => b.checked).map((b) => b.value) };
}

function radios(c, { required, ids }) {
  const { boxes, element, chosen } = group(c, "radio", ids);
  return {
    group: true, input: boxes[0], element, value: () => chosen()[0] ?? null,
    fault: () => (required && !chosen().length ? writeText("please-choose-one") : null),
  };
}

function checks(c, { required, ids }) {
  const { boxes, element, chosen } = group(c, "checkbox", ids);
  const least = c.min_values ?? (required ? 1 : 0);
  const most = c.max_values ?? boxes.length;
  return {
    group: true, input: boxes[0], element, value: chosen,
    fault: () => {
      const count = chosen().length;
      if (count < least && (required || count)) return writeText("please-tick-at-least", { count: least });
      return count > most ? writeText("please-tick-at-most", { count: most }) : null;
    },
  };
}

function tick(c, { label, ids }) {
  const input = h("input", { type: "checkbox", id: freshId("input"), checked: Boolean(c.default ?? c.value), "data-custom-id": c.custom_id, "aria-labelledby": ids.label });
  return { input, element: h("label.radio", {}, input, h("span", {}, c.label ?? label ?? writeText("yes"))), value: () => input.checked, fault: () => null };
}

function unknown(c) {
  const element = h("p.faint", {}, writeText("field-not-shown", { type: c.type }));
  return { input: element, element, value: () => "", fault: () => null };
}
