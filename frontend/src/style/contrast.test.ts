import { expect, test } from "vitest";
import { contrast, parseRgb } from "./contrast";

test("black on white is the strongest contrast there is", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
});

test("a colour has no contrast with itself", () => {
  expect(contrast([0, 158, 115], [0, 158, 115])).toBe(1);
});

test("the order of the colours does not matter", () => {
  const orange = [230, 159, 0] as const;
  const white = [255, 255, 255] as const;
  expect(contrast(orange, white)).toBe(contrast(white, orange));
  expect(contrast(orange, white)).toBeCloseTo(2.25, 2);
});

test("a computed colour is read, and anything else refused", () => {
  expect(parseRgb("rgb(31, 41, 55)")).toEqual([31, 41, 55]);
  expect(() => parseRgb("currentcolor")).toThrow("currentcolor");
});
