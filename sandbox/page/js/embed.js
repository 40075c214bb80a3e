/** Embeds: a card of a title, words, fields and pictures. */

import { h, name } from "./dom.js";
import { link, markdown } from "./markdown/draw.js";
import { picture } from "./media.js";
import { fullTime } from "./time.js";

/** @param {any} embed @param {import("./components/index.js").Place} place */
export function embed(embed, { session, message, guildId }) {
  const words = (text) => markdown(text, session, guildId);
  const box = h("article.embed", {},
    h("div.embed-main", {},
      h("div.embed-words", {},
        embed.author?.name && h("div.embed-author", {}, embed.author.url ? link(session, embed.author.url, name(embed.author.name)) : name(embed.author.name)),
        embed.title && h("div.embed-title", { dir: "auto" }, embed.url ? link(session, embed.url, words(embed.title)) : words(embed.title)),
        embed.description && words(embed.description),
        embed.fields?.length && h("dl.embed-fields", {}, embed.fields.map((field) =>
          h("div.embed-field", { class: field.inline ? "embed-field-inline" : null }, h("dt", {}, words(field.name)), h("dd", {}, words(field.value)))))),
      embed.thumbnail && picture({ ...embed.thumbnail, class: "picture-thumb", key: `e:${message.id}:thumb` })),
    embed.image && picture({ ...embed.image, description: embed.image.description ?? embed.title ?? null, class: "picture-single", key: `e:${message.id}:image` }),
    (embed.footer?.text || embed.timestamp) && h("div.embed-footer", {},
      [embed.footer?.text, embed.timestamp && fullTime(new Date(embed.timestamp))].filter(Boolean).join(" · ")));
  if (typeof embed.color === "number") box.style.setProperty("--accent", `#${embed.color.toString(16).padStart(6, "0")}`);
  return box;
}
