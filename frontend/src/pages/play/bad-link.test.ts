// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { Problem } from "../../message/problem";
import { hasScript, scriptLink, unreadableLink } from "./bad-link";

function refusedWith(...codes: readonly string[]) {
  const errors = codes.map((code) => ({ path: "scenario.program.script", code, message: "No." }));
  const problem: Problem = {
    type: "urn:gopark:problem:bad-input",
    title: "The request has an error",
    status: 400,
    detail: "No.",
    code: "bad-input",
    errors,
  };
  return { kind: "refused", problem, retryAfterS: null } as const;
}

describe("a link that cannot be opened", () => {
  it("is one to a script if the server says so", () => {
    expect(hasScript(refusedWith("out-of-range", "script-gone"))).toBe(true);
    expect(hasScript(refusedWith("out-of-range"))).toBe(false);
    expect(hasScript({ kind: "unreachable" })).toBe(false);
  });

  it("gives what it holds to be downloaded if it is one to a script", async () => {
    const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here");
    const scenario = { version: 1, program: { script: "func main\nend" } };
    expect(scriptLink(scenario)).toMatchObject({ kind: "unreadable", stored: "blob:here" });
    const blob = made.mock.calls[0]?.[0] as Blob;
    expect(JSON.parse(await blob.text())).toEqual(scenario);
  });

  it("says what is wrong with it", () => {
    document.documentElement.lang = "en";
    expect(unreadableLink("newer")).toMatchObject({
      kind: "refused",
      problem: { code: "newer", detail: "A newer version of GoPark made it." },
    });
  });
});
