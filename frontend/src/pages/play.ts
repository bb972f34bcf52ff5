import "../base/site";
import "../board/marks.css";
import "../board/states.css";
import "../board/live.css";
import "./play.css";
import "../board/board";
import "../controls/transport";
import "../controls/palette";
import "../controls/menu";
import "../controls/breakpoints";
import "../controls/branches";
import "../controls/comparison";
import "../controls/quick";
import "../inspector/inspector";
import "../inspector/followed";
import "../inspector/why";
import "../log/log";
import "../log/voice";
import { CommandClient } from "../connection/command-client";
import type { Command } from "../message/command";
import { failed } from "../message/result";
import { EventWords } from "../words/event-words";
import { thingOf } from "../world/thing";
import { begin } from "./play/begin";
import { openingOf } from "./play/opening";
import { partsOfPage } from "./play/parts";
import { Playground } from "./play/playground";

const client = new CommandClient();
const parts = partsOfPage();
const opening = openingOf(location);

/** Everything that the parts can wish for. */
function obey(playground: Playground): void {
  const { body } = document;
  body.addEventListener("gopark-command", ({ detail }) => {
    void playground.command(detail as Command);
  });
  body.addEventListener("gopark-deed", ({ detail }) => {
    void playground.deed(detail);
  });
  body.addEventListener("gopark-choose", ({ detail }) => {
    playground.choose(thingOf(detail));
  });
  body.addEventListener("gopark-pin", ({ detail }) => {
    playground.pin(detail);
  });
  body.addEventListener("gopark-menu", ({ detail }) => {
    const thing = thingOf(detail);
    if (thing !== null) void parts.menu.open(thing, detail);
  });
  body.addEventListener("gopark-seek", ({ detail }) => {
    void playground.goToEvent(detail);
  });
  body.addEventListener("gopark-tell", ({ detail }) => {
    playground.tell(detail);
  });
  body.addEventListener("gopark-moment", ({ detail: { step, branch } }) => {
    void playground.goTo(step, branch);
  });
  body.addEventListener("gopark-preview", ({ detail }) => {
    playground.preview(detail);
  });
  body.addEventListener("gopark-branch", ({ detail }) => {
    void playground.showBranch(detail);
  });
  body.addEventListener("gopark-compare", ({ detail: { a, b } }) => {
    void playground.compare(a, b);
  });
  body.addEventListener("gopark-release", ({ detail }) => {
    void playground.release(detail);
  });
  body.addEventListener("gopark-dismiss", () => {
    playground.dismiss();
  });
  parts.toNow.addEventListener("click", () => {
    playground.toNow();
  });
  parts.copy.addEventListener("click", () => {
    void playground.copy();
  });
  addEventListener("popstate", () => {
    void playground.travelled(openingOf(location));
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
    link.addEventListener("click", () => {
      const here = new URL(playground.address(), location.href);
      here.searchParams.set("lang", link.hreflang);
      link.href = here.href;
    });
  }
}

async function start(): Promise<void> {
  const begun = await begin(opening, client, () => Promise.resolve(failed("")));
  if (!begun.ok) return;
  const playground = new Playground(begun.value.session, opening, parts, client);
  obey(playground);
  playground.open();
  const [kinds, releases] = await Promise.all([client.eventKinds(), client.releases()]);
  if (kinds.ok) playground.speak(new EventWords(kinds.value));
  if (releases.ok) {
    parts.palette.releases = releases.value.releases;
    playground.knowArticles(releases.value.articleRules);
  }
}

void start();
