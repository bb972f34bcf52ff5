import { describe, expect, it } from "vitest";
import { recorded } from "../message/testdata/recorded";
import type { Answer } from "./ask";
import { CommandClient } from "./command-client";
import { EditKeys } from "./edit-keys";

interface Asked {
  readonly method: string;
  readonly address: string;
  readonly body: string | null;
  readonly key: string | null;
  /** Whether it is sent also if the page is left at once. */
  readonly outlives: boolean;
  answer(body: string, init?: ResponseInit): void;
  fail(): void;
}

/** A client, and the server's end of its connections. */
class Stage {
  readonly asked: Asked[] = [];
  readonly keys = new EditKeys(() => {
    throw new Error("Nothing is stored here");
  });
  readonly client = new CommandClient({
    fetch: this.fetch.bind(this),
    keys: this.keys,
    language: () => "ru",
  });

  private fetch(address: unknown, init: RequestInit = {}): Promise<Response> {
    return new Promise((resolve, reject) => {
      this.asked.push({
        method: init.method ?? "GET",
        address: String(address),
        body: typeof init.body === "string" ? init.body : null,
        key: new Headers(init.headers).get("Authorization"),
        outlives: init.keepalive === true,
        answer: (body, response) => {
          resolve(new Response(body === "" ? null : body, response));
        },
        fail: () => {
          reject(new TypeError("Failed to fetch"));
        },
      });
      init.signal?.addEventListener("abort", () => {
        reject(new DOMException("Aborted", "AbortError"));
      });
    });
  }

  get last(): Asked {
    const last = this.asked.at(-1);
    if (last === undefined) throw new Error("Nothing was asked");
    return last;
  }
}

const result = '{"seq":3,"step":9,"timeNs":70}';

/** Lets everything happen that waits for nothing else. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

/** Answers a question as soon as it is asked. */
async function answered<T>(
  { asked }: Stage,
  answer: Promise<Answer<T>>,
  body: string,
  init?: ResponseInit,
): Promise<Answer<T>> {
  await settle();
  asked.at(-1)?.answer(body, init);
  return answer;
}

describe("a client", () => {
  it("makes a session and shows its key from then on", async () => {
    const stage = new Stage();
    const made = await answered(stage, stage.client.create({ gomaxprocs: 3 }), recorded.made);
    expect(stage.last).toMatchObject({
      method: "POST",
      address: "/api/sessions?lang=ru",
      body: '{"gomaxprocs":3}',
      key: null,
    });
    const id = made.ok ? made.value.id : "";
    expect(stage.client.canEdit(id)).toBe(true);
    await answered(stage, stage.client.send(id, { do: "pause" }), result);
    expect(stage.last).toMatchObject({
      method: "POST",
      address: `/api/sessions/${id}/commands?lang=ru`,
      body: '{"do":"pause"}',
      key: "Bearer yuIuIYiTcIuyOZj2Ihdgwg",
    });
  });

  it("has a key to a fork of its own", async () => {
    const stage = new Stage();
    await answered(stage, stage.client.fork("abc", 12), recorded.made);
    expect(stage.last).toMatchObject({
      address: "/api/sessions/abc/fork?lang=ru",
      body: '{"step":12}',
    });
    expect(stage.client.canEdit("HSvHvIKHj1Bt")).toBe(true);
    expect(stage.client.canEdit("abc")).toBe(false);
  });

  it("sends commands one after the other, and one whatever became of the one before", async () => {
    const stage = new Stage();
    const first = stage.client.send("abc", { do: "step", unit: "event", count: 2 });
    const second = stage.client.send("abc", [{ do: "gc" }, { do: "pause" }], 17);
    const third = stage.client.switchTo("abc", 2);
    const elsewhere = stage.client.send("xyz", { do: "pause" });
    await settle();
    expect(stage.asked.map(({ address }) => address)).toEqual([
      "/api/sessions/abc/commands?lang=ru",
      "/api/sessions/xyz/commands?lang=ru",
    ]);
    stage.asked[0]?.fail();
    expect(await first).toEqual({ ok: false, failure: { kind: "unreachable" } });
    await settle();
    expect(stage.last).toMatchObject({
      address: "/api/sessions/abc/commands?ifStep=17&lang=ru",
      body: '[{"do":"gc"},{"do":"pause"}]',
    });
    expect((await answered(stage, second, result)).ok).toBe(true);
    await settle();
    expect(stage.last).toMatchObject({
      method: "POST",
      address: "/api/sessions/abc/branches/2?lang=ru",
      body: null,
    });
    expect((await answered(stage, third, result)).ok).toBe(true);
    stage.asked[1]?.answer(result);
    expect((await elsewhere).ok).toBe(true);
  });

  it("forgets the key of a session that it has ended", async () => {
    const stage = new Stage();
    stage.keys.remember("abc", "secret");
    const ended = await answered(stage, stage.client.end("abc"), "", { status: 204 });
    expect(stage.last).toMatchObject({ method: "DELETE", key: "Bearer secret", outlives: true });
    expect(ended.ok).toBe(true);
    expect(stage.client.canEdit("abc")).toBe(false);
  });

  it.each([
    ["a snapshot", (c: CommandClient) => c.snapshot("abc"), "/abc?lang=ru"],
    ["a step's", (c: CommandClient) => c.snapshot("abc", { step: 0 }), "/abc?step=0&lang=ru"],
    ["a time's", (c: CommandClient) => c.snapshot("abc", { timeNs: 5 }), "/abc?timeNs=5&lang=ru"],
    ["a reason", (c: CommandClient) => c.why("abc", 7, 30), "/abc/why?g=7&step=30&lang=ru"],
    ["all branches", (c: CommandClient) => c.branches("abc"), "/abc/branches?lang=ru"],
    [
      "where two part",
      (c: CommandClient) => c.compareBranches("abc", 0, 1),
      "/abc/branches/compare?a=0&b=1&lang=ru",
    ],
    ["events", (c: CommandClient) => c.events("abc", 100), "/abc/events?from=100&lang=ru"],
    [
      "some events",
      (c: CommandClient) => c.events("abc", 0, { limit: 5, kinds: ["stealRound", "mParked"] }),
      "/abc/events?from=0&limit=5&kind=stealRound%2CmParked&lang=ru",
    ],
    [
      "some goroutines",
      (c: CommandClient) => c.goroutines("abc", { status: "_Gwaiting", offset: 100 }),
      "/abc/goroutines?status=_Gwaiting&offset=100&lang=ru",
    ],
    [
      "a recording, in no language",
      (c: CommandClient) => c.recording("abc", { from: 1, to: 9, branch: 0 }),
      "/abc/replay?from=1&to=9&branch=0",
    ],
  ] as [string, (client: CommandClient) => Promise<unknown>, string][])(
    "reads %s",
    async (_, read, address) => {
      const stage = new Stage();
      void read(stage.client);
      await settle();
      expect(stage.last).toMatchObject({
        method: "GET",
        address: `/api/sessions${address}`,
        body: null,
        key: null,
      });
    },
  );

  it("understands what the server answered", async () => {
    const stage = new Stage();
    const { client } = stage;
    const why = await answered(stage, client.why("abc", 7), recorded.why);
    expect(why.ok && why.value.chain.length).toBe(2);
    const page = await answered(stage, client.events("abc", 100), recorded.events);
    expect(page.ok && page.value.next).toBe(112);
    const branches = await answered(stage, client.branches("abc"), recorded.branches);
    expect(branches.ok && branches.value.branches[0]?.shown).toBe(true);
    const replay = await answered(stage, client.recording("abc"), recorded.replay);
    expect(replay.ok && replay.value.to).toBe(180);
    const kinds = await answered(stage, client.eventKinds("en"), recorded.kinds);
    expect(kinds.ok && kinds.value.kinds[0]?.kind).toBe("goCreated");
    const releases = await answered(stage, client.releases(), recorded.releases);
    expect(releases.ok && releases.value.releases[0]?.name).toBe("1.26");
  });
});

describe("an answer that is none", () => {
  const refused = { status: 404, headers: { "Content-Type": "application/problem+json" } };

  it("is the server's problem, with its code and its words", async () => {
    const stage = new Stage();
    const answer = await answered(stage, stage.client.why("abc", 7), recorded.problem, refused);
    if (answer.ok || answer.failure.kind !== "refused") throw new Error("It was refused");
    expect(answer.failure.problem.code).toBe("session-not-found");
    expect(answer.failure.problem.title).toBe("There is no such session");
    expect(answer.failure.retryAfterS).toBeNull();
  });

  it("says what is wrong in what was sent, and where", async () => {
    const stage = new Stage();
    const errors = [{ path: "[0].ns", code: "missing", message: "It must be there." }];
    const body = { ...(JSON.parse(recorded.problem) as object), code: "bad-input", errors };
    const sent = stage.client.send("abc", [{ do: "gc" }]);
    const answer = await answered(stage, sent, JSON.stringify(body), { status: 400 });
    if (answer.ok || answer.failure.kind !== "refused") throw new Error("It was refused");
    expect(answer.failure.problem.errors).toEqual(errors);
  });

  it("says when to ask again", async () => {
    const stage = new Stage();
    const answer = await answered(stage, stage.client.create(), recorded.problem, {
      status: 429,
      headers: { "Retry-After": "7" },
    });
    expect(answer.ok ? null : answer.failure).toMatchObject({ kind: "refused", retryAfterS: 7 });
    expect(stage.last.body).toBe("{}");
  });

  it("comes from somebody else than the server", async () => {
    const stage = new Stage();
    const answer = await answered(stage, stage.client.releases(), "<h1>Bad gateway</h1>", {
      status: 502,
    });
    expect(answer).toEqual({ ok: false, failure: { kind: "unreachable" } });
  });

  it.each([
    ["{", "", "JSON"],
    ['{"branches":[{"number":"one"}]}', "branches.0.number", "a number"],
    ["", "", "an object"],
  ])("is not what was expected: %j", async (body, path, expected) => {
    const stage = new Stage();
    const answer = await answered(stage, stage.client.branches("abc"), body);
    expect(answer).toEqual({
      ok: false,
      failure: { kind: "unreadable", flaw: { path, expected } },
    });
  });

  it("is not wanted any more", async () => {
    const stage = new Stage();
    const wish = new AbortController();
    const answer = stage.client.why("abc", 7, 30, wish.signal);
    await settle();
    wish.abort();
    expect(await answer).toEqual({ ok: false, failure: { kind: "cancelled" } });
  });
});

describe("a session will never open", () => {
  it("if the server has none", async () => {
    const stage = new Stage();
    const gone = stage.client.refusal("abc");
    await settle();
    const problem = { ...(JSON.parse(recorded.problem) as object), status: 404 };
    stage.last.answer(JSON.stringify(problem), { status: 404 });
    expect(await gone).toEqual(problem);
  });

  it("if the server cannot read it", async () => {
    const stage = new Stage();
    const unreadable = stage.client.refusal("abc");
    await settle();
    const problem = {
      type: "urn:gopark:problem:session-unreadable",
      title: "This session cannot be read",
      status: 409,
      detail: "Scripts are gone.",
      code: "session-unreadable",
    };
    stage.last.answer(JSON.stringify(problem), { status: 409 });
    expect(await unreadable).toEqual(problem);
  });

  it("and not if nobody answers, or it is there", async () => {
    const stage = new Stage();
    const unknown = stage.client.refusal("abc");
    await settle();
    stage.last.fail();
    expect(await unknown).toBeNull();
    const there = stage.client.refusal("abc");
    await settle();
    stage.last.answer(recorded.branches);
    expect(await there).toBeNull();
  });
});
