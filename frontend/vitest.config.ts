import { defineConfig } from "vitest/config";
import { texts } from "./build/texts/plugin.ts";

export default defineConfig({
  plugins: [texts()],
  test: {
    // What needs a page says so in its first line: `// @vitest-environment happy-dom`.
    environment: "node",
    // A page of its own each file has anyway; what they share is the compiler, slow to load.
    isolate: false,
    // Other builds may be busy on the same cores.
    testTimeout: 30_000,
    include: ["{src,build}/**/*.test.ts"],
  },
});
