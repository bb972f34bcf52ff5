import type { SceneQuestion } from "../world/scene";
import { nameOf, thingOf } from "../world/thing";

/**
 * Which answer is meant by somebody who points at a thing.
 *
 * @param names what the thing and the places where it stands are called, the nearest first
 * @returns the answer's number; null if none is meant
 */
export function answerNamed({ answers }: SceneQuestion, names: readonly string[]): number | null {
  for (const name of names) {
    const found = answers.findIndex(({ target }) => target === name);
    if (found >= 0) return found;
  }
  return null;
}

/** A place within the places that it is in: `P0.runnext` is `P0`'s, too. */
function placesAround(place: string): readonly string[] {
  const owner = /^(?:P\d+|M\d+)(?=\.)/.exec(place)?.[0];
  return owner === undefined ? [place] : [place, owner];
}

/** What a thing that was chosen on a board is called, and the place where it is drawn. */
export function namesOnBoard(
  board: ParentNode,
  { kind, id }: { readonly kind: string; readonly id: number | string },
): readonly string[] {
  const thing = thingOf({ kind, id });
  if (thing === null) return [];
  const name = nameOf(thing);
  const place = board.querySelector<HTMLElement>(`[data-key="${name}"]`)?.dataset["place"];
  return place === undefined ? [name] : [name, ...placesAround(place)];
}
