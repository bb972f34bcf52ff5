import { describe, expect, it } from "vitest";
import { argumentsIn, nothingWritten, sameSettings, settingsOf, writtenFor } from "./run-settings";

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

  it("is written again as it was", () => {
    const settings = { gomaxprocs: 3, instructionPs: 1_500, args: ["-n", "two words", 'a"b'] };
    expect(settingsOf(writtenFor(settings))).toEqual(settings);
    expect(sameSettings(settings, { ...settings })).toBe(true);
    expect(sameSettings(settings, { ...settings, race: true })).toBe(false);
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
