import { arrowBetween, type Arrow, type CycleKind, type CycleState } from "../moves/states.ts";
import { curveBetween, type Box, type Curve } from "./curve.ts";
import { plans, wideFrom, type Plan } from "./plan.ts";

/** The room of a chart, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** States in which a thing is for an instant only, or one thing alone, have small boxes. */
const rare: ReadonlySet<CycleState> = new Set<CycleState>([
  "_Gidle",
  "_Gcopystack",
  "_Gpreempted",
  "sysmon",
  "exited",
  "stoppingTheWorld",
]);

export const isRare = (state: CycleState): boolean => rare.has(state);

/** How large boxes are at most: in pixels, and as a share of the chart's width. */
const sizes = {
  wide: { usual: [200, 0.23], thread: [170, 0.2], rare: 128 },
  tall: { usual: [150, 0.35], thread: [112, 0.3], rare: 112 },
} as const;

/** Where boxes and arrows are in a chart of some size. */
export class Ground {
  readonly #kind: CycleKind;
  readonly #size: Size;
  readonly #shape: "wide" | "tall";
  readonly #plan: Plan;

  constructor(kind: CycleKind, size: Size) {
    this.#kind = kind;
    this.#size = size;
    this.#shape = size.width >= wideFrom ? "wide" : "tall";
    this.#plan = plans[kind][this.#shape];
  }

  box(state: CycleState): Box | null {
    const spot = this.#plan.spots[state];
    if (spot === undefined) return null;
    const { width, height } = this.#size;
    const { usual, thread, rare: most } = sizes[this.#shape];
    const [pixels, share] = this.#kind === "m" ? thread : usual;
    const breadth = Math.min(pixels, share * width);
    return {
      x: spot[0] * width,
      y: spot[1] * height,
      halfWidth: (isRare(state) ? Math.min(most, breadth) : breadth) / 2,
      halfHeight: (isRare(state) ? 56 : 84) / 2,
    };
  }

  curve(from: CycleState, to: CycleState): Curve | null {
    const [start, end] = [this.box(from), this.box(to)];
    if (start === null || end === null) return null;
    return curveBetween(start, end, this.#plan.bows[`${from} ${to}`] ?? 0);
  }

  /** Which part of the way lies before an arrow's label: those of a pair keep apart. */
  labelOn({ from, to }: Arrow): number {
    if (arrowBetween(this.#kind, to, from) !== null) return 0.38;
    return from === "parkedLocked" ? 0.7 : 0.5;
  }
}
