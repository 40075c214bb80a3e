/** Building elements. Text only ever becomes text nodes: nothing a player or the bot writes is markup. */

/** @typedef {Node|string|number|null|undefined|false|Child[]} Child */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with its attributes, listeners (`onclick`) and children.
 * @param {string} tag "div" or "div.some.classes"
 * @param {Record<string, any>} [attributes] null, undefined and false are left out; true is an empty attribute
 * @param {...Child} children
 * @returns {any}
 */
export function h(tag, attributes = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(attributes)) set(element, key, value);
  add(element, children);
  return element;
}

function set(element, key, value) {
  if (value === null || value === undefined || value === false) return;
  if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
  else if (key === "class") element.className += ` ${value}`;
  else if (key === "style") for (const [k, v] of Object.entries(value)) element.style.setProperty(k, v);
  else if (key === "value" || key === "checked" || key === "selected") element[key] = value;
  else element.setAttribute(key, value === true ? "" : String(value));
}

/** @param {Node} parent @param {Child} children */
export function add(parent, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    parent.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return parent;
}

/** Replaces what an element holds. @param {Element} element @param {...Child} children */
export function fill(element, ...children) {
  element.replaceChildren();
  return add(element, children);
}

/** Like fill, but the focus stays on what has the same `data-key`. */
export function refill(element, ...children) {
  return keepingFocus(element, () => fill(element, ...children));
}

/** Does something to an element's inside, and gives the focus back to its namesake. */
export function keepingFocus(element, change) {
  const focused = /** @type {HTMLElement|null} */ (document.activeElement);
  const key = focused && element.contains(focused) ? focused.closest("[data-key]")?.dataset.key : null;
  const result = change();
  if (key && !element.contains(document.activeElement)) {
    const heir = element.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? element.closest("[tabindex]");
    heir?.focus({ preventScroll: true });
  }
  return result;
}

/** A name that must not lend its writing direction to what stands around it. */
export function name(text, attributes = {}) {
  return h("bdi", attributes, text);
}

const SHAPES = {
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  plus: "M12 4v16M4 12h16",
  down: "M5 9l7 7 7-7",
  up: "M12 19V5M5 12l7-7 7 7",
  right: "M9 5l7 7-7 7",
  reply: "M9 6l-5 5 5 5M4 11h9a7 7 0 0 1 7 7v1",
  edit: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  thread: "M5 4v9a4 4 0 0 0 4 4h10M14 12l5 5-5 5M11 5h8M11 10h6",
  hash: "M9 4L7 20M17 4l-2 16M4 9h17M3 15h17",
  voice: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  news: "M4 10v4h3l8 5V5l-8 5zM18 9v6",
  forum: "M4 5h16v10H11l-4 4v-4H4zM8 9h8M8 12h5",
  mail: "M3 6h18v12H3zM3 7l9 7 9-7",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  send: "M4 12l16-8-6 17-3-7zM11 14l9-10",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  check: "M4 12l6 6L20 6",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6M18 14a6.5 6.5 0 0 1 3.5 6",
};

/** A drawn sign, of no meaning to a screen reader. @param {keyof typeof SHAPES} shape */
export function icon(shape) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[shape]);
  svg.append(path);
  return svg;
}

/** A button that shows a sign alone and says its name. */
export function iconButton(shape, label, onclick, attributes = {}) {
  return h("button.icon-button", { type: "button", "aria-label": label, title: label, onclick, ...attributes }, icon(shape));
}

let counted = 0;

/** An id that no other element has. */
export function freshId(prefix = "e") {
  counted += 1;
  return `${prefix}-${counted}`;
}
