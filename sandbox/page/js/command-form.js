/** The form that a picked slash command opens in the composer's place. */

import { h, iconButton } from "./dom.js";
import { optionField } from "./option-fields.js";

/**
 * @param {import("./commands.js").Leaf} leaf
 * @param {{session: import("./session.js").Session, channel: any, prefill?: string, leave: () => void}} context
 * @returns {{element: HTMLElement, focus: () => void}}
 */
export function commandForm(leaf, { session, channel, prefill = "", leave }) {
  const complete = async (focused) => {
    const options = {};
    for (const field of fields) {
      const raw = field.raw();
      if (raw !== "" || field.option.name === focused) options[field.option.name] = raw;
    }
    const answer = await session.ask("autocomplete", { channel_id: channel.id, name: leaf.path, command_id: leaf.id, options, focused });
    return answer.choices;
  };
  /** @type {import("./option-fields.js").Field[]} */
  const fields = leaf.options.map((option) => optionField(option, { session, channel, complete }));
  if (prefill) fields[0]?.prefill(prefill);
  const run = h("button.button.button-primary", { type: "submit" }, writeText("run"));

  const element = h("form.command-form", { novalidate: true, "aria-label": `/${leaf.path}` },
    h("div.command-head", {},
      h("span.command-path", {}, `/${leaf.path}`), h("span.command-description", { dir: "auto" }, leaf.description),
      iconButton("close", writeText("leave-command"), leave)),
    fields.length ? h("div.options", {}, fields.map((f) => f.element)) : null,
    h("div.command-foot", {}, h("span.faint.hint", {}, writeText("enter-runs-it")), run));

  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  });
  element.addEventListener("submit", async (event) => {
    event.preventDefault();
    const options = {};
    let wrong = null;
    for (const field of fields) {
      field.complain("");
      try {
        const value = await field.value();
        if (value !== undefined) options[field.option.name] = value;
      } catch (error) {
        field.complain(error.message);
        wrong ??= field;
      }
    }
    if (wrong) return wrong.focus();
    session.interact("run_command", { channel_id: channel.id, name: leaf.path, command_id: leaf.id, options }, { label: `/${leaf.path}` });
    return leave();
  });
  const first = fields.find((f) => f.option.required && !f.raw()) ?? (prefill ? null : fields[0]);
  return { element, focus: () => (first ? first.focus() : run.focus()) };
}
