// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Figures, SweepCell } from "../world/compared";
import { csvOf } from "./csv";
import { heatOf, HeatMap } from "./heat-map";

const cell = (row: number, column: number, switches: number, end = "returned"): SweepCell => ({
  row,
  column,
  cells: 4,
  end,
  figures: { timeNs: 1_000, switches } as Figures,
});
const rows = { vary: "gomaxprocs", values: ["1", "2"] };
const columns = { vary: "const.load", values: ["10", "20"] };

describe("a grid of runs", () => {
  it("is the darker the more there is", () => {
    expect(heatOf(1, 1, 9)).toBe(0);
    expect(heatOf(9, 1, 9)).toBe(60);
    expect(heatOf(5, 1, 9)).toBe(30);
    expect(heatOf(7, 7, 7)).toBe(0);
    expect(heatOf(1_000, 0, 1_000_000)).toBe(30);
    expect(heatOf(200, 100, 10_000)).toBeLessThan(15);
  });

  it("shows the cells that are there, and which were stopped", async () => {
    const map = new HeatMap();
    map.rows = { name: "GOMAXPROCS", values: rows.values };
    map.columns = { name: "load", values: columns.values };
    map.measure = "switches";
    map.cells = [cell(0, 0, 12), cell(0, 1, 40, "cut")];
    document.body.append(map);
    await map.updateComplete;
    const said = [...(map.shadowRoot?.querySelectorAll("td") ?? [])].map((td) =>
      td.textContent.replaceAll(/\s+/g, ""),
    );
    expect(said[0]).toBe("12");
    expect(said[1]).toContain("40");
    expect(said[1]).not.toBe("40");
    expect(said.slice(2)).toEqual(["…", "…"]);
  });

  it("is written down as comma-separated values", () => {
    const quoted = { vary: "go", values: ['say "1,2"', "2"] };
    expect(csvOf([quoted, columns], [cell(0, 0, 12), cell(1, 1, 40, "cut")])).toBe(
      'go,const.load,end,timeNs,switches\r\n"say ""1,2""",10,returned,1000,12\r\n' +
        "2,20,cut,1000,40\r\n",
    );
  });
});
