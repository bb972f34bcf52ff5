import { beforeEach, describe, expect, it } from "vitest";
import { CommandClient } from "../../connection/command-client";
import { EditKeys } from "../../connection/edit-keys";
import { recorded } from "../../message/testdata/recorded";
import { Departure } from "./departure";

const { id } = JSON.parse(recorded.made) as { readonly id: string };

describe("the way to another session", () => {
  let answers: ((response: Response | null) => void)[];
  let left: string[];
  let failures: string[];
  let life: AbortController;
  let departure: Departure;

  const settle = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    answers = [];
    left = [];
    failures = [];
    life = new AbortController();
    departure = new Departure({
      session: "abc",
      client: new CommandClient({
        fetch: () =>
          new Promise((resolve, reject) => {
            answers.push((response) => {
              if (response === null) reject(new TypeError("Failed to fetch"));
              else resolve(response);
            });
          }),
        keys: new EditKeys(() => {
          throw new Error("Nothing is stored here");
        }),
        language: () => "en",
      }),
      bar: { leaveFor: (session) => left.push(session) },
      failed: ({ kind }) => failures.push(kind),
      signal: life.signal,
    });
  });

  it("is gone once, however often somebody presses meanwhile", async () => {
    const first = departure.copy({ step: 3 });
    await departure.copy({ step: 3 });
    await departure.release("1.13");
    expect(answers).toHaveLength(1);
    answers[0]?.(new Response(recorded.made));
    await first;
    expect(left).toEqual([id]);
  });

  it("is not gone by who has left in another way meanwhile", async () => {
    const copied = departure.copy({});
    life.abort();
    answers[0]?.(new Response(recorded.made));
    await copied;
    expect(left).toEqual([]);
  });

  it("may be tried again after a failure", async () => {
    const first = departure.release("1.13");
    answers[0]?.(null);
    await first;
    expect(failures).toEqual(["unreachable"]);
    const second = departure.copy({ step: 0 });
    await settle();
    answers[1]?.(new Response(recorded.made));
    await second;
    expect(left).toEqual([id]);
  });
});
