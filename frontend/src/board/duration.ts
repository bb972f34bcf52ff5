import { currentLanguage } from "../base/texts";

const units = [
  ["second", 1e9],
  ["millisecond", 1e6],
  ["microsecond", 1e3],
  ["nanosecond", 1],
] as const;

const formats = new Map<string, Intl.NumberFormat>();

/** Virtual time in the largest unit that fits, with three digits that count: `1.23 ms`. */
export function duration(ns: number): string {
  const [unit, size] = units.find(([, least]) => Math.abs(ns) >= least) ?? ["nanosecond", 1];
  const language = currentLanguage();
  const name = `${language} ${unit}`;
  let format = formats.get(name);
  if (format === undefined) {
    format = new Intl.NumberFormat(language, {
      style: "unit",
      unit,
      maximumSignificantDigits: 3,
    });
    formats.set(name, format);
  }
  return format.format(ns / size);
}

export function whole(count: number): string {
  return new Intl.NumberFormat(currentLanguage()).format(count);
}
