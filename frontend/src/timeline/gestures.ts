/** What somebody does with a pointer or with two fingers, in CSS pixels from the left edge. */
export interface Gestures {
  /** Pressed and let go in one place. */
  tap(x: number, y: number): void;
  /** A stretch is marked, from where the pointer went down to where it is. */
  mark(from: number, to: number): void;
  pan(byPixels: number): void;
  zoom(factor: number, x: number): void;
}

/** Nearer than this to where it began, a press is no drag. */
const still = 4;

interface Finger {
  readonly x: number;
  readonly y: number;
}

const spreadOf = (fingers: ReadonlyMap<number, Finger>): number => {
  const [one, other] = [...fingers.values()];
  return one === undefined || other === undefined
    ? 0
    : Math.hypot(one.x - other.x, one.y - other.y);
};

/**
 * Listens for gestures. A mouse marks by dragging, and moves with Shift or its middle button; a
 * finger moves, two fingers zoom.
 */
export class GestureListener {
  readonly #target: HTMLElement;
  readonly #gestures: Gestures;
  readonly #isWheelFree: () => boolean;
  readonly #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #last: Finger | null = null;
  #moves = false;
  #dragged = false;
  #spread = 0;

  /** @param isWheelFree whether the wheel without Ctrl belongs to the page */
  constructor(target: HTMLElement, gestures: Gestures, isWheelFree: () => boolean) {
    this.#target = target;
    this.#gestures = gestures;
    this.#isWheelFree = isWheelFree;
    target.addEventListener("pointerdown", this.#down);
    target.addEventListener("pointermove", this.#move);
    target.addEventListener("pointerup", this.#up);
    target.addEventListener("pointercancel", this.#up);
    target.addEventListener("wheel", this.#wheel, { passive: false });
  }

  #place({ clientX, clientY }: MouseEvent): Finger {
    const { left, top } = this.#target.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  readonly #down = (event: PointerEvent): void => {
    const isButton = event.composedPath().some((each) => each instanceof HTMLButtonElement);
    if (isButton || event.button > 1) return;
    const here = this.#place(event);
    this.#fingers.set(event.pointerId, here);
    this.#spread = spreadOf(this.#fingers);
    this.#start = here;
    this.#last = here;
    this.#dragged = this.#fingers.size > 1;
    this.#moves = event.pointerType === "touch" || event.shiftKey || event.button === 1;
  };

  readonly #move = (event: PointerEvent): void => {
    const [start, last] = [this.#start, this.#last];
    if (!this.#fingers.has(event.pointerId) || start === null || last === null) return;
    const here = this.#place(event);
    this.#fingers.set(event.pointerId, here);
    if (this.#fingers.size > 1) {
      this.#pinch();
      return;
    }
    if (!this.#dragged && Math.abs(here.x - start.x) < still) return;
    if (!this.#dragged) this.#target.setPointerCapture(event.pointerId);
    this.#dragged = true;
    if (this.#moves) this.#gestures.pan(last.x - here.x);
    else this.#gestures.mark(start.x, here.x);
    this.#last = here;
  };

  #pinch(): void {
    const now = spreadOf(this.#fingers);
    const xs = [...this.#fingers.values()].map(({ x }) => x);
    const middle = xs.reduce((sum, x) => sum + x, 0) / xs.length;
    if (this.#spread > 0 && now > 0) this.#gestures.zoom(now / this.#spread, middle);
    this.#spread = now;
  }

  readonly #up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return;
    const [start, here] = [this.#start, this.#place(event)];
    this.#start = null;
    if (event.type !== "pointerup" || start === null || this.#dragged) return;
    if (Math.abs(here.y - start.y) < still * 2) this.#gestures.tap(here.x, here.y);
  };

  readonly #wheel = (event: WheelEvent): void => {
    const { ctrlKey, shiftKey, deltaX, deltaY } = event;
    const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
    const pans = !ctrlKey && (shiftKey || isSideways);
    if (!ctrlKey && !pans && this.#isWheelFree()) return;
    event.preventDefault();
    if (pans) this.#gestures.pan(isSideways ? deltaX : deltaY);
    else {
      const speed = ctrlKey ? 0.01 : 0.0025;
      this.#gestures.zoom(Math.exp(-deltaY * speed), this.#place(event).x);
    }
  };
}
