import "../../lesson/challenge";
import "../../lesson/prediction";
import { noGuess, type Guess, type Prediction } from "../../lesson/prediction";
import type { Lesson, LessonList, LessonQuestion } from "../../message/lesson";
import { answerNamed, namesOnBoard } from "../../player/answers";
import { revealDrawn } from "../practice/pieces";
import text from "../../../texts/lesson.yaml";
import { Attempt } from "./attempt";
import { paragraphs, summary } from "./pieces";
import { stationsOf, type Station } from "./stations";
import type { Surroundings } from "./surroundings";

/** Leads through a lesson, one station at a time; any of them can be gone to. */
export class Course {
  readonly #lesson: Lesson;
  readonly #all: LessonList["lessons"];
  readonly #around: Surroundings;
  readonly #stations: readonly Station[];
  readonly #guesses = new Map<string, Guess>();
  readonly #done = new Set<number>();
  #at = 0;
  /** The panel of the question that was asked last. */
  #panel: Prediction | null = null;

  constructor(lesson: Lesson, all: LessonList["lessons"], around: Surroundings) {
    this.#lesson = lesson;
    this.#all = all;
    this.#around = around;
    this.#stations = stationsOf(lesson);
  }

  open(): void {
    const { parts, room } = this.#around;
    parts.board.addEventListener("gopark-choose", ({ detail }) => {
      const station = this.#stations[this.#at];
      if (station?.kind === "question") this.#chosen(station.question, detail);
    });
    this.#go(0, false);
    const { onMoment } = room;
    room.onMoment = (world) => {
      onMoment(world);
      void revealDrawn(parts.page, parts.board);
    };
  }

  #go(at: number, focus = true): void {
    const station = this.#stations[at];
    if (station === undefined) return;
    if (at > this.#at) this.#done.add(this.#at);
    this.#at = at;
    const { parts, room } = this.#around;
    room.onMoment = () => undefined;
    parts.board.look = [];
    parts.board.ghost = [];
    parts.hint.hidden = true;
    parts.observe.hidden = true;
    parts.skip.hidden = true;
    parts.controls.hidden = false;
    this.#showStations();
    this.#show(station);
    if (focus) this.#around.words.focus();
  }

  #showStations(): void {
    const { stations } = this.#around.parts;
    stations.replaceChildren(
      ...this.#stations.map(({ label }, index) => {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = label;
        if (index === this.#at) button.setAttribute("aria-current", "step");
        button.toggleAttribute("data-done", this.#done.has(index));
        button.addEventListener("click", () => {
          this.#go(index);
        });
        const item = document.createElement("li");
        item.append(button);
        return item;
      }),
    );
  }

  #show(station: Station): void {
    const { room, words } = this.#around;
    switch (station.kind) {
      case "read":
        words.show(paragraphs(this.#lesson.text, firstRun(this.#lesson)), [
          this.#next(text("start")),
        ]);
        void room.enter(firstRun(this.#lesson), 0);
        break;
      case "question":
        this.#ask(station.question);
        break;
      case "change":
        this.#change(station.change);
        break;
      case "challenge":
        this.#challenge();
        break;
      case "end":
        words.show(summary(this.#lesson, this.#all, firstRun(this.#lesson)), []);
        break;
    }
  }

  #next(label = text("next")): HTMLElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "button button-primary lesson-next";
    button.textContent = label;
    button.addEventListener("click", () => {
      this.#go(this.#at + 1);
    });
    const room = document.createElement("p");
    room.append(button);
    return room;
  }

  #ask(question: LessonQuestion): void {
    const { room, words } = this.#around;
    const panel = document.createElement("gopark-prediction");
    panel.question = question;
    panel.guess = this.#guesses.get(question.id) ?? noGuess;
    panel.addEventListener("gopark-predict", ({ detail }) => {
      this.#guessed(question, detail);
    });
    this.#panel = panel;
    words.show([], [panel]);
    const isSeen = panel.guess.seen;
    const step = isSeen ? question.until.step : question.at.step;
    void room.enter(question.scenario, step);
    this.#guessed(question, panel.guess);
    room.onMoment = (world) => {
      panel.release = world.go;
      const guess = this.#guesses.get(question.id) ?? noGuess;
      if (guess.committed && !guess.seen && !world.playing && world.step >= question.until.step) {
        this.#guessed(question, { ...guess, seen: true });
      }
    };
  }

  /** Shows how far the question is; what is committed first is remembered. */
  #guessed(question: LessonQuestion, guess: Guess): void {
    this.#guesses.set(question.id, guess);
    const { parts, room, words, progress } = this.#around;
    if (this.#panel !== null) this.#panel.guess = guess;
    const answer = question.answers[guess.answer ?? -1];
    const target = answer?.target;
    parts.board.look = guess.seen ? rightThings(question) : question.look;
    parts.board.ghost = guess.answer !== null && target !== undefined ? [target] : [];
    parts.controls.hidden = !guess.seen;
    const watched = parts.observe.contains(document.activeElement);
    parts.observe.hidden = !guess.committed || guess.seen;
    if (watched && guess.seen) words.focusOutcome();
    parts.hint.hidden =
      guess.committed || !question.answers.some((each) => each.target !== undefined);
    parts.hint.textContent = text("click-board");
    parts.skip.hidden = true;
    parts.show.textContent = text("observe");
    parts.show.onclick = () => {
      parts.skip.hidden = false;
      parts.skip.focus();
      void room.playTo(question.at.step, question.until.step);
    };
    parts.skip.onclick = () => void room.send({ do: "seek", step: question.until.step });
    if (guess.committed && answer !== undefined) {
      const first = { answer: guess.answer ?? 0, reason: guess.reason, right: answer.right };
      progress.guessed(this.#lesson.id, question.id, first);
      if (!guess.seen) parts.show.focus();
    }
    if (guess.seen && !words.leadsOn) words.add(this.#next());
  }

  #chosen(
    question: LessonQuestion,
    thing: { readonly kind: string; readonly id: number | string },
  ) {
    const guess = this.#guesses.get(question.id) ?? noGuess;
    if (guess.committed) return;
    const { answers, ask, explanation } = question;
    const names = namesOnBoard(this.#around.parts.board, thing);
    const answer = answerNamed({ ask, answers, because: explanation }, names);
    if (answer !== null) this.#guessed(question, { ...guess, answer });
  }

  #change(change: NonNullable<Lesson["change"]>): void {
    const { parts, room, words } = this.#around;
    words.show(paragraphs([change.text], change.scenario), []);
    parts.observe.hidden = false;
    parts.show.textContent = text("observe-change");
    parts.show.onclick = () => {
      parts.skip.hidden = false;
      parts.skip.focus();
      void room.playTo(0, change.until.step);
    };
    parts.skip.onclick = () => void room.send({ do: "seek", step: change.until.step });
    room.onMoment = (world) => {
      if (world.playing || world.step < change.until.step || parts.observe.hidden) return;
      const watched = parts.observe.contains(document.activeElement);
      parts.observe.hidden = true;
      words.add(...paragraphs([change.told], change.scenario), this.#next());
      if (watched) words.focusOutcome();
    };
    void room.enter(change.scenario, 0);
  }

  #challenge(): void {
    const { room, words } = this.#around;
    const attempt = new Attempt(this.#lesson, this.#around, () => {
      this.#done.add(this.#at);
      this.#showStations();
      if (!words.leadsOn) words.add(this.#next());
    });
    words.show([attempt.ask], [attempt.panel]);
    room.onMoment = (world) => {
      attempt.moved(world);
    };
    void attempt.begin();
  }
}

/** What the run shows to be right, if it is a thing of the board. */
function rightThings(question: LessonQuestion): readonly string[] {
  const right = question.answers.find((answer) => answer.right)?.target;
  return right === undefined ? question.look : [right];
}

function firstRun({ questions, challenge }: Lesson): Readonly<Record<string, unknown>> {
  return questions[0]?.scenario ?? challenge.scenario;
}
