import { duration, moment, number } from "../../base/amounts";
import { Course, type Cursor } from "../../compare/course";
import type { Compared } from "../../message/compared";
import { obeyKeys } from "../../player/keys";
import { browserAfter, Playhead } from "../../player/playhead";
import type { SceneControls } from "../../player/scene-controls";
import type { SceneWish } from "../../player/wishes";
import type { EventWords } from "../../words/event-words";
import text from "../../../texts/compare.yaml";
import { Pane } from "./pane";

/** The time in ms the runs stay at a station at the usual speed. */
const stay = 450;

/** What the page has for them. */
export interface SideBySideParts {
  readonly panes: HTMLElement;
  readonly template: HTMLTemplateElement;
  readonly controls: SceneControls;
  readonly place: HTMLElement;
}

export interface SideBySideOptions {
  readonly names: readonly string[];
  readonly words: EventWords | null;
  readonly by: Cursor;
  /** Where the cursor stands; null: at the first difference. */
  readonly at: number | null;
  /** Called whenever it stands elsewhere. */
  readonly moved: () => void;
}

/** Several runs on one cursor. */
export class SideBySide {
  readonly #parts: SideBySideParts;
  readonly #compared: Compared;
  readonly #options: SideBySideOptions;
  readonly #panes: readonly Pane[];
  readonly #uncounted: ReadonlySet<string>;
  #course: Course;
  #playhead: Playhead;

  constructor(parts: SideBySideParts, compared: Compared, options: SideBySideOptions) {
    this.#parts = parts;
    this.#compared = compared;
    this.#options = options;
    this.#uncounted = new Set(compared.uncounted);
    this.#panes = compared.runs.map(
      (run, index) => new Pane(parts.template, options.names[index] ?? "", run),
    );
    parts.panes.replaceChildren(...this.#panes.map(({ root }) => root));
    parts.panes.style.setProperty("--panes", String(this.#panes.length));
    for (const [lane, pane] of this.#panes.entries()) {
      pane.begin();
      pane.timeline.addEventListener("gopark-look", ({ detail }) => {
        const world = pane.replay.indexAtStep(detail);
        this.#playhead.seek(this.#course.stationOf(lane, world));
      });
    }
    this.#course = this.#courseBy(options.by);
    this.#playhead = this.#playheadAt(0);
    if (options.at === null) this.toParting();
    else this.#playhead.seek(this.#course.stationAt(options.at));
  }

  get cursor(): Cursor {
    return this.#course.cursor;
  }

  /** Where the cursor stands. */
  get place(): number {
    return this.#course.places[this.#playhead.at] ?? 0;
  }

  get playing(): boolean {
    return this.#playhead.playing;
  }

  /** Changes what the runs have in common; the first run stays where it is. */
  by(cursor: Cursor): void {
    const [world = 0] = this.#course.at(this.#playhead.at);
    this.#playhead.pause();
    this.#course = this.#courseBy(cursor);
    this.#playhead = this.#playheadAt(this.#course.stationOf(0, world));
    this.#show();
  }

  /**
   * Goes to where a run first does something else than the first one; the events have happened.
   *
   * @param run which; without it, the first that does
   */
  toParting(run?: number): void {
    const stations = this.#partings();
    const wanted =
      run === undefined ? Math.min(...stations.filter(Number.isFinite)) : stations[run - 1];
    this.#playhead.seek(Number.isFinite(wanted) ? (wanted ?? 0) : 0);
  }

  stop(): void {
    this.#playhead.pause();
  }

  obey(wish: SceneWish): void {
    const playhead = this.#playhead;
    switch (wish.do) {
      case "play":
        playhead.play();
        break;
      case "pause":
        playhead.pause();
        break;
      case "first":
        playhead.first();
        break;
      case "last":
        playhead.last();
        break;
      case "next":
        playhead.next();
        break;
      case "previous":
        playhead.previous();
        break;
      case "move":
        playhead.seek(playhead.at + wish.by);
        break;
      case "seek":
        playhead.seek(wish.at);
        break;
      case "speed":
        playhead.setSpeed(wish.speed);
        break;
    }
  }

  /** The stations at which each run but the first has parted from it; infinite: nowhere here. */
  #partings(): readonly number[] {
    return this.#compared.partings.map(({ ofA, ofB }, index) => {
      const a = ofA === undefined ? Infinity : this.#stationOfStep(0, ofA.step);
      const b = ofB === undefined ? Infinity : this.#stationOfStep(index + 1, ofB.step);
      return lastOf(a, b);
    });
  }

  /** Where a run has done a step; infinite if that is not in its stretch. */
  #stationOfStep(lane: number, step: number): number {
    const pane = this.#panes[lane];
    if (pane === undefined) return Infinity;
    const world = pane.replay.indexAtStep(step);
    const isThere = world > 0 && (pane.replay.deltaTo(world)?.step ?? 0) >= step;
    return isThere ? this.#course.stationOf(lane, world) : Infinity;
  }

  #courseBy(cursor: Cursor): Course {
    const lanes = this.#panes.map(({ replay }, index) => ({
      replay,
      first: this.#compared.runs[index]?.first ?? 0,
    }));
    return new Course(lanes, cursor, this.#uncounted);
  }

  #playheadAt(station: number): Playhead {
    const { length } = this.#course;
    const track = {
      length,
      stops: Array.from({ length }, (_, at) => at),
      staysMs: () => stay,
      holds: () => false,
    };
    return new Playhead(
      track,
      browserAfter,
      () => {
        this.#show();
      },
      station,
    );
  }

  #show(): void {
    const { at, playing, speed } = this.#playhead;
    const said = this.#said();
    const worlds = this.#course.at(at);
    for (const [lane, pane] of this.#panes.entries()) {
      pane.show(worlds[lane] ?? 0, this.#options.words, speed);
    }
    const stops = [...new Set(this.#partings().filter(Number.isFinite))];
    this.#parts.controls.view = { at, length: this.#course.length, stops, playing, speed, said };
    this.#parts.place.textContent = said;
    this.#options.moved();
  }

  #said(): string {
    if (this.cursor === "time") return text("place-time", { time: moment(this.place) });
    const total = Math.max(...this.#compared.runs.map(({ events }) => events));
    return text("place-event", { number: number(this.place), total: number(total) });
  }
}

/** The later of two stations, as far as they are here: by then both runs have done it. */
function lastOf(...stations: readonly number[]): number {
  const here = stations.filter(Number.isFinite);
  return here.length === 0 ? Infinity : Math.max(...here);
}

/** Wires the bar and the keys to whatever runs are shown at the moment. */
export function attachControls(controls: SceneControls, shown: () => SideBySide | null): void {
  controls.addEventListener("gopark-scene-wish", ({ detail }) => {
    shown()?.obey(detail);
  });
  obeyKeys(
    document,
    () => shown()?.playing === true,
    (wish) => {
      shown()?.obey(wish);
    },
  );
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) shown()?.stop();
  });
}

/** How a value of an axis is called in headings. */
export function nameOf(vary: string, value: string, label: string): string {
  if (vary === "go") return label;
  if (vary === "quota") {
    return value === "0" ? text("no-quota") : text("quota-of", { ms: value });
  }
  const word =
    value === "true" ? text("switched-on") : value === "false" ? text("switched-off") : value;
  if (vary.startsWith("costs.")) return `${label}: ${duration(Number(value))}`;
  return `${label}: ${word}`;
}
