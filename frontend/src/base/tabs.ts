/**
 * Makes tabs of buttons with `role="tab"` in the page and the panels they control, by the pattern
 * of WAI-ARIA: one stop for the tab key, arrows between the tabs.
 */
export class Tabs {
  readonly #list: HTMLElement;
  readonly #tabs: readonly HTMLElement[];
  /** Called with a panel's id when somebody has turned to it. */
  onTurn: (panel: string) => void = () => undefined;

  constructor(list: HTMLElement) {
    this.#list = list;
    this.#tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
    list.addEventListener("click", (event) => {
      const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
      if (tab !== null) this.show(panelOf(tab));
    });
    list.addEventListener("keydown", (event) => {
      this.#press(event);
    });
    this.show(panelOf(this.#tabs[0]));
  }

  get shown(): string {
    return panelOf(this.#tabs.find((tab) => tab.ariaSelected === "true"));
  }

  /** Turns to a panel. */
  show(panel: string, focus = false): void {
    for (const tab of this.#tabs) {
      const isShown = panelOf(tab) === panel;
      tab.ariaSelected = String(isShown);
      tab.tabIndex = isShown ? 0 : -1;
      const room = this.#list.ownerDocument.getElementById(panelOf(tab));
      if (room !== null) room.hidden = !isShown;
      if (isShown && focus) tab.focus();
    }
    this.onTurn(panel);
  }

  #press(event: KeyboardEvent): void {
    const here = this.#tabs.findIndex((tab) => tab.ariaSelected === "true");
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.show(panelOf(this.#tabs.at(to % this.#tabs.length)), true);
  }
}

function panelOf(tab: HTMLElement | undefined): string {
  return tab?.getAttribute("aria-controls") ?? "";
}
