import { describe, expect, it } from "vitest";
import { litLines } from "./lights";

describe("the lines that a beat lights", () => {
  it("are those of one listing, single and from one to another", () => {
    const lights = ["asm:2", "go:7", "asm:4-6"];
    expect([...litLines(lights, "asm")]).toEqual([2, 4, 5, 6]);
    expect([...litLines(lights, "go")]).toEqual([7]);
  });

  it("are none where nothing is said of the listing, or nothing that can be read", () => {
    expect(litLines(["asm:2", "asm"], "object").size).toBe(0);
    expect(litLines(["asm", "asm:x"], "asm").size).toBe(0);
  });
});
