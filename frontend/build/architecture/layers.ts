import { posix } from "node:path";
import type { SourceFile } from "../source-files.ts";
import { browserGlobals, globalsUsed } from "./browser-globals.ts";
import { importsOf } from "./imports.ts";

/**
 * What the files of one folder (or one file, `board/geometry`) may do; whatever is not said is
 * forbidden.
 */
export interface Layer {
  /** Other layers it may import; itself and the layers inside it always may be. */
  readonly may: readonly string[];
  /** npm packages it may import. */
  readonly packages?: readonly string[];
  /** Computes only: no document, no timer, no clock, no chance. */
  readonly pure?: true;
}

export type Layers = Readonly<Record<string, Layer>>;

const sources = "frontend/src/";
const textsFolder = "frontend/texts/";
const table = "the table in src/architecture.test.ts";

/** Every import, and every use of the browser, that the table does not allow. */
export function layerProblems(files: readonly SourceFile[], layers: Layers): string[] {
  return files.flatMap((file) => {
    const name = layerOf(file.path, layers);
    const layer = name === null ? undefined : layers[name];
    if (name === null || layer === undefined) {
      return [`${file.path}: its folder is in no layer; add it to ${table}, and a README.md`];
    }
    return [...importProblems(file, name, layer, layers), ...purityProblems(file, name, layer)];
  });
}

/** The most exact entry of the table for a file, with or without its ending. */
function layerOf(path: string, layers: Layers): string | null {
  if (path.startsWith(textsFolder)) return "texts";
  const inside = path.slice(sources.length);
  const matching = Object.keys(layers).filter(
    (name) => inside.startsWith(`${name}/`) || inside.replace(/\.ts$/, "") === name,
  );
  return matching.sort((a, b) => b.length - a.length)[0] ?? null;
}

function importProblems(file: SourceFile, name: string, layer: Layer, layers: Layers): string[] {
  return importsOf(file.path, file.source).flatMap(({ specifier, line }) => {
    const problem =
      specifier === null
        ? "an import whose name is put together at run time; write the names out"
        : importProblem(file.path, specifier, name, layer, layers);
    return problem === null ? [] : [`${file.path}:${String(line)}: ${problem}`];
  });
}

function importProblem(
  path: string,
  specifier: string,
  name: string,
  layer: Layer,
  layers: Layers,
): string | null {
  if (!specifier.startsWith(".")) {
    const found = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
    return layer.packages?.includes(found) === true
      ? null
      : `${name} may not import the package ${found}; ` +
          `hide it behind a layer that may, or extend ${table}`;
  }
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""));
  const to =
    target.startsWith(sources) || target.startsWith(textsFolder) ? layerOf(target, layers) : null;
  if (to === null) return `${specifier} is in no layer; import from src and texts only`;
  const allowed = to === name || to.startsWith(`${name}/`) || layer.may.includes(to);
  const may = layer.may.length === 0 ? "no other layer" : `only ${layer.may.join(", ")}`;
  return allowed
    ? null
    : `${name} may import ${may}, not ${to}; ` +
        "let a page join the two, or move what both need below them";
}

function purityProblems(file: SourceFile, name: string, layer: Layer): string[] {
  if (layer.pure !== true) return [];
  return globalsUsed(file, browserGlobals()).map(
    ({ global, line }) =>
      `${file.path}:${String(line)}: ${name} is pure, but uses ${global}; ` +
      "take its value as an argument",
  );
}
