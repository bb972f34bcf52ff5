import { expect, it, vi } from "vitest";
import { CommandClient } from "../../connection/command-client";
import { EditKeys } from "../../connection/edit-keys";
import { recorded } from "../../message/testdata/recorded";
import type { BranchList } from "../../message/session";
import type { World } from "../../world/world";
import { Futures } from "./futures";
import type { Parts } from "./parts";

const [first] = (JSON.parse(recorded.branches) as BranchList).branches;

/** A scenario with as many branches as are said. */
const answerOf = (count: number) => {
  const branches = Array.from({ length: count }, (_, number) => ({ ...first, number }));
  return new Response(JSON.stringify({ branches }));
};

function visited() {
  const answers: ((response: Response) => void)[] = [];
  const asked: string[] = [];
  const life = new AbortController();
  const parts = {
    branches: { branches: [], failed: false },
    comparison: { parted: null, outcomes: [] },
  };
  const client = new CommandClient({
    fetch: (address) =>
      new Promise((resolve) => {
        asked.push(typeof address === "string" ? address : "");
        answers.push(resolve);
      }),
    keys: new EditKeys(() => {
      throw new Error("Nothing is stored here");
    }),
    language: () => "en",
  });
  const failed = (): void => {
    throw new Error("Nothing fails here");
  };
  const futures = new Futures("abc", parts as unknown as Parts, client, failed, life.signal);
  return { asked, answers, life, parts, futures };
}

it("of two lists of branches whose answers cross, the one asked for last is shown", async () => {
  const { answers, parts, futures } = visited();
  const earlier = futures.list();
  const later = futures.list();
  answers[1]?.(answerOf(2));
  await later;
  answers[0]?.(answerOf(1));
  expect(await earlier).toHaveLength(1);
  expect(parts.branches.branches).toHaveLength(2);
});

it("branches that did not come are said not to be there, and asked for again", async () => {
  vi.useFakeTimers();
  const { answers, parts, futures } = visited();
  const listed = futures.list();
  answers[0]?.(new Response("", { status: 502 }));
  await listed;
  expect(parts.branches.failed).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  answers[1]?.(answerOf(2));
  await vi.advanceTimersByTimeAsync(0);
  expect(parts.branches).toMatchObject({ failed: false, branches: [{}, {}] });
  vi.useRealTimers();
});

it("the branches of a session that was left are not shown", async () => {
  const { answers, life, parts, futures } = visited();
  const listed = futures.list();
  life.abort();
  answers[0]?.(answerOf(1));
  await listed;
  expect(parts.branches.branches).toEqual([]);
});

it("compares two branches at the last step of each that was seen", async () => {
  const { asked, answers, parts, futures } = visited();
  const compared = futures.compare(1, 0);
  const parting = { a: 1, b: 0, forkStep: 3, differ: false };
  await answered(answers, 0, Response.json(parting));
  await answered(answers, 1, answerOf(2));
  const { snapshot } = JSON.parse(recorded.replay) as { snapshot: World };
  await answered(answers, 2, Response.json({ ...snapshot, branch: 1, step: 9 }));
  await answered(answers, 3, Response.json({ ...snapshot, branch: 0, step: 30 }));
  await compared;
  for (const address of asked.slice(2)) {
    expect(address).toContain(`step=${String(first?.farthest)}`);
  }
  expect(parts.comparison.outcomes).toMatchObject([
    { branch: 1, step: 9 },
    { branch: 0, step: 30 },
  ]);
});

type Answers = ReturnType<typeof visited>["answers"];

/** Answers a question as soon as it is asked. */
async function answered(answers: Answers, which: number, response: Response): Promise<void> {
  await vi.waitFor(() => {
    expect(answers.length).toBeGreaterThan(which);
  });
  answers[which]?.(response);
}
