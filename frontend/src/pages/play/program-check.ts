import type { Checked } from "../../editor/problem-list";
import type { Failure } from "../../connection/ask";
import type { ProgramClient } from "../../connection/program-client";
import type { Diagnostic } from "../../message/program";

/** The pause while typing that marks the end of a thought. */
const restMs = 350;

const secondMs = 1_000;

/** What shows what is wrong. */
export interface Checking {
  problems: readonly Diagnostic[];
  checked: Checked;
}

/** Has a text checked while it is written: the latest only, and not at every key. */
export class ProgramCheck {
  readonly #client: Pick<ProgramClient, "check">;
  readonly #shown: Checking;
  /** The text of which all is known that is shown. */
  #known: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: AbortController | null = null;

  constructor(client: Pick<ProgramClient, "check">, shown: Checking) {
    this.#client = client;
    this.#shown = shown;
  }

  /** Whether it is known that the text cannot run. */
  isWrong(source: string): boolean {
    return (
      this.#known === source && this.#shown.problems.some(({ severity }) => severity === "error")
    );
  }

  ask(source: string): void {
    this.#stop();
    this.#shown.checked = "checking";
    this.#timer = setTimeout(() => void this.#check(source), restMs);
  }

  /** Somebody has told what is wrong. */
  tell(problems: readonly Diagnostic[]): void {
    this.#stop();
    this.#shown.problems = problems;
    this.#shown.checked = "done";
  }

  /** The text compiles: it runs. */
  passed(): void {
    this.tell(this.#shown.problems.filter(({ severity }) => severity === "warning"));
  }

  /** The text is another, of which nothing is known. */
  forget(): void {
    this.tell([]);
  }

  async #check(source: string): Promise<void> {
    const asked = new AbortController();
    this.#asked = asked;
    const answer = await this.#client.check(source, asked.signal);
    if (asked.signal.aborted) return;
    if (!answer.ok) {
      this.#unanswered(source, answer.failure);
      return;
    }
    this.tell(answer.value.diagnostics);
    this.#known = source;
  }

  /** Asks again if the server said when; otherwise says that nobody answers. */
  #unanswered(source: string, failure: Failure): void {
    if (failure.kind === "refused" && failure.retryAfterS !== null) {
      this.#timer = setTimeout(() => void this.#check(source), failure.retryAfterS * secondMs);
    } else {
      this.#shown.checked = "unreachable";
    }
  }

  #stop(): void {
    this.#known = null;
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#asked = null;
  }
}
