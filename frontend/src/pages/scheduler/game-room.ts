import type { Failure } from "../../connection/ask";
import type { SchedulerClient } from "../../connection/scheduler-client";
import type { Progress } from "../../lesson/progress";
import "../../lesson/turn";
import type { CheckWords, TurnPanel } from "../../lesson/turn";
import type { Choice, ComparedChoice, Game, Score, Turn } from "../../message/scheduler";
import { kebab } from "../../base/kebab";
import type { LessonParts } from "../lesson/parts";
import type { Room } from "../lesson/room";
import { detailOf } from "../practice/detail";
import { button, headed, link, paragraph, reveal, revealDrawn } from "../practice/pieces";
import text from "../../../texts/scheduler.yaml";

export interface GameSurroundings {
  readonly parts: LessonParts;
  readonly room: Room;
  readonly client: SchedulerClient;
  readonly words: CheckWords | null;
  readonly progress: Progress;
}

/** A choice that was made, and what the server said of it. */
interface Made {
  readonly choice: Choice;
  readonly compared: ComparedChoice;
}

/** Leads through the choices of a game, one after the other, and counts the points. */
export class GameRoom {
  readonly #game: Game;
  readonly #around: GameSurroundings;
  readonly #made: Made[] = [];
  readonly #panel: TurnPanel;
  #at = 0;
  /** Whether a choice is on its way; a second press makes no other. */
  #isAsking = false;

  constructor(game: Game, around: GameSurroundings) {
    this.#game = game;
    this.#around = around;
    this.#panel = document.createElement("gopark-turn");
    this.#panel.words = around.words;
    this.#panel.addEventListener("gopark-pick", ({ detail }) => {
      this.#pick(detail);
    });
    this.#panel.addEventListener("gopark-decide", ({ detail }) => void this.#decide(detail));
  }

  open(): void {
    const { parts, room } = this.#around;
    parts.board.addEventListener("gopark-choose", ({ detail }) => {
      if (detail.kind !== "g" || this.#panel.compared !== null) return;
      const { id } = detail;
      if (this.#turn?.options.some(({ g }) => g === id) === true) this.#pick(id);
    });
    parts.hint.textContent = text("click-board");
    parts.run.hidden = true;
    room.onMoment = ({ go }) => {
      this.#panel.release = go;
      void revealDrawn(parts.page, parts.board);
    };
    const first = this.#turn;
    if (first !== undefined) void this.#enter(first);
    this.#show(false);
  }

  async #enter({ step }: Turn): Promise<void> {
    const { parts, room } = this.#around;
    if (!(await room.enter(this.#game.scenario, step))) reveal(parts.page);
  }

  get #turn(): Turn | undefined {
    return this.#game.turns[this.#at];
  }

  #show(focus = true): void {
    const turn = this.#turn;
    if (turn === undefined) {
      void this.#finish();
      return;
    }
    const { parts } = this.#around;
    this.#showTurns();
    this.#panel.turn = turn;
    this.#panel.picked = undefined;
    this.#panel.compared = null;
    const number = this.#at + 1;
    const heading = headed(text("turn", { number, count: this.#game.turns.length }));
    parts.words.replaceChildren(heading, this.#panel);
    parts.board.look = [`M${String(turn.m)}`, `P${String(turn.p)}`];
    parts.board.ghost = [];
    parts.hint.hidden = false;
    parts.controls.hidden = true;
    if (focus) parts.words.focus();
  }

  #showTurns(): void {
    const items = this.#game.turns.map((_, index) => {
      const item = document.createElement("li");
      const mark = document.createElement("span");
      mark.className = "turn";
      mark.textContent = String(index + 1);
      if (index === this.#at) mark.setAttribute("aria-current", "step");
      const right = this.#made[index]?.compared.right;
      if (right !== undefined) mark.append(right ? " ✓" : " ✗");
      item.append(mark);
      return item;
    });
    this.#around.parts.stations.replaceChildren(...items);
  }

  #pick(g: number | null): void {
    this.#panel.picked = g;
    this.#around.parts.board.ghost = g === null ? [] : [`G${String(g)}`];
  }

  async #decide(choice: Choice): Promise<void> {
    const { parts, room, client } = this.#around;
    const turn = this.#turn;
    if (turn === undefined || this.#panel.compared !== null || this.#isAsking) return;
    this.#isAsking = true;
    const answer = await client.choose(this.#game, this.#at, choice);
    this.#isAsking = false;
    if (!answer.ok) {
      this.#failed(answer.failure);
      return;
    }
    const compared = answer.value;
    this.#made[this.#at] = { choice, compared };
    this.#panel.compared = compared;
    parts.hint.hidden = true;
    parts.controls.hidden = false;
    parts.board.look = compared.g === undefined ? [] : [`G${String(compared.g)}`];
    this.#showTurns();
    void room.playTo(turn.step, turn.until);
    const isLast = this.#at === this.#game.turns.length - 1;
    const onward = (): void => {
      this.#at++;
      const following = this.#turn;
      if (following !== undefined) void room.send({ do: "seek", step: following.step });
      this.#show();
    };
    const look = "button button-primary lesson-next";
    const next = button(isLast ? text("finish") : text("next"), onward, look);
    parts.words.append(next);
    next.focus();
  }

  async #finish(): Promise<void> {
    const { parts, client, progress } = this.#around;
    this.#showTurns();
    const choices = this.#made.map(({ choice }) => choice);
    const answer = await client.score(this.#game, choices);
    if (!answer.ok) {
      this.#failed(answer.failure);
      return;
    }
    const score = answer.value;
    if (score.pass !== undefined) {
      progress.passed(`scheduler-${String(this.#game.level)}`, score.pass);
    }
    parts.words.replaceChildren(...this.#summary(score));
    parts.words.focus();
  }

  #summary({ points, mostPoints, passed }: Score): readonly HTMLElement[] {
    const total = paragraph(text("points", { points, most: mostPoints }), "score");
    const verdict = paragraph(passed ? text("score-passed") : text("score-failed"));
    const again = link(text("again"), `/learn/scheduler?level=${String(this.#game.level)}`);
    const differences = this.#made.flatMap(({ compared: { right, reason } }, index) =>
      right ? [] : [`${String(index + 1)}. ${text(`reason-${kebab(reason)}`)}`],
    );
    const list = document.createElement("ul");
    list.append(
      ...(differences.length === 0 ? [text("no-difference")] : differences).map((difference) => {
        const item = document.createElement("li");
        item.textContent = difference;
        return item;
      }),
    );
    return [headed(text("score")), total, verdict, headed(text("score-list")), list, again];
  }

  #failed(failure: Failure): void {
    const { trouble } = this.#around.parts;
    trouble.textContent = detailOf(failure, text("lost"));
    trouble.hidden = false;
  }
}
