// Prints what ships and under which licence, from lists in CycloneDX; ends with 1 where one has none that is known to be
// fine for a server that is given away. node licences.mjs FILE…
import { readFileSync } from "node:fs";

// Of a choice one that is fine suffices; of a sum all must be.
const fine = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BSD-4-Clause",
  "CC0-1.0",
  "EPL-1.0",
  "EPL-2.0",
  "GPL-2.0-with-classpath-exception",
  "ISC",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Public Domain",
  "Unicode-3.0",
]);

// Names of licences that no identifier was found for, as the packages write them.
const named = new Map([
  ["The Apache Software License, Version 2.0", "Apache-2.0"],
  ["Apache License, Version 2.0", "Apache-2.0"],
  ["Eclipse Public License v2.0", "EPL-2.0"],
  ["MPL 2.0", "MPL-2.0"],
  ["EPL 1.0", "EPL-1.0"],
  ["Go License", "BSD-3-Clause"],
]);

const rows = [];
for (const file of process.argv.slice(2)) {
  for (const found of JSON.parse(readFileSync(file, "utf8")).components ?? []) {
    const name = found.group ? `${found.group}:${found.name}` : found.name;
    if (name.startsWith("gopark:")) continue;
    const choices = (found.licenses ?? []).map(licence);
    rows.push({ name, version: found.version, choices, isFine: choices.some(isFine) });
  }
}
if (rows.length === 0) {
  console.error("node licences.mjs FILE…: no packages found");
  process.exit(2);
}
rows.sort((a, b) => a.name.localeCompare(b.name));
for (const { name, version, choices, isFine } of rows) {
  const words = choices.join(" or ") || "no licence is named";
  console.log(`${name} ${version}`.padEnd(66), isFine ? words : `${words}  <- look at this`);
}
const bad = rows.filter((row) => !row.isFine).length;
console.log(`\n${rows.length} packages, ${bad} to look at`);
process.exit(bad === 0 ? 0 : 1);

function licence({ license, expression }) {
  if (expression !== undefined) return expression;
  return license.id ?? named.get(license.name) ?? license.name;
}

function isFine(expression) {
  return expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((sum) => sum.split(" AND ").every((one) => fine.has(one.trim())));
}
