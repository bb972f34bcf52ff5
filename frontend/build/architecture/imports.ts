import ts from "typescript";

/** One `import`, `export … from`, `import()` or `import("…")` type of a file. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
}

/** What a TypeScript file imports; null stands for a name that is put together at run time. */
export function importsOf(
  path: string,
  source: string,
): (Import | { line: number; specifier: null })[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: ReturnType<typeof importsOf> = [];
  const visit = (node: ts.Node): void => {
    const name = importedName(node);
    if (name !== undefined) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      found.push({ specifier: ts.isStringLiteralLike(name) ? name.text : null, line });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function importedName(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : node.argument;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const imports = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return imports || node.expression.getText() === "import.meta.glob"
    ? node.arguments[0]
    : undefined;
}
