import { describe, expect, it } from "vitest";
import type { Problem } from "../message/problem";
import type { StreamMessage } from "../message/stream";
import { recordedStream, type RecordedMessage } from "../message/testdata/recorded";
import { SessionStream, type MessageSource, type StreamState } from "./session-stream";

/** The states of an EventSource. */
const states = { connecting: 0, open: 1, closed: 2 };

class FakeSource extends EventTarget implements MessageSource {
  readyState = states.connecting;
  isClosed = false;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.readyState = states.open;
    this.dispatchEvent(new Event("open"));
  }

  says({ id, event, data }: RecordedMessage): void {
    this.dispatchEvent(new MessageEvent(event, { data, lastEventId: id }));
  }

  /** The connection breaks, and the browser tries by itself. */
  breaks(): void {
    this.readyState = states.connecting;
    this.dispatchEvent(new Event("error"));
  }

  /** The server answers with an error, and the browser does not try again. */
  isRefused(): void {
    this.readyState = states.closed;
    this.dispatchEvent(new Event("error"));
  }
}

/** A stream with everything that surrounds it. */
class Stage {
  readonly sources: FakeSource[] = [];
  readonly messages: StreamMessage[] = [];
  readonly states: StreamState[] = [];
  waiting: { readonly ms: number; readonly run: () => void } | null = null;
  refusal: Problem | null = null;

  readonly stream = new SessionStream(
    "abc",
    {
      message: (message) => this.messages.push(message),
      state: (state) => this.states.push(state),
    },
    {
      connect: (address) => {
        const source = new FakeSource(address);
        this.sources.push(source);
        return source;
      },
      after: (ms, run) => {
        this.waiting = { ms, run };
        return () => {
          this.waiting = null;
        };
      },
      chance: () => 1,
      refusal: () => Promise.resolve(this.refusal),
    },
  );

  get source(): FakeSource {
    const source = this.sources.at(-1);
    if (source === undefined) throw new Error("Nothing has been opened");
    return source;
  }

  get state(): StreamState | undefined {
    return this.states.at(-1);
  }

  begin(messages: readonly RecordedMessage[]): this {
    this.stream.open();
    this.source.opens();
    for (const message of messages) this.source.says(message);
    return this;
  }

  /** The time for the next try has come. */
  wait(): void {
    const { waiting } = this;
    if (waiting === null) throw new Error("Nobody waits");
    this.waiting = null;
    waiting.run();
  }

  /** The browser has given up, and the server has been asked why. */
  async refuse(): Promise<void> {
    this.source.isRefused();
    await Promise.resolve();
    await Promise.resolve();
  }
}

function refusalWith(code: string): Problem {
  return { type: `urn:gopark:problem:${code}`, title: "No", status: 409, detail: "No.", code };
}

function messageAt(index: number): RecordedMessage {
  const message = recordedStream.at(index);
  if (message === undefined) throw new Error(`There is no message ${String(index)}`);
  return message;
}

const beginning = recordedStream.slice(0, 5);

describe("a stream", () => {
  it("hands on every message of a session, in order", () => {
    const stage = new Stage().begin(recordedStream);
    expect(stage.messages.length).toBe(recordedStream.length);
    expect(stage.messages[0]?.kind).toBe("snapshot");
    expect(stage.states).toEqual([{ kind: "connecting" }, { kind: "live" }]);
    expect(stage.source.address).toBe("/api/sessions/abc/stream");
  });

  it("leaves it to the browser to mend a connection that broke", () => {
    const stage = new Stage().begin(beginning);
    stage.source.breaks();
    expect(stage.state).toEqual({ kind: "lost", retryInMs: null });
    expect(stage.waiting).toBeNull();
    stage.source.opens();
    expect(stage.state).toEqual({ kind: "live" });
    stage.source.says(messageAt(5));
    expect(stage.messages.length).toBe(6);
  });

  it("tries again when the browser does not, later each time, from where it was", async () => {
    const stage = new Stage().begin(beginning);
    await stage.refuse();
    expect(stage.state).toEqual({ kind: "lost", retryInMs: 2_000 });
    stage.wait();
    expect(stage.source.address).toBe("/api/sessions/abc/stream?lastEventId=1exj5v5l-5");
    await stage.refuse();
    expect(stage.state).toEqual({ kind: "lost", retryInMs: 4_000 });
    stage.wait();
    stage.source.opens();
    expect(stage.state).toEqual({ kind: "live" });
    stage.source.says(messageAt(5));
    expect(stage.messages.length).toBe(6);
    await stage.refuse();
    expect(stage.state).toEqual({ kind: "lost", retryInMs: 2_000 });
    expect(stage.sources.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true);
  });

  it("is over when the session ends", () => {
    const stage = new Stage().begin(beginning);
    stage.source.says({ id: "1exj5v5l-6", event: "end", data: "{}" });
    expect(stage.messages.at(-1)).toEqual({ kind: "end" });
    expect(stage.state).toEqual({ kind: "ended" });
    expect(stage.source.isClosed).toBe(true);
  });

  it("is over when the server knows no such session", async () => {
    const stage = new Stage().begin(beginning);
    stage.refusal = refusalWith("session-not-found");
    await stage.refuse();
    expect(stage.state).toEqual({ kind: "ended" });
    expect(stage.waiting).toBeNull();
  });

  it("is not tried again when the server cannot read the session", async () => {
    const stage = new Stage();
    stage.stream.open();
    const problem = refusalWith("session-unreadable");
    stage.refusal = problem;
    await stage.refuse();
    expect(stage.state).toEqual({ kind: "unreadable", session: "abc", problem });
    expect(stage.waiting).toBeNull();
  });

  it("goes on after a close, and hears nothing meanwhile", () => {
    const stage = new Stage().begin(beginning);
    stage.stream.close();
    stage.source.says(messageAt(5));
    expect(stage.messages.length).toBe(5);
    expect(stage.state).toEqual({ kind: "closed" });
    stage.stream.open();
    expect(stage.source.address).toContain("lastEventId=1exj5v5l-5");
  });

  it("does not come back after a close while it waited", async () => {
    const stage = new Stage().begin(beginning);
    await stage.refuse();
    stage.stream.close();
    expect(stage.waiting).toBeNull();
  });

  it("does not end after a close, though the session is found to be gone", async () => {
    const stage = new Stage().begin(beginning);
    stage.refusal = refusalWith("session-not-found");
    const refused = stage.refuse();
    stage.stream.close();
    await refused;
    expect(stage.state).toEqual({ kind: "closed" });
  });

  it("tries at once when told to, and not again when the time has come", async () => {
    const stage = new Stage().begin(beginning);
    await stage.refuse();
    stage.stream.open();
    expect(stage.waiting).toBeNull();
    expect(stage.sources.length).toBe(2);
  });
});

describe("a message that does not fit", () => {
  const later = '{"seq":3,"step":300,"timeNs":1,"patch":{},"events":[]}';

  it.each([
    ["was there already", messageAt(4)],
    ["comes from before", messageAt(2)],
    ["has the numbers of another server", { id: "other-9", event: "delta", data: later }],
    ["has no number", { id: "", event: "delta", data: later }],
    [
      "is of an older command",
      { id: "1exj5v5l-9", event: "clock", data: '{"seq":2,"step":1,"timeNs":1,"atMs":1}' },
    ],
    ["is not what it should be", { id: "1exj5v5l-9", event: "delta", data: '{"seq":3}' }],
    ["is no JSON", { id: "1exj5v5l-9", event: "delta", data: "{" }],
  ])("because it %s is not handed on, and a snapshot is asked for", (_, message) => {
    const stage = new Stage().begin(beginning);
    stage.source.says(message);
    expect(stage.messages.length).toBe(5);
    expect(stage.source.isClosed).toBe(true);
    expect(stage.state).toEqual({ kind: "lost", retryInMs: 2_000 });
    stage.wait();
    expect(stage.source.address).toBe("/api/sessions/abc/stream");
    stage.source.opens();
    stage.source.says(messageAt(0));
    expect(stage.messages.length).toBe(6);
  });

  it("before any snapshot is not handed on either", () => {
    const stage = new Stage().begin([messageAt(1)]);
    expect(stage.messages).toEqual([]);
    expect(stage.state).toEqual({ kind: "lost", retryInMs: 2_000 });
  });

  it("may be found by who applies it", () => {
    const stage = new Stage().begin(beginning);
    stage.stream.restart();
    stage.wait();
    expect(stage.source.address).toBe("/api/sessions/abc/stream");
  });

  it("is not one that a slow reader gets for several", () => {
    const stage = new Stage().begin(beginning);
    stage.source.says({ id: "1exj5v5l-40", event: "delta", data: later });
    expect(stage.messages.length).toBe(6);
    expect(stage.state).toEqual({ kind: "live" });
  });
});
