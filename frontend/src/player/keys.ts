import { wishOfKey, type SceneWish } from "./wishes";

/** Where a key already means something: the seek bar, a choice, a button, a link. */
const ownKeys = "input, select, textarea, summary, a, button:not([data-item])";

/**
 * Plays and steps by keys while the focus is on the board, or on nothing at all.
 *
 * @param playing whether it plays at that moment
 */
export function obeyKeys(
  root: Pick<Document, "addEventListener">,
  playing: () => boolean,
  want: (wish: SceneWish) => void,
): void {
  const meant = (event: KeyboardEvent): SceneWish | null => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
    const [origin] = event.composedPath();
    if (origin instanceof Element && origin.matches(ownKeys)) return null;
    return wishOfKey(event.key, playing());
  };
  root.addEventListener("keydown", (event) => {
    const wish = meant(event);
    if (wish === null) return;
    event.preventDefault();
    want(wish);
  });
  // A button would be pressed when the key comes up again.
  root.addEventListener("keyup", (event) => {
    if (event.key === " " && meant(event) !== null) event.preventDefault();
  });
}
