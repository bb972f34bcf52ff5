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

  it("is not below when it is only a little lower in the same row", () => {
    expect(neighbour([box(0, 0, 44, 44), box(60, 10, 28, 28)], 0, "down")).toBeUndefined();
  });

  it("is what hangs inside, as a goroutine does in its machine", () => {
    expect(neighbour([box(0, 0, 76, 72), box(22, 32, 32, 32), box(0, 200)], 0, "down")).toBe(1);
  });

  it("is found inside also where both have nearly the same middle", () => {
    const machine = [box(0, 0, 76, 48), box(22, 12, 32, 32), box(0, 200)];
    expect(neighbour(machine, 0, "down")).toBe(1);
    expect(neighbour(machine, 1, "up")).toBe(0);
    expect(neighbour(machine, 1, "down")).toBe(2);
  });

  it("is missing at the edge", () => {
    expect(neighbour(boxes, 0, "up")).toBeUndefined();
    expect(neighbour(boxes, 6, "down")).toBeUndefined();
    expect(neighbour([], 0, "left")).toBeUndefined();
  });
});
