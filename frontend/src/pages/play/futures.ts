import type { Failure } from "../../connection/ask";
import type { CommandClient } from "../../connection/command-client";
import type { Parts } from "./parts";

/** The branches of a session: lists them, and lays one beside another. */
export class Futures {
  readonly #session: string;
  readonly #parts: Parts;
  readonly #client: CommandClient;
  readonly #failed: (failure: Failure) => void;

  constructor(
    session: string,
    parts: Parts,
    client: CommandClient,
    failed: (failure: Failure) => void,
  ) {
    this.#session = session;
    this.#parts = parts;
    this.#client = client;
    this.#failed = failed;
  }

  async list(): Promise<void> {
    const answer = await this.#client.branches(this.#session);
    if (answer.ok) this.#parts.branches.branches = answer.value.branches;
  }

  async switchTo(branch: number): Promise<boolean> {
    const answer = await this.#client.switchTo(this.#session, branch);
    if (!answer.ok) this.#failed(answer.failure);
    await this.list();
    return answer.ok;
  }

  async compare(a: number, b: number): Promise<void> {
    const answer = await this.#client.compareBranches(this.#session, a, b);
    if (answer.ok) this.#parts.comparison.parted = answer.value;
    else this.#failed(answer.failure);
  }

  /** Lays the branch that is shown beside the one it left. */
  async compareWithLast(): Promise<void> {
    await this.list();
    const { branches } = this.#parts.branches;
    const shown = branches.find((branch) => branch.shown);
    const other = shown?.parent ?? branches.find((branch) => !branch.shown)?.number;
    if (shown !== undefined && other !== undefined) await this.compare(shown.number, other);
  }
}
