/** An element of the page that must be there. */
function named<Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] {
  const found = document.querySelector(name);
  if (found === null) throw new Error(`The page has no ${name}`);
  return found;
}

function withId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no #${id}`);
  return found;
}

/** What the template puts into the page, under the names by which this page speaks of it. */
export function partsOfPage() {
  return {
    board: named("gopark-board"),
    quick: named("gopark-quick"),
    transport: named("gopark-transport"),
    palette: named("gopark-palette"),
    menu: named("gopark-menu"),
    breakpoints: named("gopark-breakpoints"),
    branches: named("gopark-branches"),
    comparison: named("gopark-comparison"),
    followed: named("gopark-followed"),
    why: named("gopark-why"),
    log: named("gopark-log"),
    voice: named("gopark-voice"),
    notice: named("gopark-notice"),
    share: named("gopark-share"),
    keys: named("gopark-keys"),
    twin: named("gopark-twin"),
    tabs: withId("play-tabs"),
    banner: withId("play-banner"),
    bannerWords: withId("play-banner-words"),
    toNow: withId("play-to-now"),
    copy: withId("play-copy"),
    caption: named("gopark-caption"),
    scene: withId("play-scene"),
    beatNumber: withId("play-beat"),
    previousBeat: withId("play-previous-beat"),
    nextBeat: withId("play-next-beat"),
    now: withId("play-now"),
    name: withId("play-name"),
    room: withId("play"),
    code: withId("play-code"),
    program: named("gopark-program"),
    inspector: named("gopark-inspector"),
  };
}

export type Parts = ReturnType<typeof partsOfPage>;
