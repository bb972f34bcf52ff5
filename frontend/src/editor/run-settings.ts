import type { RunSettings } from "./wishes.ts";

/** What stands in the fields, as it was written. */
export interface WrittenSettings {
  readonly go: string;
  readonly gomaxprocs: string;
  readonly cores: string;
  readonly quotaMs: string;
  readonly periodMs: string;
  readonly sliceMs: string;
  readonly switchUs: string;
  readonly siblingPercent: string;
  readonly seed: string;
  readonly instructionNs: string;
  readonly fileUs: string;
  readonly networkMs: string;
  readonly args: string;
  readonly stdin: string;
  readonly race: boolean;
  readonly quiet: boolean;
  readonly ideal: boolean;
  readonly costs: string;
}

const millisecond = 1_000_000;
const usualPeriod = 100 * millisecond;

/** Costs that have fields of their own: how the kernel shares the cores. */
const kernel = {
  slice: { name: "kernelSlice", unit: millisecond },
  switched: { name: "kernelSwitch", unit: 1_000 },
  /**
   * The additional time work takes while the core's other hardware thread works, in ns of each µs.
   */
  sibling: { name: "kernelSibling", unit: 10 },
} as const;
const kernelNames: ReadonlySet<string> = new Set(Object.values(kernel).map(({ name }) => name));

export const nothingWritten: WrittenSettings = {
  go: "",
  gomaxprocs: "",
  cores: "",
  quotaMs: "",
  periodMs: "",
  sliceMs: "",
  switchUs: "",
  siblingPercent: "",
  seed: "",
  instructionNs: "",
  fileUs: "",
  networkMs: "",
  args: "",
  stdin: "",
  race: false,
  quiet: false,
  ideal: false,
  costs: "",
};

const numbers = [
  "gomaxprocs",
  "cores",
  "quotaMs",
  "periodMs",
  "sliceMs",
  "switchUs",
  "siblingPercent",
  "seed",
  "instructionNs",
  "fileUs",
  "networkMs",
] as const satisfies readonly (keyof WrittenSettings)[];

/** The fields that cannot be understood; as settings they count as empty. */
export function mistakesIn(written: WrittenSettings): ReadonlySet<keyof WrittenSettings> {
  const wrong = new Set<keyof WrittenSettings>(
    numbers.filter((name) => written[name].trim() !== "" && whole(written[name], 1) === undefined),
  );
  const left = written.costs.replaceAll(pair, "");
  if (/[\p{L}\p{N}]/u.test(left)) wrong.add("costs");
  return wrong;
}

/** What a person has set; what they left empty is the server's to say. */
export function settingsOf(written: WrittenSettings): RunSettings {
  const set = {
    go: written.go === "" ? undefined : written.go,
    gomaxprocs: whole(written.gomaxprocs, 1),
    cores: whole(written.cores, 1),
    quota: quotaIn(written),
    seed: whole(written.seed, 1),
    instructionPs: whole(written.instructionNs, 1_000),
    fileNs: whole(written.fileUs, 1_000),
    networkNs: whole(written.networkMs, 1_000_000),
    args: written.args.trim() === "" ? undefined : argumentsIn(written.args),
    stdin: written.stdin === "" ? undefined : written.stdin,
    race: written.race ? true : undefined,
    quiet: written.quiet ? true : undefined,
    latency: written.ideal ? "ideal" : undefined,
    costs: costsOf(written),
  };
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
}

/** What would be written to get these settings. */
export function writtenFor(settings: RunSettings): WrittenSettings {
  const number = (value: number | undefined, unit: number): string =>
    value === undefined ? "" : String(value / unit);
  return {
    go: settings.go ?? "",
    gomaxprocs: number(settings.gomaxprocs, 1),
    cores: number(settings.cores, 1),
    quotaMs: number(settings.quota?.quotaNs, millisecond),
    periodMs: number(settings.quota?.periodNs, millisecond),
    sliceMs: number(settings.costs?.[kernel.slice.name], kernel.slice.unit),
    switchUs: number(settings.costs?.[kernel.switched.name], kernel.switched.unit),
    siblingPercent: number(settings.costs?.[kernel.sibling.name], kernel.sibling.unit),
    seed: number(settings.seed, 1),
    instructionNs: number(settings.instructionPs, 1_000),
    fileUs: number(settings.fileNs, 1_000),
    networkMs: number(settings.networkNs, 1_000_000),
    args: (settings.args ?? []).map(quoted).join(" "),
    stdin: settings.stdin ?? "",
    race: settings.race ?? false,
    quiet: settings.quiet ?? false,
    ideal: settings.latency === "ideal",
    costs: Object.entries(settings.costs ?? {})
      .filter(([name]) => !kernelNames.has(name))
      .map(([name, ns]) => `${name} ${String(ns)}`)
      .join("\n"),
  };
}

/** A number of units, in the smallest there are; undefined: it is none. */
function whole(written: string, unit: number): number | undefined {
  const value = Number(written.replace(",", "."));
  return written.trim() === "" || !Number.isFinite(value) ? undefined : Math.round(value * unit);
}

/** A quota; without a period, in each 100 ms. */
function quotaIn({ quotaMs, periodMs }: WrittenSettings): RunSettings["quota"] {
  const quotaNs = whole(quotaMs, millisecond);
  if (quotaNs === undefined || quotaNs === 0) return undefined;
  return { quotaNs, periodNs: whole(periodMs, millisecond) ?? usualPeriod };
}

/** The costs written by name, and those that have fields. */
function costsOf(written: WrittenSettings): Readonly<Record<string, number>> | undefined {
  const own = [
    [kernel.slice, written.sliceMs],
    [kernel.switched, written.switchUs],
    [kernel.sibling, written.siblingPercent],
  ] as const;
  const costs = { ...costsIn(written.costs) };
  for (const [{ name, unit }, value] of own) {
    const ns = whole(value, unit);
    if (ns !== undefined) costs[name] = ns;
  }
  return Object.keys(costs).length === 0 ? undefined : costs;
}

const pair = /([A-Za-z]\w*)["'\s:=]+(-?[\d.]+)/g;

/**
 * Names and nanoseconds: a line each, or as the calibration writes them. What is no number is left
 * to the server to refuse by its name.
 */
function costsIn(written: string): Readonly<Record<string, number>> | undefined {
  const pairs = [...written.matchAll(pair)].map(
    ([, name, ns]) => [name ?? "", Number(ns)] as const,
  );
  return pairs.length === 0 ? undefined : Object.fromEntries(pairs);
}

/** As a shell would part them: by spaces, but not between quotes. */
export function argumentsIn(written: string): readonly string[] {
  return [...written.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, inside, bare]) =>
    inside === undefined ? (bare ?? "") : inside.replace(/\\(.)/g, "$1"),
  );
}

function quoted(argument: string): string {
  return /^[^\s"\\]+$/.test(argument)
    ? argument
    : `"${argument.replace(/["\\]/g, (sign) => `\\${sign}`)}"`;
}

export function sameSettings(one: RunSettings, other: RunSettings): boolean {
  return JSON.stringify(writtenFor(one)) === JSON.stringify(writtenFor(other));
}
