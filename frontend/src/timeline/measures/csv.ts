import type { Stretch } from "../spans/figures.ts";
import type { RunRecord } from "../spans/run-record.ts";
import { levels, rates, type Counts } from "./counts.ts";

/** The most lines of a file: programs that read tables take no more. */
export const mostLines = 1_000_000;

/** The measures of a stretch, a line for each moment at which something happened. */
export function measuresCsv(record: RunRecord, counts: Counts, { from, to }: Stretch): string {
  const lines = [["step", "timeNs", ...levels, ...rates].join()];
  for (let beat = from; beat < Math.min(to, from + mostLines); beat++) {
    lines.push(
      [
        record.stepOf(beat),
        record.timeOf(beat),
        ...levels.map((name) => counts.level(name, beat)),
        ...rates.map((name) => counts.times(name, beat, beat + 1)),
      ].join(),
    );
  }
  return `${lines.join("\n")}\n`;
}

/** The events of a stretch that lanes are made of. Where nobody takes part the field is empty. */
export function eventsCsv(record: RunRecord, { from, to }: Stretch): string {
  const lines = ["step,timeNs,kind,g,m,p,other,word"];
  const first = record.firstMarkAt(from);
  const end = Math.min(record.firstMarkAt(to), first + mostLines);
  for (let at = first; at < end; at++) {
    const { kind, g, m, p, other, beat } = record.mark(at);
    const who = [g, m, p, other].map((id) => (id < 0 ? "" : String(id)));
    const word = record.wordOf(at).replaceAll('"', '""');
    lines.push(
      [
        record.stepOf(beat),
        record.timeOf(beat),
        kind,
        ...who,
        word === "" ? "" : `"${word}"`,
      ].join(),
    );
  }
  return `${lines.join("\n")}\n`;
}
