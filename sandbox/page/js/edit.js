/** Changing a message of one's own, in its place. */

import { h } from "./dom.js";
import { Refused } from "./link.js";
import { grow } from "./grow.js";

/** @param {any} message @param {import("./session.js").Session} session @param {() => void} close */
export function editor(message, session, close) {
  const trouble = h("span.form-error", { role: "alert" });
  const text = h("textarea.edit-text", { "aria-label": writeText("edit-message"), rows: 1, dir: "auto", value: message.content });
  const save = async () => {
    if (text.value.trim() === message.content.trim()) return close();
    try {
      await session.ask("edit_message", { channel_id: message.channel_id, message_id: message.id, content: text.value });
      return close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      trouble.textContent = error.message;
      return undefined;
    }
  };
  text.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      save();
    }
  });
  const box = h("div.editor", {}, text, h("div.editor-foot", {},
    h("button.link-button", { type: "button", onclick: save }, writeText("save")), " · ",
    h("button.link-button", { type: "button", onclick: close }, writeText("cancel")), " ", trouble));
  grow(text);
  return box;
}
