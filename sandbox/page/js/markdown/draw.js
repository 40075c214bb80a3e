/** The markdown's tree as elements. Text becomes text nodes, addresses are http(s) only. */

import { add, h, name } from "../dom.js";
import { customEmoji } from "../media.js";
import { timestamp } from "../time.js";
import { EVERYONE_WORDS } from "./words.js";
import { blocks } from "./blocks.js";

/**
 * @param {string} text
 * @param {import("../session.js").Session} session
 * @param {string|null} guildId whose nicknames and roles are meant
 * @returns {HTMLElement}
 */
export function markdown(text, session, guildId = null) {
  const tree = blocks(text);
  const pen = new Pen(session, guildId);
  const drawn = h("div.markdown", { dir: "auto" }, tree.map((b) => pen.block(b)));
  if (isOnlyEmoji(text)) drawn.classList.add("big-emoji");
  return drawn;
}

function isOnlyEmoji(text) {
  return text.length <= 40 && /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f\s]+$/u.test(text) && /\p{Extended_Pictographic}/u.test(text);
}

class Pen {
  constructor(session, guildId) {
    this.session = session;
    this.guildId = guildId;
  }

  /** @param {import("./blocks.js").Block} block */
  block(block) {
    switch (block.kind) {
      case "heading":
        // One level for all: a message may begin with any, and a page must not skip one.
        return h("div.heading", { class: `heading-${block.level}`, role: "heading", "aria-level": 2, dir: "auto" }, this.all(block.children));
      case "subtext":
        return h("div.subtext", { dir: "auto" }, this.all(block.children));
      case "quote":
        return h("blockquote", { dir: "auto" }, block.children.map((b) => this.block(b)));
      case "codeblock":
        return h("pre", { tabindex: 0, role: "group", "aria-label": block.language ? writeText("code-in", { language: block.language }) : writeText("code") }, h("code", {}, block.text));
      case "list":
        return h(block.ordered ? "ol" : "ul", { start: block.start, dir: "auto" }, block.items.map((item) => h("li", { dir: "auto" }, item.map((b) => this.block(b)))));
      default:
        return h("div.paragraph", { dir: "auto" }, this.all(block.children));
    }
  }

  all(children) {
    return children.map((child) => this.inline(child));
  }

  /** @param {import("./inline.js").Inline} part */
  inline(part) {
    switch (part.kind) {
      case "text": return part.text;
      case "break": return h("br");
      case "code": return h("code", {}, part.text);
      case "strong": return h("strong", {}, this.all(part.children));
      case "em": return h("em", {}, this.all(part.children));
      case "underline": return h("u", {}, this.all(part.children));
      case "strike": return h("s", {}, this.all(part.children));
      case "spoiler": return spoiler(this.all(part.children));
      case "link": return this.link(part);
      case "time": return timestamp(Number(part.id), part.style) ?? part.id;
      case "emoji": return customEmoji(part.text, part.id);
      case "everyone": return h("span.mention", { title: EVERYONE_WORDS[part.text] }, `@${part.text}`);
      case "user": return this.user(part.id);
      case "role": return this.role(part.id);
      case "channel": return this.channel(part.id);
      case "command": return h("span.mention.command", {}, `/${part.text}`);
      default: return "";
    }
  }

  user(id) {
    const mine = id === this.session.state.me?.id;
    return h("span.mention", { class: mine ? "mention-me" : null }, "@", name(this.session.state.nameOf(id, this.guildId)));
  }

  role(id) {
    const role = this.session.state.guilds.get(this.guildId)?.roles.find((r) => r.id === id);
    return h("span.mention", {}, "@", name(role?.name.replace(/^@/, "") ?? writeText("unknown-role")));
  }

  channel(id) {
    const channel = this.session.state.channel(id);
    if (!channel) return h("span.mention", {}, writeText("unknown-channel"));
    return h("button.mention", { type: "button", onclick: () => this.session.go(id) }, "#", name(this.session.state.channelName(channel)));
  }

  link(part) {
    return link(this.session, part.url, this.all(part.children), part.text);
  }
}

/** A link that stays within the page when it leads to a channel here. */
export function link(session, url, children, title = null) {
  const anchor = h("a", { href: url, title, target: "_blank", rel: "noopener noreferrer nofollow" });
  anchor.addEventListener("click", (event) => {
    if (session.follow(url)) event.preventDefault();
  });
  return add(anchor, [children]);
}

function spoiler(children) {
  const inside = h("span.spoiler-inside", { inert: true }, children);
  const cover = h("span.spoiler", { role: "button", tabindex: 0, "aria-label": writeText("spoiler-to-reveal") }, inside);
  const reveal = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (cover.classList.contains("revealed")) return;
    event.preventDefault();
    cover.classList.add("revealed");
    cover.removeAttribute("role");
    cover.removeAttribute("aria-label");
    inside.inert = false;
  };
  cover.addEventListener("click", reveal);
  cover.addEventListener("keydown", reveal);
  return cover;
}
