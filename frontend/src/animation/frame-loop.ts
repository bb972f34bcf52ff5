/** The page's only loop of animation frames: a caller has its turn in the next one. */
class FrameLoop {
  #waiting: (() => void)[] = [];

  /** Runs the task once, in the next frame. */
  next(task: () => void): void {
    this.#waiting.push(task);
    if (this.#waiting.length === 1) requestAnimationFrame(this.#run);
  }

  readonly #run = (): void => {
    const tasks = this.#waiting;
    this.#waiting = [];
    for (const task of tasks) task();
  };
}

export const frames = new FrameLoop();

/** Lets somebody draw at once, but never twice in a frame. */
export class OncePerFrame {
  #isFree = true;

  /** Null if it may be now, or a promise of the next frame. */
  turn(): Promise<void> | null {
    if (this.#isFree) {
      this.#take();
      return null;
    }
    return new Promise<void>((free) => {
      frames.next(() => {
        this.#take();
        free();
      });
    });
  }

  #take(): void {
    this.#isFree = false;
    frames.next(() => {
      this.#isFree = true;
    });
  }
}
