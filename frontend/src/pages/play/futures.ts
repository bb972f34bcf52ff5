import type { Failure } from "../../connection/ask";
import type { CommandClient } from "../../connection/command-client";
import type { Branch } from "../../message/session";
import type { Parts } from "./parts";

/** The branches of a session: lists them, and lays one beside another. */
export class Futures {
  readonly #session: string;
  readonly #parts: Parts;
  readonly #client: CommandClient;
  readonly #failed: (failure: Failure) => void;
  readonly #signal: AbortSignal;
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
  }

  /** Lists them as they are now: of two answers that cross, the one asked for last counts. */
  async list(): Promise<readonly Branch[]> {
    const asked = ++this.#lists;
    const answer = await this.#client.branches(this.#session);
    if (!answer.ok) return [];
    const { branches } = answer.value;
    if (asked === this.#lists && !this.#signal.aborted) this.#parts.branches.branches = branches;
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
    if (asked !== this.#comparisons || this.#signal.aborted) return;
    if (answer.ok) this.#parts.comparison.parted = answer.value;
    else this.#failed(answer.failure);
  }

  /** Lays the branch that is shown beside the one it left. */
  async compareWithLast(): Promise<void> {
    const branches = await this.list();
    const shown = branches.find((branch) => branch.shown);
    const other = shown?.parent ?? branches.find((branch) => !branch.shown)?.number;
    if (shown !== undefined && other !== undefined) await this.compare(shown.number, other);
  }
}
