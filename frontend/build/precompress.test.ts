import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressFolder } from "./precompress.ts";

const folder = mkdtempSync(join(tmpdir(), "precompress-"));
const script = "let goroutine = 1;\n".repeat(50);

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/home.js"), script);
  writeFileSync(join(folder, "assets/inter.woff2"), script);
  writeFileSync(join(folder, "tiny.svg"), "<a/>");
  await compressFolder(folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("text has a smaller brotli and gzip sibling with the same content", () => {
  const file = join(folder, "assets/home.js");
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(script);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(script);
});

it("what is packed already, or would grow, has none", () => {
  expect(readdirSync(folder).sort()).toEqual(["assets", "tiny.svg"]);
  expect(readdirSync(join(folder, "assets")).sort()).toEqual([
    "home.js",
    "home.js.br",
    "home.js.gz",
    "inter.woff2",
  ]);
});
