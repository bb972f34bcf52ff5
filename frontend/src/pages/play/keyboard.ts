import { attachIdleKeys, attachKeys } from "../../controls/attach-keys";
import type { Intent } from "../../controls/keys";
import { transportWays, type TransportWay } from "../../controls/transport";
import { load, loadPanel } from "./later";
import type { Parts } from "./parts";
import type { Playground } from "./playground";

const ways: ReadonlySet<string> = new Set(transportWays);

const isWay = (intent: Intent): intent is TransportWay => ways.has(intent);

/** The keys of the board and of the bar below it, and of a page where nothing has the focus. */
export function attachKeyboard(parts: Parts, playground: () => Playground): void {
  const handle = (intent: Intent): void => {
    if (isWay(intent)) parts.transport.go(intent);
    else void others[intent](parts, playground());
  };
  attachKeys(parts.board, handle);
  attachKeys(parts.transport, handle);
  attachKeys(parts.timeline, handle);
  attachIdleKeys(handle);
}

type Others = Exclude<Intent, TransportWay>;

const others: Readonly<
  Record<Others, (parts: Parts, playground: Playground) => void | Promise<void>>
> = {
  slow: ({ board }) => {
    board.slow(true);
    const end = new AbortController();
    for (const over of ["keyup", "blur"]) {
      const letGo = (): void => {
        board.slow(false);
        end.abort();
      };
      addEventListener(over, letGo, { signal: end.signal });
    }
  },
  why: (_, playground) => {
    playground.readWhy();
  },
  breakpoint: (_, playground) => {
    loadPanel("panel-pause");
    playground.turnTo("panel-pause", true);
  },
  new: (_, playground) => {
    loadPanel("panel-act");
    playground.turnTo("panel-act", true);
  },
  compare: async (_, playground) => {
    if (!(await load("panel-branches"))) return;
    playground.turnTo("panel-branches", true);
    await playground.futures.compareWithLast();
  },
  pin: (_, playground) => {
    playground.pinChosen();
  },
  log: ({ log }, playground) => {
    playground.turnTo("panel-log");
    log.scrollIntoView({ block: "nearest" });
    log.focusLatest();
  },
  twin: async ({ twin }, playground) => {
    if (!(await load("panel-words"))) return;
    playground.turnTo("panel-words");
    await twin.read();
  },
  timeline: (_, playground) => {
    playground.timeline.toggle();
  },
  view: ({ view }) => {
    view.selectedIndex = (view.selectedIndex + 1) % view.options.length;
    view.dispatchEvent(new Event("change"));
  },
  help: async ({ keys }) => {
    if (await load("keys")) keys.show();
  },
  out: (_, playground) => {
    playground.choose(null);
  },
};
