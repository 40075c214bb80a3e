/** A sentence that passes: what was refused, or done. Read out at once, gone after a while. */

import { h, iconButton } from "./dom.js";

const SHOWN_MS = 8000;
const SPOKEN_MS = 4000;

let place = null;

/** @param {string} text */
export function toast(text) {
  place ??= document.body.appendChild(h("div.toasts", { role: "alert" }));
  const shown = h("div.toast", {}, h("span", {}, text), iconButton("close", writeText("dismiss"), () => shown.remove()));
  // the top layer: above any open dialog
  if (place.showPopover) {
    place.setAttribute("popover", "manual");
    if (place.matches(":popover-open")) place.hidePopover();
    place.showPopover();
  }
  place.append(shown);
  setTimeout(() => shown.remove(), SHOWN_MS);
}

/** Says something to screen readers only, when they have a moment. Of a long text they hear how it
 * begins and how it ends, where a card asks its question. @param {string} text */
export function announce(text) {
  const announcer = document.getElementById("announcer");
  if (!announcer) return;
  const said = h("div", {}, text.length > 300 ? `${text.slice(0, 150)} … ${text.slice(-150)}` : text);
  announcer.append(said);
  setTimeout(() => said.remove(), SPOKEN_MS);
}
