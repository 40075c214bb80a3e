/** What of mine is on its way to the bot, and what failed: spinners and red lines come from here. */

/**
 * @typedef {{nonce: string, channelId: string, messageId?: string, customId?: string, label?: string,
 *            state: "running"|"failed", text?: string}} Interaction
 */

const FINAL = new Set(["thinking", "replied", "updated", "deferred", "modal"]);

export class Interactions {
  /** @param {import("./state.js").State} state */
  constructor(state) {
    this.state = state;
    /** @type {Map<string, Interaction>} by nonce */
    this.known = new Map();
  }

  /** Notes that something of mine sets off. @param {Omit<Interaction, "state">} what */
  start(what) {
    if (what.messageId) this.settle(what.messageId);
    this.known.set(what.nonce, { ...what, state: "running" });
    this.tell(what);
  }

  /** @param {any} frame */
  hear(frame) {
    const mine = this.known.get(frame.nonce);
    if (!mine) return;
    if (frame.state === "failed") this.fail(frame.nonce, frame.message);
    else if (FINAL.has(frame.state)) this.end(frame.nonce);
  }

  fail(nonce, text) {
    const mine = this.known.get(nonce);
    if (!mine) return;
    mine.state = "failed";
    mine.text = text ? writeText("interaction-failed-because", { why: text }) : writeText("interaction-failed");
    this.tell(mine);
  }

  end(nonce) {
    const mine = this.known.get(nonce);
    this.known.delete(nonce);
    if (mine) this.tell(mine);
  }

  /** A message changed or is pressed anew: what failed on it before is past. */
  settle(messageId) {
    for (const [nonce, one] of this.known) if (one.messageId === messageId && one.state === "failed") this.known.delete(nonce);
  }

  forget() {
    this.known.clear();
  }

  /** The control of a message that is being answered now. */
  runningOn(messageId, customId) {
    return [...this.known.values()].some((i) => i.state === "running" && i.messageId === messageId && i.customId === customId);
  }

  failedOn(messageId) {
    return [...this.known.values()].findLast((i) => i.state === "failed" && i.messageId === messageId) ?? null;
  }

  /** Commands and submissions that belong to no message: drawn at the channel's end. */
  loose(channelId) {
    return [...this.known.values()].filter((i) => i.channelId === channelId && !i.messageId);
  }

  tell(what) {
    const { channelId, messageId: id } = what;
    this.state.tell("message", { channelId, id, kind: "mark" });
  }
}
