import { describe, expect, it } from "vitest";
import { kindOf, lastStop, paceAt, speedAt, stopOf, stopOfPace } from "./pace.ts";

describe("the pace", () => {
  it("goes from a quarter to 64 times, doubling every second stop", () => {
    expect(speedAt(0)).toBe(0.25);
    expect(speedAt(stopOf(1) + 2)).toBe(2);
    expect(speedAt(lastStop)).toBe(64);
  });

  it("counts events or virtual time", () => {
    expect(paceAt("events", stopOf(1))).toEqual({ eventsPerSecond: 4 });
    expect(paceAt("time", stopOf(4))).toEqual({ nsPerSecond: 4_000_000 });
  });

  it("is found again on the slider, the nearest stop for one from elsewhere", () => {
    for (let stop = 0; stop <= lastStop; stop++) {
      expect(stopOfPace(paceAt("events", stop))).toBe(stop);
      expect(stopOfPace(paceAt("time", stop))).toBe(stop);
    }
    expect(stopOfPace({ eventsPerSecond: 1_000_000 })).toBe(lastStop);
    expect(stopOfPace(undefined)).toBe(stopOf(1));
    expect(kindOf({ nsPerSecond: 5 })).toBe("time");
  });
});
