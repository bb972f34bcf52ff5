import type { GoroutineStatus } from "../world/world.ts";

/** What a person says in the builder; the condition in CEL is made of it. */
export type Wish =
  | {
      readonly about: "event";
      readonly kind: string;
      /** `G7`, `M2` or `P0`; empty: any of them. */
      readonly of: string;
    }
  | {
      readonly about: "queue";
      /** The number of a P; null: the global queue. */
      readonly p: number | null;
      readonly compare: "==" | ">=" | "<=";
      readonly size: number;
    }
  | { readonly about: "status"; readonly g: number; readonly status: GoroutineStatus }
  | { readonly about: "time"; readonly ns: number };

/** The condition as CEL, or null while something is missing. */
export function celOf(wish: Wish): string | null {
  switch (wish.about) {
    case "event":
      return ofEvent(wish.kind, wish.of);
    case "queue": {
      const queue = wish.p === null ? "sched" : `ps[${whole(wish.p)}]`;
      return `${queue}.runqsize ${wish.compare} ${whole(wish.size)}`;
    }
    case "status":
      return `gs[${whole(wish.g)}].status == ${quoted(wish.status)}`;
    case "time":
      return `timeNs >= ${whole(wish.ns)}`;
  }
}

function ofEvent(kind: string, of: string): string | null {
  if (kind === "") return null;
  const condition = `ev.kind == ${quoted(kind)}`;
  if (of.trim() === "") return condition;
  const [, letter, id] = /^([gmp])(\d+)$/i.exec(of.trim()) ?? [];
  if (letter === undefined || id === undefined) return null;
  return `${condition} && ev.${letter.toLowerCase()} == ${id}`;
}

function whole(value: number): string {
  return String(Math.max(0, Math.trunc(Number.isFinite(value) ? value : 0)));
}

function quoted(word: string): string {
  return `'${word.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** A short name for a new breakpoint that none of the others has: `b1`, `b2`. */
export function freeId(taken: Readonly<Record<string, string>>): string {
  let number = 1;
  while (`b${String(number)}` in taken) number++;
  return `b${String(number)}`;
}
