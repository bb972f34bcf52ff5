import { defineConfig } from "vitest/config";
import { texts } from "./build/texts/plugin.ts";

export default defineConfig({
  plugins: [texts()],
  test: {
    // What needs a page says so in its first line: `// @vitest-environment happy-dom`.
    environment: "node",
    include: ["{src,build}/**/*.test.ts"],
  },
});
