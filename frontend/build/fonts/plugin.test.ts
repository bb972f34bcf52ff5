import { mkdtempSync, readFileSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { textsFolder } from "../texts/folder.ts";
import { cutFonts, letters } from "./plugin.ts";

const root = join(import.meta.dirname, "../..");
const whole = join(root, "node_modules/@fontsource-variable");

describe("the fonts that are cut down", () => {
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "fonts-"));
    await cutFonts(whole, folder);
  }, 120_000);

  it("are the files that the style sheet names", () => {
    const styles = readFileSync(join(root, "src/base/fonts.css"), "utf8");
    const named = [...styles.matchAll(/target\/fonts\/([\w-]+\.woff2)/g)].map(([, name]) => name);
    expect(readdirSync(folder).sort()).toEqual([...new Set(named)].sort());
  });

  it("are fonts, and much smaller", () => {
    for (const name of readdirSync(folder)) {
      expect(readFileSync(join(folder, name)).subarray(0, 4).toString()).toBe("wOF2");
      const family = name.startsWith("inter") ? "inter" : "jetbrains-mono";
      const before = statSync(join(whole, family, "files", name)).size;
      expect(statSync(join(folder, name)).size).toBeLessThan(before * 0.75);
    }
  });

  it("have every letter that a text is written with", () => {
    const has = new Set(Array.from(letters.latin + letters.cyrillic));
    const files = readdirSync(textsFolder).map((name) => join(textsFolder, name));
    const written = new Set(files.map((file) => readFileSync(file, "utf8")).join(""));
    expect([...written].filter((letter) => letter > " " && !has.has(letter))).toEqual([]);
  });
});
