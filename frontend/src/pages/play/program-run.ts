import { lineCondition, pointOf } from "../../editor/line-points";
import type { ProgramWish, RunSettings } from "../../editor/wishes";
import type { Command } from "../../message/command";
import type { SessionRequest } from "../../message/session-request";
import type { ProgramExample } from "../../world/program";
import type { Pace, World } from "../../world/world";

/** What a session is asked for that runs a program. */
export function requestFor({ source, settings }: ProgramWish): SessionRequest {
  const { go, gomaxprocs, cores, quota, seed, godebug, quiet, latency, costs, ...program } =
    settings;
  return {
    source,
    ...(go === undefined ? {} : { go }),
    ...(gomaxprocs === undefined ? {} : { gomaxprocs }),
    ...(cores === undefined ? {} : { cores }),
    ...(quota === undefined ? {} : { quota }),
    ...(seed === undefined ? {} : { seed }),
    ...(godebug === undefined ? {} : { godebug }),
    ...(quiet === undefined ? {} : { quiet }),
    ...(latency === undefined ? {} : { latency }),
    ...(costs === undefined ? {} : { costs }),
    ...(Object.keys(program).length === 0 ? {} : { program }),
  };
}

/** Lets a new session run at a pace, and pause at these lines. */
export function commandsFor(points: readonly number[], pace: Pace): readonly Command[] {
  return [...commandsBetween([], points), { do: "play", pace }];
}

/** What makes the breakpoints on some lines those on others. */
export function commandsBetween(
  before: readonly number[],
  after: readonly number[],
): readonly Command[] {
  const added = after.filter((line) => !before.includes(line));
  const gone = before.filter((line) => !after.includes(line));
  if (added.length + gone.length === 0) return [];
  return [
    { do: "lines", lines: after },
    ...added.map((line) => ({
      do: "breakpoint" as const,
      id: pointOf(line),
      condition: lineCondition(line),
    })),
    ...gone.map((line) => ({ do: "clearBreakpoint" as const, id: pointOf(line) })),
  ];
}

/** How a session is run: what a person would set to get the same. */
export function settingsIn(world: World): RunSettings {
  const { source, go, gomaxprocs, cores, seed, quiet, latency, costs } = world;
  const { quotaNs, periodNs } = world.os;
  return {
    ...(source?.program ?? {}),
    go,
    gomaxprocs,
    cores,
    ...(quotaNs === 0 ? {} : { quota: { quotaNs, periodNs } }),
    seed,
    ...(quiet === undefined ? {} : { quiet }),
    ...(latency === undefined ? {} : { latency }),
    ...(costs === undefined ? {} : { costs }),
  };
}

/** How an example wants to be run. */
export function settingsOfExample({ go, gomaxprocs, godebug }: ProgramExample): RunSettings {
  return {
    ...(go === undefined ? {} : { go }),
    ...(gomaxprocs === undefined ? {} : { gomaxprocs }),
    ...(godebug === undefined ? {} : { godebug: settingsWritten(godebug) }),
  };
}

/** `a=1,b=2` as names and values. */
function settingsWritten(godebug: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    godebug.split(",").flatMap((each) => {
      const [name, ...value] = each.split("=");
      return name === undefined || value.length === 0
        ? []
        : [[name.trim(), value.join("=").trim()]];
    }),
  );
}

/** The program of a scenario, with how it is run; null: it has none. */
export function programIn(scenario: Readonly<Record<string, unknown>>): ProgramWish | null {
  const { program } = scenario;
  if (typeof program !== "object" || program === null || !("source" in program)) return null;
  const { source, ...own } = program;
  if (typeof source !== "string") return null;
  const { go, gomaxprocs, seed, godebug, quiet, latency, costs } = scenario;
  const all = Object.entries({ ...own, go, gomaxprocs, seed, godebug, quiet, latency, costs });
  return { source, settings: Object.fromEntries(all.filter(([, value]) => value !== undefined)) };
}
