/** A list to choose from: the pointer or the arrow keys move through it. Shared by selects, pickers and forms. */

import { h, icon, name, freshId } from "./dom.js";

/**
 * @typedef {{value: any, label: string, description?: string|null, group?: string, sign?: Node|string|null, chosen?: boolean,
 *            hint?: string}} Choice
 */
export class Listbox {
  /** @param {{label: string, multiple?: boolean, onpick: (choice: Choice) => void}} options */
  constructor({ label, multiple = false, onpick }) {
    this.id = freshId("list");
    this.onpick = onpick;
    this.multiple = multiple;
    /** @type {Choice[]} */
    this.choices = [];
    this.at = -1;
    this.input = null;
    this.element = h("div.listbox", { id: this.id, role: "listbox", "aria-label": label, "aria-multiselectable": multiple ? "true" : null });
    // a click must not take the focus from the input
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** The element with the keyboard, which says what is active. @param {HTMLElement} input */
  drive(input) {
    this.input = input;
    input.setAttribute("aria-controls", this.id);
  }

  /** @param {Choice[]} choices @param {number} at which is active */
  show(choices, at = 0) {
    this.choices = choices;
    this.element.replaceChildren();
    let group;
    choices.forEach((choice, index) => {
      if (choice.group && choice.group !== group) this.element.append(h("div.listbox-group", { role: "presentation" }, choice.group));
      group = choice.group;
      this.element.append(this.row(choice, index));
    });
    this.activate(Math.min(at, choices.length - 1), false);
  }

  /** A word instead of choices: loading, nothing found. */
  say(text) {
    this.choices = [];
    this.at = -1;
    this.input?.removeAttribute("aria-activedescendant");
    this.element.replaceChildren(h("div.listbox-note", { role: "option", "aria-disabled": "true", "aria-selected": "false" }, text));
  }

  row(choice, index) {
    return h("div.choice", {
      role: "option", id: `${this.id}-${index}`, "aria-selected": this.multiple ? String(Boolean(choice.chosen)) : String(Boolean(choice.chosen)),
      onclick: () => { this.activate(index); this.onpick(choice); },
      onmousemove: () => { if (this.at !== index) this.activate(index, false); },
    },
    this.multiple && h("span.tick", { "aria-hidden": "true" }, icon("check")),
    choice.sign,
    h("span.choice-text", {},
      h("span.choice-label", {}, name(choice.label)),
      choice.description && h("span.choice-description", {}, name(choice.description))),
    choice.hint && h("span.choice-hint", {}, choice.hint),
    !this.multiple && choice.chosen && icon("check"));
  }

  get rows() {
    return [...this.element.querySelectorAll(".choice")];
  }

  activate(index, scroll = true) {
    this.rows[this.at]?.classList.remove("active");
    this.at = index;
    const row = this.rows[index];
    row?.classList.add("active");
    if (row) this.input?.setAttribute("aria-activedescendant", row.id);
    else this.input?.removeAttribute("aria-activedescendant");
    if (scroll) row?.scrollIntoView({ block: "nearest" });
  }

  get active() {
    return this.choices[this.at] ?? null;
  }

  /** Marks what is chosen, without drawing anew. */
  mark() {
    this.rows.forEach((row, index) => row.setAttribute("aria-selected", String(Boolean(this.choices[index].chosen))));
  }

  /** Moves by a key; true if it was one that moves. @param {KeyboardEvent} event */
  move(event) {
    const count = this.choices.length;
    if (!count) return false;
    const to = {
      ArrowDown: (this.at + 1) % count,
      ArrowUp: (this.at - 1 + count) % count,
      PageDown: Math.min(this.at + 8, count - 1),
      PageUp: Math.max(this.at - 8, 0),
    }[event.key];
    if (to === undefined) return false;
    event.preventDefault();
    this.activate(to);
    return true;
  }
}
