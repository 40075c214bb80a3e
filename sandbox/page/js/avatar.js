/** Who somebody is at a glance: an initial on a colour of their own. */

import { h } from "./dom.js";

/** All dark enough for white letters. */
const COLOURS = ["#a8432a", "#2f6f4f", "#5b55a8", "#8a5a12", "#246a86", "#93386d", "#56692a", "#7a4a3a", "#3f5f9e", "#7b3fa0"];

/** Whose turn it was to get a colour, in the order of the players: neighbours never share one. */
const places = new Map();

/** @param {Array<{id: string, bot?: boolean}>} users in an order that is the same in every tab */
export function introduce(users) {
  for (const user of users) if (!user.bot && !places.has(user.id)) places.set(user.id, places.size);
}

/** @param {{id: string, username?: string, global_name?: string|null, bot?: boolean}} user */
export function avatar(user, size = "normal") {
  const called = user.global_name || user.username || "?";
  const initial = [...called].find((c) => /[\p{L}\p{N}]/u.test(c))?.toUpperCase() ?? "?";
  introduce([user]);
  const colour = user.bot ? "#2b2624" : COLOURS[places.get(user.id) % COLOURS.length];
  const look = { class: `avatar-${size}${user.bot ? " avatar-bot" : ""}`, style: { "background-color": colour }, "aria-hidden": "true" };
  return h("span.avatar", look, initial);
}
