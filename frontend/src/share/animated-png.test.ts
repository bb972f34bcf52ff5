import { describe, expect, it } from "vitest";
import { animatedPng, chunksOf } from "./animated-png.ts";

/** One pixel of grey, as small as a PNG can be. */
const grey = bytes(
  "89504e470d0a1a0a0000000d494844520000000100000001080000000" +
    "03a7e9b550000000a49444154789c636800000082008177cd72b60000000049454e44ae426082",
);

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function kinds(png: Uint8Array): string[] {
  return [...chunksOf(png)].map(({ type }) => type);
}

describe("a picture that moves", () => {
  it("is a PNG that shows its first picture to whoever knows no other", () => {
    const moving = animatedPng([{ png: grey, ms: 250 }]);
    expect(kinds(moving)).toEqual(["IHDR", "acTL", "fcTL", "IDAT", "IEND"]);
  });

  it("has a head with the time of each picture, all numbered in one row", () => {
    const moving = animatedPng([
      { png: grey, ms: 250 },
      { png: grey.slice(), ms: 2_000 },
    ]);
    expect(kinds(moving)).toEqual(["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"]);
    const heads = [...chunksOf(moving)].filter(({ type }) => /^f[cd]/.test(type));
    const firsts = heads.map(({ data }) => new DataView(data.slice().buffer).getUint32(0));
    expect(firsts).toEqual([0, 1, 2]);
    const times = heads
      .filter(({ type }) => type === "fcTL")
      .map(({ data }) => new DataView(data.slice().buffer).getUint16(20));
    expect(times).toEqual([250, 2_000]);
  });

  it("repeats the parts of its pictures with the checksums that they had", () => {
    const moving = animatedPng([{ png: grey, ms: 1 }]);
    const hex = [...moving].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    for (const part of ["3a7e9b55", "77cd72b6", "ae426082"]) expect(hex).toContain(part);
  });

  it("is none of pictures that differ in size, and none of something else", () => {
    const wide = grey.slice();
    wide[19] = 2;
    expect(() =>
      animatedPng([
        { png: grey, ms: 1 },
        { png: wide, ms: 1 },
      ]),
    ).toThrow("one kind");
    expect(() => animatedPng([{ png: bytes("47494638"), ms: 1 }])).toThrow("no PNG");
    expect(() => animatedPng([])).toThrow();
  });
});
