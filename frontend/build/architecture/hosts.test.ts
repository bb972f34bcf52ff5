import { describe, expect, it } from "vitest";
import { foreignAddresses } from "./hosts.ts";

function found(path: string, source: string): number {
  return foreignAddresses({ path, source }, ["http://www.w3.org/2000/svg"]).length;
}

describe("addresses of other hosts", () => {
  it.each([
    ["a.ts", 'const url = "https://example.org/x.js";'],
    ["a.ts", "const url = `https://${host}/x.js`;"],
    ["a.css", '@import "https://example.org/x.css";'],
    ["a.css", "a { background: url(//example.org/x.png) }"],
    ["a.svg", '<image href="http://example.org/x.png"/>'],
  ])("are found in %s: %s", (path, source) => {
    expect(found(path, source)).toBe(1);
  });

  it.each([
    ["a.ts", "// as https://example.org says\nconst path = `/assets//${name}`;"],
    ["a.ts", 'createElementNS("http://www.w3.org/2000/svg", "g");'],
    ["a.css", "/* https://example.org */ a { background: url(./x.png) }"],
    ["a.svg", '<!-- https://example.org --><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])("are not seen in %s: %s", (path, source) => {
    expect(found(path, source)).toBe(0);
  });

  it("are named together with what to do", () => {
    const file = { path: "a.css", source: "@import 'https://example.org/x.css';" };
    expect(foreignAddresses(file, [])).toEqual([
      "a.css: https://example.org/x.css: a page asks no other host; " +
        "ship the file with us, or allow the address in src/architecture.test.ts",
    ]);
  });
});
