import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Piece } from "../../editor/pieces";
import type { LiveView } from "../../live/live-session";
import { done } from "../../message/result";
import { Printing } from "./printing";

const printed = (step: number, text: string, toStderr = false) => ({
  step,
  timeNs: step,
  kind: "printed",
  fn: "os.(*File).Write",
  detail: { text, toStderr },
});

const view = (step: number, events: number, fresh: readonly unknown[] = []): LiveView =>
  ({ world: { session: "s", branch: 0, step, events }, events: [], fresh }) as unknown as LiveView;

describe("what a program has printed", () => {
  let asked: string[];
  let told: readonly Piece[];

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    told = [];
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const printing = () =>
    new Printing(
      {
        printed: ({ step }, stream) => {
          asked.push(`${stream} ${String(step)}`);
          return Promise.resolve(done(stream === "stdout" ? `out${String(step)}` : ""));
        },
      },
      (pieces) => {
        told = pieces;
      },
    );

  it("is read from the events as they come", () => {
    const output = printing();
    output.show(view(0, 3), false);
    output.show(view(2, 5, [printed(1, "a"), { ...printed(2, ""), kind: "steal" }]), false);
    output.show(view(3, 7, [printed(3, "b"), printed(3, "!", true)]), false);
    expect(told).toEqual([
      { text: "ab", toStderr: false },
      { text: "!", toStderr: true },
    ]);
    expect(asked).toEqual([]);
  });

  it("is asked for where events are missing", async () => {
    const output = printing();
    output.show(view(0, 3), false);
    output.show(view(9, 40, [printed(9, "z")]), false);
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual(["stdout 9", "stderr 9"]);
    expect(told).toEqual([{ text: "out9", toStderr: false }]);
  });

  it("is asked for once where it has come to meanwhile", async () => {
    const output = printing();
    output.show(view(20, 90), false);
    output.show(view(12, 50), true);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual(["stdout 12", "stderr 12"]);
    expect(told).toEqual([{ text: "out12", toStderr: false }]);
  });

  it("is nothing at the beginning", async () => {
    const output = printing();
    output.show(view(5, 9), false);
    await vi.advanceTimersByTimeAsync(300);
    output.show(view(0, 3), false);
    expect(told).toEqual([]);
  });
});
