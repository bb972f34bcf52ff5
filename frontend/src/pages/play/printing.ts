import type { Piece } from "../../editor/pieces";
import { joined } from "../../editor/pieces";
import type { OutputState } from "../../editor/output";
import type { ProgramClient } from "../../connection/program-client";
import { Retry } from "../../connection/retry";
import type { SchedulerEvent } from "../../world/event";
import type { Shown } from "./shown";

/** While it plays, what is missing is asked for no more often than this. */
const restMs = 200;

/** A moment up to which it is known what was printed. */
interface Known {
  readonly session: string;
  readonly branch: number;
  readonly step: number;
  /** How many events there were until then. */
  readonly events: number;
  readonly pieces: readonly Piece[];
}

/** Hears what was printed up to the moment in sight, or why that is not known. */
export type PrintListener = (pieces: readonly Piece[], state: OutputState) => void;

/**
 * Knows what a program has printed up to the moment in sight: from the events that come, as long as
 * none is missing, and else by asking.
 */
export class Printing {
  readonly #client: Pick<ProgramClient, "printed">;
  readonly #tell: PrintListener;
  #known: Known | null = null;
  #wanted: Known | null = null;
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #retry = new Retry();

  constructor(client: Pick<ProgramClient, "printed">, tell: PrintListener) {
    this.#client = client;
    this.#tell = tell;
  }

  show({ view: { world, fresh }, elsewhere, otherBranch }: Shown): void {
    const { session, branch, step, events } = world;
    const now: Known = { session, branch, step, events, pieces: [] };
    const known = this.#known;
    if (step === 0) {
      this.#learn(now);
      return;
    }
    if (otherBranch) {
      this.#forget();
      this.#tell([], "other-branch");
      return;
    }
    if (known !== null && isSame(known, now)) {
      this.#learn(known);
      return;
    }
    if (known !== null && !elsewhere && follows(known, now, fresh)) {
      this.#learn({ ...now, pieces: joined(known.pieces, piecesOf(fresh)) });
      return;
    }
    this.#ask(now);
  }

  /** Nothing is known, and nothing asked. */
  #forget(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#retry.over();
    this.#wanted = null;
    this.#known = null;
  }

  #learn(known: Known): void {
    this.#forget();
    this.#known = known;
    this.#tell(known.pieces, "known");
  }

  #ask(moment: Known): void {
    const wanted = this.#wanted;
    this.#wanted = moment;
    if (wanted !== null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(), this.#known === null ? 0 : restMs);
  }

  async #fetch(): Promise<void> {
    const moment = this.#wanted;
    if (moment === null) return;
    const asked = new AbortController();
    this.#asked = asked;
    const [stdout, stderr] = await Promise.all([
      this.#client.printed(moment, "stdout", asked.signal),
      this.#client.printed(moment, "stderr", asked.signal),
    ]);
    if (asked.signal.aborted) return;
    if (!stdout.ok || !stderr.ok) {
      this.#known = null;
      this.#tell([], "failed");
      this.#retry.later(() => void this.#fetch());
      return;
    }
    const wanted = this.#wanted ?? moment;
    const out = { text: stdout.value, toStderr: false };
    const pieces = joined(out.text === "" ? [] : [out], [{ text: stderr.value, toStderr: true }]);
    if (wanted.session === moment.session) this.#learn({ ...moment, pieces });
    else this.#forget();
    if (!isSame(wanted, moment)) this.#ask(wanted);
  }
}

function isSame(one: Known, other: Known): boolean {
  return one.session === other.session && one.branch === other.branch && one.step === other.step;
}

/** Whether nothing happened between the two but what is told. */
function follows(known: Known, now: Known, fresh: readonly SchedulerEvent[]): boolean {
  return (
    known.session === now.session &&
    known.branch === now.branch &&
    now.step > known.step &&
    now.events - known.events === fresh.length
  );
}

function piecesOf(events: readonly SchedulerEvent[]): readonly Piece[] {
  return events.flatMap(({ kind, detail }) => {
    if (kind !== "printed" || typeof detail["text"] !== "string") return [];
    return [{ text: detail["text"], toStderr: detail["toStderr"] === true }];
  });
}
