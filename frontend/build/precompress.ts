import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|webmanifest)$/;

/**
 * Writes `x.js.br` and `x.js.gz` beside `x.js`, because the server sends what it finds and
 * compresses nothing itself.
 */
export function precompress(): Plugin {
  return {
    name: "gopark:precompress",
    apply: "build",
    async writeBundle({ dir = "." }) {
      await compressFolder(dir);
    },
  };
}

export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(filesIn(folder).map(compressFile));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => compressible.test(name) && !name.startsWith(".vite"))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}

const brotliBest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compressFile(file: string): Promise<void> {
  const source = readFileSync(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(source, brotliBest),
    promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < source.length) writeFileSync(`${file}.br`, brotli);
  if (zipped.length < source.length) writeFileSync(`${file}.gz`, zipped);
}
