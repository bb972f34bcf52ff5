import { describe, expect, it } from "vitest";
import { askedOf, axisOf, queryOf } from "./asked";

describe("an address", () => {
  it("carries what is run, what changes, and where the cursor stands", () => {
    const search = "?scene=steal&vary=go:1.13,1.14&by=time&at=1200";
    const asked = askedOf({ search, hash: "" }, ["vary"]);
    expect(asked).toEqual({
      base: { from: "scene", id: "steal" },
      axes: [{ vary: "go", values: ["1.13", "1.14"] }],
      branches: [],
      by: "time",
      at: 1200,
    });
    expect(asked === null ? "" : `?${queryOf(asked, ["vary"])}`).toBe(search);
  });

  it("carries two axes, and branches of a session", () => {
    const grid = "?example=ping-pong&rows=gomaxprocs:1,2&columns=seed:1,2,3";
    const sweep = askedOf({ search: grid, hash: "" }, ["rows", "columns"]);
    expect(sweep?.axes).toHaveLength(2);
    expect(sweep === null ? "" : `?${queryOf(sweep, ["rows", "columns"])}`).toBe(grid);
    const futures = askedOf({ search: "?session=Ab12&branches=0,3", hash: "" }, ["vary"]);
    expect(futures?.branches).toEqual([0, 3]);
  });

  it("has its scenario in the fragment, if there is one", () => {
    expect(askedOf({ search: "?vary=seed:1,2", hash: "#s=1.abc" }, ["vary"])?.base).toEqual({
      from: "fragment",
    });
    expect(askedOf({ search: "", hash: "" }, ["vary"])).toBeNull();
  });

  it("is not misled by what is no axis", () => {
    for (const written of [null, "", "go", "go:", ":1"]) expect(axisOf(written)).toBeNull();
  });
});
