/** Buttons in all their styles. */

import { h, icon } from "../dom.js";
import { link } from "../markdown/draw.js";
import { customEmoji } from "../media.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

/** An emoji beside words, which a screen reader skips unless there are none. @param {any} emoji @param {boolean} beside */
export function emojiSign(emoji, beside = true) {
  if (!emoji?.name) return null;
  const drawn = emoji.id ? customEmoji(emoji.name, emoji.id, beside) : emoji.name;
  return h("span.button-emoji", { "aria-hidden": beside ? "true" : null }, drawn);
}

/** @param {any} component @param {import("./index.js").Place} place */
export function button(component, place) {
  const { session, message } = place;
  const inside = [
    emojiSign(component.emoji, Boolean(component.label)),
    component.label && h("span.button-label", { dir: "auto" }, component.label),
  ];
  const look = `button-${STYLES[component.style] ?? "secondary"}`;
  if (component.style === 5) {
    if (component.disabled) return h("button.button", { type: "button", class: look, disabled: true }, inside, icon("link"));
    const anchor = link(session, component.url, [inside, icon("link")]);
    anchor.className = `button ${look}`;
    return anchor;
  }
  const { custom_id: customId } = component;
  const busy = session.state.interactions.runningOn(message.id, customId);
  return h("button.button", {
    type: "button", class: look, disabled: component.disabled, "aria-busy": busy ? "true" : null, "data-key": `c:${message.id}:${customId}`,
    onclick: () => {
      if (session.state.interactions.runningOn(message.id, customId)) return;
      session.interact("press", { channel_id: message.channel_id, message_id: message.id, custom_id: customId }, { messageId: message.id, customId });
    },
  }, inside, busy && h("span.spinner", { role: "img", "aria-label": writeText("working") }));
}
