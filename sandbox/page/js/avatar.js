/** Who somebody is at a glance: an initial on a colour of their own. */

import { h } from "./dom.js";

/** All dark enough for white letters. */
const COLOURS = ["#a8432a", "#2f6f4f", "#5b55a8", "#8a5a12", "#246a86", "#93386d", "#56692a", "#7a4a3a", "#3f5f9e", "#7b3fa0"];

/** @param {{id: string, username?: string, global_name?: string|null, bot?: boolean}} user */
export function avatar(user, size = "normal") {
  const called = user.global_name || user.username || "?";
  const initial = [...called].find((c) => /[\p{L}\p{N}]/u.test(c))?.toUpperCase() ?? "?";
  const number = [...user.id].reduce((sum, digit) => (sum * 7 + Number(digit || 0)) % 9973, 3);
  const colour = user.bot ? "#2b2624" : COLOURS[number % COLOURS.length];
  const look = { class: `avatar-${size}${user.bot ? " avatar-bot" : ""}`, style: { "background-color": colour }, "aria-hidden": "true" };
  return h("span.avatar", look, initial);
}
