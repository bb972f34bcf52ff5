import type { Format, GoroutineLine, MachineLine, ProcessorLine } from "./print.ts";

/** Why a line cannot be read. */
export type LineFlaw =
  /** It ends in the middle, as where a log was cut. */
  | { readonly kind: "cut" }
  | { readonly kind: "no-field"; readonly field: string }
  | { readonly kind: "bad-number"; readonly field: string; readonly found: string }
  | { readonly kind: "unknown-field"; readonly field: string }
  /** More processors idle than there are, more queues than processors, and the like. */
  | { readonly kind: "impossible"; readonly field: string }
  | { readonly kind: "too-long" }
  /** A detailed line with no SCHED line before it. */
  | { readonly kind: "no-print" };

/** Thrown inside this folder only. */
export class FlawedLine extends Error {
  readonly flaw: LineFlaw;

  constructor(flaw: LineFlaw) {
    super(flaw.kind);
    this.flaw = flaw;
  }
}

/** A SCHED line, taken apart. */
export interface Head {
  readonly format: Format;
  readonly timeMs: number;
  readonly gomaxprocs: number;
  readonly idleprocs: number;
  readonly threads: number;
  readonly spinningthreads: number;
  readonly needspinning: number | null;
  readonly idlethreads: number;
  readonly runqueue: number;
  /** Null: the detailed lines tell them. */
  readonly queues: readonly number[] | null;
  readonly schedticks: readonly number[] | null;
  readonly flags: Flags | null;
}

export interface Flags {
  readonly gcwaiting: boolean;
  readonly nmidlelocked: number;
  readonly stopwait: number;
  readonly sysmonwait: boolean;
}

const known = new Set([
  "gomaxprocs",
  "idleprocs",
  "threads",
  "spinningthreads",
  "needspinning",
  "idlethreads",
  "runqueue",
  "schedticks",
  "gcwaiting",
  "nmidlelocked",
  "stopwait",
  "sysmonwait",
]);

/** @param line from the word SCHED on */
export function headOf(line: string): Head {
  const time = /^SCHED (\S*)(?: |$)/.exec(line)?.[1] ?? "";
  const ms = /^(.*)ms:$/.exec(time)?.[1];
  if (ms === undefined) {
    if (/^-?\d*m?s?$/.test(time)) throw new FlawedLine({ kind: "cut" });
    throw new FlawedLine({ kind: "bad-number", field: "SCHED", found: excerpt(time) });
  }
  const fields = new Fields(line.slice(6 + time.length));
  const isDetailed = fields.has("gcwaiting");
  const bracket = isDetailed ? null : fields.list("");
  const head: Head = {
    format: formatOf(fields, line),
    timeMs: integer("SCHED", ms, 0),
    gomaxprocs: fields.number("gomaxprocs", 1),
    idleprocs: fields.number("idleprocs"),
    threads: fields.number("threads"),
    spinningthreads: fields.number("spinningthreads"),
    needspinning: fields.has("needspinning") ? fields.number("needspinning") : null,
    idlethreads: fields.number("idlethreads"),
    runqueue: fields.number("runqueue"),
    queues: bracket,
    schedticks: fields.has("schedticks") ? fields.list("schedticks") : null,
    flags: isDetailed
      ? {
          gcwaiting: fields.flag("gcwaiting"),
          nmidlelocked: fields.number("nmidlelocked", Number.MIN_SAFE_INTEGER),
          stopwait: fields.number("stopwait", Number.MIN_SAFE_INTEGER),
          sysmonwait: fields.flag("sysmonwait"),
        }
      : null,
  };
  fields.refuseUnknown();
  possible(head);
  return head;
}

function formatOf(fields: Fields, line: string): Format {
  if (!fields.has("needspinning")) return "go-1.19";
  return fields.has("schedticks") || line.includes("[ ") ? "go-1.25" : "go-1.20";
}

function possible({ gomaxprocs, idleprocs, threads, idlethreads, queues, schedticks }: Head): void {
  const impossible = (field: string) => new FlawedLine({ kind: "impossible", field });
  if (idleprocs > gomaxprocs) throw impossible("idleprocs");
  if (idlethreads > threads) throw impossible("idlethreads");
  if (queues !== null && queues.length !== gomaxprocs) throw impossible("gomaxprocs");
  if (schedticks !== null && schedticks.length !== gomaxprocs) throw impossible("schedticks");
}

/** `name=value` pairs and lists in brackets. */
class Fields {
  readonly #values = new Map<string, string>();
  readonly #lists = new Map<string, string>();

  constructor(text: string) {
    const token = / *(?:(\w*)=?\[([^\]]*)(\]?)|(\w+)=(\S*)|(\S+))/gy;
    for (let found = token.exec(text); found !== null; found = token.exec(text)) {
      const [, listName, list, closed, name, value, stray] = found;
      if (stray !== undefined) throw new FlawedLine(strayWord(stray, token.lastIndex, text));
      if (list !== undefined) {
        if (closed === "") throw new FlawedLine({ kind: "cut" });
        this.#lists.set(listName ?? "", list);
      } else {
        this.#values.set(name ?? "", value ?? "");
      }
    }
  }

  has(name: string): boolean {
    return this.#values.has(name) || this.#lists.has(name);
  }

  number(name: string, least = 0): number {
    return integer(name, this.#value(name), least);
  }

  /** Go 1.19 and older print 0 and 1. */
  flag(name: string): boolean {
    return flag(name, this.#value(name));
  }

  list(name: string): readonly number[] {
    const list = this.#lists.get(name);
    if (list === undefined) throw new FlawedLine({ kind: "cut" });
    const words = list.split(" ").filter((word) => word !== "");
    return words.map((word) => integer(name === "" ? "runqsize" : name, word, 0));
  }

  refuseUnknown(): void {
    for (const field of [...this.#values.keys(), ...this.#lists.keys()]) {
      if (field !== "" && !known.has(field)) {
        throw new FlawedLine({ kind: "unknown-field", field: excerpt(field) });
      }
    }
  }

  #value(field: string): string {
    const value = this.#values.get(field);
    if (value === undefined) throw new FlawedLine({ kind: "no-field", field });
    return value;
  }
}

/** A last word without its `=` is the rest of a cut line; any other is nothing of schedtrace's. */
function strayWord(word: string, end: number, text: string): LineFlaw {
  return end >= text.trimEnd().length && /^\w+$/.test(word)
    ? { kind: "cut" }
    : { kind: "unknown-field", field: excerpt(word) };
}

const whole = /^-?\d{1,16}$/;

function integer(field: string, found: string, least: number): number {
  if (found === "") throw new FlawedLine({ kind: "cut" });
  const value = whole.test(found) ? Number(found) : NaN;
  if (!Number.isSafeInteger(value) || value < least) {
    throw new FlawedLine({ kind: "bad-number", field, found: excerpt(found) });
  }
  return value;
}

function flag(field: string, found: string): boolean {
  if (found === "true" || found === "1") return true;
  if (found === "false" || found === "0") return false;
  throw new FlawedLine(
    found === "" ? { kind: "cut" } : { kind: "bad-number", field, found: excerpt(found) },
  );
}

function optional(field: string, found: string): number | null {
  return found === "nil" || found === "-1" ? null : integer(field, found, 0);
}

/** As much of a stranger's text as an error shows. */
function excerpt(text: string): string {
  return text.length > 24 ? `${text.slice(0, 24)}…` : text;
}

const processor = new RegExp(
  String.raw`^ {2}P(\d+): status=(\S+) schedtick=(\S+) syscalltick=(\S+) m=(\S+)` +
    String.raw` runqsize=(\S+) gfreecnt=(\S+)(?: timerslen=(\S+))?$`,
);

export function processorOf(line: string): ProcessorLine {
  const [, id, status, schedtick, syscalltick, m, runqsize, gfreecnt, timerslen] = matched(
    processor,
    line,
  );
  return {
    id: integer("P", id ?? "", 0),
    status: integer("status", status ?? "", 0),
    schedtick: integer("schedtick", schedtick ?? "", 0),
    syscalltick: integer("syscalltick", syscalltick ?? "", 0),
    m: optional("m", m ?? ""),
    runqsize: integer("runqsize", runqsize ?? "", 0),
    gfreecnt: integer("gfreecnt", gfreecnt ?? "", 0),
    timerslen: timerslen === undefined ? null : integer("timerslen", timerslen, 0),
  };
}

const machine = new RegExp(
  String.raw`^ {2}M(\d+): p=(\S+) curg=(\S+) mallocing=(\S+) throwing=(\S+) preemptoff=(.*?)` +
    String.raw` locks=(\S+) dying=(\S+) spinning=(\S+) blocked=(\S+) lockedg=(\S+)$`,
);

export function machineOf(line: string): MachineLine {
  const [, id, p, curg, mallocing, throwing, preemptoff, locks, dying, spinning, blocked, lockedg] =
    matched(machine, line);
  return {
    id: integer("M", id ?? "", 0),
    p: optional("p", p ?? ""),
    curg: optional("curg", curg ?? ""),
    mallocing: integer("mallocing", mallocing ?? "", 0),
    throwing: integer("throwing", throwing ?? "", 0),
    preemptoff: preemptoff ?? "",
    locks: integer("locks", locks ?? "", Number.MIN_SAFE_INTEGER),
    dying: integer("dying", dying ?? "", 0),
    spinning: flag("spinning", spinning ?? ""),
    blocked: flag("blocked", blocked ?? ""),
    lockedg: optional("lockedg", lockedg ?? ""),
  };
}

const goroutine = /^ {2}G(\d+): status=(\d+)\((.*)\) m=(\S+) lockedm=(\S+)$/;

/** Set while the collector scans the stack. */
const scanBit = 0x1000;

export function goroutineOf(line: string): GoroutineLine {
  const [, id, status, waitReason, m, lockedm] = matched(goroutine, line);
  return {
    id: integer("G", id ?? "", 0),
    status: integer("status", status ?? "", 0) & ~scanBit,
    waitReason: waitReason ?? "",
    m: optional("m", m ?? ""),
    lockedm: optional("lockedm", lockedm ?? ""),
  };
}

function matched(pattern: RegExp, line: string): RegExpExecArray {
  const found = pattern.exec(line);
  if (found === null) throw new FlawedLine({ kind: "cut" });
  return found;
}
