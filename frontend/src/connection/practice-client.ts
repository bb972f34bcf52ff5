import { currentLanguage } from "../base/texts";
import {
  examShape,
  markedShape,
  type Exam,
  type ExamAnswer,
  type MarkedExam,
} from "../message/exam";
import { answeredShape, questionShape, type Answered, type Question } from "../message/question";
import { warnedShape, type Warned } from "../message/warning";
import { addressOf } from "./address";
import { ask, type Answer } from "./ask";

/** Asks what a run shows, and has answers about runs judged. */
export class PracticeClient {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...question) => fetch(...question)) {
    this.#fetch = fetcher;
  }

  warnings(session: string): Promise<Answer<Warned>> {
    return ask(this.#fetch, { address: at("sessions", session, "warnings") }, warnedShape);
  }

  exam(seed: number): Promise<Answer<Exam>> {
    return ask(this.#fetch, { address: at("exams", String(seed)) }, examShape);
  }

  handIn(seed: number, answers: readonly ExamAnswer[]): Promise<Answer<MarkedExam>> {
    const address = at("exams", String(seed));
    return ask(this.#fetch, { method: "POST", address, body: { answers } }, markedShape);
  }

  question(session: string): Promise<Answer<Question>> {
    return ask(this.#fetch, { address: at("sessions", session, "question") }, questionShape);
  }

  answer(session: string, step: number, answer: string): Promise<Answer<Answered>> {
    const address = at("sessions", session, "question");
    return ask(this.#fetch, { method: "POST", address, body: { step, answer } }, answeredShape);
  }
}

function at(...path: readonly string[]): string {
  return addressOf(path, { lang: currentLanguage() });
}
