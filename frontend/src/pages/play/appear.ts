import { load } from "./later";
import type { Parts } from "./parts";

let isAppearing = false;

/**
 * Shows the board at once or with the scene's words, and the rest with all that is first said.
 *
 * @param isTold: whether there is a reason to be read
 * @param words: fulfilled when the scene's words are there; null: there are none
 */
export function appear({ why }: Parts, isTold: boolean, words: Promise<void> | null): void {
  const { dataset } = document.documentElement;
  if ("ready" in dataset || isAppearing) return;
  isAppearing = true;
  const said = isTold ? load("panel-why") : null;
  if (words === null) dataset["ready"] = "";
  void Promise.allSettled([said, words])
    .then(() => why.updateComplete)
    .then(() => {
      dataset["ready"] = "";
      dataset["told"] = "";
    });
}
