import type { Failure } from "../../connection/ask";
import type { CommandClient } from "../../connection/command-client";
import { Retry } from "../../connection/retry";
import { outcomeOf, type Outcome } from "../../controls/outcome";
import type { Branch } from "../../message/session";
import type { Parts } from "./parts";

/** The branches of a session: lists them, and lays one beside another. */
export class Futures {
  readonly #session: string;
  readonly #parts: Parts;
  readonly #client: CommandClient;
  readonly #failed: (failure: Failure) => void;
  readonly #signal: AbortSignal;
  readonly #again = new Retry();
  #lists = 0;
  #comparisons = 0;

  /** @param signal: when it is aborted, nothing more is shown from here */
  constructor(
    session: string,
    parts: Parts,
    client: CommandClient,
    failed: (failure: Failure) => void,
    signal: AbortSignal,
  ) {
    this.#session = session;
    this.#parts = parts;
    this.#client = client;
    this.#failed = failed;
    this.#signal = signal;
    signal.addEventListener("abort", () => {
      this.#again.over();
    });
  }

  /** Lists them as they are now: of two answers that cross, the one asked for last counts. */
  async list(): Promise<readonly Branch[]> {
    const asked = ++this.#lists;
    const answer = await this.#client.branches(this.#session);
    const isWanted = asked === this.#lists && !this.#signal.aborted;
    if (isWanted) this.#parts.branches.failed = !answer.ok;
    if (!answer.ok) {
      if (isWanted) this.#again.later(() => void this.list());
      return [];
    }
    const { branches } = answer.value;
    if (isWanted) {
      this.#again.over();
      this.#parts.branches.branches = branches;
    }
    return branches;
  }

  async switchTo(branch: number): Promise<boolean> {
    const answer = await this.#client.switchTo(this.#session, branch);
    if (!answer.ok) this.#failed(answer.failure);
    void this.list();
    return answer.ok;
  }

  async compare(a: number, b: number): Promise<void> {
    const asked = ++this.#comparisons;
    const answer = await this.#client.compareBranches(this.#session, a, b);
    if (this.#isPast(asked)) return;
    if (!answer.ok) {
      this.#failed(answer.failure);
      return;
    }
    const { comparison } = this.#parts;
    comparison.parted = answer.value;
    comparison.outcomes = [];
    const outcomes = await this.#outcomes([a, b]);
    if (this.#isPast(asked)) return;
    comparison.outcomes = outcomes;
  }

  /** Whether another comparison was asked for meanwhile, or the session was left. */
  #isPast(asked: number): boolean {
    return asked !== this.#comparisons || this.#signal.aborted;
  }

  /** What has become of branches, each at the last of its steps that was seen. */
  async #outcomes(numbers: readonly number[]): Promise<readonly Outcome[]> {
    const branches = await this.list();
    const ends = numbers.flatMap(
      (number) => branches.find((branch) => branch.number === number) ?? [],
    );
    const answers = await Promise.all(
      ends.map(({ number, farthest }) =>
        this.#client.snapshot(this.#session, { step: farthest, branch: number }),
      ),
    );
    const worlds = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    return worlds.length === numbers.length ? worlds.map(outcomeOf) : [];
  }

  /** Lays the branch that is shown beside the one it left. */
  async compareWithLast(): Promise<void> {
    const branches = await this.list();
    const shown = branches.find((branch) => branch.shown);
    const other = shown?.parent ?? branches.find((branch) => !branch.shown)?.number;
    if (shown !== undefined && other !== undefined) await this.compare(shown.number, other);
  }
}
