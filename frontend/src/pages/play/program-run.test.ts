import { describe, expect, it } from "vitest";
import {
  commandsBetween,
  commandsFor,
  programIn,
  requestFor,
  settingsOfExample,
} from "./program-run";

describe("a session that runs a program", () => {
  it("is asked for with what belongs to it and what belongs to the program", () => {
    const settings = { go: "1.13", gomaxprocs: 2, seed: 5, instructionPs: 100, race: true };
    expect(requestFor({ source: "package main", settings })).toEqual({
      source: "package main",
      go: "1.13",
      gomaxprocs: 2,
      seed: 5,
      program: { instructionPs: 100, race: true },
    });
    expect(requestFor({ source: "x", settings: {} })).toEqual({ source: "x" });
  });

  it("is run as an example wants it", () => {
    const example = {
      id: "hog",
      group: "g",
      groupTitle: "G",
      title: "Hog",
      about: "",
      source: "",
      go: "1.13",
      godebug: "asyncpreemptoff=1, gctrace=1",
    };
    expect(settingsOfExample(example)).toEqual({
      go: "1.13",
      godebug: { asyncpreemptoff: "1", gctrace: "1" },
    });
  });

  it("begins with its breakpoints", () => {
    expect(commandsFor([], { eventsPerSecond: 4 }).map((each) => each.do)).toEqual(["play"]);
    const commands = commandsFor([3, 9], { eventsPerSecond: 4 });
    expect(commands.map((each) => each.do)).toEqual(["lines", "breakpoint", "breakpoint", "play"]);
    expect(commands[0]).toEqual({ do: "lines", lines: [3, 9] });
    expect(commands[2]).toMatchObject({ id: "line-9" });
  });

  it("gets and loses breakpoints", () => {
    expect(commandsBetween([3], [3])).toEqual([]);
    expect(commandsBetween([3, 5], [5, 7])).toMatchObject([
      { do: "lines", lines: [5, 7] },
      { do: "breakpoint", id: "line-7" },
      { do: "clearBreakpoint", id: "line-3" },
    ]);
  });
});

describe("the program of a scenario", () => {
  it("is found with how it is run", () => {
    const program = { source: "package main", instructionPs: 100 };
    expect(programIn({ version: 1, gomaxprocs: 2, seed: 7, program })).toEqual({
      source: "package main",
      settings: { instructionPs: 100, gomaxprocs: 2, seed: 7 },
    });
  });

  it("may be none", () => {
    expect(programIn({ version: 1 })).toBeNull();
    expect(programIn({ program: { script: "func main" } })).toBeNull();
  });
});
