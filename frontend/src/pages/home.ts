import "../base/site";
import "../board/marks.css";
import "../board/states.css";
import "../board/live.css";
import "../base/gallery.css";
import "./home.css";
import "../board/board";
import "../player/caption";
import { named, part } from "../base/page-parts";
import { SceneClient } from "../connection/scene-client";
import { recordedScene, type RecordedScene } from "../live/recorded-scene";
import { answerNamed, namesOnBoard } from "../player/answers";
import { FirstMinute } from "../player/first-minute";
import { browserAfter } from "../player/playhead";
import { Viewing } from "../player/viewing";
import text from "../../texts/home.yaml";

const board = named("gopark-board");
const caption = named("gopark-caption");
const step = part(".first-step", HTMLElement);
const hint = part(".first-hint", HTMLElement);
const on = part(".first-on button", HTMLButtonElement);
const toBreak = part(".first-break", HTMLElement);

/** Where the question stands below the board, both are to be seen at once. */
const small = matchMedia("(width < 62rem)");
const fit = (): void => {
  board.brief = small.matches;
};
small.addEventListener("change", fit);
fit();

function begin({ scene, replay }: RecordedScene): void {
  const viewing = new Viewing(scene, replay, {
    after: browserAfter,
    show: ({ world, fresh, look }) => {
      caption.release = world.go;
      board.events = fresh;
      board.world = world;
      board.look = look;
    },
  });
  const minute = new FirstMinute(scene, viewing, (view) => {
    caption.beat = view.beat;
    caption.guess = view.guess;
    step.textContent = text("first-step", { step: view.number, steps: view.questions });
    hint.textContent = "";
    on.hidden = view.next !== "question";
    toBreak.hidden = view.next !== "break";
    if (view.next === "break") lead(view.step);
  });

  caption.addEventListener("gopark-guess", ({ detail }) => {
    minute.guess(detail);
  });
  board.addEventListener("gopark-choose", ({ detail }) => {
    const { question } = minute;
    if (question === null) return;
    const answer = answerNamed(question, namesOnBoard(board, detail));
    if (answer === null) hint.textContent = text("first-elsewhere");
    else minute.guess(answer);
  });
  on.textContent = text("first-on");
  on.addEventListener("click", () => {
    minute.goOn();
  });
}

/** Into the playground, to where the scene is now. */
function lead(at: number): void {
  for (const link of toBreak.querySelectorAll("a")) {
    const address = new URL(link.href);
    address.searchParams.set("step", String(at));
    link.href = address.href;
  }
}

void recordedScene(new SceneClient(), "first-minute").then((answer) => {
  if (answer.ok) begin(answer.value);
  else hint.textContent = text("first-lost");
});
