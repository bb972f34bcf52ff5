import { afterEach, describe, expect, it, vi } from "vitest";
import type { CommandClient } from "../connection/command-client.ts";
import { done, failed } from "../message/result.ts";
import type { SchedulerEvent } from "../world/event.ts";
import type { World } from "../world/world.ts";
import { RunEvents } from "./run-events.ts";

/** A session in which one event happened at each step, up to `farthest` at first. */
class Session {
  readonly told: string[] = [];
  readonly requests: string[] = [];
  kept = 0;
  farthest: number;
  /** Whether it answers. */
  isThere = true;
  readonly run: RunEvents;

  constructor(farthest: number, most = 1_000) {
    this.farthest = farthest;
    const client = {
      snapshot: (_: string, { step, branch }: { step: number; branch: number }) => {
        this.requests.push(`snapshot ${String(step)}`);
        if (!this.isThere) return Promise.resolve(failed({ kind: "unreachable" }));
        return Promise.resolve(done(this.world(step, branch)));
      },
      timeline: (_: string, from: number) => {
        const to = Math.min(this.farthest, from + 10);
        this.requests.push(`events ${String(from)}`);
        this.kept += to - from;
        const step = Array.from({ length: to - from }, (__, at) => (at === 0 ? from + 1 : 1));
        return Promise.resolve(done({ branch: this.branch, to, more: to < this.farthest, step }));
      },
    } as unknown as CommandClient;
    const told = (what: string) => () => void this.told.push(what);
    const listener = {
      begins: (world: World) => void this.told.push(`begins ${String(world.step)}`),
      page: told("page"),
      happened: (events: readonly SchedulerEvent[]) => {
        this.kept += events.length;
        this.told.push(`happened ${events.map(({ step }) => step).join(" ")}`);
      },
      settled: (isComplete: boolean) => void this.told.push(isComplete ? "complete" : "failed"),
      kept: 0,
    };
    Object.defineProperty(listener, "kept", { get: () => this.kept });
    this.run = new RunEvents("s", client, listener, { most, rest: () => Promise.resolve() });
  }

  branch = 0;

  world(step: number, branch = this.branch): World {
    return { step, branch, events: step } as World;
  }

  /** Plays more steps, of which the stream tells the last ones. */
  async goOn(steps: number, told: number): Promise<void> {
    this.farthest += steps;
    const fresh = Array.from({ length: told }, (_, at) => this.farthest - told + at + 1);
    await this.run.show(
      this.world(this.farthest),
      fresh.map((step) => ({ step }) as SchedulerEvent),
    );
  }
}

describe("the events of a run", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it("begin where the session is looked at first, also if that is elsewhere", async () => {
    const session = new Session(25);
    await session.run.look(session.world(3));
    expect(session.told).toEqual(["begins 0", "page", "page", "page", "complete"]);
  });

  it("are of no other run where the beginning does not come, and are asked for again", async () => {
    vi.useFakeTimers();
    const session = new Session(5);
    await session.run.show(session.world(5), []);
    session.branch = 1;
    session.isThere = false;
    await session.run.show(session.world(5), []);
    await session.goOn(2, 2);
    expect(session.told.slice(3)).toEqual(["failed"]);
    session.isThere = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.told.slice(4)).toEqual(["begins 0", "page", "complete"]);
  });

  it("are asked for once, however often somebody asks again", async () => {
    const session = new Session(25);
    session.isThere = false;
    await session.run.show(session.world(25), []);
    session.isThere = true;
    await Promise.all([session.run.retry(), session.run.retry()]);
    expect(session.told.filter((what) => what === "begins 0")).toHaveLength(1);
    expect(session.told.filter((what) => what === "page")).toHaveLength(3);
  });

  it("are asked for page by page from where a snapshot ends", async () => {
    const session = new Session(25);
    await session.run.show(session.world(25), []);
    expect(session.requests).toEqual(["snapshot 0", "events 0", "events 10", "events 20"]);
    expect(session.told).toEqual(["begins 0", "page", "page", "page", "complete"]);
  });

  it("are taken from the stream as they come, each once", async () => {
    const session = new Session(5);
    await session.run.show(session.world(5), []);
    await session.goOn(2, 2);
    await session.goOn(1, 3);
    expect(session.told.slice(-2)).toEqual(["happened 6 7", "happened 8"]);
    expect(session.requests).toHaveLength(2);
  });

  it("are asked for where the stream has left some out", async () => {
    const session = new Session(5);
    await session.run.show(session.world(5), []);
    await session.goOn(8, 3);
    expect(session.requests.at(-1)).toBe("events 5");
    expect(session.told.at(-1)).toBe("complete");
  });

  it("are none while somebody looks back", async () => {
    const session = new Session(5);
    await session.run.show(session.world(5), []);
    await session.run.show(session.world(2), []);
    expect(session.requests).toHaveLength(2);
  });

  it("begin anew on another branch", async () => {
    const session = new Session(5);
    await session.run.show(session.world(5), []);
    session.branch = 1;
    await session.run.show(session.world(5), []);
    expect(session.told.filter((what) => what === "begins 0")).toHaveLength(2);
  });

  it("are kept in part of a run that is too long, around what is in sight", async () => {
    const session = new Session(60_000, 20);
    await session.run.show(session.world(0), []);
    expect(session.run.isPart).toBe(true);
    expect(session.requests).toHaveLength(3);
    session.kept = 0;
    await session.run.look(session.world(50_000));
    expect(session.requests.slice(3)).toEqual(["snapshot 30000", "events 30000", "events 30010"]);
  });
});
