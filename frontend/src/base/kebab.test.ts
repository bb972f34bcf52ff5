import { describe, expect, it } from "vitest";
import { kebab } from "./kebab.ts";

describe("kebab", () => {
  it("makes the runtime's names keys of texts", () => {
    expect(["goid", "waitReason", "gFree", "lastpollNs", "nextGCMarkWorker"].map(kebab)).toEqual([
      "goid",
      "wait-reason",
      "g-free",
      "lastpoll-ns",
      "next-g-c-mark-worker",
    ]);
  });
});
