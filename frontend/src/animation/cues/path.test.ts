import { describe, expect, it } from "vitest";
import { lineBetween, pathBetween, shares, type Box } from "./path";

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

  it("goes below the cards of one row, not through the row above", () => {
    const way = pathBetween(box(10, 60), box(310, 60), box(0, 50, 200, 90), box(300, 50, 200, 90));
    expect(way).toEqual([
      { x: 20, y: 70 },
      { x: 20, y: 144 },
      { x: 320, y: 144 },
      { x: 320, y: 70 },
    ]);
  });

  it("as a line goes from the border of a card to that of a mark", () => {
    const [left, right] = [box(0, 0, 100, 50), box(200, 0, 100, 50)];
    expect(lineBetween(box(10, 10), box(240, 10), left, right, 300)).toEqual([
      { x: 20, y: 50 },
      { x: 20, y: 54 },
      { x: 250, y: 54 },
      { x: 250, y: 30 },
    ]);
  });

  it("as a line passes other rows at the nearer edge of the drawing", () => {
    const [card, place] = [box(0, 0, 100, 50), box(0, 200, 100, 50)];
    const down = lineBetween(box(10, 10), place, card, place, 300);
    expect(down).toEqual([
      { x: 20, y: 50 },
      { x: 20, y: 54 },
      { x: -2, y: 54 },
      { x: -2, y: 196 },
      { x: 50, y: 196 },
      { x: 50, y: 200 },
    ]);
    const far = { ...card, left: 250 };
    expect(lineBetween(place, far, place, far, 300).some(({ x }) => x === 302)).toBe(true);
  });

  it("as a line comes from below to a mark that stands below its card's name", () => {
    const card = box(0, 0, 100, 50);
    const place = { ...box(100, 60, 120, 80), isNamed: true };
    const machine = box(110, 100);
    const line = lineBetween(box(10, 10), machine, card, place, 300);
    expect(line.slice(-3)).toEqual([
      { x: -2, y: 144 },
      { x: 120, y: 144 },
      { x: 120, y: 120 },
    ]);
    const nameless = lineBetween(box(10, 10), { ...machine, top: 70 }, card, place, 300);
    expect(nameless.at(-1)).toEqual({ x: 120, y: 70 });
  });

  it("goes between two rows, right above the lower", () => {
    const way = pathBetween(box(10, 10), box(310, 210), box(0, 0, 90, 100), box(300, 140, 90, 90));
    expect(way.slice(1, 3).map(({ y }) => y)).toEqual([136, 136]);
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
