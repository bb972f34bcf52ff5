import { defineConfig } from "vite";

export default defineConfig({
  build: {
    outDir: "target/vite",
    emptyOutDir: true,
    manifest: true,
    rollupOptions: { input: ["src/pages/home.ts"] },
  },
});
