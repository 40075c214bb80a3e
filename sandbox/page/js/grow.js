/** A text area as tall as what stands in it (as far as its max-height lets it). */

/** @param {HTMLTextAreaElement} area */
export function grow(area) {
  const fit = () => {
    area.style.height = "auto";
    if (!area.offsetHeight) return;
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
  };
  area.addEventListener("input", fit);
  requestAnimationFrame(fit);
  return fit;
}
