import type { Board } from "../../board/board";

/** A narrower board has no room for a card with all that it tells. */
const narrowest = 500;
const narrow = 720;

/** So high is a board with one row of processors, and each row more; in pixels. */
const oneRow = 440;
const oneRowNarrow = 560;
const anotherRow = 190;
/** So many processors stand in a row of a board so wide, with all that they tell. */
const cardWidth = 150;
/** How many processors are drawn small in any room. */
const crowd = 17;

/** Whether a board has to be drawn in brief to be seen as a whole. */
export function isTight(width: number, height: number, processors: number): boolean {
  if (width < narrowest) return true;
  if (processors >= crowd) return false;
  const rows = Math.ceil((processors * cardWidth) / width);
  return height < (width < narrow ? oneRowNarrow : oneRow) + (rows - 1) * anotherRow;
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
  }

  /** Hears how many processors there are, before they are drawn. */
  show(processors: number): void {
    if (processors === this.#processors) return;
    this.#processors = processors;
    this.#fit();
  }

  #fit(): void {
    const { width, height } = this.#stage.getBoundingClientRect();
    if (width > 0 && height > 0) this.#board.brief = isTight(width, height, this.#processors);
  }
}
