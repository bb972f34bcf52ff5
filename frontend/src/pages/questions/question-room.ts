import type { Failure } from "../../connection/ask";
import type { PracticeClient } from "../../connection/practice-client";
import "../../lesson/choice";
import type { Question } from "../../message/question";
import { kebab } from "../../base/kebab";
import type { EventWords } from "../../words/event-words";
import type { LessonParts } from "../lesson/parts";
import type { Room } from "../lesson/room";
import { detailOf } from "../practice/detail";
import { button, link, paragraph, revealDrawn } from "../practice/pieces";
import text from "../../../texts/question.yaml";

export interface QuestionSurroundings {
  readonly parts: LessonParts;
  readonly room: Room;
  readonly client: PracticeClient;
  readonly words: EventWords | null;
}

const firstStep = 12;

/** Asks about a run wherever it stands, and counts what was right. */
export class QuestionRoom {
  readonly #scenario: Readonly<Record<string, unknown>>;
  readonly #around: QuestionSurroundings;
  readonly #ask: HTMLButtonElement;
  readonly #score = paragraph("", "score");
  #asked = 0;
  #right = 0;

  constructor(scenario: Readonly<Record<string, unknown>>, around: QuestionSurroundings) {
    this.#scenario = scenario;
    this.#around = around;
    const look = "button button-primary question-ask";
    this.#ask = button(text("ask-me"), () => void this.#question(), look);
  }

  open(): void {
    const { parts, room } = this.#around;
    parts.controls.hidden = false;
    parts.words.replaceChildren(
      this.#ask,
      this.#score,
      link(text("other-run"), "/learn/questions"),
    );
    room.onMoment = () => {
      void revealDrawn(parts.page, parts.board);
    };
    void room.enter(this.#scenario, firstStep);
  }

  async #question(): Promise<void> {
    const { room, client, parts } = this.#around;
    const { session } = room;
    if (session === null) return;
    await room.send({ do: "pause" });
    const asked = await client.question(session);
    if (!asked.ok) {
      this.#failed(asked.failure);
      return;
    }
    parts.trouble.hidden = true;
    this.#show(asked.value, session);
  }

  #show(question: Question, session: string): void {
    const { parts } = this.#around;
    const choice = document.createElement("gopark-choice");
    choice.ask = text(`ask-${kebab(question.kind)}`, { subject: question.subject });
    choice.options = question.options.map((value) => ({ value, name: named(question, value) }));
    const commit = button(
      text("commit"),
      () => {
        if (choice.chosen === "" || choice.committed) return;
        choice.committed = true;
        commit.remove();
        void this.#judge(question, session, choice);
      },
      "button button-primary question-commit",
    );
    choice.addEventListener("gopark-chosen", ({ detail }) => {
      choice.chosen = detail;
      parts.board.ghost = [detail];
    });
    parts.board.look = question.subject === "" ? [] : [question.subject];
    parts.board.ghost = [];
    parts.words.replaceChildren(choice, commit, this.#score);
    parts.words.focus();
  }

  async #judge(
    question: Question,
    session: string,
    choice: HTMLElementTagNameMap["gopark-choice"],
  ): Promise<void> {
    const { parts, room, client, words } = this.#around;
    const judged = await client.answer(session, question.step, choice.chosen);
    if (!judged.ok) {
      this.#failed(judged.failure);
      parts.words.append(this.#ask);
      return;
    }
    const { right, answer, until, event } = judged.value;
    this.#asked++;
    if (right) this.#right++;
    choice.right = answer;
    const outcome = paragraph(
      right ? text("right") : text("wrong", { answer: named(question, answer) }),
      "question-outcome",
    );
    outcome.setAttribute("role", "status");
    this.#score.textContent = text("score", { right: this.#right, asked: this.#asked });
    parts.words.append(outcome, paragraph(words?.sentence(event) ?? ""), this.#ask);
    if (question.kind !== "howStops") parts.board.look = [answer];
    this.#ask.focus();
    await room.playTo(question.step, until);
  }

  #failed(failure: Failure): void {
    const { trouble } = this.#around.parts;
    trouble.textContent = detailOf(failure, text("lost"));
    trouble.hidden = false;
  }
}

/** An option in words: a thing of the board is called as it is there. */
function named({ kind }: Question, value: string): string {
  if (kind !== "howStops") return value;
  switch (value) {
    case "goParked":
      return text("stop-go-parked");
    case "goEnded":
      return text("stop-go-ended");
    case "goPreempted":
      return text("stop-go-preempted");
    case "goYielded":
      return text("stop-go-yielded");
    case "syscallEntered":
      return text("stop-syscall-entered");
    default:
      return value;
  }
}
