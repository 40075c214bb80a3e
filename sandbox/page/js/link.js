/** The line to the sandbox: one WebSocket that comes back by itself, and answers to what we ask over it. */

const NO_SUCH_USER = 4004;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

/** What the sandbox refused, in a sentence that can be shown. */
export class Refused extends Error {
  /** @param {string} message @param {number} code */
  constructor(message, code = 0) {
    super(message);
    this.code = code;
  }
}

/**
 * Events: `frame` (detail: what the server said), `state` (detail: "open", "waiting" or "stranger").
 */
export class Link extends EventTarget {
  /** @param {string} user the id or username to play */
  constructor(user) {
    super();
    this.user = user;
    this.state = "connecting";
    this.closed = false;
    this.pause = FIRST_PAUSE;
    /** @type {Map<string, {resolve: Function, reject: Function}>} */
    this.asked = new Map();
    this.tab = Math.random().toString(36).slice(2, 8);
    this.count = 0;
    this.hurry = () => this.retry();
    addEventListener("online", this.hurry);
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new WebSocket(`${scheme}//${location.host}/play?user=${encodeURIComponent(this.user)}`);
    this.socket.addEventListener("message", (event) => this.hear(event));
    this.socket.addEventListener("close", (event) => this.lost(event));
  }

  /** @param {MessageEvent} event */
  hear(event) {
    const frame = JSON.parse(event.data);
    if (frame.t === "ok" || frame.t === "error") {
      const waiting = this.asked.get(frame.nonce);
      this.asked.delete(frame.nonce);
      if (frame.t === "ok") waiting?.resolve(frame);
      else waiting?.reject(new Refused(frame.message, frame.code));
      return;
    }
    if (frame.t === "hello") {
      this.pause = FIRST_PAUSE;
      this.become("open");
    }
    this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
  }

  /** @param {CloseEvent} event */
  lost(event) {
    for (const { reject } of this.asked.values()) reject(new Refused(writeText("connection-lost")));
    this.asked.clear();
    if (this.closed) return;
    if (event.code === NO_SUCH_USER) {
      this.close();
      this.become("stranger");
      return;
    }
    this.become("waiting");
    const jitter = this.pause * (0.75 + Math.random() / 2);
    this.timer = setTimeout(() => this.open(), jitter);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Tries at once instead of waiting the pause out. */
  retry() {
    if (this.state !== "waiting" || this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** @param {string} state */
  become(state) {
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    this.socket.close();
  }

  /** A nonce that no other tab uses either. */
  nonce() {
    this.count += 1;
    return `${this.tab}-${this.count}`;
  }

  /**
   * Asks the server to do something; resolves with its `ok`, rejects with Refused.
   * @param {string} action
   * @param {Record<string, any>} fields may bring its own nonce
   * @returns {Promise<any>}
   */
  ask(action, fields = {}) {
    const frame = { a: action, nonce: this.nonce(), ...fields };
    if (this.socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused(writeText("not-connected")));
    }
    return new Promise((resolve, reject) => {
      this.asked.set(frame.nonce, { resolve, reject });
      this.socket.send(JSON.stringify(frame));
    });
  }
}
