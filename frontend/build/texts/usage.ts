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
  /** Keys that it puts together, with * for what varies: `state.*.means`. */
  readonly patterns: readonly string[];
}

/**
 * Thymeleaf: `#{area.key}`, `#{area.key(…)}`, `#{${'area.' + part}}`, and any quoted 'area.key'.
 */
export function usageInTemplate({ path, source }: SourceFile): Usage {
  return {
    file: path,
    keys: captures(source, /#\{\s*([a-z][\w-]*\.[\w.-]+)\s*[(}]/g),
    mentions: captures(source, /['"]([a-z][\w-]*\.[\w.-]+)['"]/g),
    patterns: captures(source, /#\{\$\{([^}]*\+[^}]*)\}/g).map(patternOfSum),
  };
}

/** `'state.' + kind + '.means'` is `state.*.means`. */
function patternOfSum(expression: string): string {
  return expression
    .split("+")
    .map((part) => /^\s*(['"])(.*)\1\s*$/.exec(part)?.[2] ?? "*")
    .join("");
}

/** Java: any string "area.key". */
export function usageInJava({ path, source }: SourceFile): Usage {
  const mentions = captures(source, /"([a-z][\w-]*\.[\w.-]+)"/g);
  return { file: path, keys: [], mentions, patterns: [] };
}

function captures(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1] ?? "");
}

/**
 * TypeScript: calls of what was imported from `…/texts/<area>.yaml`, and strings of such a file
 * that equal a key.
 */
export function usageInTypeScript({ path, source }: SourceFile): Usage {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const areas = importedAreas(file);
  const keys: string[] = [];
  const mentions: string[] = [];
  const patterns: string[] = [];
  const visit = (node: ts.Node): void => {
    const called = ts.isCallExpression(node) ? areas.get(node.expression.getText(file)) : undefined;
    const argument = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (called !== undefined && argument !== undefined) {
      if (ts.isStringLiteralLike(argument)) keys.push(`${called}.${argument.text}`);
      if (ts.isTemplateExpression(argument)) patterns.push(`${called}.${patternOf(argument)}`);
    }
    if (ts.isStringLiteralLike(node)) {
      for (const area of areas.values()) mentions.push(`${area}.${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { file: path, keys, mentions, patterns };
}

function patternOf({ head, templateSpans }: ts.TemplateExpression): string {
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join("*");
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
  const written = areas.flatMap(({ name, file, texts }) =>
    texts.map(({ key }) => ({ file, line: 0, key, full: `${name}.${key}` })),
  );
  const named = new Set(usages.flatMap(({ keys, mentions }) => [...keys, ...mentions]));
  const patterns = [...usages.flatMap((usage) => usage.patterns), ...families.map((f) => f.keys)];
  const unused = written
    .filter(({ full }) => !named.has(full) && !patterns.some((one) => matches(one, full)))
    .map(({ full, ...place }) => ({
      ...place,
      advice: `nothing uses "${full}"; delete it, or name its family in build/texts/families.ts`,
    }));
  const unwritten = usages.flatMap(({ file, keys, patterns }) =>
    [...new Set([...keys, ...patterns])]
      .filter((wanted) => !written.some(({ full }) => matches(wanted, full)))
      .map((wanted) => ({
        file: `${wanted.split(".")[0] ?? ""}.yaml`,
        line: 0,
        key: wanted.slice(wanted.indexOf(".") + 1),
        advice: `${file} uses "${wanted}", which no file has; add it with en and ru`,
      })),
  );
  return [...unused, ...unwritten];
}

function matches(pattern: string, key: string): boolean {
  const parts = pattern.split("*").map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`^${parts.join(".+")}$`).test(key);
}

/** Entries of the list of families that no longer say the truth. */
export function familyProblems(
  families: readonly Family[],
  areas: readonly Area[],
  sources: readonly SourceFile[],
): string[] {
  const written = areas.flatMap(({ name, texts }) => texts.map(({ key }) => `${name}.${key}`));
  const correct = "correct build/texts/families.ts";
  return families.flatMap(({ keys, madeIn }) => {
    const maker = sources.find(({ path }) => path === madeIn);
    const missing = keys.split("*").filter((part) => maker?.source.includes(part) === false);
    return [
      ...(maker === undefined ? [`${keys}: ${madeIn} does not exist; ${correct}`] : []),
      ...missing.map((part) => `${keys}: ${madeIn} does not contain "${part}"; ${correct}`),
      ...(written.some((key) => matches(keys, key)) ? [] : [`${keys}: no text; ${correct}`]),
    ];
  });
}
