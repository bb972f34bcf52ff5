import { duration, memory } from "../base/amounts.ts";
import { formatPattern } from "../base/format-pattern.ts";
import { currentLanguage, type Values } from "../base/texts.ts";
import type { SchedulerEvent } from "../world/event.ts";
import type { EventField, EventKind, EventKinds, FieldType, Words } from "../world/event-kinds.ts";

/** Stands for what is not there: a template chooses before it shows such an argument. */
const none = "none";

/** Numbers that are more than digits; ids are not. */
const amounts: Readonly<Partial<Record<FieldType, (value: number) => string | number>>> = {
  count: (value) => value,
  duration,
  time: duration,
  bytes: memory,
};

/** Tells of events in the language of the page as it is now. */
export class EventWords {
  private readonly kinds: ReadonlyMap<string, EventKind>;
  private readonly checkNames: ReadonlyMap<string, Words>;
  private readonly expressions: ReadonlyMap<string, string>;
  private readonly results: ReadonlyMap<string, Words>;
  private readonly reasons: ReadonlyMap<string, Words>;

  private readonly list: EventKinds;
  /** The number of the machine that is the system monitor; null: it is not known. */
  sysmon: number | null = null;

  constructor(list: EventKinds) {
    this.list = list;
    this.kinds = new Map(list.kinds.map((kind) => [kind.kind, kind]));
    this.checkNames = new Map(list.checks.map(({ check, name }) => [check, name]));
    this.expressions = new Map(list.checks.map(({ check, expression }) => [check, expression]));
    this.results = new Map(list.results.map(({ result, name }) => [result, name]));
    this.reasons = new Map(list.waitReasons.map(({ reason, words }) => [reason, words]));
  }

  /** One sentence; an unknown kind, which a newer server may have, is named only. */
  sentence(event: SchedulerEvent): string {
    const kind = this.kinds.get(event.kind);
    const template = inLanguage(kind?.template);
    if (kind === undefined || template === undefined) return event.kind;
    const said = formatPattern(template, currentLanguage(), this.values(event, kind));
    if (this.sysmon === null || event.m !== this.sysmon || said.includes("sysmon")) return said;
    const name = `M${String(this.sysmon)}`;
    return said.replace(new RegExp(`\\b${name}\\b`), `sysmon (${name})`);
  }

  name(kind: string): string {
    return inLanguage(this.kinds.get(kind)?.name) ?? kind;
  }

  group(kind: string): string {
    return this.kinds.get(kind)?.group ?? "";
  }

  /** The groups in the server's order, each with its kinds. */
  groups(): { group: string; name: string; kinds: { kind: string; name: string }[] }[] {
    return this.list.groups.map(({ group, name }) => ({
      group,
      name: inLanguage(name) ?? group,
      kinds: this.list.kinds
        .filter((kind) => kind.group === group)
        .map((kind) => ({ kind: kind.kind, name: this.name(kind.kind) })),
    }));
  }

  check(check: string): string {
    return inLanguage(this.checkNames.get(check)) ?? check;
  }

  /** What a search looks at, in the newest release's order. */
  checks(): readonly string[] {
    return this.list.checks.map(({ check }) => check);
  }

  /** What Go's source asks at this check, if the server tells. */
  expression(check: string): string {
    return this.expressions.get(check) ?? "";
  }

  result(result: string): string {
    return inLanguage(this.results.get(result)) ?? result;
  }

  private values(event: SchedulerEvent, kind: EventKind): Values {
    const common = Object.entries(event);
    const own = new Map([...common, ...Object.entries(event.detail)]);
    const fields = [...this.list.common, ...kind.fields].filter(({ type }) => type !== "checks");
    return Object.fromEntries(
      fields.map((field) => [field.name, this.argument(field, own.get(field.name))]),
    );
  }

  private argument(field: EventField, value: unknown): string | number {
    if (value === undefined || value === null || value === field.none) return none;
    if (typeof value === "number") return amounts[field.type]?.(value) ?? String(value);
    const written = typeof value === "string" ? value : JSON.stringify(value);
    if (field.type === "text") return firstLine(written);
    if (field.type !== "waitReason") return written;
    return inLanguage(this.reasons.get(written)) ?? written;
  }
}

function inLanguage(words: Words | undefined): string | undefined {
  return words?.[currentLanguage()];
}

function firstLine(text: string): string {
  const written = text.trim();
  const end = written.indexOf("\n");
  return end < 0 ? written : `${written.slice(0, end).trimEnd()}…`;
}
