import type { Piece } from "../../editor/pieces";
import { joined } from "../../editor/pieces";
import type { ProgramClient } from "../../connection/program-client";
import type { LiveView } from "../../live/live-session";
import type { SchedulerEvent } from "../../world/event";

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

/**
 * Knows what a program has printed up to the moment in sight: from the events that come, as long as
 * none is missing, and else by asking.
 */
export class Printing {
  readonly #client: Pick<ProgramClient, "printed">;
  readonly #tell: (pieces: readonly Piece[]) => void;
  #known: Known | null = null;
  #wanted: Known | null = null;
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: Pick<ProgramClient, "printed">, tell: (pieces: readonly Piece[]) => void) {
    this.#client = client;
    this.#tell = tell;
  }

  show({ world, fresh }: LiveView, elsewhere: boolean): void {
    const { session, branch, step, events } = world;
    const now: Known = { session, branch, step, events, pieces: [] };
    const known = this.#known;
    if (known !== null && isSame(known, now)) return;
    if (known !== null && !elsewhere && follows(known, now, fresh)) {
      this.#learn({ ...now, pieces: joined(known.pieces, piecesOf(fresh)) });
      return;
    }
    if (step === 0) {
      this.#learn(now);
      return;
    }
    this.#ask(now);
  }

  #learn(known: Known): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#wanted = null;
    this.#known = known;
    this.#tell(known.pieces);
  }

  #ask(moment: Known): void {
    if (this.#wanted !== null && isSame(this.#wanted, moment)) return;
    const isFirst = this.#wanted === null;
    this.#wanted = moment;
    if (!isFirst) return;
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
    const pieces = joined(
      stdout.ok ? [{ text: stdout.value, toStderr: false }] : [],
      stderr.ok ? [{ text: stderr.value, toStderr: true }] : [],
    );
    const { session, step } = this.#wanted ?? moment;
    const isLate = session !== moment.session || step !== moment.step;
    if (session === moment.session) {
      const wanted = this.#wanted;
      this.#learn({ ...moment, pieces });
      if (isLate && wanted !== null) this.#ask(wanted);
    }
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
