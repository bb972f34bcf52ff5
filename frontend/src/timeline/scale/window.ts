/** The part of a scale that is in sight. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

/** The whole of a scale, and the least of it that can be in sight. */
export interface Extent {
  readonly from: number;
  readonly to: number;
  readonly least: number;
}

/** The whole run. */
export function fitted({ from, to, least }: Extent): Window {
  return { from, to: Math.max(to, from + least) };
}

/** The window within the extent, as wide as it was where there is room. */
export function within({ from, to }: Window, extent: Extent): Window {
  const all = fitted(extent);
  const width = Math.min(Math.max(to - from, extent.least), all.to - all.from);
  const start = Math.min(Math.max(from, all.from), all.to - width);
  return { from: start, to: start + width };
}

/** The window enlarged by a factor (below 1: reduced) around a place of the scale, which stays. */
export function zoomed(window: Window, factor: number, place: number, extent: Extent): Window {
  const all = fitted(extent);
  const width = window.to - window.from;
  const wanted = Math.min(Math.max(width / factor, extent.least), all.to - all.from);
  const share = width > 0 ? (place - window.from) / width : 0.5;
  const from = place - share * wanted;
  return within({ from, to: from + wanted }, extent);
}

/** The window moved right by a share of its width. */
export function panned({ from, to }: Window, share: number, extent: Extent): Window {
  const way = (to - from) * share;
  return within({ from: from + way, to: to + way }, extent);
}

/** The same width, moved only as far as it must so that a place is in sight with some room. */
export function showing(window: Window, place: number, extent: Extent): Window {
  const width = window.to - window.from;
  const margin = width * 0.08;
  if (place >= window.from + margin && place <= window.to - margin) return within(window, extent);
  const from = place > window.to - margin ? place - width * 0.75 : place - width * 0.25;
  return within({ from, to: from + width }, extent);
}

/** The window over a stretch, with some room around it. */
export function around(from: number, to: number, extent: Extent): Window {
  const room = Math.max(to - from, extent.least) * 0.15;
  return within({ from: from - room, to: to + room }, extent);
}
