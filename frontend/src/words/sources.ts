import { html, nothing, type TemplateResult } from "lit";
import { goFunctions, oldestSource } from "./go-functions.ts";
import text from "../../texts/source.yaml";

/** The minor releases that have a function. */
interface Span {
  readonly since: number;
  readonly until: number;
}

/** Functions by their full names, such as `runtime.m.becomeSpinning`. */
const known: ReadonlyMap<string, Span> = new Map(
  goFunctions
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [name = "", since = "", until = ""] = entry.split("@");
      return [
        name,
        {
          since: since === "" ? oldestSource : Number(since),
          until: until === "" ? Infinity : Number(until),
        },
      ];
    }),
);

/** Methods of the runtime by their own names, which no two of them share. */
const methods: ReadonlyMap<string, string> = new Map(
  [...known.keys()].flatMap((name) => {
    const method = /^runtime\.\w+\.(\w+)$/.exec(name)?.[1];
    return method === undefined ? [] : [[method, name]];
  }),
);

/** Words that a sentence may use without meaning the function of that name. */
const words: ReadonlySet<string> = new Set([
  "GC",
  "GOMAXPROCS",
  "execute",
  "exit",
  "ready",
  "retake",
  "schedule",
  "sysmon",
]);

/** Names that a program of the reader's gives its functions as well. */
const common: ReadonlySet<string> = new Set(["check", "exit", "stop"]);

/** A frame without an origin of its own may open no other page, so that a link would be dead. */
function isLocked(): boolean {
  return globalThis.origin === "null";
}

/** Whether the Go that a session plays has the function; a design of ours is made of several. */
function isIn(release: string, { since, until }: Span): boolean {
  if (release === "") return false;
  const minor = /^1\.(\d+)/.exec(release)?.[1];
  if (minor === undefined) return since === oldestSource && until === Infinity;
  return Number(minor) >= since && Number(minor) <= until;
}

function bare(fn: string): string {
  return fn.replace(/\(\*(\w+)\)/, "$1");
}

/** The full name of a function that stands in code. */
function inCode(token: string): string | null {
  const name = bare(token);
  if (known.has(name)) return name;
  const own = `runtime.${name}`;
  if (known.has(own) && !common.has(name)) return own;
  const parts = name.split(".");
  const last = parts.at(-1) ?? "";
  const method = `runtime.${parts.slice(-2).join(".")}`;
  if (parts.length > 1 && known.has(method)) return method;
  return common.has(last) ? null : (methods.get(last) ?? null);
}

/** The full name of a function that stands in a sentence: less is understood there than in code. */
function inSentence(token: string): string | null {
  const name = bare(token);
  if (known.has(name)) return name;
  const own = `runtime.${name}`;
  return known.has(own) && !words.has(name) ? own : null;
}

function link(name: string, release: string, shown: unknown, stop: boolean): TemplateResult {
  const isGo = /^1\.\d+$/.test(release);
  return html`<a
    class="go-source"
    href="/source/${encodeURIComponent(release)}/${name}"
    target="_blank"
    rel="noopener noreferrer"
    tabindex=${stop ? nothing : "-1"}
    title=${isGo ? text("title", { release }) : text("title.go")}
    >${shown}</a
  >`;
}

/**
 * The name of a function as an event has it, such as `runtime.(*p).destroy`; it leads to the
 * source of the Go that is played, if its place is known.
 */
export function functionName(fn: string, release: string, shown: unknown = fn): unknown {
  const name = bare(fn);
  const span = known.get(name);
  const isThere = span !== undefined && isIn(release, span) && !isLocked();
  return isThere ? link(name, release, shown, true) : shown;
}

/** A name with its package, its receiver and what it is a field of; no part of a path. */
const token = new RegExp(
  String.raw`((?<![\p{L}\d_/.])(?:[a-z]+(?:\/[a-z]+)*\.)?(?:\(\*\w+\)\.)?` +
    String.raw`[A-Za-z_]\w*(?:\.\w+)*(?![\p{L}\d_/]))`,
  "u",
);

function linked(
  of: string,
  release: string,
  find: (token: string) => string | null,
  stop: boolean,
): readonly unknown[] {
  return of.split(token).map((part, at) => {
    const name = at % 2 === 1 ? find(part) : null;
    const span = name === null ? undefined : known.get(name);
    return name !== null && span !== undefined && isIn(release, span)
      ? link(name, release, part, stop)
      : part;
  });
}

/**
 * Code in which the functions of Go lead to their source.
 *
 * @param stop: whether the Tab key stops at them
 */
export function codeWithSources(code: string, release: string, stop = true): readonly unknown[] {
  return isLocked() ? [code] : linked(code, release, inCode, stop);
}

/**
 * A sentence in which the functions of Go lead to their source; what stands between backticks is
 * code.
 */
export function withSources(sentence: string, release: string): readonly unknown[] {
  return sentence.split("`").map((part, at) => {
    if (at % 2 === 1) return html`<code>${codeWithSources(part, release)}</code>`;
    return isLocked() ? part : linked(part, release, inSentence, true);
  });
}
