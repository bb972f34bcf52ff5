import { LitElement, type PropertyDeclarations, type PropertyValues } from "lit";
import type { Frame } from "./geometry/frame";
import type { Marking } from "./geometry/objects";
import type { Snapshot } from "../world/world";

/** One world, and how this board shows it; made once and given to every part. */
export interface BoardView {
  readonly world: Snapshot;
  readonly frame: Frame;
  readonly marking: Marking;
  /** Processors that do nothing, where the others need their room. */
  readonly slim: ReadonlySet<number>;
  /** Whether the board is in a small frame of another page: processors and queues come first. */
  readonly brief: boolean;
}

/** All parts that are in the page. */
const parts = new Set<BoardPart>();

/**
 * A part of the board. It draws into the page itself: the marks are symbols of the page, and what
 * moves from one part to another is one thing to the animation.
 */
export class BoardPart extends LitElement {
  static override properties: PropertyDeclarations = { view: { attribute: false } };

  declare view: BoardView | undefined;
  private sources: readonly unknown[] | undefined;

  /**
   * What the drawing is made of: while all of it is the same, nothing is drawn again. Without it a
   * part is drawn for each moment.
   */
  protected drawnFrom?(view: BoardView): readonly unknown[];

  override connectedCallback(): void {
    super.connectedCallback();
    parts.add(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    parts.delete(this);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override shouldUpdate(changed: PropertyValues): boolean {
    if (this.view === undefined || this.drawnFrom === undefined) return true;
    const { lang } = document.documentElement;
    const { frame, marking, brief } = this.view;
    const sources = [lang, frame, marking, brief, ...this.drawnFrom(this.view)];
    const before = this.sources;
    this.sources = sources;
    const isOwnChange = [...changed.keys()].some((name) => !fromOutside.includes(name));
    return (
      isOwnChange ||
      before?.length !== sources.length ||
      sources.some((source, at) => source !== before[at])
    );
  }
}

/** What of these matters, a part says itself. */
const fromOutside: readonly PropertyKey[] = ["view", "processor", "place"];

/** Resolves when the parts within have drawn, and the parts that those have made. */
export async function partsDrawn(root: HTMLElement): Promise<void> {
  for (;;) {
    const pending = [...parts].filter((part) => part.isUpdatePending && root.contains(part));
    if (pending.length === 0) return;
    await Promise.all(pending.map((part) => part.updateComplete));
  }
}

/** The goroutines that a queue names, as the world has them now. */
export function namedIn(goids: readonly number[], { world, marking }: BoardView): unknown[] {
  const last = goids.at(-1);
  const pinned = [...marking.pinned].map((key) => world.gs[key.slice(1)]);
  return [...goids.slice(0, mostNamed), ...(last === undefined ? [] : [last])]
    .map((goid): unknown => world.gs[goid])
    .concat(pinned);
}

/** No queue has more circles with names. */
const mostNamed = 12;
