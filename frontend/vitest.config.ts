import { defineConfig } from "vitest/config";
import { texts } from "./build/texts/plugin.ts";

export default defineConfig({
  plugins: [texts()],
  test: {
    // What needs a page says so in its first line: `// @vitest-environment happy-dom`.
    environment: "node",
    // Other builds may be busy on the same cores.
    testTimeout: 60_000,
    // `mvn verify -Dorder=random`; the seed is told with whatever fails.
    sequence:
      process.env["TEST_ORDER"] === "random"
        ? { shuffle: true, seed: Number(process.env["TEST_ORDER_SEED"]) || Date.now() }
        : {},
    include: ["{src,build}/**/*.test.ts"],
  },
});
