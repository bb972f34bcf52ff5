import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "vite";
import { devPages } from "./build/dev/plugin.ts";
import { fonts } from "./build/fonts/plugin.ts";
import { precompress } from "./build/precompress.ts";
import { texts } from "./build/texts/plugin.ts";

/** One entry per page and per embed: the server finds them in the manifest under these names. */
const entries = ["src/pages", "src/embed"].flatMap((folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
        .map((file) => `${folder}/${file}`)
    : [],
);

/** What most pages share, but not what comes later. */
const later = /src.glossary|words.(?:sources|go-functions)|source\.yaml/;
const shared = new RegExp(`^(?!.*(?:${later.source})).*(?:src|texts|node_modules)`);

export default defineConfig({
  base: "/",
  // The server writes the pages; Vite has none.
  appType: "custom",
  plugins: [texts(), fonts(import.meta.dirname), precompress(), devPages()],
  server: { port: 5173, strictPort: true },
  build: {
    outDir: "target/vite",
    emptyOutDir: true,
    manifest: true,
    target: "baseline-widely-available",
    // The first with `light-dark()`: written out for older ones, a part of a page could not have a
    // theme of its own.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Fonts and icons stay files: the content security policy knows no `data:`.
    assetsInlineLimit: 0,
    // Browsers of this target preload by themselves, and the server writes the links.
    modulePreload: { polyfill: false },
    sourcemap: false,
    // What most pages share is one file: forty small ones cost more in headers than they hold. The
    // glossary and the names of Go's functions are no part of it: they come when they are wanted.
    rolldownOptions: {
      input: entries,
      output: {
        codeSplitting: {
          groups: [{ name: "common", minShareCount: 6, test: shared }],
        },
      },
    },
  },
});
