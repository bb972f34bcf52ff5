type Kind = Int32ArrayConstructor | Uint8ArrayConstructor | Float64ArrayConstructor;

const firstCapacity = 16;

/** A list of numbers that grows at its end, a few bytes each; a million are no burden. */
export class Numbers {
  #room: Int32Array | Uint8Array | Float64Array;
  readonly #kind: Kind;
  #length = 0;

  constructor(kind: Kind) {
    this.#kind = kind;
    this.#room = new kind(firstCapacity);
  }

  get length(): number {
    return this.#length;
  }

  /** The number at a place; beyond both ends there is 0. */
  at(index: number): number {
    return this.#room[index] ?? 0;
  }

  push(value: number): void {
    if (this.#length === this.#room.length) {
      const larger = new this.#kind(this.#length * 2);
      larger.set(this.#room);
      this.#room = larger;
    }
    this.#room[this.#length++] = value;
  }

  set(index: number, value: number): void {
    this.#room[index] = value;
  }

  /** Takes numbers from the end until `length` are left. */
  cut(length: number): void {
    this.#length = Math.min(this.#length, length);
  }

  /** How many of the numbers, which are in order, are at most this large. */
  countUpTo(value: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#room[middle] ?? 0) <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
