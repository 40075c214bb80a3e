"use strict";
// Writes the catalog's texts. A pattern is a list of plain text and, as lists, what stands between:
// [name] for data, [name, "grouped"] for a number with its thousands apart, and [name, variants, other]
// for a choice by number, plural form or word.
const TEXTS = JSON.parse(document.getElementById("texts").textContent);
const LANGUAGE = document.documentElement.lang;
const PLURALS = new Intl.PluralRules(LANGUAGE);

function listParts(pattern, data) {
  return pattern.flatMap((part) => {
    if (typeof part === "string") return part;
    const [name, variants, other] = part, value = data[name];
    if (!variants) return value;
    if (variants === "grouped") return value.toLocaleString(LANGUAGE);
    const form = typeof value === "number" ? PLURALS.select(value) : value;
    return listParts(variants[value] ?? variants[form] ?? variants[other], data);
  });
}

/** A text of the catalog, with its data. */
const writeText = (key, data = {}) => listParts(TEXTS[key], data).join("");

/** A text of the catalog whose data are elements: a list of texts and elements. */
const writeParts = (key, data) => listParts(TEXTS[key], data);

/** These texts as a list: "a and b", or with "disjunction" "a or b". */
const listTexts = (texts, type = "conjunction") => new Intl.ListFormat(LANGUAGE, { type }).format(texts);
