import ts from "typescript";
import type { SourceFile } from "../source-files.ts";

/**
 * Addresses of other hosts in what is shipped. Comments may name them: a browser never sees those
 * as addresses.
 */
export function foreignAddresses(file: SourceFile, allowed: readonly string[]): string[] {
  return shippedText(file)
    .flatMap((text) => text.match(/(?:https?:|url\(\s*["']?)\/\/[^\s"'`)<>]*/g) ?? [])
    .filter((address) => !allowed.includes(address))
    .map(
      (address) =>
        `${file.path}: ${address}: a page asks no other host; ship the file with us, ` +
        `or allow the address in src/architecture.test.ts`,
    );
}

function shippedText({ path, source }: SourceFile): string[] {
  if (path.endsWith(".ts")) return stringsOf(path, source);
  if (path.endsWith(".css")) return [source.replace(/\/\*.*?\*\//gs, "")];
  return [source.replace(/<!--.*?-->/gs, "")];
}

function stringsOf(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
