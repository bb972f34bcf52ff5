import { beforeEach, describe, expect, it, vi } from "vitest";
import { CommandClient } from "../connection/command-client";
import { EditKeys } from "../connection/edit-keys";
import type { MessageSource } from "../connection/session-stream";
import { recorded } from "../message/testdata/recorded";
import type { SchedulerEvent } from "../world/event";
import type { World } from "../world/world";
import { Glance } from "./glance";
import { Landmarks } from "./landmarks";
import type { LiveView } from "./live-session";
import { Visit } from "./visit";

/** The number of every command. */
const obeyed = 9;

const { snapshot } = JSON.parse(recorded.made) as { readonly snapshot: World };

/** A server with one session, which stands at the step of the recorded snapshot. */
class Server {
  readonly asked: string[] = [];
  isThere = true;
  readonly keys = new EditKeys(() => {
    throw new Error("Nothing is stored here");
  });
  readonly client = new CommandClient({
    fetch: (address) => this.answer(new URL(address as string, "https://gopark.example")),
    keys: this.keys,
    language: () => "en",
  });
  events: SchedulerEvent[] = [];
  private message: ((event: Event) => void) | null = null;

  connect(): MessageSource {
    return {
      readyState: 1,
      addEventListener: (type, listener) => {
        if (type === "snapshot") this.message = listener;
      },
      close: () => undefined,
    };
  }

  /** Says over the stream where the session is, and after which command. */
  tell(step: number, seq = snapshot.seq, branch = 0): void {
    const data = JSON.stringify({ ...snapshot, step, seq, branch, atMs: 1 });
    this.message?.(Object.assign(new Event("snapshot"), { data, lastEventId: "e-1" }));
  }

  private answer({ pathname, searchParams }: URL): Promise<Response> {
    this.asked.push(pathname.replace(/^.*sessions\/[^/]+/, ""));
    if (!this.isThere) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(new Response(JSON.stringify(this.body(pathname, searchParams))));
  }

  private body(pathname: string, query: URLSearchParams): unknown {
    if (pathname.endsWith("/commands")) return { seq: obeyed, step: 3, timeNs: 1 };
    const step = Number(query.get("step"));
    const branch = Number(query.get("branch") ?? 0);
    if (!pathname.endsWith("/events")) return { ...snapshot, step, branch };
    const from = Number(query.get("from"));
    const page = this.events.filter(({ step }) => step >= from).slice(0, 2);
    const next = this.events.find(({ step }) => step > (page.at(-1)?.step ?? 0))?.step;
    return { from, events: page, ...(next === undefined ? {} : { next }) };
  }
}

function event(step: number): SchedulerEvent {
  return { step, timeNs: step, kind: "steal", fn: "runtime.stealWork", detail: {} };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

describe("a visit", () => {
  let server: Server;
  let visit: Visit;
  let seen: { readonly step: number; readonly elsewhere: boolean }[];
  let ofOtherBranch: boolean[];

  beforeEach(() => {
    server = new Server();
    seen = [];
    ofOtherBranch = [];
    visit = new Visit(
      "abc",
      server.client,
      {
        view: ({ world: { step } }: LiveView, elsewhere, otherBranch) => {
          seen.push({ step, elsewhere });
          ofOtherBranch.push(otherBranch);
        },
        state: () => undefined,
        failed: () => undefined,
      },
      { connect: () => server.connect(), after: () => () => undefined, chance: () => 0 },
    );
    visit.open();
  });

  it("shows where the session is", async () => {
    server.tell(20);
    await vi.waitFor(() => {
      expect(seen.at(-1)).toEqual({ step: 20, elsewhere: false });
    });
  });

  it("looks elsewhere while the session goes on, and comes back to where that is", async () => {
    server.tell(20);
    await visit.look({ step: 5 });
    expect(seen.at(-1)).toEqual({ step: 5, elsewhere: true });
    server.tell(21);
    expect(seen.at(-1)).toEqual({ step: 5, elsewhere: true });
    visit.backToNow();
    expect(seen.at(-1)).toEqual({ step: 21, elsewhere: false });
  });

  it("tells of another branch that is looked at, until the session plays it", async () => {
    server.tell(20);
    await visit.look({ step: 5, branch: 1 });
    expect(ofOtherBranch.at(-1)).toBe(true);
    const asked = server.asked.length;
    server.tell(8, snapshot.seq, 1);
    await vi.waitFor(() => {
      expect(ofOtherBranch.at(-1)).toBe(false);
    });
    expect(server.asked.slice(asked)).toContain("/events");
    expect(seen.at(-1)).toEqual({ step: 5, elsewhere: true });
  });

  it("without a server looks at what has been in sight", async () => {
    server.tell(20);
    await settle();
    server.tell(24);
    await settle();
    server.isThere = false;
    await visit.look({ step: 22 });
    expect(seen.at(-1)).toEqual({ step: 20, elsewhere: true });
    const views = seen.length;
    await visit.look({ step: 22, branch: 1 });
    expect(seen).toHaveLength(views);
  });

  it("is where the session is after a command", async () => {
    server.tell(20, obeyed);
    await visit.look({ step: 5 });
    await visit.send({ do: "pause" });
    expect(visit.isElsewhere).toBe(false);
    expect(seen.at(-1)).toEqual({ step: 20, elsewhere: false });
  });

  it("shows nothing from before a command while the stream is behind its answer", async () => {
    server.tell(20);
    await visit.look({ step: 5 });
    await visit.send({ do: "seek", step: 3 });
    expect(seen.at(-1)).toEqual({ step: 5, elsewhere: true });
    server.tell(21);
    expect(seen.at(-1)).toEqual({ step: 5, elsewhere: true });
    server.tell(3, obeyed);
    await settle();
    expect(seen.at(-1)).toEqual({ step: 3, elsewhere: false });
    expect(visit.isElsewhere).toBe(false);
  });

  it("stays where somebody has looked since the command was sent", async () => {
    server.tell(20, obeyed);
    const sent = visit.send({ do: "seek", step: 3 });
    const looked = visit.look({ step: 7 });
    await Promise.all([sent, looked]);
    expect(seen.at(-1)).toEqual({ step: 7, elsewhere: true });
    visit.backToNow();
    expect(seen.at(-1)).toEqual({ step: 20, elsewhere: false });
  });

  it("is somebody’s own if the key is known", () => {
    expect(visit.isMine).toBe(false);
    server.keys.remember("abc", "key");
    expect(visit.isMine).toBe(true);
  });
});

describe("a glance", () => {
  it("tells what had happened up to its moment", async () => {
    const server = new Server();
    server.events = [event(4), event(9)];
    const seen = await new Glance("abc", server.client).at({ step: 5 }, 0);
    if (seen === null || !("world" in seen)) throw new Error("Nothing is seen");
    expect(seen.world.step).toBe(5);
    expect(seen.events.map(({ step }) => step)).toEqual([4]);
  });

  it("tells no events of the branch that is played where another is looked at", async () => {
    const server = new Server();
    server.events = [event(4)];
    const glance = new Glance("abc", server.client);
    expect(await glance.at({ step: 5, branch: 1 }, 0)).toMatchObject({ events: [] });
    expect(server.asked).not.toContain("/events");
    expect(await glance.at({ step: 5, branch: 0 }, 0)).toMatchObject({ events: [{ step: 4 }] });
  });

  it("leaves out what is not wanted any more", async () => {
    const glance = new Glance("abc", new Server().client);
    const first = glance.at({ step: 5 }, null);
    const second = glance.at({ step: 6 }, null);
    expect(await first).toBeNull();
    expect(await second).toMatchObject({ world: { step: 6 } });
  });
});

describe("the landmarks", () => {
  it("come page by page as far as the run has come, and anew on another branch", async () => {
    const server = new Server();
    server.events = [event(1), event(2), event(3)];
    const landmarks = new Landmarks("abc", server.client, ["steal"]);
    expect((await landmarks.upTo(3, 0))?.map(({ step }) => step)).toEqual([1, 2, 3]);
    const asked = server.asked.length;
    expect(await landmarks.upTo(3, 0)).toBeNull();
    expect(server.asked).toHaveLength(asked);
    expect((await landmarks.upTo(3, 1))?.map(({ step }) => step)).toEqual([1, 2, 3]);
  });

  it("are complete where the run came farther while they were asked for", async () => {
    const server = new Server();
    server.events = [event(1)];
    const landmarks = new Landmarks("abc", server.client, ["steal"]);
    const first = landmarks.upTo(1, 0);
    server.events = [event(1), event(2)];
    expect(await landmarks.upTo(2, 0)).toBeNull();
    expect((await first)?.map(({ step }) => step)).toEqual([1, 2]);

    server.events = [event(1), event(2), event(9)];
    const ofTheOldBranch = landmarks.upTo(9, 0);
    const ofTheNew = landmarks.upTo(9, 1);
    expect(await ofTheOldBranch).toBeNull();
    expect((await ofTheNew)?.map(({ step }) => step)).toEqual([1, 2, 9]);
  });
});
