import { LitElement } from "lit";
import { frames } from "../animation/frame-loop.ts";
import { panel } from "../base/panel.ts";
import { colours } from "./colours.styles.ts";
import { onColourChange } from "./colour-changes.ts";
import { Drawing, type Scene } from "./drawing.ts";
import { figuresStyles } from "./figures.styles.ts";
import { GestureListener } from "./gestures.ts";
import type { GrowingRecord, RecordListener } from "./growing-record.ts";
import { markWords } from "./mark-words.ts";
import { isLane, rowsOf, type LaneChoice, type Row } from "./rows.ts";
import { arrowsOf, type Spot } from "./spans/causes.ts";
import type { Stretch } from "./spans/figures.ts";
import type { RunRecord } from "./spans/run-record.ts";
import { found } from "./spans/search.ts";
import { timelineStyles } from "./timeline.styles.ts";
import { View } from "./view.ts";
import text from "../../texts/timeline.yaml";

/** How the data of a timeline stand. */
export type TimelineState = "loading" | "ready" | "failed";

/** The time after the last move, in ms, at which the figures of the visible part are announced. */
const rest = 120;

/** What a timeline shows, and its drawing: all of it but what somebody does there. */
export abstract class TimelineBase extends LitElement {
  static override properties = {
    state: { attribute: false },
    step: { type: Number },
    isPart: { attribute: false },
    version: { state: true },
    choice: { state: true },
    selection: { state: true },
    picked: { state: true },
    turned: { state: true },
    query: { state: true },
    hit: { state: true },
    tabled: { state: true },
    measured: { state: true },
    inSight: {
      state: true,
      hasChanged: (now: unknown, was: unknown) => String(now) !== String(was),
    },
    active: { state: true },
    settled: { state: true },
  };

  static override styles = [panel, colours, timelineStyles, figuresStyles];

  declare state: TimelineState;
  /** The step that the board shows. */
  declare step: number;
  /** Whether the run is longer than what is kept of it. */
  declare isPart: boolean;
  /** Changes whenever the record does. */
  declare protected version: number;
  declare protected choice: LaneChoice;
  declare protected selection: Stretch | null;
  declare protected picked: Spot | null;
  declare protected turned: ReadonlySet<string>;
  declare protected query: string;
  declare protected hit: number;
  declare protected tabled: boolean;
  /** Whether measures are shown in the place of lanes. */
  declare protected measured: boolean;
  /** Which rows are in the document. */
  declare protected inSight: readonly [first: number, last: number];
  /** Where the keyboard is: in which row, and at which of its spans. */
  declare protected active: { readonly key: string; readonly span: number } | null;
  /** What was in sight when it last stood still: what is costly need not follow every frame. */
  declare protected settled: Stretch;

  /** How long the last pictures took to draw, the newest last, in ms. */
  readonly drawn: number[] = [];
  private run: GrowingRecord | null = null;
  private readonly follower: RecordListener = {
    begun: () => {
      this.letGo();
      this.state = "loading";
    },
    changed: () => {
      this.version++;
    },
  };
  protected readonly view = new View(() => {
    this.moved();
  });
  protected drawing: Drawing | null = null;
  protected rows: readonly Row[] = [];
  protected places = new Map<string, number>();
  protected hits: readonly number[] = [];
  private scene: Scene | null = null;
  /** Aborted when the element leaves the page, which else would keep it and its run. */
  private inPage = new AbortController();
  private isDue = false;
  protected wantsFocus = false;
  private settling: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.state = "loading";
    this.step = 0;
    this.isPart = false;
    this.version = 0;
    this.choice = "p";
    this.turned = new Set();
    this.query = "";
    this.tabled = false;
    this.measured = false;
    this.inSight = [0, 0];
    this.settled = { from: 0, to: 0 };
    this.letGo();
  }

  // ---- what is told

  /** Shows a run, as far as it is known, and goes along with it. */
  follow(run: GrowingRecord): void {
    if (run === this.run) return;
    this.run?.leave(this.follower);
    this.run = run;
    run.listen(this.follower);
    this.letGo();
    this.version++;
  }

  get record(): RunRecord | null {
    return this.run?.record ?? null;
  }

  /** The first and the last step of the stretch that is marked; null: none is. */
  get marked(): Stretch | null {
    const { record, selection } = this;
    if (record === null || selection === null) return null;
    const { from, to } = selection;
    return { from: record.stepOf(from), to: record.stepOf(Math.max(from, to - 1)) };
  }

  /** Moves the focus to the lane where the keyboard was last. */
  override focus(): void {
    this.wantsFocus = true;
    this.requestUpdate();
  }

  /** Pressed and let go at a place of the lanes, in CSS pixels. */
  protected abstract tap(x: number, y: number): void;

  private letGo(): void {
    this.selection = null;
    this.picked = null;
    this.active = null;
    this.hit = -1;
  }

  // ---- its life

  override connectedCallback(): void {
    super.connectedCallback();
    this.inPage = new AbortController();
    this.repaint();
    onColourChange(this.repaint, this.inPage.signal);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.inPage.abort();
  }

  private readonly repaint = (): void => {
    this.drawing?.forgetColours();
    this.draw();
  };

  protected override firstUpdated(): void {
    const drawing = new Drawing(this.renderRoot as ShadowRoot);
    const { room } = drawing;
    if (room === null) return;
    this.drawing = drawing;
    new ResizeObserver(() => {
      drawing.measure();
      this.draw();
    }).observe(room);
    room.addEventListener("scroll", () => {
      drawing.scrolled = room.scrollTop;
      this.draw();
    });
    const pan = (pixels: number): void => {
      this.view.pan(pixels / drawing.width);
    };
    const zoom = (factor: number, x: number): void => {
      this.view.zoom(factor, this.now, drawing.placeAt(x, this.view));
    };
    const gestures = {
      tap: (x: number, y: number) => {
        this.tap(x, y);
      },
      mark: (from: number, to: number) => {
        this.mark(from, to);
      },
      pan,
      zoom,
    };
    new GestureListener(room, gestures, () => !this.matches(":focus-within"));
    drawing.measure();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const { record } = this;
    if (record === null) return;
    const isNew = changed.has("version");
    if (isNew) this.view.follow(record);
    if (isNew && this.view.fits) this.settled = this.view.stretch;
    if (changed.has("step")) this.view.keep(this.now);
    if (isNew || changed.has("choice") || changed.has("turned")) {
      this.rows = rowsOf(record, this.choice, this.turned);
      this.places = new Map(this.rows.map(({ key }, at) => [key, at]));
    }
    if (isNew || changed.has("query")) this.hits = found(record, this.query, markWords);
    this.scene = this.sceneOf(record);
  }

  protected override updated(): void {
    this.draw();
    if (!this.wantsFocus) return;
    const cell = this.renderRoot.querySelector<HTMLElement>(".cell[tabindex='0']");
    if (cell === null) return;
    this.wantsFocus = false;
    cell.focus();
  }

  // ---- the drawing

  /** The beat of the moment that the board shows. */
  protected get now(): number {
    return this.record?.beatAtStep(this.step) ?? 0;
  }

  protected firstLane(): Row | undefined {
    return this.rows.slice(...this.inSight).find(isLane);
  }

  protected reveal(at: number): void {
    this.drawing?.reveal(at, this.rows.length);
    this.inSight = this.drawing?.rowsInSight(this.rows.length) ?? [0, 0];
  }

  /** Marks a stretch between two places of the lanes. */
  private mark(from: number, to: number): void {
    const { record, drawing } = this;
    if (record === null || drawing === null) return;
    const [start, end] = [from, to].map((x) =>
      record.beatAt(drawing.placeAt(Math.max(x, drawing.gutter), this.view), this.view.scale),
    );
    const ends = [start ?? 0, end ?? 0];
    this.selection = { from: Math.min(...ends), to: Math.min(record.beats, Math.max(...ends) + 1) };
  }

  /** What is in sight is another part: drawn at once, told when it stands still. */
  private moved(): void {
    if (this.record !== null) this.scene = this.sceneOf(this.record);
    this.draw();
    if (this.measured) this.requestUpdate();
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.settled = this.view.stretch;
    }, rest);
  }

  private draw(): void {
    if (this.isDue) return;
    this.isDue = true;
    frames.next(() => {
      this.isDue = false;
      const { drawing, scene } = this;
      if (drawing === null || scene === null || !this.isConnected) return;
      const begun = performance.now();
      this.inSight = drawing.rowsInSight(this.rows.length);
      drawing.paint(scene);
      this.drawn.push(performance.now() - begun);
      if (this.drawn.length > 300) this.drawn.shift();
    });
  }

  private sceneOf(record: RunRecord): Scene {
    const { view, rows, places, version, selection, picked } = this;
    const measure = record.measures[view.scale];
    const marked = selection && { from: measure(selection.from), to: measure(selection.to) };
    return {
      record,
      view,
      rows,
      places,
      version,
      window: view.window,
      scale: view.scale,
      cursor: this.now,
      selection: marked,
      arrows: picked === null ? [] : arrowsOf(record, picked),
      found: this.hits,
      words: {
        band: (kind) => text(`band.${kind}`),
        runnable: text("runnable-curve"),
        goroutine: (g) => {
          const name = record.originOf(g)?.name.replace(/^main\./, "") ?? "";
          return name === "" ? `G${String(g)}` : `G${String(g)} ${name}`;
        },
      },
    };
  }
}
