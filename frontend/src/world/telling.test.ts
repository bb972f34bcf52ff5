import { describe, expect, it } from "vitest";
import type { SchedulerEvent } from "./event";
import { tellingEvent } from "./telling";

function event(step: number, kind: string, g?: number): SchedulerEvent {
  return { step, timeNs: step, kind, fn: "", detail: {}, ...(g === undefined ? {} : { g }) };
}

describe("the telling event of a step", () => {
  it("is the turn in the story, wherever in the step it stands", () => {
    const events = [
      event(6, "steal"),
      event(7, "threadOnCore"),
      event(7, "pRetaken"),
      event(7, "mWoken"),
      event(7, "threadOffCore"),
    ];
    expect(tellingEvent(events)?.kind).toBe("pRetaken");
  });

  it("is the latest of equals", () => {
    expect(tellingEvent([event(3, "goCreated", 5), event(3, "goCreated", 6)])?.g).toBe(6);
  });

  it("is noise only if there is nothing else", () => {
    expect(tellingEvent([event(3, "threadOnCore"), event(3, "chanMade")])?.kind).toBe("chanMade");
    expect(tellingEvent([event(3, "threadOnCore")])?.kind).toBe("threadOnCore");
    expect(tellingEvent([])).toBeNull();
  });
});
