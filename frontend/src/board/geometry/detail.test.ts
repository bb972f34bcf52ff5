import { describe, expect, it } from "vitest";
import { globalDetail, localDetail, logShare } from "./detail";

describe("how a queue is drawn", () => {
  it.each([
    [0, "empty"],
    [1, "circles"],
    [12, "circles"],
    [13, "dots"],
    [64, "dots"],
    [65, "grid"],
    [256, "grid"],
  ])("with %i in a full card is %s", (size, detail) => {
    expect(localDetail(size, "full")).toBe(detail);
  });

  it("is dots sooner where a card is smaller, and a bar in a compact one", () => {
    expect(localDetail(8, "snug")).toBe("circles");
    expect(localDetail(9, "snug")).toBe("dots");
    expect(localDetail(0, "compact")).toBe("bar");
    expect(localDetail(200, "compact")).toBe("bar");
  });

  it("is a bar where the ring is longer or shorter than Go's, and a goroutine each no more", () => {
    expect(localDetail(64, "full", 512)).toBe("dots");
    expect(localDetail(300, "full", 512)).toBe("bar");
    expect(localDetail(100, "full", 128)).toBe("bar");
    expect(localDetail(100, "full", 256)).toBe("grid");
  });

  it("is a bar when the global queue has no end", () => {
    expect(globalDetail(12)).toBe("circles");
    expect(globalDetail(256)).toBe("grid");
    expect(globalDetail(257)).toBe("bar");
    expect(globalDetail(100_000)).toBe("bar");
  });

  it("has a bar that grows with each goroutine and never overflows", () => {
    const shares = [0, 1, 10, 1000, 1_000_000, 5_000_000].map((size) => logShare(size, 1_000_000));
    expect(shares[0]).toBe(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.slice(-2)).toEqual([1, 1]);
  });
});
