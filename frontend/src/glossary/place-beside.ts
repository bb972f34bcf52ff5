/** The room that is left between an explanation and the edge of the window. */
const margin = 8;

/** Puts an explanation, which lies above the page, below its words; or above where is more room. */
export function placeBeside(tip: HTMLElement, words: Element): void {
  const lines = words.getClientRects();
  const first = lines[0];
  const last = lines[lines.length - 1];
  if (first === undefined || last === undefined) return;
  const { width, height } = tip.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = last.bottom + height <= clientHeight || first.top < clientHeight - last.bottom;
  const line = isBelow ? last : first;
  const left = Math.max(margin, Math.min(line.left, clientWidth - width - margin));
  tip.style.left = `${String(left)}px`;
  tip.style.top = `${String(isBelow ? last.bottom : first.top - height)}px`;
}
