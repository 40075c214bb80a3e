/** Pictures and files, wherever they appear. Space is kept for a picture before it has come. */

import { h, icon, name } from "./dom.js";
import { enlarge } from "./lightbox.js";

/** Our own files come from this very origin, however the page was addressed. */
export function ours(url) {
  try {
    const found = new URL(url, location.href);
    if (found.pathname.startsWith("/attachments/") && /^(localhost|127\.|\[::1\])/.test(found.hostname)) return location.origin + found.pathname + found.search;
    return found.href;
  } catch {
    return "about:blank";
  }
}

/**
 * A picture that grows when pressed.
 * @param {{url: string, description?: string|null, width?: number, height?: number, spoiler?: boolean, class?: string, key?: string}} picture
 */
export function picture({ url, description, width, height, spoiler = false, class: look = "", key }) {
  const source = ours(url);
  const image = h("img", { src: source, alt: description ?? "", loading: "lazy", decoding: "async", width, height, draggable: "false" });
  const box = h("button.picture", {
    type: "button", class: look, "data-key": key, "aria-label": enlargeLabel(description),
    title: description ?? null,
  }, image);
  if (width && height) box.style.setProperty("--ratio", `${width} / ${height}`);
  image.addEventListener("error", () => box.replaceChildren(
    h("span.picture-missing", {}, icon("file"), h("span", { dir: "auto" }, description || writeText("picture-not-shown")))));
  if (spoiler) cover(box, description);
  box.addEventListener("click", () => {
    if (box.classList.contains("covered")) uncover(box, description);
    else enlarge({ url: source, description });
  });
  return box;
}

function cover(box) {
  box.classList.add("covered");
  box.setAttribute("aria-label", writeText("spoiler-picture"));
}

function uncover(box, description) {
  box.classList.remove("covered");
  box.setAttribute("aria-label", enlargeLabel(description));
}

const enlargeLabel = (description) => description ? writeText("enlarge-described", { description }) : writeText("enlarge");

/** An emoji of the application. @param {string} named @param {string} id @param {boolean} beside words that say the same */
export function customEmoji(named, id, beside = false) {
  return h("img.emoji", { src: `/emojis/${id}.png`, alt: beside ? "" : `:${named}:`, title: beside ? null : `:${named}:`, draggable: "false" });
}

const UNITS = ["bytes", "kb", "mb", "gb"];

/** @param {number} bytes */
export function size(bytes) {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1024 && unit < UNITS.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return writeText("size", { amount: unit ? amount.toFixed(1) : String(amount), unit: UNITS[unit] });
}

/** A file to fetch. */
export function file({ url, filename, bytes, description = null }) {
  return h("a.file", { href: ours(url), download: filename, target: "_blank", rel: "noopener" },
    icon("file"),
    h("span.file-words", {},
      name(filename || writeText("file"), { class: "file-name" }),
      h("span.file-size", {}, [typeof bytes === "number" ? size(bytes) : null, description].filter(Boolean).join(" · ")),
    ));
}

/** @param {any} attachment */
export function attachment(attachment) {
  const kind = attachment.content_type ?? "";
  const spoiler = attachment.filename.startsWith("SPOILER_");
  if (kind.startsWith("image/")) return picture({ ...attachment, spoiler, class: "picture-single", key: `a:${attachment.id}` });
  const fetched = file({ url: attachment.url, filename: attachment.title ?? attachment.filename, bytes: attachment.size, description: attachment.description });
  if (kind.startsWith("audio/")) return h("div.player", {}, fetched, h("audio", { controls: true, preload: "none", src: ours(attachment.url) }));
  if (kind.startsWith("video/")) return h("video", { controls: true, preload: "metadata", src: ours(attachment.url) });
  return fetched;
}
