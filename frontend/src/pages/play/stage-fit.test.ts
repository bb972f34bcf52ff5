import { describe, expect, it } from "vitest";
import { enlargement, tellings } from "./stage-fit";

describe("the board on its stage", () => {
  it("is drawn in brief on a phone", () => {
    expect(tellings(366, 800, 2)).toEqual(["brief"]);
  });

  it("is drawn with all it tells where a laptop has room for it", () => {
    expect(tellings(900, 560, 4)).toEqual(["all", "roomy", "brief"]);
    expect(tellings(900, 300, 4)).toEqual(["brief"]);
  });

  it("needs more height for a second row of processors", () => {
    expect(tellings(900, 560, 8)[0]).toBe("roomy");
    expect(tellings(900, 700, 8)[0]).toBe("all");
  });

  it("tells all around its processors where only those have too little room", () => {
    expect(tellings(620, 690, 8)).toEqual(["roomy", "brief"]);
  });

  it("is never in brief where processors are drawn small anyway", () => {
    expect(tellings(900, 300, 64)).toEqual(["all"]);
  });

  it("is larger the more room its stage has, up to half as large again", () => {
    expect(enlargement("all", 900, 500, 4)).toBe(1);
    expect(enlargement("all", 1020, 705, 4)).toBeCloseTo(1.15);
    expect(enlargement("all", 1332, 897, 4)).toBeCloseTo(1.5);
    expect(enlargement("all", 2400, 1800, 4)).toBe(1.5);
  });

  it("is as large as usual before its processors are known, and where they are a crowd", () => {
    expect(enlargement("all", 1332, 897, 0)).toBe(1);
    expect(enlargement("all", 1332, 897, 64)).toBe(1);
  });

  it("tells as much when it is larger", () => {
    for (const width of [520, 640, 800, 1_022, 1_332, 1_900]) {
      for (const height of [240, 330, 480, 700, 900]) {
        for (const processors of [1, 2, 4, 8, 16]) {
          const [telling = "brief"] = tellings(width, height, processors);
          const larger = enlargement(telling, width, height, processors);
          expect(
            tellings(width / larger, height / larger, processors)[0],
            `${String(width)}×${String(height)}, ${String(processors)} P`,
          ).toBe(telling);
        }
      }
    }
  });
});
