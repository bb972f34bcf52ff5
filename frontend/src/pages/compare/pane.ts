import type { Board } from "../../board/board";
import { moment, number } from "../../base/amounts";
import { named, part } from "../../base/page-parts";
import { between } from "../../compare/course";
import type { Strip } from "../../timeline/strip";
import type { Timeline } from "../../timeline/timeline";
import type { ComparedRun } from "../../message/compared";
import type { EventWords } from "../../words/event-words";
import { Replay } from "../../world/replay";
import { tellingEvent } from "../../world/telling";
import { thingOf } from "../../world/thing";
import text from "../../../texts/compare.yaml";
import { boardObject } from "../play/board-object";
import { StageFit } from "../play/stage-fit";

/** What one of the runs shows. */
export class Pane {
  readonly root: HTMLElement;
  readonly replay: Replay;
  readonly timeline: Timeline;
  readonly #board: Board;
  readonly #strip: Strip;
  readonly #fit: StageFit;
  readonly #place: HTMLElement;
  readonly #said: HTMLElement;
  #shown = -1;

  /** @param template: what a pane is made of */
  constructor(template: HTMLTemplateElement, name: string, { replay }: ComparedRun) {
    const made = document.importNode(template.content, true);
    this.root = part(".compare-pane", HTMLElement, made);
    this.root.ariaLabel = name;
    part(".compare-name", HTMLElement, made).textContent = name;
    this.#place = part(".compare-place", HTMLElement, made);
    this.#said = part(".compare-said", HTMLElement, made);
    this.#board = named("gopark-board", made);
    this.#strip = named("gopark-strip", made);
    this.timeline = named("gopark-timeline", made);
    this.#fit = new StageFit(part(".compare-board", HTMLElement, made), this.#board);
    this.replay = new Replay(replay);
    this.#board.addEventListener("gopark-choose", ({ detail }) => {
      const thing = thingOf(detail);
      if (thing !== null) this.#board.chosen = boardObject(thing);
    });
  }

  /** Draws the whole stretch; the pane is in the page by now. */
  begin(): void {
    const first = this.replay.at(0);
    if (!first.ok) return;
    const { run } = this.#strip;
    run.begin(first.value);
    run.happened(between(this.replay, 0, this.replay.length - 1));
    this.#strip.farthest = this.replay.deltaTo(this.replay.length - 1)?.step ?? first.value.step;
    this.timeline.follow(run);
    this.timeline.state = "ready";
  }

  /** Shows a world of the recording. */
  show(index: number, words: EventWords | null, speed: number): void {
    const found = this.replay.at(index);
    if (!found.ok) return;
    const world = found.value;
    const isNext = index > this.#shown && index - this.#shown <= 2 && this.#shown >= 0;
    const fresh = isNext ? between(this.replay, this.#shown, index) : [];
    this.#shown = index;
    this.#fit.show(Object.keys(world.ps).length);
    this.#board.events = fresh;
    this.#board.speed = speed;
    this.#board.world = world;
    this.timeline.step = world.step;
    this.#place.textContent = text("pane-place", {
      step: number(world.step),
      time: moment(world.timeNs),
    });
    const event = tellingEvent(this.replay.deltaTo(index)?.events ?? []);
    this.#said.textContent = event === null ? "" : (words?.sentence(event) ?? event.kind);
  }
}
