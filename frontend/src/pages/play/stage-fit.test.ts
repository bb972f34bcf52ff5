import { describe, expect, it } from "vitest";
import { isTight } from "./stage-fit";

describe("the board on its stage", () => {
  it("is drawn in brief on a phone", () => {
    expect(isTight(366, 800, 2)).toBe(true);
  });

  it("is drawn with all it tells where a laptop has room for it", () => {
    expect(isTight(900, 560, 4)).toBe(false);
    expect(isTight(900, 300, 4)).toBe(true);
  });

  it("needs more height for a second row of processors", () => {
    expect(isTight(900, 560, 8)).toBe(true);
    expect(isTight(900, 700, 8)).toBe(false);
  });

  it("is never in brief where processors are drawn small anyway", () => {
    expect(isTight(900, 300, 64)).toBe(false);
  });
});
