import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import type { SourceFile } from "../source-files.ts";

let known: ReadonlySet<string> | null = null;

/** All that the browser puts into every script (as the compiler knows it), and the clock. */
export function browserGlobals(): ReadonlySet<string> {
  known ??= new Set([...declaredIn("lib.dom.d.ts"), "Date"]);
  return known;
}

function declaredIn(library: string): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve("typescript"));
  const source = readFileSync(join(folder, library), "utf8");
  const file = ts.createSourceFile(library, source, ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  });
}

/** Globals that a file names and does not declare itself; `Math.random` is one of them. */
export function globalsUsed(
  { path, source }: SourceFile,
  globals: ReadonlySet<string>,
): { global: string; line: number }[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const own = new Set<string>();
  const used: { global: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const role = roleOf(node);
      if (role === "declared") own.add(node.text);
      const global = isChance(node) ? "Math.random" : node.text;
      if (role === "used" && (globals.has(global) || global === "Math.random")) {
        used.push({ global, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return used.filter(({ global }) => !own.has(global));
}

/** `x` in `a.x`, `{ x: 1 }` or a field is a mere name: it reaches for nothing. */
function roleOf(node: ts.Identifier): "declared" | "used" | "name" {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return "name";
  if (ts.isQualifiedName(parent) && parent.right === node) return "name";
  if (ts.isBindingElement(parent) && parent.propertyName === node) return "name";
  const named = "name" in parent && parent.name === node;
  if (!named) return "used";
  const isMember =
    ts.isClassElement(parent) || ts.isTypeElement(parent) || ts.isObjectLiteralElement(parent);
  if (ts.isShorthandPropertyAssignment(parent)) return "used";
  return isMember || ts.isEnumMember(parent) ? "name" : "declared";
}

function isChance(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    node.text === "Math" && ts.isPropertyAccessExpression(parent) && parent.name.text === "random"
  );
}
