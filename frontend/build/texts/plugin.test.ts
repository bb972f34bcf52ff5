import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { afterAll, describe, expect, it } from "vitest";
import { texts } from "./plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "texts-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** The script of a page that shows a text of an area with this source. */
async function bundle(source: string): Promise<string> {
  const entry = join(folder, "entry.js");
  writeFileSync(entry, 'import text from "./sample.yaml"; console.log(text("tokens", { n: 5 }));');
  writeFileSync(join(folder, "sample.yaml"), source);
  return bundled(entry);
}

async function bundled(entry: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [texts(folder)],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

describe("a page with texts", () => {
  it("has neither formatter nor parser when no text takes arguments", async () => {
    const script = await bundle("tokens:\n  en: Tokens\n  ru: Токены\n");
    expect(script).toContain("Токены");
    expect(script).not.toContain("IntlMessageFormat");
  });

  it("has the formatter, but not the parser, when one does", async () => {
    const script = await bundle('tokens:\n  en: "{n, number}"\n  ru: "{n, number}"\n');
    expect(script).toContain("IntlMessageFormat");
    expect(script).not.toContain("timeData");
  });

  it("has no parser of skeletons when it parses patterns itself", async () => {
    const entry = join(folder, "parses.js");
    const page = fileURLToPath(new URL("../../src/base/format-pattern.ts", import.meta.url));
    writeFileSync(
      entry,
      `import { formatPattern } from ${JSON.stringify(page)}; ` +
        'console.log(formatPattern("{n}", "en", { n: 5 }));',
    );
    const script = await bundled(entry);
    expect(script).toContain("timeData");
    expect(script).toContain("has a skeleton");
    expect(script).not.toContain("Malformed concise eng/scientific notation");
  });

  it("is not built when a text lacks a language", async () => {
    await expect(bundle("tokens:\n  en: Tokens\n")).rejects.toThrow(
      "texts/sample.yaml:1  tokens: add `ru: …`",
    );
  });
});
