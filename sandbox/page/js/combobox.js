/** A text field with a list under it: what one types narrows the list, or asks for a new one. */

import { h } from "./dom.js";
import { Listbox } from "./listbox.js";
import { Popup } from "./popup.js";

const PAUSE_MS = 250;

/**
 * @typedef {import("./listbox.js").Choice} Choice
 * @typedef {{label: string, placeholder?: string, free?: boolean, source: (typed: string) => Choice[]|Promise<Choice[]>,
 *            slow?: boolean, onchange?: () => void, describedby?: string}} ComboOptions
 */
export class Combobox {
  /** @param {ComboOptions} options `free`: what is typed counts even if it is on no list; `slow`: the source is far */
  constructor(options) {
    this.options = options;
    /** @type {Choice|null} */
    this.picked = null;
    this.newest = 0;
    this.popup = null;
    this.input = h("input.field-input", {
      type: "text", role: "combobox", "aria-label": options.label, "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-describedby": options.describedby, autocomplete: "off", spellcheck: "false", placeholder: options.placeholder, dir: "auto",
    });
    this.list = new Listbox({ label: options.label, onpick: (choice) => this.pick(choice) });
    this.list.drive(this.input);
    this.input.addEventListener("input", () => { this.picked = null; this.options.onchange?.(); this.refresh(); });
    this.input.addEventListener("focus", () => this.refresh(0));
    this.input.addEventListener("click", () => { if (!this.popup) this.refresh(0); });
    this.input.addEventListener("blur", () => this.close());
    this.input.addEventListener("keydown", (event) => this.key(event));
  }

  get text() {
    return this.input.value;
  }

  /** What was picked, or the choice whose name was typed out. */
  get choice() {
    if (this.picked) return this.picked;
    const typed = this.text.trim().toLowerCase();
    return typed ? this.list.choices.find((c) => c.label.toLowerCase() === typed) ?? null : null;
  }

  /** Asks the source, after a pause when it is far; only the newest answer is shown. */
  refresh(pause = this.options.slow ? PAUSE_MS : 0) {
    this.newest += 1;
    const mine = this.newest;
    clearTimeout(this.timer);
    const run = async () => {
      const typed = this.picked ? "" : this.text;
      try {
        const answer = this.options.source(typed);
        if (answer instanceof Promise) {
          this.open();
          this.list.element.setAttribute("aria-busy", "true");
          if (!this.list.choices.length) this.list.say(writeText("loading"));
        }
        const choices = await answer;
        if (mine === this.newest && document.activeElement === this.input) this.show(choices);
      } catch (error) {
        if (mine === this.newest) this.list.say(error.message || writeText("options-not-loaded"));
      } finally {
        if (mine === this.newest) this.list.element.setAttribute("aria-busy", "false");
      }
    };
    if (pause) this.timer = setTimeout(run, pause);
    else run();
  }

  show(choices) {
    this.open();
    if (choices.length) this.list.show(choices, this.options.free && !this.text ? -1 : 0);
    else this.list.say(this.options.free && this.text ? writeText("sent-as-typed") : writeText("nothing-matches"));
    this.popup?.place();
  }

  open() {
    if (this.popup) return;
    this.input.setAttribute("aria-expanded", "true");
    this.popup = new Popup({
      anchor: this.input, content: this.list.element, wide: true,
      onclose: () => { this.popup = null; this.input.setAttribute("aria-expanded", "false"); },
    });
  }

  close() {
    clearTimeout(this.timer);
    this.newest += 1;
    this.popup?.close("done");
  }

  /** @param {Choice} choice */
  pick(choice) {
    this.picked = choice;
    this.input.value = choice.label;
    this.close();
    this.options.onchange?.();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.isComposing) return;
    if (!this.popup) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        this.refresh(0);
      }
      return;
    }
    if (this.list.move(event)) return;
    const { active } = this.list;
    if (event.key === "Enter" && active) {
      event.preventDefault();
      event.stopPropagation();
      this.pick(active);
    } else if (event.key === "Tab" && active && !this.picked && this.text) this.pick(active);
  }
}
