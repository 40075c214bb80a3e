/** A picture large, with its description beneath in words. */

import { h } from "./dom.js";
import { openDialog } from "./dialog.js";

/** @param {{url: string, description?: string|null}} picture */
export function enlarge({ url, description }) {
  const image = h("img", { src: url, alt: description || writeText("picture-undescribed") });
  openDialog({
    title: writeText("picture"),
    class: "lightbox",
    body: h("figure", {},
      h("div.lightbox-picture", { tabindex: 0, role: "group", "aria-label": writeText("picture-to-scroll") }, image),
      h("figcaption", { class: description ? null : "faint", dir: "auto", tabindex: 0 }, description || writeText("no-description"))),
    footer: h("div.dialog-foot", {}, h("a.button.button-secondary", { href: url, target: "_blank", rel: "noopener" }, writeText("open-in-tab"))),
  });
}
