import { kebab } from "../../base/kebab";
import { currentLanguage } from "../../base/texts";
import type { Subject } from "../../compare/subjects";
import type { Releases } from "../../message/catalogue";
import paletteText from "../../../texts/palette.yaml";
import text from "../../../texts/compare.yaml";

const switches = ["stealing", "runnext", "asyncPreempt", "sysmon", "spinning"] as const;
const numbers = { globalTick: ["61", "1"], localQueue: ["256", "8"] } as const;

/** A release and the one before it; of the oldest, the one after it. */
function neighbours(names: readonly string[], go: string | undefined): readonly string[] {
  const at = Math.max(0, go === undefined ? 0 : names.indexOf(go));
  return at + 1 < names.length ? [names[at + 1] ?? "", names[at] ?? ""] : names.slice(-2).reverse();
}

/**
 * What can differ between runs, in the reader's language.
 *
 * @param go the release of the run, if it says so itself
 */
export function subjectsOf(
  { releases }: Releases,
  constants: readonly string[],
  go?: string,
): readonly Subject[] {
  const any = (vary: string, label: string, ...usual: string[]): Subject => ({
    vary,
    label,
    choices: [],
    usual,
  });
  const names = releases.map(({ name }) => name);
  return [
    {
      vary: "go",
      label: text("subject.go"),
      choices: releases.map(({ name, title }) => ({
        value: name,
        label: title[currentLanguage()],
      })),
      usual: neighbours(names, go),
    },
    any("gomaxprocs", text("subject.gomaxprocs"), "1", "4"),
    ...constants.map((name) =>
      any(`const.${name}`, text("subject.constant", { name }), "1", "100"),
    ),
    any("seed", text("subject.seed"), "1", "2"),
    any("cores", text("subject.cores"), "1", "4"),
    any("quota", text("subject.quota"), "0", "50"),
    ...switches.map((rule) => ({
      vary: `rules.${rule}`,
      label: paletteText(`rule.${kebab(rule)}`),
      choices: [
        { value: "true", label: text("switched-on") },
        { value: "false", label: text("switched-off") },
      ],
      usual: ["true", "false"],
    })),
    ...(Object.keys(numbers) as (keyof typeof numbers)[]).map((rule) =>
      any(`rules.${rule}`, paletteText(`rule.${kebab(rule)}`), ...numbers[rule]),
    ),
    {
      vary: "latency",
      label: text("subject.latency"),
      choices: [
        { value: "linux", label: text("latency-linux") },
        { value: "ideal", label: text("latency-ideal") },
      ],
      usual: ["linux", "ideal"],
    },
  ];
}

/** The rules in which two releases differ, each as a sentence. */
export function reasonsOf({ releases, rules }: Releases, a: string, b: string): readonly string[] {
  const valuesOf = (name: string): ReadonlyMap<string, unknown> =>
    new Map(
      releases
        .find((release) => release.name === name)
        ?.differences.map(({ rule, value }) => [rule, value]) ?? [],
    );
  const [ofA, ofB] = [valuesOf(a), valuesOf(b)];
  return rules.flatMap(({ rule, newest, name }) => {
    const [inA, inB] = [ofA.get(rule) ?? newest, ofB.get(rule) ?? newest];
    if (JSON.stringify(inA) === JSON.stringify(inB)) return [];
    const named = name[currentLanguage()];
    return [
      typeof inA === "object" || typeof inB === "object"
        ? named
        : text("reason", { rule: named, a: said(inA), b: said(inB) }),
    ];
  });
}

function said(value: unknown): string {
  if (value === true) return text("switched-on");
  if (value === false) return text("switched-off");
  return String(value);
}
