import type { RunSettings } from "./wishes.ts";

/** What stands in the fields, as it was written. */
export interface WrittenSettings {
  readonly go: string;
  readonly gomaxprocs: string;
  readonly seed: string;
  readonly instructionNs: string;
  readonly fileUs: string;
  readonly networkMs: string;
  readonly args: string;
  readonly stdin: string;
  readonly race: boolean;
  readonly quiet: boolean;
  readonly ideal: boolean;
}

export const nothingWritten: WrittenSettings = {
  go: "",
  gomaxprocs: "",
  seed: "",
  instructionNs: "",
  fileUs: "",
  networkMs: "",
  args: "",
  stdin: "",
  race: false,
  quiet: false,
  ideal: false,
};

/** What a person has set; what they left empty is the server's to say. */
export function settingsOf(written: WrittenSettings): RunSettings {
  const set = {
    go: written.go === "" ? undefined : written.go,
    gomaxprocs: whole(written.gomaxprocs, 1),
    seed: whole(written.seed, 1),
    instructionPs: whole(written.instructionNs, 1_000),
    fileNs: whole(written.fileUs, 1_000),
    networkNs: whole(written.networkMs, 1_000_000),
    args: written.args.trim() === "" ? undefined : argumentsIn(written.args),
    stdin: written.stdin === "" ? undefined : written.stdin,
    race: written.race ? true : undefined,
    quiet: written.quiet ? true : undefined,
    latency: written.ideal ? "ideal" : undefined,
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
    seed: number(settings.seed, 1),
    instructionNs: number(settings.instructionPs, 1_000),
    fileUs: number(settings.fileNs, 1_000),
    networkMs: number(settings.networkNs, 1_000_000),
    args: (settings.args ?? []).map(quoted).join(" "),
    stdin: settings.stdin ?? "",
    race: settings.race ?? false,
    quiet: settings.quiet ?? false,
    ideal: settings.latency === "ideal",
  };
}

/** A number of units, in the smallest there are; undefined: it is none. */
function whole(written: string, unit: number): number | undefined {
  const value = Number(written.replace(",", "."));
  return written.trim() === "" || !Number.isFinite(value) ? undefined : Math.round(value * unit);
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
