import { addressOf } from "../../connection/address";
import type { Failure } from "../../connection/ask";
import type { StreamState } from "../../connection/session-stream";
import type { Trouble } from "../../controls/trouble";

/** What shows what has failed. */
export interface TroubleNotice {
  trouble: Trouble | null;
}

/** Tells what has failed: an answer until it is dismissed, the stream until it is there again. */
export class Troubles {
  readonly #notice: TroubleNotice;
  #stream: Trouble | null = null;
  #answer: Trouble | null = null;

  constructor(notice: TroubleNotice) {
    this.#notice = notice;
  }

  /** Whether nothing is heard of the session now. */
  get isLost(): boolean {
    return this.#stream?.kind === "lost";
  }

  stream(state: StreamState): void {
    if (state.kind === "connecting") return;
    this.#stream = ofStream(state);
    this.#show();
  }

  failed(failure: Failure): void {
    this.#answer = ofFailure(failure) ?? this.#answer;
    this.#show();
  }

  dismiss(): void {
    this.#answer = null;
    this.#show();
  }

  #show(): void {
    this.#notice.trouble =
      this.#stream?.kind === "gone" || this.#stream?.kind === "unreadable"
        ? this.#stream
        : (this.#answer ?? this.#stream);
  }
}

function ofStream(state: StreamState): Trouble | null {
  if (state.kind === "ended") return { kind: "gone" };
  if (state.kind === "unreadable") {
    const { session, problem } = state;
    return { kind: "unreadable", stored: addressOf(["sessions", session, "scenario"]), problem };
  }
  return state.kind === "lost" ? { kind: "lost", retryInMs: state.retryInMs } : null;
}

function ofFailure(failure: Failure): Trouble | null {
  switch (failure.kind) {
    case "refused":
      return { kind: "refused", problem: failure.problem };
    case "unreachable":
      return { kind: "unreachable" };
    case "unreadable":
      return { kind: "outdated" };
    case "cancelled":
      return null;
  }
}
