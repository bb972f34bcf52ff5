import { LitElement } from "lit";

/** The browser sends the click of a finger a moment after the finger is lifted. */
const clickComesWithinMs = 100;

const pressable = "button, [role=treeitem]";

function isPressable(target: EventTarget): boolean {
  return target instanceof Element && target.matches(pressable);
}

/**
 * An element that is not drawn anew while something in it is pressed. What it lists moves on while
 * the board plays: a row that goes elsewhere before the button is let go would get no click, and
 * one that tells of another thing by then would do what nobody has asked for.
 */
export abstract class StillWhilePressed extends LitElement {
  private released: Promise<void> | null = null;

  constructor() {
    super();
    this.addEventListener("pointerdown", (event) => {
      if (event.composedPath().some(isPressable)) this.released ??= this.untilReleased();
    });
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (this.released !== null) await this.released;
    await super.scheduleUpdate();
  }

  private async untilReleased(): Promise<void> {
    await new Promise<void>((resolve) => {
      const ending = new AbortController();
      const end = (): void => {
        ending.abort();
        resolve();
      };
      const { signal } = ending;
      const awaitClick = (): void => {
        window.addEventListener("click", end, { signal });
        setTimeout(end, clickComesWithinMs);
      };
      window.addEventListener("pointerup", awaitClick, { signal });
      window.addEventListener("pointercancel", end, { signal });
    });
    this.released = null;
  }
}
