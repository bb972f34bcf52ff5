import "../base/site";
import "../base/embed-layout.css";
import "../board/marks.css";
import "../board/live.css";
import "./embed.css";
import "../board/board";
import "../player/caption";
import "../player/listing";
import "../player/scene-controls";
import { named, part } from "../base/page-parts";
import { currentLanguage } from "../base/texts";
import type { Failure } from "../connection/ask";
import { SceneClient } from "../connection/scene-client";
import { ownScene, recordedScene, type RecordedScene } from "../live/recorded-scene";
import { answerNamed, namesOnBoard } from "../player/answers";
import { obeyKeys } from "../player/keys";
import { embedOptions } from "../player/options";
import { browserAfter } from "../player/playhead";
import { Viewing, type SceneView } from "../player/viewing";
import type { SceneWish } from "../player/wishes";
import { thingOf } from "../world/thing";
import text from "../../texts/embed.yaml";
import playerText from "../../texts/player.yaml";
import { decodeScenario, encodeScenario } from "../share/fragment";
import type { Replay } from "../world/replay";
import type { Scene, SceneChallenge } from "../world/scene";
import type { YourTurn } from "./scene/your-turn";
import { StageFit } from "./play/stage-fit";
import { sceneChoices } from "./scene/choices";

const client = new SceneClient();
const options = embedOptions(location.search);
const id = decodeURIComponent(/^\/embed\/([^/]+)$/.exec(location.pathname)?.[1] ?? "");

const board = named("gopark-board");
const caption = named("gopark-caption");
const listing = named("gopark-listing");
const controls = named("gopark-scene-controls");
const title = part(".scene-title", HTMLElement);
const step = part(".scene-step", HTMLElement);
const full = part(".scene-open", HTMLAnchorElement);
const notice = part(".scene-notice", HTMLElement);

controls.variant = options.controls;
const stage = part(".scene-board", HTMLElement);
/** Where somebody's own scene is played on. */
let ownPlay = "/play";
const fit = new StageFit(stage, board);
/** The way through what is shown: the scene, or what came of an attempt at its challenge. */
let viewing: Viewing | null = null;
let turn: YourTurn | null = null;
let latest: SceneView | null = null;
/** What starts the scene once it is seen; who acts before that decides himself. */
let selfStart: IntersectionObserver | null = null;
const watching: ((view: SceneView) => void)[] = [];

function show(view: SceneView): void {
  const { scene, world, beat } = view;
  fit.show(Object.keys(world.ps).length);
  board.events = view.fresh;
  board.speed = view.speed;
  board.world = world;
  board.look = view.look;
  controls.view = view;
  caption.release = world.go;
  caption.beat = scene.beats[beat] ?? null;
  caption.guess = view.guess;
  listing.lights = scene.beats[beat]?.lights ?? [];
  turn?.moved(view);
  caption.hidden = turn?.isOn === true;
  step.textContent =
    turn?.isOn === true
      ? text("your-turn")
      : playerText("step", { step: beat + 1, steps: scene.beats.length });
  const where = { scene: scene.id, step: String(world.step), lang: currentLanguage() };
  full.href = id === "own" ? ownPlay : `/play?${new URLSearchParams(where).toString()}`;
  latest = view;
  for (const tell of watching) tell(view);
}

/** Tells this one, too, of what is to be seen, now and later. */
function watch(tell: (view: SceneView) => void): void {
  watching.push(tell);
  if (latest !== null) tell(latest);
}

/** Shows a recording in the place of what was shown before. */
function present(scene: Scene, replay: Replay, step: number | undefined): Viewing {
  const speed = viewing?.playhead.speed ?? options.speed;
  viewing?.playhead.pause();
  const end = turn?.isOn === true ? undefined : options.end;
  viewing = new Viewing(scene, replay, { end, step, after: browserAfter, show });
  viewing.playhead.setSpeed(speed);
  return viewing;
}

/** @param written the scene as it was written, or its id */
async function begin(recorded: RecordedScene, written: unknown): Promise<void> {
  const { scene, replay } = recorded;
  const name = scene.title[currentLanguage()];
  document.title = name;
  title.textContent = name;
  // In somebody's page it stands beside other main parts.
  part(".embed-main", HTMLElement).ariaLabel = name;
  title.title = name;
  caption.opening = scene.about;
  listing.listings = scene.listings ?? [];
  listing.hidden = scene.listings === undefined;
  part(".scene-choices", HTMLElement).replaceChildren(
    ...sceneChoices(scene, (other) => `/embed/${encodeURIComponent(other)}${location.search}`),
  );
  caption.counterpart = scene.counterpart === undefined ? null : counterpartOf(scene.counterpart);
  if (scene.challenge !== undefined) await invite(recorded, scene.challenge, written);
  present(scene, replay, options.step);
  appear(4);
  obey();
  showPanel().catch(() => {
    fail({ kind: "unreachable" });
  });
  if (options.autoplay) playWhenSeen();
}

/** A scene with a challenge goes on by what the viewer does. */
async function invite(
  recorded: RecordedScene,
  challenge: SceneChallenge,
  written: unknown,
): Promise<void> {
  const { YourTurn, stageOf } = await import("./scene/your-turn");
  const place = stageOf(recorded, present, () => viewing);
  turn = new YourTurn(recorded.scene, challenge, written, place);
  part(".scene-words", HTMLElement).append(turn.panel);
  part(".scene", HTMLElement).dataset["challenge"] = "";
}

/** How high a board is shows only once it is drawn; it is seen when it has shrunk to its room. */
function appear(frames: number): void {
  if (frames === 0) stage.dataset["fits"] = "";
  else
    requestAnimationFrame(() => {
      appear(frames - 1);
    });
}

/** The same frame with the other scene, from its beginning. */
function counterpartOf(other: string): string {
  const query = new URLSearchParams(location.search);
  query.delete("step");
  query.delete("end");
  return `/embed/${encodeURIComponent(other)}?${query.toString()}`;
}

function wish(wished: SceneWish): void {
  selfStart?.disconnect();
  viewing?.wish(wished);
}

function obey(): void {
  controls.addEventListener("gopark-scene-wish", ({ detail }) => {
    wish(detail);
  });
  caption.addEventListener("gopark-guess", ({ detail }) => {
    viewing?.guess(detail);
  });
  board.addEventListener("gopark-choose", ({ detail }) => {
    const question = viewing?.question ?? null;
    const answer = question === null ? null : answerNamed(question, namesOnBoard(board, detail));
    if (answer !== null) viewing?.guess(answer);
  });
  obeyKeys(document, () => viewing?.playhead.playing === true, wish);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) viewing?.playhead.pause();
  });
}

/** Never against the wish for little motion, and only where it can be seen. */
function playWhenSeen(): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  selfStart = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting !== true || document.hidden) return;
      wish({ do: "play" });
    },
    { threshold: 0.5 },
  );
  selfStart.observe(board);
}

/** What an embed shows in place of the board; few ask for it. */
async function showPanel(): Promise<void> {
  switch (options.panel) {
    case "board":
      return;
    case "why":
      await showWhy();
      return;
    case "life-cycle":
      await import("../life-cycle/life-cycle");
      showLifeCycle();
      return;
    case "schedule-loop":
      await showLoop();
  }
}

function inPlaceOfBoard(element: HTMLElement): void {
  board.hidden = true;
  board.after(element);
  stage.classList.add("scene-chart");
}

function showLifeCycle(): void {
  const chart = document.createElement("gopark-life-cycle");
  inPlaceOfBoard(chart);
  chart.addEventListener("gopark-choose", ({ detail }) => {
    chart.chosen = thingOf(detail);
  });
  watch(({ fresh, speed, world }) => {
    Object.assign(chart, { events: fresh, speed, world });
  });
}

/** The decisions, as far as the recording has been seen up to the moment. */
async function showLoop(): Promise<void> {
  const [{ EventWords }, kinds] = await Promise.all([
    import("../words/event-words"),
    client.eventKinds(currentLanguage()),
    import("../schedule-loop/schedule-loop"),
  ]);
  if (!kinds.ok) {
    fail(kinds.failure);
    return;
  }
  const loop = document.createElement("gopark-schedule-loop");
  loop.words = new EventWords(kinds.value);
  inPlaceOfBoard(loop);
  loop.addEventListener("gopark-choose", ({ detail }) => {
    loop.chosen = thingOf(detail);
  });
  watch(({ speed, world }) => {
    Object.assign(loop, { events: viewing?.eventsUpTo(world.step) ?? [], speed, world });
  });
}

/** The rule behind each event. */
async function showWhy(): Promise<void> {
  const [{ EventWords }, kinds] = await Promise.all([
    import("../words/event-words"),
    client.eventKinds(currentLanguage()),
    import("../inspector/why"),
  ]);
  if (!kinds.ok) {
    fail(kinds.failure);
    return;
  }
  const why = document.createElement("gopark-why");
  why.words = new EventWords(kinds.value);
  // The card's own headings are of the third level, below the one of the panel.
  const heading = document.createElement("h2");
  heading.className = "visually-hidden";
  heading.textContent = text("why");
  board.hidden = true;
  board.after(heading, why);
  watch(({ event, world }) => {
    why.event = event;
    why.release = world.go;
  });
}

function fail(failure: Failure): void {
  const isMissing = failure.kind === "refused" && failure.problem.status === 404;
  const again = document.createElement("a");
  again.className = "button";
  again.href = isMissing ? "/" : location.href;
  if (isMissing) again.target = "_blank";
  // A link to the same address with something behind its # would load nothing.
  else
    again.addEventListener("click", (event) => {
      event.preventDefault();
      location.reload();
    });
  again.rel = "noopener";
  again.textContent = isMissing ? text("all-scenes") : text("again");
  notice.replaceChildren(isMissing ? text("no-scene") : text("unreachable"), " ", again);
  notice.hidden = false;
}

/** The scene that the address names, or carries behind its #. */
async function load(): Promise<void> {
  const own = id === "own" ? await decodeScenario(location.hash) : null;
  if (own !== null && !own.ok) {
    fail({ kind: "unreachable" });
    return;
  }
  const answer = own === null ? await recordedScene(client, id) : await ownScene(client, own.value);
  if (!answer.ok) {
    fail(answer.failure);
    return;
  }
  await begin(answer.value, own === null ? id : own.value);
  if (own !== null) await openOwn(answer.value.scene);
}

/** A session of one's own scene begins with its scenario. */
async function openOwn({ scenario }: Scene): Promise<void> {
  const packed = await encodeScenario(scenario);
  if (packed.ok) ownPlay = `/play#${packed.value}`;
  full.href = ownPlay;
}

load().catch(() => {
  fail({ kind: "unreachable" });
});
