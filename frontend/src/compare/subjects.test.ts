import { describe, expect, it } from "vitest";
import { constantsIn, valueOf, variationsOf, writtenValues } from "./subjects";

describe("what differs", () => {
  it("is sent as the field takes it", () => {
    expect(variationsOf({ vary: "go", values: ["1.13", "1.14"] })).toEqual([
      { go: "1.13" },
      { go: "1.14" },
    ]);
    expect(valueOf("gomaxprocs", "4")).toBe(4);
    expect(valueOf("rules.stealing", "false")).toBe(false);
    expect(valueOf("quota", "50")).toEqual({ quotaNs: 50_000_000, periodNs: 100_000_000 });
    expect(valueOf("quota", "0")).toBeNull();
    expect(valueOf("latency", "ideal")).toBe("ideal");
  });

  it("is written with commas or spaces, each once", () => {
    expect(writtenValues(" 1, 2 4;4 ")).toEqual(["1", "2", "4"]);
  });

  it("can be a constant of the program", () => {
    const source =
      'package main\n\nconst load = 10 // so many\n\nconst (\n\tn = 1_000\n\tname = "x"\n)\n';
    expect(constantsIn(source)).toEqual(["load", "n"]);
    expect(constantsIn("func main() {\n\tconst inner = 1\n}\n")).toEqual([]);
  });
});
