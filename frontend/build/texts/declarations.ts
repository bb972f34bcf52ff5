import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { argumentsOf, parsePattern, type ArgumentType } from "./message.ts";
import type { Area, Text } from "./source.ts";

const declarationsFile = fileURLToPath(new URL("../../target/types/texts.d.ts", import.meta.url));

const typeScriptTypes: Record<ArgumentType, string> = {
  words: "string",
  number: "number",
  choice: "string",
};

/**
 * What `import text from "…/texts/<area>.yaml"` gives, so that a mistyped key or argument is a type
 * error.
 */
export function declarationsOf(areas: readonly Area[]): string {
  return areas
    .map(
      ({ name, texts }) => `declare module "*/texts/${name}.yaml" {
  interface Texts {
${texts.map((text) => `    "${text.key}": [${valuesOf(text)}];\n`).join("")}  }
  const text: {
    <Key extends keyof Texts>(key: Key, ...values: Texts[Key]): string;
    in<Key extends keyof Texts>(language: "en" | "ru", key: Key, ...values: Texts[Key]): string;
  };
  export default text;
}
`,
    )
    .join("\n");
}

function valuesOf({ patterns }: Text): string {
  const found = new Map([
    ...argumentsOf(parsePattern(patterns.en, "en")),
    ...argumentsOf(parsePattern(patterns.ru, "ru")),
  ]);
  if (found.size === 0) return "";
  const fields = [...found].map(([name, type]) => `"${name}": ${typeScriptTypes[type]}`);
  return `values: { ${fields.join("; ")} }`;
}

export function writeDeclarations(areas: readonly Area[], file = declarationsFile): void {
  const source = declarationsOf(areas);
  if (currentSource(file) === source) return;
  mkdirSync(dirname(file), { recursive: true });
  // Vite, Vitest and tsc may run at the same time: none may see half a file.
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, source);
  renameSync(draft, file);
}

function currentSource(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
