/** A select: a button that says what is chosen, and opens the list. One or several may be chosen. */

import { h, icon, name } from "./dom.js";
import { Listbox } from "./listbox.js";
import { Popup } from "./popup.js";

const SEARCH_FROM = 9;

/**
 * @typedef {import("./listbox.js").Choice} Choice
 * @typedef {{label: string, placeholder: string, choices: Choice[], min?: number, max?: number, disabled?: boolean,
 *            busy?: boolean, key?: string, search?: boolean, labelledby?: string, onchange: (values: any[]) => void}} ChooserOptions
 */

/** @param {ChooserOptions} options */
export function chooser(options) {
  const { label, placeholder, choices, min = 1, max = 1 } = options;
  const words = h("span.chooser-words");
  const button = h("button.chooser", {
    type: "button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", disabled: options.disabled,
    "aria-label": options.labelledby ? null : label, "aria-labelledby": options.labelledby, "aria-busy": options.busy ? "true" : null,
    "data-key": options.key, "data-popup": options.key && `${options.key}:${fingerprint(choices)}`,
    onclick: () => { if (!options.busy) open(); },
    onkeydown: (event) => {
      if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !options.busy) {
        event.preventDefault();
        open();
      }
    },
  }, words, options.busy ? h("span.spinner", { role: "img", "aria-label": writeText("working") }) : icon("down"));

  const say = () => {
    const chosen = choices.filter((c) => c.chosen);
    words.replaceChildren();
    if (!chosen.length) words.append(h("span.placeholder", { dir: "auto" }, placeholder));
    else if (max === 1) words.append(h("span.chosen", {}, chosen[0].sign?.cloneNode(true), name(chosen[0].label)));
    else words.append(...chosen.map((c) => h("span.chip", {}, name(c.label))));
  };
  say();

  const open = () => openList(button, options, min, max, say);
  return button;
}

function openList(button, options, min, max, say) {
  const { choices, label } = options;
  const before = choices.filter((c) => c.chosen).map((c) => c.value);
  const several = max > 1;
  let shown = choices;

  const commit = () => {
    const now = choices.filter((c) => c.chosen).map((c) => c.value);
    say();
    if (now.length !== before.length || now.some((v) => !before.includes(v))) options.onchange(now);
  };
  const restore = () => choices.forEach((c) => { c.chosen = before.includes(c.value); });
  const count = () => choices.filter((c) => c.chosen).length;

  const pick = (choice) => {
    if (!several) {
      const again = choice.chosen;
      choices.forEach((c) => { c.chosen = false; });
      choice.chosen = !(again && min === 0);
      return popup.close("done");
    }
    if (!choice.chosen && count() >= max) {
      note.textContent = writeText("choose-at-most", { count: max });
      return undefined;
    }
    choice.chosen = !choice.chosen;
    list.mark();
    tell();
    return undefined;
  };
  const list = new Listbox({ label, multiple: several, onpick: pick });
  const searching = options.search || choices.length >= SEARCH_FROM;
  const search = searching && h("input.popup-search", { type: "text", role: "combobox", "aria-expanded": "true", "aria-label": writeText("search-in", { label }), placeholder: writeText("search"), autocomplete: "off", spellcheck: "false", oninput: () => narrow() });
  const note = h("span.popup-note", { role: "status" });
  const done = several && h("button.button.button-primary.button-small", { type: "button", onclick: () => popup.close("done") }, writeText("done"));
  const content = h("div.popup-inside", {}, search, list.element, several && h("div.popup-foot", {}, note, done));
  const keys = search || list.element;
  if (!search) list.element.tabIndex = 0;
  list.drive(keys);

  const tell = () => {
    const chosen = count();
    note.textContent = chosen < min ? writeText("choose-at-least", { count: min }) : writeText("chosen-of-at-most", { chosen, most: Math.min(max, choices.length) });
    done.disabled = chosen < min;
  };
  const narrow = () => {
    const typed = (search ? search.value : "").trim().toLowerCase();
    shown = choices.filter((c) => `${c.label} ${c.description ?? ""}`.toLowerCase().includes(typed));
    if (shown.length) list.show(shown, Math.max(0, shown.findIndex((c) => c.chosen)));
    else list.say(writeText("nothing-matches"));
  };

  const popup = new Popup({
    anchor: button, content, key: button.dataset.popup,
    onclose: (why) => {
      const home = popup.anchor;
      home.setAttribute("aria-expanded", "false");
      if (why === "escape" || count() < min) restore();
      // first the focus, then the choice: it may have the message drawn anew, focus and all
      if (why !== "away") home.focus();
      commit();
    },
  });
  button.setAttribute("aria-expanded", "true");
  narrow();
  if (several) tell();
  popup.place();
  keys.focus();
  content.addEventListener("keydown", (event) => {
    if (event.target === done && event.key !== "Tab") return;
    if (list.move(event)) return;
    if (event.key === "Enter" || (event.key === " " && !search)) {
      event.preventDefault();
      if (list.active) pick(list.active);
    } else if (event.key === "Tab" && (event.target === done || !done || event.shiftKey)) {
      event.preventDefault();
      popup.close("done");
    }
  });
  typeAhead(list);
}

/** Without a search field, letters jump to what begins with them. @param {Listbox} list */
function typeAhead(list) {
  let typed = "";
  let timer;
  list.element.addEventListener("keydown", (event) => {
    if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey) return;
    typed += event.key.toLowerCase();
    clearTimeout(timer);
    timer = setTimeout(() => { typed = ""; }, 700);
    const found = list.choices.findIndex((c) => c.label.toLowerCase().startsWith(typed));
    if (found >= 0) list.activate(found);
  });
}

/** Whether two lists offer the same. @param {Choice[]} choices */
function fingerprint(choices) {
  let number = 5381;
  for (const letter of choices.map((c) => `${c.value}\u0000${c.label}`).join("\u0001")) number = (number * 33 + letter.codePointAt(0)) % 2 ** 40;
  return number.toString(36);
}
