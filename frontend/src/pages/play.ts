import "../base/site";
import "../board/marks.css";
import "../board/states.css";
import "../board/live.css";
import "./play.css";
import "../board/board";
import "../controls/transport";
import "../controls/notice";
import "../controls/quick";
import "../inspector/followed";
import "../log/log";
import "../log/voice";
import { currentLanguage } from "../base/texts";
import { CommandClient } from "../connection/command-client";
import type { Command } from "../message/command";
import { done, failed, type Result } from "../message/result";
import { decodeScenario, type FragmentFailure } from "../share/fragment";
import { EventWords } from "../words/event-words";
import { thingOf } from "../world/thing";
import { begin } from "./play/begin";
import { acceptDrops } from "./play/drop";
import { attachKeyboard } from "./play/keyboard";
import { load, loadOnDemand } from "./play/later";
import { openingOf } from "./play/opening";
import { partsOfPage } from "./play/parts";
import { Playground } from "./play/playground";
import { Troubles } from "./play/troubles";
import text from "../../texts/play.yaml";

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
    if (thing === null) return;
    void load("menu").then((isThere) => (isThere ? parts.menu.open(thing, detail) : undefined));
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
    void playground.futures.compare(a, b);
  });
  body.addEventListener("gopark-release", ({ detail }) => {
    void playground.release(detail);
  });
  body.addEventListener("gopark-dismiss", () => {
    playground.dismiss();
  });
  body.addEventListener("gopark-retry", () => {
    playground.retry();
  });
  body.addEventListener("gopark-fork", () => {
    void playground.copy();
  });
}

/** What is done with the page itself. */
function serve(playground: Playground): void {
  acceptDrops(parts.board, (command, p) => {
    void playground.command({ ...command, p } as unknown as Command);
  });
  attachKeyboard(parts, playground);
  loadOnDemand(parts);
  // What is no property of the element would be gone once it is one.
  void customElements.whenDefined("gopark-share").then(() => {
    parts.share.scenario = async () => {
      const scenario = await client.scenario(playground.session);
      return scenario.ok ? scenario.value : null;
    };
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

/** The scenario that a link carries in itself. */
async function unpack(
  packed: string,
): Promise<Result<Readonly<Record<string, unknown>>, FragmentFailure>> {
  const read = await decodeScenario(`s=${packed}`);
  if (read === null) return failed("unreadable");
  if (!read.ok) return failed(read.failure);
  const { value } = read;
  return typeof value === "object" && value !== null ? done({ ...value }) : failed("unreadable");
}

function unreadableLink(failure: FragmentFailure) {
  const problem = {
    code: failure,
    title: text("bad-link"),
    detail: text(`bad-link.${failure}`),
  };
  return { kind: "refused", problem } as const;
}

/** Nothing is shown before there are words for it: a line that turns into another is read twice. */
async function start(): Promise<void> {
  const [begun, kinds] = await Promise.all([
    begin(opening, client, unpack),
    client.eventKinds(currentLanguage()),
  ]);
  if (!begun.ok) {
    if (typeof begun.failure === "string") parts.notice.trouble = unreadableLink(begun.failure);
    else new Troubles(parts.notice).failed(begun.failure);
    return;
  }
  const playground = new Playground(begun.value.session, opening, parts, client);
  obey(playground);
  serve(playground);
  if (kinds.ok) playground.speak(new EventWords(kinds.value));
  playground.open();
}

void start();
