/** Where one writes: text, files, replies; a slash opens the commands. */

import { h, icon, iconButton, name } from "./dom.js";
import { commandForm } from "./command-form.js";
import { commandsFor, matching, remainder } from "./commands.js";
import { readFiles } from "./files.js";
import { grow } from "./grow.js";
import { Refused } from "./link.js";
import { Listbox } from "./listbox.js";
import { size } from "./media.js";
import { PERMISSION } from "./permissions.js";
import { Popup } from "./popup.js";
import { FORUM, isThread } from "./kinds.js";

const LONGEST = 2000;
const COUNT_FROM = 1800;
const TYPING_EVERY_MS = 8000;

export class Composer {
  /** @param {import("./session.js").Session} session @param {{editLast: () => boolean}} doors */
  constructor(session, doors) {
    this.session = session;
    this.doors = doors;
    /** @type {File[]} */
    this.files = [];
    this.form = null;
    this.popup = null;
    this.told = 0;
    this.replyBar = h("div.reply-bar", { hidden: true });
    this.fileBar = h("ul.file-bar", { hidden: true, "aria-label": writeText("files-to-send") });
    this.trouble = h("p.form-error", { role: "alert" });
    this.count = h("span.count", { hidden: true });
    this.text = h("textarea.composer-text", { id: "composer-text", rows: 1, dir: "auto", "aria-label": writeText("message"), autocomplete: "off" });
    this.fit = grow(this.text);
    this.chooser = h("input", { type: "file", multiple: true, hidden: true, onchange: () => { this.attach([...this.chooser.files]); this.chooser.value = ""; } });
    this.clip = iconButton("plus", writeText("attach-files"), () => this.chooser.click());
    this.go = iconButton("send", writeText("send"), () => this.send(), { class: "send" });
    this.row = h("div.composer-row", {}, this.clip, this.chooser, this.text, this.count, this.go);
    this.typists = h("div.typists", { "aria-live": "off" });
    this.place = h("div.composer-place", {}, this.row);
    this.element = h("div.composer", {}, this.trouble, this.replyBar, this.fileBar, this.place, this.typists);
    this.list = new Listbox({ label: writeText("commands"), onpick: (choice) => this.openForm(choice.value) });
    this.text.addEventListener("input", () => this.typed());
    this.text.addEventListener("keydown", (event) => this.key(event));
    this.text.addEventListener("blur", () => this.popup?.close("away"));
    this.text.addEventListener("paste", (event) => this.taken(event, event.clipboardData));
    session.addEventListener("reply", () => this.drawReply(true));
  }

  get channel() {
    return this.session.state.channel(this.session.here);
  }

  /** Another channel, or what one may do in it changed. */
  draw() {
    const { session, channel } = this;
    const { state } = session;
    if (this.at !== session.here) {
      if (this.at) session.drafts.set(this.at, this.text.value);
      this.at = session.here;
      this.text.value = session.drafts.get(session.here) ?? "";
      this.files = [];
      this.trouble.textContent = "";
      this.leaveForm(false);
      this.drawFiles();
      this.measure();
    }
    this.element.hidden = !channel || channel.type === FORUM;
    this.fit();
    if (!channel) return;
    const called = state.channelName(channel);
    const maySend = state.may(channel, isThread(channel) ? PERMISSION.SEND_IN_THREADS : PERMISSION.SEND);
    const mayCommand = state.may(channel, PERMISSION.USE_COMMANDS);
    this.text.disabled = !maySend && !mayCommand;
    this.text.placeholder = maySend ? (matchMedia("(max-width: 760px)").matches ? writeText("write-or-command") : writeText("write-in-channel", { channel: called })) : mayCommand ? writeText("only-commands") : writeText("may-not-write");
    this.text.setAttribute("aria-label", writeText("message-in", { channel: called }));
    this.clip.hidden = !maySend || !state.may(channel, PERMISSION.ATTACH);
    this.go.hidden = this.text.disabled;
    this.drawReply(false);
    this.drawTypists();
  }

  drawReply(focus) {
    const { session } = this;
    const to = session.replyTo;
    this.replyBar.hidden = !to;
    this.replyBar.replaceChildren();
    if (!to) return;
    const guildId = this.channel?.guild_id ?? null;
    const who = h("b", {}, name(session.state.nameOfUser(to.author, guildId)));
    this.replyBar.append(h("span", {}, writeParts("replying-to", { who })),
      iconButton("close", writeText("do-not-reply"), () => session.reply(null)));
    if (focus) {
      this.leaveForm(false);
      this.text.focus();
    }
  }

  drawTypists() {
    const { state } = this.session;
    const who = state.typing(this.session.here).map((id) => state.nameOf(id, this.channel?.guild_id));
    const [first, second, third] = who;
    const words = writeText("typing", { count: who.length, first, second, third });
    this.typists.replaceChildren(...(who.length ? [h("bdi", {}, words), h("span.dots", { "aria-hidden": "true" }, h("i"), h("i"), h("i"))] : []));
  }

  // --- text ---------------------------------------------------------------------------------------------

  typed() {
    this.trouble.textContent = "";
    this.measure();
    if (this.text.value.startsWith("/")) this.pickCommand();
    else this.popup?.close("done");
    const now = Date.now();
    if (this.text.value && !this.text.value.startsWith("/") && now - this.told > TYPING_EVERY_MS) {
      this.told = now;
      this.session.ask("typing", { channel_id: this.session.here }).catch(() => {});
    }
  }

  measure() {
    const length = [...this.text.value].length;
    this.count.hidden = length < COUNT_FROM;
    this.count.textContent = `${LONGEST - length}`;
    this.count.setAttribute("aria-label", writeText("letters-of", { length, most: LONGEST }));
    this.count.classList.toggle("too-long", length > LONGEST);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.isComposing) return;
    if (this.popup && this.list.move(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      if (this.text.value.startsWith("/")) {
        if (!this.popup) this.pickCommand();
        if (this.list.active) this.openForm(this.list.active.value);
      } else this.send();
    } else if (event.key === "Tab" && this.popup && this.list.active && !event.shiftKey) {
      event.preventDefault();
      this.openForm(this.list.active.value);
    } else if (event.key === "ArrowUp" && !this.text.value) {
      if (this.doors.editLast()) event.preventDefault();
    } else if (event.key === "Escape" && this.session.replyTo) this.session.reply(null);
  }

  async send() {
    const content = this.text.value;
    const { session } = this;
    if (content.startsWith("/") && !this.files.length) return this.pickCommand();
    if (!content.trim() && !this.files.length) return undefined;
    const fields = { channel_id: session.here, content, ...(session.replyTo && { reply_to: session.replyTo.id }) };
    const files = this.files;
    this.text.value = "";
    this.files = [];
    this.told = 0;
    this.trouble.textContent = "";
    this.after();
    try {
      if (files.length) fields.files = await readFiles(files);
      const { message } = await session.ask("send_message", fields);
      session.state.put(message);
      if (session.replyTo?.id === fields.reply_to) session.reply(null);
    } catch (error) {
      // nothing that was written is lost
      if (session.here === fields.channel_id && !this.text.value) {
        this.text.value = content;
        this.files = files;
        this.after();
      } else session.drafts.set(fields.channel_id, content);
      this.trouble.textContent = error instanceof Refused ? error.message : writeText("not-sent", { why: error.message });
    }
    return undefined;
  }

  after() {
    this.fit();
    this.measure();
    this.drawFiles();
  }

  // --- files --------------------------------------------------------------------------------------------

  attach(files) {
    this.files.push(...files);
    this.drawFiles();
    this.text.focus();
  }

  taken(event, transfer) {
    const files = [...(transfer?.files ?? [])];
    if (!files.length || this.clip.hidden) return;
    event.preventDefault();
    this.attach(files);
  }

  drawFiles() {
    this.fileBar.hidden = !this.files.length;
    this.fileBar.replaceChildren(...this.files.map((file) => h("li.file-chip", {}, icon("file"), name(file.name), h("span.faint", {}, size(file.size)),
      iconButton("close", writeText("do-not-send", { file: file.name }), () => {
        this.files = this.files.filter((f) => f !== file);
        this.drawFiles();
        this.text.focus();
      }))));
  }

  // --- commands -----------------------------------------------------------------------------------------

  pickCommand() {
    const typed = this.text.value.slice(1);
    const found = matching(commandsFor(this.session.state, this.channel), typed);
    if (!this.popup) {
      this.list.drive(this.text);
      this.popup = new Popup({
        anchor: this.row, content: this.list.element, above: true, wide: true,
        onclose: () => {
          this.popup = null;
          this.text.removeAttribute("aria-activedescendant");
          this.text.removeAttribute("aria-controls");
        },
      });
    }
    if (found.length) this.list.show(found.map((leaf) => this.choice(leaf, !typed.trim())), 0);
    else this.list.say(this.session.state.botOnline ? writeText("no-command") : writeText("no-command-offline"));
    this.popup.place();
  }

  choice(leaf, grouped) {
    const needed = leaf.options.filter((o) => o.required).map((o) => o.name);
    const spare = leaf.options.length - needed.length;
    const hint = [...needed, spare ? writeText("more-options", { count: spare }) : ""].filter(Boolean).join(" ");
    return { value: leaf, label: `/${leaf.path}`, description: leaf.description, hint, group: grouped ? `/${leaf.top}` : undefined };
  }

  openForm(leaf) {
    const prefill = remainder(leaf, this.text.value.slice(1));
    this.popup?.close("done");
    this.text.value = "";
    this.form = commandForm(leaf, { session: this.session, channel: this.channel, prefill, leave: () => this.leaveForm(true) });
    this.place.replaceChildren(this.form.element);
    this.form.focus();
  }

  leaveForm(focus) {
    if (!this.form) return;
    this.form = null;
    this.place.replaceChildren(this.row);
    this.after();
    if (focus) this.text.focus();
  }

  focus() {
    if (!this.form) this.text.focus({ preventScroll: true });
  }
}
