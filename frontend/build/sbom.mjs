// Lists the packages that end up in the pages, as CycloneDX, from the lock file alone.
// node build/sbom.mjs FILE
import { Buffer } from "node:buffer";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const [, , file] = process.argv;
if (file === undefined) {
  console.error("node build/sbom.mjs FILE");
  process.exit(2);
}
const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
const components = Object.entries(lock.packages)
  .filter(([path, found]) => path !== "" && found.dev !== true)
  .map(([path, found]) => component(path.replace(/^.*node_modules\//, ""), found))
  .sort((a, b) => a.purl.localeCompare(b.purl));

mkdirSync(dirname(file), { recursive: true });
const bom = {
  $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
  bomFormat: "CycloneDX",
  specVersion: "1.6",
  version: 1,
  metadata: { component: { type: "library", name: lock.name, "bom-ref": lock.name } },
  components,
};
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);

function component(name, { version, license, integrity }) {
  // The @ of a scope is not a separator.
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    hashes: [...hashes(integrity)],
    licenses: license === undefined ? [] : [{ expression: license }],
  };
}

function* hashes(integrity) {
  const sha512 = /^sha512-(.+)$/.exec(integrity ?? "");
  if (sha512) yield { alg: "SHA-512", content: Buffer.from(sha512[1], "base64").toString("hex") };
}
