import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { writeDeclarations } from "./declarations.ts";
import { readTexts, textsFolder } from "./folder.ts";
import { compilePattern } from "./message.ts";
import { describe, readArea, type Area, type Problem } from "./source.ts";

/**
 * Makes `import text from "../../texts/theme.yaml"` a function of that file's texts. Server and
 * page read the same files, so a file that either of them cannot use stops the build.
 */
export function texts(folder = textsFolder): Plugin {
  let builds = false;
  return {
    name: "gopark:texts",
    enforce: "pre",
    configResolved({ command }) {
      builds = command === "build";
      if (folder === textsFolder) writeDeclarations(readTexts().map(({ area }) => area));
    },
    buildStart() {
      // While one is being written, only the page that shows it need wait.
      if (builds) refuse(readTexts(folder).flatMap(({ problems }) => problems));
    },
    resolveId(source, importer) {
      if (source === skeletonParser) return noSkeletons;
      // The patterns are parsed here, so the page does without the parser.
      if (source !== parser || importer?.includes("/intl-messageformat/") !== true) return null;
      return this.resolve(`${parser}/no-parser.js`, importer);
    },
    load(id) {
      if (id === noSkeletons) return withoutSkeletons;
      if (dirname(id) !== folder || !id.endsWith(".yaml")) return null;
      const { area, problems } = readArea(basename(id), readFileSync(id, "utf8"));
      refuse(problems);
      return moduleOf(area);
    },
  };
}

const parser = "@formatjs/icu-messageformat-parser";
const skeletonParser = "@formatjs/icu-skeleton-parser";

/**
 * The page parses the sentences of events, which it gets from the server. They have no skeletons
 * (a rule of texts sees to it), so it does without the parser of those.
 */
const noSkeletons = "\0gopark:no-skeletons";
const withoutSkeletons = `
  function refuse(skeleton) {
    throw new Error("a pattern that the page parses has a skeleton: " + skeleton);
  }
  export {
    refuse as parseDateTimeSkeleton,
    refuse as parseNumberSkeleton,
    refuse as parseNumberSkeletonFromString,
  };
`;

function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const error = new Error(["", ...problems.map(describe)].join("\n"));
  // Where in the build tool it was found helps nobody.
  delete error.stack;
  throw error;
}

/** The module of one area; only an area with arguments brings the formatter along. */
export function moduleOf({ texts }: Area): string {
  const messages = texts.map(({ key, patterns }) => [
    key,
    { en: compilePattern(patterns.en, "en"), ru: compilePattern(patterns.ru, "ru") },
  ]);
  const table = JSON.stringify(Object.fromEntries(messages));
  const plain = texts.every(({ patterns }) => isPlain(patterns.en) && isPlain(patterns.ru));
  const lines = [`import { textsOf } from "${base}texts.ts";`];
  if (!plain) lines.push(`import { formatMessage } from "${base}format-message.ts";`);
  lines.push(`export default textsOf(${table}${plain ? "" : ", formatMessage"});`);
  return lines.join("\n");
}

const base = fileURLToPath(new URL("../../src/base/", import.meta.url)).replaceAll("\\", "/");

function isPlain(pattern: string): boolean {
  return typeof compilePattern(pattern, "en") === "string";
}
