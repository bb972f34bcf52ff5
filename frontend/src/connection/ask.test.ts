import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { number, object } from "../message/shape";
import { ask, type Question } from "./ask";

const shape = object({ seven: number });
const problem = { type: "about:blank", title: "Busy", status: 503, detail: "" };

function busy(retryAfter: string, code = "unavailable"): Response {
  const headers = { "Content-Type": "application/problem+json", "Retry-After": retryAfter };
  return new Response(JSON.stringify({ ...problem, code }), { status: 503, headers });
}

function answers(...given: Response[]): { fetcher: typeof fetch; asked: () => number } {
  let asked = 0;
  const fetcher = () => Promise.resolve(given[asked++] ?? new Response('{"seven": 7}'));
  return { fetcher, asked: () => asked };
}

async function answered(fetcher: typeof fetch, question: Question) {
  const answer = ask(fetcher, question, shape);
  await vi.advanceTimersByTimeAsync(60_000);
  return answer;
}

describe("a busy server", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is asked again when it says so", async () => {
    const { fetcher, asked } = answers(busy("2"));
    expect(await answered(fetcher, { address: "/x" })).toMatchObject({ ok: true });
    expect(asked()).toBe(2);
  });

  it("is not asked for ever", async () => {
    const { fetcher, asked } = answers(busy("1"), busy("1"), busy("1"), busy("1"));
    expect(await answered(fetcher, { address: "/x" })).toMatchObject({ ok: false });
    expect(asked()).toBe(3);
  });

  it("is not asked again for what it may have done", async () => {
    const post = { method: "POST", address: "/x" } as const;
    const command = answers(busy("1"));
    await answered(command.fetcher, post);
    expect(command.asked()).toBe(1);
    const reckoning = answers(busy("1"));
    await answered(reckoning.fetcher, { ...post, changesNothing: true });
    expect(reckoning.asked()).toBe(2);
  });

  it("is not asked again if it will be busy for long, or says no for another reason", async () => {
    for (const refusal of [busy("30"), busy("1", "program-took-too-long")]) {
      const { fetcher, asked } = answers(refusal);
      await answered(fetcher, { address: "/x" });
      expect(asked()).toBe(1);
    }
  });
});
