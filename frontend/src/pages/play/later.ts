import type { Parts } from "./parts";

/**
 * The parts that nobody sees at first come when somebody is about to want them: the page is half as
 * heavy without.
 */
const loads = {
  "panel-act": () => import("../../controls/palette"),
  "panel-pause": () => import("../../controls/breakpoints"),
  "panel-branches": () =>
    Promise.all([import("../../controls/branches"), import("../../controls/comparison")]),
  "panel-why": () =>
    Promise.all([
      import("../../inspector/why"),
      import("../../inspector/inspector"),
      import("../../inspector/followed"),
    ]),
  menu: () => import("../../controls/menu"),
  share: () => import("../../share/share"),
  keys: () => import("../../controls/keys-dialog"),
  "panel-words": () => import("../../twin/twin"),
  timeline: () => import("../../timeline/timeline"),
  strip: () => import("../../timeline/strip"),
  "life-cycle": () => import("../../life-cycle/life-cycle"),
  "schedule-loop": () => import("../../schedule-loop/schedule-loop"),
} as const satisfies Readonly<Record<string, () => Promise<unknown>>>;

export type LaterPart = keyof typeof loads;

/** Loads a part, once. Whether it is there: without a connection it may come at a later asking. */
export async function load(part: LaterPart): Promise<boolean> {
  try {
    await loads[part]();
    return true;
  } catch {
    return false;
  }
}

/** Loads the part behind a tab, if there is one. */
export function loadPanel(panel: string): void {
  if (panel in loads) void load(panel as LaterPart);
}

/** An element with a button, which stands in for a part until that is loaded. */
type StandIn = HTMLElement & { readonly updateComplete: Promise<unknown> };

/** A button in the place of each part loads it, and does what the part's own button will do. */
export function loadOnDemand({ share, keys, board, tabs, transport, moreActions }: Parts): void {
  stand(share, "share", () => share.show());
  stand(keys, "keys", () => {
    keys.show();
  });
  const signs = ["pointerenter", "pointerdown", "focusin"];
  loadAt(board, signs, "menu");
  loadAt(board, signs, "panel-why");
  loadAt(transport, signs, "panel-why");
  loadAt(moreActions, signs, "panel-act");
  for (const tab of tabs.querySelectorAll('[role="tab"]')) {
    const panel = tab.getAttribute("aria-controls") ?? "";
    if (panel in loads) loadAt(tab, ["pointerenter", "focus"], panel as LaterPart);
  }
}

/** Loads the part at the first of these signs, and if that fails, at the next. */
function loadAt(target: EventTarget, signs: readonly string[], part: LaterPart): void {
  const ask = (): void => {
    void load(part).then((isThere) => {
      if (isThere) for (const sign of signs) target.removeEventListener(sign, ask);
    });
  };
  for (const sign of signs) target.addEventListener(sign, ask);
}

function stand(element: StandIn, part: LaterPart, use: () => unknown): void {
  const button = element.querySelector("button");
  if (button === null) return;
  loadAt(button, ["pointerenter"], part);
  button.addEventListener("focus", () => void replace(element, part));
  const click = (): void => {
    void replace(element, part).then((isThere) => (isThere ? use() : undefined));
  };
  button.addEventListener("click", click);
  let isPressed = false;
  button.addEventListener("pointerdown", () => {
    isPressed = true;
  });
  // The part may come in the middle of a press, which ends on the part's own button: a click on
  // neither.
  element.addEventListener("pointerup", (event) => {
    if (isPressed && !event.composedPath().includes(button)) click();
    isPressed = false;
  });
}

/** Puts the part's own button where the stand-in was, and moves the focus to it if it was there. */
async function replace(element: StandIn, part: LaterPart): Promise<boolean> {
  const wasIn = element.contains(document.activeElement);
  if (!(await load(part))) return false;
  await element.updateComplete;
  const isNowhere = document.activeElement === document.body;
  if (wasIn && (isNowhere || element.contains(document.activeElement))) {
    element.shadowRoot?.querySelector("button")?.focus();
  }
  return true;
}
