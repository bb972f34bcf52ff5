/** Lets things of one kind happen one after the other, in the order they were asked for. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs something once all of its kind before it are over, however they ended. */
  take<T>(kind: string, run: () => Promise<T>): Promise<T> {
    const before = this.#last.get(kind) ?? Promise.resolve();
    const turn = before.then(run, run);
    this.#last.set(kind, turn);
    const leave = (): void => {
      if (this.#last.get(kind) === turn) this.#last.delete(kind);
    };
    turn.then(leave, leave);
    return turn;
  }
}
