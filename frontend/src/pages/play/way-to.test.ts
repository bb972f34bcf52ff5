import { describe, expect, it } from "vitest";
import { wayTo } from "./way-to";

describe("the way to a moment", () => {
  const owner = { isMoving: true, played: 1 };
  const viewer = { isMoving: false, played: 1 };

  it("is the session’s for who moves it, by another branch if the moment is of another", () => {
    expect(wayTo(5, 1, owner)).toEqual({ by: "session", switchTo: null, step: 5 });
    expect(wayTo(5, 0, owner)).toEqual({ by: "session", switchTo: 0, step: 5 });
  });

  it("is a look at that branch for who only watches", () => {
    expect(wayTo(5, 0, viewer)).toEqual({ by: "eyes", instant: { step: 5, branch: 0 } });
  });

  it("is one of the branch that is played where none is meant", () => {
    expect(wayTo(5, null, owner)).toEqual({ by: "session", switchTo: null, step: 5 });
    expect(wayTo(5, null, viewer)).toEqual({ by: "eyes", instant: { step: 5, branch: 1 } });
    expect(wayTo(5, null, { isMoving: false, played: null })).toEqual({
      by: "eyes",
      instant: { step: 5 },
    });
  });
});
