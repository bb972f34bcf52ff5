import { expect, it } from "vitest";
import { CommandClient } from "../../connection/command-client";
import { EditKeys } from "../../connection/edit-keys";
import { recorded } from "../../message/testdata/recorded";
import type { BranchList } from "../../message/session";
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
  const life = new AbortController();
  const parts = { branches: { branches: [] }, comparison: { parted: null } };
  const client = new CommandClient({
    fetch: () =>
      new Promise((resolve) => {
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
  return { answers, life, parts, futures };
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

it("the branches of a session that was left are not shown", async () => {
  const { answers, life, parts, futures } = visited();
  const listed = futures.list();
  life.abort();
  answers[0]?.(answerOf(1));
  await listed;
  expect(parts.branches.branches).toEqual([]);
});
