import type { Print } from "./print.ts";

/** The line that Go would print for these numbers, in the format that the print has. */
export function lineOf(print: Print): string {
  const { format, timeMs, needspinning, queues, schedticks } = print;
  const start =
    `SCHED ${String(timeMs)}ms: gomaxprocs=${String(print.gomaxprocs)}` +
    ` idleprocs=${String(print.idleprocs)} threads=${String(print.threads)}` +
    ` spinningthreads=${String(print.spinningthreads)}` +
    (needspinning === null ? "" : ` needspinning=${String(needspinning)}`) +
    ` idlethreads=${String(print.idlethreads)} runqueue=${String(print.runqueue)}`;
  const spacious = format === "go-1.25";
  const list = queues.join(" ");
  const ticks = schedticks?.map((tick) => `${String(tick)} `).join("") ?? "";
  return spacious ? `${start} [ ${list} ] schedticks=[ ${ticks}]` : `${start} [${list}]`;
}
