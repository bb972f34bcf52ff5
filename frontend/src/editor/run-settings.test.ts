import { describe, expect, it } from "vitest";
import {
  argumentsIn,
  mistakesIn,
  nothingWritten,
  sameSettings,
  settingsOf,
  writtenFor,
} from "./run-settings";

describe("fields that make no sense", () => {
  it("are named, those that are empty or can be understood are not", () => {
    const written = { ...nothingWritten, gomaxprocs: "four", cores: "2", fileUs: "1,5", seed: " " };
    expect([...mistakesIn(written)]).toEqual(["gomaxprocs"]);
    const costs = (said: string) => [...mistakesIn({ ...nothingWritten, costs: said })];
    expect(costs('"futexLatency": 7000,\nsteal = 12')).toEqual([]);
    expect(costs("futexLatency 7000\nsteal fast")).toEqual(["costs"]);
  });
});

describe("how a program is run", () => {
  it("is the server's to say where nothing is written", () => {
    expect(settingsOf(nothingWritten)).toEqual({});
  });

  it("is told in the units of the server", () => {
    const written = {
      ...nothingWritten,
      go: "1.13",
      gomaxprocs: "2",
      seed: "-7",
      instructionNs: "0,25",
      fileUs: "100",
      networkMs: "1.5",
      race: true,
    };
    expect(settingsOf(written)).toEqual({
      go: "1.13",
      gomaxprocs: 2,
      seed: -7,
      instructionPs: 250,
      fileNs: 100_000,
      networkNs: 1_500_000,
      race: true,
    });
  });

  it("says what machine it runs on", () => {
    const written = {
      ...nothingWritten,
      cores: "8",
      quotaMs: "200",
      sliceMs: "1.5",
      switchUs: "3",
      siblingPercent: "60",
      costs: "park 60",
    };
    const settings = settingsOf(written);
    expect(settings).toEqual({
      cores: 8,
      quota: { quotaNs: 200_000_000, periodNs: 100_000_000 },
      costs: { park: 60, kernelSlice: 1_500_000, kernelSwitch: 3_000, kernelSibling: 600 },
    });
    expect(writtenFor(settings)).toEqual({ ...written, periodMs: "100" });
    expect(settingsOf({ ...nothingWritten, quotaMs: "0", periodMs: "50" })).toEqual({});
  });

  it("is written again as it was", () => {
    const settings = { gomaxprocs: 3, instructionPs: 1_500, args: ["-n", "two words", 'a"b'] };
    expect(settingsOf(writtenFor(settings))).toEqual(settings);
    expect(sameSettings(settings, { ...settings })).toBe(true);
    expect(sameSettings(settings, { ...settings, race: true })).toBe(false);
  });

  it("takes costs line by line, or as the calibration writes them", () => {
    const costs = { futexLatency: 7_000, park: 60 };
    const read = (written: string) => settingsOf({ ...nothingWritten, costs: written }).costs;
    expect(read("futexLatency 7000\npark 60")).toEqual(costs);
    expect(read('{\n  "futexLatency" : 7000,\n  "park" : 60\n}')).toEqual(costs);
    expect(settingsOf(writtenFor({ costs }))).toEqual({ costs });
    expect(read(" ")).toBeUndefined();
  });

  it("leaves out what is no number", () => {
    expect(settingsOf({ ...nothingWritten, seed: "x" })).toEqual({});
  });
});

describe("arguments", () => {
  it("are parted by spaces, but not between quotes", () => {
    expect(argumentsIn(' -n  5 "two words" "" a\\b')).toEqual(["-n", "5", "two words", "", "a\\b"]);
  });
});
