import "../base/site";
import "../board/marks.css";
import "../board/live.css";
import "./scene.css";
import "../board/board";
import "../player/caption";
import "../player/listing";
import "../player/scene-controls";
import { named, part } from "../base/page-parts";
import { rememberScene } from "../base/seen-scenes";
import { currentLanguage } from "../base/texts";
import { SceneClient } from "../connection/scene-client";
import { markTerms } from "../glossary/mark-terms";
import { recordedScene, type RecordedScene } from "../live/recorded-scene";
import { answerNamed, namesOnBoard } from "../player/answers";
import { obeyKeys } from "../player/keys";
import { embedCode } from "../share/links";
import { browserAfter } from "../player/playhead";
import type { Replay } from "../world/replay";
import type { Scene, SceneChallenge } from "../world/scene";
import { Viewing, type SceneView } from "../player/viewing";
import text from "../../texts/embed.yaml";
import playerText from "../../texts/player.yaml";
import { StageFit } from "./play/stage-fit";
import type { YourTurn } from "./scene/your-turn";

markTerms(part(".lead", HTMLElement));

const stage = part(".study-stage", HTMLElement);
const board = named("gopark-board");
const caption = named("gopark-caption");
const controls = named("gopark-scene-controls");
const listing = stage.querySelector("gopark-listing");
const step = part(".study-step", HTMLElement);
const live = part(".study-live", HTMLAnchorElement);
const id = stage.dataset["scene"] ?? "";
const fit = new StageFit(part(".study-board", HTMLElement), board);
/** The way through what is shown: the scene, or what came of an attempt at its challenge. */
let viewing: Viewing | null = null;
let turn: YourTurn | null = null;

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
  if (listing !== null) listing.lights = scene.beats[beat]?.lights ?? [];
  turn?.moved(view);
  const isTurn = turn?.isOn === true;
  caption.hidden = isTurn;
  step.textContent = isTurn
    ? text("your-turn")
    : playerText("step", { step: beat + 1, steps: scene.beats.length });
  const where = { scene: scene.id, step: String(isTurn ? scene.open.step : world.step) };
  live.href = `/play?${new URLSearchParams(where).toString()}`;
}

/** Shows a recording in the place of what was shown before. */
function present(scene: Scene, replay: Replay, from?: number): Viewing {
  const speed = viewing?.playhead.speed;
  viewing?.playhead.pause();
  viewing = new Viewing(scene, replay, { step: from, after: browserAfter, show });
  if (speed !== undefined) viewing.playhead.setSpeed(speed);
  return viewing;
}

/** A scene with a challenge goes on by what the reader does. */
async function invite(recorded: RecordedScene, challenge: SceneChallenge): Promise<void> {
  const { YourTurn, stageOf } = await import("./scene/your-turn");
  const place = stageOf(recorded, present, () => viewing);
  turn = new YourTurn(recorded.scene, challenge, id, place);
  caption.after(turn.panel);
}

async function begin(recorded: RecordedScene): Promise<void> {
  const { scene, replay } = recorded;
  rememberScene(id);
  part(".study-embed", HTMLElement).textContent = embedCode(
    location.origin,
    id,
    scene.title[currentLanguage()].replaceAll("`", ""),
    currentLanguage(),
  );
  caption.opening = scene.about;
  const { counterpart } = scene;
  caption.counterpart = counterpart === undefined ? null : `/scenes/${counterpart}`;
  if (listing !== null) listing.listings = scene.listings ?? [];
  if (scene.challenge !== undefined) await invite(recorded, scene.challenge);
  present(scene, replay);
  controls.addEventListener("gopark-scene-wish", ({ detail }) => {
    viewing?.wish(detail);
  });
  caption.addEventListener("gopark-guess", ({ detail }) => {
    viewing?.guess(detail);
  });
  board.addEventListener("gopark-choose", ({ detail }) => {
    const question = viewing?.question ?? null;
    const answer = question === null ? null : answerNamed(question, namesOnBoard(board, detail));
    if (answer !== null) viewing?.guess(answer);
  });
  obeyKeys(
    stage,
    () => viewing?.playhead.playing === true,
    (wish) => {
      viewing?.wish(wish);
    },
  );
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) viewing?.playhead.pause();
  });
}

async function load(): Promise<void> {
  const answer = await recordedScene(new SceneClient(), id);
  if (answer.ok) await begin(answer.value);
  else fail();
}

function fail(): void {
  const notice = part(".scene-notice", HTMLElement);
  notice.textContent = text("unreachable");
  notice.hidden = false;
}

load().catch(fail);
