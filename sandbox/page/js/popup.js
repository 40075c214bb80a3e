/** A box that floats at something (a select's options, a menu), above all else, and goes when one turns away. */

import { h } from "./dom.js";

let current = null;

/**
 * @typedef {{anchor: HTMLElement, content: Node, label?: string, above?: boolean, wide?: boolean, key?: string,
 *            onclose?: (why: "escape"|"away"|"done") => void}} PopupOptions
 */
export class Popup {
  /** @param {PopupOptions} options */
  constructor(options) {
    current?.close("away");
    this.anchor = options.anchor;
    this.key = options.key ?? null;
    this.above = options.above ?? false;
    this.wide = options.wide ?? false;
    this.onclose = options.onclose;
    this.box = h("div.popup", { popover: "manual" }, options.content);
    // inside an open dialog it must be a child of the dialog: all else is inert
    (this.anchor.closest("dialog") ?? document.body).append(this.box);
    this.box.showPopover();
    this.place();
    this.away = (event) => {
      if (!this.box.contains(event.target) && !this.anchor.contains(event.target)) this.close("away");
    };
    this.escape = (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      this.close("escape");
    };
    this.moved = (event) => {
      if (event.type === "scroll" && this.box.contains(event.target)) return;
      this.place();
    };
    document.addEventListener("pointerdown", this.away, true);
    document.addEventListener("keydown", this.escape, true);
    document.addEventListener("scroll", this.moved, true);
    addEventListener("resize", this.moved);
    current = this;
  }

  place() {
    if (!this.anchor.isConnected) return this.close("away");
    const at = this.anchor.getBoundingClientRect();
    const style = this.box.style;
    const room = { above: at.top - 12, below: innerHeight - at.bottom - 12 };
    const above = this.above ? room.above > 120 : room.below < 240 && room.above > room.below;
    style.maxHeight = `${Math.max(120, Math.min(above ? room.above : room.below, 420))}px`;
    const width = this.wide ? at.width : Math.min(Math.max(at.width, 240), innerWidth - 16);
    style.width = this.wide ? `${width}px` : "auto";
    style.minWidth = `${Math.min(width, innerWidth - 16)}px`;
    style.left = "0px";
    const own = this.box.getBoundingClientRect();
    style.left = `${Math.max(8, Math.min(at.left, innerWidth - own.width - 8))}px`;
    style.top = above ? "auto" : `${at.bottom + 4}px`;
    style.bottom = above ? `${innerHeight - at.top + 4}px` : "auto";
  }

  /** @param {"escape"|"away"|"done"} why */
  close(why = "done") {
    if (this.closed) return;
    this.closed = true;
    if (current === this) current = null;
    document.removeEventListener("pointerdown", this.away, true);
    document.removeEventListener("keydown", this.escape, true);
    document.removeEventListener("scroll", this.moved, true);
    removeEventListener("resize", this.moved);
    this.box.remove();
    this.onclose?.(why);
  }
}

/** What is open now, if anything. @returns {Popup|null} */
export function openPopup() {
  return current;
}

/**
 * A message was drawn anew: an open popup moves over to its anchor's namesake there, or closes.
 * @param {Element} drawn
 */
export function reanchor(drawn) {
  if (!current || current.anchor.isConnected) return;
  const heir = current.key && drawn.querySelector(`[data-popup="${CSS.escape(current.key)}"]`);
  if (!heir || heir.disabled) return leave(drawn);
  current.anchor = heir;
  heir.setAttribute("aria-expanded", "true");
  current.place();
}

/** Closes what is open at something that has gone; the focus, if it was there, goes to the message. @param {Element} drawn */
function leave(drawn) {
  const held = current.box.contains(document.activeElement);
  const { id } = current.anchor.closest(".message") ?? {};
  current.close("away");
  if (held) (document.getElementById(id) ?? drawn.closest("[tabindex]"))?.focus({ preventScroll: true });
}

/**
 * A menu at a button.
 * @param {HTMLElement} anchor
 * @param {Array<{label: string, icon?: Node, act: () => void, danger?: boolean}>} entries
 */
export function menu(anchor, entries) {
  const items = entries.map((entry) =>
    h("button.menu-item", {
      type: "button", role: "menuitem", class: entry.danger ? "danger" : null,
      onclick: () => { popup.close("done"); entry.act(); },
    }, entry.icon, entry.label));
  const box = h("div.menu", { role: "menu" }, items);
  box.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Tab") popup.close("away");
    if (!step) return;
    event.preventDefault();
    const at = items.indexOf(document.activeElement);
    items[(at + step + items.length) % items.length].focus();
  });
  const popup = new Popup({
    anchor, content: box,
    onclose: (why) => {
      anchor.setAttribute("aria-expanded", "false");
      if (why === "escape") anchor.focus();
    },
  });
  anchor.setAttribute("aria-expanded", "true");
  items[0]?.focus();
}
