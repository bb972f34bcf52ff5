import type { World } from "../world/world.ts";

/** How far a branch has come, and what has become of it there. */
export interface Outcome {
  readonly branch: number;
  readonly step: number;
  readonly timeNs: number;
  /** The exit code, once the process has ended. */
  readonly exitCode?: number;
  readonly goroutines: number;
  readonly runnable: number;
  readonly threads: number;
  /** How long all threads together have been on a core, and how often one was put on one. */
  readonly cpuNs: number;
  readonly switches: number;
}

/** What is told of a branch at the last of its moments that anybody has seen. */
export function outcomeOf({ branch, step, timeNs, ended, stats, ms }: World): Outcome {
  const machines = Object.values(ms);
  return {
    branch,
    step,
    timeNs,
    ...(ended === undefined ? {} : { exitCode: ended.exitCode }),
    goroutines: stats.goroutines,
    runnable: stats.runnable,
    threads: stats.threads,
    cpuNs: machines.reduce((sum, { cpuNs }) => sum + cpuNs, 0),
    switches: machines.reduce((sum, { switches }) => sum + switches, 0),
  };
}
