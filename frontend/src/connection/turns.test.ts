import { describe, expect, it } from "vitest";
import { Turns } from "./turns";

describe("turns", () => {
  it("come one after the other, and only among their own kind", async () => {
    const turns = new Turns();
    const begun: string[] = [];
    let finish: (value: string) => void = () => undefined;
    const slow = turns.take("a", () => {
      begun.push("slow");
      return new Promise<string>((resolve) => {
        finish = resolve;
      });
    });
    const next = turns.take("a", () => {
      begun.push("next");
      return Promise.resolve("two");
    });
    await turns.take("b", () => {
      begun.push("other");
      return Promise.resolve();
    });
    expect(begun).toEqual(["slow", "other"]);
    finish("one");
    expect(await Promise.all([slow, next])).toEqual(["one", "two"]);
    expect(begun).toEqual(["slow", "other", "next"]);
  });

  it("come also after one that failed", async () => {
    const turns = new Turns();
    const failing = turns.take("a", () => Promise.reject(new Error("no")));
    const next = turns.take("a", () => Promise.resolve("yes"));
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });
});
