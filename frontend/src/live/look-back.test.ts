import { describe, expect, it } from "vitest";
import type { CommandClient } from "../connection/command-client.ts";
import { done } from "../message/result.ts";
import { lookBack } from "./look-back.ts";

/** A client of a session in which `each` events happened at every step up to 100. */
function sessionWith(each: number): CommandClient {
  const steps = Array.from({ length: 101 }, (_, step) => step);
  const all = steps.flatMap((step) => Array.from({ length: each }, () => ({ step })));
  return {
    events: (_: string, from: number, { limit }: { limit: number }) =>
      Promise.resolve(
        done({ from, events: all.filter(({ step }) => step >= from).slice(0, limit) }),
      ),
  } as unknown as CommandClient;
}

async function stepsSeen(each: number): Promise<number[]> {
  const { signal } = new AbortController();
  const events = await lookBack(sessionWith(each), "s", { step: 60, before: 50 }, signal);
  return (events ?? []).map(({ step }) => step);
}

describe("a look back", () => {
  it("has what happened before a moment and at it, and nothing later", async () => {
    const steps = await stepsSeen(2);
    expect([steps[0], steps.at(-1), steps.length]).toEqual([10, 60, 102]);
  });

  it("has the events of the moment however many came before", async () => {
    const steps = await stepsSeen(100);
    expect(steps.filter((step) => step === 60)).toHaveLength(100);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  });
});
