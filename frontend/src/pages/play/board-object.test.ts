import { describe, expect, it } from "vitest";
import { thingOf, type Thing } from "../../world/thing";
import { boardObject } from "./board-object";

const drawn: readonly Thing[] = [
  { kind: "g", id: 7 },
  { kind: "m", id: 0 },
  { kind: "p", id: 2 },
  { kind: "runq", id: 2 },
  { kind: "grq", id: 0 },
  { kind: "channel", id: 3 },
  { kind: "lock", id: 4 },
  { kind: "timer", id: 1 },
  { kind: "sysmon", id: 0 },
];

describe("a thing on the board", () => {
  it.each(drawn)("is the same thing when it is clicked there: $kind $id", (thing) => {
    expect(thingOf(boardObject(thing))).toEqual(thing);
  });
});
