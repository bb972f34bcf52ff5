import { named, part } from "../../base/page-parts";

/** What the page and its embed both have. */
export function sharedParts() {
  return {
    panes: part("#compare-panes", HTMLElement),
    template: part("#compare-pane", HTMLTemplateElement),
    controls: named("gopark-scene-controls"),
    place: part("#compare-place", HTMLElement),
    by: part("#compare-by", HTMLElement),
    timelines: part("#compare-timelines", HTMLButtonElement),
    toParting: part("#compare-to-parting", HTMLButtonElement),
    status: part("#compare-status", HTMLElement),
    stage: part("#compare-stage", HTMLElement),
    parted: named("gopark-parted"),
  };
}

/** What only the page has. */
export function pageParts() {
  return {
    choice: named("gopark-compare-choice"),
    figures: named("gopark-figures"),
    stretch: part("#compare-stretch", HTMLElement),
    stretchWords: part("#compare-stretch-words", HTMLElement),
    earlier: part("#compare-earlier", HTMLButtonElement),
    later: part("#compare-later", HTMLButtonElement),
    copyLink: part("#compare-copy-link", HTMLButtonElement),
    copyEmbed: part("#compare-copy-embed", HTMLButtonElement),
    copied: part("#compare-copied", HTMLElement),
  };
}
