import { describe, expect, it } from "vitest";
import {
  allSlots,
  dotAt,
  dotsPath,
  ringPosition,
  ringSlot,
  ringSlots,
  slotAt,
  slotCorner,
  slotsPath,
} from "./ring";

const heads = [0, 1, 200, 255, 256, 1000, 4_294_967_290];

describe("the ring", () => {
  it.each(heads)("has the i-th of a queue in slot (head + i) modulo 256 for head %i", (head) => {
    for (const i of [0, 1, 55, 56, 255]) expect(ringSlot(head, i)).toBe((head + i) % 256);
  });

  it.each(heads)("finds the goroutine of each slot again for head %i", (head) => {
    for (let i = 0; i < ringSlots; i++) expect(ringPosition(head, ringSlot(head, i))).toBe(i);
  });

  it("finds each slot under its own drawing", () => {
    for (let slot = 0; slot < ringSlots; slot++) {
      const { x, y } = slotCorner(slot);
      expect(slotAt(x + 2, y + 2)).toBe(slot);
    }
  });

  it("takes a point outside for the nearest slot", () => {
    expect(slotAt(-50, -50)).toBe(0);
    expect(slotAt(1000, 1000)).toBe(255);
  });

  it("draws each taken slot once, also past the end of the array", () => {
    const { x, y } = slotCorner(0);
    const path = slotsPath(254, 4);
    expect(path.match(/M/g)).toHaveLength(4);
    expect(path).toContain(`M${String(x)} ${String(y)}h`);
    expect(allSlots.match(/M/g)).toHaveLength(256);
    expect(slotsPath(7, 1000).match(/M/g)).toHaveLength(256);
  });

  it("finds each dot under its own drawing", () => {
    expect(dotsPath(40, 16).match(/M/g)).toHaveLength(40);
    expect(dotAt(1, 1, 16)).toBe(0);
    expect(dotAt(5.5 + 11 * 3, 5.5 + 11, 16)).toBe(19);
  });
});
