/** A dialog: the browser's own, so that the focus stays within, Escape closes it and it gives the focus back. */

import { h, iconButton, freshId } from "./dom.js";

/**
 * @param {{title: string, body: Child, footer?: Child, class?: string, onclose?: () => void}} options
 * @returns {HTMLDialogElement}
 * @typedef {import("./dom.js").Child} Child
 */
export function openDialog({ title, body, footer = null, class: look = "", onclose }) {
  const id = freshId("dialog");
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  const beforeKey = before?.dataset?.key;
  const dialog = h("dialog.dialog", { class: look, "aria-labelledby": id },
    h("div.dialog-head", {}, h("h2", { id }, title), iconButton("close", writeText("close"), () => dialog.close())),
    body, footer);
  document.body.append(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    const back = before?.isConnected ? before : beforeKey && document.querySelector(`[data-key="${CSS.escape(beforeKey)}"]`);
    if (back && document.activeElement === document.body) back.focus();
    onclose?.();
  });
  dialog.showModal();
  const first = dialog.querySelector("[autofocus], input, textarea, select, [role=combobox]");
  if (first) first.focus();
  return dialog;
}

/**
 * A small form in a dialog. `act` gets the fields' values and may throw, which is shown.
 * @param {{title: string, fields: Child, action: string, danger?: boolean, act: (data: FormData) => Promise<any>}} options
 */
export function askDialog({ title, fields, action, danger = false, act }) {
  const trouble = h("p.form-error", { role: "alert" });
  const go = h("button.button", { type: "submit", class: danger ? "button-danger" : "button-primary" }, action);
  const form = h("form.dialog-form", { novalidate: true }, h("div.dialog-body", {}, fields, trouble),
    h("div.dialog-foot", {}, h("button.button.button-secondary", { type: "button", onclick: () => dialog.close() }, writeText("cancel")), go));
  const dialog = openDialog({ title, body: form, class: "dialog-small" });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (go.getAttribute("aria-busy") === "true") return;
    go.setAttribute("aria-busy", "true");
    trouble.textContent = "";
    try {
      await act(new FormData(form));
      dialog.close();
    } catch (error) {
      trouble.textContent = error.message;
      go.removeAttribute("aria-busy");
    }
  });
  return dialog;
}

/** A labelled field of such a form. */
export function labelled(label, input, note = null) {
  return h("label.field", {}, h("span.field-label", {}, label), input, note && h("span.field-note", {}, note));
}
