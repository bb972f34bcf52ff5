/** Where what has no mark of its own is to be seen. */
const parts: Readonly<Record<string, string>> = {
  "sched.runq": "gopark-global-queue",
  "sched.pidle": ".p-idle",
  netpoll: "[data-place='netpoll']",
  sysmon: "gopark-sysmon",
  timers: "gopark-timers",
};

/** Selects a thing or a place by its name, as `G7`, `P0`, `P0.runq`. */
function selectorOf(name: string): string {
  const part = parts[name];
  if (part !== undefined) return part;
  if (/^P\d+$/.test(name)) return `.p-card[data-place="${name}"]`;
  if (/^[GM]\d+$/.test(name)) return `[data-key="${name}"]`;
  return /^P\d+\.run(?:q|next)$/.test(name) ? `[data-place="${name}"]:not([data-item])` : "";
}

/** What a mark says: somebody is to look there, or had guessed it. */
export type Mark = "data-look" | "data-ghost";

/** Puts a mark on these things of the board, and on nothing else. */
export function markLooks(
  board: ParentNode,
  names: readonly string[],
  mark: Mark = "data-look",
): void {
  const selectors = names.map(selectorOf).filter((selector) => selector !== "");
  const wanted = new Set(selectors.flatMap((selector) => [...board.querySelectorAll(selector)]));
  for (const marked of board.querySelectorAll(`[${mark}]`)) {
    if (!wanted.has(marked)) marked.removeAttribute(mark);
  }
  for (const element of wanted) element.setAttribute(mark, "");
}
