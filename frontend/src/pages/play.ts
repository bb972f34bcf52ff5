import "../base/site";
import "../board/marks.css";
import "../board/states.css";
import "../board/live.css";
import "./play.css";
import "./play-side.css";
import "./play-program.css";
import "./play-edges.css";
import "./play-widths.css";
import "./play-timeline.css";
import "../board/board";
import "../controls/transport";
import "../controls/notice";
import "../controls/quick";
import "../log/log";
import "../lesson/warnings";
import "../log/voice";
import { hereIs } from "../base/language-links";
import { Tabs } from "../base/tabs";
import { currentLanguage } from "../base/texts";
import { onTravel } from "../base/travel";
import type { Axis } from "../compare/asked";
import type { Failure } from "../connection/ask";
import { CommandClient } from "../connection/command-client";
import { PictureClient, reasonOf } from "../connection/picture-client";
import { Retry } from "../connection/retry";
import { done, failed, type Result } from "../message/result";
import { decodeScenario, type FragmentFailure } from "../share/fragment";
import { EventWords } from "../words/event-words";
import { thingOf, type Thing } from "../world/thing";
import { hasScript, scriptLink, unreadableLink } from "./play/bad-link";
import { begin } from "./play/begin";
import { acceptDrops } from "./play/drop";
import { attachKeyboard } from "./play/keyboard";
import { load, loadOnDemand } from "./play/later";
import { answerNotice } from "./play/notice-answers";
import { openingOf, type Opening } from "./play/opening";
import { makeEdge } from "./play/panes";
import { partsOfPage } from "./play/parts";
import { ProgramDoor } from "./play/program-door";
import type { RefusedProgram } from "./play/refused-program";
import { enterAddress, Sight } from "./play/sight";
import { StageFit } from "./play/stage-fit";
import { showIn } from "./play/show-in";
import { StageViews } from "./play/stage-views";
import { Store, whenever } from "./play/store";
import { Troubles } from "./play/troubles";
import { answerWarnings } from "./play/warnings";
import { futuresLink, whatIfLink } from "./play/what-if";

const client = new CommandClient();
const parts = partsOfPage();
const store = new Store();
const opening = openingOf(location);
const wordsAgain = new Retry();
/** What is in sight; null: nothing is yet. */
let sight: Sight | null = null;

/** Wishes to do something with the run, or with what is shown of it. */
function obey(sight: Sight): void {
  const { body } = document;
  body.addEventListener("gopark-command", ({ detail }) => {
    void sight.playground.command(detail);
  });
  body.addEventListener("gopark-quick-action", ({ detail }) => {
    void sight.playground.quickAction(detail);
  });
  body.addEventListener("gopark-choose", ({ detail }) => {
    sight.playground.choose(thingOf(detail));
  });
  body.addEventListener("gopark-pin", ({ detail }) => {
    sight.playground.pin(detail);
  });
  body.addEventListener("gopark-menu", ({ detail }) => {
    const thing = thingOf(detail);
    if (thing === null) return;
    const mark = markOf(thing);
    const beside = mark === null ? {} : { beside: mark.getBoundingClientRect() };
    void load("menu").then((isThere) =>
      isThere ? parts.menu.open(thing, { ...detail, ...beside }) : undefined,
    );
  });
  body.addEventListener("gopark-tell", ({ detail }) => {
    sight.playground.tell(detail);
  });
  body.addEventListener("gopark-release", ({ detail }) => {
    void sight.playground.departure.release(detail);
  });
}

/** Wishes to be at another moment, on another branch, or beside one. */
function obeyMoves(sight: Sight): void {
  const { body } = document;
  body.addEventListener("gopark-seek", ({ detail }) => {
    void sight.playground.goToEvent(detail);
  });
  body.addEventListener("gopark-moment", ({ detail: { step, branch } }) => {
    void sight.playground.goTo(step, branch);
  });
  body.addEventListener("gopark-look", ({ detail }) => {
    void sight.playground.goTo(detail);
  });
  body.addEventListener("gopark-preview", ({ detail }) => {
    sight.playground.preview(detail);
  });
  body.addEventListener("gopark-branch", ({ detail }) => {
    void sight.playground.showBranch(detail);
  });
  body.addEventListener("gopark-compare", ({ detail: { a, b } }) => {
    void sight.playground.futures.compare(a, b);
  });
  body.addEventListener("gopark-side-by-side", ({ detail: { a, b } }) => {
    location.assign(futuresLink(sight.playground.session, a, b));
  });
  body.addEventListener("gopark-what-if", ({ detail }) => {
    void whatIf(sight.playground.session, detail);
  });
  answerWarnings(() => sight.playground.session);
}

/** The way to the same run with something changed. */
async function whatIf(session: string, axis: Axis | null): Promise<void> {
  location.assign(await whatIfLink(session, client, axis));
}

/** What shows a thing on the board. */
function markOf({ kind, id }: Thing): Element | null {
  const named = `[data-item][data-kind="${kind}"][data-id="${CSS.escape(String(id))}"]`;
  return parts.board.querySelector(named);
}

/** What is done with the page itself. */
function serve(sight: Sight, door: ProgramDoor, views: StageViews): void {
  acceptDrops(parts.board, (command, p) => {
    void sight.playground.command({ ...command, p });
  });
  attachKeyboard(parts, () => sight.playground);
  loadOnDemand(parts);
  makeEdge("side", parts.room);
  makeEdge("dock", parts.side, parts.dock);
  parts.moreActions.addEventListener("click", () => {
    sight.playground.turnTo("panel-act", true);
  });
  // What is no property of the element would be gone once it is one.
  void customElements.whenDefined("gopark-share").then(() => {
    parts.share.settled = () => door.settled();
    parts.share.scenario = async () => {
      const branch = store.isOtherBranch.value ? store.branch.value : null;
      const scenario = await client.scenario(sight.playground.session, branch ?? undefined);
      return scenario.ok ? scenario.value : null;
    };
    parts.share.marked = () => parts.timeline.marked ?? null;
    parts.share.animation = async (path, signal) => {
      const picture = await new PictureClient().svg(path, signal);
      return picture.ok
        ? { ok: true, svg: picture.value }
        : { ok: false, why: reasonOf(picture.failure) };
    };
  });
  parts.timelineButton.addEventListener("click", () => {
    sight.playground.timeline.toggle();
  });
  parts.timeline.addEventListener("gopark-timeline-close", () => {
    sight.playground.timeline.close();
  });
  parts.timeline.addEventListener("gopark-timeline-retry", () => {
    sight.playground.timeline.retry();
  });
  parts.toNow.addEventListener("click", () => {
    sight.playground.toNow();
  });
  parts.whatIf.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void door.settled().then(() => whatIf(sight.playground.session, null));
  });
  parts.copy.addEventListener("click", () => {
    void sight.playground.copy();
  });
  onTravel(() => {
    const there = openingOf(location);
    sight.travelled(there);
    views.open(there.view);
  });
  hereIs(() => sight.playground.address());
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

/** Says why there is no board. */
async function fail(failure: Failure | FragmentFailure): Promise<void> {
  const { notice } = parts;
  if (typeof failure === "string") {
    notice.trouble = unreadableLink(failure);
    return;
  }
  new Troubles(notice).failed(failure);
  if (opening.beginning.from !== "fragment" || !hasScript(failure)) return;
  const scenario = await unpack(opening.beginning.packed);
  if (scenario.ok) notice.trouble = scriptLink(scenario.value);
}

/** The program of a link that the server would not run, with its reasons; null: it is none. */
async function refusedProgram(failure: Failure): Promise<RefusedProgram | null> {
  if (opening.beginning.from !== "fragment" || failure.kind !== "refused") return null;
  if (failure.problem.status !== 422 && failure.problem.status !== 400) return null;
  const scenario = await unpack(opening.beginning.packed);
  const { programIn } = await import("./play/program-run");
  const program = scenario.ok ? programIn(scenario.value) : null;
  return program === null ? null : { ...program, problem: failure.problem };
}

/**
 * Starts the page, which shows nothing before there are words for it: a line that turns into
 * another is read twice.
 */
async function start(): Promise<void> {
  const show = (session: string, asked: Opening): void => {
    sight = new Sight(session, asked, { parts, store, client, tabs: new Tabs(parts.tabs) });
    arrange(sight, door, asked);
  };
  answerNotice(document.body, () => sight?.playground ?? null, {
    reload: () => {
      location.reload();
    },
    dismiss: () => {
      parts.notice.trouble = null;
    },
  });
  const door = new ProgramDoor(parts, store, {
    client,
    isMine: () => sight?.playground.isMine === true,
    command: async (command) => sight?.playground.command(command),
    enter: (session) => {
      if (sight !== null) {
        sight.enter(session);
        return;
      }
      // The board that the address asks for has not come, or never will.
      parts.notice.trouble = null;
      show(session, enterAddress(session));
    },
    backToBoard: () => {
      door.backToBoard();
    },
  });
  if (opening.code) void door.open();
  const [asked] = await Promise.all([begin(opening, client, unpack), learnWords()]);
  let begun = asked;
  if (!begun.ok && typeof begun.failure !== "string") {
    const refused = await refusedProgram(begun.failure);
    if (refused !== null) {
      begun = await begin(
        { ...opening, beginning: { from: "nothing" }, step: null },
        client,
        unpack,
      );
      void door.openWith(refused);
    }
  }
  if (sight !== null) return;
  if (begun.ok) show(begun.value.session, opening);
  else await fail(begun.failure);
}

/** Asks for the words of events until they come: everything else can be shown without. */
async function learnWords(): Promise<void> {
  const kinds = await client.eventKinds(currentLanguage());
  if (kinds.ok) store.words.value = new EventWords(kinds.value);
  else wordsAgain.later(() => void learnWords());
}

/** Joins the page with the session that is first in sight. */
function arrange(sight: Sight, door: ProgramDoor, asked: Opening): void {
  showIn(parts, store);
  const views = new StageViews(parts, store);
  views.follow(asked.view);
  const fit = new StageFit(parts.stage, parts.board);
  whenever(
    () => store.processors.value,
    (processors) => {
      fit.show(processors);
    },
  );
  obey(sight);
  obeyMoves(sight);
  serve(sight, door, views);
  sight.playground.open();
}

void start().catch(() => fail({ kind: "unreachable" }));
