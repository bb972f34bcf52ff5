// Runs every check, or those named on the command line, side by side; says what mends each one that
// failed.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { resolveConfig } from "vite";

const tool = (path) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));

// Prettier and TypeScript remember, by content, what they have found right. They do so in target,
// so that a fresh clone is looked at whole.
const prettier = [
  ...[tool("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn"],
  ...["--cache", "--cache-strategy", "content", "--cache-location", "target/checks/prettier"],
  ".",
];
const eslint = [tool("eslint/bin/eslint.js"), "."];
const tsc = tool("typescript/bin/tsc");
const vitest = [tool("vitest/vitest.mjs"), "run"];

const checks = {
  format: { commands: [prettier], mend: "cd frontend && npm run format" },
  lint: { commands: [eslint], mend: "cd frontend && npm run format, and what is left by hand" },
  types: {
    commands: [
      [tsc, "-p", "src", "--incremental", "--tsBuildInfoFile", "target/checks/src.tsbuildinfo"],
      [tsc, "-p", ".", "--incremental", "--tsBuildInfoFile", "target/checks/all.tsbuildinfo"],
    ],
    mend: "by hand, then cd frontend && npm run check:types",
  },
  tests: { commands: [vitest], mend: "by hand, then cd frontend && npx vitest" },
};

function run(command) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" }) },
    });
    let output = "";
    child.stdout.on("data", (data) => (output += data));
    child.stderr.on("data", (data) => (output += data));
    child.on("close", (status) => resolve({ failed: status !== 0, output }));
  });
}

async function check(name) {
  const started = performance.now();
  const { commands, mend } = checks[name];
  for (const command of commands) {
    const { failed, output } = await run(command);
    if (failed) {
      console.error(`${output}\n${name}: FAILED. Mend: ${mend}\n`);
      return false;
    }
  }
  console.log(`${name}: ok, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`No check "${unknown}". There are: ${Object.keys(checks).join(", ")}`);
  process.exit(1);
}

// As the configuration is resolved, the types of texts/*.yaml are written, which tsc and ESLint
// need.
await resolveConfig({}, "build");
const results = await Promise.all((chosen.length > 0 ? chosen : Object.keys(checks)).map(check));
process.exitCode = results.every(Boolean) ? 0 : 1;
