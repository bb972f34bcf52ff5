import { describe, expect, it } from "vitest";
import { addressOf, openingOf } from "./opening";

function opening(address: string) {
  return openingOf(new URL(address, "https://gopark.example"));
}

describe("an address of the playground", () => {
  it("begins with nothing, a scene, a copy, a packed run, or a session", () => {
    expect(opening("/play").beginning).toEqual({ from: "nothing" });
    expect(opening("/play?scene=steal").beginning).toEqual({ from: "scene", scene: "steal" });
    expect(opening("/play?fork=abc").beginning).toEqual({ from: "fork", id: "abc" });
    expect(opening("/play#s=1xyz").beginning).toEqual({ from: "fragment", packed: "1xyz" });
    expect(opening("/play/a_b-c").beginning).toEqual({ from: "session", id: "a_b-c" });
  });

  it("means a moment, something to look at, and a quick action", () => {
    expect(opening("/play?scene=x&step=12&branch=2&look=G7&do=block")).toMatchObject({
      step: 12,
      branch: 2,
      look: { kind: "g", id: 7 },
      quickAction: "block",
    });
  });

  it("is read as far as it makes sense", () => {
    expect(opening("/play?step=-1&branch=1.5&look=cat&do=harm&scene=")).toEqual({
      beginning: { from: "nothing" },
      code: false,
      step: null,
      branch: null,
      look: null,
      view: "board",
      quickAction: null,
    });
  });

  it("is made of what is in sight, and keeps language and theme", () => {
    const inSight = { session: "abc", step: 12, branch: 2, look: { kind: "g", id: 7 } } as const;
    const address = addressOf(inSight, "?lang=ru&theme=dark&do=block");
    expect(address).toBe("/play/abc?step=12&branch=2&look=G7&lang=ru&theme=dark");
    expect(opening(address)).toMatchObject({ step: 12, branch: 2, look: inSight.look });
  });

  it("names the branch of its moment also where that is the first run", () => {
    const inSight = { session: "abc", step: 12, branch: 0, look: null };
    expect(addressOf(inSight, "")).toBe("/play/abc?step=12&branch=0");
    expect(addressOf({ ...inSight, step: null }, "")).toBe("/play/abc");
  });
});
