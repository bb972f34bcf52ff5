import { currentLanguage } from "../base/texts";
import {
  completionShape,
  judgedShape,
  lessonListShape,
  lessonShape,
  type Completion,
  type Judged,
  type Lesson,
  type LessonList,
} from "../message/lesson";
import { addressOf } from "./address";
import { ask, type Answer } from "./ask";

/** Asks for lessons, and has what was done in them judged. */
export class LessonClient {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...question) => fetch(...question)) {
    this.#fetch = fetcher;
  }

  lessons(): Promise<Answer<LessonList>> {
    return ask(this.#fetch, { address: addressOf(["lessons"]) }, lessonListShape);
  }

  lesson(id: string): Promise<Answer<Lesson>> {
    return ask(this.#fetch, { address: addressOf(["lessons", id]) }, lessonShape);
  }

  /** What a session has shown of the goals of a lesson's challenge. */
  judge(session: string, lesson: string): Promise<Answer<Judged>> {
    const address = addressOf(["sessions", session, "goals"], { lang: currentLanguage() });
    return ask(this.#fetch, { method: "POST", address, body: { lesson } }, judgedShape);
  }

  /** A code that says, for a name, what the passes say. */
  complete(name: string, passes: readonly string[]): Promise<Answer<Completion>> {
    const address = addressOf(["completions"], { lang: currentLanguage() });
    return ask(this.#fetch, { method: "POST", address, body: { name, passes } }, completionShape);
  }

  /** What a code says, if this server has signed it. */
  completion(code: string): Promise<Answer<Completion>> {
    const address = addressOf(["completions", code], { lang: currentLanguage() });
    return ask(this.#fetch, { address }, completionShape);
  }
}
