import type { Board } from "../../board/board";

/** A narrower board has no room for a card with all that it tells. */
const narrowest = 500;
const narrow = 720;

/** The height of a board with one row of processors, and of each row more; in pixels. */
const oneRow = 440;
const oneRowNarrow = 560;
const anotherRow = 190;
/**
 * The width of a processor's card with all that it tells, which decides how many stand in a row.
 */
const cardWidth = 150;
/** How many processors are drawn small in any room. */
const crowd = 17;

/** The height of a brief board, with those who wait, and of each row of processors more. */
const oneRowBrief = 250;
const anotherRowBrief = 110;
/** What more it takes to tell all of what waits and of what the kernel holds. */
const aroundProcessors = 170;
const aroundProcessorsNarrow = 180;
/**
 * The width of a card that tells everything, with the gap beside it, and of a brief one on a phone.
 */
const wholeCard = 214;
const phoneCard = 88;
/** The most that a board is enlarged, and what its enlargements are multiples of. */
const largest = 1.5;
const grain = 0.05;

/** How much a board tells: all; little of its processors; little of anything. */
export type Telling = "all" | "roomy" | "brief";

/** What a board may tell on its stage, the most first; whoever overflows it takes the next. */
export function tellings(width: number, height: number, processors: number): Telling[] {
  if (width < narrowest) return ["brief"];
  if (processors >= crowd) return ["all"];
  const rows = Math.ceil((processors * cardWidth) / width);
  const possible: Telling[] = ["brief"];
  // Processors that do nothing make room for the others: most often one row is enough.
  if (height >= heightOf("roomy", 1, width)) possible.unshift("roomy");
  if (height >= heightOf("all", rows, width)) possible.unshift("all");
  return possible;
}

function heightOf(telling: Telling, rows: number, width: number): number {
  if (telling === "all") return (width < narrow ? oneRowNarrow : oneRow) + (rows - 1) * anotherRow;
  const around = width < narrow ? aroundProcessorsNarrow : aroundProcessors;
  return oneRowBrief + (rows - 1) * anotherRowBrief + (telling === "roomy" ? around : 0);
}

/** How many times larger than usual a board is drawn, so that its stage is not left empty. */
export function enlargement(
  telling: Telling,
  width: number,
  height: number,
  processors: number,
): number {
  if (processors === 0 || processors >= crowd) return 1;
  // Where a card would have to tell less, the board stays as it is.
  const card =
    width < narrowest ? phoneCard : width < processors * wholeCard ? cardWidth : wholeCard;
  const rows = Math.ceil((processors * card) / width);
  const least = width < narrowest ? 0 : telling === "all" ? narrow : narrowest;
  const needed =
    telling === "all" ? heightOf("all", rows, narrow) + 50 : heightOf(telling, rows, width);
  return inGrains(
    Math.min(
      largest,
      height / needed,
      (width * rows) / (processors * card),
      least === 0 ? largest : width / least,
    ),
  );
}

function inGrains(enlarged: number): number {
  return Math.max(1, Math.floor(enlarged / grain + 1e-6) * grain);
}

/** Draws the board as large as its stage has room for, so that all of it is in sight. */
export class StageFit {
  readonly #stage: HTMLElement;
  readonly #board: Board;
  #processors = 0;
  #tellings: Telling[] = [];

  constructor(stage: HTMLElement, board: Board) {
    this.#stage = stage;
    this.#board = board;
    new ResizeObserver(() => {
      this.#fit();
    }).observe(stage);
    new ResizeObserver(() => {
      this.#shrink();
    }).observe(board);
  }

  /** Hears how many processors there are, before they are drawn. */
  show(processors: number): void {
    if (processors === this.#processors) return;
    this.#processors = processors;
    this.#fit();
  }

  #fit(): void {
    const { width, height } = this.#stage.getBoundingClientRect();
    if (width <= 0 || height <= 0) return;
    this.#tellings = tellings(width, height, this.#processors);
    this.#draw(width, height);
  }

  #draw(width: number, height: number): void {
    const [telling = "brief"] = this.#tellings;
    this.#board.brief = telling !== "all";
    this.#board.roomy = telling === "roomy";
    this.#board.enlarged = enlargement(telling, width, height, this.#processors);
    this.#board.drawAtOnce();
  }

  /**
   * Shrinks the board again, or has it tell less, if what waits needs more room than expected; it
   * does not grow back, so that nothing flutters.
   */
  #shrink(): void {
    const { enlarged } = this.#board;
    const { width, height } = this.#stage.getBoundingClientRect();
    const over = this.#stage.scrollHeight / Math.max(1, this.#stage.clientHeight);
    if (height <= 0 || this.#board.hidden || over <= 1) return;
    if (enlarged > 1) {
      this.#board.enlarged = inGrains(enlarged / over);
      this.#board.drawAtOnce();
      return;
    }
    if (this.#tellings.length <= 1) return;
    this.#tellings.shift();
    this.#draw(width, height);
  }
}
