import { anything, flag, list, number, object, oneOf, record, type Of } from "./shape";

export const warningShape = object({
  symptom: oneOf(
    "leak",
    "starving",
    "hotProcessor",
    "threadGrowth",
    "lockConvoy",
    "spinning",
    "throttled",
  ),
  /** Whether what was seen hardly has another cause. */
  likely: flag,
  goroutines: list(number),
  facts: record(anything),
});

/** Something that a run shows, and by what numbers. */
export type Warning = Of<typeof warningShape>;

export const warnedShape = object({
  step: number,
  timeNs: number,
  fromStep: number,
  warnings: list(warningShape),
});

/** What a session shows at a step. */
export type Warned = Of<typeof warnedShape>;
