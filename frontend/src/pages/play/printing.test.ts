import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Piece } from "../../editor/pieces";
import { done, failed } from "../../message/result";
import { Printing } from "./printing";
import type { Shown } from "./shown";

const printed = (step: number, text: string, toStderr = false) => ({
  step,
  timeNs: step,
  kind: "printed",
  fn: "os.(*File).Write",
  detail: { text, toStderr },
});

const view = (
  step: number,
  events: number,
  fresh: readonly unknown[] = [],
  more: Partial<Shown> & { readonly session?: string } = {},
): Shown =>
  ({
    view: { world: { session: more.session ?? "s", branch: 0, step, events }, events: [], fresh },
    elsewhere: false,
    otherBranch: false,
    ...more,
  }) as unknown as Shown;

describe("what a program has printed", () => {
  let asked: string[];
  let told: readonly Piece[];
  let state: string;
  let isThere: boolean;
  let delayMs: number;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    told = [];
    state = "";
    isThere = true;
    delayMs = 0;
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const printing = () =>
    new Printing(
      {
        printed: async ({ step }, stream) => {
          if (delayMs > 0) await new Promise((go) => setTimeout(go, delayMs));
          asked.push(`${stream} ${String(step)}`);
          if (!isThere) return failed({ kind: "unreachable" });
          return done(stream === "stdout" ? `out${String(step)}` : "");
        },
      },
      (pieces, what) => {
        told = pieces;
        state = what;
      },
    );

  it("is read from the events as they come", () => {
    const output = printing();
    output.show(view(0, 3));
    output.show(view(2, 5, [printed(1, "a"), { ...printed(2, ""), kind: "steal" }]));
    output.show(view(3, 7, [printed(3, "b"), printed(3, "!", true)]));
    expect(told).toEqual([
      { text: "ab", toStderr: false },
      { text: "!", toStderr: true },
    ]);
    expect(asked).toEqual([]);
  });

  it("is asked for where events are missing", async () => {
    const output = printing();
    output.show(view(0, 3));
    output.show(view(9, 40, [printed(9, "z")]));
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual(["stdout 9", "stderr 9"]);
    expect(told).toEqual([{ text: "out9", toStderr: false }]);
  });

  it("is asked for once where it has come to meanwhile", async () => {
    const output = printing();
    output.show(view(20, 90));
    output.show(view(12, 50, [], { elsewhere: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual(["stdout 12", "stderr 12"]);
    expect(told).toEqual([{ text: "out12", toStderr: false }]);
  });

  it("is nothing at the beginning", async () => {
    const output = printing();
    output.show(view(5, 9));
    await vi.advanceTimersByTimeAsync(300);
    output.show(view(0, 3));
    expect(told).toEqual([]);
  });

  it("is not nothing where the server does not answer, and is asked for again", async () => {
    const output = printing();
    isThere = false;
    output.show(view(5, 9));
    await vi.advanceTimersByTimeAsync(10);
    expect(state).toBe("failed");
    isThere = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state).toBe("known");
    expect(told).toEqual([{ text: "out5", toStderr: false }]);
  });

  it("is asked for of the session that has come meanwhile", async () => {
    const output = printing();
    delayMs = 100;
    output.show(view(20, 90));
    await vi.advanceTimersByTimeAsync(50);
    output.show(view(4, 9, [], { session: "other" }));
    await vi.advanceTimersByTimeAsync(1_000);
    output.show(view(6, 12, [], { session: "other" }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([{ text: "out6", toStderr: false }]);
  });

  it("is not known of a branch that the session does not play", async () => {
    const output = printing();
    output.show(view(5, 9, [], { elsewhere: true, otherBranch: true }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state).toBe("other-branch");
    expect(asked).toEqual([]);
  });
});
