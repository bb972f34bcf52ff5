import ts from "typescript";
import type { SourceFile } from "../source-files.ts";
import type { Family } from "./families.ts";
import type { Area, Problem } from "./source.ts";

/** The full keys (`<area>.<key>`) that a source file names. */
export interface Usage {
  readonly file: string;
  /** Named where nothing but a key can stand: such a key must exist. */
  readonly keys: readonly string[];
  /** Words that may be keys or something else. */
  readonly mentions: readonly string[];
  /** Beginnings of keys that it puts together. */
  readonly prefixes: readonly string[];
}

/** Thymeleaf: `#{area.key}`, `#{area.key(…)}`, and any quoted 'area.key'. */
export function usageInTemplate({ path, source }: SourceFile): Usage {
  return {
    file: path,
    keys: captures(source, /#\{\s*([a-z][\w-]*\.[\w.-]+)\s*[(}]/g),
    mentions: captures(source, /['"]([a-z][\w-]*\.[\w.-]+)['"]/g),
    prefixes: [],
  };
}

/** Java: any string "area.key". */
export function usageInJava({ path, source }: SourceFile): Usage {
  const mentions = captures(source, /"([a-z][\w-]*\.[\w.-]+)"/g);
  return { file: path, keys: [], mentions, prefixes: [] };
}

function captures(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1] ?? "");
}

/** TypeScript: calls of what was imported from `…/texts/<area>.yaml`, and strings of such a file that equal a key. */
export function usageInTypeScript({ path, source }: SourceFile): Usage {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const areas = importedAreas(file);
  const keys: string[] = [];
  const mentions: string[] = [];
  const prefixes: string[] = [];
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) ? areas.get(node.expression.getText(file)) : undefined;
    const argument = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (called !== undefined && argument !== undefined) {
      if (ts.isStringLiteralLike(argument)) keys.push(`${called}.${argument.text}`);
      if (ts.isTemplateExpression(argument)) prefixes.push(`${called}.${argument.head.text}`);
    }
    if (ts.isStringLiteralLike(node)) {
      for (const area of areas.values()) mentions.push(`${area}.${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { file: path, keys, mentions, prefixes };
}

/** From the name in this file to the area. */
function importedAreas(file: ts.SourceFile): Map<string, string> {
  const areas = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const area = /\/texts\/([^/]+)\.yaml$/.exec(from)?.[1];
    const name = statement.importClause?.name?.text;
    if (area !== undefined && name !== undefined) areas.set(name, area);
  }
  return areas;
}

/** Keys that nothing shows, and keys that something shows but nobody wrote. */
export function usageProblems(
  areas: readonly Area[],
  usages: readonly Usage[],
  families: readonly Family[],
): Problem[] {
  const written = new Set(areas.flatMap(({ name, texts }) => texts.map((t) => `${name}.${t.key}`)));
  const named = new Set(usages.flatMap(({ keys, mentions }) => [...keys, ...mentions]));
  const prefixes = usages.flatMap((usage) => usage.prefixes);
  const unused = areas.flatMap(({ name, file, texts }) =>
    texts
      .map(({ key }) => ({ file, line: 0, key, full: `${name}.${key}` }))
      .filter(
        ({ full }) =>
          !named.has(full) &&
          !prefixes.some((prefix) => full.startsWith(prefix)) &&
          !families.some((family) => contains(family, full)),
      )
      .map(({ full, ...place }) => ({
        ...place,
        advice: `nothing uses "${full}"; delete it, or name its family in build/texts/families.ts`,
      })),
  );
  const unwritten = usages.flatMap((usage) =>
    [...new Set(usage.keys)]
      .filter((key) => !written.has(key))
      .map((key) => ({
        file: `${key.split(".")[0] ?? ""}.yaml`,
        line: 0,
        key: key.slice(key.indexOf(".") + 1),
        advice: `${usage.file} uses "${key}", which no file has; add it with en and ru`,
      })),
  );
  return [...unused, ...unwritten];
}

function contains({ keys }: Family, key: string): boolean {
  const [start = "", end = ""] = keys.split("*");
  return key.length > start.length + end.length && key.startsWith(start) && key.endsWith(end);
}

/** Entries of the list of families that no longer say the truth. */
export function familyProblems(
  families: readonly Family[],
  areas: readonly Area[],
  sources: readonly SourceFile[],
): string[] {
  const written = areas.flatMap(({ name, texts }) => texts.map(({ key }) => `${name}.${key}`));
  const correct = "correct build/texts/families.ts";
  return families.flatMap((family) => {
    const { keys, madeIn } = family;
    const maker = sources.find(({ path }) => path === madeIn);
    const missing = keys.split("*").filter((part) => maker?.source.includes(part) === false);
    return [
      ...(maker === undefined ? [`${keys}: ${madeIn} does not exist; ${correct}`] : []),
      ...missing.map((part) => `${keys}: ${madeIn} does not contain "${part}"; ${correct}`),
      ...(written.some((key) => contains(family, key)) ? [] : [`${keys}: no text; ${correct}`]),
    ];
  });
}
