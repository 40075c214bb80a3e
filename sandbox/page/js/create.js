/** The dialogs that make something: a channel, a post, a conversation, a player. */

import { h, name } from "./dom.js";
import { avatar } from "./avatar.js";
import { askDialog, labelled, openDialog } from "./dialog.js";
import { readFiles } from "./files.js";
import { FORUM, NEWS, TEXT, VOICE } from "./kinds.js";
import { toast } from "./toast.js";

const textField = (attributes) => h("input.field-input", { autocomplete: "off", required: true, ...attributes });

/** @param {import("./session.js").Session} session */
export function newChannel(session, guildId) {
  askDialog({
    title: writeText("new-channel"),
    action: writeText("create"),
    fields: [
      h("fieldset.field", {}, h("legend.field-label", {}, writeText("kind")),
        h("label.radio", {}, h("input", { type: "radio", name: "type", value: String(TEXT), checked: true }), h("span", {}, writeText("kind-text"))),
        h("label.radio", {}, h("input", { type: "radio", name: "type", value: String(FORUM) }), h("span", {}, writeText("kind-forum"))),
        h("label.radio", {}, h("input", { type: "radio", name: "type", value: String(NEWS) }), h("span", {}, writeText("kind-news"))),
        h("label.radio", {}, h("input", { type: "radio", name: "type", value: String(VOICE) }), h("span", {}, writeText("kind-voice")))),
      labelled(writeText("name"), textField({ name: "name", maxlength: 100, autofocus: true, placeholder: writeText("new-channel-example") })),
      labelled(writeText("topic"), textField({ name: "topic", maxlength: 1024, required: false })),
    ],
    act: async (data) => {
      const topic = String(data.get("topic")).trim();
      const made = await session.ask("create_channel", {
        guild_id: guildId, name: String(data.get("name")).trim(), type: Number(data.get("type")), ...(topic && { topic }),
      });
      arrive(session, made.channel);
    },
  });
}

export function newPost(session, forum) {
  askDialog({
    title: writeText("new-post-in", { forum: forum.name }),
    action: writeText("post"),
    fields: [
      labelled(writeText("title"), textField({ name: "name", maxlength: 100, autofocus: true })),
      labelled(writeText("message"), h("textarea.field-input", { name: "content", rows: 5, dir: "auto" })),
      labelled(writeText("files"), h("input", { type: "file", name: "files", multiple: true })),
    ],
    act: async (data) => {
      const files = await readFiles(data.getAll("files").filter((f) => f instanceof File && f.size));
      const made = await session.ask("create_thread", {
        channel_id: forum.id, name: String(data.get("name")).trim(), content: String(data.get("content")), ...(files.length && { files }),
      });
      arrive(session, made.channel);
    },
  });
}

export function newDm(session) {
  const { state } = session;
  const others = [...state.users.values()].filter((u) => u.id !== state.me.id);
  const dialog = openDialog({
    title: writeText("write-to-somebody"),
    class: "dialog-small",
    body: h("div.dialog-body", {}, h("ul.people", {}, others.map((user) =>
      h("li", {}, h("button.person", { type: "button", onclick: () => { dialog.close(); openDm(session, user.id); } },
        avatar(user), h("span.person-words", {}, name(state.nameOf(user.id)), h("span.faint", {}, user.username)), user.bot && h("span.bot-tag", {}, writeText("bot-tag"))))))),
  });
  dialog.querySelector(".person")?.focus();
}

export async function openDm(session, userId) {
  const made = await session.attempt("open_dm", { user_id: userId });
  if (made) arrive(session, made.channel);
}

export function newPlayer(session) {
  askDialog({
    title: writeText("add-player"),
    action: writeText("add"),
    fields: labelled(writeText("name"), textField({ name: "name", maxlength: 32, autofocus: true, placeholder: writeText("player-example") }), writeText("about-new-player")),
    act: async (data) => {
      const made = await session.ask("add_player", { name: String(data.get("name")).trim() });
      session.state.take({ t: "user", user: made.user });
      toast(writeText("has-joined", { player: session.state.nameOf(made.user.id) }));
    },
  });
}

export function deleteChannel(session, channel) {
  const doomed = h("b", {}, name(channel.name));
  askDialog({
    title: writeText("delete-for-everybody"),
    action: writeText("delete"),
    danger: true,
    fields: h("p", {}, writeParts("will-be-gone", { channel: doomed })),
    act: () => session.ask("delete_channel", { channel_id: channel.id }),
  });
}

function arrive(session, channel) {
  if (!session.state.channel(channel.id)) session.state.take({ t: "channel_create", channel });
  session.go(channel.id);
}
