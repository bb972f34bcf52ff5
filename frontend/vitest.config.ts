import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { texts } from "./build/texts/plugin.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const all = ["src", "build"]
  .flatMap((part) =>
    readdirSync(`${folder}/${part}`, { recursive: true, encoding: "utf8" }).map(
      (file) => `${part}/${file}`,
    ),
  )
  .filter((file) => file.endsWith(".test.ts"));
const needsPage = (file: string) =>
  readFileSync(`${folder}/${file}`, "utf8").startsWith("// @vitest-environment happy-dom\n");
const pages = all.filter(needsPage);
const plain = all.filter((file) => !needsPage(file));

export default defineConfig({
  plugins: [texts()],
  test: {
    // Other builds may be busy on the same cores.
    testTimeout: 60_000,
    // `mvn verify -Dorder=random`; the seed is told with whatever fails.
    sequence:
      process.env["TEST_ORDER"] === "random"
        ? { shuffle: true, seed: Number(process.env["TEST_ORDER_SEED"]) || Date.now() }
        : {},
    projects: [
      // What needs a page says so in its first line, and has one of its own.
      { extends: true, test: { name: "pages", include: pages, environment: "happy-dom" } },
      // The others share what they import: to load it again for each takes longer than they do.
      { extends: true, test: { name: "plain", include: plain, isolate: false } },
    ],
  },
});
