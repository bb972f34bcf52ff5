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
/**
 * The width of a card that tells everything, with the gap beside it, and of a brief one on a phone.
 */
const wholeCard = 214;
const phoneCard = 88;
/** The most that a board is enlarged, and what its enlargements are multiples of. */
const largest = 1.5;
const grain = 0.05;

/** Whether a board has to be drawn in brief to be seen as a whole. */
export function isTight(width: number, height: number, processors: number): boolean {
  if (width < narrowest) return true;
  if (processors >= crowd) return false;
  const rows = Math.ceil((processors * cardWidth) / width);
  return height < (width < narrow ? oneRowNarrow : oneRow) + (rows - 1) * anotherRow;
}

/** How many times larger than usual a board is drawn, so that its stage is not left empty. */
export function enlargement(width: number, height: number, processors: number): number {
  if (processors === 0 || processors >= crowd) return 1;
  const isBrief = isTight(width, height, processors);
  // Where a card would have to tell less, the board stays as it is.
  const card =
    width < narrowest ? phoneCard : width < processors * wholeCard ? cardWidth : wholeCard;
  const rows = Math.ceil((processors * card) / width);
  const least = width < narrowest ? 0 : isBrief ? narrowest : narrow;
  const needed = isBrief
    ? oneRowBrief + (rows - 1) * anotherRowBrief
    : oneRow + 50 + (rows - 1) * anotherRow;
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
    this.#board.brief = isTight(width, height, this.#processors);
    this.#board.enlarged = enlargement(width, height, this.#processors);
  }

  /**
   * Shrinks the board again if waiting goroutines need more room than expected; it does not grow
   * back, so that nothing flutters.
   */
  #shrink(): void {
    const { enlarged } = this.#board;
    const over = this.#stage.scrollHeight / Math.max(1, this.#stage.clientHeight);
    if (enlarged > 1 && over > 1) this.#board.enlarged = inGrains(enlarged / over);
  }
}
