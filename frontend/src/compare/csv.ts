import type { Figures, SweepCell } from "../world/compared.ts";
import type { Axis } from "./asked.ts";

/** The cells of a grid as a table of comma-separated values, a line for each. */
export function csvOf([rows, columns]: readonly [Axis, Axis], cells: readonly SweepCell[]): string {
  const names = Object.keys(cells[0]?.figures ?? {}) as (keyof Figures)[];
  const head = [rows.vary, columns.vary, "end", ...names];
  const lines = cells.map(({ row, column, end, figures }) => [
    rows.values[row] ?? "",
    columns.values[column] ?? "",
    end,
    ...names.map((name) => String(figures[name])),
  ]);
  return [head, ...lines].map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
