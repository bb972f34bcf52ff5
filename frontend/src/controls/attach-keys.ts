import { keySettings } from "./key-settings.ts";
import { intentOf, type Intent } from "./keys.ts";

/** Widgets that use keys themselves. */
const usedByRange = new Set(["Home", "End"]);
const usedByButton = new Set([" ", "Enter", "Home", "End"]);

/**
 * Turns keys into intents while nothing on the page has the focus, where one is when a page has
 * come. Space stays the page's there.
 *
 * @returns ends it
 */
export function attachIdleKeys(handler: (intent: Intent) => void): () => void {
  const down = (event: KeyboardEvent): void => {
    const { activeElement, body } = document;
    const isNowhere = activeElement === null || activeElement === body;
    if (!isNowhere || event.defaultPrevented || event.key === " ") return;
    const intent = intentOf(event, keySettings());
    if (intent === null || idlePages.has(event.key)) return;
    event.preventDefault();
    handler(intent);
  };
  document.addEventListener("keydown", down);
  return () => {
    document.removeEventListener("keydown", down);
  };
}

/** Keys that a page has a use for itself. */
const idlePages: ReadonlySet<string> = new Set(["Home", "End", "Escape"]);

/**
 * Turns keys into intents while the focus is inside an element, never while something is typed.
 * On the board Space plays; on a control of its own it presses that.
 *
 * @returns ends it
 */
export function attachKeys(root: HTMLElement, handler: (intent: Intent) => void): () => void {
  let handled = "";
  const down = (event: KeyboardEvent): void => {
    handled = "";
    if (event.defaultPrevented || isTakenByTarget(event, root)) return;
    const intent = intentOf(event, keySettings());
    if (intent === null) return;
    event.preventDefault();
    handled = event.key;
    handler(intent);
  };
  // A button is pressed when Space is let go, whatever became of its going down.
  const up = (event: KeyboardEvent): void => {
    if (handled === event.key) event.preventDefault();
    handled = "";
  };
  root.addEventListener("keydown", down, { capture: true });
  root.addEventListener("keyup", up, { capture: true });
  return () => {
    root.removeEventListener("keydown", down, { capture: true });
    root.removeEventListener("keyup", up, { capture: true });
  };
}

function isTakenByTarget(event: KeyboardEvent, root: HTMLElement): boolean {
  const target = event.composedPath()[0];
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && target.type === "range") {
    return usedByRange.has(event.key);
  }
  if (target.isContentEditable || target.matches("input, textarea, select")) return true;
  const isThing = target.matches("[data-item]") && root.contains(target);
  return !isThing && target.matches("button, a[href], summary") && usedByButton.has(event.key);
}
