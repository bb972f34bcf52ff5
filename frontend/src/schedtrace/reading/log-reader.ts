import {
  FlawedLine,
  goroutineOf,
  headOf,
  machineOf,
  processorOf,
  type Head,
  type LineFlaw,
} from "./line.ts";
import type { Detail, GoroutineLine, MachineLine, Print, ProcessorLine } from "./print.ts";

export interface LineError {
  readonly line: number;
  readonly flaw: LineFlaw;
}

/** What a text holds. */
export interface Log {
  readonly prints: readonly Print[];
  /** Lines read, of any kind. */
  readonly lines: number;
  /** Lines that are nothing of schedtrace's: what the program itself printed. */
  readonly others: number;
  readonly errors: readonly LineError[];
  /** The number of errors that were not kept, because there were too many. */
  readonly moreErrors: number;
  /** The number of prints that were not kept, because there were too many. */
  readonly morePrints: number;
}

/** The most text, in UTF-16 units. */
export const mostText = 32 * 1024 * 1024;
export const longestLine = 64 * 1024;
export const mostPrints = 100_000;
/** Detailed lines, which weigh most. */
export const mostDetails = 500_000;
export const mostErrors = 100;

interface Open {
  readonly line: number;
  readonly head: Head;
  readonly ps: ProcessorLine[];
  readonly ms: MachineLine[];
  readonly gs: GoroutineLine[];
}

/** Reads a log line by line; a line that cannot be read spoils no other. */
export class LogReader {
  readonly #prints: Print[] = [];
  readonly #errors: LineError[] = [];
  #lines = 0;
  #others = 0;
  #moreErrors = 0;
  #morePrints = 0;
  #details = 0;
  #open: Open | null = null;

  /** @param line without its end */
  read(line: string): void {
    this.#lines++;
    try {
      this.#take(line.endsWith("\r") ? line.slice(0, -1) : line);
    } catch (failure) {
      if (!(failure instanceof FlawedLine)) throw failure;
      if (this.#errors.length < mostErrors) {
        this.#errors.push({ line: this.#lines, flaw: failure.flaw });
      } else {
        this.#moreErrors++;
      }
    }
  }

  end(): Log {
    this.#close();
    return {
      prints: this.#prints,
      lines: this.#lines,
      others: this.#others,
      errors: this.#errors,
      moreErrors: this.#moreErrors,
      morePrints: this.#morePrints,
    };
  }

  /** Passes over a time before the line, which a log collector may have written. */
  #take(line: string): void {
    const head = /(?:^|[\s\]|])(?=SCHED (?:-?\d|$))/.exec(line);
    if (head !== null) {
      this.#close();
      if (line.length > longestLine) throw new FlawedLine({ kind: "too-long" });
      const at = line.indexOf("SCHED", head.index);
      this.#open = { line: this.#lines, head: headOf(line.slice(at)), ps: [], ms: [], gs: [] };
      return;
    }
    const detail = / {2}([PMG])\d+: (?:status|p)=/.exec(line);
    if (detail === null) {
      if (line !== "") this.#others++;
      return;
    }
    if (line.length > longestLine) throw new FlawedLine({ kind: "too-long" });
    if (this.#open === null) throw new FlawedLine({ kind: "no-print" });
    if (++this.#details <= mostDetails) {
      this.#detail(this.#open, detail[1] ?? "", line.slice(detail.index).trimEnd());
    }
  }

  #detail(open: Open, kind: string, line: string): void {
    if (open.head.flags === null) throw new FlawedLine({ kind: "no-print" });
    if (kind === "P") open.ps.push(processorOf(line));
    else if (kind === "M") open.ms.push(machineOf(line));
    else open.gs.push(goroutineOf(line));
  }

  #close(): void {
    if (this.#open === null) return;
    const { line, head, ps, ms, gs } = this.#open;
    this.#open = null;
    if (this.#prints.length >= mostPrints || this.#details > mostDetails) {
      this.#morePrints++;
      return;
    }
    const { flags, queues, ...rest } = head;
    const detail: Detail | null = flags === null ? null : { ...flags, ps, ms, gs };
    this.#prints.push({
      line,
      ...rest,
      queues: queues ?? ps.map(({ runqsize }) => runqsize),
      schedticks: rest.schedticks ?? (ps.length > 0 ? ps.map(({ schedtick }) => schedtick) : null),
      detail,
    });
  }
}

/** Reads a whole text at once. */
export function logOf(text: string): Log {
  const reader = new LogReader();
  for (const line of linesOf(text)) reader.read(line);
  return reader.end();
}

/** Without an array of all: a text may have millions. */
export function* linesOf(text: string): Generator<string> {
  let from = 0;
  while (from < text.length) {
    const to = text.indexOf("\n", from);
    yield text.slice(from, to < 0 ? text.length : to);
    if (to < 0) return;
    from = to + 1;
  }
}
