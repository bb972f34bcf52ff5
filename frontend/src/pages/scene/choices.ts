import { currentLanguage } from "../../base/texts";
import type { Choice, Scene } from "../../world/scene";

/**
 * A list for each choice of a scene. Choosing a value goes to the scene with that value.
 *
 * @param addressOf where a scene is
 */
export function sceneChoices(
  { choices = [] }: Scene,
  addressOf: (scene: string) => string,
): readonly HTMLElement[] {
  return choices.map((choice) => field(choice, addressOf));
}

function field({ title, values }: Choice, addressOf: (scene: string) => string): HTMLElement {
  const label = document.createElement("label");
  const select = document.createElement("select");
  for (const { value, scene, chosen } of values) {
    select.append(new Option(value, scene, chosen === true, chosen === true));
  }
  select.addEventListener("change", () => {
    location.assign(addressOf(select.value));
  });
  label.append(title[currentLanguage()].replaceAll("`", ""), " ", select);
  return label;
}
