import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../../connection/ask";
import type { ProgramCheck as Said } from "../../message/program";
import { done, failed } from "../../message/result";
import { ProgramCheck, type Checking } from "./program-check";

const tooMany = {
  type: "urn:gopark:problem:too-many-programs",
  title: "Too many programs at once",
  status: 429,
  detail: "Try again in 2 seconds.",
  code: "too-many-programs",
} as const;

const wrong = { line: 3, column: 1, message: "undefined: x", severity: "error" } as const;

describe("the check of a text", () => {
  let asked: string[];
  let shown: Checking;
  let isThere: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    isThere = true;
    shown = { problems: [], checked: "not-yet" };
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const check = () =>
    new ProgramCheck(
      {
        check: (source) => {
          asked.push(source);
          const answer = { ok: false, diagnostics: [wrong] };
          return Promise.resolve(isThere ? done(answer) : failed({ kind: "unreachable" }));
        },
      },
      shown,
    );

  it("waits for a pause, and takes the latest text", async () => {
    const checking = check();
    checking.ask("a");
    expect(shown.checked).toBe("checking");
    await vi.advanceTimersByTimeAsync(200);
    checking.ask("ab");
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual(["ab"]);
    expect(shown).toEqual({ problems: [wrong], checked: "done" });
    expect(checking.isWrong("ab")).toBe(true);
    expect(checking.isWrong("abc")).toBe(false);
  });

  it("says when nobody answers, and keeps what was known", async () => {
    shown.problems = [wrong];
    isThere = false;
    check().ask("a");
    await vi.advanceTimersByTimeAsync(400);
    expect(shown).toEqual({ problems: [wrong], checked: "unreachable" });
  });

  it("asks again when the server wants it to wait", async () => {
    const answers: Answer<Said>[] = [
      failed({ kind: "refused", problem: tooMany, retryAfterS: 2 }),
      done({ ok: false, diagnostics: [wrong] }),
    ];
    const unreachable = failed({ kind: "unreachable" } as const);
    const check = () => Promise.resolve(answers.shift() ?? unreachable);
    new ProgramCheck({ check }, shown).ask("a");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shown.checked).toBe("checking");
    await vi.advanceTimersByTimeAsync(500);
    expect(shown).toEqual({ problems: [wrong], checked: "done" });
  });

  it("is over when the text runs", async () => {
    const checking = check();
    shown.problems = [wrong, { ...wrong, severity: "warning" }];
    checking.ask("a");
    checking.passed();
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual([]);
    expect(shown.problems).toEqual([{ ...wrong, severity: "warning" }]);
  });
});
