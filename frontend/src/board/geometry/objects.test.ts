import { describe, expect, it } from "vitest";
import { keyOf, markingOf } from "./objects";

describe("the key of a thing", () => {
  it("is the runtime's name where it has one", () => {
    expect(keyOf({ kind: "g", id: 7 })).toBe("G7");
    expect(keyOf({ kind: "m", id: 0 })).toBe("M0");
    expect(keyOf({ kind: "queue", id: "P2" })).toBe("queue P2");
    expect(keyOf({ kind: "channel", id: 2 })).not.toBe(keyOf({ kind: "sync", id: 2 }));
  });

  it("marks what is chosen and what is followed", () => {
    const marking = markingOf({ kind: "p", id: 1 }, [{ kind: "g", id: 3 }]);
    expect(marking.chosen).toBe("P1");
    expect([...marking.pinned]).toEqual(["G3"]);
    expect(markingOf(undefined, []).chosen).toBe("");
  });
});
