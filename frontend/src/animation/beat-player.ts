import { beatBetween, type Beat } from "./cues/beat";
import { isSameScene, isTooFast, WorldQueue, type Arrival } from "./cues/queue";
import type { World } from "../world/world";
import { departure, Flights, type Departure } from "./flights";
import { Measured } from "./measured";
import { Paths } from "./paths";

/** The drawing above which beats are played. */
export interface AnimatedDrawing {
  readonly element: HTMLElement;
  /** The layer above it. */
  readonly layer: HTMLElement | null;
  readonly speed: number;
  /** Whether the viewer wants no motion. */
  readonly still: boolean;
  /** Asks for the next drawing. */
  ready(): void;
}

/** How fast a beat goes that somebody wants to follow. */
const slowRate = 0.2;

/** A beat that was played, to be played again. */
interface Played {
  readonly before: World;
  readonly arrival: Arrival;
}

/** A beat that is played as soon as the drawing it leads to stands. */
interface PreparedBeat {
  readonly beat: Beat;
  readonly departed: Departure;
  readonly tooFast: boolean;
}

/**
 * Says which world a drawing shows. Between two worlds it plays the beat that led from one to the
 * other: `arrive` tells of a world, `next` says what to draw now, and `drawn` that it is drawn.
 */
export class BeatPlayer {
  readonly #drawing: AnimatedDrawing;
  readonly #queue = new WorldQueue();
  #shown: World | null = null;
  #flights: Flights | null = null;
  #paths: Paths | null = null;
  #prepared: PreparedBeat | null = null;
  #playing: symbol | null = null;
  #happened: { readonly at: number; readonly events: number }[] = [];
  #last: Played | null = null;
  #again: Played | null = null;
  #isSlow = false;

  constructor(drawing: AnimatedDrawing) {
    this.#drawing = drawing;
  }

  arrive(arrival: Arrival): void {
    this.#queue.add(arrival);
    const now = performance.now();
    this.#happened = this.#happened.filter(({ at }) => at > now - 1_000);
    this.#happened.push({ at: now, events: arrival.events.length });
  }

  /**
   * What happens is slow as long as this holds. If nothing moves, what happened last happens once
   * more; the world that is drawn is the one before it, for as long.
   */
  slow(isOn: boolean): void {
    if (this.#isSlow === isOn) return;
    this.#isSlow = isOn;
    if (this.#isBusy) this.#flights?.hasten(this.#rate);
    else if (isOn && this.#last !== null) {
      this.#again = this.#last;
      this.#drawing.ready();
    }
  }

  /** The world to draw now; null while what was drawn last is to stand. */
  next(): World | null {
    const again = this.#again;
    if (again !== null) {
      this.#again = null;
      this.#paths?.clear();
      this.#shown = again.before;
      this.#queue.putBack(again.arrival);
      return again.before;
    }
    const isBusy = this.#isBusy;
    if (isBusy && !this.#isSlow && this.#queue.isQuiet) return this.#queue.takeAll()?.world ?? null;
    if (isBusy && !this.#queue.isJump && (this.#isSlow || !this.#queue.isLate)) {
      if (this.#queue.length > 0) this.#flights?.hasten(this.#rate);
      return null;
    }
    const arrival = this.#queue.takeAll();
    if (arrival === null) return null;
    this.#cut();
    this.#paths?.clear();
    if (this.#shown !== null && !isSameScene(this.#shown, arrival.world)) this.#forget();
    this.#prepare(arrival);
    this.#shown = arrival.world;
    return arrival.world;
  }

  /** Tells that the new drawing stands complete. */
  drawn(): void {
    const prepared = this.#prepared;
    const { element, layer } = this.#drawing;
    // What happens once more begins as soon as the moment before it stands.
    if (prepared === null && !this.#isBusy && this.#queue.length > 0) this.#drawing.ready();
    if (prepared === null || layer === null) return;
    this.#prepared = null;
    const { beat, departed, tooFast } = prepared;
    const after = new Measured(element);
    this.#flights ??= new Flights(layer);
    this.#paths ??= new Paths(layer);
    if (this.#isStill) this.#paths.show(beat.cues, departed, after);
    else if (tooFast) this.#paths.fade(beat.cues, departed, after);
    else void this.#play(this.#flights, prepared, after);
  }

  /** The drawing has another size: what stands above it would stand wrong. */
  resized(): void {
    this.#paths?.clear();
  }

  /** What plays ends at once. */
  stop(): void {
    this.#cut();
    this.#paths?.stop();
  }

  /** What happened last is no longer what led to what is shown. */
  #forget(): void {
    this.#last = null;
    this.#paths?.clear();
  }

  get #isBusy(): boolean {
    return this.#playing !== null || this.#prepared !== null;
  }

  /** The faster, the more waits, unless somebody wants to follow it. */
  get #rate(): number {
    return this.#isSlow ? slowRate : 1 + this.#queue.length;
  }

  get #isStill(): boolean {
    return this.#drawing.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #prepare({ world, events }: Arrival): void {
    const { element, speed } = this.#drawing;
    if (this.#shown === null || events.length === 0 || document.hidden) return;
    const beat = beatBetween(this.#shown, world, events);
    if (beat.cues.length === 0) return;
    this.#last = { before: this.#shown, arrival: { world, events } };
    const perSecond = this.#happened.reduce((sum, { events }) => sum + events, 0);
    const tooFast = !this.#isSlow && isTooFast(speed, perSecond);
    const flies = !tooFast && !this.#isStill;
    const departed = departure(new Measured(element), beat.cues, flies);
    this.#prepared = { beat, departed, tooFast };
  }

  async #play(flights: Flights, { beat, departed }: PreparedBeat, after: Measured): Promise<void> {
    const playing = Symbol();
    this.#playing = playing;
    const played = flights.play(beat.cues, departed, after);
    if (this.#isSlow || this.#queue.length > 0) flights.hasten(this.#rate);
    await played;
    if (this.#playing !== playing) return;
    this.#playing = null;
    flights.stop();
    if (this.#queue.length === 0) this.#paths?.linger(beat.cues, departed, after);
    this.#drawing.ready();
  }

  #cut(): void {
    this.#playing = null;
    this.#prepared = null;
    this.#flights?.stop();
  }
}
