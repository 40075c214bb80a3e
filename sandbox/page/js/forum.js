/** A forum: its posts as cards. */

import { h, icon, name, refill } from "./dom.js";
import { newPost } from "./create.js";
import { wordsOf } from "./markdown/words.js";
import { isThread } from "./kinds.js";
import { byId } from "./state.js";
import { PERMISSION } from "./permissions.js";

export class Forum {
  /** @param {import("./session.js").Session} session @param {string} channelId */
  constructor(session, channelId) {
    this.session = session;
    this.channelId = channelId;
    this.element = h("div.forum", { tabindex: -1 });
    this.changed();
  }

  shown() {}

  close() {}

  editLast() {
    return false;
  }

  changed() {
    const { session, channelId } = this;
    const { state } = session;
    const forum = state.channel(channelId);
    if (!forum) return;
    const posts = [...state.channels.values()].filter((c) => isThread(c) && c.parent_id === channelId)
      .sort((a, b) => -byId({ id: a.last_message_id ?? a.id }, { id: b.last_message_id ?? b.id }));
    refill(this.element,
      h("div.forum-head", {},
        h("p", { dir: "auto" }, forum.topic || writeText("about-forum")),
        state.may(forum, PERMISSION.SEND) && h("button.button.button-primary", { type: "button", "data-key": "new-post", onclick: () => newPost(session, forum) }, icon("plus"), writeText("new-post"))),
      posts.length
        ? h("ul.posts", {}, posts.map((post) => this.card(post, forum)))
        : h("p.faint.empty", {}, writeText("no-posts")));
  }

  preview(message, guildId) {
    const who = this.session.state.nameOfUser(message.author, guildId);
    const words = wordsOf(message, this.session, guildId).slice(0, 200);
    return writeText("says", { who, words });
  }

  card(post, forum) {
    const { session } = this;
    const { state } = session;
    const first = state.messages.get(post.id)?.[0];
    const unread = state.unread.get(post.id);
    const tags = (post.applied_tags ?? []).map((id) => forum.available_tags?.find((t) => t.id === id)).filter(Boolean);
    return h("li", {}, h("button.post", { type: "button", "data-key": `post:${post.id}`, onclick: () => session.go(post.id) },
      h("span.post-head", {}, h("span.post-title", {}, name(post.name)), post.thread_metadata?.archived && h("span.tag", {}, writeText("archived")),
        tags.map((t) => h("span.tag", {}, t.emoji_name, " ", t.name)), unread && h("span.badge", {}, unread.mentions || unread.count)),
      first && h("span.post-words", { dir: "auto" }, this.preview(first, post.guild_id)),
      h("span.faint", {}, writeText("messages-counted", { count: post.message_count ?? 0 }))));
  }
}
