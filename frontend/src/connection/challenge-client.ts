import { currentLanguage } from "../base/texts";
import { judgedShape, type Judged } from "../message/lesson";
import { recordingShape, type Recording } from "../message/session";
import { object } from "../message/shape";
import { addressOf } from "./address";
import { ask, type Answer } from "./ask";

/** What came of an attempt at a challenge: how it was judged, and what is to be seen of it. */
export interface Attempted {
  readonly judged: Judged;
  readonly replay: Recording;
}

/**
 * Has challenges judged. What is asked is the same for everybody: without cookies it is answered to
 * a frame that has no origin, too.
 */
export class ChallengeClient {
  readonly #fetch: typeof fetch;

  constructor(fetcher: typeof fetch = (...question) => fetch(...question)) {
    this.#fetch = (address, request) => fetcher(address, { ...request, credentials: "omit" });
  }

  /**
   * What comes of commands that are given where a scene ends, and which goals of its challenge are
   * met by it; nothing of it is kept.
   *
   * @param scene its document, or its id
   */
  attempt(scene: unknown, commands: readonly unknown[]): Promise<Answer<Attempted>> {
    const address = addressOf(["scenes", "attempt"], { lang: currentLanguage() });
    const body = { scene, commands };
    const question = { method: "POST", address, body, changesNothing: true } as const;
    return ask(this.#fetch, question, object({ judged: judgedShape, replay: recordingShape }));
  }

  /** What a session has shown of a condition; what is wrong with the condition is refused. */
  goal(session: string, condition: string): Promise<Answer<Judged>> {
    const address = addressOf(["sessions", session, "goals"], { lang: currentLanguage() });
    const body = { goals: [{ condition }] };
    const question = { method: "POST", address, body, changesNothing: true } as const;
    return ask(this.#fetch, question, judgedShape);
  }
}
