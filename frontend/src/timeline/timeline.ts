import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { emit } from "../base/emit.ts";
import { thingNamed } from "../world/thing.ts";
import { rulerHeight } from "./drawing.ts";
import { figuresLine } from "./figures-line.ts";
import { table } from "./figures-table.ts";
import { head, type HeadActions } from "./head.ts";
import { timelineKeyOf, type TimelineKey } from "./keys.ts";
import { groupRow, laneRow } from "./row-view.ts";
import { isLane, keyOf, type LaneRow, type Row } from "./rows.ts";
import type { Spot } from "./spans/causes.ts";
import type { RunRecord } from "./spans/run-record.ts";
import { swatches } from "./swatches.ts";
import { TimelineBase } from "./timeline-base.ts";
import text from "../../texts/timeline.yaml";

declare global {
  interface HTMLElementEventMap {
    /** Show the session at this step. */
    "gopark-look": CustomEvent<number>;
    /** The timeline is to be closed. */
    "gopark-timeline-close": CustomEvent<null>;
    /** The timeline that could not be had is wanted again. */
    "gopark-timeline-retry": CustomEvent<null>;
  }
}

const zoomStep = 1.35;
const panStep = 0.15;

/**
 * What every processor, thread and goroutine did: lanes of spans on a canvas, with a name, a cell
 * and a sentence for each in the document, so that it can be read and walked through without sight.
 *
 * @fires gopark-look, gopark-choose, gopark-timeline-close, gopark-timeline-retry
 */
export class Timeline extends TimelineBase {
  constructor() {
    super();
    this.addEventListener("keydown", this.press);
  }

  protected override render() {
    const { record, choice, query, hit, tabled: isTabled, isPart } = this;
    const isMarked = this.selection !== null;
    const stretch = this.selection ?? this.settled;
    const { measured: isMeasured } = this;
    const found = { query, hits: this.hits.length, hit };
    const state = { choice, scale: this.view.scale, isMeasured, ...found };
    return html`${head(state, this.actions)}
      <div class="room">
        <canvas class="lanes" aria-hidden="true"></canvas>
        <div
          class="sheet"
          role="grid"
          aria-label=${text("grid")}
          aria-rowcount=${this.rows.length}
          @keydown=${this.walk}
        >
          ${record === null ? nothing : this.rowsOf(record)}
        </div>
        ${record === null ? this.emptiness() : nothing}
      </div>
      ${this.measured && record !== null ? this.sheetOf(record) : nothing}
      ${
        isTabled && record !== null
          ? html`<div class="table" tabindex="0" role="region" aria-label=${text("figures.table")}>
              ${table(record, choice === "line" ? "g" : choice, stretch)}
            </div>`
          : nothing
      }
      ${this.map()}
      ${
        record === null
          ? html`<div class="figures"></div>`
          : figuresLine(record, { stretch, isMarked, isTabled, isPart }, this.figuresActions)
      }
      ${swatches()}`;
  }

  private rowsOf(record: RunRecord) {
    const [first, last] = this.inSight;
    return repeat(
      this.rows.slice(first, last),
      ({ key }) => key,
      (row, index) => {
        const at = first + index;
        if (!isLane(row)) return groupRow(row, at, this.turn);
        const isHere = this.active?.key === row.key;
        const span = isHere ? (this.active?.span ?? 0) : Math.max(0, row.lane.indexAt(this.now));
        const isActive = isHere || (this.active === null && row === this.firstLane());
        return laneRow(row, { at, span, isActive }, record, this.chooseLane);
      },
    );
  }

  /** Measures over the axis that the lanes have. */
  private sheetOf(record: RunRecord) {
    const { version, now: cursor } = this;
    const { scale, window, stretch } = this.view;
    const measuredStretch = this.selection ?? stretch;
    const sight = { record, version, scale, window, stretch: measuredStretch, cursor };
    return html`<gopark-measures class="measures" .sight=${sight}></gopark-measures>`;
  }

  private emptiness() {
    if (this.state !== "failed") return html`<p class="empty">${text("loading")}</p>`;
    return html`<div class="empty">
      <p>${text("failed")}</p>
      <button type="button" @click=${this.retry}>${text("retry")}</button>
    </div>`;
  }

  private map() {
    return html`<div class="below" aria-hidden="true">
      <span>${text("whole-run")}</span>
      <div class="map" @pointerdown=${this.takeMap} @pointermove=${this.moveMap}>
        <canvas></canvas>
        <div class="in-sight"></div>
        <div class="now"></div>
      </div>
    </div>`;
  }

  // ---- what somebody does

  private readonly actions: HeadActions = {
    choose: (choice) => {
      this.choice = choice;
      this.active = null;
      this.picked = null;
    },
    measure: () => {
      if (this.measured) this.measured = false;
      else void this.showMeasures();
    },
    changeScale: (scale) => {
      this.view.changeScale(scale);
      this.requestUpdate();
    },
    zoomOut: () => {
      this.view.zoom(1 / zoomStep, this.now);
    },
    zoomIn: () => {
      this.view.zoom(zoomStep, this.now);
    },
    centre: () => {
      this.view.centre(this.now);
    },
    fit: () => {
      this.view.fit();
    },
    search: (query) => {
      this.query = query;
      this.hit = -1;
    },
    goToHit: (way) => {
      this.goToHit(way);
    },
    close: () => {
      emit(this, "gopark-timeline-close", null);
    },
  };

  /** Few ask for measures, so that they are loaded by then. */
  private async showMeasures(): Promise<void> {
    this.measured = await import("./measure-sheet.ts").then(
      () => true,
      () => false,
    );
  }

  private readonly figuresActions = {
    turnTable: (): void => {
      this.tabled = !this.tabled;
    },
    clear: (): void => {
      this.selection = null;
    },
  };

  private readonly retry = (): void => {
    emit(this, "gopark-timeline-retry", null);
  };

  private readonly chooseLane = (name: string): void => {
    const thing = thingNamed(name);
    if (thing !== null) emit(this, "gopark-choose", thing);
  };

  private readonly turn = (key: string): void => {
    const turned = new Set(this.turned);
    if (!turned.delete(key)) turned.add(key);
    this.turned = turned;
  };

  private readonly keys: Readonly<Record<TimelineKey, () => void>> = {
    "zoom-in": this.actions.zoomIn,
    "zoom-out": this.actions.zoomOut,
    centre: this.actions.centre,
    fit: this.actions.fit,
    left: () => {
      this.view.pan(-panStep);
    },
    right: () => {
      this.view.pan(panStep);
    },
    search: () => {
      this.renderRoot.querySelector<HTMLElement>("input[type='search']")?.focus();
    },
  };

  private readonly press = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0];
    if (target instanceof HTMLInputElement && target.type === "search") return;
    const key = timelineKeyOf(event);
    if (key === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.keys[key]();
  };

  /** Arrows go from span to span and from lane to lane; Enter goes to the moment. */
  private readonly walk = (event: KeyboardEvent): void => {
    const cell = event.composedPath()[0];
    if (!(cell instanceof HTMLElement) || !cell.matches(".cell")) return;
    const at = this.places.get(cell.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? "") ?? -1;
    const row = this.rows[at];
    if (!isLane(row)) return;
    const span = Number(cell.dataset["span"]);
    const beat = row.lane.fromOf(span);
    const way: Readonly<Record<string, () => void>> = {
      Enter: () => {
        this.look({ kind: row.kind, id: row.id, beat });
      },
      ArrowLeft: () => {
        this.toSpan(row, span - 1);
      },
      ArrowRight: () => {
        this.toSpan(row, span + 1);
      },
      ArrowUp: () => {
        this.toLane(at, -1, beat);
      },
      ArrowDown: () => {
        this.toLane(at, 1, beat);
      },
    };
    const go = way[event.key];
    if (go === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go();
  };

  private toSpan(row: LaneRow, span: number): void {
    if (span < 0 || span >= row.lane.length) return;
    const beat = row.lane.fromOf(span);
    this.active = { key: row.key, span };
    this.picked = { kind: row.kind, id: row.id, beat };
    this.wantsFocus = true;
    this.view.show(beat);
  }

  private toLane(at: number, way: 1 | -1, beat: number): void {
    let next = at + way;
    while (this.rows[next] !== undefined && !isLane(this.rows[next])) next += way;
    const row = this.rows[next];
    if (!isLane(row)) return;
    this.reveal(next);
    this.toSpan(row, Math.max(0, row.lane.indexAt(beat)));
  }

  protected override tap(x: number, y: number): void {
    const { record, drawing } = this;
    if (record === null || drawing === null || x < drawing.gutter) return;
    const beat = record.beatAt(drawing.placeAt(x, this.view), this.view.scale);
    const { row: height } = drawing.layout(this.rows.length);
    const at = Math.floor((y - rulerHeight + drawing.scrolled) / height);
    this.lookAt(y < rulerHeight ? undefined : this.rows[at], beat);
  }

  /** Goes to a beat of a lane if there is one, and shows what led there. */
  private lookAt(row: Row | undefined, beat: number): void {
    if (!isLane(row)) {
      emit(this, "gopark-look", this.record?.stepOf(beat) ?? 0);
      return;
    }
    this.active = { key: row.key, span: Math.max(0, row.lane.indexAt(beat)) };
    this.look({ kind: row.kind, id: row.id, beat });
  }

  private look(spot: Spot): void {
    this.picked = spot;
    emit(this, "gopark-look", this.record?.stepOf(spot.beat) ?? 0);
  }

  /** Goes to the next match and shows it on its lane. */
  private goToHit(way: 1 | -1): void {
    const { record, hits, hit } = this;
    if (record === null || hits.length === 0) return;
    const first = way === 1 ? 0 : hits.length - 1;
    this.hit = hit < 0 ? first : (hit + way + hits.length) % hits.length;
    const mark = record.mark(hits[this.hit] ?? 0);
    const kind = this.choice === "line" ? "g" : this.choice;
    const at = this.places.get(keyOf(kind, mark[kind]));
    if (at !== undefined) this.reveal(at);
    this.view.show(mark.beat);
    this.lookAt(at === undefined ? undefined : this.rows[at], mark.beat);
  }

  private readonly takeMap = (event: PointerEvent): void => {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.moveMap(event);
  };

  private readonly moveMap = (event: PointerEvent): void => {
    const map = event.currentTarget as HTMLElement;
    if (!map.hasPointerCapture(event.pointerId)) return;
    const { left, width } = map.getBoundingClientRect();
    this.view.centreAt((event.clientX - left) / width);
  };
}

customElements.define("gopark-timeline", Timeline);

declare global {
  interface HTMLElementTagNameMap {
    "gopark-timeline": Timeline;
  }
}
