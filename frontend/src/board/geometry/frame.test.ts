import { describe, expect, it } from "vitest";
import { frameOf } from "./frame";

describe("the frame of the processors", () => {
  it("has one row of full cards where there is room for them", () => {
    expect(frameOf(1000, 4)).toEqual({ density: "full", columns: 4, swipes: false });
  });

  it("makes cards smaller before it makes a second row of full ones", () => {
    expect(frameOf(1000, 6)).toMatchObject({ density: "snug", columns: 6 });
    expect(frameOf(608, 4)).toMatchObject({ density: "snug", columns: 4 });
  });

  it("fills its rows evenly", () => {
    expect(frameOf(1000, 8)).toMatchObject({ density: "snug", columns: 4 });
    expect(frameOf(1000, 16).columns).toBe(6);
  });

  it("is compact from 17 processors on and a strip from 65", () => {
    expect(frameOf(1000, 16).density).toBe("snug");
    expect(frameOf(1000, 17).density).toBe("compact");
    expect(frameOf(1000, 64).density).toBe("compact");
    expect(frameOf(1000, 65).density).toBe("strip");
  });

  it("shows one card at a time on a phone", () => {
    expect(frameOf(358, 4)).toEqual({ density: "full", columns: 4, swipes: true });
    expect(frameOf(358, 1).swipes).toBe(false);
  });

  it("shows all cards at once in a small frame", () => {
    expect(frameOf(296, 4, true)).toEqual({ density: "snug", columns: 4, swipes: false });
    expect(frameOf(608, 2, true).density).toBe("full");
  });

  it("has a column at least, however narrow the page is", () => {
    for (const processors of [1, 16, 64, 256]) {
      expect(frameOf(1, processors).columns).toBeGreaterThanOrEqual(1);
    }
  });
});
