import { describe, expect, it } from "vitest";
import { enlargement, isTight } from "./stage-fit";

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

  it("is larger the more room its stage has, up to half as large again", () => {
    expect(enlargement(900, 500, 4)).toBe(1);
    expect(enlargement(1020, 705, 4)).toBeCloseTo(1.15);
    expect(enlargement(1332, 897, 4)).toBeCloseTo(1.5);
    expect(enlargement(2400, 1800, 4)).toBe(1.5);
  });

  it("is as large as usual before its processors are known, and where they are a crowd", () => {
    expect(enlargement(1332, 897, 0)).toBe(1);
    expect(enlargement(1332, 897, 64)).toBe(1);
  });

  it("tells as much when it is larger", () => {
    for (const width of [520, 640, 800, 1_022, 1_332, 1_900]) {
      for (const height of [240, 330, 480, 700, 900]) {
        for (const processors of [1, 2, 4, 8, 16]) {
          const larger = enlargement(width, height, processors);
          const isLarge = isTight(width / larger, height / larger, processors);
          expect(isLarge, `${String(width)}×${String(height)}, ${String(processors)} P`).toBe(
            isTight(width, height, processors),
          );
        }
      }
    }
  });
});
