import { posix } from "node:path";
import type { SourceFile } from "../source-files.ts";
import { importsOf } from "./imports.ts";

/** Every circle of files that import each other, types included; and every one of folders. */
export function cycles(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const imports = new Map(files.map((file) => [file.path, importedBy(file, paths)] as const));
  const folders = new Map<string, Set<string>>();
  for (const [path, targets] of imports) {
    const from = topFolder(path);
    const known = folders.get(from) ?? new Set();
    for (const target of targets) if (topFolder(target) !== from) known.add(topFolder(target));
    folders.set(from, known);
  }
  return [...circlesIn(imports), ...circlesIn(folders)];
}

/** A part with all that is inside it: `frontend/src/board`. */
function topFolder(path: string): string {
  return path.split("/").slice(0, 3).join("/");
}

function importedBy({ path, source }: SourceFile, paths: ReadonlySet<string>): Set<string> {
  const targets = importsOf(path, source).flatMap(({ specifier }) => {
    if (specifier?.startsWith(".") !== true) return [];
    const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""));
    return [target, `${target}.ts`].filter((each) => paths.has(each));
  });
  return new Set(targets);
}

/** Each way from a node back to itself, once, as it is written. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (node: string, way: readonly string[]): void => {
    const at = way.indexOf(node);
    if (at >= 0) found.push([...way.slice(at), node].join(" → "));
    if (at >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...way, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
}
