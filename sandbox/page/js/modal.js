/** The dialogs that the bot opens. */

import { h } from "./dom.js";
import { openDialog } from "./dialog.js";
import { Refused } from "./link.js";
import { markdown } from "./markdown/draw.js";
import { modalField } from "./modal-fields.js";

/** @param {import("./session.js").Session} session @param {any} frame */
export function openModal(session, frame) {
  const { modal, interaction_id: interaction, channel_id: channelId } = frame;
  const guildId = session.state.channel(channelId)?.guild_id ?? null;
  const place = { session, guildId, channelId };
  const fields = [];
  const field = (label, description, component) => {
    const made = modalField(label, description, component, place);
    fields.push(made);
    return made.element;
  };
  const parts = modal.components.flatMap((c) => {
    if (c.type === 18) return [field(c.label, c.description, c.component)];
    if (c.type === 1) return c.components.map((inner) => field(inner.label, null, inner));
    if (c.type === 10) return [markdown(c.content ?? "", session, guildId)];
    return [h("p.faint", {}, writeText("field-not-shown", { type: c.type }))];
  });

  const trouble = h("p.form-error", { role: "alert" });
  const submit = h("button.button.button-primary", { type: "submit" }, writeText("submit"));
  const form = h("form.dialog-form", { novalidate: true },
    h("div.dialog-body", {}, parts, trouble),
    h("div.dialog-foot", {}, h("button.button.button-secondary", { type: "button", onclick: () => dialog.close() }, writeText("cancel")), submit));
  let sent = false;
  const dialog = openDialog({
    title: modal.title, body: form, class: "modal",
    onclose: () => { if (!sent) session.ask("dismiss_modal", { interaction_id: interaction }).catch(() => {}); },
  });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.getAttribute("aria-busy") === "true") return;
    trouble.textContent = "";
    const wrong = fields.filter((f) => !f.check());
    if (wrong.length) return wrong[0].focus();
    const values = Object.fromEntries(fields.map((f) => [f.customId, f.value()]));
    const nonce = session.link.nonce();
    submit.setAttribute("aria-busy", "true");
    session.state.interactions.start({ nonce, channelId, label: writeText("quoted", { title: modal.title }) });
    try {
      await session.ask("submit", { interaction_id: interaction, values, nonce });
      sent = true;
      dialog.close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      session.state.interactions.end(nonce);
      trouble.textContent = error.message;
      submit.removeAttribute("aria-busy");
    }
    return undefined;
  });
}
