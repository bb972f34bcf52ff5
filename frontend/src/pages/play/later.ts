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
    Promise.all([import("../../inspector/why"), import("../../inspector/inspector")]),
  menu: () => import("../../controls/menu"),
  share: () => import("../../share/share"),
  keys: () => import("../../controls/keys-dialog"),
  twin: () => import("../../twin/twin"),
} as const satisfies Readonly<Record<string, () => Promise<unknown>>>;

export type LaterPart = keyof typeof loads;

/** Loads a part, once. */
export async function load(part: LaterPart): Promise<void> {
  await loads[part]();
}

/** Loads the part behind a tab, if there is one. */
export function loadPanel(panel: string): void {
  if (panel in loads) void load(panel as LaterPart);
}

/** Before its part is there it is nothing but an element with a button. */
type StandIn = HTMLElement & { readonly updateComplete: Promise<unknown> };

/** A button in the place of each part loads it, and does what the part's own button will do. */
export function loadOnDemand({ share, keys, twin, board, tabs, transport }: Parts): void {
  stand(share, "share", () => share.show());
  stand(keys, "keys", () => {
    keys.show();
  });
  stand(twin, "twin", () => twin.toggle());
  for (const sign of ["pointerenter", "pointerdown", "focusin"]) {
    board.addEventListener(sign, () => void load("menu"), { once: true });
    board.addEventListener(sign, () => void load("panel-why"), { once: true });
    transport.addEventListener(sign, () => void load("panel-why"), { once: true });
  }
  for (const tab of tabs.querySelectorAll('[role="tab"]')) {
    const panel = tab.getAttribute("aria-controls") ?? "";
    const soon = (): void => {
      loadPanel(panel);
    };
    tab.addEventListener("pointerenter", soon, { once: true });
    tab.addEventListener("focus", soon, { once: true });
  }
}

function stand(element: StandIn, part: LaterPart, use: () => unknown): void {
  const button = element.querySelector("button");
  button?.addEventListener("pointerenter", () => void load(part), { once: true });
  button?.addEventListener("focus", () => void replace(element, part), { once: true });
  button?.addEventListener("click", () => {
    void replace(element, part).then(use);
  });
}

/** The part's own button stands where another one stood; whoever was on that one is on this. */
async function replace(element: StandIn, part: LaterPart): Promise<void> {
  const wasIn = element.contains(document.activeElement);
  await load(part);
  await element.updateComplete;
  const isNowhere = document.activeElement === document.body;
  if (wasIn && (isNowhere || element.contains(document.activeElement))) {
    element.shadowRoot?.querySelector("button")?.focus();
  }
}
