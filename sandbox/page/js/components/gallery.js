/** Pictures in a message: the gallery and the thumbnail. */

import { h } from "../dom.js";
import { ours, picture } from "../media.js";

/** @param {any} media @param {any} item */
function shown(media, item, look, key) {
  if ((media?.content_type ?? "").startsWith("video/")) {
    return h("video", { controls: true, preload: "metadata", src: ours(media.url), "aria-label": item.description });
  }
  return picture({
    url: media?.url ?? "", description: item.description, width: media?.width, height: media?.height,
    spoiler: item.spoiler, class: look, key,
  });
}

export function gallery(component, place) {
  const { items } = component;
  const look = items.length === 1 ? "picture-single" : "picture-tile";
  return h("div.gallery", { class: `gallery-${Math.min(items.length, 5)}` },
    items.map((item, index) => shown(item.media, item, look, `g:${place.message.id}:${component.id ?? 0}:${index}`)));
}

export function thumbnail(component, place) {
  return shown(component.media, component, "picture-thumb", `t:${place.message.id}:${component.id ?? 0}`);
}
