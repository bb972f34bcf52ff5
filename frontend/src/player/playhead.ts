/** Calls back once, after `ms` milliseconds; the result calls it off. */
export type After = (ms: number, call: () => void) => () => void;

export const browserAfter: After = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => {
    clearTimeout(timer);
  };
};

/** The way that a playhead goes. */
export interface Track {
  readonly length: number;
  /** Where the buttons for one step forward and back lead. */
  readonly stops: readonly number[];
  /** How long to stay there at the usual speed. */
  staysMs(at: number): number;
  /** Whether somebody has to do something there before it goes on by itself. */
  holds(at: number): boolean;
}

export const speeds = [0.25, 0.5, 1, 2, 4, 8] as const;

/** Where in a recording one is, and the moving on by itself. */
export class Playhead {
  readonly #track: Track;
  readonly #after: After;
  readonly #moved: () => void;
  #at: number;
  #speed = 1;
  /** Where playing ends. */
  #until = 0;
  #callOff: (() => void) | null = null;

  constructor(track: Track, after: After, moved: () => void, at = 0) {
    this.#track = track;
    this.#after = after;
    this.#moved = moved;
    this.#at = this.#within(at);
  }

  get at(): number {
    return this.#at;
  }

  get playing(): boolean {
    return this.#callOff !== null;
  }

  get speed(): number {
    return this.#speed;
  }

  /** Plays on to the end, from the beginning if it is there already, or to a station. */
  play(until = this.#last): void {
    this.#until = this.#within(until);
    if (this.#at >= this.#until && until === this.#last) this.#at = 0;
    this.#stop();
    if (this.#at < this.#until) this.#wait(this.#track.staysMs(this.#at));
    this.#moved();
  }

  /** Plays to a station, without waiting where it is. */
  run(until: number): void {
    this.#until = this.#within(until);
    this.#stop();
    if (this.#at < this.#until) this.#advance();
    else this.#moved();
  }

  pause(): void {
    if (!this.playing) return;
    this.#stop();
    this.#moved();
  }

  /** Goes there at once and stays. */
  seek(at: number): void {
    this.#stop();
    this.#at = this.#within(at);
    this.#moved();
  }

  first(): void {
    this.seek(0);
  }

  last(): void {
    this.seek(this.#last);
  }

  /** Moves to the next stop, or to the end. */
  next(): void {
    this.seek(this.#track.stops.find((stop) => stop > this.#at) ?? this.#last);
  }

  previous(): void {
    this.seek(this.#track.stops.findLast((stop) => stop < this.#at) ?? 0);
  }

  setSpeed(speed: number): void {
    this.#speed = speed;
    if (this.playing) {
      this.#stop();
      this.#wait(this.#track.staysMs(this.#at));
    }
    this.#moved();
  }

  get #last(): number {
    return this.#track.length - 1;
  }

  #within(at: number): number {
    return Math.min(Math.max(Math.trunc(at), 0), Math.max(0, this.#last));
  }

  #wait(ms: number): void {
    this.#callOff = this.#after(ms / this.#speed, () => {
      this.#advance();
    });
  }

  #advance(): void {
    this.#stop();
    this.#at++;
    const isOver = this.#at >= this.#until || this.#track.holds(this.#at);
    if (!isOver) this.#wait(this.#track.staysMs(this.#at));
    this.#moved();
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = null;
  }
}
