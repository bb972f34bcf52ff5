/**
 * What is run: a scene, the run of a pair of designs, a program of the library, a session, or a
 * scenario of the fragment.
 */
export type Base =
  | { readonly from: "scene" | "design" | "example" | "session"; readonly id: string }
  | { readonly from: "fragment" };

/** What changes, and to what, as it is written. */
export interface Axis {
  readonly vary: string;
  readonly values: readonly string[];
}

/** What somebody wants to compare; all of it stands in the address. */
export interface Asked {
  readonly base: Base;
  readonly axes: readonly Axis[];
  /** The branches of a session that are compared, in the place of an axis. */
  readonly branches: readonly number[];
  readonly by: "event" | "time";
  /** Where the cursor stands; null: at the first difference. */
  readonly at: number | null;
}

const sources = ["scene", "design", "example", "session"] as const;

/** `go:1.13,1.14` as an axis; null if it is none. */
export function axisOf(written: string | null): Axis | null {
  const [, vary, values] = /^([^:]+):(.+)$/.exec(written ?? "") ?? [];
  if (vary === undefined || values === undefined) return null;
  return { vary, values: values.split(",").map((value) => value.trim()) };
}

/** An axis as the address has it. */
export function axisText({ vary, values }: Axis): string {
  return `${vary}:${values.join(",")}`;
}

/**
 * Reads an address.
 *
 * @param names of the parameters that are axes
 */
export function askedOf(
  { search, hash }: { readonly search: string; readonly hash: string },
  names: readonly string[],
): Asked | null {
  const query = new URLSearchParams(search);
  const from = sources.find((source) => query.has(source));
  const isPacked = hash.startsWith("#s=");
  if (from === undefined && !isPacked) return null;
  const axes = names.flatMap((name) => axisOf(query.get(name)) ?? []);
  const branches = (query.get("branches") ?? "").split(",").filter((each) => /^\d+$/.test(each));
  const at = query.get("at");
  return {
    base:
      from === undefined || isPacked ? { from: "fragment" } : { from, id: query.get(from) ?? "" },
    axes,
    branches: branches.map(Number),
    by: query.get("by") === "time" ? "time" : "event",
    at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
  };
}

/** What stands behind the question mark for it. */
export function queryOf(asked: Asked, names: readonly string[]): string {
  const query = new URLSearchParams();
  const { base, axes, branches, by, at } = asked;
  if (base.from !== "fragment") query.set(base.from, base.id);
  if (branches.length > 0) query.set("branches", branches.join(","));
  for (const [index, axis] of axes.entries()) {
    const name = names[index];
    if (name !== undefined) query.set(name, axisText(axis));
  }
  if (by === "time") query.set("by", by);
  if (at !== null) query.set("at", String(at));
  return query.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
}
