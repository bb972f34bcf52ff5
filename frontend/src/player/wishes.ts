/** What somebody wants of a recorded scene. */
export type SceneWish =
  | { readonly do: "play" | "pause" | "first" | "last" | "next" | "previous" }
  /** Moves by this many stations, back if negative. */
  | { readonly do: "move"; readonly by: number }
  | { readonly do: "seek"; readonly at: number }
  | { readonly do: "speed"; readonly speed: number };

/** What a key asks for; null if it asks for nothing here. */
export function wishOfKey(key: string, playing: boolean): SceneWish | null {
  switch (key) {
    case " ":
      return { do: playing ? "pause" : "play" };
    case ".":
      return { do: "move", by: 1 };
    case ",":
      return { do: "move", by: -1 };
    case ">":
      return { do: "next" };
    case "<":
      return { do: "previous" };
    default:
      return null;
  }
}

declare global {
  interface HTMLElementEventMap {
    "gopark-scene-wish": CustomEvent<SceneWish>;
    /** The number of an answer. */
    "gopark-guess": CustomEvent<number>;
    /** Commands that a scene offers at a beat. */
    "gopark-act": CustomEvent<readonly Readonly<Record<string, unknown>>[]>;
  }
}
