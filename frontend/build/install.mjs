// `npm ci` takes a quarter of a minute, so it runs only when the lock file is not the one last
// installed from.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const needed = { major: 20, minor: 19 };
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < needed.major || (major === needed.major && minor < needed.minor)) {
  console.error(
    `Node.js ${process.versions.node} is too old: install ${needed.major}.${needed.minor} or newer.`,
  );
  process.exit(1);
}

const stamp = "node_modules/.installed-from";
const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) process.exit(0);

const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
if (status !== 0) {
  console.error("npm ci failed. Mend: cd frontend && npm install, then commit package-lock.json.");
  process.exit(status ?? 1);
}
writeFileSync(stamp, lock);
