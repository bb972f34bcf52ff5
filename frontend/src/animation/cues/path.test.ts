import { describe, expect, it } from "vitest";
import { pathBetween, shares, type Box } from "./path";

const box = (left: number, top: number, width = 20, height = 20): Box => ({
  left,
  top,
  width,
  height,
});

describe("a way", () => {
  it("is straight within a card", () => {
    const card = box(0, 0, 200, 200);
    expect(pathBetween(box(10, 10), box(100, 100), card, card)).toEqual([
      { x: 20, y: 20 },
      { x: 110, y: 110 },
    ]);
  });

  it("goes over the cards of one row", () => {
    const way = pathBetween(box(10, 60), box(310, 60), box(0, 50, 200, 90), box(300, 50, 200, 90));
    expect(way).toEqual([
      { x: 20, y: 70 },
      { x: 20, y: 41 },
      { x: 320, y: 41 },
      { x: 320, y: 70 },
    ]);
  });

  it("goes between two rows, right above the lower", () => {
    const way = pathBetween(box(10, 10), box(310, 210), box(0, 0, 90, 100), box(300, 140, 90, 90));
    expect(way.slice(1, 3).map(({ y }) => y)).toEqual([131, 131]);
  });

  it("is gone at one speed", () => {
    expect(
      shares([
        { x: 0, y: 0 },
        { x: 0, y: 10 },
        { x: 30, y: 10 },
      ]),
    ).toEqual([0, 0.25, 1]);
    expect(shares([{ x: 1, y: 1 }])).toEqual([1]);
  });
});
