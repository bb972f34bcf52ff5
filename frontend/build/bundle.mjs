// Vite takes some seconds, so it runs only when a file is not as it was at the last build: by its
// content, since a checkout of another branch and back makes every file look new.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";

const inputs = ["build", "public", "src", "texts"];
const settings = ["package-lock.json", "package.json", "tsconfig.json", "vite.config.ts"];
const manifest = "target/vite/.vite/manifest.json";
const stamp = "target/built-from";

const digest = createHash("sha256").update(process.version);
for (const file of [...settings, ...inputs.flatMap(filesIn)]) {
  digest.update(`\n${file}\n`).update(readFileSync(file));
}
const state = digest.digest("hex");
if (existsSync(manifest) && existsSync(stamp) && readFileSync(stamp, "utf8") === state) {
  process.exit(0);
}

rmSync(stamp, { force: true });
const { status } = spawnSync("npm", ["run", "build"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (status !== 0) process.exit(status ?? 1);
mkdirSync("target", { recursive: true });
writeFileSync(stamp, state);

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll("\\", "/"))
    .sort();
}
