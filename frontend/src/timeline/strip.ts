import { LitElement, html } from "lit";
import { frames } from "../animation/frame-loop.ts";
import { roughDuration } from "../base/amounts.ts";
import { onColourChange } from "./colour-changes.ts";
import { colours } from "./colours.styles.ts";
import { GrowingRecord, type RecordListener } from "./growing-record.ts";
import { paletteOf, type Palette } from "./paint/palette.ts";
import { textSize } from "./paint/sheet.ts";
import { drawOverview, leastRow } from "./paint/stack.ts";
import { overviewOf, type Overview } from "./scale/overview.ts";
import { longGaps } from "./scale/ticks.ts";
import type { RunRecord } from "./spans/run-record.ts";
import { swatches } from "./swatches.ts";
import { stripStyles } from "./strip.styles.ts";

/** The most samples of all processors in a drawing, and the least columns it has. */
const mostMixes = 8_000;
const least = 60;

/** Marks stand above the lanes. */
const headroom = 10;
/** How much of the bar stays free for each gap that is written, in CSS pixels. */
const labelRoom = 180;
/** Between two gaps that are written, in CSS pixels. */
const apart = 96;
/** The rest after a drawing: at least some ms, and a multiple of what the drawing took. */
const rest = { least: 60, share: 12 } as const;

/**
 * The whole run in a bar's height: what each processor did at every step, the same drawing as the
 * timeline's small one. It is for the eye; what it lies under has the words and the keys.
 *
 * @prop farthest: the last step that has been seen of the run
 */
export class Strip extends LitElement {
  static override properties = { farthest: { attribute: false } };

  static override styles = [colours, stripStyles];

  declare farthest: number;
  /** All that is known of the run, in a record that other views share. */
  readonly run = new GrowingRecord();
  private palette: Palette | null = null;
  /** Aborted when the element leaves the page, which else would keep it and its run. */
  private inPage = new AbortController();
  private isDue = false;
  private drawnAt = 0;
  private cost = 0;
  private readonly scratch = document.createElement("canvas");
  private readonly follower: RecordListener = {
    begun: () => {
      this.draw();
    },
    changed: () => {
      this.draw();
    },
  };

  constructor() {
    super();
    this.farthest = 0;
    this.ariaHidden = "true";
    this.run.listen(this.follower);
  }

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
    this.palette = null;
    this.draw();
  };

  protected override render() {
    return html`<canvas></canvas>${swatches()}`;
  }

  protected override firstUpdated(): void {
    new ResizeObserver(() => {
      this.draw();
    }).observe(this);
  }

  protected override updated(): void {
    this.draw();
  }

  private draw(): void {
    if (this.isDue) return;
    this.isDue = true;
    const wait = this.drawnAt + Math.max(rest.least, this.cost * rest.share) - performance.now();
    setTimeout(
      () => {
        frames.next(() => {
          this.isDue = false;
          if (this.isConnected) this.paint();
        });
      },
      Math.max(0, wait),
    );
  }

  private paint(): void {
    const begun = performance.now();
    const canvas = this.renderRoot.querySelector("canvas");
    const pen = canvas?.getContext("2d") ?? null;
    const [width, height] = [this.clientWidth, this.clientHeight];
    if (canvas === null || pen === null || width === 0) return;
    const ratio = devicePixelRatio;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    this.palette ??= paletteOf(this.renderRoot, pen, ratio);
    const { record } = this.run;
    if (record !== null) this.paintRun(pen, record, this.palette, ratio);
    this.drawnAt = performance.now();
    this.cost = this.drawnAt - begun;
  }

  private paintRun(
    pen: CanvasRenderingContext2D,
    record: RunRecord,
    palette: Palette,
    ratio: number,
  ): void {
    const { width, height } = pen.canvas;
    const top = Math.round(headroom * ratio);
    const room = { top, height: height - top };
    // A step is as wide as the slider's thumb, which stands in its middle.
    const window = { from: 0, to: this.farthest + 1 };
    const x = (step: number): number => (step / window.to) * width;
    pen.fillStyle = palette.sunken;
    pen.fillRect(0, room.top, width, room.height);
    const rows = Math.floor(room.height / (leastRow * ratio));
    const lanes = record.ps.size;
    const pixels = Math.min(width, Math.max(least, Math.round(mostMixes / Math.max(1, lanes))));
    const view = overviewOf(record, { scale: "step", pixels, rows, window });
    const known = { from: x(record.firstStep), to: x(record.lastStep + 1) };
    pen.save();
    pen.beginPath();
    pen.rect(known.from, 0, known.to - known.from, height);
    pen.clip();
    this.paintView(pen, view, room, palette);
    this.paintBands(pen, record, palette, x);
    this.paintGaps(pen, record, palette, ratio);
    pen.restore();
    this.paintUnknown(pen, known, room, palette);
  }

  /** Many processors are looked at in columns that are wider than a pixel. */
  private paintView(
    pen: CanvasRenderingContext2D,
    view: Overview,
    { top, height }: { readonly top: number; readonly height: number },
    palette: Palette,
  ): void {
    this.scratch.width = view.pixels;
    this.scratch.height = height;
    const aside = this.scratch.getContext("2d");
    if (aside === null) return;
    drawOverview(aside, view, { top: 0, height }, palette);
    pen.imageSmoothingEnabled = false;
    pen.drawImage(this.scratch, 0, top, pen.canvas.width, height);
  }

  /** Collections and stops, along the foot. */
  private paintBands(
    pen: CanvasRenderingContext2D,
    { bands, measures, lastStep }: RunRecord,
    palette: Palette,
    x: (step: number) => number,
  ): void {
    const { height } = pen.canvas;
    for (const { kind, from, to } of bands) {
      const [left, right] = [
        x(measures.step(from)),
        x(to === null ? lastStep + 1 : measures.step(to)),
      ];
      const thick = kind === "gc" ? 3 : 5;
      pen.fillStyle = kind === "gc" ? palette.accent : palette.ink;
      pen.fillRect(left, height - thick, Math.max(2, right - left), thick);
    }
  }

  /** Where virtual time leaps, by how much: on this bar a long wait is no wider than any step. */
  private paintGaps(
    pen: CanvasRenderingContext2D,
    record: RunRecord,
    palette: Palette,
    ratio: number,
  ): void {
    const { width, height } = pen.canvas;
    const perBeat = width / Math.max(1, record.beats);
    const whole = { from: 0, to: record.beats };
    const timeOf = (beat: number): number => record.timeOf(beat);
    const gaps = longGaps(whole, timeOf, record.beats, (apart * ratio) / perBeat);
    pen.font = `600 ${String(textSize * ratio)}px ${palette.mono}`;
    pen.textBaseline = "middle";
    pen.textAlign = "center";
    const room = Math.max(1, Math.floor(width / ratio / labelRoom));
    const middle = (headroom * ratio + height) / 2;
    const taken: [number, number][] = [];
    for (const { beat, ns } of gaps) {
      const words = `+${roughDuration(ns)}`;
      const half = pen.measureText(words).width / 2 + 3 * ratio;
      const at = ((record.measures.step(beat) + 1) / (this.farthest + 1)) * width;
      const x = Math.min(width - half, Math.max(half, at));
      if (taken.length >= room) break;
      if (taken.some(([from, to]) => x + half > from && x - half < to)) continue;
      taken.push([x - half, x + half]);
      pen.fillStyle = palette.surface;
      pen.fillRect(x - half, middle - 8 * ratio, 2 * half, 16 * ratio);
      pen.fillStyle = palette.ink;
      pen.fillText(words, x, middle + ratio * 0.5);
    }
  }

  /** What has been seen, but is not here: a run that is too long, or still being asked for. */
  private paintUnknown(
    pen: CanvasRenderingContext2D,
    known: { readonly from: number; readonly to: number },
    { top, height }: { readonly top: number; readonly height: number },
    { line }: Palette,
  ): void {
    const { width } = pen.canvas;
    pen.strokeStyle = line;
    for (const [from, to] of [
      [0, known.from],
      [known.to, width],
    ] as const) {
      if (to - from < 1) continue;
      pen.save();
      pen.beginPath();
      pen.rect(from, top, to - from, height);
      pen.clip();
      pen.beginPath();
      for (let x = from - height; x < to; x += 8) {
        pen.moveTo(x, top + height);
        pen.lineTo(x + height, top);
      }
      pen.stroke();
      pen.restore();
    }
  }
}

customElements.define("gopark-strip", Strip);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-strip": Strip;
  }
}
