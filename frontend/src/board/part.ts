import { LitElement, type PropertyDeclarations } from "lit";
import type { Frame } from "./geometry/frame";
import type { Marking } from "./geometry/objects";
import type { Whereabouts } from "./geometry/whereabouts";
import type { Snapshot } from "../world/world";

/** One world, and how this board shows it; made once and given to every part. */
export interface BoardView {
  readonly world: Snapshot;
  readonly where: Whereabouts;
  readonly frame: Frame;
  readonly marking: Marking;
  /** For a small frame in somebody else's page: processors and queues before all else. */
  readonly brief: boolean;
}

/**
 * A part of the board. It draws into the page itself: the marks are symbols of the page, and what
 * moves from one part to another is one thing to the animation.
 */
export class BoardPart extends LitElement {
  static override properties: PropertyDeclarations = { view: { attribute: false } };

  declare view: BoardView | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
