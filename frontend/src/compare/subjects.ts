import type { Axis } from "./asked.ts";

/** A value that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Something that can differ between runs. */
export interface Subject {
  /** The path of a scenario's field, or `const.` and a constant of the program. */
  readonly vary: string;
  readonly label: string;
  /** What it can be; none: any whole number. */
  readonly choices: readonly Choice[];
  /** What it is compared at, if nobody says. */
  readonly usual: readonly string[];
}

/** The period of quotas here, in ns; they are written in ms of it. */
const period = 100_000_000;
const millisecond = 1_000_000;

/** A value of an axis as the server takes it; null: the field is left out. */
export function valueOf(vary: string, written: string): unknown {
  if (vary === "quota") {
    const ms = Number(written);
    return ms > 0 ? { quotaNs: Math.round(ms * millisecond), periodNs: period } : null;
  }
  if (written === "true" || written === "false") return written === "true";
  const isNumber = vary !== "go" && /^-?\d+$/.test(written);
  return isNumber ? Number(written) : written;
}

/** What each run of a comparison has for itself. */
export function variationsOf({ vary, values }: Axis): readonly Readonly<Record<string, unknown>>[] {
  return values.map((value) => ({ [vary]: valueOf(vary, value) }));
}

/** The values that somebody has written, with commas or spaces between, each once. */
export function writtenValues(written: string): readonly string[] {
  return [...new Set(written.split(/[\s,;]+/).filter((each) => each !== ""))];
}

/** The names of constants that a program can be given other values for. */
export function constantsIn(source: string): readonly string[] {
  const names: string[] = [];
  let isGroup = false;
  for (const line of source.split("\n")) {
    if (/^const\s*\(/.test(line)) isGroup = true;
    else if (line.startsWith(")")) isGroup = false;
    const single = /^const\s+(\w+)(?:\s+\w+)?\s*=\s*\d[\d_]*\s*(?:\/\/.*)?$/.exec(line);
    const grouped = isGroup
      ? /^\s+(\w+)(?:\s+\w+)?\s*=\s*\d[\d_]*\s*(?:\/\/.*)?$/.exec(line)
      : null;
    const name = (single ?? grouped)?.[1];
    if (name !== undefined) names.push(name);
  }
  return names;
}

/** What differs, also if this page does not know of it. */
export function subjectFor(vary: string, subjects: readonly Subject[]): Subject {
  const known = subjects.find((subject) => subject.vary === vary);
  return known ?? { vary, label: vary, choices: [], usual: [] };
}
