import { describe, expect, it } from "vitest";
import { wishedStep } from "./wished-step";

const middle = { step: 5, farthest: 8 };

describe("the step that a viewer looks at instead", () => {
  it("is the one that was sought", () => {
    expect(wishedStep({ do: "seek", step: 3 }, middle)).toBe(3);
  });

  it("is the next or the one before", () => {
    expect(wishedStep({ do: "step" }, middle)).toBe(6);
    expect(wishedStep({ do: "back" }, middle)).toBe(4);
  });

  it("is within what the session has come to", () => {
    expect(wishedStep({ do: "seek", step: 30 }, middle)).toBe(8);
    expect(wishedStep({ do: "back" }, { step: 0, farthest: 8 })).toBe(0);
  });

  it("is none for what is no move", () => {
    expect(wishedStep({ do: "play" }, middle)).toBeNull();
  });
});
