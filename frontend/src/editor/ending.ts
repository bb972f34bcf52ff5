import type { EndCause, World } from "../world/world.ts";
import text from "../../texts/program.yaml";

type Ended = NonNullable<World["ended"]>;

/** The server's names of limits, and those under which the words for them stand. */
const limits = {
  instructions: "instructions",
  memory: "memory",
  goroutines: "goroutines",
  output: "output",
  stack: "stack",
  time: "time",
  "channels, locks and timers": "objects",
} as const;

/** Why a program ended; an older server does not say, but what Go printed tells. */
export function causeOf({ cause, exitCode, stderr, limit }: Ended): EndCause {
  if (cause !== undefined) return cause;
  if (limit !== undefined) return "limit";
  if (/^fatal error: all goroutines are asleep/m.test(stderr)) return "deadlock";
  if (/^fatal error: /m.test(stderr)) return "fatal";
  if (/^panic: /m.test(stderr)) return "panic";
  return exitCode === 0 ? "returned" : "exit";
}

/** How it ended, in one sentence. */
export function endingWords(ended: Ended): string {
  const cause = causeOf(ended);
  if (cause === "limit") {
    const { what, most } = ended.limit ?? { what: "", most: 0 };
    return Object.hasOwn(limits, what)
      ? text(`ended.limit-${limits[what as keyof typeof limits]}`, { most })
      : text("ended.limit");
  }
  return text(`ended.${cause}`, { code: ended.exitCode });
}

/** Whether what it printed last is bad news. */
export function isBad(ended: Ended): boolean {
  const cause = causeOf(ended);
  return cause !== "returned" && !(cause === "exit" && ended.exitCode === 0);
}
