/** Components, old and new: from Discord's objects to elements. */

import { h } from "../dom.js";
import { markdown } from "../markdown/draw.js";
import { file, ours } from "../media.js";
import { button } from "./button.js";
import { gallery, thumbnail } from "./gallery.js";
import { select } from "./select.js";

/**
 * Where a component stands.
 * @typedef {{session: import("../session.js").Session, message: any, guildId: string|null}} Place
 */

const DRAWERS = {
  1: (c, place) => h("div.row", {}, all(c.components, place)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (c, place) => h("div.section", {},
    h("div.section-texts", {}, all(c.components, place)),
    c.accessory && h("div.section-accessory", {}, draw(c.accessory, place))),
  10: (c, place) => markdown(c.content ?? "", place.session, place.guildId),
  11: thumbnail,
  12: gallery,
  13: (c) => spoilered(c.spoiler, file({ url: c.file?.url ?? "", filename: c.name ?? lastPart(c.file?.url), bytes: c.size ?? c.file?.size })),
  14: (c) => h("div.separator", { role: "separator", class: `${c.spacing === 2 ? "separator-large" : ""} ${c.divider === false ? "separator-bare" : ""}` }),
  17: container,
};

/** @param {any} component @param {Place} place @returns {HTMLElement} */
export function draw(component, place) {
  const drawer = DRAWERS[component.type];
  return drawer ? drawer(component, place) : h("div.unknown", {}, writeText("component-not-shown", { type: component.type }));
}

/** @param {any[]|undefined} components @param {Place} place */
export function all(components, place) {
  return (components ?? []).map((c) => draw(c, place));
}

function container(c, place) {
  const box = h("div.container", {}, all(c.components, place));
  if (typeof c.accent_color === "number") {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${c.accent_color.toString(16).padStart(6, "0")}`);
  }
  return spoilered(c.spoiler, box);
}

/** Covered until pressed. */
function spoilered(spoiler, inside) {
  if (!spoiler) return inside;
  inside.inert = true;
  const reveal = h("button.cover-button", { type: "button", onclick: () => {
    inside.inert = false;
    box.classList.remove("covered");
    reveal.remove();
  } }, writeText("press-to-reveal"));
  const box = h("div.cover.covered", {}, inside, reveal);
  return box;
}

function lastPart(url) {
  return decodeURIComponent(ours(url ?? "").split("/").at(-1) ?? "file");
}
