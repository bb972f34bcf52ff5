/** A line of words, and what belongs to it. */
export interface Item {
  readonly words: string;
  readonly items?: readonly Item[];
}
