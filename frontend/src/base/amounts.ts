import { currentLanguage } from "./texts.ts";
import text from "../../texts/amount.yaml";

type TimeUnit = "ns" | "us" | "ms" | "s";
type MemoryUnit = "b" | "kib" | "mib" | "gib";

const timeUnits: readonly (readonly [TimeUnit, number])[] = [
  ["ns", 1],
  ["us", 1e3],
  ["ms", 1e6],
  ["s", 1e9],
];

const memoryUnits: readonly (readonly [MemoryUnit, number])[] = [
  ["b", 1],
  ["kib", 2 ** 10],
  ["mib", 2 ** 20],
  ["gib", 2 ** 30],
];

const formats = new Map<string, Intl.NumberFormat>();

/** A number as the reader's language writes it; more digits than `most` are rounded away. */
export function number(value: number, most = 3, least = 0): string {
  const language = currentLanguage();
  const key = `${language} ${String(least)} ${String(most)}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

/** A share from 0 to 1, as a text’s `{share, number, ::percent}`: `42%`, in Russian `42 %`. */
export function percent(share: number): string {
  const language = currentLanguage();
  const key = `${language} %`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
    formats.set(key, format);
  }
  return format.format(share);
}

/** A duration in the unit that suits it: `20.5 µs`. */
export function duration(ns: number): string {
  const [unit, size] = largest(ns, timeUnits);
  return text(unit, { value: number(ns / size) });
}

/** A duration to be read at a glance, with three digits that count: `3.14 ms`. */
export function roughDuration(ns: number): string {
  return duration(Number(ns.toPrecision(3)));
}

/** A moment of virtual time, with as many digits always: `12.480 ms`. */
export function moment(ns: number): string {
  const [unit, size] = largest(ns, timeUnits);
  return text(unit, { value: unit === "ns" ? number(ns) : number(ns / size, 3, 3) });
}

/** An amount of memory: `2 KiB`. */
export function memory(bytes: number): string {
  const [unit, size] = largest(bytes, memoryUnits);
  return text(unit, { value: number(bytes / size) });
}

function largest<Unit>(
  value: number,
  units: readonly (readonly [Unit, number])[],
): readonly [Unit, number] {
  const [first, ...larger] = units;
  if (first === undefined) throw new Error("There is no unit");
  return larger.findLast(([, size]) => Math.abs(value) >= size) ?? first;
}
