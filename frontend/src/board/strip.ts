import { html, nothing, svg } from "lit";
import { repeat } from "lit/directives/repeat.js";
import {
  barsPath,
  cellAt,
  cellHeight,
  cellInside,
  cellWidth,
  focusRow,
  statusPath,
  stripCells,
  stripColumns,
  stripHeight,
  stripMargin,
  stripRows,
  stripWidth,
  type StripCell,
} from "./geometry/strip";
import { BoardPart } from "./part";
import { processorLabel, processorLook } from "../words/state-words";
import text from "../../texts/board.yaml";

const focused = 4;
const looks = ["running", "idle", "syscall", "gcstop", "dead"] as const;

/**
 * More processors than there is room for cards: each a column of a strip, and a few beside the
 * cursor in full.
 *
 * @prop view: the board's world
 */
export class ProcessorStrip extends BoardPart {
  static override properties = { cursor: { state: true } };

  declare private cursor: number;

  constructor() {
    super();
    this.cursor = 0;
    this.addEventListener("keydown", this.move);
    this.addEventListener("pointerdown", this.point);
  }

  protected override render() {
    const { view } = this;
    if (view === undefined) return nothing;
    const processors = Object.values(view.world.ps);
    const at = Math.min(this.cursor, processors.length - 1);
    const current = processors[at];
    if (current === undefined) return nothing;
    const full = { ...view, frame: { ...view.frame, density: "full" as const } };
    return html`<span
        class="strip-cursor"
        role="slider"
        tabindex="-1"
        data-item
        data-kind="p"
        data-id=${current.id}
        data-key="strip"
        aria-label=${text("strip-label")}
        aria-valuemin="0"
        aria-valuemax=${processors.length - 1}
        aria-valuenow=${at}
        aria-valuetext=${processorLabel(current)}
        >${this.drawing(stripCells(view.world), at)}</span
      >
      <p class="strip-note">${text("strip-note", { count: processors.length })}</p>
      <div class="strip-focus">
        ${repeat(
          focusRow(processors.length, at, focused),
          (index) => index,
          (index) =>
            html`<gopark-processor
              .view=${full}
              .processor=${processors[index]}
            ></gopark-processor>`,
        )}
      </div>`;
  }

  private drawing(cells: readonly StripCell[], at: number) {
    const x = (at % stripColumns) * cellWidth;
    const y = Math.floor(at / stripColumns) * cellHeight;
    return html`<svg
      class="strip"
      viewBox="${-stripMargin} -2 ${stripWidth + stripMargin} ${stripHeight(cells.length)}"
      aria-hidden="true"
    >
      ${stripRows(cells.length).map(
        ({ first, y }) => svg`<text class="strip-row" x="-5" y=${y}>P${first}</text>`,
      )}
      <path class="strip-queue" d=${barsPath(cells)}></path>
      ${looks.map((look) => {
        const those = cells.filter((cell) => processorLook(cell) === look);
        return svg`<path class="strip-state strip-${look}" d=${statusPath(those)}></path>`;
      })}
      ${svg`<rect
        class="slots-at" x=${x - 1.5} y=${y - 1.5} width=${cellInside + 3} height=${cellHeight - 1}
      ></rect>`}
    </svg>`;
  }

  private readonly move = (event: KeyboardEvent): void => {
    if (!(event.target instanceof Element) || !event.target.matches(".strip-cursor")) return;
    const last = Object.keys(this.view?.world.ps ?? {}).length - 1;
    const step = { ArrowRight: 1, ArrowLeft: -1, PageDown: stripColumns, PageUp: -stripColumns }[
      event.key
    ];
    const to = this.cursor + (step ?? 0);
    if (step === undefined || to < 0 || to > last) return;
    this.cursor = to;
    event.preventDefault();
    event.stopPropagation();
  };

  private readonly point = (event: PointerEvent): void => {
    const drawing = this.querySelector(".strip");
    if (drawing === null || !(event.target instanceof Element) || !drawing.contains(event.target))
      return;
    const count = Object.keys(this.view?.world.ps ?? {}).length;
    const box = drawing.getBoundingClientRect();
    const across = (event.clientX - box.left) / Math.max(1, box.width);
    const down = (event.clientY - box.top) / Math.max(1, box.height);
    const x = across * (stripWidth + stripMargin) - stripMargin;
    const at = cellAt(x, down * stripHeight(count) - 2);
    if (at >= count) return;
    this.cursor = at;
    this.querySelector(".strip-cursor")?.setAttribute("data-id", String(at));
  };
}

customElements.define("gopark-processor-strip", ProcessorStrip);
