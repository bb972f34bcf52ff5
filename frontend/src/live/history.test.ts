import { describe, expect, it } from "vitest";
import type { SchedulerEvent } from "../world/event.ts";
import { historyAt, mostRemembered } from "./history.ts";

const at = (step: number): SchedulerEvent => ({
  step,
  timeNs: step * 10,
  kind: "goReady",
  fn: "runtime.goready",
  detail: {},
});

describe("a history", () => {
  it("grows by what happened", () => {
    expect(historyAt([at(1), at(2)], [at(3)], 3)).toEqual([at(1), at(2), at(3)]);
  });

  it("is the same while nothing happens", () => {
    const events = [at(1), at(2)];
    expect(historyAt(events, [], 2)).toBe(events);
  });

  it("forgets the future when time goes back", () => {
    expect(historyAt([at(1), at(2), at(3)], [], 1)).toEqual([at(1)]);
  });

  it("remembers so much and no more", () => {
    const many = Array.from({ length: mostRemembered }, (_, i) => at(i));
    const longer = historyAt(many, [at(mostRemembered)], mostRemembered);
    expect(longer).toHaveLength(mostRemembered);
    expect(longer.at(-1)).toEqual(at(mostRemembered));
  });
});
