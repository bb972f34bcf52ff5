import { html, svg, type TemplateResult } from "lit";
import { number } from "../base/amounts.ts";
import type { Point } from "./points.ts";
import text from "../../texts/schedtrace.yaml";

const width = 1000;
const height = 64;

interface Band {
  readonly name: "processors" | "queued" | "threads";
  readonly most: number;
  /** Painted from the floor up, each over the last. */
  readonly layers: readonly { readonly look: string; readonly of: (point: Point) => number }[];
}

function bandsOf(points: readonly Point[]): readonly Band[] {
  const most = (of: (point: Point) => number) => points.reduce((top, p) => Math.max(top, of(p)), 1);
  return [
    {
      name: "processors",
      most: most(({ procs }) => procs),
      layers: [
        { look: "idle", of: ({ procs }) => procs },
        { look: "busy", of: ({ busy }) => busy },
      ],
    },
    {
      name: "queued",
      most: most(({ global, local }) => global + local),
      layers: [
        { look: "global", of: ({ global, local }) => global + local },
        { look: "local", of: ({ local }) => local },
      ],
    },
    {
      name: "threads",
      most: most(({ threads }) => threads),
      layers: [{ look: "threads", of: ({ threads }) => threads }],
    },
  ];
}

/**
 * The course of a log: processors, queues and threads over one axis of time.
 *
 * @param choose is told which print was pointed at
 */
export function chart(
  points: readonly Point[],
  chosen: number,
  choose: (index: number) => void,
): TemplateResult {
  const last = points.at(-1)?.ms ?? 0;
  const first = points[0]?.ms ?? 0;
  const x = (ms: number) => (last === first ? width / 2 : ((ms - first) / (last - first)) * width);
  const mark = points.findLast(({ index }) => index <= chosen) ?? points[0];
  const point = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * width;
    const nearest = points.reduce<Point | null>(
      (best, each) =>
        best === null || Math.abs(x(each.ms) - at) < Math.abs(x(best.ms) - at) ? each : best,
      null,
    );
    if (nearest !== null) choose(nearest.index);
  };
  return html`<div class="bands">
    ${bandsOf(points).map(
      (band) =>
        html`<div class="band">
          <p class="band-name">
            ${text(`band-${band.name}`)} <span class="muted">≤ ${number(band.most)}</span>
          </p>
          <svg
            viewBox="0 0 ${width} ${height}"
            preserveAspectRatio="none"
            aria-hidden="true"
            @click=${point}
          >
            ${band.layers.map(
              ({ look, of }) => svg`<path class=${look} d=${area(points, of, band.most, x)} />`,
            )}
            ${
              mark === undefined
                ? ""
                : svg`<line class="mark" x1=${x(mark.ms)} x2=${x(mark.ms)} y1="0" y2=${height} />`
            }
          </svg>
        </div>`,
    )}
  </div>`;
}

/** Steps: a number holds until the next print. */
function area(
  points: readonly Point[],
  of: (point: Point) => number,
  most: number,
  x: (ms: number) => number,
): string {
  const y = (value: number) => (height - (value / most) * (height - 2)).toFixed(1);
  let path = "";
  for (const [at, point] of points.entries()) {
    const from = points.length === 1 ? 0 : x(point.ms);
    const to = x(points[at + 1]?.ms ?? point.ms);
    const until = points.length === 1 ? width : to;
    const start = at === 0 ? `M${from.toFixed(1)} ${String(height)}` : "";
    path += `${start}V${y(of(point))}H${until.toFixed(1)}`;
  }
  return `${path}V${String(height)}Z`;
}
