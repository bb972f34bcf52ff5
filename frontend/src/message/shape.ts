import { done, failed, type Result } from "./result";

/** The first place where something is not what it should be. */
export interface WrongShape {
  /** The names that lead there, with dots between them: `gs.7.status`. */
  readonly path: string;
  readonly expected: string;
}

declare const described: unique symbol;

/** Describes the values of a type, so that one can be told from anything else at run time. */
export interface Shape<T> {
  /**
   * What is wrong with a value; null if nothing is. Whatever in it is the very object that stands
   * there in `known` was looked at before, and is not again.
   */
  readonly flaw: (value: unknown, known?: unknown) => WrongShape | null;
  readonly [described]?: T;
}

/** A field that may be absent. */
export interface Optional<T> {
  readonly ifThere: Shape<T>;
}

/** The type whose values a shape describes: what is written as a shape is never written twice. */
export type Of<S> = S extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown> | Optional<unknown>>>;

/** The object that has these fields, of which some may be absent. */
type ObjectOf<F extends Fields> = Flat<
  {
    readonly [Name in keyof F as F[Name] extends Optional<unknown> ? never : Name]: Of<F[Name]>;
  } & {
    readonly [
      Name in keyof F as F[Name] extends Optional<unknown> ? Name : never
    ]?: F[Name] extends Optional<infer T> ? T : never;
  }
>;

/** Written out, so that a message of the compiler names the fields. */
type Flat<T> = { readonly [Name in keyof T]: T[Name] };

/** Takes something unknown for what the shape describes, if it is that. */
export function parse<T>(shape: Shape<T>, value: unknown, known?: T): Result<T, WrongShape> {
  const flaw = shape.flaw(value, known);
  return flaw === null ? done(value as T) : failed(flaw);
}

/** What JSON says, or that it is none. */
export function parseJson(source: string): Result<unknown, WrongShape> {
  try {
    return done(JSON.parse(source));
  } catch {
    return failed({ path: "", expected: "JSON" });
  }
}

function simple<T>(expected: string, isOne: (value: unknown) => boolean): Shape<T> {
  const wrong = { path: "", expected };
  return { flaw: (value) => (isOne(value) ? null : wrong) };
}

export const text = simple<string>("a text", (value) => typeof value === "string");
export const number = simple<number>("a number", (value) => typeof value === "number");
export const flag = simple<boolean>("true or false", (value) => typeof value === "boolean");
export const anything: Shape<unknown> = { flaw: () => null };

/** One of some texts. */
export function oneOf<const T extends string>(...words: readonly T[]): Shape<T> {
  const known = new Set<unknown>(words);
  return simple<T>(`one of ${words.join(", ")}`, (value) => known.has(value));
}

export function optional<T>(ifThere: Shape<T>): Optional<T> {
  return { ifThere };
}

/** An object with these fields; others may stand beside them. */
export function object<const F extends Fields>(fields: F): Shape<ObjectOf<F>> {
  const all = Object.entries(fields).map(([name, field]) =>
    "ifThere" in field
      ? { name, shape: field.ifThere, mayMiss: true }
      : { name, shape: field, mayMiss: false },
  );
  return {
    flaw: (value, known) => {
      if (value === known && value !== undefined) return null;
      if (!isTree(value)) return { path: "", expected: "an object" };
      const before = isTree(known) ? known : {};
      for (const { name, shape, mayMiss } of all) {
        const part = value[name];
        if (part === undefined && mayMiss) continue;
        const flaw = shape.flaw(part, before[name]);
        if (flaw !== null) return within(name, flaw);
      }
      return null;
    },
  };
}

/** An object that has a value of one shape under each of its names. */
export function record<T>(each: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    flaw: (value, known) => {
      if (value === known && value !== undefined) return null;
      if (!isTree(value)) return { path: "", expected: "an object" };
      const before = isTree(known) ? known : {};
      for (const name of Object.keys(value)) {
        const flaw = each.flaw(value[name], before[name]);
        if (flaw !== null) return within(name, flaw);
      }
      return null;
    },
  };
}

export function list<T>(each: Shape<T>): Shape<readonly T[]> {
  return {
    flaw: (value, known) => {
      if (value === known && value !== undefined) return null;
      if (!Array.isArray(value)) return { path: "", expected: "a list" };
      for (const [index, entry] of value.entries()) {
        const flaw = each.flaw(entry);
        if (flaw !== null) return within(String(index), flaw);
      }
      return null;
    },
  };
}

function within(name: string, { path, expected }: WrongShape): WrongShape {
  return { path: path === "" ? name : `${name}.${path}`, expected };
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
