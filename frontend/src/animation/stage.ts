import { beatBetween, type Beat } from "./cues/beat";
import { isTooFast, WorldQueue, type Arrival } from "./cues/queue";
import type { World } from "../world/world";
import { departure, Flights, type Departure } from "./flights";
import { Measured } from "./measured";
import { Trails } from "./trails";

/** The drawing that a stage moves. */
export interface Scenery {
  readonly element: HTMLElement;
  /** The layer above it. */
  readonly layer: HTMLElement | null;
  readonly speed: number;
  /** Whoever looks wants no motion. */
  readonly still: boolean;
  /** Asks for the next drawing. */
  ready(): void;
}

interface Curtain {
  readonly beat: Beat;
  readonly departed: Departure;
  readonly tooFast: boolean;
}

/**
 * Says which world a drawing shows. Between two worlds it plays the beat that led from one to the
 * other: `arrive` tells of a world, `next` says what to draw now, and `drawn` that it is drawn.
 */
export class Stage {
  readonly #scenery: Scenery;
  readonly #queue = new WorldQueue();
  #shown: World | null = null;
  #flights: Flights | null = null;
  #trails: Trails | null = null;
  #rising: Curtain | null = null;
  #playing: symbol | null = null;
  #happened: { readonly at: number; readonly events: number }[] = [];

  constructor(scenery: Scenery) {
    this.#scenery = scenery;
  }

  arrive(arrival: Arrival): void {
    this.#queue.add(arrival);
    const now = performance.now();
    this.#happened = this.#happened.filter(({ at }) => at > now - 1_000);
    this.#happened.push({ at: now, events: arrival.events.length });
  }

  /** The world to draw now; null while what was drawn last is to stand. */
  next(): World | null {
    const isBusy = this.#playing !== null || this.#rising !== null;
    if (isBusy && this.#queue.isQuiet) return this.#queue.takeAll()?.world ?? null;
    if (isBusy && !this.#queue.isLate) {
      if (this.#queue.length > 0) this.#flights?.hasten(1 + this.#queue.length);
      return null;
    }
    const arrival = this.#queue.takeAll();
    if (arrival === null) return null;
    this.#cut();
    this.#prepare(arrival);
    this.#shown = arrival.world;
    return arrival.world;
  }

  /** Tells that the new drawing stands complete. */
  drawn(): void {
    const curtain = this.#rising;
    const { element, layer } = this.#scenery;
    if (curtain === null || layer === null) return;
    this.#rising = null;
    const { beat, departed, tooFast } = curtain;
    const after = new Measured(element);
    this.#flights ??= new Flights(layer);
    this.#trails ??= new Trails(layer);
    if (this.#isStill) this.#trails.show(beat.cues, departed, after);
    else if (tooFast) this.#trails.fade(beat.cues, departed, after);
    else void this.#play(this.#flights, curtain, after);
  }

  /** What plays ends at once. */
  stop(): void {
    this.#cut();
    this.#trails?.stop();
  }

  get #isStill(): boolean {
    return this.#scenery.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #prepare({ world, events }: Arrival): void {
    const { element, speed } = this.#scenery;
    if (this.#shown === null || events.length === 0 || document.hidden) return;
    const beat = beatBetween(this.#shown, world, events);
    if (beat.cues.length === 0) return;
    const perSecond = this.#happened.reduce((sum, { events }) => sum + events, 0);
    const tooFast = isTooFast(speed, perSecond);
    const flies = !tooFast && !this.#isStill;
    const departed = departure(new Measured(element), beat.cues, flies);
    this.#rising = { beat, departed, tooFast };
  }

  async #play(flights: Flights, { beat, departed }: Curtain, after: Measured): Promise<void> {
    const playing = Symbol();
    this.#playing = playing;
    const played = flights.play(beat.cues, departed, after);
    if (this.#queue.length > 0) flights.hasten(1 + this.#queue.length);
    await played;
    if (this.#playing !== playing) return;
    this.#playing = null;
    flights.stop();
    this.#scenery.ready();
  }

  #cut(): void {
    this.#playing = null;
    this.#rising = null;
    this.#flights?.stop();
  }
}
