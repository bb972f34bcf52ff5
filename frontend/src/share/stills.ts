/** A frame of an animation as a picture that stands still, and for how long it is seen. */
export interface Still {
  readonly svg: string;
  readonly ms: number;
}

/** Elements that come and go: whether they are there from each of some parts of the whole time. */
interface Part {
  readonly elements: Element;
  readonly begins: readonly number[];
  readonly displays: readonly string[];
}

/** The frames of an animation that the server has drawn. */
export function stillsOf(animation: string): readonly Still[] {
  // The page's policy lets no document of its own have a style, and a frame is what it is, also for
  // who wants no motion.
  const plain = animation.replace(/<style>.*?<\/style>/s, "");
  const drawing = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  const moves = [...drawing.querySelectorAll("animate")];
  const wholeMs = parseFloat(moves[0]?.getAttribute("dur") ?? "") || stillMs;
  const parts = moves.flatMap((move) => partOf(move) ?? []);
  const begins = [...new Set([0, ...parts.flatMap((part) => part.begins)])].sort((a, b) => a - b);
  for (const move of moves) move.remove();
  return begins.map((begin, at) => {
    for (const part of parts) {
      const now = part.begins.findLastIndex((other) => other <= begin);
      part.elements.setAttribute("display", part.displays[now] ?? "none");
    }
    const end = begins[at + 1] ?? 1;
    const svg = new XMLSerializer().serializeToString(drawing);
    return { svg, ms: Math.round((end - begin) * wholeMs) };
  });
}

/** How long a frame is seen that is the only one. */
const stillMs = 2_500;

function partOf(move: Element): Part | null {
  const elements = move.parentElement;
  if (elements === null) return null;
  const [times, displays] = ["keyTimes", "values"].map(
    (name) => move.getAttribute(name)?.split(";") ?? [],
  );
  return { elements, begins: (times ?? []).map(Number), displays: displays ?? [] };
}
