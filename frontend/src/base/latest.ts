/** The last of several things that are asked for one after another: only it counts. */
export class Latest {
  #asked = 0;

  /** Begins another; what is returned tells whether none has begun since. */
  begin(): () => boolean {
    const asked = ++this.#asked;
    return () => asked === this.#asked;
  }
}
