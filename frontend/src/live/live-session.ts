import type { CommandClient } from "../connection/command-client.ts";
import { SessionStream, type StreamState, type StreamTools } from "../connection/session-stream.ts";
import type { StreamMessage } from "../message/stream.ts";
import type { SchedulerEvent } from "../world/event.ts";
import { applyMessage, type World } from "../world/world.ts";
import { historyAt, mostRemembered } from "./history.ts";
import { lookBack } from "./look-back.ts";

/** What is known of a session now. */
export interface LiveView {
  readonly world: World;
  /** What happened up to here, the latest last. */
  readonly events: readonly SchedulerEvent[];
  /** What happened since the last view; nothing if the way here was not forward. */
  readonly fresh: readonly SchedulerEvent[];
}

/** Two views as one: of the later moment, with what led there from before the earlier one. */
export function together(earlier: LiveView, later: LiveView): LiveView {
  const isOnward =
    later.world.branch === earlier.world.branch && later.world.step >= earlier.world.step;
  if (!isOnward) return later;
  return { ...later, fresh: [...earlier.fresh, ...later.fresh].slice(-mostRemembered) };
}

export interface LiveListener {
  view(view: LiveView): void;
  state(state: StreamState): void;
}

/** The number of events before a moment that are asked for when one comes from elsewhere. */
const before = 400;

/** Follows one session and remembers what happened in it. */
export class LiveSession {
  readonly #session: string;
  readonly #client: CommandClient;
  readonly #listener: LiveListener;
  readonly #stream: SessionStream;
  #world: World | null = null;
  #events: readonly SchedulerEvent[] = [];
  #asked: AbortController | null = null;

  constructor(
    session: string,
    client: CommandClient,
    listener: LiveListener,
    tools: Omit<StreamTools, "refusal">,
  ) {
    this.#session = session;
    this.#client = client;
    this.#listener = listener;
    this.#stream = new SessionStream(
      session,
      {
        message: (message) => {
          this.#heard(message);
        },
        state: (state) => {
          listener.state(state);
        },
      },
      { ...tools, refusal: (id) => client.refusal(id) },
    );
  }

  open(): void {
    this.#stream.open();
  }

  close(): void {
    this.#asked?.abort();
    this.#stream.close();
  }

  #heard(message: StreamMessage): void {
    if (message.kind === "end") return;
    const next = applyMessage(this.#world, message);
    if (!next.ok) {
      this.#stream.restart();
      return;
    }
    const fresh = message.kind === "delta" ? message.delta.events : [];
    const last = this.#world;
    this.#world = next.value;
    const isGap =
      last === null ||
      last.branch !== next.value.branch ||
      message.kind === "snapshot" ||
      (message.kind === "delta" && (message.delta.skipped ?? 0) > 0);
    this.#events = isGap ? fresh : historyAt(this.#events, fresh, next.value.step);
    // The first sight comes with how it came about: what is told later would push things away.
    if (last === null && next.value.step > 0) {
      void this.#lookBack().then((isTold) => {
        if (!isTold) this.#tell([]);
      });
      return;
    }
    this.#tell(fresh);
    const isShort = (this.#events[0]?.step ?? Infinity) > next.value.step - 1;
    if (isGap || (isShort && next.value.step > 0 && fresh.length === 0)) void this.#lookBack();
  }

  /** Asks for what happened before the moment that is shown, and tells it if it comes. */
  async #lookBack(): Promise<boolean> {
    const world = this.#world;
    if (world === null || world.step === 0) return false;
    this.#asked?.abort();
    const asked = new AbortController();
    this.#asked = asked;
    const { step } = world;
    const past = await lookBack(this.#client, this.#session, { step, before }, asked.signal);
    const now = this.#world;
    if (past === null || asked.signal.aborted || now?.branch !== world.branch) return false;
    const first = this.#events[0]?.step ?? now.step + 1;
    const older = past.filter((event) => event.step < first && event.step <= now.step);
    this.#events = [...older, ...this.#events];
    this.#tell([]);
    return true;
  }

  #tell(fresh: readonly SchedulerEvent[]): void {
    if (this.#world !== null) {
      this.#listener.view({ world: this.#world, events: this.#events, fresh });
    }
  }
}
