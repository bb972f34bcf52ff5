import { thingNamed, type Thing } from "../world/thing.ts";

/** One link of the chain: what it names, and its sentence in the reader's language. */
export interface WhyLink {
  readonly code: string;
  readonly sentence: string;
}

/** Why a goroutine is not running, or why it is, as the server answers. */
export interface WhyAnswer {
  readonly g: number;
  readonly runs: boolean;
  readonly chain: readonly WhyLink[];
}

/** A stretch of a sentence, and the thing it names, if it names one. */
export interface Piece {
  readonly words: string;
  readonly thing: Thing | null;
}

const names = /([GMP]\d+(?:\.run(?:next|q(?:\[\d+\])?))?|sched\.runq(?:\[\d+\])?)(?![\p{L}\d])/u;

/** The sentence of a link, with the things it names cut out to go and look at. */
export function piecesOf({ sentence }: WhyLink): Piece[] {
  return sentence
    .split(names)
    .map((words, at) => ({ words, thing: at % 2 === 1 ? thingNamed(words) : null }))
    .filter(({ words }) => words !== "");
}
