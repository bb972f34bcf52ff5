import type { Asked } from "../../compare/asked";
import type { RunParting } from "../../message/compared";
import { reasonsOf } from "./subject-list";
import type { Catalogues, Run } from "./comparing";
import type { sharedParts } from "./parts";
import { attachControls, SideBySide } from "./side-by-side";

type Parts = ReturnType<typeof sharedParts>;

/** What is shown of a comparison, on the page and in its embed. */
export class Stage {
  readonly #parts: Parts;
  readonly #moved: () => void;
  shown: SideBySide | null = null;

  /** @param moved: called whenever the cursor stands elsewhere */
  constructor(parts: Parts, moved: () => void) {
    this.#parts = parts;
    this.#moved = moved;
    attachControls(parts.controls, () => this.shown);
    parts.toParting.addEventListener("click", () => {
      this.shown?.toParting();
    });
    parts.parted.addEventListener("gopark-parting", ({ detail }) => {
      this.shown?.toParting(detail);
      parts.panes.scrollIntoView({ block: "nearest" });
    });
    parts.timelines.addEventListener("click", () => {
      this.#turnTimelines(parts.panes.classList.contains("compare-brief"));
    });
    parts.panes.addEventListener("gopark-timeline-close", () => {
      this.#turnTimelines(false);
      parts.timelines.focus();
    });
    parts.by.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement) {
        this.shown?.by(target.value === "time" ? "time" : "event");
      }
    });
  }

  #turnTimelines(isOn: boolean): void {
    this.#parts.panes.classList.toggle("compare-brief", !isOn);
    this.#parts.timelines.ariaExpanded = String(isOn);
  }

  say(words: string): void {
    this.#parts.status.textContent = words;
    this.#parts.status.hidden = words === "";
  }

  show(asked: Asked, { compared, names }: Run, { words, releases }: Catalogues): void {
    this.shown?.stop();
    const parts = this.#parts;
    parts.stage.hidden = false;
    const [axis] = asked.axes;
    const reasons = (_: RunParting, index: number): readonly string[] => {
      const [a, b] = [axis?.values[0], axis?.values[index + 1]];
      const isRelease = axis?.vary === "go" && a !== undefined && b !== undefined;
      return isRelease && releases !== null ? reasonsOf(releases, a, b) : [];
    };
    Object.assign(parts.parted, {
      names,
      words,
      partings: compared.partings,
      reasons: compared.partings.map(reasons),
    });
    for (const input of parts.by.querySelectorAll("input"))
      input.checked = input.value === asked.by;
    parts.toParting.disabled = !compared.partings.some(({ differ }) => differ);
    const { by, at } = asked;
    this.shown = new SideBySide(parts, compared, { names, words, by, at, moved: this.#moved });
    this.#moved();
    document.documentElement.dataset["ready"] = "";
  }
}
