import { describe, expect, it } from "vitest";
import { applyPatch } from "./patch";

describe("a merge patch", () => {
  // The cases of RFC 7396, appendix A, whose target and patch are objects.
  it.each([
    [{ a: "b" }, { a: "c" }, { a: "c" }],
    [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
    [{ a: "b" }, { a: null }, {}],
    [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
    [{ a: ["b"] }, { a: "c" }, { a: "c" }],
    [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
    [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
    [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [{ a: "foo" }, { a: { b: { c: null } } }, { a: { b: {} } }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])("makes of %j with %j: %j", (target, patch, expected) => {
    const before = structuredClone(target);
    expect(applyPatch(target, patch)).toEqual(expected);
    expect(target).toEqual(before);
  });

  it("leaves the same object where nothing is different", () => {
    const target = { list: [1, { a: 2 }], tree: { a: { b: 1 } }, text: "x" };
    expect(applyPatch(target, structuredClone(target))).toBe(target);
    expect(applyPatch(target, { gone: null })).toBe(target);
  });

  it("makes anew only what lies on the way to a change", () => {
    const target = { gs: { "1": { n: 1 }, "2": { n: 2 } }, ms: { "0": {} }, runq: [1, 2] };
    const after = applyPatch(target, { gs: { "2": { n: 3 } }, runq: [1, 2] }) as typeof target;
    expect(after.gs["2"]).toEqual({ n: 3 });
    expect(after.gs["1"]).toBe(target.gs["1"]);
    expect(after.ms).toBe(target.ms);
    expect(after.runq).toBe(target.runq);
  });

  it("takes any name for a name", () => {
    const target = { breakpoints: {} };
    const patch = JSON.parse(
      '{"breakpoints":{"__proto__":"true","constructor":"1 > 0"}}',
    ) as object;
    const after = applyPatch(target, { ...patch }) as { breakpoints: Record<string, string> };
    expect(Object.entries(after.breakpoints)).toEqual([
      ["__proto__", "true"],
      ["constructor", "1 > 0"],
    ]);
    expect(Object.getPrototypeOf(after.breakpoints)).toBe(Object.prototype);
  });

  it("looks at each of ten thousand once or twice, however many of them change", () => {
    const count = 10_000;
    let looks = 0;
    const target = new Proxy(
      Object.fromEntries(Array.from({ length: count }, (_, g) => [String(g), { ranNs: 0 }])),
      {
        get: (all, name) => {
          looks++;
          return Reflect.get(all, name) as unknown;
        },
      },
    );
    const half = Array.from({ length: count / 2 }, (_, g) => [
      String(2 * g),
      g % 2 === 0 ? null : { ranNs: 1 },
    ]);
    const after = applyPatch(target, Object.fromEntries(half) as Record<string, unknown>);
    expect(Object.keys(after).length).toBe((count * 3) / 4);
    expect(looks).toBeLessThanOrEqual(2 * count);
  });
});
