import { expect, test } from "vitest";
import { addressOf } from "./address";

test("names and values are written so that nothing in them is taken for a sign", () => {
  expect(addressOf(["sessions", "a/b", "why"], { g: 7, q: "1&2" })).toBe(
    "/api/sessions/a%2Fb/why?g=7&q=1%262",
  );
});

test("what is not said is not asked", () => {
  expect(addressOf(["releases"])).toBe("/api/releases");
  expect(addressOf(["sessions", "a"], { step: undefined, kind: [] })).toBe("/api/sessions/a");
});

test("a list is one value with commas", () => {
  expect(addressOf(["sessions", "a", "events"], { kind: ["steal", "goStarted"] })).toBe(
    "/api/sessions/a/events?kind=steal%2CgoStarted",
  );
});
