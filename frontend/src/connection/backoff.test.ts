import { expect, test } from "vitest";
import { backoffMs } from "./backoff";

test("each try waits longer than the one before, up to half a minute", () => {
  const waits = [1, 2, 3, 4, 5, 6, 60].map((attempt) => backoffMs(attempt, 1));
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});

test("those who lost the server together do not come back together, and none at once", () => {
  const waits = [1, 2, 3, 4, 5, 60].map((attempt) => backoffMs(attempt, 0));
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(backoffMs(3, 0.5)).toBe(6_000);
});
