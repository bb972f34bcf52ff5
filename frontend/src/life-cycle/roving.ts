const ways: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** One stop of the Tab key for a chart: arrows go through its states and what is in them. */
export class RovingFocus {
  readonly #host: HTMLElement;
  #stop = "";

  constructor(host: HTMLElement) {
    this.#host = host;
    host.addEventListener("focusin", ({ target }) => {
      const item = (target as HTMLElement).closest<HTMLElement>("[data-item]");
      if (item === null) return;
      this.#stop = item.dataset["key"] ?? "";
      this.settle();
    });
    host.addEventListener("keydown", (event) => {
      this.#press(event);
    });
  }

  /** Follows a drawing: what had the stop may be gone. */
  settle(): void {
    const items = this.#items();
    const stop = items.find(({ dataset }) => dataset["key"] === this.#stop) ?? items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  }

  #items(): readonly HTMLElement[] {
    return [...this.#host.querySelectorAll<HTMLElement>("[data-item]")];
  }

  #press(event: KeyboardEvent): void {
    const way = ways[event.key];
    const item = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    if (way === undefined || item === null) return;
    const isUpright = event.key === "ArrowUp" || event.key === "ArrowDown";
    const items = this.#items().filter(
      (each) => each === item || !isUpright || each.matches("[data-state]"),
    );
    const next = items[items.indexOf(item) + way];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }
}
