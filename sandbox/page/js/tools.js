/** What one may do with a message: shown beside it when it is pointed at or has the focus, made only then. */

import { h, iconButton } from "./dom.js";
import { askDialog, labelled } from "./dialog.js";
import { TEXT, takesThreads } from "./kinds.js";
import { EPHEMERAL, LOADING } from "./state.js";
import { PERMISSION } from "./permissions.js";
import { wordsOf } from "./markdown/words.js";

/** @param {HTMLElement} row @param {any} message @param {import("./session.js").Session} session */
export function tools(row, message, session, onedit) {
  if (message.flags & (EPHEMERAL | LOADING)) return;
  let made = null;
  const make = () => {
    if (made?.isConnected) return;
    made = h("div.tools", { role: "group", "aria-label": writeText("message-actions") }, entries(message, session, onedit));
    if (made.childElementCount) row.append(made);
  };
  row.addEventListener("pointerenter", make);
  row.addEventListener("focusin", make);
}

function entries(message, session, onedit) {
  const { state } = session;
  const channel = state.channel(message.channel_id);
  const mine = message.author.id === state.me.id;
  const canThread = takesThreads(channel) && !message.thread && state.may(channel, PERMISSION.CREATE_THREADS);
  return [
    iconButton("reply", writeText("reply"), () => session.reply(message)),
    mine && iconButton("edit", writeText("edit"), () => onedit(message)),
    canThread && iconButton("thread", writeText("start-thread"), () => startThread(session, channel, message)),
    (mine || state.may(channel, PERMISSION.MANAGE_MESSAGES)) && iconButton("bin", writeText("delete"), () => remove(session, message), { class: "danger" }),
  ].filter(Boolean);
}

/** Asks for a thread's name, makes it and goes there. */
export function startThread(session, channel, message = null) {
  const suggestion = message ? wordsOf(message, session).slice(0, 60) : "";
  askDialog({
    title: writeText("start-thread"),
    action: writeText("start"),
    fields: [
      labelled(writeText("name-of-thread"), h("input.field-input", { name: "name", maxlength: 100, required: true, value: suggestion, autocomplete: "off", autofocus: true })),
      !message && channel.type === TEXT && h("label.radio", {}, h("input", { type: "checkbox", name: "private" }), h("span", {}, writeText("private"))),
    ],
    act: async (data) => {
      const made = await session.ask("create_thread", { channel_id: channel.id, name: String(data.get("name")).trim(), ...(message && { message_id: message.id }), ...(data.get("private") && { private: true }) });
      session.state.take({ t: "channel_create", channel: made.channel });
      session.go(made.channel.id);
    },
  });
}

function remove(session, message) {
  askDialog({
    title: writeText("delete-message"),
    action: writeText("delete"),
    danger: true,
    fields: h("p.quote", { dir: "auto" }, wordsOf(message, session).slice(0, 300) || writeText("this-message")),
    act: () => session.ask("delete_message", { channel_id: message.channel_id, message_id: message.id }),
  });
}
