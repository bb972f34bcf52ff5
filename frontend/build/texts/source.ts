import { isMap, isScalar, LineCounter, parseDocument, type Document, type Pair } from "yaml";
import { argumentsOf, parsePattern } from "./message.ts";

export const languages = ["en", "ru"] as const;
export type Language = (typeof languages)[number];

/** One key of a file, in all languages. */
export interface Text {
  readonly key: string;
  readonly patterns: Readonly<Record<Language, string>>;
}

/** One file of `texts/`: `theme.yaml` is the area `theme`. */
export interface Area {
  readonly name: string;
  readonly file: string;
  readonly texts: readonly Text[];
}

/** What is wrong with a key, and what to do. A line of 0 says that the line is not known. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly advice: string;
}

export interface ReadArea {
  readonly area: Area;
  readonly problems: readonly Problem[];
}

export function describe({ file, line, key, advice }: Problem): string {
  return `texts/${file}${line > 0 ? `:${String(line)}` : ""}  ${key}: ${advice}`;
}

/** Reads one file of texts; whatever cannot be used by server and page alike is a problem. */
export function readArea(file: string, source: string): ReadArea {
  const lines = new LineCounter();
  // YAML 1.1 is what the server's parser speaks: there, `yes` and `12:30` are no words.
  const document = parseDocument(source, { version: "1.1", lineCounter: lines });
  const problems: Problem[] = [];
  const texts: Text[] = [];
  const report = (key: string, offset: number, advice: string): void => {
    problems.push({ file, line: lines.linePos(offset).line, key, advice });
  };
  for (const error of document.errors) report("(YAML)", error.pos[0], error.message);
  if (problems.length === 0) {
    for (const pair of topLevelPairs(document, report)) {
      const text = readText(pair, report);
      if (text !== null) texts.push(text);
    }
  }
  return { area: { name: file.replace(/\.yaml$/, ""), file, texts }, problems };
}

type Report = (key: string, offset: number, advice: string) => void;

function topLevelPairs(document: Document.Parsed, report: Report): Pair[] {
  if (document.contents === null) return [];
  if (isMap(document.contents)) return document.contents.items;
  report("(file)", 0, "write keys, each with `en:` and `ru:` beneath it");
  return [];
}

const keyForm = /^[a-z][a-z0-9]*(?:[.-][a-z0-9]+)*$/;

function readText(pair: Pair, report: Report): Text | null {
  const key = isScalar(pair.key) ? String(pair.key.value) : "?";
  const at = isScalar(pair.key) ? (pair.key.range?.[0] ?? 0) : 0;
  if (!isScalar(pair.key) || typeof pair.key.value !== "string" || !keyForm.test(key)) {
    report(key, at, "name keys in lower-case Latin words joined by - or . (not yes, no, on, off)");
    return null;
  }
  if (!isMap(pair.value)) {
    report(key, at, "write both languages beneath the key: `en: …` and `ru: …`");
    return null;
  }
  const patterns: Partial<Record<Language, string>> = {};
  for (const item of pair.value.items) {
    const language = languages.find((one) => isScalar(item.key) && item.key.value === one);
    if (language === undefined) {
      report(key, at, `only ${languages.join(" and ")} belong here, found "${String(item.key)}"`);
      continue;
    }
    const pattern = readPattern(item, key, language, at, report);
    if (pattern !== null) patterns[language] = pattern;
  }
  for (const language of languages) {
    if (!pair.value.has(language)) report(key, at, `add \`${language}: …\``);
  }
  const { en, ru } = patterns;
  return en === undefined || ru === undefined ? null : { key, patterns: { en, ru } };
}

function readPattern(
  item: Pair,
  key: string,
  language: Language,
  at: number,
  report: Report,
): string | null {
  const offset = isScalar(item.value) ? (item.value.range?.[0] ?? at) : at;
  const value = isScalar(item.value) ? item.value.value : null;
  if (typeof value !== "string") {
    const found = value === null ? "nothing" : `a ${typeof value}`;
    report(key, offset, `\`${language}\` must be words, found ${found}; write or quote them`);
    return null;
  }
  if (value.trim() === "") {
    report(key, offset, `\`${language}\` is empty; write it`);
    return null;
  }
  try {
    argumentsOf(parsePattern(value, language));
    return value;
  } catch (error) {
    report(key, offset, `\`${language}\`: ${error instanceof Error ? error.message : "bad"}`);
    return null;
  }
}
