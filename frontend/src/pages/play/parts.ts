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

function choiceWithId(id: string): HTMLSelectElement {
  const found = withId(id);
  if (!(found instanceof HTMLSelectElement)) throw new Error(`#${id} is no choice`);
  return found;
}

function withSelector(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
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
    timeline: named("gopark-timeline"),
    view: choiceWithId("play-view"),
    lifeCycle: named("gopark-life-cycle"),
    scheduleLoop: named("gopark-schedule-loop"),
    timelinePane: withId("play-timeline"),
    timelineButton: withId("play-timeline-open"),
    tabs: withId("play-tabs"),
    banner: withId("play-banner"),
    bannerWords: withId("play-banner-words"),
    unrun: withId("play-unrun"),
    runIt: withId("play-run-it"),
    said: withId("play-said"),
    stage: withSelector(".play-stage"),
    side: withId("play-side"),
    dock: withSelector(".play-dock"),
    whyRoom: withId("panel-why"),
    runWords: withId("play-run"),
    moreDeeds: withId("play-more-deeds"),
    toNow: withId("play-to-now"),
    copy: withId("play-copy"),
    caption: named("gopark-caption"),
    scene: withId("play-scene"),
    realGo: withId("play-real-go"),
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
