import { pointOn, type Curve } from "./curve.ts";

/** A way that a thing goes: the arrows, one after another. */
export interface Journey {
  readonly curves: readonly Curve[];
  readonly symbol: string;
  readonly label: string;
}

/** The most goroutines seen travelling at once; the lit arrows tell of the others. */
const most = 40;
/** All arrive within this time, in ms, however many arrows they go along. */
const usual = 700;
const samples = 12;

/**
 * Moves marks along arrows, over the chart.
 *
 * @param speed how many times faster than usual
 */
export function travel(layer: HTMLElement, journeys: readonly Journey[], speed: number): void {
  layer.replaceChildren();
  for (const { curves, symbol, label } of journeys.slice(0, most)) {
    if (curves.length === 0) continue;
    const traveller = markOf(symbol, label);
    layer.append(traveller);
    const places = curves.flatMap((curve) =>
      Array.from({ length: samples + 1 }, (_, at) => pointOn(curve, at / samples)),
    );
    const frames = places.map(({ x, y }) => ({
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`,
    }));
    const moving = traveller.animate(frames, {
      duration: usual / Math.max(1, speed),
      easing: "ease-in-out",
    });
    moving.finished.then(
      () => {
        traveller.remove();
      },
      () => undefined,
    );
  }
}

const svgNames = "http://www.w3.org/2000/svg";

function markOf(symbol: string, label: string): HTMLElement {
  const mark = document.createElement("span");
  mark.className = "cycle-thing cycle-traveller";
  const drawing = document.createElementNS(svgNames, "svg");
  drawing.setAttribute("viewBox", symbol.startsWith("p-") ? "0 0 72 48" : "0 0 48 48");
  const use = document.createElementNS(svgNames, "use");
  use.setAttribute("href", `#${symbol}`);
  drawing.append(use);
  mark.append(drawing, label);
  return mark;
}
