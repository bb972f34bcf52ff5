import { describe, expect, it } from "vitest";
import { neighbour, type Box } from "./neighbours";

const box = (left: number, top: number, width = 20, height = 20): Box => ({
  left,
  top,
  width,
  height,
});

/** Two rows of three, and a wide one below. */
const boxes = [
  box(0, 0),
  box(100, 0),
  box(200, 0),
  box(0, 100),
  box(100, 100),
  box(200, 100),
  box(0, 200, 220),
];

describe("the neighbour of a thing", () => {
  it("is the next one in its row", () => {
    expect(neighbour(boxes, 0, "right")).toBe(1);
    expect(neighbour(boxes, 5, "left")).toBe(4);
  });

  it("is the next one in its column", () => {
    expect(neighbour(boxes, 1, "down")).toBe(4);
    expect(neighbour(boxes, 4, "up")).toBe(1);
    expect(neighbour(boxes, 5, "down")).toBe(6);
  });

  it("is missing at the edge", () => {
    expect(neighbour(boxes, 0, "up")).toBeUndefined();
    expect(neighbour(boxes, 6, "down")).toBeUndefined();
    expect(neighbour([], 0, "left")).toBeUndefined();
  });
});
