/** Times as people read them, and Discord's `<t:…:style>`. */

import { h } from "./dom.js";

/** English is read in every country's own form of dates. */
const LOCALE = LANGUAGE === "en" ? undefined : LANGUAGE;

const clock = new Intl.DateTimeFormat(LOCALE, { hour: "2-digit", minute: "2-digit" });
const full = new Intl.DateTimeFormat(LOCALE, { dateStyle: "full", timeStyle: "short" });
const long = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto" });

const STYLES = {
  t: clock,
  T: new Intl.DateTimeFormat(LOCALE, { timeStyle: "medium" }),
  d: new Intl.DateTimeFormat(LOCALE, { dateStyle: "short" }),
  D: long,
  f: new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeStyle: "short" }),
  F: full,
};

const STEPS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** "in 3 hours" @param {Date} when */
export function fromNow(when) {
  const seconds = (when.getTime() - Date.now()) / 1000;
  const [unit, size] = STEPS.find(([, s]) => Math.abs(seconds) >= s) ?? ["second", 1];
  return relative.format(Math.round(seconds / size), unit);
}

/** @param {Date} a @param {Date} b */
export function sameDay(a, b) {
  return a.toDateString() === b.toDateString();
}

export const clockTime = (when) => clock.format(when);
export const fullTime = (when) => full.format(when);
export const day = (when) => long.format(when);

/** When a message was sent: the clock today, else the date too. */
export function stamp(when) {
  const yesterday = new Date(Date.now() - 86_400_000);
  if (sameDay(when, new Date())) return clock.format(when);
  if (sameDay(when, yesterday)) return writeText("yesterday", { time: clock.format(when) });
  return `${STYLES.d.format(when)} ${clock.format(when)}`;
}

/** Discord's timestamp as an element that stays right. @param {number} unix @param {string} style */
export function timestamp(unix, style) {
  const when = new Date(unix * 1000);
  if (Number.isNaN(when.getTime())) return null;
  const text = style === "R" ? fromNow(when) : (STYLES[style] ?? STYLES.f).format(when);
  const marks = { datetime: when.toISOString(), title: full.format(when), "data-relative": style === "R" ? unix : null };
  return h("time.stamp", marks, text);
}

/** Keeps the relative ones right. */
setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = fromNow(new Date(Number(element.dataset.relative) * 1000));
  }
}, 10_000);
