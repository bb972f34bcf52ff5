import { unreadableSession, type Problem } from "../message/problem";
import { parseStreamMessage, streamEvents, type StreamMessage } from "../message/stream";
import { backoffMs } from "./backoff";
import { addressOf } from "./address";

/** How a stream stands. While it is lost, what was seen last stays true and old. */
export type StreamState =
  | { readonly kind: "closed" }
  | { readonly kind: "connecting" }
  | { readonly kind: "live" }
  /** It will be tried again: by the browser soon, or by us after `retryInMs`. */
  | { readonly kind: "lost"; readonly retryInMs: number | null }
  /** The session does not exist any more. */
  | { readonly kind: "ended" }
  /** The server has stored the session and cannot read it. */
  | { readonly kind: "unreadable"; readonly session: string; readonly problem: Problem };

export interface StreamListener {
  message(message: StreamMessage): void;
  state(state: StreamState): void;
}

/** What a stream needs of the browser's EventSource. */
export interface MessageSource {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

/** What a stream needs of the world outside. */
export interface StreamTools {
  connect(address: string): MessageSource;
  /** Runs something later, unless it is called off by calling what this returns. */
  after(ms: number, run: () => void): () => void;
  chance(): number;
  /**
   * Why the server will never open the session, null: it may yet. Asked when the server refuses a
   * stream, because the browser does not say why.
   */
  refusal(session: string): Promise<Problem | null>;
}

/** The browser's part of a stream's tools. */
export const browserTools: Omit<StreamTools, "refusal"> = {
  connect: (address) => new EventSource(address),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
  chance: () => Math.random(),
};

/** EventSource.CLOSED: the browser has given up. */
const gaveUp = 2;

/** What was got last: of whose numbering, its number there, and its command's. */
interface Seen {
  readonly id: string;
  readonly epoch: string;
  readonly number: number;
  readonly seq: number;
}

/**
 * Tells what happens in a session. A connection that breaks is made again and goes on where it
 * broke, or begins with a snapshot; so every listener can apply each message to the one before.
 */
export class SessionStream {
  readonly #session: string;
  readonly #listener: StreamListener;
  readonly #tools: StreamTools;
  #source: MessageSource | null = null;
  #callOff: (() => void) | null = null;
  #seen: Seen | null = null;
  #attempt = 0;

  constructor(session: string, listener: StreamListener, tools: StreamTools) {
    this.#session = session;
    this.#listener = listener;
    this.#tools = tools;
  }

  /** Begins, goes on after a close, or tries again without waiting. */
  open(): void {
    this.#leave();
    this.#tell({ kind: "connecting" });
    const lastEventId = this.#seen?.id;
    const address = addressOf(["sessions", this.#session, "stream"], { lastEventId });
    const source = this.#tools.connect(address);
    this.#source = source;
    const listen = (type: string, heard: (event: Event) => void): void => {
      source.addEventListener(type, (event) => {
        if (this.#source === source) heard(event);
      });
    };
    listen("open", () => {
      this.#tell({ kind: "live" });
    });
    listen("error", () => {
      if (source.readyState === gaveUp) void this.#refused();
      else this.#tell({ kind: "lost", retryInMs: null });
    });
    for (const name of streamEvents) {
      listen(name, (event) => {
        this.#heard(name, event as MessageEvent<string>);
      });
    }
  }

  /** Hears nothing more; `open` goes on from here. */
  close(): void {
    this.#leave();
    this.#tell({ kind: "closed" });
  }

  /** Begins anew with a snapshot, because what was heard does not fit to what is known. */
  restart(): void {
    this.#seen = null;
    this.#leave();
    this.#tryLater();
  }

  #heard(name: (typeof streamEvents)[number], event: MessageEvent<string>): void {
    const message = parseStreamMessage(name, event.data);
    if (!message.ok) {
      this.restart();
    } else if (message.value.kind === "end") {
      this.#leave();
      this.#listener.message(message.value);
      this.#tell({ kind: "ended" });
    } else {
      this.#heardOf(message.value, event.lastEventId);
    }
  }

  #heardOf(message: Exclude<StreamMessage, { kind: "end" }>, id: string): void {
    const next = numbered(id, seqOf(message));
    if (message.kind !== "snapshot" && !follows(this.#seen, next)) {
      this.restart();
      return;
    }
    this.#seen = next;
    this.#attempt = 0;
    this.#listener.message(message);
  }

  /** The browser does not try again: we do, unless there is nothing to come back to. */
  async #refused(): Promise<void> {
    this.#leave();
    this.#tryLater();
    const waiting = this.#callOff;
    const session = this.#session;
    const problem = await this.#tools.refusal(session);
    if (problem === null || this.#callOff !== waiting) return;
    this.#leave();
    if (problem.code === unreadableSession) this.#tell({ kind: "unreadable", session, problem });
    else this.#tell({ kind: "ended" });
  }

  #tryLater(): void {
    this.#attempt++;
    const retryInMs = backoffMs(this.#attempt, this.#tools.chance());
    this.#callOff = this.#tools.after(retryInMs, () => {
      this.open();
    });
    this.#tell({ kind: "lost", retryInMs });
  }

  /** Whatever the source still says is for nobody. */
  #leave(): void {
    this.#callOff?.();
    this.#callOff = null;
    const source = this.#source;
    this.#source = null;
    source?.close();
  }

  #tell(state: StreamState): void {
    this.#listener.state(state);
  }
}

function seqOf(message: Exclude<StreamMessage, { kind: "end" }>): number {
  switch (message.kind) {
    case "snapshot":
      return message.snapshot.seq;
    case "delta":
      return message.delta.seq;
    case "clock":
      return message.clock.seq;
  }
}

/** Ids are the server's numbering, a dash and a number. */
function numbered(id: string, seq: number): Seen | null {
  const dash = id.lastIndexOf("-");
  const number = Number(id.slice(dash + 1));
  return dash > 0 && Number.isSafeInteger(number)
    ? { id, epoch: id.slice(0, dash), number, seq }
    : null;
}

/** Numbers may be left out, since a slow reader gets several changes in one; none comes twice. */
function follows(seen: Seen | null, next: Seen | null): next is Seen {
  return (
    seen !== null &&
    next !== null &&
    next.epoch === seen.epoch &&
    next.number > seen.number &&
    next.seq >= seen.seq
  );
}
